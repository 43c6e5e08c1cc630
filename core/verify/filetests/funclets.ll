; test: verify
; llvm: 22
; Pads of funclets: catchswitch, catchpad, cleanuppad and what leaves them.
;--- accepts-funclet-token-catchret
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  call void @g() [ "funclet"(token %p) ]
  catchret from %p to label %ok
}

;--- handler-h-does-not-begin-with-catchpad
; LLVM 22: CatchSwitchInst handlers must be catchpads
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
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

;--- accepts-cxxframehandler3-cleanuppad-cleanupret
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  cleanupret from %p unwind to caller
}

;--- block-of-pad-is-reached-by-unwinding-alone
; LLVM 22: EH pad must be jumped to via an unwind edge
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  br label %cl
cl:
  %p = cleanuppad within none []
; ^~
; error: the block of a pad can be reached only by unwinding [SP0210]
  cleanupret from %p unwind to caller
}

;--- cleanuppad-cannot-be-in-entry-block-cxxframehandler3
; LLVM 22: EH pad cannot be in entry block.
declare i32 @__CxxFrameHandler3(...)
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  %p = cleanuppad within none []
; ^~
; error: cleanuppad cannot be in the entry block [SP0210]
  cleanupret from %p unwind to caller
}

;--- pad-cannot-take-what-is-thrown-within-it-cxxframehandler3
; LLVM 22: EH pad cannot handle exceptions raised within it
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
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
; LLVM 22: EH pads can't handle each other's exceptions
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
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

;--- block-cleanupret-unwinds-to-begins-with-catchswitch-or-cxxframehandler3
; LLVM 22: CleanupReturnInst must unwind to an EH block which is not a landingpad.
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
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

;--- catchret-leaves-catchpad-cxxframehandler3
; LLVM 22: CatchReturnInst needs to be provided a CatchPad
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
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

;--- what-is-thrown-out-of-catchpad-goes-where-its-catchswitch-null
; LLVM 22: Unwind edges out of a catch must have the same unwind dest as the parent catchswitch
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind label %c2
h:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
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
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind label %c2
h:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  invoke void @g() [ "funclet"(token %p) ] to label %r unwind label %c2
r:
  catchret from %p to label %ok
c2:
  %q = cleanuppad within none []
  cleanupret from %q unwind to caller
}

;--- catchswitch-cannot-unwind-to-one-of-its-handlers-cxxframehandler3
; LLVM 22: Catchswitch cannot unwind to one of its catchpads
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind label %h
; ^~
; error: a catchswitch cannot unwind to one of its handlers [SP0210]
h:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %p to label %ok
}

;--- block-of-catchpad-is-reached-from-its-catchswitch-alone-cxxframehandler3
; LLVM 22: Block containg CatchPadInst must be jumped to only by its catchswitch.
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  br label %h
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
; ^~
; error: the block of a catchpad can be reached only from its catchswitch [SP0210]
;                      ^~
; error: %s is used here, but not defined on every path to here [SP0205]
  unreachable
}

;--- everything-thrown-out-of-pad-goes-to-one-place-but-this-goes
; LLVM 22: Unwind edges out of a funclet pad must have the same unwind dest
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
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
; LLVM 22: A single unwind edge may only enter one EH pad
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
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
define void @f() personality ptr @__CxxFrameHandler3 {
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
; LLVM 22: expected type
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
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
; LLVM 22: The unwind destination does not have an exception handling instruction!
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
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

;--- token-of-pad-is-used-by-what-neither-calls-within-it-nor
; LLVM 22: storing unsized types is not allowed
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s []
  store token %p, ptr null
; ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the token of a pad is used by an instruction that neither calls within it nor leaves it [SP0210]
;             ^~
; error: token cannot be stored [SP0207]
  unreachable
}

;--- catchpad-is-within-catchswitch-cxxframehandler3
; LLVM 22: expected scope value for catchpad
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
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
; LLVM 22: CatchSwitchInst must unwind to an EH block which is not a landingpad.
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
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
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.trap()
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  call void @llvm.memset.p0.i64(ptr null, i8 0, i64 1, i1 false)
  cleanupret from %p unwind to caller
}

;--- objc-release-becomes-call-so-within-pad-it-has-bundle
; LLVM 22: Missing funclet token on intrinsic call
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare void @llvm.objc.release(ptr)
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  call void @llvm.objc.release(ptr null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.objc.release becomes a call, so within a pad it needs the bundle "funclet" [SP0218]
  cleanupret from %p unwind to caller
}

;--- accepts-eh-exceptioncode-token-unreachable
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare i32 @llvm.eh.exceptioncode(token)
define void @f() personality ptr @__CxxFrameHandler3 {
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
; LLVM 22: eh.exceptionpointer argument must be a catchpad
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare i32 @llvm.eh.exceptioncode(token)
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  %x = call i32 @llvm.eh.exceptioncode(token none)
; ^~
; error: @llvm.eh.exceptioncode: the argument must be a catchpad [SP0218]
  ret void
}

;--- what-is-thrown-out-of-catchpad-goes-where-its-catchswitch-unreachable
; LLVM 22: Unwind edges out of a catch must have the same unwind dest as the parent catchswitch
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
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

