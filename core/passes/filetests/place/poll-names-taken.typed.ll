; test: place
; llvm: 14

;--- typed
declare i1 @asked()
declare i32 @slow()
@g = global i8* null

define void @gc.safepoint_poll() {
entry:
  %c = call i1 @asked()
  br i1 %c, label %slow, label %done
slow:
  %x = call i32 @slow()
  br label %done
done:
  ret void
}

define void @f() gc "statepoint-example" {
entry:
  br label %loop
loop:
  br label %loop
}

; => place
; @g = global i8* null
;
; declare i1 @asked()
;
; declare i32 @slow()
;
; define void @gc.safepoint_poll() {
; entry:
;   %c = call i1 @asked()
;   br i1 %c, label %slow, label %done
;
; slow:                                             ; preds = %entry
;   %x = call i32 @slow()
;   br label %done
;
; done:                                             ; preds = %slow, %entry
;   ret void
; }
;
; define void @f() gc "statepoint-example" {
; entry:
;   %c.i1 = call i1 @asked()
;   br i1 %c.i1, label %slow.i3, label %gc.safepoint_poll.exit4
;
; slow.i3:                                          ; preds = %entry
;   %x.i2 = call i32 @slow()
;   br label %gc.safepoint_poll.exit4
;
; gc.safepoint_poll.exit4:                          ; preds = %entry, %slow.i3
;   br label %loop
;
; loop:                                             ; preds = %gc.safepoint_poll.exit, %gc.safepoint_poll.exit4
;   %c.i = call i1 @asked()
;   br i1 %c.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %loop
;   %x.i = call i32 @slow()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %loop, %slow.i
;   br label %loop
; }
