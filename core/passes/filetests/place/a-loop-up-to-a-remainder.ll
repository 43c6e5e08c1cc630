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
define void @f(i64 %n) gc "statepoint-example" {
entry:
  %m = urem i64 %n, 1000
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add i64 %i, 1
  %a = icmp ult i64 %j, %m
  br i1 %a, label %loop, label %out
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
;   %m = urem i64 %n, 1000
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %entry, %slow.i
;   br label %loop
;
; loop:                                             ; preds = %loop, %gc.safepoint_poll.exit
;   %i = phi i64 [ 0, %gc.safepoint_poll.exit ], [ %j, %loop ]
;   %j = add i64 %i, 1
;   %a = icmp ult i64 %j, %m
;   br i1 %a, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }

; => place, typed pointers
; @flag = external global i8
;
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() {
; entry:
;   %f = load volatile i8, i8* @flag, align 1
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
;   %m = urem i64 %n, 1000
;   %f.i1 = load volatile i8, i8* @flag, align 1
;   %set.i2 = icmp ne i8 %f.i1, 0
;   br i1 %set.i2, label %slow.i3, label %gc.safepoint_poll.exit4
;
; slow.i3:                                          ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit4
;
; gc.safepoint_poll.exit4:                          ; preds = %entry, %slow.i3
;   br label %loop
;
; loop:                                             ; preds = %gc.safepoint_poll.exit, %gc.safepoint_poll.exit4
;   %i = phi i64 [ 0, %gc.safepoint_poll.exit4 ], [ %j, %gc.safepoint_poll.exit ]
;   %j = add i64 %i, 1
;   %a = icmp ult i64 %j, %m
;   %f.i = load volatile i8, i8* @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %loop
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %loop, %slow.i
;   br i1 %a, label %loop, label %out
;
; out:                                              ; preds = %gc.safepoint_poll.exit
;   ret void
; }
