; test: verify
; LLVM 22: instruction expected to be numbered '%1' or greater
; a number is given twice
define i32 @f(i32 %x) {
entry:
  %0 = add i32 %x, 1
  %0 = mul i32 %0, 2
; ^~
; error: `%0` is out of order: the next unnamed value is %1 [SP0107]
;   did you mean `%1`?
  ret i32 %0
}
