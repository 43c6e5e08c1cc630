; test: place
; llvm: 14 22
; The branch before a rotated loop does not bound its count.
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
define void @f(i32 %n, i32 %m) gc "statepoint-example" {
entry:
  %any = icmp sgt i32 %m, 0
  br i1 %any, label %before, label %out
before:
  %count = zext i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %before ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %count
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
; define void @f(i32 %n, i32 %m) gc "statepoint-example" {
; entry:
;   %any = icmp sgt i32 %m, 0
;   %f.i1 = load volatile i8, ptr @flag, align 1
;   %set.i2 = icmp ne i8 %f.i1, 0
;   br i1 %set.i2, label %slow.i3, label %gc.safepoint_poll.exit4
;
; slow.i3:                                          ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit4
;
; gc.safepoint_poll.exit4:                          ; preds = %entry, %slow.i3
;   br i1 %any, label %before, label %out
;
; before:                                           ; preds = %gc.safepoint_poll.exit4
;   %count = zext i32 %n to i64
;   br label %loop
;
; loop:                                             ; preds = %gc.safepoint_poll.exit, %before
;   %i = phi i64 [ 0, %before ], [ %next, %gc.safepoint_poll.exit ]
;   %next = add nuw nsw i64 %i, 1
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
;   br i1 %done, label %out, label %loop
;
; out:                                              ; preds = %gc.safepoint_poll.exit, %gc.safepoint_poll.exit4
;   ret void
; }
