; test: rewrite
; llvm: 14 22
declare void @foo()
declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1))
define i64 @f(ptr addrspace(1) %0, ptr addrspace(1) %1, i1 %2, i64 %3) gc "statepoint-example" {
  %5 = getelementptr i8, ptr addrspace(1) %0, i64 %3
  %6 = select i1 %2, ptr addrspace(1) %5, ptr addrspace(1) %1
  %7 = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) %6)
  call void @foo()
  %8 = load i8, ptr addrspace(1) %6
  ret i64 %7
}

; => rewrite
; declare void @foo()
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) readnone captures(none)) #0
;
; define i64 @f(ptr addrspace(1) %0, ptr addrspace(1) %1, i1 %2, i64 %3) gc "statepoint-example" {
;   %5 = getelementptr i8, ptr addrspace(1) %0, i64 %3
;   %base_select = select i1 %2, ptr addrspace(1) %0, ptr addrspace(1) %1, !is_base_value !0
;   %6 = select i1 %2, ptr addrspace(1) %5, ptr addrspace(1) %1
;   %base_select.int = ptrtoint ptr addrspace(1) %base_select to i64
;   %7 = ptrtoint ptr addrspace(1) %6 to i64
;   %8 = sub i64 %7, %base_select.int
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %6, ptr addrspace(1) %base_select) ]
;   %9 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%base_select, %6)
;   %base_select.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%base_select, %base_select)
;   %10 = load i8, ptr addrspace(1) %9, align 1
;   ret i64 %8
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
;
; !0 = !{}
