; test: rewrite
; llvm: 14 22
declare void @foo()
define void @f() gc "statepoint-example" {
entry:
  call void @foo() "statepoint-id"="0"
  call void @foo() "statepoint-id"="18446744073709551615" "statepoint-num-patch-bytes"="7"
  call void @foo() "statepoint-id"="not a number"
  ret void
}

; => rewrite
; declare void @foo()
;
; define void @f() gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 -1, i32 7, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
