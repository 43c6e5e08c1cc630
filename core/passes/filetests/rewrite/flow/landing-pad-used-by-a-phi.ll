; test: rewrite
; differs: LLVM breaks the module; here it is an error with a position
; Each invoke gets a copy of the landing pad; the error is where the text has it.
declare void @foo()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  br i1 %c, label %one, label %two
one:
  invoke void @foo() to label %ok unwind label %bad
two:
  invoke void @foo() to label %ok unwind label %bad
ok:
  ret ptr addrspace(1) %a
bad:
  %lp = landingpad { ptr, i32 } cleanup
; ^~~
; error: relocations after this landing pad need it as their token, but its value of type { ptr, i32 } is used [SP0409]
;   note: %a is needed after it, by a `store`
;   note: the safepoint is the call to @foo
;   note: make every landing pad of the function a `landingpad token`, and get the exception by a call to the runtime
  store i64 1, ptr addrspace(1) %a
  resume { ptr, i32 } %lp
}
