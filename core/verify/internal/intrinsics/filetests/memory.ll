; test: verify
; llvm: 22
; Intrinsics that access or describe memory.
;--- lifetime-start-argument-is-alloca
; LLVM 22: llvm.lifetime.start/end can only be used on alloca or poison
define void @f(ptr %p) {
  call void @llvm.lifetime.start.p0(ptr %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.lifetime.start.p0: the argument is an alloca [SP0218]
  ret void
}
declare void @llvm.lifetime.start.p0(ptr)

;--- accepts-lifetime-start-alloca
define void @f() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(ptr %p)
  ret void
}
declare void @llvm.lifetime.start.p0(ptr)

;--- accepts-lifetime-start-poison
define void @f() {
  call void @llvm.lifetime.start.p0(ptr poison)
  ret void
}
declare void @llvm.lifetime.start.p0(ptr)

;--- accepts-prefetch
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  ret void
}

;--- prefetch-argument-2-is-at-most-1
; LLVM 22: rw argument to llvm.prefetch must be 0-1
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(ptr %p, i32 2, i32 3, i32 1)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.prefetch.p0: argument 2 is at most 1 [SP0218]
  ret void
}

;--- prefetch-argument-3-is-at-most-3
; LLVM 22: locality argument to llvm.prefetch must be 0-3
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(ptr %p, i32 1, i32 4, i32 1)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.prefetch.p0: argument 3 is at most 3 [SP0218]
  ret void
}

;--- prefetch-argument-4-is-at-most-1
; LLVM 22: cache type argument to llvm.prefetch must be 0-1
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(ptr %p, i32 1, i32 3, i32 2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.prefetch.p0: argument 4 is at most 1 [SP0218]
  ret void
}

;--- argument-2-of-prefetch-must-be-immediate-constant
; LLVM 22: immarg operand has non-immediate parameter
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(ptr %p, i32 %i, i32 3, i32 1)
;                                         ^~
; error: argument 2 of @llvm.prefetch.p0 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- accepts-invariant-start-4
declare ptr @llvm.invariant.start.p0(i64, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  ret void
}

;--- accepts-invariant-start-1
declare ptr @llvm.invariant.start.p0(i64, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.invariant.start.p0(i64 -1, ptr %p)
  ret void
}

;--- invariant-start-first-argument-is-constant-size-or-1
; LLVM 22: invariant_start parameter must be -1, 0 or a positive number
declare ptr @llvm.invariant.start.p0(i64, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.invariant.start.p0(i64 -2, ptr %p)
; ^~
; error: @llvm.invariant.start.p0: the first argument must be a constant size, or -1 [SP0218]
  ret void
}

;--- argument-1-of-invariant-start-must-be-immediate-constant
; LLVM 22: immarg operand has non-immediate parameter
declare ptr @llvm.invariant.start.p0(i64, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.invariant.start.p0(i64 %l, ptr %p)
;                                            ^~
; error: argument 1 of @llvm.invariant.start.p0 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- accepts-memcpy-element-unordered-atomic
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 16, i32 4)
  ret void
}

;--- memcpy-element-unordered-atomic-size-of-element-is-power-of
; LLVM 22: element size of the element-wise atomic memory intrinsic must be a power of 2
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 16, i32 3)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memcpy.element.unordered.atomic.p0.p0.i32: the size of an element must be a power of two [SP0218]
  ret void
}

;--- memcpy-element-unordered-atomic-argument-1-is-aligned-to-at
; LLVM 22: incorrect alignment of the destination argument
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 2 %p, ptr align 4 %p, i32 16, i32 4)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memcpy.element.unordered.atomic.p0.p0.i32: argument 1 must be aligned to at least the size of an element, 4 [SP0218]
  ret void
}

;--- memcpy-element-unordered-atomic-argument-2-is-aligned-to-at
; LLVM 22: incorrect alignment of the source argument
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr %p, i32 16, i32 4)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memcpy.element.unordered.atomic.p0.p0.i32: argument 2 must be aligned to at least the size of an element, 4 [SP0218]
  ret void
}

;--- argument-4-of-memcpy-element-unordered-atomic-must-be
; LLVM 22: immarg operand has non-immediate parameter
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 16, i32 %i)
;                                                                                                       ^~
; error: argument 4 of @llvm.memcpy.element.unordered.atomic.p0.p0.i32 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- memset-element-unordered-atomic-argument-1-is-aligned-to-at
; LLVM 22: incorrect alignment of the destination argument
declare void @llvm.memset.element.unordered.atomic.p0.i32(ptr, i8, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 1 %p, i8 0, i32 4, i32 2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memset.element.unordered.atomic.p0.i32: argument 1 must be aligned to at least the size of an element, 2 [SP0218]
  ret void
}

;--- accepts-threadlocal-address-thread-local
@t = thread_local global i32 0
@n = global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.threadlocal.address.p0(ptr @t)
  ret void
}

;--- threadlocal-address-argument-is-thread-local-variable
; LLVM 22: llvm.threadlocal.address operand isThreadLocal() must be true
@t = thread_local global i32 0
@n = global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.threadlocal.address.p0(ptr @n)
; ^~
; error: @llvm.threadlocal.address.p0: the argument must be a thread_local variable [SP0218]
  ret void
}

;--- threadlocal-address-argument-is-thread-local-variable-2
; LLVM 22: llvm.threadlocal.address first argument must be a GlobalValue
@t = thread_local global i32 0
@n = global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.threadlocal.address.p0(ptr %p)
; ^~
; error: @llvm.threadlocal.address.p0: the argument must be a thread_local variable [SP0218]
  ret void
}

;--- accepts-ptrmask
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %l)
  ret void
}

;--- ptrmask-mask-is-as-wide-as-index-into-memory-not-i32
; LLVM 22: llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument
declare ptr @llvm.ptrmask.p0.i32(ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.ptrmask.p0.i32(ptr %p, i32 %i)
; ^~
; error: @llvm.ptrmask.p0.i32: the mask must be as wide as an index into memory, not i32 [SP0218]
  ret void
}

;--- accepts-preserve-array-access-index-elementtype
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype(i32) %p, i32 0, i32 1)
  ret void
}

;--- preserve-array-access-index-first-argument-needs-elementtype
; LLVM 22: Intrinsic requires elementtype attribute on first argument.
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr %p, i32 0, i32 1)
; ^~
; error: @llvm.preserve.array.access.index.p0.p0: the first argument needs elementtype(…) [SP0218]
  ret void
}

;--- accepts-lifetime-start-alloca-float
declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  ret void
}

;--- lifetime-start-argument-is-alloca-float
; LLVM 22: llvm.lifetime.start/end can only be used on alloca or poison
declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.lifetime.start.p0(ptr %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.lifetime.start.p0: the argument is an alloca [SP0218]
  ret void
}

;--- accepts-lifetime-start-poison-float
declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.lifetime.start.p0(ptr poison)
  ret void
}

;--- accepts-lifetime-start
declare void @llvm.lifetime.start.p0(i64, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  ret void
}

;--- accepts-lifetime-start-alloca-i64
declare void @llvm.lifetime.start.p0(i64, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  ret void
}

;--- accepts-memcpy
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false)
  ret void
}

;--- argument-4-of-memcpy-must-be-immediate-constant
; LLVM 22: immarg operand has non-immediate parameter
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, i1 %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 %q)
;                                                            ^~
; error: argument 4 of @llvm.memcpy.p0.p0.i64 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}
