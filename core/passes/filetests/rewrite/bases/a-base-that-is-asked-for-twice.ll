; test: rewrite
; llvm: 22
declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1))
declare void @foo()
declare void @leaf(ptr addrspace(1)) "gc-leaf-function"
define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c, i64 %n) gc "statepoint-example" {
entry:
  %s = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  %g = getelementptr i8, ptr addrspace(1) %s, i64 %n
  %one = call ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) %g)
  call void @foo()
  %two = call ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) %s)
  call void @leaf(ptr addrspace(1) %one)
  call void @leaf(ptr addrspace(1) %two)
  ret void
}

; => rewrite
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) readnone captures(none)) #0
;
; declare void @foo()
;
; declare void @leaf(ptr addrspace(1)) #1
;
; define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c, i64 %n) gc "statepoint-example" {
; entry:
;   %s = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
;   %g = getelementptr i8, ptr addrspace(1) %s, i64 %n
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %s) ]
;   %s.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%s, %s)
;   call void @leaf(ptr addrspace(1) %s.relocated)
;   call void @leaf(ptr addrspace(1) %s.relocated)
;   ret void
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
; attributes #1 = { "gc-leaf-function" }
