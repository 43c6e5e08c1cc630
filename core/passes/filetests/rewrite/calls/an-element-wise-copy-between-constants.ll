; test: rewrite
; llvm: 22
@g1 = external addrspace(1) global i8
declare void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i32)
define void @f(ptr addrspace(1) %a) gc "statepoint-example" {
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 undef, ptr addrspace(1) align 4 %a, i64 32, i32 4)
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 poison, ptr addrspace(1) align 4 %a, i64 32, i32 4)
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 @g1, ptr addrspace(1) align 4 %a, i64 32, i32 4)
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 inttoptr (i64 64 to ptr addrspace(1)), ptr addrspace(1) align 4 null, i64 32, i32 4)
  ret void
}

; => rewrite
; @g1 = external addrspace(1) global i8
;
; ; Function Attrs: nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) writeonly captures(none), ptr addrspace(1) readonly captures(none), i64, i32 immarg) #0
;
; define void @f(ptr addrspace(1) %a) gc "statepoint-example" {
;   %1 = ptrtoint ptr addrspace(1) %a to i64
;   %2 = ptrtoint ptr addrspace(1) %a to i64
;   %3 = sub i64 %2, %1
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1), i64, ptr addrspace(1), i64, i64)) @__llvm_memcpy_element_unordered_atomic_safepoint_4, i32 5, i32 0, ptr addrspace(1) null, i64 undef, ptr addrspace(1) %a, i64 %3, i64 32, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %4 = ptrtoint ptr addrspace(1) %a.relocated to i64
;   %5 = ptrtoint ptr addrspace(1) %a.relocated to i64
;   %6 = sub i64 %5, %4
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1), i64, ptr addrspace(1), i64, i64)) @__llvm_memcpy_element_unordered_atomic_safepoint_4, i32 5, i32 0, ptr addrspace(1) null, i64 poison, ptr addrspace(1) %a.relocated, i64 %6, i64 32, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated) ]
;   %a.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   %7 = ptrtoint ptr addrspace(1) %a.relocated2 to i64
;   %8 = ptrtoint ptr addrspace(1) %a.relocated2 to i64
;   %9 = sub i64 %8, %7
;   %statepoint_token3 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1), i64, ptr addrspace(1), i64, i64)) @__llvm_memcpy_element_unordered_atomic_safepoint_4, i32 5, i32 0, ptr addrspace(1) null, i64 ptrtoint (ptr addrspace(1) @g1 to i64), ptr addrspace(1) %a.relocated2, i64 %9, i64 32, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated2) ]
;   %a.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token3, i32 0, i32 0) ; (%a.relocated2, %a.relocated2)
;   %statepoint_token5 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1), i64, ptr addrspace(1), i64, i64)) @__llvm_memcpy_element_unordered_atomic_safepoint_4, i32 5, i32 0, ptr addrspace(1) null, i64 ptrtoint (ptr addrspace(1) inttoptr (i64 64 to ptr addrspace(1)) to i64), ptr addrspace(1) null, i64 0, i64 32, i32 0, i32 0)
;   ret void
; }
;
; declare void @__tmp_use(...)
;
; declare void @__llvm_memcpy_element_unordered_atomic_safepoint_4(ptr addrspace(1), i64, ptr addrspace(1), i64, i64)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
