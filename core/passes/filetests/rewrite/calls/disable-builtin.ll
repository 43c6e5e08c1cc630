; test: rewrite -disable-builtin=puts -disable-builtin=free
; llvm: 14 22
; An option takes functions of the C library for any others.
declare i32 @puts(ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
define void @f(ptr %p) gc "statepoint-example" {
  %x = call i32 @puts(ptr %p)
  %y = call ptr @malloc(i64 1)
  call void @free(ptr %y)
  ret void
}

; => rewrite -disable-builtin=puts -disable-builtin=free
; declare i32 @puts(ptr)
;
; declare ptr @malloc(i64)
;
; declare void @free(ptr)
;
; define void @f(ptr %p) gc "statepoint-example" {
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i32 (ptr)) @puts, i32 1, i32 0, ptr %p, i32 0, i32 0)
;   %y = call ptr @malloc(i64 1)
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr)) @free, i32 1, i32 0, ptr %y, i32 0, i32 0)
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
