; test: place
; llvm: 14 22
; A branch before a rotated loop keeps its bound positive.
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
define void @f(i32 %n) gc "statepoint-example" {
entry:
  %any = icmp sgt i32 %n, 0
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
; define void @f(i32 %n) gc "statepoint-example" {
; entry:
;   %any = icmp sgt i32 %n, 0
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %entry, %slow.i
;   br i1 %any, label %before, label %out
;
; before:                                           ; preds = %gc.safepoint_poll.exit
;   %count = zext i32 %n to i64
;   br label %loop
;
; loop:                                             ; preds = %loop, %before
;   %i = phi i64 [ 0, %before ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, %count
;   br i1 %done, label %out, label %loop
;
; out:                                              ; preds = %loop, %gc.safepoint_poll.exit
;   ret void
; }
