; test: verify
; llvm: 14
; Types of arithmetic intrinsics.
;--- argument-1-of-ctpop-is-i32-not-i64
; LLVM 14: Intrinsic has incorrect argument type!
define void @f() {
  %x = call i32 @llvm.ctpop.i32(i64 1)
;                                   ^
; error: argument 1 of @llvm.ctpop.i32 is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}
declare i32 @llvm.ctpop.i32(i64)

;--- argument-2-of-stackprotector-is-pointer-to-pointer-not-i8
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.stackprotector(i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.stackprotector(i8* %p, i8* %p)
;                                            ^~
; error: argument 2 of @llvm.stackprotector is a pointer to a pointer, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- lifetime-start-takes-2-arguments-but-is-declared-with-1
; LLVM 14: (crashes)
declare void @llvm.lifetime.start.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.lifetime.start.p0(i8* %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.lifetime.start.p0 takes 2 arguments, but is declared with 1 [SP0218]
  ret void
}

;--- lifetime-start-takes-2-arguments-but-is-declared-with-1-poison
; LLVM 14: (crashes)
declare void @llvm.lifetime.start.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.lifetime.start.p0(i8* poison)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.lifetime.start.p0 takes 2 arguments, but is declared with 1 [SP0218]
  ret void
}

;--- masked-load-takes-4-arguments-but-is-declared-with-3
; LLVM 14: Incorrect number of arguments passed to called function!
declare <4 x float> @llvm.masked.load.v4f32.p0(i8*, <4 x i1>, <4 x float>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(i8* align 4 %p, <4 x i1> %m, <4 x float> %v)
; ^~
; error: @llvm.masked.load.v4f32.p0 takes 4 arguments, but is declared with 3 [SP0218]
  ret void
}

;--- masked-store-takes-4-arguments-but-is-declared-with-3
; LLVM 14: Incorrect number of arguments passed to called function!
declare void @llvm.masked.store.v4f32.p0(<4 x float>, i8*, <4 x i1>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v, i8* align 4 %p, <4 x i1> %m)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.masked.store.v4f32.p0 takes 4 arguments, but is declared with 3 [SP0218]
  ret void
}

;--- argument-1-of-matrix-column-major-load-is-pointer-to-element
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(i8*, i64, i1, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(i8* %p, i64 1, i1 false, i32 2, i32 2)
;                                                                    ^~
; error: argument 1 of @llvm.matrix.column.major.load.v4f32.i64 is a pointer to an element of <4 x float>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-1-of-matrix-column-major-load-is-pointer-to-element-i64-4
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(i8*, i64, i1, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(i8* %p, i64 4, i1 false, i32 3, i32 2)
;                                                                    ^~
; error: argument 1 of @llvm.matrix.column.major.load.v4f32.i64 is a pointer to an element of <4 x float>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-2-of-matrix-column-major-store-is-pointer-to-1
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, i8*, i64, i1, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %v, i8* %p, i64 1, i1 false, i32 2, i32 2)
;                                                                         ^~
; error: argument 2 of @llvm.matrix.column.major.store.v4f32.i64 is a pointer to an element of <4 x float>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-2-of-matrix-column-major-store-is-pointer-to-3
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, i8*, i64, i1, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %v, i8* %p, i64 4, i1 false, i32 3, i32 2)
;                                                                         ^~
; error: argument 2 of @llvm.matrix.column.major.store.v4f32.i64 is a pointer to an element of <4 x float>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}
