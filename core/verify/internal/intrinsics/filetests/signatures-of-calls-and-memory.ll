; test: verify
; llvm: 22
; Types of intrinsics about calls, frames and memory.
;--- accepts-memcpy-i32
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)
define void @f(ptr %a0, ptr %a1, i64 %a2) {
  call void @llvm.memcpy.p0.p0.i64(ptr %a0, ptr %a1, i64 %a2, i32 1, i1 true)
  ret void
}

;--- accepts-memcpy
declare void @llvm.memcpy.p0i8.p0i8.i64(ptr, ptr, i64, i1)
define void @f(ptr %a0, ptr %a1, i64 %a2) {
  call void @llvm.memcpy.p0i8.p0i8.i64(ptr %a0, ptr %a1, i64 %a2, i1 true)
  ret void
}

;--- accepts-memset
declare void @llvm.memset.p0i8.i64(ptr, i8, i64, i1)
define void @f(ptr %a0, i8 %a1, i64 %a2) {
  call void @llvm.memset.p0i8.i64(ptr %a0, i8 %a1, i64 %a2, i1 true)
  ret void
}

;--- accepts-memset-i32
declare void @llvm.memset.p0.i64(ptr, i8, i64, i32, i1)
define void @f(ptr %a0, i8 %a1, i64 %a2) {
  call void @llvm.memset.p0.i64(ptr %a0, i8 %a1, i64 %a2, i32 1, i1 true)
  ret void
}

;--- argument-2-of-memset-is-i8-not-i32
; LLVM 22: Intrinsic has incorrect argument type!
declare void @llvm.memset.p0.i64(ptr, i32, i64, i1)
define void @f(ptr %a0, i32 %a1, i64 %a2) {
  call void @llvm.memset.p0.i64(ptr %a0, i32 %a1, i64 %a2, i1 true)
;                                            ^~~
; error: argument 2 of @llvm.memset.p0.i64 is i8, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- accepts-memmove
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i32, i1)
define void @f(ptr %a0, ptr %a1, i32 %a2) {
  call void @llvm.memmove.p0.p0.i64(ptr %a0, ptr %a1, i32 %a2, i1 true)
  ret void
}

;--- accepts-memcpy-addrspace
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
define void @f(ptr %a0, ptr addrspace(1) %a1, i64 %a2) {
  call void @llvm.memcpy.p0.p1.i64(ptr %a0, ptr addrspace(1) %a1, i64 %a2, i1 true)
  ret void
}

;--- accepts-memcpy-p0-p1-i64
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr, i64, i1)
define void @f(ptr %a0, ptr %a1, i64 %a2) {
  call void @llvm.memcpy.p0.p1.i64(ptr %a0, ptr %a1, i64 %a2, i1 true)
  ret void
}

;--- accepts-objectsize
declare i64 @llvm.objectsize.i64.p0(ptr, i1)
define void @f(ptr %a0) {
  %r = call i64 @llvm.objectsize.i64.p0(ptr %a0, i1 true)
  ret void
}

;--- accepts-objectsize-i64
declare i64 @llvm.objectsize.i64(ptr, i1, i1)
define void @f(ptr %a0) {
  %r = call i64 @llvm.objectsize.i64(ptr %a0, i1 true, i1 true)
  ret void
}

;--- accepts-objectsize-3
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
define void @f(ptr %a0) {
  %r = call i64 @llvm.objectsize.i64.p0(ptr %a0, i1 true, i1 true, i1 true)
  ret void
}

;--- accepts-invariant-start
declare ptr @llvm.invariant.start(i64, ptr)
define void @f(ptr %a1) {
  %r = call ptr @llvm.invariant.start(i64 1, ptr %a1)
  ret void
}

