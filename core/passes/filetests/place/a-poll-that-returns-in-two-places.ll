; test: place
; llvm: 14 22
declare void @do_safepoint()
declare i1 @wanted() "gc-leaf-function"
define void @gc.safepoint_poll() {
entry:
  %w = call i1 @wanted()
  br i1 %w, label %slow, label %fast
slow:
  call void @do_safepoint()
  ret void
fast:
  ret void
}
define i32 @f(i32 %n) gc "statepoint-example" {
entry:
  %x = add i32 %n, 1
  ret i32 %x
}

; => place
; declare void @do_safepoint()
;
; declare i1 @wanted() #0
;
; define void @gc.safepoint_poll() {
; entry:
;   %w = call i1 @wanted()
;   br i1 %w, label %slow, label %fast
;
; slow:                                             ; preds = %entry
;   call void @do_safepoint()
;   ret void
;
; fast:                                             ; preds = %entry
;   ret void
; }
;
; define i32 @f(i32 %n) gc "statepoint-example" {
; entry:
;   %x = add i32 %n, 1
;   %w.i = call i1 @wanted()
;   br i1 %w.i, label %slow.i, label %fast.i
;
; slow.i:                                           ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; fast.i:                                           ; preds = %entry
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %fast.i, %slow.i
;   ret i32 %x
; }
;
; attributes #0 = { "gc-leaf-function" }
