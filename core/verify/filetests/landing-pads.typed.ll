; test: verify
; llvm: 14
; Landing pads, invokes and personalities.
;--- accepts-donothing-gxx-personality-v0-cleanup
declare void @llvm.donothing()
declare i32 @__gxx_personality_v0(...)
define void @f() personality i32 (...)* @__gxx_personality_v0 {
  invoke void @llvm.donothing() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;--- intrinsic-trap-does-not-throw-so-it-is-called-not-invoked
; LLVM 14: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy or clang.arc.attachedcall
declare void @llvm.trap()
declare i32 @__gxx_personality_v0(...)
define void @f() personality i32 (...)* @__gxx_personality_v0 {
  invoke void @llvm.trap() to label %a unwind label %b
; ^~~~~~
; error: intrinsic @llvm.trap does not throw, so it must be called, not invoked [SP0211]
;   note: LLVM's verifier says: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy or clang.arc.attachedcall
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;--- invoke-in-function-without-personality
; LLVM 14: The unwind destination does not have an exception handling instruction!
declare void @g()
define void @f() {
  invoke void @g() to label %a unwind label %b
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: invoke in a function without a personality [SP0210]
;                                           ^~
; error: the unwind destination of an invoke must begin with a landingpad, catchswitch or cleanuppad [SP0210]
a:
  ret void
b:
  ret void
}

;--- landingpads-give-and-resumes-take-one-type-in-function-i32
; LLVM 14: The landingpad instruction should have a consistent result type inside a function.
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i32 (...)* @__gxx_personality_v0 {
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
; error: all landingpads and resumes of a function must have one type: i32, not i64 [SP0210]
  ret void
}

;--- landingpads-give-and-resumes-take-one-type-in-function-i32-resume
; LLVM 14: The resume instruction should have a consistent result type inside a function.
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i32 (...)* @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  resume i64 0
; ^~~~~~~~~~~~
; error: all landingpads and resumes of a function must have one type: i32, not i64 [SP0210]
}

;--- landingpad-has-clause-or-is-cleanup
; LLVM 14: LandingPadInst needs at least one clause or to be a cleanup.
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i32 (...)* @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32
; ^~
; error: a landingpad must have a clause or be a cleanup [SP0210]
  ret void
}

;--- filter-is-array-of-type-infos-not-1-x-i8
; LLVM 14: Filter operand is not an array of constants!
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i32 (...)* @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 filter [1 x i8*] undef
; ^~
; error: a filter must be an array of type infos, not [1 x i8*] [SP0210]
  ret void
}

;--- accepts-filter-zeroinitializer-catch
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i32 (...)* @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 filter [0 x i8*] zeroinitializer catch i8* null
  ret void
}

;--- catch-clause-is-pointer-to-type-info-not-i32
; LLVM 14: Catch operand does not have pointer type!
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i32 (...)* @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 catch i32 0
; ^~
; error: a catch clause must be a pointer to a type info, not i32 [SP0210]
  ret void
}

;--- block-of-landingpad-is-reached-by-unwind-edges-of-invokes
; LLVM 14: Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i32 (...)* @__gxx_personality_v0 {
  invoke void @g() to label %b unwind label %b
b:
  %l = landingpad i32 cleanup
; ^~
; error: the block of a landingpad can be reached only by unwind edges of invokes [SP0210]
  ret void
}

;--- block-invoke-unwinds-to-begins-with-landingpad-catchswitch
; LLVM 14: The unwind destination does not have an exception handling instruction!
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i32 (...)* @__gxx_personality_v0 {
  invoke void @g() to label %b unwind label %b
;                                           ^~
; error: the unwind destination of an invoke must begin with a landingpad, catchswitch or cleanuppad [SP0210]
b:
  ret void
}

;--- invoke-in-function-without-personality-landingpad
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

;--- block-invoke-unwinds-to-begins-with-landingpad-catchswitch-cleanup
; LLVM 14: The unwind destination does not have an exception handling instruction!
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality i32 (...)* @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
;                                           ^~
; error: the unwind destination of an invoke must begin with a landingpad, catchswitch or cleanuppad [SP0210]
a:
  ret void
b:
  br label %c
c:
  %l = landingpad i32 cleanup
; ^~
; error: the block of a landingpad can be reached only by unwind edges of invokes [SP0210]
  ret void
}

;--- x-is-used-here-but-not-defined-on-every-way-to-here
; LLVM 14: Instruction does not dominate all uses!
declare i32 @__gxx_personality_v0(...)
declare i32 @g()
define i32 @f() personality i32 (...)* @__gxx_personality_v0 {
  %x = invoke i32 @g() to label %a unwind label %b
a:
  ret i32 %x
b:
  %l = landingpad i32 cleanup
  ret i32 %x
;         ^~
; error: %x is used here, but not defined on every path to here [SP0205]
}

;--- landingpad-cannot-be-in-entry-block
; LLVM 14: EH pad cannot be in entry block.
declare i32 @__gxx_personality_v0(...)
declare i32 @g()
define i32 @f() personality i32 (...)* @__gxx_personality_v0 {
  %l = landingpad i32 cleanup
; ^~
; error: a landingpad cannot be in the entry block [SP0210]
  ret i32 0
}

;--- function-that-is-only-declared-has-no-personality-i32
; LLVM 14: Function declaration shouldn't have a personality routine
declare void @f() personality i32 ()* @g
;            ^~
; error: a declaration cannot have a personality [SP0212]
declare i32 @g()

;--- invoke-in-function-without-personality-landingpad-trap
; LLVM 14: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy or clang.arc.attachedcall
define void @f() {
  invoke void @llvm.trap() to label %a unwind label %b
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: invoke in a function without a personality [SP0210]
; ^~~~~~
; error: intrinsic @llvm.trap does not throw, so it must be called, not invoked [SP0211]
;   note: LLVM's verifier says: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy or clang.arc.attachedcall
a:
  ret void
b:
  %l = landingpad i32 cleanup
; ^~
; error: landingpad in a function without a personality [SP0210]
  ret void
}
declare void @llvm.trap()

;--- accepts-donothing-landingpad-cleanup
define void @f() personality i32 ()* @p {
  invoke void @llvm.donothing() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
declare void @llvm.donothing()
declare i32 @p()

;--- accepts-coro-resume-landingpad-cleanup
define void @f() personality i32 ()* @p {
  invoke void @llvm.coro.resume(i8* null) to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
declare void @llvm.coro.resume(i8*)
declare i32 @p()

;--- function-that-is-only-declared-has-no-personality
; LLVM 14: Function declaration shouldn't have a personality routine
declare void @f() personality void ()* @g
;            ^~
; error: a declaration cannot have a personality [SP0212]
declare void @g()

;--- accepts-personality
define void @f() personality i8* null { ret void }
