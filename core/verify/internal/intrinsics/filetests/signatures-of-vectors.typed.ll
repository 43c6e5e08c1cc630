; test: verify
; llvm: 14
; Types of vector intrinsics.
;--- accepts-experimental-stepvector
declare <4 x i32> @llvm.experimental.stepvector.v4i32()
define void @f() {
  %r = call <4 x i32> @llvm.experimental.stepvector.v4i32()
  ret void
}

;--- accepts-stepvector
declare <4 x i32> @llvm.stepvector.v4i32()
define void @f() {
  %r = call <4 x i32> @llvm.stepvector.v4i32()
  ret void
}

;--- accepts-experimental-vector-reverse
declare <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32> %a0)
  ret void
}

;--- accepts-vector-reverse
declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %a0)
  ret void
}

;--- accepts-experimental-vector-splice
declare <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 1)
  ret void
}

;--- accepts-vector-splice
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 1)
  ret void
}

;--- accepts-vector-splice-left
declare <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32>, <4 x i32>, i32)
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 1)
  ret void
}

;--- experimental-vector-insert-index-1-is-no-multiple-of-4-lanes
; LLVM 14: experimental_vector_insert index must be a constant multiple of the subvector's known minimum vector length.
declare <vscale x 4 x i32> @llvm.experimental.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32>, <4 x i32>, i64)
define void @f(<vscale x 4 x i32> %a0, <4 x i32> %a1) {
  %r = call <vscale x 4 x i32> @llvm.experimental.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32> %a0, <4 x i32> %a1, i64 1)
; ^~
; error: @llvm.experimental.vector.insert.nxv4i32.v4i32: index 1 is not a multiple of the 4 lanes of the part [SP0218]
  ret void
}

;--- accepts-vector-insert-vscale
declare <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32>, <4 x i32>, i64)
define void @f(<vscale x 4 x i32> %a0, <4 x i32> %a1, i64 %a2) {
  %r = call <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32> %a0, <4 x i32> %a1, i64 %a2)
  ret void
}

;--- experimental-vector-extract-index-1-is-no-multiple-of-4
; LLVM 14: experimental_vector_extract index must be a constant multiple of the result type's known minimum vector length.
declare <4 x i32> @llvm.experimental.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32>, i64)
define void @f(<vscale x 4 x i32> %a0) {
  %r = call <4 x i32> @llvm.experimental.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32> %a0, i64 1)
; ^~
; error: @llvm.experimental.vector.extract.v4i32.nxv4i32: index 1 is not a multiple of the 4 lanes of the part [SP0218]
  ret void
}

;--- accepts-experimental-vector-interleave2
declare <4 x i32> @llvm.experimental.vector.interleave2.v4i32(<2 x i32>, <2 x i32>)
define void @f(<2 x i32> %a0, <2 x i32> %a1) {
  %r = call <4 x i32> @llvm.experimental.vector.interleave2.v4i32(<2 x i32> %a0, <2 x i32> %a1)
  ret void
}

;--- accepts-vector-interleave2-2
declare <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32>, <2 x i32>)
define void @f(<2 x i32> %a0, <2 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32> %a0, <2 x i32> %a1)
  ret void
}

;--- accepts-vector-interleave2
declare <4 x i32> @llvm.vector.interleave2.v4i32(<4 x i32>, <4 x i32>)
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.interleave2.v4i32(<4 x i32> %a0, <4 x i32> %a1)
  ret void
}

;--- accepts-vector-deinterleave2
declare { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> %a0)
  ret void
}

;--- accepts-vector-deinterleave2-2
declare <2 x i32> @llvm.vector.deinterleave2.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call <2 x i32> @llvm.vector.deinterleave2.v4i32(<4 x i32> %a0)
  ret void
}

;--- accepts-experimental-vector-deinterleave2
declare { <2 x i32>, <2 x i32> } @llvm.experimental.vector.deinterleave2.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call { <2 x i32>, <2 x i32> } @llvm.experimental.vector.deinterleave2.v4i32(<4 x i32> %a0)
  ret void
}

;--- accepts-experimental-vector-reduce-add
declare i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32> %a0)
  ret void
}

;--- accepts-experimental-vector-reduce-add-2
declare i32 @llvm.experimental.vector.reduce.add.i32.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.experimental.vector.reduce.add.i32.v4i32(<4 x i32> %a0)
  ret void
}

;--- accepts-experimental-vector-reduce-v2-fadd
declare float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float, <4 x float>)
define void @f(float %a0, <4 x float> %a1) {
  %r = call float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float %a0, <4 x float> %a1)
  ret void
}

