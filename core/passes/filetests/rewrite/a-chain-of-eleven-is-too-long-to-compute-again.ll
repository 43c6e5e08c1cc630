; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
  %1 = getelementptr i8, ptr addrspace(1) %obj, i64 1
  %2 = getelementptr i8, ptr addrspace(1) %1, i64 1
  %3 = getelementptr i8, ptr addrspace(1) %2, i64 1
  %4 = getelementptr i8, ptr addrspace(1) %3, i64 1
  %5 = getelementptr i8, ptr addrspace(1) %4, i64 1
  %6 = getelementptr i8, ptr addrspace(1) %5, i64 1
  %7 = getelementptr i8, ptr addrspace(1) %6, i64 1
  %8 = getelementptr i8, ptr addrspace(1) %7, i64 1
  %9 = getelementptr i8, ptr addrspace(1) %8, i64 1
  %10 = getelementptr i8, ptr addrspace(1) %9, i64 1
  %11 = getelementptr i8, ptr addrspace(1) %10, i64 1
  call void @foo()
  ret ptr addrspace(1) %11
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
;   %1 = getelementptr i8, ptr addrspace(1) %obj, i64 1
;   %2 = getelementptr i8, ptr addrspace(1) %1, i64 1
;   %3 = getelementptr i8, ptr addrspace(1) %2, i64 1
;   %4 = getelementptr i8, ptr addrspace(1) %3, i64 1
;   %5 = getelementptr i8, ptr addrspace(1) %4, i64 1
;   %6 = getelementptr i8, ptr addrspace(1) %5, i64 1
;   %7 = getelementptr i8, ptr addrspace(1) %6, i64 1
;   %8 = getelementptr i8, ptr addrspace(1) %7, i64 1
;   %9 = getelementptr i8, ptr addrspace(1) %8, i64 1
;   %10 = getelementptr i8, ptr addrspace(1) %9, i64 1
;   %11 = getelementptr i8, ptr addrspace(1) %10, i64 1
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %11, ptr addrspace(1) %obj) ]
;   %12 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%obj, %11)
;   %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%obj, %obj)
;   ret ptr addrspace(1) %12
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
