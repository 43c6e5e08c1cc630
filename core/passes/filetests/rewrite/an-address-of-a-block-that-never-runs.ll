; test: rewrite
; llvm: 22
@t = internal constant [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %dead)]
declare void @g(ptr)
define void @f(i64 %i) gc "statepoint-example" {
e:
  br label %a
a:
  call void @g(ptr blockaddress(@f, %dead))
  ret void
dead:
  %p = load ptr, ptr @t
  indirectbr ptr %p, [ label %a, label %dead ]
}
define ptr @h() {
  ret ptr blockaddress(@f, %dead)
}

; => rewrite
; @t = internal constant [2 x ptr] [ptr blockaddress(@f, %a), ptr inttoptr (i32 1 to ptr)]
;
; declare void @g(ptr)
;
; define void @f(i64 %i) gc "statepoint-example" {
; e:
;   br label %a
;
; a:                                                ; preds = %e
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr)) @g, i32 1, i32 0, ptr inttoptr (i32 1 to ptr), i32 0, i32 0)
;   ret void
; }
;
; define ptr @h() {
;   ret ptr inttoptr (i32 1 to ptr)
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
