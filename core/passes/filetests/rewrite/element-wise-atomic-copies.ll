; test: rewrite
; llvm: 14 22
declare void @llvm.memcpy.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) nocapture writeonly, ptr addrspace(1) nocapture readonly, i32, i32 immarg)
declare void @llvm.memmove.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) nocapture writeonly, ptr addrspace(1) nocapture readonly, i32, i32 immarg)
define void @f(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 %n) gc "statepoint-example" {
entry:
  %t = getelementptr i8, ptr addrspace(1) %to, i64 %n
  %s = getelementptr i8, ptr addrspace(1) %from, i64 16
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) align 4 %t, ptr addrspace(1) align 4 %s, i32 16, i32 4)
  call void @llvm.memmove.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) align 1 %t, ptr addrspace(1) align 1 %s, i32 16, i32 1) "gc-leaf-function"
  call void @llvm.memmove.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) align 8 %t, ptr addrspace(1) align 8 %s, i32 16, i32 8)
  ret void
}

; => rewrite
; ; Function Attrs: nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) writeonly captures(none), ptr addrspace(1) readonly captures(none), i32, i32 immarg) #0
;
; ; Function Attrs: nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) writeonly captures(none), ptr addrspace(1) readonly captures(none), i32, i32 immarg) #0
;
; define void @f(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 %n) gc "statepoint-example" {
; entry:
;   %t = getelementptr i8, ptr addrspace(1) %to, i64 %n
;   %s = getelementptr i8, ptr addrspace(1) %from, i64 16
;   %0 = ptrtoint ptr addrspace(1) %to to i64
;   %1 = ptrtoint ptr addrspace(1) %t to i64
;   %2 = sub i64 %1, %0
;   %3 = ptrtoint ptr addrspace(1) %from to i64
;   %4 = ptrtoint ptr addrspace(1) %s to i64
;   %5 = sub i64 %4, %3
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1), i64, ptr addrspace(1), i64, i32)) @__llvm_memcpy_element_unordered_atomic_safepoint_4, i32 5, i32 0, ptr addrspace(1) %to, i64 %2, ptr addrspace(1) %from, i64 %5, i32 16, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %to, ptr addrspace(1) %from) ]
;   %to.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%to, %to)
;   %from.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%from, %from)
;   %s.remat = getelementptr i8, ptr addrspace(1) %from.relocated, i64 16
;   %t.remat = getelementptr i8, ptr addrspace(1) %to.relocated, i64 %n
;   call void @llvm.memmove.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) align 1 %t.remat, ptr addrspace(1) align 1 %s.remat, i32 16, i32 1) #2
;   %6 = ptrtoint ptr addrspace(1) %to.relocated to i64
;   %7 = ptrtoint ptr addrspace(1) %t.remat to i64
;   %8 = sub i64 %7, %6
;   %9 = ptrtoint ptr addrspace(1) %from.relocated to i64
;   %10 = ptrtoint ptr addrspace(1) %s.remat to i64
;   %11 = sub i64 %10, %9
;   %statepoint_token3 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1), i64, ptr addrspace(1), i64, i32)) @__llvm_memmove_element_unordered_atomic_safepoint_8, i32 5, i32 0, ptr addrspace(1) %to.relocated, i64 %8, ptr addrspace(1) %from.relocated, i64 %11, i32 16, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %to.relocated, ptr addrspace(1) %from.relocated) ]
;   %to.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token3, i32 0, i32 0) ; (%to.relocated, %to.relocated)
;   %from.relocated5 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token3, i32 1, i32 1) ; (%from.relocated, %from.relocated)
;   %s.remat2 = getelementptr i8, ptr addrspace(1) %from.relocated5, i64 16
;   %t.remat1 = getelementptr i8, ptr addrspace(1) %to.relocated4, i64 %n
;   ret void
; }
;
; declare void @__tmp_use(...)
;
; declare void @__llvm_memcpy_element_unordered_atomic_safepoint_4(ptr addrspace(1), i64, ptr addrspace(1), i64, i32)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; declare void @__llvm_memmove_element_unordered_atomic_safepoint_8(ptr addrspace(1), i64, ptr addrspace(1), i64, i32)
;
; attributes #0 = { nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #2 = { "gc-leaf-function" }
