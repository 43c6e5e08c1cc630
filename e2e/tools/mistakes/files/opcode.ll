; the name of an instruction is misspelt
; SP0108 error 4:8 `laod` -> `load`
define i32 @get(ptr %p) {
  %v = laod i32, ptr %p
  ret i32 %v
}
