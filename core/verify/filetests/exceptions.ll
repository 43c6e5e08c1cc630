; test: verify
; llvm: 22
; Small modules, and what LLVM 22 says of those that it refuses.
;---
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

;---
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

;---
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

;---
; LLVM 22: EH pad must be jumped to via an unwind edge
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  br label %cl
cl:
  %p = cleanuppad within none []
; ^~
; error: the block of a pad is reached by unwinding alone [SP0210]
  cleanupret from %p unwind to caller
}

;---
; LLVM 22: EH pad cannot be in entry block.
declare i32 @__CxxFrameHandler3(...)
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  %p = cleanuppad within none []
; ^~
; error: cleanuppad cannot be in the entry block [SP0210]
  cleanupret from %p unwind to caller
}

;---
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
; error: a pad cannot take what is thrown within it [SP0210]
  cleanupret from %p unwind label %cl
}

;---
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

;---
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
; error: the block a cleanupret unwinds to begins with a catchswitch or cleanuppad [SP0210]
}

;---
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

;---
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
; error: what is thrown out of a catchpad goes where its catchswitch unwinds to [SP0210]
r:
  catchret from %p to label %ok
c2:
  %q = cleanuppad within none []
  cleanupret from %q unwind to caller
c3:
  %t = cleanuppad within none []
  cleanupret from %t unwind to caller
}

;---
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

;---
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

;---
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
; error: the block of a catchpad is reached from its catchswitch alone [SP0210]
;                      ^~
; error: %s is used here, but not defined on every way to here [SP0205]
  unreachable
}

;---
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
; error: everything thrown out of a pad goes to one place, but this goes elsewhere than what leaves it in block %r [SP0210]
r:
  cleanupret from %p unwind label %c3
c2:
  %q = cleanuppad within none []
  cleanupret from %q unwind to caller
c3:
  %t = cleanuppad within none []
  cleanupret from %t unwind to caller
}

;---
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

;---
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

;---
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
; error: a catchswitch has at least one handler [SP0210]
}

;---
; LLVM 22: The unwind destination does not have an exception handling instruction!
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %ok unwind label %cs
;                                            ^~~
; error: the block an invoke unwinds to begins with a landingpad, catchswitch or cleanuppad [SP0210]
ok:
  ret void
cs:
  %x = add i32 1, 2
  %s = catchswitch within none [label %h] unwind to caller
; ^~
; error: catchswitch is the first instruction of its block after the phis [SP0210]
h:
  %p = catchpad within %s []
  unreachable
}

;---
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
; error: the token of a pad is used by what neither calls within it nor leaves it [SP0210]
;             ^~
; error: token cannot be stored [SP0207]
  unreachable
}

;---
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
; error: a catchpad is within a catchswitch [SP0210]
  unreachable
}

;---
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
; error: the block a catchswitch unwinds to begins with a catchswitch or cleanuppad [SP0210]
h:
  %p = catchpad within %s []
  unreachable
l:
  %x = landingpad i32 cleanup
; ^~
; error: the block of a landingpad is reached by the unwind edges of invokes alone [SP0210]
  ret void
}

;---
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

;---
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
; error: @llvm.objc.release becomes a call, so within a pad it has the bundle "funclet" [SP0218]
  cleanupret from %p unwind to caller
}

;---
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

;---
; LLVM 22: eh.exceptionpointer argument must be a catchpad
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare i32 @llvm.eh.exceptioncode(token)
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  %x = call i32 @llvm.eh.exceptioncode(token none)
; ^~
; error: @llvm.eh.exceptioncode: the argument is a catchpad [SP0218]
  ret void
}

;---
; LLVM 22: The landingpad instruction should have a consistent result type inside a function.
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  invoke void @g() to label %c unwind label %d
b:
  %l = landingpad i32 cleanup
  ret void
c:
  ret void
d:
  %m = landingpad i64 cleanup
; ^~
; error: landingpads give and resumes take one type in a function: i32, not i64 [SP0210]
  ret void
}

;---
; LLVM 22: The resume instruction should have a consistent result type inside a function.
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  resume i64 0
; ^~~~~~~~~~~~
; error: landingpads give and resumes take one type in a function: i32, not i64 [SP0210]
}

;---
; LLVM 22: LandingPadInst needs at least one clause or to be a cleanup.
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32
; ^~
; error: a landingpad has a clause or is a cleanup [SP0210]
  ret void
}

;---
; LLVM 22: Filter operand is not an array of constants!
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 filter [1 x ptr] undef
; ^~
; error: a filter is an array of type infos, not [1 x ptr] [SP0210]
  ret void
}

;---
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 filter [0 x ptr] zeroinitializer catch ptr null
  ret void
}

;---
; LLVM 22: Catch operand does not have pointer type!
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 catch i32 0
; ^~
; error: a catch clause is a pointer to a type info, not i32 [SP0210]
  ret void
}

;---
; LLVM 22: Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %b unwind label %b
b:
  %l = landingpad i32 cleanup
; ^~
; error: the block of a landingpad is reached by the unwind edges of invokes alone [SP0210]
  ret void
}

;---
; LLVM 22: The unwind destination does not have an exception handling instruction!
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %b unwind label %b
;                                           ^~
; error: the block an invoke unwinds to begins with a landingpad, catchswitch or cleanuppad [SP0210]
b:
  ret void
}

;---
; LLVM 22: LandingPadInst needs to be in a function with a personality.
declare void @g()
define void @f() {
  invoke void @g() to label %a unwind label %b
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: invoke in a function without a personality [SP0210]
a:
  ret void
b:
  %l = landingpad i32 cleanup
; ^~
; error: landingpad in a function without a personality [SP0210]
  ret void
}

;---
; LLVM 22: The unwind destination does not have an exception handling instruction!
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
;                                           ^~
; error: the block an invoke unwinds to begins with a landingpad, catchswitch or cleanuppad [SP0210]
a:
  ret void
b:
  br label %c
c:
  %l = landingpad i32 cleanup
; ^~
; error: the block of a landingpad is reached by the unwind edges of invokes alone [SP0210]
  ret void
}

;---
; LLVM 22: Instruction does not dominate all uses!
declare i32 @__gxx_personality_v0(...)
declare i32 @g()
define i32 @f() personality ptr @__gxx_personality_v0 {
  %x = invoke i32 @g() to label %a unwind label %b
a:
  ret i32 %x
b:
  %l = landingpad i32 cleanup
  ret i32 %x
;         ^~
; error: %x is used here, but not defined on every way to here [SP0205]
}

;---
; LLVM 22: EH pad cannot be in entry block.
declare i32 @__gxx_personality_v0(...)
declare i32 @g()
define i32 @f() personality ptr @__gxx_personality_v0 {
  %l = landingpad i32 cleanup
; ^~
; error: a landingpad cannot be in the entry block [SP0210]
  ret i32 0
}

;---
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
; error: what is thrown out of a catchpad goes where its catchswitch unwinds to [SP0210]
c3:
  %t = cleanuppad within none []
  cleanupret from %t unwind to caller
}
