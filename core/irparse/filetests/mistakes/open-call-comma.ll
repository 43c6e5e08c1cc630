; test: verify
; LLVM 22: expected type
; the arguments of a call end after a comma
declare void @log(i32, i32)

define i32 @f(i32 %x) {
  call void @log(i32 %x,
;                       ^
; error: the line is incomplete [SP0101]
;   expected an argument
  ret i32 %x
}
