; test: place
; llvm: 14 22
declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
define void @f(i1 %c) gc "statepoint-example" {
entry:
  br label %loop
loop:
  br i1 %c, label %loop, label %out
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
; define void @f(i1 %c) gc "statepoint-example" {
; entry:
;   call void @do_safepoint()
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   call void @do_safepoint()
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
