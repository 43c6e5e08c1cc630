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
define void @f(i32 %n) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
  %j = sub i32 %i, 1
  %a = icmp ne i32 %j, 0
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
; define void @f(i32 %n) gc "statepoint-example" {
; entry:
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
;   %i = phi i32 [ %n, %gc.safepoint_poll.exit ], [ %j, %loop ]
;   %j = sub i32 %i, 1
;   %a = icmp ne i32 %j, 0
;   br i1 %a, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
