; test: rewrite
; llvm: 14 22
; An indirectbr goes to a block that it does not list.
declare void @foo()
define void @f(ptr %x) gc "statepoint-example" {
entry:
  call void @foo()
  indirectbr ptr blockaddress(@f, %a), [label %b, label %c]
a:
  call void @foo()
  ret void
b:
  ret void
c:
  indirectbr ptr %x, [label %a, label %b]
}

; => rewrite
; declare void @foo()
;
; define void @f(ptr %x) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   unreachable
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
