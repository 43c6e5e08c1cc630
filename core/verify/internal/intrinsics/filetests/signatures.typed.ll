; test: verify
; llvm: 14
; Types of intrinsics.
;--- accepts-ctlz
declare i32 @llvm.ctlz.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.ctlz.i32(i32 %a0)
  ret void
}

;--- accepts-cttz
declare i64 @llvm.cttz.i64(i64)
define void @f(i64 %a0) {
  %r = call i64 @llvm.cttz.i64(i64 %a0)
  ret void
}

;--- accepts-ctlz-v4i32
declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %a0)
  ret void
}

;--- accepts-objectsize
declare i64 @llvm.objectsize.i64.p0i8(i8*, i1)
define void @f(i8* %a0) {
  %r = call i64 @llvm.objectsize.i64.p0i8(i8* %a0, i1 true)
  ret void
}

;--- accepts-objectsize-i64
declare i64 @llvm.objectsize.i64(i8*, i1, i1)
define void @f(i8* %a0) {
  %r = call i64 @llvm.objectsize.i64(i8* %a0, i1 true, i1 true)
  ret void
}

;--- accepts-objectsize-3
declare i64 @llvm.objectsize.i64.p0i8(i8*, i1, i1, i1)
define void @f(i8* %a0) {
  %r = call i64 @llvm.objectsize.i64.p0i8(i8* %a0, i1 true, i1 true, i1 true)
  ret void
}

;--- accepts-var-annotation
declare void @llvm.var.annotation(i8*, i8*, i8*, i32)
define void @f(i8* %a0, i8* %a1, i8* %a2, i32 %a3) {
  call void @llvm.var.annotation(i8* %a0, i8* %a1, i8* %a2, i32 %a3)
  ret void
}

;--- accepts-var-annotation-i8
declare void @llvm.var.annotation.p0i8.p0i8(i8*, i8*, i8*, i32, i8*)
define void @f(i8* %a0, i8* %a1, i8* %a2, i32 %a3, i8* %a4) {
  call void @llvm.var.annotation.p0i8.p0i8(i8* %a0, i8* %a1, i8* %a2, i32 %a3, i8* %a4)
  ret void
}

;--- accepts-annotation
declare i32 @llvm.annotation.i32(i32, i8*, i8*, i32)
define void @f(i32 %a0, i8* %a1, i8* %a2, i32 %a3) {
  %r = call i32 @llvm.annotation.i32(i32 %a0, i8* %a1, i8* %a2, i32 %a3)
  ret void
}

;--- accepts-annotation-i32-p0i8
declare i32 @llvm.annotation.i32.p0i8(i32, i8*, i8*, i32)
define void @f(i32 %a0, i8* %a1, i8* %a2, i32 %a3) {
  %r = call i32 @llvm.annotation.i32.p0i8(i32 %a0, i8* %a1, i8* %a2, i32 %a3)
  ret void
}

;--- accepts-flt-rounds
declare i32 @llvm.flt.rounds()
define void @f() {
  %r = call i32 @llvm.flt.rounds()
  ret void
}

;--- accepts-get-rounding
declare i32 @llvm.get.rounding()
define void @f() {
  %r = call i32 @llvm.get.rounding()
  ret void
}

;--- accepts-powi
declare float @llvm.powi.f32(float, i32)
define void @f(float %a0, i32 %a1) {
  %r = call float @llvm.powi.f32(float %a0, i32 %a1)
  ret void
}

;--- accepts-powi-f32-i32
declare float @llvm.powi.f32.i32(float, i32)
define void @f(float %a0, i32 %a1) {
  %r = call float @llvm.powi.f32.i32(float %a0, i32 %a1)
  ret void
}

;--- accepts-powi-i16
declare float @llvm.powi.f32.i32(float, i16)
define void @f(float %a0, i16 %a1) {
  %r = call float @llvm.powi.f32.i32(float %a0, i16 %a1)
  ret void
}

;--- accepts-read-register-metadata
declare i64 @llvm.read_register.i64(metadata)
define void @f() {
  %r = call i64 @llvm.read_register.i64(metadata !{})
  ret void
}

;--- accepts-sponentry
declare i8* @llvm.sponentry()
define void @f() {
  %r = call i8* @llvm.sponentry()
  ret void
}

;--- accepts-convert-to-fp16-i16
declare i16 @llvm.convert.to.fp16.f32(float)
define void @f(float %a0) {
  %r = call i16 @llvm.convert.to.fp16.f32(float %a0)
  ret void
}

