;--- resumed-and-unused
; test: rewrite
; differs: LLVM gives the relocate a landing pad that is not a token, and breaks the module
declare void @foo()
declare void @leaf() "gc-leaf-function"
declare i32 @personality(...)

define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  invoke void @foo() to label %more unwind label %bad
more:
  invoke void @leaf() to label %ok unwind label %worse
ok:
  ret ptr addrspace(1) %a
bad:
  %lp = landingpad { ptr, i32 } cleanup
; ^~~
; warning: this landing pad is made a `token`, and with it another one of @f; LLVM's opt ends with an error here [SP0412]
;   note: %a is needed after it, and its relocate takes the landing pad as a token
;   note: opt gives the relocate the landing pad itself, of type { ptr, i32 }, which its verifier refuses
;   note: LLVM's llc crashes on `resume token`; the code generated here resumes with the original exception
  ret ptr addrspace(1) %a
worse:
  %lp2 = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %lp2
}

; => rewrite
; declare void @foo()
;
; declare void @leaf() #0
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
; entry:
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;           to label %more unwind label %bad
;
; more:                                             ; preds = %entry
;   %a.relocated1 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   invoke void @leaf()
;           to label %ok unwind label %worse
;
; ok:                                               ; preds = %more
;   ret ptr addrspace(1) %a.relocated1
;
; bad:                                              ; preds = %entry
;   %lp = landingpad token
;           cleanup
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 0) ; (%a, %a)
;   ret ptr addrspace(1) %a.relocated
;
; worse:                                            ; preds = %more
;   %lp2 = landingpad token
;           cleanup
;   resume token %lp2
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { "gc-leaf-function" }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- not-needed-past-it
; test: rewrite
; differs: LLVM gives the relocate a landing pad that is not a token, and breaks the module
declare void @foo()
declare i32 @personality(...)

define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  invoke void @foo() to label %ok unwind label %bad
ok:
  ret ptr addrspace(1) %a
bad:
  %lp = landingpad { ptr, i32 } cleanup
  ret ptr addrspace(1) null
}

; => rewrite
; declare void @foo()
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
; entry:
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;           to label %ok unwind label %bad
;
; ok:                                               ; preds = %entry
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   ret ptr addrspace(1) %a.relocated
;
; bad:                                              ; preds = %entry
;   %lp = landingpad { ptr, i32 }
;           cleanup
;   ret ptr addrspace(1) null
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

;--- another-is-looked-at
; test: rewrite
; differs: LLVM gives the relocate a landing pad that is not a token, and breaks the module
declare void @foo()
declare void @look(i32) "gc-leaf-function"
declare i32 @personality(...)

define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  invoke void @foo() to label %more unwind label %bad
more:
  invoke void @foo() to label %ok unwind label %worse
ok:
  ret ptr addrspace(1) null
bad:
  %lp = landingpad { ptr, i32 } cleanup
  ret ptr addrspace(1) %a
worse:
  %lp2 = landingpad { ptr, i32 } cleanup
; ^~~~
; error: all landing pads of a function have one type, and another one of @f must be the token of relocations; but the value of this one is used [SP0409]
;   note: the other one begins the block %bad
;   note: the safepoint is the call to @foo
;   note: make every landing pad of the function a `landingpad token`, and get the exception by a call to the runtime
  %selector = extractvalue { ptr, i32 } %lp2, 1
  call void @look(i32 %selector)
  ret ptr addrspace(1) null
}

;--- another-value-is-resumed
; test: rewrite
; differs: LLVM gives the relocate a landing pad that is not a token, and breaks the module
declare void @foo()
declare i32 @personality(...)

define ptr addrspace(1) @f(ptr addrspace(1) %a, { ptr, i32 } %e) gc "statepoint-example" personality ptr @personality {
entry:
  invoke void @foo() to label %ok unwind label %0
ok:
  resume { ptr, i32 } %e
; ^~~~~~~~~~~~~~~~~~~~~~
; error: all landing pads of a function have one type, and another one of @f must be the token of relocations; but this `resume` takes another value [SP0409]
;   note: the other one begins the block %0
;   note: the safepoint is the call to @foo
;   note: make every landing pad of the function a `landingpad token`, and get the exception by a call to the runtime
0:
  %lp = landingpad { ptr, i32 } cleanup
  ret ptr addrspace(1) %a
}
