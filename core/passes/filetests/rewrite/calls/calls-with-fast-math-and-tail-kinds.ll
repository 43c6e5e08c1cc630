; test: rewrite
; llvm: 14 22
declare double @foo(double)
define double @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %x = tail call fast double @foo(double 1.0)
  %y = notail call double @foo(double %x)
  store i8 1, ptr addrspace(1) %a
  ret double %y
}

; => rewrite
; declare double @foo(double)
;
; define double @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %statepoint_token = tail call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(double (double)) @foo, i32 1, i32 0, double 1.000000e+00, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %x1 = call double @llvm.experimental.gc.result.f64(token %statepoint_token)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %statepoint_token2 = notail call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(double (double)) @foo, i32 1, i32 0, double %x1, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated) ]
;   %y3 = call double @llvm.experimental.gc.result.f64(token %statepoint_token2)
;   %a.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   store i8 1, ptr addrspace(1) %a.relocated4, align 1
;   ret double %y3
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare double @llvm.experimental.gc.result.f64(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