;--- accepts-convert-to-fp16-i16-2
declare i16 @llvm.convert.to.fp16(float)
define void @f(float %a0) {
  %r = call i16 @llvm.convert.to.fp16(float %a0)
  ret void
}

;--- accepts-convert-from-fp16-i16
declare float @llvm.convert.from.fp16.f32(i16)
define void @f(i16 %a0) {
  %r = call float @llvm.convert.from.fp16.f32(i16 %a0)
  ret void
}

;--- accepts-convert-from-fp16-i16-2
declare float @llvm.convert.from.fp16(i16)
define void @f(i16 %a0) {
  %r = call float @llvm.convert.from.fp16(i16 %a0)
  ret void
}

;--- accepts-sadd-with-overflow
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}

;--- result-of-sadd-with-overflow-is-i1-not-i32-i32
; LLVM 14: Intrinsic has incorrect return type!
declare { i32, i32 } @llvm.sadd.with.overflow.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call { i32, i32 } @llvm.sadd.with.overflow.i32(i32 %a0, i32 %a1)
; ^~
; error: the result of @llvm.sadd.with.overflow.i32 is i1, not { i32, i32 } [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- accepts-sadd-with-overflow-i1
declare { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32> %a0, <4 x i32> %a1)
  ret void
}

;--- result-of-sadd-with-overflow-is-vector-of-i1-with-as-many
; LLVM 14: Intrinsic has incorrect return type!
declare { <4 x i32>, i1 } @llvm.sadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call { <4 x i32>, i1 } @llvm.sadd.with.overflow.v4i32(<4 x i32> %a0, <4 x i32> %a1)
; ^~
; error: the result of @llvm.sadd.with.overflow.v4i32 is a vector of i1 with as many elements as <4 x i32>, not { <4 x i32>, i1 } [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- argument-2-of-sadd-sat-is-i32-not-i64
; LLVM 14: Intrinsic has incorrect argument type!
declare i32 @llvm.sadd.sat.i32(i32, i64)
define void @f(i32 %a0, i64 %a1) {
  %r = call i32 @llvm.sadd.sat.i32(i32 %a0, i64 %a1)
;                                               ^~~
; error: argument 2 of @llvm.sadd.sat.i32 is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-3-of-fshl-is-i32-not-i64
; LLVM 14: Intrinsic has incorrect argument type!
declare i32 @llvm.fshl.i32(i32, i32, i64)
define void @f(i32 %a0, i32 %a1, i64 %a2) {
  %r = call i32 @llvm.fshl.i32(i32 %a0, i32 %a1, i64 %a2)
;                                                    ^~~
; error: argument 3 of @llvm.fshl.i32 is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- result-of-umax-is-integer-or-vector-of-integers-not-float
; LLVM 14: Intrinsic has incorrect return type!
declare float @llvm.umax.f32(float, float)
define void @f(float %a0, float %a1) {
  %r = call float @llvm.umax.f32(float %a0, float %a1)
; ^~
; error: the result of @llvm.umax.f32 is an integer or a vector of integers, not float [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- accepts-smul-fix
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a0, i32 %a1, i32 1)
  ret void
}

;--- accepts-is-fpclass
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(float %a0) {
  %r = call i1 @llvm.is.fpclass.f32(float %a0, i32 1)
  ret void
}

;--- accepts-is-fpclass-v4f32
declare i1 @llvm.is.fpclass.v4f32(<4 x float>, i32)
define void @f(<4 x float> %a0) {
  %r = call i1 @llvm.is.fpclass.v4f32(<4 x float> %a0, i32 1)
  ret void
}

;--- accepts-is-fpclass-4-2
declare <4 x i1> @llvm.is.fpclass.v4f32(<4 x float>, i32)
define void @f(<4 x float> %a0) {
  %r = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %a0, i32 1)
  ret void
}

;--- accepts-fptosi-sat
declare i32 @llvm.fptosi.sat.i32.f32(float)
define void @f(float %a0) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %a0)
  ret void
}

;--- accepts-fptosi-sat-v4i32-f32
declare <4 x i32> @llvm.fptosi.sat.v4i32.f32(float)
define void @f(float %a0) {
  %r = call <4 x i32> @llvm.fptosi.sat.v4i32.f32(float %a0)
  ret void
}

;--- accepts-expect
declare i32 @llvm.expect.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.expect.i32(i32 %a0, i32 %a1)
  ret void
}

