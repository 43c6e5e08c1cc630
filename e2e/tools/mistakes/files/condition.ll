; a branch on an integer
; SP0104 error 5:6 `i32`
define i32 @f(i32 %x) {
entry:
  br i32 %x, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
