; test: rewrite
; llvm: 14 22
declare void @panic() noreturn
define void @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  call void @panic()
  unreachable
}

; => rewrite
; ; Function Attrs: noreturn
; declare void @panic() #0
;
; define void @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @panic, i32 0, i32 0, i32 0, i32 0)
;   unreachable
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; attributes #0 = { noreturn }
