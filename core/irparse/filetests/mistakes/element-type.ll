; test: verify
; LLVM 22: gc.statepoint callee argument must have elementtype attribute
; a statepoint lacks elementtype
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define void @f() gc "statepoint-example" {
  %tok = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr @foo, i32 0, i32 0, i32 0, i32 0)
;                                                                                                        ^~~~
; error: the callee of a statepoint needs elementtype(…) with the type of the function [SP0302]
;   note: LLVM's verifier says: gc.statepoint callee argument must have elementtype attribute
  ret void
}