;--- cleanuppad-cannot-be-in-entry-block
; LLVM 22: EH pad cannot be in entry block.
define void @f() personality ptr @p {
  %c = cleanuppad within none []
; ^~
; error: cleanuppad cannot be in the entry block [SP0210]
  cleanupret from %c unwind to caller
}
declare i32 @p(...)

;--- invoke-in-function-without-personality
; LLVM 22: CleanupPadInst needs to be in a function with a personality.
define void @f() {
  invoke void @g() to label %a unwind label %b
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: invoke in a function without a personality [SP0210]
a:
  ret void
b:
  %c = cleanuppad within none []
; ^~
; error: cleanuppad in a function without a personality [SP0210]
  cleanupret from %c unwind to caller
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: cleanupret in a function without a personality [SP0210]
}
declare void @g()

;--- block-cleanupret-unwinds-to-begins-with-catchswitch-or
; LLVM 22: CleanupReturnInst must unwind to an EH block which is not a landingpad.
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  cleanupret from %c unwind label %a
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the unwind destination of a cleanupret must begin with a catchswitch or cleanuppad [SP0210]
}
declare void @g()
declare i32 @p(...)

;--- catchret-leaves-catchpad
; LLVM 22: CatchReturnInst needs to be provided a CatchPad
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  catchret from %c to label %a
;               ^~
; error: catchret leaves a catchpad [SP0210]
}
declare void @g()
declare i32 @p(...)

;--- cleanupret-leaves-cleanuppad
; LLVM 22: CleanupReturnInst needs to be provided a CleanupPad
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within %s []
  cleanupret from %c unwind to caller
;                 ^~
; error: cleanupret leaves a cleanuppad [SP0210]
}
declare void @g()
declare i32 @p(...)

;--- catchpad-is-within-catchswitch-catchret
; LLVM 22: expected scope value for catchpad
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within none []
; ^~
; error: the parent of a catchpad must be a catchswitch [SP0210]
  catchret from %c to label %a
}
declare void @g()
declare i32 @p(...)

;--- block-of-catchpad-is-reached-from-its-catchswitch-alone-catchret
; LLVM 22: Block containg CatchPadInst must be jumped to only by its catchswitch.
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  br label %h
b:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within %s []
; ^~
; error: the block of a catchpad can be reached only from its catchswitch [SP0210]
;                      ^~
; error: %s is used here, but not defined on every path to here [SP0205]
  catchret from %c to label %a
}
declare void @g()
declare i32 @p(...)

;--- handler-does-not-begin-with-catchpad
; LLVM 22: CatchSwitchInst handlers must be catchpads
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %a] unwind to caller
; ^~
; error: the handler %a does not begin with a catchpad [SP0210]
}
declare void @g()
declare i32 @p(...)

;--- catchswitch-cannot-unwind-to-one-of-its-handlers
; LLVM 22: Catchswitch cannot unwind to one of its catchpads
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h] unwind label %h
; ^~
; error: a catchswitch cannot unwind to one of its handlers [SP0210]
h:
  %c = catchpad within %s []
  catchret from %c to label %a
}
declare void @g()
declare i32 @p(...)

;--- accepts-personality-invoke-cleanuppad
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  invoke void @g() to label %a unwind label %b
}
declare void @g()
declare i32 @p(...)

;--- pad-cannot-take-what-is-thrown-within-it-funclet
; LLVM 22: EH pad cannot handle exceptions raised within it
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
; ^~
; error: a pad cannot catch an exception thrown within it [SP0210]
  invoke void @g() [ "funclet"(token %c) ] to label %d unwind label %b
d:
  cleanupret from %c unwind to caller
}
declare void @g()
declare i32 @p(...)

;--- everything-thrown-out-of-pad-goes-to-one-place-but-this-goes-i1
; LLVM 22: Unwind edges out of a funclet pad must have the same unwind dest
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  br i1 undef, label %x, label %y
x:
  cleanupret from %c unwind to caller
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: all exceptions thrown out of a pad must have one destination, but this one differs from that in block %y [SP0210]
y:
  cleanupret from %c unwind label %z
z:
  %d = cleanuppad within none []
  cleanupret from %d unwind to caller
}
declare void @g()
declare i32 @p(...)

;--- accepts-cleanuppad-cleanupret-from
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  call void @g()
  cleanupret from %c unwind to caller
}
declare void @g()
declare i32 @p(...)

;--- intrinsic-sqrt-has-type-float-float-but-is-called-as-void
; LLVM 22: Intrinsic called with incompatible signature
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  call void @llvm.sqrt.f32(float 1.0)
;           ^~~~~~~~~~~~~~
; error: intrinsic @llvm.sqrt.f32 has type float (float), but is called as void (float) [SP0208]
  cleanupret from %c unwind to caller
}
declare void @g()
declare float @llvm.sqrt.f32(float)
declare i32 @__CxxFrameHandler3(...)

;--- objc-retain-becomes-call-so-within-pad-it-has-bundle-funclet
; LLVM 22: Missing funclet token on intrinsic call
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  %t = call ptr @llvm.objc.retain(ptr null)
; ^~
; error: @llvm.objc.retain becomes a call, so within a pad it needs the bundle "funclet" [SP0218]
  cleanupret from %c unwind to caller
}
declare void @g()
declare ptr @llvm.objc.retain(ptr)
declare i32 @__CxxFrameHandler3(...)
