; test: run
; call: at(0)
; call: at(2)
; call: at(-2)
; An or of numbers without common bits is part of an address, sign-extended or not.
@table = internal constant [6 x i16] [i16 -4, i16 -3, i16 -2, i16 -1, i16 20, i16 300]

define i32 @at(i32 %i) {
  %j = or disjoint i32 %i, 1
  %n = sext i32 %j to i64
  %p = getelementptr i16, ptr getelementptr (i8, ptr @table, i64 4), i64 %n
  %v = load i16, ptr %p
  %w = sext i16 %v to i32
  ret i32 %w
}

; => run
; at(0) = -1
; at(2) = 300
; at(-2) = -3
