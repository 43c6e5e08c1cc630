; test: place -spp-no-call
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
declare void @foo()
define void @f(i1 %c) gc "statepoint-example" {
entry:
  br label %loop
loop:
  call void @foo()
  br i1 %c, label %loop, label %out
out:
  ret void
}

; => place -spp-no-call
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
; declare void @foo()
;
; define void @f(i1 %c) gc "statepoint-example" {
; entry:
;   %f.i1 = load volatile i8, ptr @flag, align 1
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
;   call void @foo()
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %loop
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %loop, %slow.i
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %gc.safepoint_poll.exit
;   ret void
; }
