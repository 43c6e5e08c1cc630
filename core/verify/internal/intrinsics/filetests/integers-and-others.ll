; test: verify
; llvm: 22
; Integer intrinsics, and those without rules of their own.
;--- intrinsic-donothing-has-type-void-but-is-called-as-void-i32
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
define void @f() {
  call void (i32) @llvm.donothing(i32 0)
;                 ^~~~~~~~~~~~~~~
; error: intrinsic @llvm.donothing has type void (), but is called as void (i32) [SP0208]
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

;--- intrinsic-trap-has-type-void-but-is-called-as-void-i32
; LLVM 22: Intrinsic called with incompatible signature
define void @f() {
  call void bitcast (ptr @llvm.trap to ptr)(i32 1)
;                        ^~~~~~~~~~
; error: intrinsic @llvm.trap has type void (), but is called as void (i32) [SP0208]
  ret void
}
declare void @llvm.trap()

;--- x-is-defined-with-type-ptr-addrspace-5-but-used-with-type
; LLVM 22: '%x' defined with type 'ptr addrspace(5)' but expected 'ptr'
define void @f(ptr addrspace(5) %x) {
  %l = call i1 @llvm.amdgcn.is.shared(ptr %x)
;                                         ^~
; error: `%x` is defined with type `ptr addrspace(5)`, but used with type `ptr` [SP0104]
  ret void
}
declare i1 @llvm.amdgcn.is.shared(ptr)

;--- accepts-llvm-metadata
@llvm.metadata = global i32 0

;--- scmp-result-has-at-least-2-bits
; LLVM 22: result type must be at least 2 bits wide
declare i1 @llvm.scmp.i1.i32(i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.scmp.i1.i32(i32 %i, i32 %i)
; ^~
; error: @llvm.scmp.i1.i32: the result must have at least 2 bits [SP0218]
  ret void
}

;--- ucmp-arguments-and-result-have-as-many-elements
; LLVM 22: return type and arguments must have the same number of elements
declare <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32>, <4 x i32>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32> %w, <4 x i32> %w)
; ^~
; error: @llvm.ucmp.v2i8.v4i32: arguments and result must have the same number of elements [SP0218]
  ret void
}

;--- bswap-i8-is-no-even-number-of-bytes
; LLVM 22: bswap must be an even number of bytes
declare i8 @llvm.bswap.i8(i8)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8 @llvm.bswap.i8(i8 0)
; ^~
; error: @llvm.bswap.i8: i8 is not an even number of bytes [SP0218]
  ret void
}

;--- accepts-bswap-i16
declare i16 @llvm.bswap.i16(i16)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i16 @llvm.bswap.i16(i16 0)
  ret void
}

;--- bswap-i24-is-no-even-number-of-bytes
; LLVM 22: bswap must be an even number of bytes
declare i24 @llvm.bswap.i24(i24)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i24 @llvm.bswap.i24(i24 0)
; ^~
; error: @llvm.bswap.i24: i24 is not an even number of bytes [SP0218]
  ret void
}

;--- accepts-bswap
declare i32 @llvm.bswap.i32(i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.bswap.i32(i32 0)
  ret void
}

;--- accepts-bswap-i48
declare i48 @llvm.bswap.i48(i48)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i48 @llvm.bswap.i48(i48 0)
  ret void
}

;--- accepts-smul-fix
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.smul.fix.i32(i32 %i, i32 %i, i32 31)
  ret void
}

;--- accepts-umul-fix-31
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 31)
  ret void
}

;--- smul-fix-scale-of-32-bits-is-too-large-for-i32
; LLVM 22: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.smul.fix.i32(i32 %i, i32 %i, i32 32)
; ^~
; error: @llvm.smul.fix.i32: a scale of 32 bits is too large for i32 [SP0218]
  ret void
}

;--- accepts-umul-fix-32
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 32)
  ret void
}

;--- smul-fix-scale-of-33-bits-is-too-large-for-i32
; LLVM 22: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.smul.fix.i32(i32 %i, i32 %i, i32 33)
; ^~
; error: @llvm.smul.fix.i32: a scale of 33 bits is too large for i32 [SP0218]
  ret void
}

;--- umul-fix-scale-of-33-bits-is-too-large-for-i32
; LLVM 22: the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 33)
; ^~
; error: @llvm.umul.fix.i32: a scale of 33 bits is too large for i32 [SP0218]
  ret void
}

;--- argument-3-of-umul-fix-must-be-immediate-constant
; LLVM 22: immarg operand has non-immediate parameter
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 %i)
;                                                      ^~
; error: argument 3 of @llvm.umul.fix.i32 must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- accepts-fabs
declare float @llvm.fabs.f32(float)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret void
}

;--- accepts-fabs-f64
declare float @llvm.fabs.f64(float)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.fabs.f64(float %x)
  ret void
}

;--- accepts-fabs-3
declare float @llvm.fabs(float)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.fabs(float %x)
  ret void
}

;--- accepts-ctlz-false
declare i32 @llvm.ctlz.i32(i32, i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %i, i1 false)
  ret void
}

;--- accepts-ctlz-void
declare i32 @llvm.ctlz.i32(i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %i)
  ret void
}

;--- accepts-sadd-with-overflow
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 %i)
  ret void
}

;--- accepts-abs
declare i32 @llvm.abs.i32(i32, i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.abs.i32(i32 %i, i1 true)
  ret void
}

;--- argument-2-of-abs-must-be-immediate-constant
; LLVM 22: immarg operand has non-immediate parameter
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
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.nosuch.i32(i32 %i)
  ret void
}

;--- accepts-umax
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umax.i32(i32 %i, i32 %i)
  ret void
}

;--- accepts-umax-v4i32
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umax.v4i32(i32 %i, i32 %i)
  ret void
}