;--- accepts-experimental-vector-reduce-fadd
declare float @llvm.experimental.vector.reduce.fadd.f32.f32.v4f32(float, <4 x float>)
define void @f(float %a0, <4 x float> %a1) {
  %r = call float @llvm.experimental.vector.reduce.fadd.f32.f32.v4f32(float %a0, <4 x float> %a1)
  ret void
}

;--- result-of-vector-reduce-add-is-type-of-elements-of-4-x-i32
; LLVM 14: Intrinsic has incorrect return type!
declare i64 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i64 @llvm.vector.reduce.add.v4i32(<4 x i32> %a0)
; ^~
; error: the result of @llvm.vector.reduce.add.v4i32 is the type of the elements of <4 x i32>, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- vector-reduce-fadd-takes-2-arguments-but-is-declared-with-1
; LLVM 14: Intrinsic has incorrect return type!
declare float @llvm.vector.reduce.fadd.v4f32(<4 x float>)
define void @f(<4 x float> %a0) {
  %r = call float @llvm.vector.reduce.fadd.v4f32(<4 x float> %a0)
; ^~
; error: @llvm.vector.reduce.fadd.v4f32 takes 2 arguments, but is declared with 1 [SP0218]
  ret void
}

;--- accepts-vector-reduce-fadd
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
define void @f(float %a0, <4 x float> %a1) {
  %r = call float @llvm.vector.reduce.fadd.v4f32(float %a0, <4 x float> %a1)
  ret void
}

;--- masked-load-pointer-to-4-x-float-is-loaded-from-not-i8
; LLVM 14: masked_load: return must match pointer type
declare <4 x float> @llvm.masked.load.v4f32.p0i8(i8*, i32, <4 x i1>, <4 x float>)
define void @f(i8* %a0, <4 x i1> %a2, <4 x float> %a3) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0i8(i8* %a0, i32 1, <4 x i1> %a2, <4 x float> %a3)
; ^~
; error: @llvm.masked.load.v4f32.p0i8: it must load from a pointer to <4 x float>, not i8* [SP0218]
  ret void
}

;--- masked-load-takes-4-arguments-but-is-declared-with-3
; LLVM 14: immarg operand has non-immediate parameter
declare <4 x float> @llvm.masked.load.v4f32.p0i8(i8*, <4 x i1>, <4 x float>)
define void @f(i8* %a0, <4 x i1> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0i8(i8* %a0, <4 x i1> %a1, <4 x float> %a2)
; ^~
; error: @llvm.masked.load.v4f32.p0i8 takes 4 arguments, but is declared with 3 [SP0218]
  ret void
}

;--- masked-load-takes-4-arguments-but-is-declared-with-3-8
; LLVM 14: immarg operand has non-immediate parameter
declare <4 x float> @llvm.masked.load.v4f32.p0i8(i8*, <8 x i1>, <4 x float>)
define void @f(i8* %a0, <8 x i1> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0i8(i8* %a0, <8 x i1> %a1, <4 x float> %a2)
; ^~
; error: @llvm.masked.load.v4f32.p0i8 takes 4 arguments, but is declared with 3 [SP0218]
  ret void
}

;--- masked-load-pointer-to-4-x-float-is-loaded-from-not-i8-v4f32
; LLVM 14: masked_load: return must match pointer type
declare <4 x float> @llvm.masked.load.v4f32(i8*, i32, <4 x i1>, <4 x float>)
define void @f(i8* %a0, <4 x i1> %a2, <4 x float> %a3) {
  %r = call <4 x float> @llvm.masked.load.v4f32(i8* %a0, i32 1, <4 x i1> %a2, <4 x float> %a3)
; ^~
; error: @llvm.masked.load.v4f32.p0i8: it must load from a pointer to <4 x float>, not i8* [SP0218]
  ret void
}

;--- masked-store-pointer-to-4-x-float-is-stored-to-not-i8
; LLVM 14: masked_store: storee must match pointer type
declare void @llvm.masked.store.v4f32.p0i8(<4 x float>, i8*, i32, <4 x i1>)
define void @f(<4 x float> %a0, i8* %a1, <4 x i1> %a3) {
  call void @llvm.masked.store.v4f32.p0i8(<4 x float> %a0, i8* %a1, i32 1, <4 x i1> %a3)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.masked.store.v4f32.p0i8: the pointer must point to <4 x float>, not to i8* [SP0218]
  ret void
}

