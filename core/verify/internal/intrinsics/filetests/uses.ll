; test: verify
; llvm: 22
; Intrinsics may only be called.
;--- intrinsic-trap-does-not-throw-so-it-is-called-not-invoked
; LLVM 22: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
declare void @llvm.trap()
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @llvm.trap() to label %a unwind label %b
; ^~~~~~
; error: intrinsic @llvm.trap does not throw, so it must be called, not invoked [SP0211]
;   note: LLVM's verifier says: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;--- address-of-intrinsic-donothing-is-taken-it-can-only-be
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
define ptr @f() {
  ret ptr @llvm.donothing
;         ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
}

;--- address-of-intrinsic-donothing-is-taken-it-can-only-be-2
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
;            ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
@g = global ptr @llvm.donothing

;--- address-of-intrinsic-donothing-is-taken-it-can-only-be-load
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
define void @f() {
  %x = load i8, ptr @llvm.donothing
;                   ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
  ret void
}

;--- address-of-intrinsic-donothing-is-taken-it-can-only-be-alias
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
;            ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
@g = alias void (), ptr @llvm.donothing
;~
; error: an aliasee must be a definition, but @llvm.donothing is defined elsewhere [SP0212]

;--- address-of-intrinsic-foo-bar-is-taken-it-can-only-be-called
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.foo.bar()
;            ^~~~~~~~~~~~~
; error: the address of intrinsic @llvm.foo.bar is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
@g = global ptr @llvm.foo.bar

;--- intrinsic-cannot-be-defined
; LLVM 22: llvm intrinsics cannot be defined!
define void @llvm.trap() {
;           ^~~~~~~~~~
; error: an intrinsic cannot be defined [SP0211]
;   note: LLVM's verifier says: llvm intrinsics cannot be defined!
  ret void
}

;--- intrinsic-cannot-be-defined-foo
; LLVM 22: llvm intrinsics cannot be defined!
define void @llvm.foo() {
;           ^~~~~~~~~
; error: an intrinsic cannot be defined [SP0211]
;   note: LLVM's verifier says: llvm intrinsics cannot be defined!
  ret void
}

;--- intrinsic-trap-does-not-throw-so-it-is-called-not-invoked-ptr-p
; LLVM 22: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
define void @f() personality ptr @p {
  invoke void @llvm.trap() to label %a unwind label %b
; ^~~~~~
; error: intrinsic @llvm.trap does not throw, so it must be called, not invoked [SP0211]
;   note: LLVM's verifier says: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
declare void @llvm.trap()
declare i32 @p()

;--- address-of-intrinsic-trap-is-taken-it-can-only-be-called-bitcast
; LLVM 22: Cannot take the address of an intrinsic!
define void @f() {
  %p = bitcast ptr @llvm.trap to ptr
;                  ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Cannot take the address of an intrinsic!
  ret void
}
declare void @llvm.trap()

;--- address-of-intrinsic-trap-is-taken-it-can-only-be-called
; LLVM 22: Invalid user of intrinsic instruction!
@g = global ptr @llvm.trap
declare void @llvm.trap()
;            ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!

;--- address-of-intrinsic-trap-is-taken-it-can-only-be-called-2
; LLVM 22: Cannot take the address of an intrinsic!
define void @f(ptr %p) {
  call void %p(ptr @llvm.trap)
;                  ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
  ret void
}
declare void @llvm.trap()