;--- accepts-expect-with-probability
declare i32 @llvm.expect.with.probability.i32(i32, i32, double)
define void @f(i32 %a0, i32 %a1, double %a2) {
  %r = call i32 @llvm.expect.with.probability.i32(i32 %a0, i32 %a1, double %a2)
  ret void
}

;--- argument-1-of-assume-is-i1-not-i32
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.assume(i32)
define void @f(i32 %a0) {
  call void @llvm.assume(i32 %a0)
;                            ^~~
; error: argument 1 of @llvm.assume is i1, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- accepts-type-test-metadata
declare i1 @llvm.type.test(i8*, metadata)
define void @f(i8* %a0) {
  %r = call i1 @llvm.type.test(i8* %a0, metadata !{})
  ret void
}

;--- accepts-type-checked-load-metadata
declare { i8*, i1 } @llvm.type.checked.load(i8*, i32, metadata)
define void @f(i8* %a0, i32 %a1) {
  %r = call { i8*, i1 } @llvm.type.checked.load(i8* %a0, i32 %a1, metadata !{})
  ret void
}

;--- accepts-is-constant
declare i1 @llvm.is.constant.f32(float)
define void @f(float %a0) {
  %r = call i1 @llvm.is.constant.f32(float %a0)
  ret void
}

;--- accepts-ssa-copy
declare i32 @llvm.ssa.copy.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.ssa.copy.i32(i32 %a0)
  ret void
}

