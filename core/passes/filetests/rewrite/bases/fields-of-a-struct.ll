; test: rewrite
; llvm: 14 22
%node = type { i64, [4 x i32], double }
declare void @foo()
define double @f(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
entry:
  %all = getelementptr i8, ptr addrspace(1) %o, i64 %n
  call void @foo()
  %v = load i8, ptr addrspace(1) %all
  ret double 1.0
}

; => rewrite
; declare void @foo()
;
; define double @f(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
; entry:
;   %all = getelementptr i8, ptr addrspace(1) %o, i64 %n
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
;   %o.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%o, %o)
;   %all.remat = getelementptr i8, ptr addrspace(1) %o.relocated, i64 %n
;   %v = load i8, ptr addrspace(1) %all.remat, align 1
;   ret double 1.000000e+00
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
