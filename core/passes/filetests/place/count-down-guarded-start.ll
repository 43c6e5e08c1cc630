; test: place
; llvm: 14 22
; A loop counts down to zero from a start that a branch bounds.
declare void @do_safepoint()
@flag = external global i8
define void @gc.safepoint_poll() {
entry:
  %f = load volatile i8, ptr @flag
  %set = icmp ne i8 %f, 0
  br i1 %set, label %slow, label %done
slow:
  tail call void @do_safepoint()
  br label %done
done:
  ret void
}
define void @f(i64 %n) gc "statepoint-example" {
entry:
  %few = icmp ult i64 %n, 1000
  br i1 %few, label %loop, label %out
loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %next = add i64 %i, -1
  %done = icmp eq i64 %i, 0
  br i1 %done, label %out, label %loop
out:
  ret void
}

; => place
; @flag = external global i8
;
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() {
; entry:
;   %f = load volatile i8, ptr @flag, align 1
;   %set = icmp ne i8 %f, 0
;   br i1 %set, label %slow, label %done
;
; slow:                                             ; preds = %entry
;   tail call void @do_safepoint()
;   br label %done
;
; done:                                             ; preds = %slow, %entry
;   ret void
; }
;
; define void @f(i64 %n) gc "statepoint-example" {
; entry:
;   %few = icmp ult i64 %n, 1000
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %entry, %slow.i
;   br i1 %few, label %loop, label %out
;
; loop:                                             ; preds = %loop, %gc.safepoint_poll.exit
;   %i = phi i64 [ %n, %gc.safepoint_poll.exit ], [ %next, %loop ]
;   %next = add i64 %i, -1
;   %done = icmp eq i64 %i, 0
;   br i1 %done, label %out, label %loop
;
; out:                                              ; preds = %loop, %gc.safepoint_poll.exit
;   ret void
; }