;--- result-of-invariant-start-is-ptr-not
; LLVM 22: Intrinsic has incorrect return type!
declare {} @llvm.invariant.start.p0(i64, ptr)
define void @f(ptr %a1) {
  %r = call {} @llvm.invariant.start.p0(i64 1, ptr %a1)
; ^~
; error: the result of @llvm.invariant.start.p0 is ptr, not {} [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- accepts-invariant-end
declare void @llvm.invariant.end(ptr, i64, ptr)
define void @f(ptr %a0, ptr %a2) {
  call void @llvm.invariant.end(ptr %a0, i64 1, ptr %a2)
  ret void
}

;--- accepts-lifetime-start
declare void @llvm.lifetime.start(i64, ptr)
define void @f(ptr %a1) {
  call void @llvm.lifetime.start(i64 1, ptr %a1)
  ret void
}

;--- accepts-lifetime-start-p0
declare void @llvm.lifetime.start.p0(i64, ptr)
define void @f(ptr %a1) {
  call void @llvm.lifetime.start.p0(i64 1, ptr %a1)
  ret void
}

;--- accepts-lifetime-end
declare void @llvm.lifetime.end.p0i8(i64, ptr)
define void @f(ptr %a1) {
  call void @llvm.lifetime.end.p0i8(i64 1, ptr %a1)
  ret void
}

;--- lifetime-start-argument-is-alloca
; LLVM 22: llvm.lifetime.start/end can only be used on alloca or poison
declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %a0) {
  call void @llvm.lifetime.start.p0(ptr %a0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.lifetime.start.p0: the argument is an alloca [SP0218]
  ret void
}

;--- accepts-ptr-annotation
declare ptr @llvm.ptr.annotation.p0(ptr, ptr, ptr, i32)
define void @f(ptr %a0, ptr %a1, ptr %a2, i32 %a3) {
  %r = call ptr @llvm.ptr.annotation.p0(ptr %a0, ptr %a1, ptr %a2, i32 %a3)
  ret void
}

;--- accepts-ptr-annotation-p0-p0
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
define void @f(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4) {
  %r = call ptr @llvm.ptr.annotation.p0.p0(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4)
  ret void
}

;--- accepts-var-annotation
declare void @llvm.var.annotation(ptr, ptr, ptr, i32)
define void @f(ptr %a0, ptr %a1, ptr %a2, i32 %a3) {
  call void @llvm.var.annotation(ptr %a0, ptr %a1, ptr %a2, i32 %a3)
  ret void
}

;--- accepts-var-annotation-p0-p0
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
define void @f(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4) {
  call void @llvm.var.annotation.p0.p0(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4)
  ret void
}

;--- accepts-annotation
declare i32 @llvm.annotation.i32(i32, ptr, ptr, i32)
define void @f(i32 %a0, ptr %a1, ptr %a2, i32 %a3) {
  %r = call i32 @llvm.annotation.i32(i32 %a0, ptr %a1, ptr %a2, i32 %a3)
  ret void
}

;--- accepts-annotation-i32-p0
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
define void @f(i32 %a0, ptr %a1, ptr %a2, i32 %a3) {
  %r = call i32 @llvm.annotation.i32.p0(i32 %a0, ptr %a1, ptr %a2, i32 %a3)
  ret void
}

;--- accepts-prefetch
declare void @llvm.prefetch(ptr, i32, i32, i32)
define void @f(ptr %a0) {
  call void @llvm.prefetch(ptr %a0, i32 1, i32 1, i32 1)
  ret void
}

;--- accepts-prefetch-p0
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %a0) {
  call void @llvm.prefetch.p0(ptr %a0, i32 1, i32 1, i32 1)
  ret void
}

;--- accepts-stacksave
declare ptr @llvm.stacksave()
define void @f() {
  %r = call ptr @llvm.stacksave()
  ret void
}

;--- accepts-stacksave-p0
declare ptr @llvm.stacksave.p0()
define void @f() {
  %r = call ptr @llvm.stacksave.p0()
  ret void
}

;--- accepts-stackrestore
declare void @llvm.stackrestore(ptr)
define void @f(ptr %a0) {
  call void @llvm.stackrestore(ptr %a0)
  ret void
}

;--- va-start-function-has-no-variable-arguments
; LLVM 22: va_start called in a non-varargs function
declare void @llvm.va_start(ptr)
define void @f(ptr %a0) {
  call void @llvm.va_start(ptr %a0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.va_start.p0: the function must have variable arguments [SP0218]
  ret void
}

;--- accepts-va-copy
declare void @llvm.va_copy(ptr, ptr)
define void @f(ptr %a0, ptr %a1) {
  call void @llvm.va_copy(ptr %a0, ptr %a1)
  ret void
}

;--- accepts-va-end
declare void @llvm.va_end(ptr)
define void @f(ptr %a0) {
  call void @llvm.va_end(ptr %a0)
  ret void
}

;--- accepts-va-copy-p0
declare void @llvm.va_copy.p0(ptr, ptr)
define void @f(ptr %a0, ptr %a1) {
  call void @llvm.va_copy.p0(ptr %a0, ptr %a1)
  ret void
}

;--- only-intrinsic-takes-token-i1
; LLVM 22: Function takes token but isn't an intrinsic
declare i1 @llvm.coro.end(ptr, i1, token)
define void @f(ptr %a0, i1 %a1, token %a2) {
;           ^~
; error: only an intrinsic takes token [SP0209]
  %r = call i1 @llvm.coro.end(ptr %a0, i1 %a1, token %a2)
; ^~
; error: the result of @llvm.coro.end is void, not i1 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- only-intrinsic-takes-token-ptr
; LLVM 22: Function takes token but isn't an intrinsic
declare void @llvm.coro.end(ptr, i1, token)
define void @f(ptr %a0, i1 %a1, token %a2) {
;           ^~
; error: only an intrinsic takes token [SP0209]
  call void @llvm.coro.end(ptr %a0, i1 %a1, token %a2)
  ret void
}

;--- accepts-launder-invariant-group
declare ptr @llvm.launder.invariant.group(ptr)
define void @f(ptr %a0) {
  %r = call ptr @llvm.launder.invariant.group(ptr %a0)
  ret void
}

;--- accepts-launder-invariant-group-2
declare ptr @llvm.launder.invariant.group.p0(ptr)
define void @f(ptr %a0) {
  %r = call ptr @llvm.launder.invariant.group.p0(ptr %a0)
  ret void
}

;--- accepts-invariant-group-barrier
declare ptr @llvm.invariant.group.barrier(ptr)
define void @f(ptr %a0) {
  %r = call ptr @llvm.invariant.group.barrier(ptr %a0)
  ret void
}

;--- accepts-thread-pointer
declare ptr @llvm.thread.pointer()
define void @f() {
  %r = call ptr @llvm.thread.pointer()
  ret void
}

;--- accepts-thread-pointer-p0
declare ptr @llvm.thread.pointer.p0()
define void @f() {
  %r = call ptr @llvm.thread.pointer.p0()
  ret void
}

;--- threadlocal-address-argument-is-thread-local-variable
; LLVM 22: llvm.threadlocal.address first argument must be a GlobalValue
declare ptr @llvm.threadlocal.address(ptr)
define void @f(ptr %a0) {
  %r = call ptr @llvm.threadlocal.address(ptr %a0)
; ^~
; error: @llvm.threadlocal.address.p0: the argument must be a thread_local variable [SP0218]
  ret void
}

;--- accepts-eh-typeid-for
declare i32 @llvm.eh.typeid.for(ptr)
define void @f(ptr %a0) {
  %r = call i32 @llvm.eh.typeid.for(ptr %a0)
  ret void
}

;--- accepts-eh-typeid-for-p0
declare i32 @llvm.eh.typeid.for.p0(ptr)
define void @f(ptr %a0) {
  %r = call i32 @llvm.eh.typeid.for.p0(ptr %a0)
  ret void
}

;--- accepts-frameaddress
declare ptr @llvm.frameaddress(i32)
define void @f() {
  %r = call ptr @llvm.frameaddress(i32 1)
  ret void
}

;--- accepts-frameaddress-p0
declare ptr @llvm.frameaddress.p0(i32)
define void @f() {
  %r = call ptr @llvm.frameaddress.p0(i32 1)
  ret void
}

;--- accepts-returnaddress
declare ptr @llvm.returnaddress(i32)
define void @f() {
  %r = call ptr @llvm.returnaddress(i32 1)
  ret void
}

;--- accepts-addressofreturnaddress
declare ptr @llvm.addressofreturnaddress()
define void @f() {
  %r = call ptr @llvm.addressofreturnaddress()
  ret void
}

;--- accepts-addressofreturnaddress-2
declare ptr @llvm.addressofreturnaddress.p0()
define void @f() {
  %r = call ptr @llvm.addressofreturnaddress.p0()
  ret void
}

;--- accepts-sponentry
declare ptr @llvm.sponentry()
define void @f() {
  %r = call ptr @llvm.sponentry()
  ret void
}

;--- accepts-ptrmask
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
define void @f(ptr %a0, i64 %a1) {
  %r = call ptr @llvm.ptrmask.p0.i64(ptr %a0, i64 %a1)
  ret void
}

;--- ptrmask-mask-is-as-wide-as-index-into-memory-not-i32
; LLVM 22: llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument
declare ptr @llvm.ptrmask.p0.i32(ptr, i32)
define void @f(ptr %a0, i32 %a1) {
  %r = call ptr @llvm.ptrmask.p0.i32(ptr %a0, i32 %a1)
; ^~
; error: @llvm.ptrmask.p0.i32: the mask must be as wide as an index into memory, not i32 [SP0218]
  ret void
}

;--- stackprotector-second-argument-is-alloca
; LLVM 22: llvm.stackprotector parameter #2 must resolve to an alloca.
declare void @llvm.stackprotector(ptr, ptr)
define void @f(ptr %a0, ptr %a1) {
  call void @llvm.stackprotector(ptr %a0, ptr %a1)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.stackprotector: the second argument must be an alloca [SP0218]
  ret void
}

;--- accepts-stackprotectorcheck
declare void @llvm.stackprotectorcheck(ptr)
define void @f(ptr %a0) {
  call void @llvm.stackprotectorcheck(ptr %a0)
  ret void
}

;--- init-trampoline-second-argument-is-function
; LLVM 22: llvm.init_trampoline parameter #2 must resolve to a function.
declare void @llvm.init.trampoline(ptr, ptr, ptr)
define void @f(ptr %a0, ptr %a1, ptr %a2) {
  call void @llvm.init.trampoline(ptr %a0, ptr %a1, ptr %a2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.init.trampoline: the second argument must be a function [SP0218]
  ret void
}

;--- accepts-adjust-trampoline
declare ptr @llvm.adjust.trampoline(ptr)
define void @f(ptr %a0) {
  %r = call ptr @llvm.adjust.trampoline(ptr %a0)
  ret void
}

;--- accepts-type-test-metadata
declare i1 @llvm.type.test(ptr, metadata)
define void @f(ptr %a0) {
  %r = call i1 @llvm.type.test(ptr %a0, metadata !{})
  ret void
}

;--- accepts-type-checked-load-metadata
declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata)
define void @f(ptr %a0, i32 %a1) {
  %r = call { ptr, i1 } @llvm.type.checked.load(ptr %a0, i32 %a1, metadata !{})
  ret void
}

;--- accepts-experimental-gc-get-pointer-base
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr)
define void @f(ptr %a0) {
  %r = call ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr %a0)
  ret void
}

;--- accepts-experimental-gc-get-pointer-offset
declare i64 @llvm.experimental.gc.get.pointer.offset.p0(ptr)
define void @f(ptr %a0) {
  %r = call i64 @llvm.experimental.gc.get.pointer.offset.p0(ptr %a0)
  ret void
}

;--- experimental-guard-it-has-one-bundle-deopt
; LLVM 22: experimental_guard must have exactly one "deopt" operand bundle
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
; LLVM 22: llvm.localrecover first argument must be function defined in this module
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %a0, ptr %a1) {
  %r = call ptr @llvm.localrecover(ptr %a0, ptr %a1, i32 1)
; ^~
; error: @llvm.localrecover: the first argument must be a function defined in this module [SP0218]
  ret void
}