;--- argument-1-of-masked-gather-is-vector-of-as-many-pointers-as
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x float> @llvm.masked.gather.v4f32.v4p0i8(<4 x i8*>, i32, <4 x i1>, <4 x float>)
define void @f(<4 x i8*> %a0, <4 x i1> %a2, <4 x float> %a3) {
  %r = call <4 x float> @llvm.masked.gather.v4f32.v4p0i8(<4 x i8*> %a0, i32 1, <4 x i1> %a2, <4 x float> %a3)
;                                                                  ^~~
; error: argument 1 of @llvm.masked.gather.v4f32.v4p0i8 is a vector of as many pointers as <4 x float> has elements, not <4 x i8*> [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- masked-gather-takes-4-arguments-but-is-declared-with-3
; LLVM 14: immarg operand has non-immediate parameter
declare <4 x float> @llvm.masked.gather.v4f32.v4p0i8(<4 x i8*>, <4 x i1>, <4 x float>)
define void @f(<4 x i8*> %a0, <4 x i1> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.masked.gather.v4f32.v4p0i8(<4 x i8*> %a0, <4 x i1> %a1, <4 x float> %a2)
; ^~
; error: @llvm.masked.gather.v4f32.v4p0i8 takes 4 arguments, but is declared with 3 [SP0218]
  ret void
}

;--- masked-gather-takes-4-arguments-but-is-declared-with-3-8
; LLVM 14: Incorrect number of arguments passed to called function!
declare <4 x float> @llvm.masked.gather.v4f32.v4p0i8(<8 x i8*>, <4 x i1>, <4 x float>)
define void @f(<8 x i8*> %a0, <4 x i1> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.masked.gather.v4f32.v4p0i8(<8 x i8*> %a0, <4 x i1> %a1, <4 x float> %a2)
; ^~
; error: @llvm.masked.gather.v4f32.v4p0i8 takes 4 arguments, but is declared with 3 [SP0218]
  ret void
}

;--- argument-2-of-masked-scatter-is-vector-of-as-many-pointers
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.masked.scatter.v4f32.v4p0i8(<4 x float>, <4 x i8*>, i32, <4 x i1>)
define void @f(<4 x float> %a0, <4 x i8*> %a1, <4 x i1> %a3) {
  call void @llvm.masked.scatter.v4f32.v4p0i8(<4 x float> %a0, <4 x i8*> %a1, i32 1, <4 x i1> %a3)
;                                                                        ^~~
; error: argument 2 of @llvm.masked.scatter.v4f32.v4p0i8 is a vector of as many pointers as <4 x float> has elements, not <4 x i8*> [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-1-of-masked-expandload-is-pointer-to-element-of-4-x
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x float> @llvm.masked.expandload.v4f32(i8*, <4 x i1>, <4 x float>)
define void @f(i8* %a0, <4 x i1> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.masked.expandload.v4f32(i8* %a0, <4 x i1> %a1, <4 x float> %a2)
;                                                         ^~~
; error: argument 1 of @llvm.masked.expandload.v4f32 is a pointer to an element of <4 x float>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-2-of-masked-compressstore-is-pointer-to-element-of
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.masked.compressstore.v4f32(<4 x float>, i8*, <4 x i1>)
define void @f(<4 x float> %a0, i8* %a1, <4 x i1> %a2) {
  call void @llvm.masked.compressstore.v4f32(<4 x float> %a0, i8* %a1, <4 x i1> %a2)
;                                                                 ^~~
; error: argument 2 of @llvm.masked.compressstore.v4f32 is a pointer to an element of <4 x float>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- accepts-vp-add
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
define void @f(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}

;--- argument-3-of-vp-add-is-vector-of-i1-with-as-many-elements
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <2 x i1>, i32)
define void @f(<4 x i32> %a0, <4 x i32> %a1, <2 x i1> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a0, <4 x i32> %a1, <2 x i1> %a2, i32 %a3)
;                                                                               ^~~
; error: argument 3 of @llvm.vp.add.v4i32 is a vector of i1 with as many elements as <4 x i32>, not <2 x i1> [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-4-of-vp-add-is-i32-not-i64
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i64)
define void @f(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i64 %a3) {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a2, i64 %a3)
;                                                                                        ^~~
; error: argument 4 of @llvm.vp.add.v4i32 is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- unexpected
; LLVM 14: expected ')' at end of argument list
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata !"eq", <4 x i1>, i32)
;                                                                   ^
; error: unexpected `!` [SP0101]
;   expected `)`
define void @f(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a3, i32 %a4) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %a0, <4 x i32> %a1, metadata !{}, <4 x i1> %a3, i32 %a4)
  ret void
}

;--- accepts-vp-load
declare <4 x i32> @llvm.vp.load.v4i32.p0i8(i8*, <4 x i1>, i32)
define void @f(i8* %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x i32> @llvm.vp.load.v4i32.p0i8(i8* %a0, <4 x i1> %a1, i32 %a2)
  ret void
}

;--- accepts-vp-merge
declare <4 x i32> @llvm.vp.merge.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32)
define void @f(<4 x i1> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 %a3)
  ret void
}

