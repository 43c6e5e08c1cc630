; test: verify
; llvm: 14
; Small modules, and what LLVM 14 says of those that it refuses.
;---
declare i32 @llvm.ctlz.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.ctlz.i32(i32 %a0)
  ret void
}

;---
declare i64 @llvm.cttz.i64(i64)
define void @f(i64 %a0) {
  %r = call i64 @llvm.cttz.i64(i64 %a0)
  ret void
}

;---
declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %a0)
  ret void
}

;---
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)
define void @f(i8* %a0, i8* %a1, i64 %a2) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %a0, i8* %a1, i64 %a2, i32 1, i1 true)
  ret void
}

;---
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
define void @f(i8* %a0, i8* %a1, i64 %a2) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %a0, i8* %a1, i64 %a2, i1 true)
  ret void
}

;---
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1)
define void @f(i8* %a0, i8 %a1, i64 %a2) {
  call void @llvm.memset.p0i8.i64(i8* %a0, i8 %a1, i64 %a2, i1 true)
  ret void
}

;---
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i32, i1)
define void @f(i8* %a0, i8 %a1, i64 %a2) {
  call void @llvm.memset.p0i8.i64(i8* %a0, i8 %a1, i64 %a2, i32 1, i1 true)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.memset.p0i8.i64(i8*, i32, i64, i1)
define void @f(i8* %a0, i32 %a1, i64 %a2) {
  call void @llvm.memset.p0i8.i64(i8* %a0, i32 %a1, i64 %a2, i1 true)
;                                              ^~~
; error: argument 2 of @llvm.memset.p0i8.i64 is i8, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
declare void @llvm.memmove.p0i8.p0i8.i64(i8*, i8*, i32, i1)
define void @f(i8* %a0, i8* %a1, i32 %a2) {
  call void @llvm.memmove.p0i8.p0i8.i64(i8* %a0, i8* %a1, i32 %a2, i1 true)
  ret void
}

;---
declare void @llvm.memcpy.p0i8.p1i8.i64(i8*, i8 addrspace(1)*, i64, i1)
define void @f(i8* %a0, i8 addrspace(1)* %a1, i64 %a2) {
  call void @llvm.memcpy.p0i8.p1i8.i64(i8* %a0, i8 addrspace(1)* %a1, i64 %a2, i1 true)
  ret void
}

;---
declare void @llvm.memcpy.p0i8.p1i8.i64(i8*, i8*, i64, i1)
define void @f(i8* %a0, i8* %a1, i64 %a2) {
  call void @llvm.memcpy.p0i8.p1i8.i64(i8* %a0, i8* %a1, i64 %a2, i1 true)
  ret void
}

;---
declare i64 @llvm.objectsize.i64.p0i8(i8*, i1)
define void @f(i8* %a0) {
  %r = call i64 @llvm.objectsize.i64.p0i8(i8* %a0, i1 true)
  ret void
}

;---
declare i64 @llvm.objectsize.i64(i8*, i1, i1)
define void @f(i8* %a0) {
  %r = call i64 @llvm.objectsize.i64(i8* %a0, i1 true, i1 true)
  ret void
}

;---
declare i64 @llvm.objectsize.i64.p0i8(i8*, i1, i1, i1)
define void @f(i8* %a0) {
  %r = call i64 @llvm.objectsize.i64.p0i8(i8* %a0, i1 true, i1 true, i1 true)
  ret void
}

;---
declare i8* @llvm.invariant.start(i64, i8*)
define void @f(i8* %a1) {
  %r = call i8* @llvm.invariant.start(i64 1, i8* %a1)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect return type!
declare {} @llvm.invariant.start.p0i8(i64, i8*)
define void @f(i8* %a1) {
  %r = call {} @llvm.invariant.start.p0i8(i64 1, i8* %a1)
; ^~
; error: the result of @llvm.invariant.start.p0i8 is a pointer to {}, not {} [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;---
declare void @llvm.lifetime.start(i64, i8*)
define void @f(i8* %a1) {
  call void @llvm.lifetime.start(i64 1, i8* %a1)
  ret void
}

;---
declare void @llvm.lifetime.start.p0i8(i64, i8*)
define void @f(i8* %a1) {
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %a1)
  ret void
}

;---
declare void @llvm.lifetime.end.p0i8(i64, i8*)
define void @f(i8* %a1) {
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %a1)
  ret void
}

;---
; LLVM 14: (crashes)
declare void @llvm.lifetime.start.p0i8(i8*)
define void @f(i8* %a0) {
  call void @llvm.lifetime.start.p0i8(i8* %a0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.lifetime.start.p0i8 takes 2 arguments, but is declared with 1 [SP0218]
;   note: LLVM's verifier says: Callsite was not defined with variable arguments!
  ret void
}

;---
declare i8* @llvm.ptr.annotation.p0i8(i8*, i8*, i8*, i32)
define void @f(i8* %a0, i8* %a1, i8* %a2, i32 %a3) {
  %r = call i8* @llvm.ptr.annotation.p0i8(i8* %a0, i8* %a1, i8* %a2, i32 %a3)
  ret void
}

;---
declare i8* @llvm.ptr.annotation.p0i8.p0i8(i8*, i8*, i8*, i32, i8*)
define void @f(i8* %a0, i8* %a1, i8* %a2, i32 %a3, i8* %a4) {
  %r = call i8* @llvm.ptr.annotation.p0i8.p0i8(i8* %a0, i8* %a1, i8* %a2, i32 %a3, i8* %a4)
  ret void
}

;---
declare void @llvm.var.annotation(i8*, i8*, i8*, i32)
define void @f(i8* %a0, i8* %a1, i8* %a2, i32 %a3) {
  call void @llvm.var.annotation(i8* %a0, i8* %a1, i8* %a2, i32 %a3)
  ret void
}

;---
declare void @llvm.var.annotation.p0i8.p0i8(i8*, i8*, i8*, i32, i8*)
define void @f(i8* %a0, i8* %a1, i8* %a2, i32 %a3, i8* %a4) {
  call void @llvm.var.annotation.p0i8.p0i8(i8* %a0, i8* %a1, i8* %a2, i32 %a3, i8* %a4)
  ret void
}

;---
declare i32 @llvm.annotation.i32(i32, i8*, i8*, i32)
define void @f(i32 %a0, i8* %a1, i8* %a2, i32 %a3) {
  %r = call i32 @llvm.annotation.i32(i32 %a0, i8* %a1, i8* %a2, i32 %a3)
  ret void
}

;---
declare i32 @llvm.annotation.i32.p0i8(i32, i8*, i8*, i32)
define void @f(i32 %a0, i8* %a1, i8* %a2, i32 %a3) {
  %r = call i32 @llvm.annotation.i32.p0i8(i32 %a0, i8* %a1, i8* %a2, i32 %a3)
  ret void
}

;---
declare void @llvm.prefetch(i8*, i32, i32, i32)
define void @f(i8* %a0) {
  call void @llvm.prefetch(i8* %a0, i32 1, i32 1, i32 1)
  ret void
}

;---
declare void @llvm.prefetch.p0i8(i8*, i32, i32, i32)
define void @f(i8* %a0) {
  call void @llvm.prefetch.p0i8(i8* %a0, i32 1, i32 1, i32 1)
  ret void
}

;---
declare i8* @llvm.stacksave()
define void @f() {
  %r = call i8* @llvm.stacksave()
  ret void
}

;---
declare i8* @llvm.stacksave.p0i8()
define void @f() {
  %r = call i8* @llvm.stacksave.p0i8()
  ret void
}

;---
declare void @llvm.stackrestore(i8*)
define void @f(i8* %a0) {
  call void @llvm.stackrestore(i8* %a0)
  ret void
}

;---
declare void @llvm.va_start(i8*)
define void @f(i8* %a0) {
  call void @llvm.va_start(i8* %a0)
  ret void
}

;---
declare void @llvm.va_copy(i8*, i8*)
define void @f(i8* %a0, i8* %a1) {
  call void @llvm.va_copy(i8* %a0, i8* %a1)
  ret void
}

;---
declare void @llvm.va_end(i8*)
define void @f(i8* %a0) {
  call void @llvm.va_end(i8* %a0)
  ret void
}

;---
declare void @llvm.va_copy.p0i8(i8*, i8*)
define void @f(i8* %a0, i8* %a1) {
  call void @llvm.va_copy.p0i8(i8* %a0, i8* %a1)
  ret void
}

;---
declare i1 @llvm.coro.end(i8*, i1)
define void @f(i8* %a0) {
  %r = call i1 @llvm.coro.end(i8* %a0, i1 true)
  ret void
}

;---
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

;---
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

;---
declare <4 x i32> @llvm.experimental.stepvector.v4i32()
define void @f() {
  %r = call <4 x i32> @llvm.experimental.stepvector.v4i32()
  ret void
}

;---
declare <4 x i32> @llvm.stepvector.v4i32()
define void @f() {
  %r = call <4 x i32> @llvm.stepvector.v4i32()
  ret void
}

;---
declare <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32> %a0)
  ret void
}

;---
declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %a0)
  ret void
}

