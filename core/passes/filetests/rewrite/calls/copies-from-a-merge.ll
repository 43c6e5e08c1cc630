; test: rewrite
; llvm: 14 22
declare void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) nocapture writeonly, ptr addrspace(1) nocapture readonly, i64, i32 immarg)
define void @f(ptr addrspace(1) %o, ptr addrspace(1) %u, ptr addrspace(1) %to, i1 %c) gc "statepoint-example" {
entry:
  %s = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %u
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 2 %to, ptr addrspace(1) align 2 %s, i64 32, i32 2) [ "deopt"() ]
  store i8 1, ptr addrspace(1) %to
  ret void
}

; => rewrite
; ; Function Attrs: nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) writeonly captures(none), ptr addrspace(1) readonly captures(none), i64, i32 immarg) #0
;
; define void @f(ptr addrspace(1) %o, ptr addrspace(1) %u, ptr addrspace(1) %to, i1 %c) gc "statepoint-example" {
; entry:
;   %s = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %u
;   %0 = ptrtoint ptr addrspace(1) %to to i64
;   %1 = ptrtoint ptr addrspace(1) %to to i64
;   %2 = sub i64 %1, %0
;   %3 = ptrtoint ptr addrspace(1) %s to i64
;   %4 = ptrtoint ptr addrspace(1) %s to i64
;   %5 = sub i64 %4, %3
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1), i64, ptr addrspace(1), i64, i64)) @__llvm_memcpy_element_unordered_atomic_safepoint_2, i32 5, i32 0, ptr addrspace(1) %to, i64 %2, ptr addrspace(1) %s, i64 %5, i64 32, i32 0, i32 0) [ "deopt"(), "gc-live"(ptr addrspace(1) %to, ptr addrspace(1) %s) ]
;   %to.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%to, %to)
;   %s.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%s, %s)
;   store i8 1, ptr addrspace(1) %to.relocated, align 1
;   ret void
; }
;
; declare void @__tmp_use(...)
;
; declare void @__llvm_memcpy_element_unordered_atomic_safepoint_2(ptr addrspace(1), i64, ptr addrspace(1), i64, i64)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