;--- accepts-vp-reduce-add
declare i32 @llvm.vp.reduce.add.v4i32(i32, <4 x i32>, <4 x i1>, i32)
define void @f(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.add.v4i32(i32 %a0, <4 x i32> %a1, <4 x i1> %a2, i32 %a3)
  ret void
}

;--- accepts-vp-sext
declare <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(<4 x i32> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32> %a0, <4 x i1> %a1, i32 %a2)
  ret void
}

;--- matrix-transpose-matrix-of-1-1-is-vector-of-1-not-4-x-i32
; LLVM 14: Result of a matrix operation does not fit in the returned vector!
declare <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32>, i32, i32)
define void @f(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32> %a0, i32 1, i32 1)
; ^~
; error: @llvm.matrix.transpose.v4i32: a matrix of 1 × 1 is a vector of 1, not <4 x i32> [SP0218]
  ret void
}

;--- argument-1-of-matrix-transpose-is-6-x-i32-not-4-x-i32
; LLVM 14: Intrinsic has incorrect argument type!
declare <6 x i32> @llvm.matrix.transpose.v6i32(<4 x i32>, i32, i32)
define void @f(<4 x i32> %a0) {
  %r = call <6 x i32> @llvm.matrix.transpose.v6i32(<4 x i32> %a0, i32 1, i32 1)
;                                                            ^~~
; error: argument 1 of @llvm.matrix.transpose.v6i32 is <6 x i32>, not <4 x i32> [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-1-of-matrix-column-major-load-is-pointer-to-element
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(i8*, i64, i1, i32, i32)
define void @f(i8* %a0, i64 %a1) {
  %r = call <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(i8* %a0, i64 %a1, i1 true, i32 1, i32 1)
;                                                                  ^~~
; error: argument 1 of @llvm.matrix.column.major.load.v4i32.i64 is a pointer to an element of <4 x i32>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-1-of-matrix-column-major-load-is-pointer-to-element-2
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x i32> @llvm.matrix.column.major.load.v4i32(i8*, i64, i1, i32, i32)
define void @f(i8* %a0, i64 %a1) {
  %r = call <4 x i32> @llvm.matrix.column.major.load.v4i32(i8* %a0, i64 %a1, i1 true, i32 1, i32 1)
;                                                              ^~~
; error: argument 1 of @llvm.matrix.column.major.load.v4i32 is a pointer to an element of <4 x i32>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- accepts-vscale
declare i64 @llvm.vscale.i64()
define void @f() {
  %r = call i64 @llvm.vscale.i64()
  ret void
}

;--- accepts-vscale-2
declare i64 @llvm.vscale()
define void @f() {
  %r = call i64 @llvm.vscale()
  ret void
}

;--- accepts-experimental-vector-partial-reduce-add
declare <4 x i32> @llvm.experimental.vector.partial.reduce.add.v4i32.v16i32(<4 x i32>, <16 x i32>)
define void @f(<4 x i32> %a0, <16 x i32> %a1) {
  %r = call <4 x i32> @llvm.experimental.vector.partial.reduce.add.v4i32.v16i32(<4 x i32> %a0, <16 x i32> %a1)
  ret void
}

;--- accepts-vector-partial-reduce-add
declare <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v16i32(<4 x i32>, <16 x i32>)
define void @f(<4 x i32> %a0, <16 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v16i32(<4 x i32> %a0, <16 x i32> %a1)
  ret void
}

;--- accepts-experimental-get-vector-length
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(i32 %a0) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %a0, i32 1, i1 true)
  ret void
}

;--- accepts-experimental-vector-compress
declare <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32>, <4 x i1>, <4 x i32>)
define void @f(<4 x i32> %a0, <4 x i1> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32> %a0, <4 x i1> %a1, <4 x i32> %a2)
  ret void
}

;--- accepts-experimental-vector-histogram-add
declare void @llvm.experimental.vector.histogram.add.v4p0i8.i32(<4 x i8*>, i32, <4 x i1>)
define void @f(<4 x i8*> %a0, i32 %a1, <4 x i1> %a2) {
  call void @llvm.experimental.vector.histogram.add.v4p0i8.i32(<4 x i8*> %a0, i32 %a1, <4 x i1> %a2)
  ret void
}

;--- accepts-experimental-vector-match
declare <4 x i1> @llvm.experimental.vector.match.v4i32.v2i32(<4 x i32>, <2 x i32>, <4 x i1>)
define void @f(<4 x i32> %a0, <2 x i32> %a1, <4 x i1> %a2) {
  %r = call <4 x i1> @llvm.experimental.vector.match.v4i32.v2i32(<4 x i32> %a0, <2 x i32> %a1, <4 x i1> %a2)
  ret void
}
