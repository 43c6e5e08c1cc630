; test: rewrite
; llvm: 14 22
declare void @llvm.memmove.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) nocapture writeonly, ptr addrspace(1) nocapture readonly, i32, i32 immarg)
define void @f(ptr addrspace(1) %o, i64 %n, i64 %m, i32 %len) gc "statepoint-example" {
entry:
  %t = getelementptr i8, ptr addrspace(1) %o, i64 %n
  %s = getelementptr i8, ptr addrspace(1) %o, i64 %m
  call void @llvm.memmove.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) align 16 %t, ptr addrspace(1) align 16 %s, i32 %len, i32 16) [ "deopt"(i32 1) ]
  ret void
}

; => rewrite
; ; Function Attrs: nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) writeonly captures(none), ptr addrspace(1) readonly captures(none), i32, i32 immarg) #0
;
; define void @f(ptr addrspace(1) %o, i64 %n, i64 %m, i32 %len) gc "statepoint-example" {
; entry:
;   %t = getelementptr i8, ptr addrspace(1) %o, i64 %n
;   %s = getelementptr i8, ptr addrspace(1) %o, i64 %m
;   %0 = ptrtoint ptr addrspace(1) %o to i64
;   %1 = ptrtoint ptr addrspace(1) %t to i64
;   %2 = sub i64 %1, %0
;   %3 = ptrtoint ptr addrspace(1) %o to i64
;   %4 = ptrtoint ptr addrspace(1) %s to i64
;   %5 = sub i64 %4, %3
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1), i64, ptr addrspace(1), i64, i32)) @__llvm_memmove_element_unordered_atomic_safepoint_16, i32 5, i32 0, ptr addrspace(1) %o, i64 %2, ptr addrspace(1) %o, i64 %5, i32 %len, i32 0, i32 0) [ "deopt"(i32 1), "gc-live"(ptr addrspace(1) %o) ]
;   %o.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%o, %o)
;   %s.remat = getelementptr i8, ptr addrspace(1) %o.relocated, i64 %m
;   %t.remat = getelementptr i8, ptr addrspace(1) %o.relocated, i64 %n
;   ret void
; }
;
; declare void @__tmp_use(...)
;
; declare void @__llvm_memmove_element_unordered_atomic_safepoint_16(ptr addrspace(1), i64, ptr addrspace(1), i64, i32)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
