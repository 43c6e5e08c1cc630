; test: place
; llvm: 14 22
; The loop in the poll gets no poll, neither in the poll, although that has a strategy, nor in the copy.
declare i1 @wanted()
define void @gc.safepoint_poll() gc "statepoint-example" {
entry:
  br label %spin
spin:
  %w = call i1 @wanted()
  br i1 %w, label %spin, label %done
done:
  ret void
}
define i32 @f(i32 %n) gc "statepoint-example" {
entry:
  ret i32 %n
}

; => place
; declare i1 @wanted()
;
; define void @gc.safepoint_poll() gc "statepoint-example" {
; entry:
;   br label %spin
;
; spin:                                             ; preds = %spin, %entry
;   %w = call i1 @wanted()
;   br i1 %w, label %spin, label %done
;
; done:                                             ; preds = %spin
;   ret void
; }
;
; define i32 @f(i32 %n) gc "statepoint-example" {
; entry:
;   br label %spin.i
;
; spin.i:                                           ; preds = %spin.i, %entry
;   %w.i = call i1 @wanted()
;   br i1 %w.i, label %spin.i, label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %spin.i
;   ret i32 %n
; }
