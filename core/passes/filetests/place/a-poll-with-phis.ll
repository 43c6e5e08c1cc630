; test: place
; llvm: 14 22
declare void @do_safepoint()
@flag = external global i8
define void @gc.safepoint_poll() {
entry:
  %f = load volatile i8, ptr @flag
  %c = icmp eq i8 %f, 0
  br i1 %c, label %done, label %slow
slow:
  call void @do_safepoint()
  br label %done
done:
  %p = phi i8 [ %f, %entry ], [ 0, %slow ]
  store volatile i8 %p, ptr @flag
  ret void
}
define i32 @f(i1 %c) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %v = phi i32 [ 0, %entry ], [ 1, %loop ]
  br i1 %c, label %loop, label %out
out:
  %w = phi i32 [ %v, %loop ]
  ret i32 %w
}

; => place
; @flag = external global i8
;
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() {
; entry:
;   %f = load volatile i8, ptr @flag, align 1
;   %c = icmp eq i8 %f, 0
;   br i1 %c, label %done, label %slow
;
; slow:                                             ; preds = %entry
;   call void @do_safepoint()
;   br label %done
;
; done:                                             ; preds = %slow, %entry
;   %p = phi i8 [ %f, %entry ], [ 0, %slow ]
;   store volatile i8 %p, ptr @flag, align 1
;   ret void
; }
;
; define i32 @f(i1 %c) gc "statepoint-example" {
; entry:
;   %f.i1 = load volatile i8, ptr @flag, align 1
;   %c.i2 = icmp eq i8 %f.i1, 0
;   br i1 %c.i2, label %gc.safepoint_poll.exit5, label %slow.i3
;
; slow.i3:                                          ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit5
;
; gc.safepoint_poll.exit5:                          ; preds = %entry, %slow.i3
;   %p.i4 = phi i8 [ %f.i1, %entry ], [ 0, %slow.i3 ]
;   store volatile i8 %p.i4, ptr @flag, align 1
;   br label %loop
;
; loop:                                             ; preds = %gc.safepoint_poll.exit, %gc.safepoint_poll.exit5
;   %v = phi i32 [ 0, %gc.safepoint_poll.exit5 ], [ 1, %gc.safepoint_poll.exit ]
;   %f.i = load volatile i8, ptr @flag, align 1
;   %c.i = icmp eq i8 %f.i, 0
;   br i1 %c.i, label %gc.safepoint_poll.exit, label %slow.i
;
; slow.i:                                           ; preds = %loop
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %loop, %slow.i
;   %p.i = phi i8 [ %f.i, %loop ], [ 0, %slow.i ]
;   store volatile i8 %p.i, ptr @flag, align 1
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %gc.safepoint_poll.exit
;   %w = phi i32 [ %v, %gc.safepoint_poll.exit ]
;   ret i32 %w
; }
