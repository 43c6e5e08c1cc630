; test: verify
; llvm: 22
; Landing pads, invokes and personalities.
;--- accepts-donothing-gxx-personality-v0-cleanup
declare void @llvm.donothing()
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @llvm.donothing() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;--- invoke-in-function-without-personality
; LLVM 22: The unwind destination does not have an exception handling instruction!
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
; error: all landingpads and resumes of a function must have one type: i32, not i64 [SP0210]
  ret void
}

;--- landingpads-give-and-resumes-take-one-type-in-function-i32-resume
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
; error: all landingpads and resumes of a function must have one type: i32, not i64 [SP0210]
}

;--- landingpad-has-clause-or-is-cleanup-gxx-personality-v0
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
; error: a landingpad must have a clause or be a cleanup [SP0210]
  ret void
}

;--- filter-is-array-of-type-infos-not-1-x-ptr
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
; error: a filter must be an array of type infos, not [1 x ptr] [SP0210]
  ret void
}

;--- accepts-filter-zeroinitializer-catch
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

;--- catch-clause-is-pointer-to-type-info-not-i32-gxx-personality-v0
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
; error: a catch clause must be a pointer to a type info, not i32 [SP0210]
  ret void
}

;--- block-of-landingpad-is-reached-by-unwind-edges-of-invokes
; LLVM 22: Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %b unwind label %b
b:
  %l = landingpad i32 cleanup
; ^~
; error: the block of a landingpad can be reached only by unwind edges of invokes [SP0210]
  ret void
}

;--- block-invoke-unwinds-to-begins-with-landingpad-catchswitch
; LLVM 22: The unwind destination does not have an exception handling instruction!
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %b unwind label %b
;                                           ^~
; error: the unwind destination of an invoke must begin with a landingpad, catchswitch or cleanuppad [SP0210]
b:
  ret void
}

;--- invoke-in-function-without-personality-landingpad
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

;--- block-invoke-unwinds-to-begins-with-landingpad-catchswitch-cleanup
; LLVM 22: The unwind destination does not have an exception handling instruction!
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
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
; error: %x is used here, but not defined on every path to here [SP0205]
}

;--- landingpad-cannot-be-in-entry-block-gxx-personality-v0
; LLVM 22: EH pad cannot be in entry block.
declare i32 @__gxx_personality_v0(...)
declare i32 @g()
define i32 @f() personality ptr @__gxx_personality_v0 {
  %l = landingpad i32 cleanup
; ^~
; error: a landingpad cannot be in the entry block [SP0210]
  ret i32 0
}

;--- function-that-is-only-declared-has-no-personality-i32
; LLVM 22: Function declaration shouldn't have a personality routine
declare void @f() personality ptr @g
;            ^~
; error: a declaration cannot have a personality [SP0212]
declare i32 @g()

;--- invoke-in-function-without-personality-landingpad-trap
; LLVM 22: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
define void @f() {
  invoke void @llvm.trap() to label %a unwind label %b
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: invoke in a function without a personality [SP0210]
; ^~~~~~
; error: intrinsic @llvm.trap does not throw, so it must be called, not invoked [SP0211]
;   note: LLVM's verifier says: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
a:
  ret void
b:
  %l = landingpad i32 cleanup
; ^~
; error: landingpad in a function without a personality [SP0210]
  ret void
}
declare void @llvm.trap()

;--- accepts-donothing-invoke-cleanup
define void @f() personality ptr @p {
  invoke void @llvm.donothing() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
declare void @llvm.donothing()
declare i32 @p()

;--- accepts-coro-resume-invoke-cleanup
define void @f() personality ptr @p {
  invoke void @llvm.coro.resume(ptr null) to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
declare void @llvm.coro.resume(ptr)
declare i32 @p()

;--- block-invoke-unwinds-to-begins-with-landingpad-catchswitch-ptr-p
; LLVM 22: The unwind destination does not have an exception handling instruction!
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
;                                           ^~
; error: the unwind destination of an invoke must begin with a landingpad, catchswitch or cleanuppad [SP0210]
a:
  ret void
b:
  ret void
}
declare void @g()
declare i32 @p(...)

;--- block-of-landingpad-is-reached-by-unwind-edges-of-invokes-br
; LLVM 22: Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.
define void @f() personality ptr @p {
  br label %b
b:
  %l = landingpad { ptr, i32 } cleanup
; ^~
; error: the block of a landingpad can be reached only by unwind edges of invokes [SP0210]
  ret void
}
declare i32 @p(...)

;--- landingpad-cannot-be-in-entry-block-void
; LLVM 22: EH pad cannot be in entry block.
define void @f() personality ptr @p {
  %l = landingpad { ptr, i32 } cleanup
; ^~
; error: a landingpad cannot be in the entry block [SP0210]
  ret void
}
declare i32 @p(...)

;--- landingpad-has-clause-or-is-cleanup
; LLVM 22: LandingPadInst needs at least one clause or to be a cleanup.
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 }
; ^~
; error: a landingpad must have a clause or be a cleanup [SP0210]
  ret void
}
declare void @g()
declare i32 @p(...)

;--- landingpads-give-and-resumes-take-one-type-in-function-ptr-i64
; LLVM 22: The landingpad instruction should have a consistent result type inside a function.
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  invoke void @g() to label %d unwind label %c
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
c:
  %m = landingpad { ptr, i64 } cleanup
; ^~
; error: all landingpads and resumes of a function must have one type: { ptr, i32 }, not { ptr, i64 } [SP0210]
  ret void
d:
  ret void
}
declare void @g()
declare i32 @p(...)

;--- catch-clause-is-pointer-to-type-info-not-i32
; LLVM 22: Catch operand does not have pointer type!
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } catch i32 0
; ^~
; error: a catch clause must be a pointer to a type info, not i32 [SP0210]
  ret void
}
declare void @g()
declare i32 @p(...)

;--- filter-is-array-of-type-infos-not-ptr
; LLVM 22: 'filter' clause has an invalid type
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } filter ptr null
; ^~
; error: a filter must be an array of type infos, not ptr [SP0210]
  ret void
}
declare void @g()
declare i32 @p(...)

;--- landingpads-give-and-resumes-take-one-type-in-function-ptr-resume
; LLVM 22: The resume instruction should have a consistent result type inside a function.
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  resume i32 0
; ^~~~~~~~~~~~
; error: all landingpads and resumes of a function must have one type: { ptr, i32 }, not i32 [SP0210]
}
declare void @g()
declare i32 @p(...)

;--- resume-in-function-without-personality
; LLVM 22: ResumeInst needs to be in a function with a personality.
define void @f() {
  resume { ptr, i32 } zeroinitializer
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: resume in a function without a personality [SP0210]
}

;--- block-invoke-unwinds-to-begins-with-landingpad-catchswitch-add
; LLVM 22: The unwind destination does not have an exception handling instruction!
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
;                                           ^~
; error: the unwind destination of an invoke must begin with a landingpad, catchswitch or cleanuppad [SP0210]
a:
  ret void
b:
  %x = add i32 1, 2
  %l = landingpad { ptr, i32 } cleanup
; ^~
; error: a landingpad must be the first instruction of its block after the phis [SP0210]
  ret void
}
declare void @g()
declare i32 @p(...)

;--- function-that-is-only-declared-has-no-personality
; LLVM 22: Function declaration shouldn't have a personality routine
declare void @f() personality ptr @g
;            ^~
; error: a declaration cannot have a personality [SP0212]
declare void @g()

;--- accepts-personality
define void @f() personality ptr null { ret void }
