; test: verify
; llvm: 14
; Constrained and other floating-point intrinsics.
;--- accepts-is-fpclass-i32-1023
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1023)
  ret void
}

;--- accepts-is-fpclass-i32-1024
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1024)
  ret void
}

;--- accepts-is-fpclass
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 %i)
  ret void
}

;--- accepts-fptrunc-round-metadata-round-upward
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.upward")
  ret void
}

;--- accepts-fptrunc-round-metadata-round-dynamic
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.dynamic")
  ret void
}

;--- accepts-fptrunc-round-metadata
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata i32 0)
  ret void
}

;--- accepts-vp-fcmp-metadata-oeq
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"oeq", <4 x i1> %m, i32 4)
  ret void
}

;--- accepts-vp-fcmp-metadata-eq
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"eq", <4 x i1> %m, i32 4)
  ret void
}

;--- accepts-vp-fcmp-metadata-foo
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"foo", <4 x i1> %m, i32 4)
  ret void
}

;--- accepts-vp-fcmp-metadata
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"true", <4 x i1> %m, i32 4)
  ret void
}

;--- accepts-lrint
declare i32 @llvm.lrint.i32.f32(float)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.lrint.i32.f32(float %x)
  ret void
}

;--- lrint-it-is-for-scalars-in-modules-of-typed-pointers
; LLVM 14: Intrinsic does not support vectors
declare <2 x i32> @llvm.lrint.v2i32.v4f32(<4 x float>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x i32> @llvm.lrint.v2i32.v4f32(<4 x float> %v)
; ^~
; error: @llvm.lrint.v2i32.v4f32: it supports only scalars in modules with typed pointers [SP0218]
  ret void
}

;--- accepts-experimental-constrained-fadd-metadata-round-dynamic
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}

;--- experimental-constrained-fadd-argument-before-last-says-how
; LLVM 14: invalid rounding mode argument
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.foo", metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fadd.f32: the argument before the last must be a rounding mode, such as !"round.tonearest" [SP0218]
  ret void
}

;--- experimental-constrained-fadd-last-argument-is
; LLVM 14: invalid exception behavior argument
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.foo")
; ^~
; error: @llvm.experimental.constrained.fadd.f32: the last argument must be !"fpexcept.ignore", !"fpexcept.maytrap" or !"fpexcept.strict" [SP0218]
  ret void
}

;--- accepts-experimental-constrained-fadd-metadata-round-tonearestaway
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.tonearestaway", metadata !"fpexcept.ignore")
  ret void
}

;--- accepts-experimental-constrained-fcmp-metadata-oeq
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"oeq", metadata !"fpexcept.strict")
  ret void
}

;--- experimental-constrained-fcmp-third-argument-is-predicate-eq
; LLVM 14: invalid predicate for constrained FP comparison intrinsic
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"eq", metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fcmp.f32: the third argument must be a predicate, such as !"oeq" [SP0218]
  ret void
}

;--- experimental-constrained-fcmp-third-argument-is-predicate-foo
; LLVM 14: invalid predicate for constrained FP comparison intrinsic
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"foo", metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fcmp.f32: the third argument must be a predicate, such as !"oeq" [SP0218]
  ret void
}

;--- accepts-experimental-constrained-fcmp-metadata-uno
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"uno", metadata !"fpexcept.strict")
  ret void
}

;--- accepts-experimental-constrained-fptosi-metadata-fpexcept-strict
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %x, metadata !"fpexcept.strict")
  ret void
}

;--- experimental-constrained-fptosi-last-argument-is
; LLVM 14: invalid exception behavior argument
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %x, metadata !"x")
; ^~
; error: @llvm.experimental.constrained.fptosi.i32.f32: the last argument must be !"fpexcept.ignore", !"fpexcept.maytrap" or !"fpexcept.strict" [SP0218]
  ret void
}

;--- accepts-experimental-constrained-fpext-metadata-fpexcept-strict
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call double @llvm.experimental.constrained.fpext.f64.f32(float %x, metadata !"fpexcept.strict")
  ret void
}

;--- experimental-constrained-fpext-there-is-no-fpext-from-float
; LLVM 14: Intrinsic first argument's type must be smaller than result type
declare half @llvm.experimental.constrained.fpext.f16.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.experimental.constrained.fpext.f16.f32(float %x, metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fpext.f16.f32: fpext cannot convert float to half [SP0218]
  ret void
}
