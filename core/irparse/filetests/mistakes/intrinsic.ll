; test: verify
; LLVM 22: unknown intrinsic 'llvm.donothin'
; LLVM declares intrinsics by itself, but only those that it has.
define void @f() {
  call void @llvm.donothin()
;           ^~~~~~~~~~~~~~
; error: LLVM has no intrinsic `@llvm.donothin`, and it is not declared [SP0102]
;   did you mean `@llvm.donothing`?
  ret void
}
