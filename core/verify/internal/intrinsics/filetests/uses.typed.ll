; test: verify
; llvm: 14
; Intrinsics may only be called.
;--- intrinsic-cannot-be-defined
; LLVM 14: llvm intrinsics cannot be defined!
define void @llvm.trap() {
;           ^~~~~~~~~~
; error: an intrinsic cannot be defined [SP0211]
;   note: LLVM's verifier says: llvm intrinsics cannot be defined!
  ret void
}

;--- intrinsic-cannot-be-defined-foo
; LLVM 14: llvm intrinsics cannot be defined!
define void @llvm.foo() {
;           ^~~~~~~~~
; error: an intrinsic cannot be defined [SP0211]
;   note: LLVM's verifier says: llvm intrinsics cannot be defined!
  ret void
}

;--- intrinsic-trap-does-not-throw-so-it-is-called-not-invoked
; LLVM 14: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy or clang.arc.attachedcall
define void @f() personality i32 ()* @p {
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
declare void @llvm.trap()
declare i32 @p()

;--- address-of-intrinsic-trap-is-taken-it-can-only-be-called-i8
; LLVM 14: Cannot take the address of an intrinsic!
define void @f() {
  %p = bitcast void ()* @llvm.trap to i8*
;                       ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Cannot take the address of an intrinsic!
  ret void
}
declare void @llvm.trap()

;--- address-of-intrinsic-trap-is-taken-it-can-only-be-called
; LLVM 14: Invalid user of intrinsic instruction!
@g = global void ()* @llvm.trap
declare void @llvm.trap()
;            ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!

;--- address-of-intrinsic-trap-is-taken-it-can-only-be-called-i32
; LLVM 14: Intrinsic called with incompatible signature
define void @f() {
  call void bitcast (void ()* @llvm.trap to void (i32)*)(i32 1)
  ret void
}
declare void @llvm.trap()
;            ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!

;--- address-of-intrinsic-trap-is-taken-it-can-only-be-called-2
; LLVM 14: Cannot take the address of an intrinsic!
define void @f(void (void ()*)* %p) {
  call void %p(void ()* @llvm.trap)
;                       ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
  ret void
}
declare void @llvm.trap()
