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
define void @f(i1 %c, i1 %d) gc "statepoint-example" {
entry:
  br label %outer
outer:
  br label %inner
inner:
  br i1 %c, label %inner, label %mid
mid:
  br i1 %d, label %outer, label %last
last:
  br i1 %c, label %outer, label %out
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
; define void @f(i1 %c, i1 %d) gc "statepoint-example" {
; entry:
;   %f.i9 = load volatile i8, ptr @flag, align 1
;   %set.i10 = icmp ne i8 %f.i9, 0
;   br i1 %set.i10, label %slow.i11, label %gc.safepoint_poll.exit12
;
; slow.i11:                                         ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit12
;
; gc.safepoint_poll.exit12:                         ; preds = %entry, %slow.i11
;   br label %outer
;
; outer:                                            ; preds = %gc.safepoint_poll.exit4, %gc.safepoint_poll.exit8, %gc.safepoint_poll.exit12
;   br label %inner
;
; inner:                                            ; preds = %gc.safepoint_poll.exit, %outer
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %inner
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %inner, %slow.i
;   br i1 %c, label %inner, label %mid
;
; mid:                                              ; preds = %gc.safepoint_poll.exit
;   %f.i5 = load volatile i8, ptr @flag, align 1
;   %set.i6 = icmp ne i8 %f.i5, 0
;   br i1 %set.i6, label %slow.i7, label %gc.safepoint_poll.exit8
;
; slow.i7:                                          ; preds = %mid
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit8
;
; gc.safepoint_poll.exit8:                          ; preds = %mid, %slow.i7
;   br i1 %d, label %outer, label %last
;
; last:                                             ; preds = %gc.safepoint_poll.exit8
;   %f.i1 = load volatile i8, ptr @flag, align 1
;   %set.i2 = icmp ne i8 %f.i1, 0
;   br i1 %set.i2, label %slow.i3, label %gc.safepoint_poll.exit4
;
; slow.i3:                                          ; preds = %last
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit4
;
; gc.safepoint_poll.exit4:                          ; preds = %last, %slow.i3
;   br i1 %c, label %outer, label %out
;
; out:                                              ; preds = %gc.safepoint_poll.exit4
;   ret void
; }
