; test: verify
; llvm: 14
; Vector intrinsics.
;--- accepts-get-active-lane-mask
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %i, i32 %i)
  ret void
}

;--- get-active-lane-mask-it-gives-vector-of-i1-not-4-x-i8
; LLVM 14: get_active_lane_mask: element type is not i1
declare <4 x i8> @llvm.get.active.lane.mask.v4i8.i32(i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.get.active.lane.mask.v4i8.i32(i32 %i, i32 %i)
; ^~
; error: @llvm.get.active.lane.mask.v4i8.i32: it must return a vector of i1, not <4 x i8> [SP0218]
  ret void
}

;--- accepts-experimental-get-vector-length-4
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %i, i32 4, i1 true)
  ret void
}

;--- accepts-experimental-get-vector-length-0
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %i, i32 0, i1 true)
  ret void
}

;--- accepts-experimental-get-vector-length-4-2
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %i, i32 -4, i1 true)
  ret void
}

;--- masked-load-alignment-is-power-of-two
; LLVM 14: masked_load: alignment must be a power of 2
declare <4 x float> @llvm.masked.load.v4f32.p0(i8*, i32, <4 x i1>, <4 x float>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(i8* %p, i32 3, <4 x i1> %m, <4 x float> %v)
; ^~
; error: @llvm.masked.load.v4f32.p0i8: the alignment must be a power of two [SP0218]
  ret void
}

;--- argument-2-of-masked-load-must-be-immediate-constant
; LLVM 14: immarg operand has non-immediate parameter
declare <4 x float> @llvm.masked.load.v4f32.p0(i8*, i32, <4 x i1>, <4 x float>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(i8* %p, i32 %i, <4 x i1> %m, <4 x float> %v)
;                                                              ^~
; error: argument 2 of @llvm.masked.load.v4f32.p0i8 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- accepts-matrix-multiply-2
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 2, i32 2)
  ret void
}

;--- accepts-matrix-multiply-1
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 4, i32 1, i32 1)
  ret void
}

;--- accepts-matrix-multiply-3
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 3, i32 2)
  ret void
}

;--- matrix-multiply-matrix-of-2-3-is-vector-of-6-not-4-x-float
; LLVM 14: Result of a matrix operation does not fit in the returned vector!
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 2, i32 3)
; ^~
; error: @llvm.matrix.multiply.v4f32.v4f32.v4f32: a matrix of 2 × 3 is a vector of 6, not <4 x float> [SP0218]
  ret void
}

;--- argument-3-of-matrix-multiply-must-be-immediate-constant
; LLVM 14: immarg operand has non-immediate parameter
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 %i, i32 2, i32 2)
;                                                                                                   ^~
; error: argument 3 of @llvm.matrix.multiply.v4f32.v4f32.v4f32 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- accepts-matrix-transpose
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %v, i32 2, i32 2)
  ret void
}

;--- matrix-transpose-matrix-of-3-2-is-vector-of-6-not-4-x-float
; LLVM 14: Result of a matrix operation does not fit in the returned vector!
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %v, i32 3, i32 2)
; ^~
; error: @llvm.matrix.transpose.v4f32: a matrix of 3 × 2 is a vector of 6, not <4 x float> [SP0218]
  ret void
}

;--- accepts-vector-splice-i32-3
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 3)
  ret void
}

;--- accepts-vector-splice
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 4)
  ret void
}

;--- accepts-vector-splice-5
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 -5)
  ret void
}

;--- accepts-stepvector-i4
declare <4 x i4> @llvm.stepvector.v4i4()
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i4> @llvm.stepvector.v4i4()
  ret void
}

;--- accepts-stepvector
declare <4 x i8> @llvm.stepvector.v4i8()
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.stepvector.v4i8()
  ret void
}

;--- accepts-vector-insert-zeroinitializer-i64-0
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 0)
  ret void
}

;--- accepts-vector-insert-zeroinitializer
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 2)
  ret void
}

;--- accepts-vector-insert-zeroinitializer-i64-1
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 1)
  ret void
}

;--- accepts-vector-insert-zeroinitializer-i64-4
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 4)
  ret void
}

;--- accepts-vector-insert-zeroinitializer-3
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 %l)
  ret void
}

;--- accepts-vector-insert-zeroinitializer-i32
declare <4 x float> @llvm.vector.insert.v4f32.v2i32(<4 x float>, <2 x i32>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2i32(<4 x float> %v, <2 x i32> zeroinitializer, i64 0)
  ret void
}

;--- accepts-vector-extract-i64-0
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 0)
  ret void
}

;--- accepts-vector-extract
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 2)
  ret void
}

;--- accepts-vector-extract-i64-1
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 1)
  ret void
}

;--- accepts-vector-extract-i64-4
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 4)
  ret void
}

;--- accepts-vp-icmp-metadata-oeq
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %w, <4 x i32> %w, metadata !"oeq", <4 x i1> %m, i32 4)
  ret void
}

;--- accepts-vp-icmp-metadata-eq
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %w, <4 x i32> %w, metadata !"eq", <4 x i1> %m, i32 4)
  ret void
}

;--- accepts-vp-trunc-i8
declare <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32> %w, <4 x i1> %m, i32 4)
  ret void
}

;--- accepts-vp-trunc-i64
declare <4 x i64> @llvm.vp.trunc.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i64> @llvm.vp.trunc.v4i64.v4i32(<4 x i32> %w, <4 x i1> %m, i32 4)
  ret void
}

;--- accepts-vp-fptosi
declare <4 x i64> @llvm.vp.fptosi.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i64> @llvm.vp.fptosi.v4i64.v4i32(<4 x i32> %w, <4 x i1> %m, i32 4)
  ret void
}

;--- accepts-vector-reduce-add
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %w)
  ret void
}
