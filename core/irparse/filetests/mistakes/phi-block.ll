; test: verify
; LLVM 22: PHI node entries do not match predecessors!
; a phi names a block that does not lead here
define i32 @count(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %exit ]
;                                      ^~~~~
; error: the phi has a value for %exit, which is not a predecessor of this block [SP0204]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %next
}
