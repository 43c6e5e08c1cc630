; test: verify
; llvm: 22
; Constrained and other floating-point intrinsics.
;--- accepts-experimental-constrained-fadd-strictfp-round-dynamic
define void @f(float %x) strictfp {
  %a = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret void
}
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

;--- experimental-constrained-fadd-argument-before-last-says-how-strictfp
; LLVM 22: invalid rounding mode argument
define void @f(float %x) strictfp {
  %a = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.foo", metadata !"fpexcept.strict") strictfp
; ^~
; error: @llvm.experimental.constrained.fadd.f32: the argument before the last must be a rounding mode, such as !"round.tonearest" [SP0218]
  ret void
}
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

;--- accepts-experimental-constrained-fadd-metadata-round-dynamic
define void @f(float %x) {
  %a = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

;--- accepts-is-fpclass
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1023)
  ret void
}

;--- is-fpclass-there-are-ten-classes-of-numbers-so-mask-is-not
; LLVM 22: unsupported bits for llvm.is.fpclass test mask
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1024)
; ^~
; error: @llvm.is.fpclass.f32: there are ten classes of numbers, so the mask must not exceed 1023, but is 1024 [SP0218]
  ret void
}

;--- argument-2-of-is-fpclass-must-be-immediate-constant
; LLVM 22: immarg operand has non-immediate parameter
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 %i)
;                                                 ^~
; error: argument 2 of @llvm.is.fpclass.f32 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- accepts-fptrunc-round-metadata-round-upward
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.upward")
  ret void
}

;--- fptrunc-round-second-argument-names-way-to-round-such-as-round-dynamic
; LLVM 22: unsupported rounding mode argument
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.dynamic")
; ^~
; error: @llvm.fptrunc.round.f16.f32: the second argument must be a rounding mode, such as !"round.upward" [SP0218]
  ret void
}

;--- fptrunc-round-second-argument-names-way-to-round-such-as-i32
; LLVM 22: invalid value for llvm.fptrunc.round metadata operand (the operand should be a string)
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata i32 0)
; ^~
; error: @llvm.fptrunc.round.f16.f32: the second argument must be a rounding mode, such as !"round.upward" [SP0218]
  ret void
}

;--- accepts-vp-fcmp-metadata-oeq
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"oeq", <4 x i1> %m, i32 4)
  ret void
}

;--- vp-fcmp-third-argument-is-predicate-such-as-oeq-or-slt-eq
; LLVM 22: invalid predicate for VP FP comparison intrinsic
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"eq", <4 x i1> %m, i32 4)
; ^~
; error: @llvm.vp.fcmp.v4f32: the third argument must be a predicate, such as !"oeq" or !"slt" [SP0218]
  ret void
}

;--- vp-fcmp-third-argument-is-predicate-such-as-oeq-or-slt-foo
; LLVM 22: invalid predicate for VP FP comparison intrinsic
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"foo", <4 x i1> %m, i32 4)
; ^~
; error: @llvm.vp.fcmp.v4f32: the third argument must be a predicate, such as !"oeq" or !"slt" [SP0218]
  ret void
}

;--- accepts-lrint
declare i32 @llvm.lrint.i32.f32(float)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.lrint.i32.f32(float %x)
  ret void
}

;--- lrint-argument-and-result-have-as-many-elements
; LLVM 22: llvm.lrint.v2i32.v4f32: argument must be same length as result
declare <2 x i32> @llvm.lrint.v2i32.v4f32(<4 x float>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x i32> @llvm.lrint.v2i32.v4f32(<4 x float> %v)
; ^~
; error: @llvm.lrint.v2i32.v4f32: argument and result must have the same number of elements [SP0218]
  ret void
}

;--- accepts-experimental-constrained-fadd-metadata-round-dynamic-ptr
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}

;--- experimental-constrained-fadd-argument-before-last-says-how
; LLVM 22: invalid rounding mode argument
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.foo", metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fadd.f32: the argument before the last must be a rounding mode, such as !"round.tonearest" [SP0218]
  ret void
}

;--- experimental-constrained-fadd-last-argument-is
; LLVM 22: invalid exception behavior argument
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.foo")
; ^~
; error: @llvm.experimental.constrained.fadd.f32: the last argument must be !"fpexcept.ignore", !"fpexcept.maytrap" or !"fpexcept.strict" [SP0218]
  ret void
}

;--- accepts-experimental-constrained-fadd-metadata-round-tonearestaway
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.tonearestaway", metadata !"fpexcept.ignore")
  ret void
}

;--- accepts-experimental-constrained-fcmp-metadata-oeq
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"oeq", metadata !"fpexcept.strict")
  ret void
}

;--- experimental-constrained-fcmp-third-argument-is-predicate-eq
; LLVM 22: invalid predicate for constrained FP comparison intrinsic
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"eq", metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fcmp.f32: the third argument must be a predicate, such as !"oeq" [SP0218]
  ret void
}

;--- experimental-constrained-fcmp-third-argument-is-predicate-foo
; LLVM 22: invalid predicate for constrained FP comparison intrinsic
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"foo", metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fcmp.f32: the third argument must be a predicate, such as !"oeq" [SP0218]
  ret void
}

;--- accepts-experimental-constrained-fcmp-metadata-uno
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"uno", metadata !"fpexcept.strict")
  ret void
}

;--- accepts-experimental-constrained-fptosi-metadata-fpexcept-strict
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %x, metadata !"fpexcept.strict")
  ret void
}

;--- experimental-constrained-fptosi-last-argument-is
; LLVM 22: invalid exception behavior argument
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %x, metadata !"x")
; ^~
; error: @llvm.experimental.constrained.fptosi.i32.f32: the last argument must be !"fpexcept.ignore", !"fpexcept.maytrap" or !"fpexcept.strict" [SP0218]
  ret void
}

;--- accepts-experimental-constrained-fpext-metadata-fpexcept-strict
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call double @llvm.experimental.constrained.fpext.f64.f32(float %x, metadata !"fpexcept.strict")
  ret void
}

;--- experimental-constrained-fpext-there-is-no-fpext-from-float
; LLVM 22: Intrinsic first argument's type must be smaller than result type
declare half @llvm.experimental.constrained.fpext.f16.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.experimental.constrained.fpext.f16.f32(float %x, metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fpext.f16.f32: fpext cannot convert float to half [SP0218]
  ret void
}
