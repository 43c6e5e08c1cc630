; a phi misses a predecessor
; SP0204 error 10:8 `phi`
define i32 @max(i32 %a, i32 %b) {
entry:
  %c = icmp sgt i32 %a, %b
  br i1 %c, label %then, label %done
then:
  br label %done
done:
  %m = phi i32 [ %a, %then ]
  ret i32 %m
}
