; test: verify
; llvm: 22
; Vector intrinsics.
;--- vector-extract-index-3-is-no-multiple-of-4-lanes-of-part
; LLVM 22: vector_extract index must be a constant multiple of the result type's known minimum vector length.
define void @f(<vscale x 4 x i32> %x) {
  %a = call <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32> %x, i64 3)
; ^~
; error: @llvm.vector.extract.v4i32.nxv4i32: index 3 is not a multiple of the 4 lanes of the part [SP0218]
  ret void
}
declare <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32>, i64)

;--- vector-extract-4-lanes-from-8-on-are-not-within-8
; LLVM 22: vector_extract would overrun.
define void @f(<8 x i32> %x) {
  %a = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %x, i64 8)
; ^~
; error: @llvm.vector.extract.v4i32.v8i32: 4 lanes from 8 on are not within 8 [SP0218]
  ret void
}
declare <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32>, i64)

;--- vector-splice-index-9-is-not-from-8-to-7
; LLVM 22: The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
define void @f(<8 x i32> %x) {
  %a = call <8 x i32> @llvm.vector.splice.v8i32(<8 x i32> %x, <8 x i32> %x, i32 9)
; ^~
; error: @llvm.vector.splice.v8i32: index 9 is not from -8 to 7 [SP0218]
  ret void
}
declare <8 x i32> @llvm.vector.splice.v8i32(<8 x i32>, <8 x i32>, i32)

;--- matrix-transpose-matrix-of-3-2-is-vector-of-6-not-4-x-i32
; LLVM 22: Result of a matrix operation does not fit in the returned vector!
define void @f(<4 x i32> %x) {
  %a = call <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32> %x, i32 3, i32 2)
; ^~
; error: @llvm.matrix.transpose.v4i32: a matrix of 3 × 2 is a vector of 6, not <4 x i32> [SP0218]
  ret void
}
declare <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32>, i32, i32)

;--- matrix-column-major-load-columns-do-not-overlap-stride-is-at
; LLVM 22: Stride must be greater or equal than the number of rows!
define void @f(ptr %p) {
  %a = call <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr %p, i64 1, i1 false, i32 2, i32 2)
; ^~
; error: @llvm.matrix.column.major.load.v4i32.i64: columns must not overlap: the stride must be at least the number of rows [SP0218]
  ret void
}
declare <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr, i64, i1, i32, i32)

;--- accepts-get-active-lane-mask
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %i, i32 %i)
  ret void
}

;--- get-active-lane-mask-it-gives-vector-of-i1-not-4-x-i8
; LLVM 22: get_active_lane_mask: element type is not i1
declare <4 x i8> @llvm.get.active.lane.mask.v4i8.i32(i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.get.active.lane.mask.v4i8.i32(i32 %i, i32 %i)
; ^~
; error: @llvm.get.active.lane.mask.v4i8.i32: it must return a vector of i1, not <4 x i8> [SP0218]
  ret void
}

;--- accepts-experimental-get-vector-length
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %i, i32 4, i1 true)
  ret void
}

;--- experimental-get-vector-length-number-of-lanes-is-positive-0
; LLVM 22: get_vector_length: VF must be positive
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %i, i32 0, i1 true)
; ^~
; error: @llvm.experimental.get.vector.length.i32: the number of lanes must be positive [SP0218]
  ret void
}

;--- experimental-get-vector-length-number-of-lanes-is-positive-4
; LLVM 22: get_vector_length: VF must be positive
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %i, i32 -4, i1 true)
; ^~
; error: @llvm.experimental.get.vector.length.i32: the number of lanes must be positive [SP0218]
  ret void
}

;--- accepts-masked-load-i32
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x float> %v)
  ret void
}

;--- masked-load-alignment-is-power-of-two
; LLVM 22: LLVM ERROR: Invalid alignment argument
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, i32 3, <4 x i1> %m, <4 x float> %v)
; ^~
; error: @llvm.masked.load.v4f32.p0: the alignment must be a power of two [SP0218]
  ret void
}

;--- accepts-masked-load-align
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %p, <4 x i1> %m, <4 x float> %v)
  ret void
}

;--- accepts-masked-store
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v, ptr align 4 %p, <4 x i1> %m)
  ret void
}

;--- accepts-matrix-multiply
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 2, i32 2)
  ret void
}

