; test: verify
; LLVM 22: expected instruction opcode
; a block has no terminator
define i32 @abs(i32 %x) {
entry:
  %neg = icmp slt i32 %x, 0
  br i1 %neg, label %then, label %done
then:
  %m = sub i32 0, %x
done:
;~~~
; error: the block before this one does not end in a terminator, such as `br` or `ret` [SP0114]
  %r = phi i32 [ %m, %then ], [ %x, %entry ]
  ret i32 %r
}
