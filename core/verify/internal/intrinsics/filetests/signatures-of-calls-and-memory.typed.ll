; test: verify
; llvm: 14
; Types of intrinsics about calls, frames and memory.
;--- accepts-memcpy-i32
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)
define void @f(i8* %a0, i8* %a1, i64 %a2) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %a0, i8* %a1, i64 %a2, i32 1, i1 true)
  ret void
}

;--- accepts-memcpy
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
define void @f(i8* %a0, i8* %a1, i64 %a2) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %a0, i8* %a1, i64 %a2, i1 true)
  ret void
}

;--- accepts-memset
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1)
define void @f(i8* %a0, i8 %a1, i64 %a2) {
  call void @llvm.memset.p0i8.i64(i8* %a0, i8 %a1, i64 %a2, i1 true)
  ret void
}

;--- accepts-memset-i32
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i32, i1)
define void @f(i8* %a0, i8 %a1, i64 %a2) {
  call void @llvm.memset.p0i8.i64(i8* %a0, i8 %a1, i64 %a2, i32 1, i1 true)
  ret void
}

;--- argument-2-of-memset-is-i8-not-i32
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.memset.p0i8.i64(i8*, i32, i64, i1)
define void @f(i8* %a0, i32 %a1, i64 %a2) {
  call void @llvm.memset.p0i8.i64(i8* %a0, i32 %a1, i64 %a2, i1 true)
;                                              ^~~
; error: argument 2 of @llvm.memset.p0i8.i64 is i8, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- accepts-memmove
declare void @llvm.memmove.p0i8.p0i8.i64(i8*, i8*, i32, i1)
define void @f(i8* %a0, i8* %a1, i32 %a2) {
  call void @llvm.memmove.p0i8.p0i8.i64(i8* %a0, i8* %a1, i32 %a2, i1 true)
  ret void
}

;--- accepts-memcpy-addrspace
declare void @llvm.memcpy.p0i8.p1i8.i64(i8*, i8 addrspace(1)*, i64, i1)
define void @f(i8* %a0, i8 addrspace(1)* %a1, i64 %a2) {
  call void @llvm.memcpy.p0i8.p1i8.i64(i8* %a0, i8 addrspace(1)* %a1, i64 %a2, i1 true)
  ret void
}

;--- accepts-memcpy-p0i8-p1i8-i64
declare void @llvm.memcpy.p0i8.p1i8.i64(i8*, i8*, i64, i1)
define void @f(i8* %a0, i8* %a1, i64 %a2) {
  call void @llvm.memcpy.p0i8.p1i8.i64(i8* %a0, i8* %a1, i64 %a2, i1 true)
  ret void
}

;--- accepts-invariant-start
declare i8* @llvm.invariant.start(i64, i8*)
define void @f(i8* %a1) {
  %r = call i8* @llvm.invariant.start(i64 1, i8* %a1)
  ret void
}

;--- result-of-invariant-start-is-pointer-to-not
; LLVM 14: Intrinsic has incorrect return type!
declare {} @llvm.invariant.start.p0i8(i64, i8*)
define void @f(i8* %a1) {
  %r = call {} @llvm.invariant.start.p0i8(i64 1, i8* %a1)
; ^~
; error: the result of @llvm.invariant.start.p0i8 is a pointer to {}, not {} [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- accepts-lifetime-start
declare void @llvm.lifetime.start(i64, i8*)
define void @f(i8* %a1) {
  call void @llvm.lifetime.start(i64 1, i8* %a1)
  ret void
}

;--- accepts-lifetime-start-p0i8
declare void @llvm.lifetime.start.p0i8(i64, i8*)
define void @f(i8* %a1) {
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %a1)
  ret void
}

;--- accepts-lifetime-end
declare void @llvm.lifetime.end.p0i8(i64, i8*)
define void @f(i8* %a1) {
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %a1)
  ret void
}

;--- lifetime-start-takes-2-arguments-but-is-declared-with-1
; LLVM 14: (crashes)
declare void @llvm.lifetime.start.p0i8(i8*)
define void @f(i8* %a0) {
  call void @llvm.lifetime.start.p0i8(i8* %a0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.lifetime.start.p0i8 takes 2 arguments, but is declared with 1 [SP0218]
  ret void
}

;--- accepts-ptr-annotation
declare i8* @llvm.ptr.annotation.p0i8(i8*, i8*, i8*, i32)
define void @f(i8* %a0, i8* %a1, i8* %a2, i32 %a3) {
  %r = call i8* @llvm.ptr.annotation.p0i8(i8* %a0, i8* %a1, i8* %a2, i32 %a3)
  ret void
}

;--- accepts-ptr-annotation-i8
declare i8* @llvm.ptr.annotation.p0i8.p0i8(i8*, i8*, i8*, i32, i8*)
define void @f(i8* %a0, i8* %a1, i8* %a2, i32 %a3, i8* %a4) {
  %r = call i8* @llvm.ptr.annotation.p0i8.p0i8(i8* %a0, i8* %a1, i8* %a2, i32 %a3, i8* %a4)
  ret void
}

;--- accepts-prefetch
declare void @llvm.prefetch(i8*, i32, i32, i32)
define void @f(i8* %a0) {
  call void @llvm.prefetch(i8* %a0, i32 1, i32 1, i32 1)
  ret void
}

;--- accepts-prefetch-p0i8
declare void @llvm.prefetch.p0i8(i8*, i32, i32, i32)
define void @f(i8* %a0) {
  call void @llvm.prefetch.p0i8(i8* %a0, i32 1, i32 1, i32 1)
  ret void
}

;--- accepts-stacksave
declare i8* @llvm.stacksave()
define void @f() {
  %r = call i8* @llvm.stacksave()
  ret void
}

;--- accepts-stacksave-p0i8
declare i8* @llvm.stacksave.p0i8()
define void @f() {
  %r = call i8* @llvm.stacksave.p0i8()
  ret void
}

;--- accepts-stackrestore
declare void @llvm.stackrestore(i8*)
define void @f(i8* %a0) {
  call void @llvm.stackrestore(i8* %a0)
  ret void
}

;--- accepts-va-start
declare void @llvm.va_start(i8*)
define void @f(i8* %a0) {
  call void @llvm.va_start(i8* %a0)
  ret void
}

;--- accepts-va-copy
declare void @llvm.va_copy(i8*, i8*)
define void @f(i8* %a0, i8* %a1) {
  call void @llvm.va_copy(i8* %a0, i8* %a1)
  ret void
}

;--- accepts-va-end
declare void @llvm.va_end(i8*)
define void @f(i8* %a0) {
  call void @llvm.va_end(i8* %a0)
  ret void
}

;--- accepts-va-copy-p0i8
declare void @llvm.va_copy.p0i8(i8*, i8*)
define void @f(i8* %a0, i8* %a1) {
  call void @llvm.va_copy.p0i8(i8* %a0, i8* %a1)
  ret void
}

;--- accepts-coro-end
declare i1 @llvm.coro.end(i8*, i1)
define void @f(i8* %a0) {
  %r = call i1 @llvm.coro.end(i8* %a0, i1 true)
  ret void
}

;--- only-intrinsic-takes-token-i1
; LLVM 14: Function takes token but isn't an intrinsic
declare i1 @llvm.coro.end(i8*, i1, token)
define void @f(i8* %a0, i1 %a1, token %a2) {
;           ^~
; error: only an intrinsic takes token [SP0209]
  %r = call i1 @llvm.coro.end(i8* %a0, i1 %a1, token %a2)
; ^~
; error: @llvm.coro.end takes 2 arguments, but is declared with 3 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- only-intrinsic-takes-token-i8
; LLVM 14: Function takes token but isn't an intrinsic
declare void @llvm.coro.end(i8*, i1, token)
define void @f(i8* %a0, i1 %a1, token %a2) {
;           ^~
; error: only an intrinsic takes token [SP0209]
  call void @llvm.coro.end(i8* %a0, i1 %a1, token %a2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the result of @llvm.coro.end is i1, not void [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- accepts-launder-invariant-group
declare i8* @llvm.launder.invariant.group(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.launder.invariant.group(i8* %a0)
  ret void
}

;--- accepts-launder-invariant-group-2
declare i8* @llvm.launder.invariant.group.p0i8(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.launder.invariant.group.p0i8(i8* %a0)
  ret void
}

;--- accepts-invariant-group-barrier
declare i8* @llvm.invariant.group.barrier(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.invariant.group.barrier(i8* %a0)
  ret void
}

;--- accepts-thread-pointer
declare i8* @llvm.thread.pointer()
define void @f() {
  %r = call i8* @llvm.thread.pointer()
  ret void
}

;--- accepts-thread-pointer-p0i8
declare i8* @llvm.thread.pointer.p0i8()
define void @f() {
  %r = call i8* @llvm.thread.pointer.p0i8()
  ret void
}

;--- accepts-threadlocal-address
declare i8* @llvm.threadlocal.address(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.threadlocal.address(i8* %a0)
  ret void
}

;--- accepts-eh-typeid-for
declare i32 @llvm.eh.typeid.for(i8*)
define void @f(i8* %a0) {
  %r = call i32 @llvm.eh.typeid.for(i8* %a0)
  ret void
}

;--- accepts-eh-typeid-for-p0i8
declare i32 @llvm.eh.typeid.for.p0i8(i8*)
define void @f(i8* %a0) {
  %r = call i32 @llvm.eh.typeid.for.p0i8(i8* %a0)
  ret void
}

;--- accepts-frameaddress
declare i8* @llvm.frameaddress(i32)
define void @f() {
  %r = call i8* @llvm.frameaddress(i32 1)
  ret void
}

;--- accepts-frameaddress-p0i8
declare i8* @llvm.frameaddress.p0i8(i32)
define void @f() {
  %r = call i8* @llvm.frameaddress.p0i8(i32 1)
  ret void
}

;--- accepts-returnaddress
declare i8* @llvm.returnaddress(i32)
define void @f() {
  %r = call i8* @llvm.returnaddress(i32 1)
  ret void
}

;--- accepts-addressofreturnaddress
declare i8* @llvm.addressofreturnaddress()
define void @f() {
  %r = call i8* @llvm.addressofreturnaddress()
  ret void
}

;--- accepts-addressofreturnaddress-2
declare i8* @llvm.addressofreturnaddress.p0i8()
define void @f() {
  %r = call i8* @llvm.addressofreturnaddress.p0i8()
  ret void
}

;--- accepts-ptrmask-i64
declare i8* @llvm.ptrmask.p0i8.i64(i8*, i64)
define void @f(i8* %a0, i64 %a1) {
  %r = call i8* @llvm.ptrmask.p0i8.i64(i8* %a0, i64 %a1)
  ret void
}

;--- accepts-ptrmask-i32
declare i8* @llvm.ptrmask.p0i8.i32(i8*, i32)
define void @f(i8* %a0, i32 %a1) {
  %r = call i8* @llvm.ptrmask.p0i8.i32(i8* %a0, i32 %a1)
  ret void
}

;--- argument-2-of-stackprotector-is-pointer-to-pointer-not-i8
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.stackprotector(i8*, i8*)
define void @f(i8* %a0, i8* %a1) {
  call void @llvm.stackprotector(i8* %a0, i8* %a1)
;                                             ^~~
; error: argument 2 of @llvm.stackprotector is a pointer to a pointer, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- accepts-stackprotectorcheck
declare void @llvm.stackprotectorcheck(i8*)
define void @f(i8* %a0) {
  call void @llvm.stackprotectorcheck(i8* %a0)
  ret void
}

;--- init-trampoline-second-argument-is-function
; LLVM 14: llvm.init_trampoline parameter #2 must resolve to a function.
declare void @llvm.init.trampoline(i8*, i8*, i8*)
define void @f(i8* %a0, i8* %a1, i8* %a2) {
  call void @llvm.init.trampoline(i8* %a0, i8* %a1, i8* %a2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.init.trampoline: the second argument must be a function [SP0218]
  ret void
}

;--- accepts-adjust-trampoline
declare i8* @llvm.adjust.trampoline(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.adjust.trampoline(i8* %a0)
  ret void
}

;--- experimental-guard-it-has-one-bundle-deopt
; LLVM 14: experimental_guard must have exactly one "deopt" operand bundle
declare void @llvm.experimental.guard(i1, ...)
define void @f(i1 %a0) {
  call void (i1, ...) @llvm.experimental.guard(i1 %a0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.guard: it must have one bundle "deopt" [SP0218]
;   note: LLVM's verifier says: experimental_guard must have exactly one "deopt" operand bundle
  ret void
}

;--- accepts-localescape
declare void @llvm.localescape(...)
define void @f() {
  call void (...) @llvm.localescape()
  ret void
}

;--- localrecover-first-argument-is-function-defined-in-this
; LLVM 14: llvm.localrecover first argument must be function defined in this module
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %a0, i8* %a1) {
  %r = call i8* @llvm.localrecover(i8* %a0, i8* %a1, i32 1)
; ^~
; error: @llvm.localrecover: the first argument must be a function defined in this module [SP0218]
  ret void
}

;--- only-intrinsic-takes-token-i32
; LLVM 14: Function takes token but isn't an intrinsic
declare i32 @llvm.eh.exceptioncode(token)
define void @f(token %a0) {
;           ^~
; error: only an intrinsic takes token [SP0209]
  %r = call i32 @llvm.eh.exceptioncode(token %a0)
; ^~
; error: @llvm.eh.exceptioncode: the argument must be a catchpad [SP0218]
  ret void
}

;--- accepts-experimental-stackmap
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f() {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 1)
  ret void
}

;--- accepts-experimental-patchpoint-void
declare void @llvm.experimental.patchpoint.void(i64, i32, i8*, i32, ...)
define void @f(i8* %a2) {
  call void (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.void(i64 1, i32 1, i8* %a2, i32 1)
  ret void
}

;--- accepts-experimental-patchpoint
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, i8*, i32, ...)
define void @f(i8* %a2) {
  %r = call i64 (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.i64(i64 1, i32 1, i8* %a2, i32 1)
  ret void
}

;--- accepts-experimental-patchpoint-float
declare float @llvm.experimental.patchpoint.f32(i64, i32, i8*, i32, ...)
define void @f(i8* %a2) {
  %r = call float (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.f32(i64 1, i32 1, i8* %a2, i32 1)
  ret void
}

;--- experimental-deoptimize-it-has-one-bundle-deopt-i32
; LLVM 14: experimental_deoptimize must have exactly one "deopt" operand bundle
declare i32 @llvm.experimental.deoptimize.i32(...)
define void @f() {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32()
; ^~
; error: @llvm.experimental.deoptimize.i32: it must have one bundle "deopt" [SP0218]
;   note: LLVM's verifier says: experimental_deoptimize must have exactly one "deopt" operand bundle
  ret void
}

;--- experimental-deoptimize-it-has-one-bundle-deopt-i64
; LLVM 14: experimental_deoptimize must have exactly one "deopt" operand bundle
declare i64 @llvm.experimental.deoptimize.i32(...)
define void @f() {
  %r = call i64 (...) @llvm.experimental.deoptimize.i32()
; ^~
; error: @llvm.experimental.deoptimize.i64: it must have one bundle "deopt" [SP0218]
;   note: LLVM's verifier says: experimental_deoptimize must have exactly one "deopt" operand bundle
  ret void
}

;--- accepts-objc-retain
declare i8* @llvm.objc.retain(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.objc.retain(i8* %a0)
  ret void
}

;--- accepts-objc-clang-arc-use
declare void @llvm.objc.clang.arc.use(...)
define void @f() {
  call void (...) @llvm.objc.clang.arc.use()
  ret void
}

;--- result-of-objc-release-is-void-not-i8
; LLVM 14: Intrinsic has incorrect return type!
declare i8* @llvm.objc.release(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.objc.release(i8* %a0)
; ^~
; error: the result of @llvm.objc.release is void, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- accepts-hwasan-check-memaccess
declare void @llvm.hwasan.check.memaccess(i8*, i8*, i32)
define void @f(i8* %a0, i8* %a1) {
  call void @llvm.hwasan.check.memaccess(i8* %a0, i8* %a1, i32 1)
  ret void
}

;--- accepts-fptrunc-round-metadata
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(float %a0) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %a0, metadata !{})
  ret void
}

;--- preserve-array-access-index-first-argument-needs-elementtype
; LLVM 14: Intrinsic requires elementtype attribute on first argument.
declare i8* @llvm.preserve.array.access.index.p0i8.p0i8(i8*, i32, i32)
define void @f(i8* %a0) {
  %r = call i8* @llvm.preserve.array.access.index.p0i8.p0i8(i8* %a0, i32 1, i32 1)
; ^~
; error: @llvm.preserve.array.access.index.p0i8.p0i8: the first argument needs elementtype(…) [SP0218]
  ret void
}
