; test: verify
; LLVM 22: PHINode should have one entry for each predecessor of its parent basic block!
; a phi misses a predecessor
define i32 @max(i32 %a, i32 %b) {
entry:
  %c = icmp sgt i32 %a, %b
  br i1 %c, label %then, label %done
then:
  br label %done
done:
  %m = phi i32 [ %a, %then ]
;      ^~~
; error: the phi has no value for predecessor %entry [SP0204]
  ret i32 %m
}
