; test: verify
; LLVM 22: use of undefined value '%Loop'
; a branch names a block that is written in another case
define void @spin(i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %Loop, label %exit
;                 ^~~~~
; error: use of undefined block `%Loop` [SP0102]
;   did you mean `%loop`?
exit:
  ret void
}
