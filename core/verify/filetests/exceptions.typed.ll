; test: verify
; llvm: 14
; Small modules, and what LLVM 14 says of those that it refuses.
;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
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

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  ret void
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  cleanupret from %p unwind to caller
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  br label %cl
cl:
  %p = cleanuppad within none []
  cleanupret from %p unwind to caller
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  %p = cleanuppad within none []
  cleanupret from %p unwind to caller
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  cleanupret from %p unwind label %cl
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  cleanupret from %p unwind label %c2
c2:
  %q = cleanuppad within none []
  cleanupret from %q unwind label %cl
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  cleanupret from %p unwind label %ok
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  catchret from %p to label %ok
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind label %c2
h:
  %p = catchpad within %s [i8* null, i32 64, i8* null]
  invoke void @g() [ "funclet"(token %p) ] to label %r unwind label %c3
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
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
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

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind label %h
h:
  %p = catchpad within %s [i8* null, i32 64, i8* null]
  catchret from %p to label %ok
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  br label %h
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s [i8* null, i32 64, i8* null]
  unreachable
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  invoke void @g() [ "funclet"(token %p) ] to label %r unwind label %c2
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
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
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
  cleanupret from %q unwind to caller
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
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
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [] unwind to caller
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %x = add i32 1, 2
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s []
  unreachable
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s []
  store token %p, i8* null
;                 ^~
; error: the address has type i8*, but token is accessed [SP0104]
  unreachable
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within none []
  unreachable
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h] unwind label %l
h:
  %p = catchpad within %s []
  unreachable
l:
  %x = landingpad i32 cleanup
  ret void
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare void @llvm.memset.p0.i64(i8*, i8, i64, i1)
declare void @llvm.trap()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  call void @llvm.memset.p0.i64(i8* null, i8 0, i64 1, i1 false)
  cleanupret from %p unwind to caller
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare void @llvm.objc.release(i8*)
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  invoke void @g() to label %ok unwind label %cl
ok:
  ret void
cl:
  %p = cleanuppad within none []
  call void @llvm.objc.release(i8* null)
  cleanupret from %p unwind to caller
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare i32 @llvm.eh.exceptioncode(token)
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
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
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare i32 @llvm.eh.exceptioncode(token)
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
entry:
  %x = call i32 @llvm.eh.exceptioncode(token none)
  ret void
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
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
  ret void
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  resume i64 0
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32
  ret void
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 filter [1 x i8*] undef
  ret void
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 filter [0 x i8*] zeroinitializer catch i8* null
  ret void
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 catch i32 0
  ret void
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  invoke void @g() to label %b unwind label %b
b:
  %l = landingpad i32 cleanup
  ret void
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  invoke void @g() to label %b unwind label %b
b:
  ret void
}

;---
; LLVM 14: LandingPadInst needs to be in a function with a personality.
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
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  br label %c
c:
  %l = landingpad i32 cleanup
  ret void
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
declare i32 @g()
define i32 @f() personality i8* @__gxx_personality_v0 {
;                               ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  %x = invoke i32 @g() to label %a unwind label %b
a:
  ret i32 %x
b:
  %l = landingpad i32 cleanup
  ret i32 %x
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
declare i32 @g()
define i32 @f() personality i8* @__gxx_personality_v0 {
;                               ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  %l = landingpad i32 cleanup
  ret i32 0
}

;---
; LLVM 14: '@__CxxFrameHandler3' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i8* @__CxxFrameHandler3 {
;                                ^~~~~~~~~~~~~~~~~~~
; error: `@__CxxFrameHandler3` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
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
c3:
  %t = cleanuppad within none []
  cleanupret from %t unwind to caller
}
