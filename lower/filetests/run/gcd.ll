; test: run
; call: gcd(48, 36)
; call: gcd(17, -5)
; call: gcd(0, 9)
declare i32 @step(i32)

define i32 @gcd(i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %y, %next ]
  %y = phi i32 [ %b, %entry ], [ %r, %next ]
  %done = icmp eq i32 %y, 0
  br i1 %done, label %out, label %next
next:
  %shown = call i32 @step(i32 %y)
  %r = srem i32 %x, %shown
  br label %loop
out:
  ret i32 %x
}

; => run
;   calls step(36)
;   calls step(12)
; gcd(48, 36) = 12
;   calls step(-5)
;   calls step(2)
;   calls step(-1)
; gcd(17, -5) = -1
;   calls step(9)
; gcd(0, 9) = 9
