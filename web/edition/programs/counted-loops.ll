; title: Which loops get a poll
; about: Both loops have a known number of iterations. Four billion fits in 32 bits, so the first has no poll; five billion does not.
; select: call @do_safepoint

declare void @do_safepoint()

define void @gc.safepoint_poll() {
entry:
  call void @do_safepoint()
  ret void
}

define void @four_billion() gc "statepoint-example" {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 4000000000
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @five_billion() gc "statepoint-example" {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 5000000000
  br i1 %more, label %loop, label %done

done:
  ret void
}
