; test: run
; call: lookup(0)
; call: lookup(2)
; call: lookup(9)
; call: bump(5)
; call: bump(-7)
; What is stored in a global is there in the next call.
@table = internal constant [3 x i16] [i16 -1, i16 20, i16 300]
@count = internal global i64 0

define i32 @lookup(i32 %i) {
entry:
  switch i32 %i, label %none [
    i32 0, label %some
    i32 1, label %some
    i32 2, label %some
  ]
some:
  %p = getelementptr [3 x i16], ptr @table, i32 0, i32 %i
  %v = load i16, ptr %p
  %w = sext i16 %v to i32
  ret i32 %w
none:
  ret i32 99
}

define i64 @bump(i64 %by) {
  %old = load i64, ptr @count
  %new = add i64 %old, %by
  store i64 %new, ptr @count
  ret i64 %new
}

; => run
; lookup(0) = -1
; lookup(2) = 300
; lookup(9) = 99
; bump(5) = 5
; bump(-7) = -2
