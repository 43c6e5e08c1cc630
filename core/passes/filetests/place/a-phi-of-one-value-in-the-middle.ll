; test: place
; llvm: 22
; LLVM 22 sees that both ways to the latch bring the same value, LLVM 14 does not.
declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
define void @through(i64 %b, i1 %c) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %phi = phi i64 [ %b, %entry ], [ %back, %latch ]
  br i1 %c, label %left, label %latch
left:
  br label %latch
latch:
  %back = phi i64 [ %phi, %loop ], [ %phi, %left ]
  %more = icmp ne i64 %back, %phi
  br i1 %more, label %loop, label %out
out:
  ret void
}

; => place
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() {
;   call void @do_safepoint()
;   ret void
; }
;
; define void @through(i64 %b, i1 %c) gc "statepoint-example" {
; entry:
;   call void @do_safepoint()
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %phi = phi i64 [ %b, %entry ], [ %back, %latch ]
;   br i1 %c, label %left, label %latch
;
; left:                                             ; preds = %loop
;   br label %latch
;
; latch:                                            ; preds = %left, %loop
;   %back = phi i64 [ %phi, %loop ], [ %phi, %left ]
;   %more = icmp ne i64 %back, %phi
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %latch
;   ret void
; }
