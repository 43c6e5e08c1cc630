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
define void @f(i1 %c, i1 %d) gc "statepoint-example" {
entry:
  br label %outer
outer:
  %p = phi i32 [ 0, %entry ], [ 1, %mid ], [ 2, %last ]
  br label %inner
inner:
  br i1 %c, label %inner, label %mid
mid:
  br i1 %d, label %outer, label %last
last:
  br label %outer
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
; outer:                                            ; preds = %gc.safepoint_poll.exit8, %gc.safepoint_poll.exit4, %gc.safepoint_poll.exit12
;   %p = phi i32 [ 0, %gc.safepoint_poll.exit12 ], [ 1, %gc.safepoint_poll.exit8 ], [ 2, %gc.safepoint_poll.exit4 ]
;   br label %inner
;
; inner:                                            ; preds = %gc.safepoint_poll.exit, %outer
;   br i1 %c, label %inner.inner_crit_edge, label %mid
;
; inner.inner_crit_edge:                            ; preds = %inner
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %inner.inner_crit_edge
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %inner.inner_crit_edge, %slow.i
;   br label %inner
;
; mid:                                              ; preds = %inner
;   br i1 %d, label %mid.outer_crit_edge, label %last
;
; mid.outer_crit_edge:                              ; preds = %mid
;   %f.i5 = load volatile i8, ptr @flag, align 1
;   %set.i6 = icmp ne i8 %f.i5, 0
;   br i1 %set.i6, label %slow.i7, label %gc.safepoint_poll.exit8
;
; slow.i7:                                          ; preds = %mid.outer_crit_edge
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit8
;
; gc.safepoint_poll.exit8:                          ; preds = %mid.outer_crit_edge, %slow.i7
;   br label %outer
;
; last:                                             ; preds = %mid
;   br label %last.split
;
; last.split:                                       ; preds = %last
;   %f.i1 = load volatile i8, ptr @flag, align 1
;   %set.i2 = icmp ne i8 %f.i1, 0
;   br i1 %set.i2, label %slow.i3, label %gc.safepoint_poll.exit4
;
; slow.i3:                                          ; preds = %last.split
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit4
;
; gc.safepoint_poll.exit4:                          ; preds = %last.split, %slow.i3
;   br label %outer
; }
