; test: verify
; llvm: 14
; Pads of funclets: catchswitch, catchpad, cleanuppad and what leaves them.
;--- accepts-funclet-token-catchret
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s [i8* null, i32 64, i8* null]
  call void @g() [ "funclet"(token %p) ]
  catchret from %p to label %ok
}

;--- handler-h-does-not-begin-with-catchpad
; LLVM 14: CatchSwitchInst handlers must be catchpads
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind to caller
; ^~
; error: the handler %h does not begin with a catchpad [SP0210]
h:
  ret void
}

;--- accepts-cleanuppad-cleanupret-from
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  cleanupret from %p unwind to caller
}

;--- block-of-pad-is-reached-by-unwinding-alone
; LLVM 14: EH pad must be jumped to via an unwind edge
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  br label %cl
cl:
  %p = cleanuppad within none []
; ^~
; error: the block of a pad can be reached only by unwinding [SP0210]
  cleanupret from %p unwind to caller
}

;--- cleanuppad-cannot-be-in-entry-block
; LLVM 14: EH pad cannot be in entry block.
declare i32 @__CxxFrameHandler3(...)
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  %p = cleanuppad within none []
; ^~
; error: cleanuppad cannot be in the entry block [SP0210]
  cleanupret from %p unwind to caller
}

;--- pad-cannot-take-what-is-thrown-within-it
; LLVM 14: EH pad cannot handle exceptions raised within it
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
; ^~
; error: a pad cannot catch an exception thrown within it [SP0210]
  cleanupret from %p unwind label %cl
}

;--- pads-handle-each-other-s-exceptions-in-circle
; LLVM 14: EH pads can't handle each other's exceptions
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
; ^~
; error: pads handle each other's exceptions in a circle [SP0210]
  cleanupret from %p unwind label %c2
c2:
  %q = cleanuppad within none []
  cleanupret from %q unwind label %cl
}

;--- block-cleanupret-unwinds-to-begins-with-catchswitch-or
; LLVM 14: CleanupReturnInst must unwind to an EH block which is not a landingpad.
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  cleanupret from %p unwind label %ok
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the unwind destination of a cleanupret must begin with a catchswitch or cleanuppad [SP0210]
}

;--- catchret-leaves-catchpad
; LLVM 14: CatchReturnInst needs to be provided a CatchPad
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  catchret from %p to label %ok
;               ^~
; error: catchret leaves a catchpad [SP0210]
}

;--- what-is-thrown-out-of-catchpad-goes-where-its-catchswitch-i8
; LLVM 14: Unwind edges out of a catch must have the same unwind dest as the parent catchswitch
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind label %c2
h:
  %p = catchpad within %s [i8* null, i32 64, i8* null]
  invoke void @g() [ "funclet"(token %p) ] to label %r unwind label %c3
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: an exception thrown out of a catchpad must go to the unwind destination of its catchswitch [SP0210]
r:
  catchret from %p to label %ok
c2:
  %q = cleanuppad within none []
  cleanupret from %q unwind to caller
c3:
  %t = cleanuppad within none []
  cleanupret from %t unwind to caller
}

;--- accepts-funclet-token-catchret-cleanuppad
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind label %c2
h:
  %p = catchpad within %s [i8* null, i32 64, i8* null]
  invoke void @g() [ "funclet"(token %p) ] to label %r unwind label %c2
r:
  catchret from %p to label %ok
c2:
  %q = cleanuppad within none []
  cleanupret from %q unwind to caller
}

;--- catchswitch-cannot-unwind-to-one-of-its-handlers
; LLVM 14: Catchswitch cannot unwind to one of its catchpads
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind label %h
; ^~
; error: a catchswitch cannot unwind to one of its handlers [SP0210]
h:
  %p = catchpad within %s [i8* null, i32 64, i8* null]
  catchret from %p to label %ok
}

;--- block-of-catchpad-is-reached-from-its-catchswitch-alone
; LLVM 14: Block containg CatchPadInst must be jumped to only by its catchswitch.
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  br label %h
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s [i8* null, i32 64, i8* null]
; ^~
; error: the block of a catchpad can be reached only from its catchswitch [SP0210]
;                      ^~
; error: %s is used here, but not defined on every path to here [SP0205]
  unreachable
}

