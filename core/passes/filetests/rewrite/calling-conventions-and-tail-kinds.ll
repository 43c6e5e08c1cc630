; test: rewrite
; llvm: 14 22
declare fastcc i32 @fast(i32)
declare cc 99 void @odd()
define i32 @f() gc "statepoint-example" {
entry:
  %x = tail call fastcc i32 @fast(i32 1)
  notail call cc 99 void @odd()
  ret i32 %x
}

; => rewrite
; declare fastcc i32 @fast(i32)
;
; declare cc99 void @odd()
;
; define i32 @f() gc "statepoint-example" {
; entry:
;   %statepoint_token = tail call fastcc token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i32 (i32)) @fast, i32 1, i32 0, i32 1, i32 0, i32 0)
;   %x1 = call i32 @llvm.experimental.gc.result.i32(token %statepoint_token)
;   %statepoint_token2 = notail call cc99 token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @odd, i32 0, i32 0, i32 0, i32 0)
;   ret i32 %x1
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.experimental.gc.result.i32(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
