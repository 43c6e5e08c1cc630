; test: verify
; llvm: 14
; Integer intrinsics, and those without rules of their own.
;--- address-of-intrinsic-donothing-is-taken-it-can-only-be
; LLVM 14: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
;            ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
define i8* @f() {
  ret i8* bitcast (void ()* @llvm.donothing to i8*)
}

;--- address-of-intrinsic-donothing-is-taken-it-can-only-be-2
; LLVM 14: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
;            ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
@g = global i8* bitcast (void ()* @llvm.donothing to i8*)

;--- address-of-intrinsic-donothing-is-taken-it-can-only-be-load
; LLVM 14: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
;            ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
define void @f() {
  %x = load i8, i8* bitcast (void ()* @llvm.donothing to i8*)
  ret void
}

;--- address-of-intrinsic-donothing-is-taken-it-can-only-be-alias
; LLVM 14: explicit pointee type doesn't match operand's pointee type (void () vs i8)
declare void @llvm.donothing()
;            ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
@g = alias void (), i8* bitcast (void ()* @llvm.donothing to i8*)
;~
; error: an aliasee must be a definition, but @llvm.donothing is defined elsewhere [SP0212]

;--- donothing-takes-0-arguments-1-given
; LLVM 14: '@llvm.donothing' defined with type 'void ()*' but expected 'void (i32)*'
declare void @llvm.donothing()
define void @f() {
  call void (i32) @llvm.donothing(i32 0)
;                 ^~~~~~~~~~~~~~~
; error: `@llvm.donothing` takes 0 arguments, 1 given [SP0104]
;   note: `@llvm.donothing` has type `void ()`.
  ret void
}

;--- accepts-nothing-known-of
declare void @llvm.nothing.known.of()

;--- accepts-ctpop
declare i32 @llvm.ctpop.i64(i32)

;--- accepts-ctpop-float
declare i32 @llvm.ctpop.f32(float)

;--- accepts-donothing
declare void @llvm.donothing(i32)

;--- accepts-ctlz
declare i32 @llvm.ctlz.i32(i32)

;--- accepts-ctlz-4
declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1)

;--- accepts-ctlz-2
declare <4 x i32> @llvm.ctlz.v4i32(<2 x i32>, i1)

;--- accepts-llvm-metadata
@llvm.metadata = global i32 0

;--- accepts-scmp-i8
declare i8 @llvm.scmp.i8.i32(i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8 @llvm.scmp.i8.i32(i32 %i, i32 %i)
  ret void
}

;--- accepts-scmp-i1
declare i1 @llvm.scmp.i1.i32(i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.scmp.i1.i32(i32 %i, i32 %i)
  ret void
}

;--- accepts-ucmp
declare <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32>, <4 x i32>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32> %w, <4 x i32> %w)
  ret void
}

;--- accepts-ucmp-v2i8-v4i32
declare <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32>, <4 x i32>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32> %w, <4 x i32> %w)
  ret void
}

;--- bswap-i8-is-no-even-number-of-bytes
; LLVM 14: bswap must be an even number of bytes
declare i8 @llvm.bswap.i8(i8)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8 @llvm.bswap.i8(i8 0)
; ^~
; error: @llvm.bswap.i8: i8 is not an even number of bytes [SP0218]
  ret void
}

;--- accepts-bswap-i16
declare i16 @llvm.bswap.i16(i16)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i16 @llvm.bswap.i16(i16 0)
  ret void
}

;--- bswap-i24-is-no-even-number-of-bytes
; LLVM 14: bswap must be an even number of bytes
declare i24 @llvm.bswap.i24(i24)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i24 @llvm.bswap.i24(i24 0)
; ^~
; error: @llvm.bswap.i24: i24 is not an even number of bytes [SP0218]
  ret void
}

;--- accepts-bswap
declare i32 @llvm.bswap.i32(i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.bswap.i32(i32 0)
  ret void
}

;--- accepts-bswap-i48
declare i48 @llvm.bswap.i48(i48)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i48 @llvm.bswap.i48(i48 0)
  ret void
}

;--- accepts-smul-fix
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.smul.fix.i32(i32 %i, i32 %i, i32 31)
  ret void
}

;--- accepts-umul-fix-31
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 31)
  ret void
}

;--- smul-fix-scale-of-32-bits-is-too-large-for-i32
; LLVM 14: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.smul.fix.i32(i32 %i, i32 %i, i32 32)
; ^~
; error: @llvm.smul.fix.i32: a scale of 32 bits is too large for i32 [SP0218]
  ret void
}

;--- accepts-umul-fix-32
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 32)
  ret void
}

;--- smul-fix-scale-of-33-bits-is-too-large-for-i32
; LLVM 14: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.smul.fix.i32(i32 %i, i32 %i, i32 33)
; ^~
; error: @llvm.smul.fix.i32: a scale of 33 bits is too large for i32 [SP0218]
  ret void
}

;--- umul-fix-scale-of-33-bits-is-too-large-for-i32
; LLVM 14: the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 33)
; ^~
; error: @llvm.umul.fix.i32: a scale of 33 bits is too large for i32 [SP0218]
  ret void
}

;--- argument-3-of-umul-fix-must-be-immediate-constant
; LLVM 14: immarg operand has non-immediate parameter
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 %i)
;                                                      ^~
; error: argument 3 of @llvm.umul.fix.i32 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- accepts-fabs
declare float @llvm.fabs.f32(float)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret void
}

;--- accepts-fabs-f64
declare float @llvm.fabs.f64(float)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.fabs.f64(float %x)
  ret void
}

;--- accepts-fabs-3
declare float @llvm.fabs(float)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.fabs(float %x)
  ret void
}

;--- accepts-ctlz-false
declare i32 @llvm.ctlz.i32(i32, i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %i, i1 false)
  ret void
}

;--- accepts-ctlz-void
declare i32 @llvm.ctlz.i32(i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %i)
  ret void
}

;--- accepts-sadd-with-overflow
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 %i)
  ret void
}

;--- accepts-abs
declare i32 @llvm.abs.i32(i32, i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.abs.i32(i32 %i, i1 true)
  ret void
}

;--- argument-2-of-abs-must-be-immediate-constant
; LLVM 14: immarg operand has non-immediate parameter
declare i32 @llvm.abs.i32(i32, i1)
define void @f(i32 %i, i1 %z) {
  %r = call i32 @llvm.abs.i32(i32 %i, i1 %z)
;                                        ^~
; error: argument 2 of @llvm.abs.i32 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- accepts-nosuch
declare i32 @llvm.nosuch.i32(i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.nosuch.i32(i32 %i)
  ret void
}
