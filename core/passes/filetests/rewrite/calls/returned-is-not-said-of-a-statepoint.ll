; test: rewrite
; differs: LLVM keeps `returned` on the operand, and its verifier then refuses the statepoint
declare ptr addrspace(1) @same(i64, ptr addrspace(1) returned)
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
  %p = call ptr addrspace(1) @same(i64 zeroext 1, ptr addrspace(1) nonnull returned %a)
  call void @foo()
  ret ptr addrspace(1) %p
}

; => rewrite
; declare ptr addrspace(1) @same(i64, ptr addrspace(1) returned)
;
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (i64, ptr addrspace(1))) @same, i32 2, i32 0, i64 zeroext 1, ptr addrspace(1) nonnull %a, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %p1 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p1) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 0, i32 0) ; (%p1, %p1)
;   ret ptr addrspace(1) %p.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