;---
declare <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 1)
  ret void
}

;---
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 1)
  ret void
}

;---
declare <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32>, <4 x i32>, i32)
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 1)
  ret void
}

;---
; LLVM 14: experimental_vector_insert index must be a constant multiple of the subvector's known minimum vector length.
declare <vscale x 4 x i32> @llvm.experimental.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32>, <4 x i32>, i64)
define void @f(<vscale x 4 x i32> %a0, <4 x i32> %a1) {
  %r = call <vscale x 4 x i32> @llvm.experimental.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32> %a0, <4 x i32> %a1, i64 1)
; ^~
; error: @llvm.experimental.vector.insert.nxv4i32.v4i32: index 1 is no multiple of the 4 lanes of the part [SP0218]
  ret void
}

;---
declare <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32>, <4 x i32>, i64)
define void @f(<vscale x 4 x i32> %a0, <4 x i32> %a1, i64 %a2) {
  %r = call <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32> %a0, <4 x i32> %a1, i64 %a2)
  ret void
}

;---
; LLVM 14: experimental_vector_extract index must be a constant multiple of the result type's known minimum vector length.
declare <4 x i32> @llvm.experimental.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32>, i64)
define void @f(<vscale x 4 x i32> %a0) {
  %r = call <4 x i32> @llvm.experimental.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32> %a0, i64 1)
; ^~
; error: @llvm.experimental.vector.extract.v4i32.nxv4i32: index 1 is no multiple of the 4 lanes of the part [SP0218]
  ret void
}

;---
declare <4 x i32> @llvm.experimental.vector.interleave2.v4i32(<2 x i32>, <2 x i32>)
define void @f(<2 x i32> %a0, <2 x i32> %a1) {
  %r = call <4 x i32> @llvm.experimental.vector.interleave2.v4i32(<2 x i32> %a0, <2 x i32> %a1)
  ret void
}

;---
declare <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32>, <2 x i32>)
define void @f(<2 x i32> %a0, <2 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32> %a0, <2 x i32> %a1)
  ret void
}

;---
declare <4 x i32> @llvm.vector.interleave2.v4i32(<4 x i32>, <4 x i32>)
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.interleave2.v4i32(<4 x i32> %a0, <4 x i32> %a1)
  ret void
}

;---
declare { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> %a0)
  ret void
}

;---
declare <2 x i32> @llvm.vector.deinterleave2.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call <2 x i32> @llvm.vector.deinterleave2.v4i32(<4 x i32> %a0)
  ret void
}

;---
declare { <2 x i32>, <2 x i32> } @llvm.experimental.vector.deinterleave2.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call { <2 x i32>, <2 x i32> } @llvm.experimental.vector.deinterleave2.v4i32(<4 x i32> %a0)
  ret void
}

;---
declare i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32> %a0)
  ret void
}

