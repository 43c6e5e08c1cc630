; test: run
; call: start(3)
; call: start(40)
; Functions that take their arguments off the stack and make room on it as they run: one calls
; another with more arguments instead of its return, one with fewer, and one has a frame pointer.
declare void @note(i64)

define tailcc i64 @two(i64 %n, i64 %sum) {
  %room = alloca i64, i64 %n
  store i64 %sum, ptr %room
  call void @note(i64 %n)
  %v = load i64, ptr %room
  %last = icmp sle i64 %n, 1
  br i1 %last, label %end, label %more
more:
  %less = sub i64 %n, 1
  %r = tail call tailcc i64 @nine(i64 %less, i64 %v, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  ret i64 %r
end:
  ret i64 %v
}
define tailcc i64 @nine(i64 %n, i64 %sum, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) {
  %room = alloca i64, i64 %n
  store i64 %e, ptr %room
  call void @note(i64 %f)
  %v = load i64, ptr %room
  %s1 = add i64 %sum, %v
  %s2 = mul i64 %s1, %f
  %s3 = sub i64 %s2, %g
  %r = tail call tailcc i64 @framed(i64 %n, i64 %s3, i64 %g, i64 %f, i64 %e, i64 %d, i64 %c, i64 %b, i64 %a, i64 8, i64 9)
  ret i64 %r
}
define tailcc i64 @framed(i64 %n, i64 %sum, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) "frame-pointer"="all" {
  %at = alloca i64
  store i64 %h, ptr %at
  call void @note(i64 %i)
  %v = load i64, ptr %at
  %s = add i64 %sum, %v
  %t = xor i64 %s, %g
  %r = tail call tailcc i64 @two(i64 %n, i64 %t)
  ret i64 %r
}
define i64 @start(i64 %n) {
  %r = call tailcc i64 @two(i64 %n, i64 100)
  ret i64 %r
}

; => run
;   calls note(3)
;   calls note(6)
;   calls note(9)
;   calls note(2)
;   calls note(6)
;   calls note(9)
;   calls note(1)
; start(3) = 3810
;   calls note(40)
;   calls note(6)
;   calls note(9)
;   calls note(39)
;   calls note(6)
;   calls note(9)
;   calls note(38)
;   calls note(6)
;   calls note(9)
;   calls note(37)
;   calls note(6)
;   calls note(9)
;   calls note(36)
;   calls note(6)
;   calls note(9)
;   calls note(35)
;   calls note(6)
;   calls note(9)
;   calls note(34)
;   calls note(6)
;   calls note(9)
;   calls note(33)
;   calls note(6)
;   calls note(9)
;   calls note(32)
;   calls note(6)
;   calls note(9)
;   calls note(31)
;   calls note(6)
;   calls note(9)
;   calls note(30)
;   calls note(6)
;   calls note(9)
;   calls note(29)
;   calls note(6)
;   calls note(9)
;   calls note(28)
;   calls note(6)
;   calls note(9)
;   calls note(27)
;   calls note(6)
;   calls note(9)
;   calls note(26)
;   calls note(6)
;   calls note(9)
;   calls note(25)
;   calls note(6)
;   calls note(9)
;   calls note(24)
;   calls note(6)
;   calls note(9)
;   calls note(23)
;   calls note(6)
;   calls note(9)
;   calls note(22)
;   calls note(6)
;   calls note(9)
;   calls note(21)
;   calls note(6)
;   calls note(9)
;   calls note(20)
;   calls note(6)
;   calls note(9)
;   calls note(19)
;   calls note(6)
;   calls note(9)
;   calls note(18)
;   calls note(6)
;   calls note(9)
;   calls note(17)
;   calls note(6)
;   calls note(9)
;   calls note(16)
;   calls note(6)
;   calls note(9)
;   calls note(15)
;   calls note(6)
;   calls note(9)
;   calls note(14)
;   calls note(6)
;   calls note(9)
;   calls note(13)
;   calls note(6)
;   calls note(9)
;   calls note(12)
;   calls note(6)
;   calls note(9)
;   calls note(11)
;   calls note(6)
;   calls note(9)
;   calls note(10)
;   calls note(6)
;   calls note(9)
;   calls note(9)
;   calls note(6)
;   calls note(9)
;   calls note(8)
;   calls note(6)
;   calls note(9)
;   calls note(7)
;   calls note(6)
;   calls note(9)
;   calls note(6)
;   calls note(6)
;   calls note(9)
;   calls note(5)
;   calls note(6)
;   calls note(9)
;   calls note(4)
;   calls note(6)
;   calls note(9)
;   calls note(3)
;   calls note(6)
;   calls note(9)
;   calls note(2)
;   calls note(6)
;   calls note(9)
;   calls note(1)
; start(40) = -2424547384060018694
