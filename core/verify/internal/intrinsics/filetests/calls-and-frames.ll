; test: verify
; llvm: 22
; Intrinsics about calls, frames, exceptions and coroutines.
;--- accepts-va-start
declare void @llvm.va_start(...)

;--- accepts-init-trampoline
declare void @llvm.init.trampoline(ptr, ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.init.trampoline(ptr %p, ptr @f, ptr %p)
  ret void
}

;--- init-trampoline-second-argument-is-function
; LLVM 22: llvm.init_trampoline parameter #2 must resolve to a function.
declare void @llvm.init.trampoline(ptr, ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.init.trampoline(ptr %p, ptr %p, ptr %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.init.trampoline: the second argument must be a function [SP0218]
  ret void
}

;--- accepts-stackprotector-alloca
declare void @llvm.stackprotector(ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca ptr
  call void @llvm.stackprotector(ptr %p, ptr %a)
  ret void
}

;--- stackprotector-second-argument-is-alloca
; LLVM 22: llvm.stackprotector parameter #2 must resolve to an alloca.
declare void @llvm.stackprotector(ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.stackprotector(ptr %p, ptr %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.stackprotector: the second argument must be an alloca [SP0218]
  ret void
}

;--- accepts-localescape-alloca
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  ret void
}

;--- localescape-it-is-called-once-in-function
; LLVM 22: multiple calls to llvm.localescape in one function
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  call void (...) @llvm.localescape(ptr %a)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: it can be called only once in a function [SP0218]
  ret void
}

;--- accepts-localescape
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (...) @llvm.localescape(ptr null)
  ret void
}

;--- localescape-argument-1-is-alloca-of-entry-block-with-fixed
; LLVM 22: llvm.localescape only accepts static allocas
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (...) @llvm.localescape(ptr %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: argument 1 must be an alloca of the entry block with a fixed size [SP0218]
  ret void
}

;--- localescape-argument-1-is-alloca-of-entry-block-with-fixed-2
; LLVM 22: llvm.localescape only accepts static allocas
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32, i32 %i
  call void (...) @llvm.localescape(ptr %a)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: argument 1 must be an alloca of the entry block with a fixed size [SP0218]
  ret void
}

;--- localescape-it-is-called-in-entry-block
; LLVM 22: llvm.localescape used outside of entry block
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  br label %b
  b:
  call void (...) @llvm.localescape()
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: it must be called in the entry block [SP0218]
  ret void
}

;--- accepts-localescape-alloca-call-ptr
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  %r = call ptr @llvm.localrecover(ptr @f, ptr %p, i32 0)
  ret void
}

;--- localrecover-index-1-but-f-lets-1-alloca-escape
; LLVM 22: all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  %r = call ptr @llvm.localrecover(ptr @f, ptr %p, i32 1)
; ^~
; error: @llvm.localrecover: index 1, but @f lets 1 alloca escape [SP0218]
  ret void
}

;--- localrecover-first-argument-is-function-defined-in-this
; LLVM 22: llvm.localrecover first argument must be function defined in this module
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.localrecover(ptr %p, ptr %p, i32 1)
; ^~
; error: @llvm.localrecover: the first argument must be a function defined in this module [SP0218]
  ret void
}

;--- localrecover-first-argument-is-function-defined-in-this-2
; LLVM 22: llvm.localrecover first argument must be function defined in this module
declare void @g()
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.localrecover(ptr @g, ptr %p, i32 1)
; ^~
; error: @llvm.localrecover: the first argument must be a function defined in this module [SP0218]
  ret void
}

;--- experimental-guard-it-has-one-bundle-deopt
; LLVM 22: experimental_guard must have exactly one "deopt" operand bundle
declare void @llvm.experimental.guard(i1, ...)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 true)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.guard: it must have one bundle "deopt" [SP0218]
;   note: LLVM's verifier says: experimental_guard must have exactly one "deopt" operand bundle
  ret void
}

;--- experimental-deoptimize-it-has-one-bundle-deopt
; LLVM 22: experimental_deoptimize must have exactly one "deopt" operand bundle
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32()
; ^~
; error: @llvm.experimental.deoptimize.i32: it must have one bundle "deopt" [SP0218]
;   note: LLVM's verifier says: experimental_deoptimize must have exactly one "deopt" operand bundle
  ret i32 %r
}

;--- va-start-function-has-no-variable-arguments
; LLVM 22: va_start called in a non-varargs function
declare void @llvm.va_start.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.va_start.p0(ptr %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.va_start.p0: the function must have variable arguments [SP0218]
  ret void
}

;--- accepts-va-start-ptr
declare void @llvm.va_start.p0(ptr)
define void @f(ptr %p, ...) {
  call void @llvm.va_start.p0(ptr %p)
  ret void
}

;--- accepts-experimental-patchpoint-anyregcc
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 0, i32 15, ptr null, i32 0)
  ret void
}

;--- argument-1-of-experimental-patchpoint-must-be-integer
; LLVM 22: immarg operand has non-immediate parameter
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 %l, i32 15, ptr null, i32 0)
;                                                                               ^~
; error: argument 1 of @llvm.experimental.patchpoint.i64 must be an integer constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- argument-2-of-experimental-stackmap-must-be-integer-constant
; LLVM 22: immarg operand has non-immediate parameter
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 0, i32 %i)
;                                                                  ^~
; error: argument 2 of @llvm.experimental.stackmap must be an integer constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- accepts-coro-id-token
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  ret void
}

;--- accepts-coro-id-e-token
@c = constant { i32 } { i32 7 }
@d = global { i32 } { i32 7 }
@e = constant i32 7
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @c)
  ret void
}

;--- coro-id-fourth-argument-is-null-or-constant-variable-that-is
; LLVM 22: info argument of llvm.coro.id must refer to an initialized constant
@c = constant { i32 } { i32 7 }
@d = global { i32 } { i32 7 }
@e = constant i32 7
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @d)
; ^~
; error: @llvm.coro.id: the fourth argument must be null or a constant variable that is defined here [SP0218]
  ret void
}

;--- coro-id-fourth-argument-is-initialised-with-struct-or-array
; LLVM 22: info argument of llvm.coro.id must refer to either a struct or an array
@c = constant { i32 } { i32 7 }
@d = global { i32 } { i32 7 }
@e = constant i32 7
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @e)
; ^~
; error: @llvm.coro.id: the fourth argument must be initialised with a struct or an array [SP0218]
  ret void
}