;---
declare i32 @llvm.experimental.vector.reduce.add.i32.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.experimental.vector.reduce.add.i32.v4i32(<4 x i32> %a0)
  ret void
}

;---
declare float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float, <4 x float>)
define void @f(float %a0, <4 x float> %a1) {
  %r = call float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float %a0, <4 x float> %a1)
  ret void
}

;---
declare float @llvm.experimental.vector.reduce.fadd.f32.f32.v4f32(float, <4 x float>)
define void @f(float %a0, <4 x float> %a1) {
  %r = call float @llvm.experimental.vector.reduce.fadd.f32.f32.v4f32(float %a0, <4 x float> %a1)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect return type!
declare i64 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i64 @llvm.vector.reduce.add.v4i32(<4 x i32> %a0)
; ^~
; error: the result of @llvm.vector.reduce.add.v4i32 is the type of the elements of <4 x i32>, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect return type!
declare float @llvm.vector.reduce.fadd.v4f32(<4 x float>)
define void @f(<4 x float> %a0) {
  %r = call float @llvm.vector.reduce.fadd.v4f32(<4 x float> %a0)
; ^~
; error: @llvm.vector.reduce.fadd.v4f32 takes 2 arguments, but is declared with 1 [SP0218]
;   note: LLVM's verifier says: Callsite was not defined with variable arguments!
  ret void
}

;---
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
define void @f(float %a0, <4 x float> %a1) {
  %r = call float @llvm.vector.reduce.fadd.v4f32(float %a0, <4 x float> %a1)
  ret void
}

;---
declare i32 @llvm.flt.rounds()
define void @f() {
  %r = call i32 @llvm.flt.rounds()
  ret void
}

;---
declare i32 @llvm.get.rounding()
define void @f() {
  %r = call i32 @llvm.get.rounding()
  ret void
}

;---
; LLVM 14: masked_load: return must match pointer type
declare <4 x float> @llvm.masked.load.v4f32.p0i8(i8*, i32, <4 x i1>, <4 x float>)
define void @f(i8* %a0, <4 x i1> %a2, <4 x float> %a3) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0i8(i8* %a0, i32 1, <4 x i1> %a2, <4 x float> %a3)
; ^~
; error: @llvm.masked.load.v4f32.p0i8: a pointer to <4 x float> is loaded from, not i8* [SP0218]
  ret void
}

;---
; LLVM 14: immarg operand has non-immediate parameter
declare <4 x float> @llvm.masked.load.v4f32.p0i8(i8*, <4 x i1>, <4 x float>)
define void @f(i8* %a0, <4 x i1> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0i8(i8* %a0, <4 x i1> %a1, <4 x float> %a2)
; ^~
; error: @llvm.masked.load.v4f32.p0i8 takes 4 arguments, but is declared with 3 [SP0218]
;   note: LLVM's verifier says: Callsite was not defined with variable arguments!
  ret void
}

;---
; LLVM 14: immarg operand has non-immediate parameter
declare <4 x float> @llvm.masked.load.v4f32.p0i8(i8*, <8 x i1>, <4 x float>)
define void @f(i8* %a0, <8 x i1> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0i8(i8* %a0, <8 x i1> %a1, <4 x float> %a2)
; ^~
; error: @llvm.masked.load.v4f32.p0i8 takes 4 arguments, but is declared with 3 [SP0218]
;   note: LLVM's verifier says: Callsite was not defined with variable arguments!
  ret void
}

;---
; LLVM 14: masked_load: return must match pointer type
declare <4 x float> @llvm.masked.load.v4f32(i8*, i32, <4 x i1>, <4 x float>)
define void @f(i8* %a0, <4 x i1> %a2, <4 x float> %a3) {
  %r = call <4 x float> @llvm.masked.load.v4f32(i8* %a0, i32 1, <4 x i1> %a2, <4 x float> %a3)
; ^~
; error: @llvm.masked.load.v4f32.p0i8: a pointer to <4 x float> is loaded from, not i8* [SP0218]
  ret void
}

