; test: read
@a = global i32* bitcast (i8* null to i32*)
@b = global i8* bitcast (i32* bitcast (i8* @k to i32*) to i8*)
@c = global i16* bitcast (i32* bitcast (i8* @k to i32*) to i16*)
@d = global i64 bitcast (<2 x i32> zeroinitializer to i64)
@e = global i64 bitcast (<2 x i32> undef to i64)
@f = global float bitcast (i32 0 to float)
@k = global i8 0

; => read
; @a = global i32* null
; @b = global i8* @k
; @c = global i16* bitcast (i8* @k to i16*)
; @d = global i64 0
; @e = global i64 undef
; @f = global float 0.000000e+00
; @k = global i8 0
