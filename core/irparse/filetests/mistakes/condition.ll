; test: verify
; LLVM 22: branch condition must have 'i1' type
; a branch on an integer
define i32 @f(i32 %x) {
entry:
  br i32 %x, label %yes, label %no
;    ^~~
; error: the condition of a branch must have type i1, not i32 [SP0104]
yes:
  ret i32 1
no:
  ret i32 0
}