;---
; LLVM 14: masked_store: storee must match pointer type
declare void @llvm.masked.store.v4f32.p0i8(<4 x float>, i8*, i32, <4 x i1>)
define void @f(<4 x float> %a0, i8* %a1, <4 x i1> %a3) {
  call void @llvm.masked.store.v4f32.p0i8(<4 x float> %a0, i8* %a1, i32 1, <4 x i1> %a3)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.masked.store.v4f32.p0i8: a pointer to <4 x float> is stored to, not i8* [SP0218]
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x float> @llvm.masked.gather.v4f32.v4p0i8(<4 x i8*>, i32, <4 x i1>, <4 x float>)
define void @f(<4 x i8*> %a0, <4 x i1> %a2, <4 x float> %a3) {
  %r = call <4 x float> @llvm.masked.gather.v4f32.v4p0i8(<4 x i8*> %a0, i32 1, <4 x i1> %a2, <4 x float> %a3)
;                                                                  ^~~
; error: argument 1 of @llvm.masked.gather.v4f32.v4p0i8 is a vector of as many pointers as <4 x float> has elements, not <4 x i8*> [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: immarg operand has non-immediate parameter
declare <4 x float> @llvm.masked.gather.v4f32.v4p0i8(<4 x i8*>, <4 x i1>, <4 x float>)
define void @f(<4 x i8*> %a0, <4 x i1> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.masked.gather.v4f32.v4p0i8(<4 x i8*> %a0, <4 x i1> %a1, <4 x float> %a2)
; ^~
; error: @llvm.masked.gather.v4f32.v4p0i8 takes 4 arguments, but is declared with 3 [SP0218]
;   note: LLVM's verifier says: Callsite was not defined with variable arguments!
  ret void
}

;---
; LLVM 14: Incorrect number of arguments passed to called function!
declare <4 x float> @llvm.masked.gather.v4f32.v4p0i8(<8 x i8*>, <4 x i1>, <4 x float>)
define void @f(<8 x i8*> %a0, <4 x i1> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.masked.gather.v4f32.v4p0i8(<8 x i8*> %a0, <4 x i1> %a1, <4 x float> %a2)
; ^~
; error: @llvm.masked.gather.v4f32.v4p0i8 takes 4 arguments, but is declared with 3 [SP0218]
;   note: LLVM's verifier says: Callsite was not defined with variable arguments!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.masked.scatter.v4f32.v4p0i8(<4 x float>, <4 x i8*>, i32, <4 x i1>)
define void @f(<4 x float> %a0, <4 x i8*> %a1, <4 x i1> %a3) {
  call void @llvm.masked.scatter.v4f32.v4p0i8(<4 x float> %a0, <4 x i8*> %a1, i32 1, <4 x i1> %a3)
;                                                                        ^~~
; error: argument 2 of @llvm.masked.scatter.v4f32.v4p0i8 is a vector of as many pointers as <4 x float> has elements, not <4 x i8*> [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x float> @llvm.masked.expandload.v4f32(i8*, <4 x i1>, <4 x float>)
define void @f(i8* %a0, <4 x i1> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.masked.expandload.v4f32(i8* %a0, <4 x i1> %a1, <4 x float> %a2)
;                                                         ^~~
; error: argument 1 of @llvm.masked.expandload.v4f32 is a pointer to an element of <4 x float>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.masked.compressstore.v4f32(<4 x float>, i8*, <4 x i1>)
define void @f(<4 x float> %a0, i8* %a1, <4 x i1> %a2) {
  call void @llvm.masked.compressstore.v4f32(<4 x float> %a0, i8* %a1, <4 x i1> %a2)
;                                                                 ^~~
; error: argument 2 of @llvm.masked.compressstore.v4f32 is a pointer to an element of <4 x float>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
declare float @llvm.powi.f32(float, i32)
define void @f(float %a0, i32 %a1) {
  %r = call float @llvm.powi.f32(float %a0, i32 %a1)
  ret void
}

;---
declare float @llvm.powi.f32.i32(float, i32)
define void @f(float %a0, i32 %a1) {
  %r = call float @llvm.powi.f32.i32(float %a0, i32 %a1)
  ret void
}

;---
declare float @llvm.powi.f32.i32(float, i16)
define void @f(float %a0, i16 %a1) {
  %r = call float @llvm.powi.f32.i32(float %a0, i16 %a1)
  ret void
}

;---
declare i8* @llvm.launder.invariant.group(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.launder.invariant.group(i8* %a0)
  ret void
}

;---
declare i8* @llvm.launder.invariant.group.p0i8(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.launder.invariant.group.p0i8(i8* %a0)
  ret void
}

;---
declare i8* @llvm.invariant.group.barrier(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.invariant.group.barrier(i8* %a0)
  ret void
}

;---
declare i8* @llvm.thread.pointer()
define void @f() {
  %r = call i8* @llvm.thread.pointer()
  ret void
}

;---
declare i8* @llvm.thread.pointer.p0i8()
define void @f() {
  %r = call i8* @llvm.thread.pointer.p0i8()
  ret void
}

;---
declare i8* @llvm.threadlocal.address(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.threadlocal.address(i8* %a0)
  ret void
}

;---
declare i64 @llvm.read_register.i64(metadata)
define void @f() {
  %r = call i64 @llvm.read_register.i64(metadata !{})
  ret void
}

;---
declare i32 @llvm.eh.typeid.for(i8*)
define void @f(i8* %a0) {
  %r = call i32 @llvm.eh.typeid.for(i8* %a0)
  ret void
}

;---
declare i32 @llvm.eh.typeid.for.p0i8(i8*)
define void @f(i8* %a0) {
  %r = call i32 @llvm.eh.typeid.for.p0i8(i8* %a0)
  ret void
}

;---
declare i8* @llvm.frameaddress(i32)
define void @f() {
  %r = call i8* @llvm.frameaddress(i32 1)
  ret void
}

;---
declare i8* @llvm.frameaddress.p0i8(i32)
define void @f() {
  %r = call i8* @llvm.frameaddress.p0i8(i32 1)
  ret void
}

;---
declare i8* @llvm.returnaddress(i32)
define void @f() {
  %r = call i8* @llvm.returnaddress(i32 1)
  ret void
}

;---
declare i8* @llvm.addressofreturnaddress()
define void @f() {
  %r = call i8* @llvm.addressofreturnaddress()
  ret void
}

;---
declare i8* @llvm.addressofreturnaddress.p0i8()
define void @f() {
  %r = call i8* @llvm.addressofreturnaddress.p0i8()
  ret void
}

;---
declare i8* @llvm.sponentry()
define void @f() {
  %r = call i8* @llvm.sponentry()
  ret void
}

;---
declare i8* @llvm.ptrmask.p0i8.i64(i8*, i64)
define void @f(i8* %a0, i64 %a1) {
  %r = call i8* @llvm.ptrmask.p0i8.i64(i8* %a0, i64 %a1)
  ret void
}

;---
declare i8* @llvm.ptrmask.p0i8.i32(i8*, i32)
define void @f(i8* %a0, i32 %a1) {
  %r = call i8* @llvm.ptrmask.p0i8.i32(i8* %a0, i32 %a1)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.stackprotector(i8*, i8*)
define void @f(i8* %a0, i8* %a1) {
  call void @llvm.stackprotector(i8* %a0, i8* %a1)
;                                             ^~~
; error: argument 2 of @llvm.stackprotector is a pointer to a pointer, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
declare void @llvm.stackprotectorcheck(i8*)
define void @f(i8* %a0) {
  call void @llvm.stackprotectorcheck(i8* %a0)
  ret void
}

;---
; LLVM 14: llvm.init_trampoline parameter #2 must resolve to a function.
declare void @llvm.init.trampoline(i8*, i8*, i8*)
define void @f(i8* %a0, i8* %a1, i8* %a2) {
  call void @llvm.init.trampoline(i8* %a0, i8* %a1, i8* %a2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.init.trampoline: the second argument is a function [SP0218]
  ret void
}

;---
declare i8* @llvm.adjust.trampoline(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.adjust.trampoline(i8* %a0)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.gcroot(i8*, i8*)
define void @f(i8* %a0, i8* %a1) {
  call void @llvm.gcroot(i8* %a0, i8* %a1)
;                            ^~~
; error: argument 1 of @llvm.gcroot is a pointer to a pointer, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare i8* @llvm.gcread(i8*, i8*)
define void @f(i8* %a0, i8* %a1) {
  %r = call i8* @llvm.gcread(i8* %a0, i8* %a1)
;                                         ^~~
; error: argument 2 of @llvm.gcread is a pointer to a pointer, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
declare i16 @llvm.convert.to.fp16.f32(float)
define void @f(float %a0) {
  %r = call i16 @llvm.convert.to.fp16.f32(float %a0)
  ret void
}

;---
declare i16 @llvm.convert.to.fp16(float)
define void @f(float %a0) {
  %r = call i16 @llvm.convert.to.fp16(float %a0)
  ret void
}

;---
declare float @llvm.convert.from.fp16.f32(i16)
define void @f(i16 %a0) {
  %r = call float @llvm.convert.from.fp16.f32(i16 %a0)
  ret void
}

;---
declare float @llvm.convert.from.fp16(i16)
define void @f(i16 %a0) {
  %r = call float @llvm.convert.from.fp16(i16 %a0)
  ret void
}

;---
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect return type!
declare { i32, i32 } @llvm.sadd.with.overflow.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call { i32, i32 } @llvm.sadd.with.overflow.i32(i32 %a0, i32 %a1)
; ^~
; error: the result of @llvm.sadd.with.overflow.i32 is i1, not { i32, i32 } [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;---
declare { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32> %a0, <4 x i32> %a1)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect return type!
declare { <4 x i32>, i1 } @llvm.sadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call { <4 x i32>, i1 } @llvm.sadd.with.overflow.v4i32(<4 x i32> %a0, <4 x i32> %a1)
; ^~
; error: the result of @llvm.sadd.with.overflow.v4i32 is a vector of i1 with as many elements as <4 x i32>, not { <4 x i32>, i1 } [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare i32 @llvm.sadd.sat.i32(i32, i64)
define void @f(i32 %a0, i64 %a1) {
  %r = call i32 @llvm.sadd.sat.i32(i32 %a0, i64 %a1)
;                                               ^~~
; error: argument 2 of @llvm.sadd.sat.i32 is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare i32 @llvm.fshl.i32(i32, i32, i64)
define void @f(i32 %a0, i32 %a1, i64 %a2) {
  %r = call i32 @llvm.fshl.i32(i32 %a0, i32 %a1, i64 %a2)
;                                                    ^~~
; error: argument 3 of @llvm.fshl.i32 is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect return type!
declare float @llvm.umax.f32(float, float)
define void @f(float %a0, float %a1) {
  %r = call float @llvm.umax.f32(float %a0, float %a1)
; ^~
; error: the result of @llvm.umax.f32 is an integer or a vector of integers, not float [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;---
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a0, i32 %a1, i32 1)
  ret void
}

;---
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(float %a0) {
  %r = call i1 @llvm.is.fpclass.f32(float %a0, i32 1)
  ret void
}

;---
declare i1 @llvm.is.fpclass.v4f32(<4 x float>, i32)
define void @f(<4 x float> %a0) {
  %r = call i1 @llvm.is.fpclass.v4f32(<4 x float> %a0, i32 1)
  ret void
}

;---
declare <4 x i1> @llvm.is.fpclass.v4f32(<4 x float>, i32)
define void @f(<4 x float> %a0) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a0, i32 1)
  ret void
}

;---
declare i32 @llvm.fptosi.sat.i32.f32(float)
define void @f(float %a0) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %a0)
  ret void
}

;---
declare <4 x i32> @llvm.fptosi.sat.v4i32.f32(float)
define void @f(float %a0) {
  %r = call <4 x i32> @llvm.fptosi.sat.v4i32.f32(float %a0)
  ret void
}

;---
declare i32 @llvm.expect.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.expect.i32(i32 %a0, i32 %a1)
  ret void
}

;---
declare i32 @llvm.expect.with.probability.i32(i32, i32, double)
define void @f(i32 %a0, i32 %a1, double %a2) {
  %r = call i32 @llvm.expect.with.probability.i32(i32 %a0, i32 %a1, double %a2)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.assume(i32)
define void @f(i32 %a0) {
  call void @llvm.assume(i32 %a0)
;                            ^~~
; error: argument 1 of @llvm.assume is i1, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
declare i1 @llvm.type.test(i8*, metadata)
define void @f(i8* %a0) {
  %r = call i1 @llvm.type.test(i8* %a0, metadata !{})
  ret void
}

;---
declare { i8*, i1 } @llvm.type.checked.load(i8*, i32, metadata)
define void @f(i8* %a0, i32 %a1) {
  %r = call { i8*, i1 } @llvm.type.checked.load(i8* %a0, i32 %a1, metadata !{})
  ret void
}

;---
declare i1 @llvm.is.constant.f32(float)
define void @f(float %a0) {
  %r = call i1 @llvm.is.constant.f32(float %a0)
  ret void
}

;---
declare i32 @llvm.ssa.copy.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.ssa.copy.i32(i32 %a0)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.debugtrap(i32)
define void @f(i32 %a0) {
  call void @llvm.debugtrap(i32 %a0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.debugtrap takes 0 arguments, but is declared with 1 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
declare void @llvm.ubsantrap(i8)
define void @f() {
  call void @llvm.ubsantrap(i8 1)
  ret void
}

;---
declare void @llvm.donothing()
define void @f() {
  call void @llvm.donothing()
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect return type!
declare i32 @llvm.sideeffect()
define void @f() {
  %r = call i32 @llvm.sideeffect()
; ^~
; error: the result of @llvm.sideeffect is void, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;---
declare i32 @llvm.abs.i32(i32, i1)
define void @f(i32 %a0) {
  %r = call i32 @llvm.abs.i32(i32 %a0, i1 true)
  ret void
}

;---
; LLVM 14: Attribute after last parameter!
declare i32 @llvm.abs.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.abs.i32(i32 %a0)
; ^~
; error: @llvm.abs.i32 takes 2 arguments, but is declared with 1 [SP0218]
;   note: LLVM's verifier says: Callsite was not defined with variable arguments!
  ret void
}

;---
declare i32 @llvm.bswap.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.bswap.i32(i32 %a0)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect return type!
declare float @llvm.bswap.f32(float)
define void @f(float %a0) {
  %r = call float @llvm.bswap.f32(float %a0)
; ^~
; error: the result of @llvm.bswap.f32 is an integer or a vector of integers, not float [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;---
declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %a0)
  ret void
}

;---
declare { float, i32 } @llvm.frexp.f32.i32(float)
define void @f(float %a0) {
  %r = call { float, i32 } @llvm.frexp.f32.i32(float %a0)
  ret void
}

;---
declare float @llvm.frexp.f32.i32(float)
define void @f(float %a0) {
  %r = call float @llvm.frexp.f32.i32(float %a0)
  ret void
}

;---
declare float @llvm.ldexp.f32.i32(float, i32)
define void @f(float %a0, i32 %a1) {
  %r = call float @llvm.ldexp.f32.i32(float %a0, i32 %a1)
  ret void
}

;---
declare { float, float } @llvm.modf.f32(float)
define void @f(float %a0) {
  %r = call { float, float } @llvm.modf.f32(float %a0)
  ret void
}

;---
declare { float, float } @llvm.sincos.f32(float)
define void @f(float %a0) {
  %r = call { float, float } @llvm.sincos.f32(float %a0)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect return type!
declare i32 @llvm.sqrt.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.sqrt.i32(i32 %a0)
; ^~
; error: the result of @llvm.sqrt.i32 is a floating-point number or a vector of them, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare double @llvm.fabs.f32(float)
define void @f(float %a0) {
  %r = call double @llvm.fabs.f32(float %a0)
;                                       ^~~
; error: argument 1 of @llvm.fabs.f32 is double, not float [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare float @llvm.fma.f32(float, float, double)
define void @f(float %a0, float %a1, double %a2) {
  %r = call float @llvm.fma.f32(float %a0, float %a1, double %a2)
;                                                            ^~~
; error: argument 3 of @llvm.fma.f32 is float, not double [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare float @llvm.copysign.f32(float, double)
define void @f(float %a0, double %a1) {
  %r = call float @llvm.copysign.f32(float %a0, double %a1)
;                                                      ^~~
; error: argument 2 of @llvm.copysign.f32 is float, not double [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
declare i64 @llvm.lrint.i64.f32(float)
define void @f(float %a0) {
  %r = call i64 @llvm.lrint.i64.f32(float %a0)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect return type!
declare float @llvm.lrint.f32.i64(i64)
define void @f(i64 %a0) {
  %r = call float @llvm.lrint.f32.i64(i64 %a0)
; ^~
; error: the result of @llvm.lrint.f32.i64 is an integer or a vector of integers, not float [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;---
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %a0, i32 %a1)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i64)
define void @f(i32 %a0, i64 %a1) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %a0, i64 %a1)
;                                                                     ^~~
; error: argument 2 of @llvm.get.active.lane.mask.v4i1.i32 is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
define void @f(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <2 x i1>, i32)
define void @f(<4 x i32> %a0, <4 x i32> %a1, <2 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a0, <4 x i32> %a1, <2 x i1> %a2, i32 %a3)
;                                                                               ^~~
; error: argument 3 of @llvm.vp.add.v4i32 is a vector of i1 with as many elements as <4 x i32>, not <2 x i1> [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i64)
define void @f(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i64 %a3) {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i64 %a3)
;                                                                                        ^~~
; error: argument 4 of @llvm.vp.add.v4i32 is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: expected ')' at end of argument list
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata !"eq", <4 x i1>, i32)
;                                                                   ^
; error: unexpected `!` [SP0101]
;   expected `)`
define void @f(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a3, i32 %a4) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %a0, <4 x i32> %a1, metadata !{}, <4 x i1> %a3, i32 %a4)
  ret void
}

;---
declare <4 x i32> @llvm.vp.load.v4i32.p0i8(i8*, <4 x i1>, i32)
define void @f(i8* %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x i32> @llvm.vp.load.v4i32.p0i8(i8* %a0, <4 x i1> %a1, i32 %a2)
  ret void
}

;---
declare <4 x i32> @llvm.vp.merge.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32)
define void @f(<4 x i1> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 %a3)
  ret void
}

;---
declare i32 @llvm.vp.reduce.add.v4i32(i32, <4 x i32>, <4 x i1>, i32)
define void @f(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.add.v4i32(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}

;---
declare <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(<4 x i32> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}

;---
; LLVM 14: Result of a matrix operation does not fit in the returned vector!
declare <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32>, i32, i32)
define void @f(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32> %a0, i32 1, i32 1)
; ^~
; error: @llvm.matrix.transpose.v4i32: a matrix of 1 × 1 is a vector of 1, not <4 x i32> [SP0218]
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare <6 x i32> @llvm.matrix.transpose.v6i32(<4 x i32>, i32, i32)
define void @f(<4 x i32> %a0) {
  %r = call <6 x i32> @llvm.matrix.transpose.v6i32(<4 x i32> %a0, i32 1, i32 1)
;                                                            ^~~
; error: argument 1 of @llvm.matrix.transpose.v6i32 is <6 x i32>, not <4 x i32> [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(i8*, i64, i1, i32, i32)
define void @f(i8* %a0, i64 %a1) {
  %r = call <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(i8* %a0, i64 %a1, i1 true, i32 1, i32 1)
;                                                                  ^~~
; error: argument 1 of @llvm.matrix.column.major.load.v4i32.i64 is a pointer to an element of <4 x i32>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x i32> @llvm.matrix.column.major.load.v4i32(i8*, i64, i1, i32, i32)
define void @f(i8* %a0, i64 %a1) {
  %r = call <4 x i32> @llvm.matrix.column.major.load.v4i32(i8* %a0, i64 %a1, i1 true, i32 1, i32 1)
;                                                              ^~~
; error: argument 1 of @llvm.matrix.column.major.load.v4i32 is a pointer to an element of <4 x i32>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare float @llvm.experimental.constrained.sin.f32(float, float, float)
define void @f(float %a0, float %a1, float %a2) {
  %r = call float @llvm.experimental.constrained.sin.f32(float %a0, float %a1, float %a2)
;                                                                         ^~~
; error: argument 2 of @llvm.experimental.constrained.sin.f32 is metadata, not float [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
declare i8* @llvm.experimental.gc.get.pointer.base.p0i8.p0i8(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.experimental.gc.get.pointer.base.p0i8.p0i8(i8* %a0)
  ret void
}

;---
declare i64 @llvm.experimental.gc.get.pointer.offset.p0i8(i8*)
define void @f(i8* %a0) {
  %r = call i64 @llvm.experimental.gc.get.pointer.offset.p0i8(i8* %a0)
  ret void
}

;---
declare i1 @llvm.experimental.widenable.condition()
define void @f() {
  %r = call i1 @llvm.experimental.widenable.condition()
  ret void
}

;---
; LLVM 14: experimental_guard must have exactly one "deopt" operand bundle
declare void @llvm.experimental.guard(i1, ...)
define void @f(i1 %a0) {
  call void (i1, ...) @llvm.experimental.guard(i1 %a0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.guard: it has one bundle "deopt" [SP0218]
  ret void
}

;---
declare void @llvm.localescape(...)
define void @f() {
  call void (...) @llvm.localescape()
  ret void
}

;---
; LLVM 14: llvm.localrecover first argument must be function defined in this module
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %a0, i8* %a1) {
  %r = call i8* @llvm.localrecover(i8* %a0, i8* %a1, i32 1)
; ^~
; error: @llvm.localrecover: the first argument is a function defined in this module [SP0218]
  ret void
}

;---
; LLVM 14: Function takes token but isn't an intrinsic
declare i32 @llvm.eh.exceptioncode(token)
define void @f(token %a0) {
;           ^~
; error: only an intrinsic takes token [SP0209]
  %r = call i32 @llvm.eh.exceptioncode(token %a0)
; ^~
; error: @llvm.eh.exceptioncode: the argument is a catchpad [SP0218]
  ret void
}

;---
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f() {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 1)
  ret void
}

;---
declare void @llvm.experimental.patchpoint.void(i64, i32, i8*, i32, ...)
define void @f(i8* %a2) {
  call void (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.void(i64 1, i32 1, i8* %a2, i32 1)
  ret void
}

;---
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, i8*, i32, ...)
define void @f(i8* %a2) {
  %r = call i64 (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.i64(i64 1, i32 1, i8* %a2, i32 1)
  ret void
}

;---
declare float @llvm.experimental.patchpoint.f32(i64, i32, i8*, i32, ...)
define void @f(i8* %a2) {
  %r = call float (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.f32(i64 1, i32 1, i8* %a2, i32 1)
  ret void
}

;---
; LLVM 14: experimental_deoptimize must have exactly one "deopt" operand bundle
declare i32 @llvm.experimental.deoptimize.i32(...)
define void @f() {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32()
; ^~
; error: @llvm.experimental.deoptimize.i32: it has one bundle "deopt" [SP0218]
  ret void
}

;---
; LLVM 14: experimental_deoptimize must have exactly one "deopt" operand bundle
declare i64 @llvm.experimental.deoptimize.i32(...)
define void @f() {
  %r = call i64 (...) @llvm.experimental.deoptimize.i32()
; ^~
; error: @llvm.experimental.deoptimize.i64: it has one bundle "deopt" [SP0218]
  ret void
}

;---
declare void @llvm.instrprof.increment(i8*, i64, i32, i32)
define void @f(i8* %a0) {
  call void @llvm.instrprof.increment(i8* %a0, i64 1, i32 1, i32 1)
  ret void
}

;---
declare void @llvm.instrprof.value.profile(i8*, i64, i64, i32, i32)
define void @f(i8* %a0, i64 %a1, i64 %a2) {
  call void @llvm.instrprof.value.profile(i8* %a0, i64 %a1, i64 %a2, i32 1, i32 1)
  ret void
}

;---
declare i64 @llvm.readcyclecounter()
define void @f() {
  %r = call i64 @llvm.readcyclecounter()
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect return type!
declare i32 @llvm.readcyclecounter()
define void @f() {
  %r = call i32 @llvm.readcyclecounter()
; ^~
; error: the result of @llvm.readcyclecounter is i64, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;---
declare i64 @llvm.vscale.i64()
define void @f() {
  %r = call i64 @llvm.vscale.i64()
  ret void
}

;---
declare i64 @llvm.vscale()
define void @f() {
  %r = call i64 @llvm.vscale()
  ret void
}

;---
declare void @llvm.clear_cache(i8*, i8*)
define void @f(i8* %a0, i8* %a1) {
  call void @llvm.clear_cache(i8* %a0, i8* %a1)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.xray.typedevent(i64, i8*, i64)
define void @f(i64 %a0, i8* %a1, i64 %a2) {
  call void @llvm.xray.typedevent(i64 %a0, i8* %a1, i64 %a2)
;                                     ^~~
; error: argument 1 of @llvm.xray.typedevent is i16, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
declare void @llvm.xray.typedevent(i16, i8*, i32)
define void @f(i16 %a0, i8* %a1, i32 %a2) {
  call void @llvm.xray.typedevent(i16 %a0, i8* %a1, i32 %a2)
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.xray.customevent(i8*, i64)
define void @f(i8* %a0, i64 %a1) {
  call void @llvm.xray.customevent(i8* %a0, i64 %a1)
;                                               ^~~
; error: argument 2 of @llvm.xray.customevent is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
declare void @llvm.xray.customevent(i8*, i32)
define void @f(i8* %a0, i32 %a1) {
  call void @llvm.xray.customevent(i8* %a0, i32 %a1)
  ret void
}

;---
declare void @llvm.set.rounding(i32)
define void @f(i32 %a0) {
  call void @llvm.set.rounding(i32 %a0)
  ret void
}

;---
declare i256 @llvm.get.fpenv.i256()
define void @f() {
  %r = call i256 @llvm.get.fpenv.i256()
  ret void
}

;---
declare i256 @llvm.get.fpenv()
define void @f() {
  %r = call i256 @llvm.get.fpenv()
  ret void
}

;---
declare i8* @llvm.objc.retain(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.objc.retain(i8* %a0)
  ret void
}

;---
declare void @llvm.objc.clang.arc.use(...)
define void @f() {
  call void (...) @llvm.objc.clang.arc.use()
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect return type!
declare i8* @llvm.objc.release(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.objc.release(i8* %a0)
; ^~
; error: the result of @llvm.objc.release is void, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;---
declare i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1>, i1)
define void @f(<4 x i1> %a0) {
  %r = call i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1> %a0, i1 true)
  ret void
}

;---
declare i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1>, i32)
define void @f(<4 x i1> %a0, i32 %a1) {
  %r = call i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1> %a0, i32 %a1)
  ret void
}

;---
declare <4 x i32> @llvm.experimental.vector.partial.reduce.add.v4i32.v16i32(<4 x i32>, <16 x i32>)
define void @f(<4 x i32> %a0, <16 x i32> %a1) {
  %r = call <4 x i32> @llvm.experimental.vector.partial.reduce.add.v4i32.v16i32(<4 x i32> %a0, <16 x i32> %a1)
  ret void
}

;---
declare <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v16i32(<4 x i32>, <16 x i32>)
define void @f(<4 x i32> %a0, <16 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v16i32(<4 x i32> %a0, <16 x i32> %a1)
  ret void
}

;---
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(i32 %a0) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %a0, i32 1, i1 true)
  ret void
}

;---
declare <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32>, <4 x i1>, <4 x i32>)
define void @f(<4 x i32> %a0, <4 x i1> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32> %a0, <4 x i1> %a1, <4 x i32> %a2)
  ret void
}

;---
declare void @llvm.experimental.vector.histogram.add.v4p0i8.i32(<4 x i8*>, i32, <4 x i1>)
define void @f(<4 x i8*> %a0, i32 %a1, <4 x i1> %a2) {
  call void @llvm.experimental.vector.histogram.add.v4p0i8.i32(<4 x i8*> %a0, i32 %a1, <4 x i1> %a2)
  ret void
}

;---
declare <4 x i1> @llvm.experimental.vector.match.v4i32.v2i32(<4 x i32>, <2 x i32>, <4 x i1>)
define void @f(<4 x i32> %a0, <2 x i32> %a1, <4 x i1> %a2) {
  %r = call <4 x i1> @llvm.experimental.vector.match.v4i32.v2i32(<4 x i32> %a0, <2 x i32> %a1, <4 x i1> %a2)
  ret void
}

;---
declare i8 @llvm.ucmp.i8.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i8 @llvm.ucmp.i8.i32(i32 %a0, i32 %a1)
  ret void
}

;---
declare i8 @llvm.ucmp.i8.i32(i32, i64)
define void @f(i32 %a0, i64 %a1) {
  %r = call i8 @llvm.ucmp.i8.i32(i32 %a0, i64 %a1)
  ret void
}

;---
declare i32 @llvm.loop.decrement.reg.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.loop.decrement.reg.i32(i32 %a0, i32 %a1)
  ret void
}

;---
declare i1 @llvm.loop.decrement.i32(i32)
define void @f(i32 %a0) {
  %r = call i1 @llvm.loop.decrement.i32(i32 %a0)
  ret void
}

;---
declare i8* @llvm.load.relative.i32(i8*, i32)
define void @f(i8* %a0, i32 %a1) {
  %r = call i8* @llvm.load.relative.i32(i8* %a0, i32 %a1)
  ret void
}

;---
declare void @llvm.dbg.value(metadata, i64, metadata, metadata)
define void @f(i64 %a1) {
  call void @llvm.dbg.value(metadata !{}, i64 %a1, metadata !{}, metadata !{})
  ret void
}

;---
declare void @llvm.codeview.annotation(metadata)
define void @f() {
  call void @llvm.codeview.annotation(metadata !{})
  ret void
}

;---
declare void @llvm.hwasan.check.memaccess(i8*, i8*, i32)
define void @f(i8* %a0, i8* %a1) {
  call void @llvm.hwasan.check.memaccess(i8* %a0, i8* %a1, i32 1)
  ret void
}

;---
declare void @llvm.fake.use(...)
define void @f() {
  call void (...) @llvm.fake.use()
  ret void
}

;---
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(float %a0) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %a0, metadata !{})
  ret void
}

;---
; LLVM 14: Intrinsic requires elementtype attribute on first argument.
declare i8* @llvm.preserve.array.access.index.p0i8.p0i8(i8*, i32, i32)
define void @f(i8* %a0) {
  %r = call i8* @llvm.preserve.array.access.index.p0i8.p0i8(i8* %a0, i32 1, i32 1)
; ^~
; error: @llvm.preserve.array.access.index.p0i8.p0i8: the first argument needs elementtype(…) [SP0218]
  ret void
}

;---
declare token @llvm.call.preallocated.setup(i32)
define void @f() {
  %r = call token @llvm.call.preallocated.setup(i32 1)
  ret void
}

;---
declare void @llvm.wasm.throw(i32, i8*)
define void @f(i8* %a1) {
  call void @llvm.wasm.throw(i32 1, i8* %a1)
  ret void
}
