; test: verify
; LLVM 22: gc.statepoint mismatch in number of call args
; a statepoint says that it passes no arguments
declare void @foo(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define void @f(i32 %x) gc "statepoint-example" {
  %tok = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @foo, i32 0, i32 0, i32 0, i32 0)
;                                                                                                                                ^~~~
; error: the callee takes 1 argument, the statepoint passes 0 [SP0302]
;   note: LLVM's verifier says: gc.statepoint mismatch in number of call args
  ret void
}