;--- only-intrinsic-takes-token-i32
; LLVM 22: Function takes token but isn't an intrinsic
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
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
define void @f(ptr %a2) {
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 1, i32 1, ptr %a2, i32 1)
  ret void
}

;--- accepts-experimental-patchpoint
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
define void @f(ptr %a2) {
  %r = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 1, i32 1, ptr %a2, i32 1)
  ret void
}

;--- accepts-experimental-patchpoint-float
declare float @llvm.experimental.patchpoint.f32(i64, i32, ptr, i32, ...)
define void @f(ptr %a2) {
  %r = call float (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.f32(i64 1, i32 1, ptr %a2, i32 1)
  ret void
}

;--- experimental-deoptimize-it-has-one-bundle-deopt-i32
; LLVM 22: experimental_deoptimize must have exactly one "deopt" operand bundle
declare i32 @llvm.experimental.deoptimize.i32(...)
define void @f() {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32()
; ^~
; error: @llvm.experimental.deoptimize.i32: it must have one bundle "deopt" [SP0218]
;   note: LLVM's verifier says: experimental_deoptimize must have exactly one "deopt" operand bundle
  ret void
}

;--- experimental-deoptimize-it-has-one-bundle-deopt-i64
; LLVM 22: experimental_deoptimize must have exactly one "deopt" operand bundle
declare i64 @llvm.experimental.deoptimize.i32(...)
define void @f() {
  %r = call i64 (...) @llvm.experimental.deoptimize.i32()
; ^~
; error: @llvm.experimental.deoptimize.i64: it must have one bundle "deopt" [SP0218]
;   note: LLVM's verifier says: experimental_deoptimize must have exactly one "deopt" operand bundle
  ret void
}

;--- accepts-instrprof-increment
declare void @llvm.instrprof.increment(ptr, i64, i32, i32)
define void @f(ptr %a0) {
  call void @llvm.instrprof.increment(ptr %a0, i64 1, i32 1, i32 1)
  ret void
}

;--- accepts-instrprof-value-profile
declare void @llvm.instrprof.value.profile(ptr, i64, i64, i32, i32)
define void @f(ptr %a0, i64 %a1, i64 %a2) {
  call void @llvm.instrprof.value.profile(ptr %a0, i64 %a1, i64 %a2, i32 1, i32 1)
  ret void
}

;--- accepts-clear-cache
declare void @llvm.clear_cache(ptr, ptr)
define void @f(ptr %a0, ptr %a1) {
  call void @llvm.clear_cache(ptr %a0, ptr %a1)
  ret void
}

;--- accepts-xray-typedevent
declare void @llvm.xray.typedevent(i64, ptr, i64)
define void @f(i64 %a0, ptr %a1, i64 %a2) {
  call void @llvm.xray.typedevent(i64 %a0, ptr %a1, i64 %a2)
  ret void
}

;--- accepts-xray-customevent
declare void @llvm.xray.customevent(ptr, i64)
define void @f(ptr %a0, i64 %a1) {
  call void @llvm.xray.customevent(ptr %a0, i64 %a1)
  ret void
}

;--- accepts-objc-retain
declare ptr @llvm.objc.retain(ptr)
define void @f(ptr %a0) {
  %r = call ptr @llvm.objc.retain(ptr %a0)
  ret void
}

;--- accepts-objc-clang-arc-use
declare void @llvm.objc.clang.arc.use(...)
define void @f() {
  call void (...) @llvm.objc.clang.arc.use()
  ret void
}

;--- result-of-objc-release-is-void-not-ptr
; LLVM 22: Intrinsic has incorrect return type!
declare ptr @llvm.objc.release(ptr)
define void @f(ptr %a0) {
  %r = call ptr @llvm.objc.release(ptr %a0)
; ^~
; error: the result of @llvm.objc.release is void, not ptr [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- accepts-load-relative
declare ptr @llvm.load.relative.i32(ptr, i32)
define void @f(ptr %a0, i32 %a1) {
  %r = call ptr @llvm.load.relative.i32(ptr %a0, i32 %a1)
  ret void
}

;--- accepts-hwasan-check-memaccess
declare void @llvm.hwasan.check.memaccess(ptr, ptr, i32)
define void @f(ptr %a0, ptr %a1) {
  call void @llvm.hwasan.check.memaccess(ptr %a0, ptr %a1, i32 1)
  ret void
}

;--- fptrunc-round-second-argument-names-way-to-round-such-as
; LLVM 22: invalid value for llvm.fptrunc.round metadata operand (the operand should be a string)
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(float %a0) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %a0, metadata !{})
; ^~
; error: @llvm.fptrunc.round.f16.f32: the second argument must be a rounding mode, such as !"round.upward" [SP0218]
  ret void
}

;--- preserve-array-access-index-first-argument-needs-elementtype
; LLVM 22: Intrinsic requires elementtype attribute on first argument.
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32, i32)
define void @f(ptr %a0) {
  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr %a0, i32 1, i32 1)
; ^~
; error: @llvm.preserve.array.access.index.p0.p0: the first argument needs elementtype(…) [SP0218]
  ret void
}

;--- accepts-wasm-throw
declare void @llvm.wasm.throw(i32, ptr)
define void @f(ptr %a1) {
  call void @llvm.wasm.throw(i32 1, ptr %a1)
  ret void
}
