; test: verify
; LLVM 22: gc.relocate: relocated value must be a pointer
; "gc-live" holds something that is not a pointer
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define ptr addrspace(1) @f(ptr addrspace(1) %obj, i64 %n) gc "statepoint-example" {
  %tok = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i64 %n, ptr addrspace(1) %obj) ]
  %moved = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %tok, i32 0, i32 1)
;                                                                                         ^
; error: the base index 0 names a value of type i64, which is not a pointer [SP0304]
;   note: LLVM's verifier says: gc.relocate: relocated value must be a pointer
  ret ptr addrspace(1) %moved
}
