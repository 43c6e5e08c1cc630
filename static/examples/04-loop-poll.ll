; title: Loop with a back-edge poll
; about: The trip count is unknown, so every iteration polls; %array must be relocated each time, and gets a phi that carries its newest address.
; select: %array
; run: sum_until_zero({| 1 2 3 0}) = 6

declare void @rt_safepoint()

define void @gc.safepoint_poll() {
entry:
  call void @rt_safepoint()
  ret void
}

; Adds words until a zero. An array of words: an 8-byte header, then the words.
define i64 @sum_until_zero(ptr addrspace(1) %array) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %i = phi i64 [ 1, %entry ], [ %i.next, %more ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %more ]
  %slot = getelementptr inbounds i64, ptr addrspace(1) %array, i64 %i
  %word = load i64, ptr addrspace(1) %slot
  %end = icmp eq i64 %word, 0
  br i1 %end, label %done, label %more

more:
  %sum.next = add i64 %sum, %word
  %i.next = add i64 %i, 1
  br label %loop

done:
  ret i64 %sum
}
