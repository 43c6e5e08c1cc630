; test: read
@a = global ptr bitcast (ptr @k to ptr)
@b = global i32 bitcast (i32 5 to i32)
@c = global <2 x i32> bitcast (<2 x i32> <i32 1, i32 3> to <2 x i32>)
@d = global i64 bitcast (<2 x i32> poison to i64)
@k = global i8 0

; => read
; @a = global ptr @k
; @b = global i32 5
; @c = global <2 x i32> <i32 1, i32 3>
; @d = global i64 poison
; @k = global i8 0
