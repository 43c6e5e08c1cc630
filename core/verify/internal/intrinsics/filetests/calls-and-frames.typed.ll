; test: verify
; llvm: 14
; Intrinsics about calls, frames, exceptions and coroutines.
;--- accepts-va-start
declare void @llvm.va_start(...)

;--- accepts-init-trampoline-bitcast
declare void @llvm.init.trampoline(i8*, i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.init.trampoline(i8* %p, i8* bitcast (void (i8*, i32, i64, <4 x float>, <4 x i32>, <4 x i1>, float)* @f to i8*), i8* %p)
  ret void
}

;--- init-trampoline-second-argument-is-function
; LLVM 14: llvm.init_trampoline parameter #2 must resolve to a function.
declare void @llvm.init.trampoline(i8*, i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.init.trampoline(i8* %p, i8* %p, i8* %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.init.trampoline: the second argument must be a function [SP0218]
  ret void
}

;--- argument-2-of-stackprotector-is-pointer-to-pointer-not-i8
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.stackprotector(i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i8*
  %ca = bitcast i8** %a to i8*
  call void @llvm.stackprotector(i8* %p, i8* %ca)
;                                            ^~~
; error: argument 2 of @llvm.stackprotector is a pointer to a pointer, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- accepts-localescape-alloca
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  %ca = bitcast i32* %a to i8*
  call void (...) @llvm.localescape(i8* %ca)
  ret void
}

;--- localescape-it-is-called-once-in-function
; LLVM 14: multiple calls to llvm.localescape in one function
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  %ca = bitcast i32* %a to i8*
  call void (...) @llvm.localescape(i8* %ca)
  call void (...) @llvm.localescape(i8* %ca)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: it can be called only once in a function [SP0218]
  ret void
}

;--- accepts-localescape
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (...) @llvm.localescape(i8* null)
  ret void
}

;--- localescape-argument-1-is-alloca-of-entry-block-with-fixed
; LLVM 14: llvm.localescape only accepts static allocas
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (...) @llvm.localescape(i8* %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: argument 1 must be an alloca of the entry block with a fixed size [SP0218]
  ret void
}

;--- localescape-argument-1-is-alloca-of-entry-block-with-fixed-bitcast
; LLVM 14: llvm.localescape only accepts static allocas
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32, i32 %i
  %ca = bitcast i32* %a to i8*
  call void (...) @llvm.localescape(i8* %ca)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: argument 1 must be an alloca of the entry block with a fixed size [SP0218]
  ret void
}

;--- localescape-it-is-called-in-entry-block
; LLVM 14: llvm.localescape used outside of entry block
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  br label %b
  b:
  call void (...) @llvm.localescape()
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: it must be called in the entry block [SP0218]
  ret void
}

;--- accepts-localescape-alloca-i64
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  %ca = bitcast i32* %a to i8*
  call void (...) @llvm.localescape(i8* %ca)
  %r = call i8* @llvm.localrecover(i8* bitcast (void (i8*, i32, i64, <4 x float>, <4 x i32>, <4 x i1>, float)* @f to i8*), i8* %p, i32 0)
  ret void
}

;--- localrecover-index-1-but-f-lets-1-alloca-escape
; LLVM 14: all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  %ca = bitcast i32* %a to i8*
  call void (...) @llvm.localescape(i8* %ca)
  %r = call i8* @llvm.localrecover(i8* bitcast (void (i8*, i32, i64, <4 x float>, <4 x i32>, <4 x i1>, float)* @f to i8*), i8* %p, i32 1)
; ^~
; error: @llvm.localrecover: index 1, but @f lets 1 alloca escape [SP0218]
  ret void
}

;--- localrecover-first-argument-is-function-defined-in-this
; LLVM 14: llvm.localrecover first argument must be function defined in this module
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.localrecover(i8* %p, i8* %p, i32 1)
; ^~
; error: @llvm.localrecover: the first argument must be a function defined in this module [SP0218]
  ret void
}

;--- localrecover-first-argument-is-function-defined-in-this-bitcast
; LLVM 14: llvm.localrecover first argument must be function defined in this module
declare void @g()
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.localrecover(i8* bitcast (void ()* @g to i8*), i8* %p, i32 1)
; ^~
; error: @llvm.localrecover: the first argument must be a function defined in this module [SP0218]
  ret void
}

;--- experimental-guard-it-has-one-bundle-deopt
; LLVM 14: experimental_guard must have exactly one "deopt" operand bundle
declare void @llvm.experimental.guard(i1, ...)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 true)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.guard: it must have one bundle "deopt" [SP0218]
;   note: LLVM's verifier says: experimental_guard must have exactly one "deopt" operand bundle
  ret void
}

;--- experimental-deoptimize-it-has-one-bundle-deopt
; LLVM 14: experimental_deoptimize must have exactly one "deopt" operand bundle
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32()
; ^~
; error: @llvm.experimental.deoptimize.i32: it must have one bundle "deopt" [SP0218]
;   note: LLVM's verifier says: experimental_deoptimize must have exactly one "deopt" operand bundle
  ret i32 %r
}

;--- accepts-va-start-i8
declare void @llvm.va_start.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.va_start.p0(i8* %p)
  ret void
}

;--- accepts-va-start-i8-2
declare void @llvm.va_start.p0(i8*)
define void @f(i8* %p, ...) {
  call void @llvm.va_start.p0(i8* %p)
  ret void
}

;--- accepts-experimental-patchpoint-anyregcc
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, i8*, i32, ...)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call anyregcc i64 (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.i64(i64 0, i32 15, i8* null, i32 0)
  ret void
}

;--- accepts-experimental-patchpoint
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, i8*, i32, ...)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i64 (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.i64(i64 %l, i32 15, i8* null, i32 0)
  ret void
}

;--- accepts-experimental-stackmap
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 0, i32 %i)
  ret void
}

;--- accepts-coro-id-token
declare token @llvm.coro.id(i32, i8*, i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, i8* null, i8* null, i8* null)
  ret void
}

;--- accepts-coro-id-e-token
@c = constant { i32 } { i32 7 }
@d = global { i32 } { i32 7 }
@e = constant i32 7
declare token @llvm.coro.id(i32, i8*, i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, i8* null, i8* null, i8* bitcast ({ i32 }* @c to i8*))
  ret void
}

;--- coro-id-fourth-argument-is-null-or-constant-variable-that-is
; LLVM 14: info argument of llvm.coro.id must refer to an initialized constant
@c = constant { i32 } { i32 7 }
@d = global { i32 } { i32 7 }
@e = constant i32 7
declare token @llvm.coro.id(i32, i8*, i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, i8* null, i8* null, i8* bitcast ({ i32 }* @d to i8*))
; ^~
; error: @llvm.coro.id: the fourth argument must be null or a constant variable that is defined here [SP0218]
  ret void
}

;--- coro-id-fourth-argument-is-initialised-with-struct-or-array
; LLVM 14: info argument of llvm.coro.id must refer to either a struct or an array
@c = constant { i32 } { i32 7 }
@d = global { i32 } { i32 7 }
@e = constant i32 7
declare token @llvm.coro.id(i32, i8*, i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, i8* null, i8* null, i8* bitcast (i32* @e to i8*))
; ^~
; error: @llvm.coro.id: the fourth argument must be initialised with a struct or an array [SP0218]
  ret void
}
