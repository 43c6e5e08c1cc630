; test: place
; llvm: 14 22
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
define void @f(i32 %n, i64 %m) gc "statepoint-example" {
entry:
  %count = zext i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw i64 %i, 32
  %done = icmp eq i64 %next, %count
  br i1 %done, label %between, label %loop
between:
  br label %second
second:
  %j = phi i64 [ 0, %between ], [ %then, %second ]
  %then = add nuw i64 %j, 32
  %end = icmp eq i64 %j, %count
  br i1 %end, label %again, label %second
again:
  br label %third
third:
  %k = phi i64 [ 0, %again ], [ %further, %third ]
  %further = add nuw i64 %k, 2
  %last = icmp eq i64 %k, %m
  br i1 %last, label %out, label %third
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
; define void @f(i32 %n, i64 %m) gc "statepoint-example" {
; entry:
;   %count = zext i32 %n to i64
;   %f.i5 = load volatile i8, ptr @flag, align 1
;   %set.i6 = icmp ne i8 %f.i5, 0
;   br i1 %set.i6, label %slow.i7, label %gc.safepoint_poll.exit8
;
; slow.i7:                                          ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit8
;
; gc.safepoint_poll.exit8:                          ; preds = %entry, %slow.i7
;   br label %loop
;
; loop:                                             ; preds = %gc.safepoint_poll.exit, %gc.safepoint_poll.exit8
;   %i = phi i64 [ 0, %gc.safepoint_poll.exit8 ], [ %next, %gc.safepoint_poll.exit ]
;   %next = add nuw i64 %i, 32
;   %done = icmp eq i64 %next, %count
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %loop
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %loop, %slow.i
;   br i1 %done, label %between, label %loop
;
; between:                                          ; preds = %gc.safepoint_poll.exit
;   br label %second
;
; second:                                           ; preds = %second, %between
;   %j = phi i64 [ 0, %between ], [ %then, %second ]
;   %then = add nuw i64 %j, 32
;   %end = icmp eq i64 %j, %count
;   br i1 %end, label %again, label %second
;
; again:                                            ; preds = %second
;   br label %third
;
; third:                                            ; preds = %gc.safepoint_poll.exit4, %again
;   %k = phi i64 [ 0, %again ], [ %further, %gc.safepoint_poll.exit4 ]
;   %further = add nuw i64 %k, 2
;   %last = icmp eq i64 %k, %m
;   %f.i1 = load volatile i8, ptr @flag, align 1
;   %set.i2 = icmp ne i8 %f.i1, 0
;   br i1 %set.i2, label %slow.i3, label %gc.safepoint_poll.exit4
;
; slow.i3:                                          ; preds = %third
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit4
;
; gc.safepoint_poll.exit4:                          ; preds = %third, %slow.i3
;   br i1 %last, label %out, label %third
;
; out:                                              ; preds = %gc.safepoint_poll.exit4
;   ret void
; }
