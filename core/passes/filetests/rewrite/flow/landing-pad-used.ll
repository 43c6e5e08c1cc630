; test: rewrite
; llvm: 22
; differs: LLVM hangs the relocates on the landing pad and breaks the module; the error here has the place
; The value of a landing pad that is not a token is used.
declare void @foo()
declare void @look(ptr)
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
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
  %exception = extractvalue { ptr, i32 } %lp, 0
  call void @look(ptr %exception)
  store i8 0, ptr addrspace(1) %a
  resume { ptr, i32 } %lp
}
