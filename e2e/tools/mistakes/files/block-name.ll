; a branch names a block that is written in another case
; SP0102 error 7:19 `%Loop` -> `%loop`
define void @spin(i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %Loop, label %exit
exit:
  ret void
}
