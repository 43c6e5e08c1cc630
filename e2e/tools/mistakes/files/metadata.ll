; metadata is used that was left behind in another file
; SP0116 error 4:32 `!4`
define i32 @get(ptr %p) {
  %v = load i32, ptr %p, !tbaa !4
  ret i32 %v
}