;--- matrix-multiply-second-argument-does-not-have-shape-given-1
; LLVM 22: Second argument of a matrix operation does not match specified shape!
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 4, i32 1, i32 1)
; ^~
; error: @llvm.matrix.multiply.v4f32.v4f32.v4f32: the second argument does not have the shape given [SP0218]
  ret void
}

;--- matrix-multiply-first-argument-does-not-have-shape-given
; LLVM 22: First argument of a matrix operation does not match specified shape!
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 3, i32 2)
; ^~
; error: @llvm.matrix.multiply.v4f32.v4f32.v4f32: the first argument does not have the shape given [SP0218]
  ret void
}

;--- matrix-multiply-second-argument-does-not-have-shape-given-2
; LLVM 22: Second argument of a matrix operation does not match specified shape!
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 2, i32 3)
; ^~
; error: @llvm.matrix.multiply.v4f32.v4f32.v4f32: the second argument does not have the shape given [SP0218]
  ret void
}

;--- argument-3-of-matrix-multiply-must-be-immediate-constant
; LLVM 22: immarg operand has non-immediate parameter
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 %i, i32 2, i32 2)
;                                                                                                   ^~
; error: argument 3 of @llvm.matrix.multiply.v4f32.v4f32.v4f32 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- accepts-matrix-transpose
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %v, i32 2, i32 2)
  ret void
}

;--- matrix-transpose-matrix-of-3-2-is-vector-of-6-not-4-x-float
; LLVM 22: Result of a matrix operation does not fit in the returned vector!
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %v, i32 3, i32 2)
; ^~
; error: @llvm.matrix.transpose.v4f32: a matrix of 3 × 2 is a vector of 6, not <4 x float> [SP0218]
  ret void
}

;--- accepts-matrix-column-major-load
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 2, i1 false, i32 2, i32 2)
  ret void
}

;--- matrix-column-major-load-columns-do-not-overlap-stride-is-at-float
; LLVM 22: Stride must be greater or equal than the number of rows!
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 1, i1 false, i32 2, i32 2)
; ^~
; error: @llvm.matrix.column.major.load.v4f32.i64: columns must not overlap: the stride must be at least the number of rows [SP0218]
  ret void
}

;--- accepts-matrix-column-major-load-2
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 %l, i1 false, i32 2, i32 2)
  ret void
}

;--- matrix-column-major-load-matrix-of-3-2-is-vector-of-6-not-4
; LLVM 22: Result of a matrix operation does not fit in the returned vector!
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 4, i1 false, i32 3, i32 2)
; ^~
; error: @llvm.matrix.column.major.load.v4f32.i64: a matrix of 3 × 2 is a vector of 6, not <4 x float> [SP0218]
  ret void
}

;--- accepts-matrix-column-major-store
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %v, ptr %p, i64 2, i1 false, i32 2, i32 2)
  ret void
}

;--- matrix-column-major-store-columns-do-not-overlap-stride-is
; LLVM 22: Stride must be greater or equal than the number of rows!
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %v, ptr %p, i64 1, i1 false, i32 2, i32 2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.matrix.column.major.store.v4f32.i64: columns must not overlap: the stride must be at least the number of rows [SP0218]
  ret void
}

;--- matrix-column-major-store-matrix-of-3-2-is-vector-of-6-not-4
; LLVM 22: Result of a matrix operation does not fit in the returned vector!
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %v, ptr %p, i64 4, i1 false, i32 3, i32 2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.matrix.column.major.store.v4f32.i64: a matrix of 3 × 2 is a vector of 6, not <4 x float> [SP0218]
  ret void
}

;--- accepts-vector-splice
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 3)
  ret void
}

;--- vector-splice-index-4-is-not-from-4-to-3
; LLVM 22: The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 4)
; ^~
; error: @llvm.vector.splice.v4f32: index 4 is not from -4 to 3 [SP0218]
  ret void
}

;--- vector-splice-index-5-is-not-from-4-to-3
; LLVM 22: The splice index exceeds the range [0, VL] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 -5)
; ^~
; error: @llvm.vector.splice.v4f32: index -5 is not from -4 to 3 [SP0218]
  ret void
}

;--- stepvector-it-gives-vector-of-integers-of-at-least-8-bits
; LLVM 22: stepvector only supported for vectors of integers with a bitwidth of at least 8.
declare <4 x i4> @llvm.stepvector.v4i4()
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i4> @llvm.stepvector.v4i4()
; ^~
; error: @llvm.stepvector.v4i4: it must return a vector of integers of at least 8 bits, not <4 x i4> [SP0218]
  ret void
}

