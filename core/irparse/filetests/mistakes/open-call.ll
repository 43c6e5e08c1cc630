; test: verify
; LLVM 22: invalid type for function argument
; a call without its arguments and its closing parenthesis, before another line
declare void @log(i32)

define i32 @f(i32 %x) {
  call void @log(
;                ^
; error: the line is incomplete [SP0101]
;   expected an argument or `)`
  %y = add i32 %x, 1
  ret i32 %y
}
