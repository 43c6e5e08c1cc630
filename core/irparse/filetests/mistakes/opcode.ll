; test: verify
; LLVM 22: expected instruction opcode
; the name of an instruction is misspelt
define i32 @get(ptr %p) {
  %v = laod i32, ptr %p
;      ^~~~
; error: `laod` is not an instruction [SP0108]
;   did you mean `load`?
  ret i32 %v
}
