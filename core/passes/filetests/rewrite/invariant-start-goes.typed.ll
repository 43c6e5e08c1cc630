; test: rewrite
; llvm: 14
declare {}* @llvm.invariant.start.p0i8(i64, i8*)
declare void @foo()
define void @f(i8* %q) gc "statepoint-example" {
entry:
  %i = call {}* @llvm.invariant.start.p0i8(i64 1, i8* %q)
  call void @foo()
  ret void
}

; => rewrite
; ; Function Attrs: argmemonly nofree nosync nounwind willreturn
; declare {}* @llvm.invariant.start.p0i8(i64 immarg, i8* nocapture) #0
;
; declare void @foo()
;
; define void @f(i8* %q) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; attributes #0 = { argmemonly nofree nosync nounwind willreturn }
