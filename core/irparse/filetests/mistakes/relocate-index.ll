; test: verify
; LLVM 14: (crashes)
; a relocate counts from the first operand, as before LLVM 11
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg)

define i8 addrspace(1)* @f(i8 addrspace(1)* %obj) gc "statepoint-example" {
  %tok = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %obj) ]
  %moved = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %tok, i32 7, i32 7)
;                                                                                           ^
; error: the base index 7 is outside of "gc-live", which has 1 operand, counted from 0 [SP0304]
;   note: Up to LLVM 10 indices counted all arguments of the statepoint; inside of "gc-live" this one is 0.
;   note: LLVM's verifier says: gc.relocate: statepoint base index out of bounds
  ret i8 addrspace(1)* %moved
}