;--- everything-thrown-out-of-pad-goes-to-one-place-but-this-goes
; LLVM 14: Unwind edges out of a funclet pad must have the same unwind dest
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  invoke void @g() [ "funclet"(token %p) ] to label %r unwind label %c2
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: all exceptions thrown out of a pad must have one destination, but this one differs from that in block %r [SP0210]
r:
  cleanupret from %p unwind label %c3
c2:
  %q = cleanuppad within none []
  cleanupret from %q unwind to caller
c3:
  %t = cleanuppad within none []
  cleanupret from %t unwind to caller
}

;--- one-unwind-edge-enters-one-pad-parent-of-this-one-was-not
; LLVM 14: A single unwind edge may only enter one EH pad
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  invoke void @g() to label %r unwind label %c2
r:
  cleanupret from %p unwind to caller
c2:
  %q = cleanuppad within %p []
; ^~
; error: one unwind edge enters one pad: the parent of this one was not entered [SP0210]
  cleanupret from %q unwind to caller
}

;--- accepts-funclet-token-cleanupret
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  invoke void @g() [ "funclet"(token %p) ] to label %r unwind label %c2
r:
  cleanupret from %p unwind to caller
c2:
  %q = cleanuppad within %p []
  cleanupret from %q unwind to caller
}

;--- catchswitch-has-at-least-one-handler
; LLVM 14: expected type
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [] unwind to caller
; ^~
; error: a catchswitch needs at least one handler [SP0210]
}

;--- block-invoke-unwinds-to-begins-with-landingpad-catchswitch
; LLVM 14: The unwind destination does not have an exception handling instruction!
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
;                                            ^~~
; error: the unwind destination of an invoke must begin with a landingpad, catchswitch or cleanuppad [SP0210]
ok:
  ret void
cs:
  %x = add i32 1, 2
  %s = catchswitch within none [label %h] unwind to caller
; ^~
; error: catchswitch must be the first instruction of its block after the phis [SP0210]
h:
  %p = catchpad within %s []
  unreachable
}

;--- there-is-no-pointer-to-token
; LLVM 14: pointer to this type is invalid
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s []
  store token %p, token* null
;                      ^
; error: a pointer cannot point to token [SP0105]
  unreachable
}

;--- catchpad-is-within-catchswitch
; LLVM 14: expected scope value for catchpad
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within none []
; ^~
; error: the parent of a catchpad must be a catchswitch [SP0210]
  unreachable
}

;--- block-catchswitch-unwinds-to-begins-with-catchswitch-or
; LLVM 14: CatchSwitchInst must unwind to an EH block which is not a landingpad.
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind label %l
; ^~
; error: the unwind destination of a catchswitch must begin with a catchswitch or cleanuppad [SP0210]
h:
  %p = catchpad within %s []
  unreachable
l:
  %x = landingpad i32 cleanup
; ^~
; error: the block of a landingpad can be reached only by unwind edges of invokes [SP0210]
  ret void
}

;--- accepts-memset
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare void @llvm.memset.p0.i64(i8*, i8, i64, i1)
declare void @llvm.trap()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  call void @llvm.memset.p0.i64(i8* null, i8 0, i64 1, i1 false)
  cleanupret from %p unwind to caller
}

;--- accepts-objc-release-without-bundle
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare void @llvm.objc.release(i8*)
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  call void @llvm.objc.release(i8* null)
  cleanupret from %p unwind to caller
}

;--- accepts-eh-exceptioncode-token-unreachable
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare i32 @llvm.eh.exceptioncode(token)
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s []
  %x = call i32 @llvm.eh.exceptioncode(token %p)
  unreachable
}

;--- eh-exceptioncode-argument-is-catchpad
; LLVM 14: eh.exceptionpointer argument must be a catchpad
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare i32 @llvm.eh.exceptioncode(token)
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  %x = call i32 @llvm.eh.exceptioncode(token none)
; ^~
; error: @llvm.eh.exceptioncode: the argument must be a catchpad [SP0218]
  ret void
}

;--- what-is-thrown-out-of-catchpad-goes-where-its-catchswitch-unreachable
; LLVM 14: Unwind edges out of a catch must have the same unwind dest as the parent catchswitch
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s []
  invoke void @g() [ "funclet"(token %p) ] to label %r unwind label %c2
r:
  unreachable
c2:
  %q = cleanuppad within %p []
  cleanupret from %q unwind label %c3
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: an exception thrown out of a catchpad must go to the unwind destination of its catchswitch [SP0210]
c3:
  %t = cleanuppad within none []
  cleanupret from %t unwind to caller
}
