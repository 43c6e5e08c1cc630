; test: verify
; llvm: 22
; Types of arithmetic intrinsics.
;--- argument-1-of-ctpop-is-i32-not-i64
; LLVM 22: Intrinsic has incorrect argument type!
define void @f() {
  %x = call i32 @llvm.ctpop.i32(i64 1)
;                                   ^
; error: argument 1 of @llvm.ctpop.i32 is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}
declare i32 @llvm.ctpop.i32(i64)
