;--- statepoints
; test: place -passes=rewrite-statepoints-for-gc,references-to-gcroot
; differs: LLVM has no such pass
declare void @poll()
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  call void @poll()
; ^~~~~~~~~~~~~~~~~
; error: the function already has statepoints
;   note: run `references-to-gcroot` before or instead of `rewrite-statepoints-for-gc`
  ret ptr addrspace(1) %a
}

;--- twice
; test: place -passes=references-to-gcroot<shadow-stack>
; differs: LLVM has no such pass
declare i32 @setjmp(ptr) returns_twice
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr %b) gc "statepoint-example" {
entry:
  %s = call i32 @setjmp(ptr %b) returns_twice
; ^~
; error: a list of roots cannot be kept across @setjmp, which returns twice
;   note: choose a strategy whose roots are in a table
  ret ptr addrspace(1) %a
}

;--- deoptimize
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"(ptr addrspace(1) %a) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.deoptimize.isVoid cannot be expressed without statepoints
;   note: mark the call "gc-leaf-function" if it reaches no safepoint
  ret void
}

;--- scalable
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
declare void @poll()
define ptr addrspace(1) @f(<vscale x 2 x ptr addrspace(1)> %v) gc "statepoint-example" {
;                       ^~
; error: the reference `%v` cannot be kept in a root: the number of roots of a scalable vector is unknown
entry:
  %w = freeze <vscale x 2 x ptr addrspace(1)> %v
  call void @poll()
  %e = extractelement <vscale x 2 x ptr addrspace(1)> %w, i32 1
  ret ptr addrspace(1) %e
}

;--- callbr
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
declare void @poll()
define ptr addrspace(1) @f() gc "statepoint-example" {
entry:
  %r = callbr ptr addrspace(1) asm "", "=r,!i"() to label %ok [label %ok]
; ^~
; error: the reference `%r` cannot be kept in a root: the result of a `callbr` is defined in several blocks
ok:
  call void @poll()
  ret ptr addrspace(1) %r
}

;--- funclet
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
declare void @try()
declare i32 @__CxxFrameHandler3(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @try() to label %ok unwind label %bad
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: references cannot be reloaded in the funclet pad that this `invoke` unwinds to, which must be a `landingpad` [SP0402]
ok:
  ret ptr addrspace(1) %a
bad:
  %p = cleanuppad within none []
  cleanupret from %p unwind to caller
}

;--- patch-bytes
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
; The bytes stand instead of the call.
declare void @slow()
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  call void @slow() "statepoint-num-patch-bytes"="5"
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: patch bytes cannot be expressed without statepoints
;   note: remove "statepoint-num-patch-bytes" to call the function directly
  ret ptr addrspace(1) %a
}
