; a global is written in another case
; SP0102 warning 6:22 `@flag` -> `@Flag`
@Flag = global i32 0

define i32 @get() {
  %v = load i32, ptr @flag
  ret i32 %v
}