;--- debugtrap-takes-0-arguments-but-is-declared-with-1
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.debugtrap(i32)
define void @f(i32 %a0) {
  call void @llvm.debugtrap(i32 %a0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.debugtrap takes 0 arguments, but is declared with 1 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- accepts-ubsantrap
declare void @llvm.ubsantrap(i8)
define void @f() {
  call void @llvm.ubsantrap(i8 1)
  ret void
}

;--- accepts-donothing
declare void @llvm.donothing()
define void @f() {
  call void @llvm.donothing()
  ret void
}

;--- result-of-sideeffect-is-void-not-i32
; LLVM 14: Intrinsic has incorrect return type!
declare i32 @llvm.sideeffect()
define void @f() {
  %r = call i32 @llvm.sideeffect()
; ^~
; error: the result of @llvm.sideeffect is void, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- accepts-abs
declare i32 @llvm.abs.i32(i32, i1)
define void @f(i32 %a0) {
  %r = call i32 @llvm.abs.i32(i32 %a0, i1 true)
  ret void
}

;--- abs-takes-2-arguments-but-is-declared-with-1
; LLVM 14: Attribute after last parameter!
declare i32 @llvm.abs.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.abs.i32(i32 %a0)
; ^~
; error: @llvm.abs.i32 takes 2 arguments, but is declared with 1 [SP0218]
  ret void
}

;--- accepts-bswap
declare i32 @llvm.bswap.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.bswap.i32(i32 %a0)
  ret void
}

;--- result-of-bswap-is-integer-or-vector-of-integers-not-float
; LLVM 14: Intrinsic has incorrect return type!
declare float @llvm.bswap.f32(float)
define void @f(float %a0) {
  %r = call float @llvm.bswap.f32(float %a0)
; ^~
; error: the result of @llvm.bswap.f32 is an integer or a vector of integers, not float [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- accepts-bitreverse
declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %a0)
  ret void
}

;--- accepts-frexp-i32
declare { float, i32 } @llvm.frexp.f32.i32(float)
define void @f(float %a0) {
  %r = call { float, i32 } @llvm.frexp.f32.i32(float %a0)
  ret void
}

;--- accepts-frexp
declare float @llvm.frexp.f32.i32(float)
define void @f(float %a0) {
  %r = call float @llvm.frexp.f32.i32(float %a0)
  ret void
}

;--- accepts-ldexp
declare float @llvm.ldexp.f32.i32(float, i32)
define void @f(float %a0, i32 %a1) {
  %r = call float @llvm.ldexp.f32.i32(float %a0, i32 %a1)
  ret void
}

;--- accepts-modf
declare { float, float } @llvm.modf.f32(float)
define void @f(float %a0) {
  %r = call { float, float } @llvm.modf.f32(float %a0)
  ret void
}

;--- accepts-sincos
declare { float, float } @llvm.sincos.f32(float)
define void @f(float %a0) {
  %r = call { float, float } @llvm.sincos.f32(float %a0)
  ret void
}

;--- result-of-sqrt-is-floating-point-number-or-vector-of-them
; LLVM 14: Intrinsic has incorrect return type!
declare i32 @llvm.sqrt.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.sqrt.i32(i32 %a0)
; ^~
; error: the result of @llvm.sqrt.i32 is a floating-point number or a vector of them, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- argument-1-of-fabs-is-double-not-float
; LLVM 14: Intrinsic has incorrect argument type!
declare double @llvm.fabs.f32(float)
define void @f(float %a0) {
  %r = call double @llvm.fabs.f32(float %a0)
;                                       ^~~
; error: argument 1 of @llvm.fabs.f32 is double, not float [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-3-of-fma-is-float-not-double
; LLVM 14: Intrinsic has incorrect argument type!
declare float @llvm.fma.f32(float, float, double)
define void @f(float %a0, float %a1, double %a2) {
  %r = call float @llvm.fma.f32(float %a0, float %a1, double %a2)
;                                                            ^~~
; error: argument 3 of @llvm.fma.f32 is float, not double [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-2-of-copysign-is-float-not-double
; LLVM 14: Intrinsic has incorrect argument type!
declare float @llvm.copysign.f32(float, double)
define void @f(float %a0, double %a1) {
  %r = call float @llvm.copysign.f32(float %a0, double %a1)
;                                                      ^~~
; error: argument 2 of @llvm.copysign.f32 is float, not double [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- accepts-lrint
declare i64 @llvm.lrint.i64.f32(float)
define void @f(float %a0) {
  %r = call i64 @llvm.lrint.i64.f32(float %a0)
  ret void
}

;--- result-of-lrint-is-integer-or-vector-of-integers-not-float
; LLVM 14: Intrinsic has incorrect return type!
declare float @llvm.lrint.f32.i64(i64)
define void @f(i64 %a0) {
  %r = call float @llvm.lrint.f32.i64(i64 %a0)
; ^~
; error: the result of @llvm.lrint.f32.i64 is an integer or a vector of integers, not float [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- accepts-get-active-lane-mask
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %a0, i32 %a1)
  ret void
}

;--- argument-2-of-get-active-lane-mask-is-i32-not-i64
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i64)
define void @f(i32 %a0, i64 %a1) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %a0, i64 %a1)
;                                                                     ^~~
; error: argument 2 of @llvm.get.active.lane.mask.v4i1.i32 is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-2-of-experimental-constrained-sin-is-metadata-not
; LLVM 14: Intrinsic has incorrect argument type!
declare float @llvm.experimental.constrained.sin.f32(float, float, float)
define void @f(float %a0, float %a1, float %a2) {
  %r = call float @llvm.experimental.constrained.sin.f32(float %a0, float %a1, float %a2)
;                                                                         ^~~
; error: argument 2 of @llvm.experimental.constrained.sin.f32 is metadata, not float [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- accepts-experimental-gc-get-pointer-base
declare i8* @llvm.experimental.gc.get.pointer.base.p0i8.p0i8(i8*)
define void @f(i8* %a0) {
  %r = call i8* @llvm.experimental.gc.get.pointer.base.p0i8.p0i8(i8* %a0)
  ret void
}

;--- accepts-experimental-gc-get-pointer-offset
declare i64 @llvm.experimental.gc.get.pointer.offset.p0i8(i8*)
define void @f(i8* %a0) {
  %r = call i64 @llvm.experimental.gc.get.pointer.offset.p0i8(i8* %a0)
  ret void
}

;--- accepts-experimental-widenable-condition
declare i1 @llvm.experimental.widenable.condition()
define void @f() {
  %r = call i1 @llvm.experimental.widenable.condition()
  ret void
}

;--- accepts-instrprof-increment
declare void @llvm.instrprof.increment(i8*, i64, i32, i32)
define void @f(i8* %a0) {
  call void @llvm.instrprof.increment(i8* %a0, i64 1, i32 1, i32 1)
  ret void
}

;--- accepts-instrprof-value-profile
declare void @llvm.instrprof.value.profile(i8*, i64, i64, i32, i32)
define void @f(i8* %a0, i64 %a1, i64 %a2) {
  call void @llvm.instrprof.value.profile(i8* %a0, i64 %a1, i64 %a2, i32 1, i32 1)
  ret void
}

;--- accepts-readcyclecounter
declare i64 @llvm.readcyclecounter()
define void @f() {
  %r = call i64 @llvm.readcyclecounter()
  ret void
}

;--- result-of-readcyclecounter-is-i64-not-i32
; LLVM 14: Intrinsic has incorrect return type!
declare i32 @llvm.readcyclecounter()
define void @f() {
  %r = call i32 @llvm.readcyclecounter()
; ^~
; error: the result of @llvm.readcyclecounter is i64, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- accepts-clear-cache
declare void @llvm.clear_cache(i8*, i8*)
define void @f(i8* %a0, i8* %a1) {
  call void @llvm.clear_cache(i8* %a0, i8* %a1)
  ret void
}

;--- argument-1-of-xray-typedevent-is-i16-not-i64
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.xray.typedevent(i64, i8*, i64)
define void @f(i64 %a0, i8* %a1, i64 %a2) {
  call void @llvm.xray.typedevent(i64 %a0, i8* %a1, i64 %a2)
;                                     ^~~
; error: argument 1 of @llvm.xray.typedevent is i16, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- accepts-xray-typedevent-i16
declare void @llvm.xray.typedevent(i16, i8*, i32)
define void @f(i16 %a0, i8* %a1, i32 %a2) {
  call void @llvm.xray.typedevent(i16 %a0, i8* %a1, i32 %a2)
  ret void
}

;--- argument-2-of-xray-customevent-is-i32-not-i64
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.xray.customevent(i8*, i64)
define void @f(i8* %a0, i64 %a1) {
  call void @llvm.xray.customevent(i8* %a0, i64 %a1)
;                                               ^~~
; error: argument 2 of @llvm.xray.customevent is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- accepts-xray-customevent
declare void @llvm.xray.customevent(i8*, i32)
define void @f(i8* %a0, i32 %a1) {
  call void @llvm.xray.customevent(i8* %a0, i32 %a1)
  ret void
}

;--- accepts-set-rounding
declare void @llvm.set.rounding(i32)
define void @f(i32 %a0) {
  call void @llvm.set.rounding(i32 %a0)
  ret void
}

;--- accepts-get-fpenv-i256
declare i256 @llvm.get.fpenv.i256()
define void @f() {
  %r = call i256 @llvm.get.fpenv.i256()
  ret void
}

;--- accepts-get-fpenv-i256-2
declare i256 @llvm.get.fpenv()
define void @f() {
  %r = call i256 @llvm.get.fpenv()
  ret void
}

;--- accepts-experimental-cttz-elts-true
declare i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1>, i1)
define void @f(<4 x i1> %a0) {
  %r = call i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1> %a0, i1 true)
  ret void
}

;--- accepts-experimental-cttz-elts
declare i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1>, i32)
define void @f(<4 x i1> %a0, i32 %a1) {
  %r = call i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1> %a0, i32 %a1)
  ret void
}

;--- accepts-ucmp
declare i8 @llvm.ucmp.i8.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i8 @llvm.ucmp.i8.i32(i32 %a0, i32 %a1)
  ret void
}

;--- accepts-ucmp-i64
declare i8 @llvm.ucmp.i8.i32(i32, i64)
define void @f(i32 %a0, i64 %a1) {
  %r = call i8 @llvm.ucmp.i8.i32(i32 %a0, i64 %a1)
  ret void
}

;--- accepts-load-relative
declare i8* @llvm.load.relative.i32(i8*, i32)
define void @f(i8* %a0, i32 %a1) {
  %r = call i8* @llvm.load.relative.i32(i8* %a0, i32 %a1)
  ret void
}

;--- accepts-llvm-dbg-value-metadata
declare void @llvm.dbg.value(metadata, i64, metadata, metadata)
define void @f(i64 %a1) {
  call void @llvm.dbg.value(metadata !{}, i64 %a1, metadata !{}, metadata !{})
  ret void
}

;--- accepts-codeview-annotation-metadata
declare void @llvm.codeview.annotation(metadata)
define void @f() {
  call void @llvm.codeview.annotation(metadata !{})
  ret void
}

;--- accepts-fake-use
declare void @llvm.fake.use(...)
define void @f() {
  call void (...) @llvm.fake.use()
  ret void
}

;--- accepts-call-preallocated-setup-token
declare token @llvm.call.preallocated.setup(i32)
define void @f() {
  %r = call token @llvm.call.preallocated.setup(i32 1)
  ret void
}

;--- accepts-wasm-throw
declare void @llvm.wasm.throw(i32, i8*)
define void @f(i8* %a1) {
  call void @llvm.wasm.throw(i32 1, i8* %a1)
  ret void
}
