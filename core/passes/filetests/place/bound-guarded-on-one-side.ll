; test: place
; llvm: 14 22
; A branch keeps the bound of a loop small on one of the two ways into it only.
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
define void @f(i64 %n, i1 %b) gc "statepoint-example" {
entry:
  %few = icmp ult i64 %n, 1000
  br i1 %few, label %before, label %many
many:
  br i1 %b, label %before, label %out
before:
  br label %loop
loop:
  %i = phi i64 [ 0, %before ], [ %next, %loop ]
  %next = add i64 %i, 1
  %done = icmp eq i64 %i, %n
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
; define void @f(i64 %n, i1 %b) gc "statepoint-example" {
; entry:
;   %few = icmp ult i64 %n, 1000
;   %f.i1 = load volatile i8, ptr @flag, align 1
;   %set.i2 = icmp ne i8 %f.i1, 0
;   br i1 %set.i2, label %slow.i3, label %gc.safepoint_poll.exit4
;
; slow.i3:                                          ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit4
;
; gc.safepoint_poll.exit4:                          ; preds = %entry, %slow.i3
;   br i1 %few, label %before, label %many
;
; many:                                             ; preds = %gc.safepoint_poll.exit4
;   br i1 %b, label %before, label %out
;
; before:                                           ; preds = %many, %gc.safepoint_poll.exit4
;   br label %loop
;
; loop:                                             ; preds = %gc.safepoint_poll.exit, %before
;   %i = phi i64 [ 0, %before ], [ %next, %gc.safepoint_poll.exit ]
;   %next = add i64 %i, 1
;   %done = icmp eq i64 %i, %n
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %loop
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %loop, %slow.i
;   br i1 %done, label %out, label %loop
;
; out:                                              ; preds = %gc.safepoint_poll.exit, %many
;   ret void
; }