;--- accepts-stepvector
declare <4 x i8> @llvm.stepvector.v4i8()
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.stepvector.v4i8()
  ret void
}

;--- accepts-vector-insert-zeroinitializer-i64-0
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 0)
  ret void
}

;--- accepts-vector-insert-zeroinitializer
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 2)
  ret void
}

;--- vector-insert-index-1-is-no-multiple-of-2-lanes-of-part
; LLVM 22: vector_insert index must be a constant multiple of the subvector's known minimum vector length.
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 1)
; ^~
; error: @llvm.vector.insert.v4f32.v2f32: index 1 is not a multiple of the 2 lanes of the part [SP0218]
  ret void
}

;--- vector-insert-2-lanes-from-4-on-are-not-within-4
; LLVM 22: subvector operand of vector_insert would overrun the vector being inserted into.
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 4)
; ^~
; error: @llvm.vector.insert.v4f32.v2f32: 2 lanes from 4 on are not within 4 [SP0218]
  ret void
}

;--- argument-3-of-vector-insert-must-be-immediate-constant
; LLVM 22: immarg operand has non-immediate parameter
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 %l)
;                                                                                                        ^~
; error: argument 3 of @llvm.vector.insert.v4f32.v2f32 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- vector-insert-both-vectors-have-elements-of-one-type-not
; LLVM 22: vector_insert parameters must have the same element type.
declare <4 x float> @llvm.vector.insert.v4f32.v2i32(<4 x float>, <2 x i32>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2i32(<4 x float> %v, <2 x i32> zeroinitializer, i64 0)
; ^~
; error: @llvm.vector.insert.v4f32.v2i32: both vectors must have the same element type, not float and i32 [SP0218]
  ret void
}

;--- accepts-vector-extract-i64-0
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 0)
  ret void
}

;--- accepts-vector-extract
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 2)
  ret void
}

;--- vector-extract-index-1-is-no-multiple-of-2-lanes-of-part
; LLVM 22: vector_extract index must be a constant multiple of the result type's known minimum vector length.
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 1)
; ^~
; error: @llvm.vector.extract.v2f32.v4f32: index 1 is not a multiple of the 2 lanes of the part [SP0218]
  ret void
}

;--- vector-extract-2-lanes-from-4-on-are-not-within-4
; LLVM 22: vector_extract would overrun.
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 4)
; ^~
; error: @llvm.vector.extract.v2f32.v4f32: 2 lanes from 4 on are not within 4 [SP0218]
  ret void
}

;--- vp-icmp-third-argument-is-predicate-such-as-oeq-or-slt
; LLVM 22: invalid predicate for VP integer comparison intrinsic
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %w, <4 x i32> %w, metadata !"oeq", <4 x i1> %m, i32 4)
; ^~
; error: @llvm.vp.icmp.v4i32: the third argument must be a predicate, such as !"oeq" or !"slt" [SP0218]
  ret void
}

;--- accepts-vp-icmp-metadata-eq
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %w, <4 x i32> %w, metadata !"eq", <4 x i1> %m, i32 4)
  ret void
}

;--- accepts-vp-trunc
declare <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32> %w, <4 x i1> %m, i32 4)
  ret void
}

;--- vp-trunc-there-is-no-trunc-from-4-x-i32-to-4-x-i64
; LLVM 22: llvm.vp.trunc intrinsic the bit size of first argument must be larger than the bit size of the return type
declare <4 x i64> @llvm.vp.trunc.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i64> @llvm.vp.trunc.v4i64.v4i32(<4 x i32> %w, <4 x i1> %m, i32 4)
; ^~
; error: @llvm.vp.trunc.v4i64.v4i32: trunc cannot convert <4 x i32> to <4 x i64> [SP0218]
  ret void
}

;--- vp-fptosi-there-is-no-fptosi-from-4-x-i32-to-4-x-i64
; LLVM 22: llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be floating-point and result element type must be integer
declare <4 x i64> @llvm.vp.fptosi.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i64> @llvm.vp.fptosi.v4i64.v4i32(<4 x i32> %w, <4 x i1> %m, i32 4)
; ^~
; error: @llvm.vp.fptosi.v4i64.v4i32: fptosi cannot convert <4 x i32> to <4 x i64> [SP0218]
  ret void
}

;--- accepts-vector-reduce-add
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %w)
  ret void
}
