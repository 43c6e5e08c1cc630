; test: place -spp-split-backedge
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
  switch i32 %n, label %out [ i32 1, label %loop
    i32 2, label %loop ]
out:
  ret void
}

; => place -spp-split-backedge
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
; loop:                                             ; preds = %gc.safepoint_poll.exit, %loop, %gc.safepoint_poll.exit4
;   switch i32 %n, label %out [
;     i32 1, label %loop.loop_crit_edge
;     i32 2, label %loop
;   ]
;
; loop.loop_crit_edge:                              ; preds = %loop
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %loop.loop_crit_edge
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %loop.loop_crit_edge, %slow.i
;   br label %loop
;
; out:                                              ; preds = %loop
;   ret void
; }
