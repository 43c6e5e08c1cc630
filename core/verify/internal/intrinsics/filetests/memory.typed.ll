; test: verify
; llvm: 14
; Intrinsics that access or describe memory.
;--- accepts-prefetch-0
declare void @llvm.prefetch.p0(i8*, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(i8* %p, i32 0, i32 3, i32 1)
  ret void
}

;--- prefetch-argument-2-is-at-most-1
; LLVM 14: invalid arguments to llvm.prefetch
declare void @llvm.prefetch.p0(i8*, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(i8* %p, i32 2, i32 3, i32 1)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.prefetch.p0i8: argument 2 is at most 1 [SP0218]
  ret void
}

;--- prefetch-argument-3-is-at-most-3
; LLVM 14: invalid arguments to llvm.prefetch
declare void @llvm.prefetch.p0(i8*, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(i8* %p, i32 1, i32 4, i32 1)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.prefetch.p0i8: argument 3 is at most 3 [SP0218]
  ret void
}

;--- accepts-prefetch-2
declare void @llvm.prefetch.p0(i8*, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(i8* %p, i32 1, i32 3, i32 2)
  ret void
}

;--- argument-2-of-prefetch-must-be-immediate-constant
; LLVM 14: immarg operand has non-immediate parameter
declare void @llvm.prefetch.p0(i8*, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(i8* %p, i32 %i, i32 3, i32 1)
;                                         ^~
; error: argument 2 of @llvm.prefetch.p0i8 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- accepts-invariant-start-4
declare i8* @llvm.invariant.start.p0(i64, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.invariant.start.p0(i64 4, i8* %p)
  ret void
}

;--- accepts-invariant-start-1
declare i8* @llvm.invariant.start.p0(i64, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.invariant.start.p0(i64 -1, i8* %p)
  ret void
}

;--- invariant-start-first-argument-is-constant-size-or-1
; LLVM 14: invariant_start parameter must be -1, 0 or a positive number
declare i8* @llvm.invariant.start.p0(i64, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.invariant.start.p0(i64 -2, i8* %p)
; ^~
; error: @llvm.invariant.start.p0i8: the first argument must be a constant size, or -1 [SP0218]
  ret void
}

;--- argument-1-of-invariant-start-must-be-immediate-constant
; LLVM 14: immarg operand has non-immediate parameter
declare i8* @llvm.invariant.start.p0(i64, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.invariant.start.p0(i64 %l, i8* %p)
;                                            ^~
; error: argument 1 of @llvm.invariant.start.p0i8 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- accepts-memcpy-element-unordered-atomic
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8*, i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8* align 4 %p, i8* align 4 %p, i32 16, i32 4)
  ret void
}

;--- memcpy-element-unordered-atomic-size-of-element-is-power-of
; LLVM 14: element size of the element-wise atomic memory intrinsic must be a power of 2
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8*, i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8* align 4 %p, i8* align 4 %p, i32 16, i32 3)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memcpy.element.unordered.atomic.p0i8.p0i8.i32: the size of an element must be a power of two [SP0218]
  ret void
}

;--- memcpy-element-unordered-atomic-argument-1-is-aligned-to-at
; LLVM 14: incorrect alignment of the destination argument
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8*, i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8* align 2 %p, i8* align 4 %p, i32 16, i32 4)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memcpy.element.unordered.atomic.p0i8.p0i8.i32: argument 1 must be aligned to at least the size of an element, 4 [SP0218]
  ret void
}

;--- memcpy-element-unordered-atomic-argument-2-is-aligned-to-at
; LLVM 14: incorrect alignment of the source argument
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8*, i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8* align 4 %p, i8* %p, i32 16, i32 4)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memcpy.element.unordered.atomic.p0i8.p0i8.i32: argument 2 must be aligned to at least the size of an element, 4 [SP0218]
  ret void
}

