; test: rewrite
; llvm: 22
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @foo()
define void @f(ptr %q) gc "statepoint-example" {
entry:
  %i = call ptr @llvm.invariant.start.p0(i64 1, ptr %q)
  call void @foo()
  ret void
}

; => rewrite
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #0
;
; declare void @foo()
;
; define void @f(ptr %q) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
