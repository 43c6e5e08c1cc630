; test: place
; llvm: 14 22
; Two conditions guard a rotated loop, with blocks between them and the loop.
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
  %some = icmp ne i64 %n, 0
  %few = icmp ult i64 %n, 1000
  %both = and i1 %some, %few
  br i1 %both, label %between, label %out
between:
  br i1 %b, label %before, label %out
before:
  br label %loop
loop:
  %i = phi i64 [ 0, %before ], [ %next, %loop ]
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
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
;   %some = icmp ne i64 %n, 0
;   %few = icmp ult i64 %n, 1000
;   %both = and i1 %some, %few
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %entry, %slow.i
;   br i1 %both, label %between, label %out
;
; between:                                          ; preds = %gc.safepoint_poll.exit
;   br i1 %b, label %before, label %out
;
; before:                                           ; preds = %between
;   br label %loop
;
; loop:                                             ; preds = %loop, %before
;   %i = phi i64 [ 0, %before ], [ %next, %loop ]
;   %next = add i64 %i, 1
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %out, label %loop
;
; out:                                              ; preds = %loop, %between, %gc.safepoint_poll.exit
;   ret void
; }