;--- argument-4-of-memcpy-element-unordered-atomic-must-be
; LLVM 14: immarg operand has non-immediate parameter
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8*, i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8* align 4 %p, i8* align 4 %p, i32 16, i32 %i)
;                                                                                                       ^~
; error: argument 4 of @llvm.memcpy.element.unordered.atomic.p0i8.p0i8.i32 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- memset-element-unordered-atomic-argument-1-is-aligned-to-at
; LLVM 14: incorrect alignment of the destination argument
declare void @llvm.memset.element.unordered.atomic.p0.i32(i8*, i8, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memset.element.unordered.atomic.p0.i32(i8* align 1 %p, i8 0, i32 4, i32 2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memset.element.unordered.atomic.p0i8.i32: argument 1 must be aligned to at least the size of an element, 2 [SP0218]
  ret void
}

;--- accepts-threadlocal-address-thread-local-bitcast
@t = thread_local global i32 0
@n = global i32 0
declare i8* @llvm.threadlocal.address.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.threadlocal.address.p0(i8* bitcast (i32* @t to i8*))
  ret void
}

;--- accepts-threadlocal-address-thread-local-bitcast-2
@t = thread_local global i32 0
@n = global i32 0
declare i8* @llvm.threadlocal.address.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.threadlocal.address.p0(i8* bitcast (i32* @n to i8*))
  ret void
}

;--- accepts-threadlocal-address-thread-local
@t = thread_local global i32 0
@n = global i32 0
declare i8* @llvm.threadlocal.address.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.threadlocal.address.p0(i8* %p)
  ret void
}

;--- accepts-ptrmask-i64
declare i8* @llvm.ptrmask.p0.i64(i8*, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.ptrmask.p0.i64(i8* %p, i64 %l)
  ret void
}

;--- accepts-ptrmask-i32
declare i8* @llvm.ptrmask.p0.i32(i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.ptrmask.p0.i32(i8* %p, i32 %i)
  ret void
}

;--- elementtype-i32-stands-on-pointer-to-something-else-i8
; LLVM 14: Attribute 'elementtype' type does not match parameter!
declare i8* @llvm.preserve.array.access.index.p0.p0(i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.preserve.array.access.index.p0.p0(i8* elementtype(i32) %p, i32 0, i32 1)
;                                                           ^~~~~~~~~~~
; error: elementtype(i32) is on a pointer to another type, i8* [SP0214]
  ret void
}

;--- preserve-array-access-index-first-argument-needs-elementtype
; LLVM 14: Intrinsic requires elementtype attribute on first argument.
declare i8* @llvm.preserve.array.access.index.p0.p0(i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.preserve.array.access.index.p0.p0(i8* %p, i32 0, i32 1)
; ^~
; error: @llvm.preserve.array.access.index.p0i8.p0i8: the first argument needs elementtype(…) [SP0218]
  ret void
}

;--- lifetime-start-takes-2-arguments-but-is-declared-with-1
; LLVM 14: (crashes)
declare void @llvm.lifetime.start.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  %ca = bitcast i32* %a to i8*
  call void @llvm.lifetime.start.p0(i8* %ca)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.lifetime.start.p0 takes 2 arguments, but is declared with 1 [SP0218]
  ret void
}

;--- accepts-lifetime-start
declare void @llvm.lifetime.start.p0(i64, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.lifetime.start.p0(i64 4, i8* %p)
  ret void
}

;--- accepts-lifetime-start-alloca-bitcast
declare void @llvm.lifetime.start.p0(i64, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  %ca = bitcast i32* %a to i8*
  call void @llvm.lifetime.start.p0(i64 4, i8* %ca)
  ret void
}

;--- accepts-memcpy
declare void @llvm.memcpy.p0.p0.i64(i8*, i8*, i64, i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.p0.p0.i64(i8* %p, i8* %p, i64 4, i1 false)
  ret void
}

;--- argument-4-of-memcpy-must-be-immediate-constant
; LLVM 14: immarg operand has non-immediate parameter
declare void @llvm.memcpy.p0.p0.i64(i8*, i8*, i64, i1)
define void @f(i8* %p, i1 %q) {
  call void @llvm.memcpy.p0.p0.i64(i8* %p, i8* %p, i64 4, i1 %q)
;                                                            ^~
; error: argument 4 of @llvm.memcpy.p0i8.p0i8.i64 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}
