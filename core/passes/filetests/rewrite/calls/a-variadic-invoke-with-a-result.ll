; test: rewrite
; llvm: 14 22
; differs: LLVM makes a statepoint that its own verifier refuses; the error here has the place
declare i32 @many(i32, ...)
declare i32 @personality(...)
define i32 @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  %r = invoke i32 (i32, ...) @many(i32 1, ptr addrspace(1) %a, double 2.0) to label %ok unwind label %bad
; ^~
; error: a call to a variadic function with a result cannot become a statepoint [SP0410]
;   note: mark it "gc-leaf-function" if it reaches no safepoint, or call it through a function of fixed arguments
ok:
  store i8 1, ptr addrspace(1) %a
  ret i32 %r
bad:
  %lp = landingpad token cleanup
  ret i32 0
}
