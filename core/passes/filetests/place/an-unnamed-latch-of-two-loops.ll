; test: place -spp-all-backedges -spp-split-backedge
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
define void @f(i1 %c, i32 %n) gc "statepoint-example" {
entry:
  br label %outer
outer:
  br i1 %c, label %out, label %inner
0:
  br i1 %c, label %inner, label %1
1:
  br i1 %c, label %outer, label %inner
inner:
  switch i32 %n, label %out [ i32 1, label %0
 i32 2, label %outer ]
out:
  ret void
}

; => place -spp-all-backedges -spp-split-backedge
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
; define void @f(i1 %c, i32 %n) gc "statepoint-example" {
; entry:
;   %f.i14 = load volatile i8, ptr @flag, align 1
;   %set.i15 = icmp ne i8 %f.i14, 0
;   br i1 %set.i15, label %slow.i16, label %gc.safepoint_poll.exit17
;
; slow.i16:                                         ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit17
;
; gc.safepoint_poll.exit17:                         ; preds = %entry, %slow.i16
;   br label %outer
;
; outer:                                            ; preds = %gc.safepoint_poll.exit13, %gc.safepoint_poll.exit, %gc.safepoint_poll.exit17
;   br i1 %c, label %out, label %inner
;
; 0:                                                ; preds = %inner
;   br i1 %c, label %.inner_crit_edge1, label %1
;
; .inner_crit_edge1:                                ; preds = %0
;   %f.i6 = load volatile i8, ptr @flag, align 1
;   %set.i7 = icmp ne i8 %f.i6, 0
;   br i1 %set.i7, label %slow.i8, label %gc.safepoint_poll.exit9
;
; slow.i8:                                          ; preds = %.inner_crit_edge1
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit9
;
; gc.safepoint_poll.exit9:                          ; preds = %.inner_crit_edge1, %slow.i8
;   br label %inner
;
; 1:                                                ; preds = %0
;   br i1 %c, label %.outer_crit_edge, label %.inner_crit_edge
;
; .inner_crit_edge:                                 ; preds = %1
;   %f.i2 = load volatile i8, ptr @flag, align 1
;   %set.i3 = icmp ne i8 %f.i2, 0
;   br i1 %set.i3, label %slow.i4, label %gc.safepoint_poll.exit5
;
; slow.i4:                                          ; preds = %.inner_crit_edge
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit5
;
; gc.safepoint_poll.exit5:                          ; preds = %.inner_crit_edge, %slow.i4
;   br label %inner
;
; .outer_crit_edge:                                 ; preds = %1
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %.outer_crit_edge
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %.outer_crit_edge, %slow.i
;   br label %outer
;
; inner:                                            ; preds = %gc.safepoint_poll.exit9, %gc.safepoint_poll.exit5, %outer
;   switch i32 %n, label %out [
;     i32 1, label %0
;     i32 2, label %inner.outer_crit_edge
;   ]
;
; inner.outer_crit_edge:                            ; preds = %inner
;   %f.i10 = load volatile i8, ptr @flag, align 1
;   %set.i11 = icmp ne i8 %f.i10, 0
;   br i1 %set.i11, label %slow.i12, label %gc.safepoint_poll.exit13
;
; slow.i12:                                         ; preds = %inner.outer_crit_edge
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit13
;
; gc.safepoint_poll.exit13:                         ; preds = %inner.outer_crit_edge, %slow.i12
;   br label %outer
;
; out:                                              ; preds = %inner, %outer
;   ret void
; }
