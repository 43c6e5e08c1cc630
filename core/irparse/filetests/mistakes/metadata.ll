; test: verify
; LLVM 22: use of undefined metadata '!4'
; metadata is used that was left behind in another file
define i32 @get(ptr %p) {
  %v = load i32, ptr %p, !tbaa !4
;                              ^~
; error: use of undefined metadata !4 [SP0116]
  ret i32 %v
}
