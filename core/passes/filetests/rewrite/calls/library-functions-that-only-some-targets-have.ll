; test: rewrite -disable-builtin=memalign -enable-builtin=memalign -enable-builtin=bcmp
; llvm: 22
declare i32 @bcmp(ptr, ptr, i64)
declare ptr @memalign(i64, i64)
define void @f(ptr %p) gc "statepoint-example" {
  %x = call i32 @bcmp(ptr %p, ptr %p, i64 1)
  %y = call ptr @memalign(i64 8, i64 1)
  ret void
}

; => rewrite -disable-builtin=memalign -enable-builtin=memalign -enable-builtin=bcmp
; declare i32 @bcmp(ptr, ptr, i64)
;
; declare ptr @memalign(i64, i64)
;
; define void @f(ptr %p) gc "statepoint-example" {
;   %x = call i32 @bcmp(ptr %p, ptr %p, i64 1)
;   %y = call ptr @memalign(i64 8, i64 1)
;   ret void
; }
