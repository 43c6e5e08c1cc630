; a block has no terminator
; SP0114 error 9:1 `done`
define i32 @abs(i32 %x) {
entry:
  %neg = icmp slt i32 %x, 0
  br i1 %neg, label %then, label %done
then:
  %m = sub i32 0, %x
done:
  %r = phi i32 [ %m, %then ], [ %x, %entry ]
  ret i32 %r
}
