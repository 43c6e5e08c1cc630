; test: verify
; LLVM 22: expected string constant
; the tag of an operand bundle lacks its quotes
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define void @f(ptr addrspace(1) %obj) gc "statepoint-example" {
  %tok = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ gc-live(ptr addrspace(1) %obj) ]
;                                                                                                                                                                 ^~~~~~~
; error: unexpected `gc-live` [SP0101]
;   expected the tag of an operand bundle in quotes
;   did you mean `"gc-live"`?
  ret void
}
