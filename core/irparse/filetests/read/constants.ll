; test: read
; llvm: 22
; Constants and constant expressions.
;--- integers
@a = global i1 true
@b = global i1 false
@c = global i8 -1
@d = global i8 255
@e = global i32 -2147483648
@f = global i64 9223372036854775807
@g = global i64 18446744073709551615
@h = global i128 170141183460469231731687303715884105727
@i = global i128 -1
@j = global i200 1234567890123456789012345678901234567890
@k = global i16 u0xFFFF
@l = global i16 s0x8000
@m = global i3 -4

; => read
; @a = global i1 true
; @b = global i1 false
; @c = global i8 -1
; @d = global i8 -1
; @e = global i32 -2147483648
; @f = global i64 9223372036854775807
; @g = global i64 -1
; @h = global i128 170141183460469231731687303715884105727
; @i = global i128 -1
; @j = global i200 1234567890123456789012345678901234567890
; @k = global i16 -1
; @l = global i16 -32768
; @m = global i3 -4

;--- floats
@a = global double 0.0
@b = global double -0.0
@c = global double 1.0
@d = global double 0.1
@e = global double 1.5e300
@f = global double 0x7FF0000000000000
@g = global double 0x7FF8000000000000
@h = global double 123456789.0
@i = global double 1000000.0
@j = global double 0x0000000000000001
@k = global float 1.0
@l = global float 0.5
@m = global float 0x3FB99999A0000000
@n = global float 0x7FF0000000000000
@o = global half 0xH3C00
@p = global half 1.0
@q = global bfloat 0xR3F80
@r = global bfloat 2.0
@s = global x86_fp80 0xK3FFF8000000000000000
@t = global fp128 0xL00000000000000003FFF000000000000
@u = global ppc_fp128 0xM3FF00000000000000000000000000000
@v = global double 3.25
@w = global double 1.234567
@x = global double 12345.6
@y = global x86_fp80 0xK4000C8F5C28F5C28F800
@z = global float 16777216.0

; => read
; @a = global double 0.000000e+00
; @b = global double -0.000000e+00
; @c = global double 1.000000e+00
; @d = global double 1.000000e-01
; @e = global double 1.500000e+300
; @f = global double 0x7FF0000000000000
; @g = global double 0x7FF8000000000000
; @h = global double 0x419D6F3454000000
; @i = global double 1.000000e+06
; @j = global double 4.940660e-324
; @k = global float 1.000000e+00
; @l = global float 5.000000e-01
; @m = global float 0x3FB99999A0000000
; @n = global float 0x7FF0000000000000
; @o = global half 0xH3C00
; @p = global half 0xH3C00
; @q = global bfloat 0xR3F80
; @r = global bfloat 0xR4000
; @s = global x86_fp80 0xK3FFF8000000000000000
; @t = global fp128 0xL00000000000000003FFF000000000000
; @u = global ppc_fp128 0xM3FF00000000000000000000000000000
; @v = global double 3.250000e+00
; @w = global double 0x3FF3C0C9539B8887
; @x = global double 1.234560e+04
; @y = global x86_fp80 0xK4000C8F5C28F5C28F800
; @z = global float 0x4170000000000000

;--- strings
@a = constant [6 x i8] c"hello\00"
@b = constant [4 x i8] c"a\22\\\0A"
@c = constant [3 x i8] [i8 97, i8 98, i8 99]
@d = constant [3 x i8] zeroinitializer
@e = constant [3 x i8] c"\00\00\00"
@f = constant [0 x i8] c""
@g = constant [2 x i16] [i16 97, i16 98]
@h = constant [3 x i8] c"\FF\80\7F"

; => read
; @a = constant [6 x i8] c"hello\00"
; @b = constant [4 x i8] c"a\22\\\0A"
; @c = constant [3 x i8] c"abc"
; @d = constant [3 x i8] zeroinitializer
; @e = constant [3 x i8] zeroinitializer
; @f = constant [0 x i8] zeroinitializer
; @g = constant [2 x i16] [i16 97, i16 98]
; @h = constant [3 x i8] c"\FF\80\7F"

;--- aggregates
@a = global { i32, i8 } { i32 1, i8 2 }
@b = global <{ i32, i8 }> <{ i32 1, i8 2 }>
@c = global [2 x { i8, ptr }] [{ i8, ptr } { i8 1, ptr null }, { i8, ptr } zeroinitializer]
@d = global { i32, i32 } { i32 0, i32 0 }
@e = global [2 x ptr] [ptr @a, ptr @b]
@f = global {} {}
@g = global [0 x i32] []
@h = global { i32, i32 } { i32 undef, i32 undef }
@i = global { i32, i32 } { i32 poison, i32 undef }
@j = global { i32, i32 } { i32 0, i32 undef }
@k = global [2 x double] [double 1.0, double 2.5]

; => read
; @a = global { i32, i8 } { i32 1, i8 2 }
; @b = global <{ i32, i8 }> <{ i32 1, i8 2 }>
; @c = global [2 x { i8, ptr }] [{ i8, ptr } { i8 1, ptr null }, { i8, ptr } zeroinitializer]
; @d = global { i32, i32 } zeroinitializer
; @e = global [2 x ptr] [ptr @a, ptr @b]
; @f = global {} zeroinitializer
; @g = global [0 x i32] poison
; @h = global { i32, i32 } undef
; @i = global { i32, i32 } { i32 poison, i32 undef }
; @j = global { i32, i32 } { i32 0, i32 undef }
; @k = global [2 x double] [double 1.000000e+00, double 2.500000e+00]

;--- vectors
@a = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@b = global <4 x i32> <i32 7, i32 7, i32 7, i32 7>
@c = global <4 x i32> splat (i32 9)
@d = global <4 x i32> zeroinitializer
@e = global <2 x float> <float 1.0, float 1.0>
@f = global <2 x i1> <i1 true, i1 false>
@g = global <2 x i1> <i1 true, i1 true>
@h = global <2 x ptr> <ptr @a, ptr null>
@i = global <2 x i32> <i32 undef, i32 undef>
@j = global <2 x i32> <i32 1, i32 undef>
@k = global <2 x i32> splat (i32 0)
@l = global <2 x ptr> zeroinitializer
@m = global <2 x i32> <i32 poison, i32 poison>

; => read
; @a = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
; @b = global <4 x i32> splat (i32 7)
; @c = global <4 x i32> splat (i32 9)
; @d = global <4 x i32> zeroinitializer
; @e = global <2 x float> splat (float 1.000000e+00)
; @f = global <2 x i1> <i1 true, i1 false>
; @g = global <2 x i1> splat (i1 true)
; @h = global <2 x ptr> <ptr @a, ptr null>
; @i = global <2 x i32> undef
; @j = global <2 x i32> <i32 1, i32 undef>
; @k = global <2 x i32> zeroinitializer
; @l = global <2 x ptr> zeroinitializer
; @m = global <2 x i32> poison

;--- scalable
define <vscale x 4 x i32> @f(<vscale x 4 x i32> %v) {
  %1 = add <vscale x 4 x i32> %v, splat (i32 3)
  %2 = add <vscale x 4 x i32> %1, zeroinitializer
  ret <vscale x 4 x i32> %2
}

; => read
; define <vscale x 4 x i32> @f(<vscale x 4 x i32> %v) {
;   %1 = add <vscale x 4 x i32> %v, splat (i32 3)
;   %2 = add <vscale x 4 x i32> %1, zeroinitializer
;   ret <vscale x 4 x i32> %2
; }

;--- undefined
@a = global i32 undef
@b = global i32 poison
@c = global ptr undef
@d = global { i32, ptr } undef
@e = global [4 x i8] poison
@f = global double undef

; => read
; @a = global i32 undef
; @b = global i32 poison
; @c = global ptr undef
; @d = global { i32, ptr } undef
; @e = global [4 x i8] poison
; @f = global double undef

;--- trunc-of-ptrtoint
@g = global i32 0
@d = global i32 trunc (i64 ptrtoint (ptr @g to i64) to i32)

; => read
; @g = global i32 0
; @d = global i32 ptrtoint (ptr @g to i32)

;--- casts
@g = global i32 0
@a = global i64 ptrtoint (ptr @g to i64)
@b = global ptr inttoptr (i64 42 to ptr)
@c = global ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1))
@e = global i64 ptrtoaddr (ptr @g to i64)

; => read
; @g = global i32 0
; @a = global i64 ptrtoint (ptr @g to i64)
; @b = global ptr inttoptr (i64 42 to ptr)
; @c = global ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1))
; @e = global i64 ptrtoaddr (ptr @g to i64)

;--- gep
@g = global [4 x i32] zeroinitializer
@a = global ptr getelementptr (i32, ptr @g, i64 1)
@b = global ptr getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 2)
@c = global ptr getelementptr inbounds nuw (i8, ptr @g, i64 12)
@d = global ptr getelementptr nusw (i8, ptr @g, i64 12)
@e = global ptr getelementptr inbounds inrange(-8, 8) (i8, ptr @g, i64 8)
@f = global ptr getelementptr (i8, ptr @g, i64 -1)

; => read
; @g = global [4 x i32] zeroinitializer
; @a = global ptr getelementptr (i32, ptr @g, i64 1)
; @b = global ptr getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 2)
; @c = global ptr getelementptr inbounds nuw (i8, ptr @g, i64 12)
; @d = global ptr getelementptr nusw (i8, ptr @g, i64 12)
; @e = global ptr getelementptr inbounds inrange(-8, 8) (i8, ptr @g, i64 8)
; @f = global ptr getelementptr (i8, ptr @g, i64 -1)

;--- arithmetic
@g = global i32 0
@h = global i32 0
@a = global i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@b = global i64 add (i64 ptrtoint (ptr @g to i64), i64 5)
@c = global i64 xor (i64 ptrtoint (ptr @g to i64), i64 -1)
@d = global i64 add nuw nsw (i64 ptrtoint (ptr @g to i64), i64 6)

; => read
; @g = global i32 0
; @h = global i32 0
; @a = global i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
; @b = global i64 add (i64 ptrtoint (ptr @g to i64), i64 5)
; @c = global i64 xor (i64 ptrtoint (ptr @g to i64), i64 -1)
; @d = global i64 add nuw nsw (i64 ptrtoint (ptr @g to i64), i64 6)

;--- blockaddress
@a = global ptr blockaddress(@f, %next)
@b = global ptr blockaddress(@f, %1)
define void @f() {
  br label %1
1:
  br label %next
next:
  ret void
}

; => read
; @a = global ptr blockaddress(@f, %next)
; @b = global ptr blockaddress(@f, %1)
;
; define void @f() {
;   br label %1
;
; 1:                                                ; preds = %0
;   br label %next
;
; next:                                             ; preds = %1
;   ret void
; }

;--- dso-local-equivalent
declare void @f()
@a = global i64 ptrtoint (ptr dso_local_equivalent @f to i64)
define void @g() {
  call void dso_local_equivalent @f()
  call void no_cfi @f()
  ret void
}

; => read
; @a = global i64 ptrtoint (ptr dso_local_equivalent @f to i64)
;
; declare void @f()
;
; define void @g() {
;   call void dso_local_equivalent @f()
;   call void no_cfi @f()
;   ret void
; }

;--- ptrauth
@g = global i32 0
@a = global ptr ptrauth (ptr @g, i32 0)
@b = global ptr ptrauth (ptr @g, i32 1, i64 1234)
@c = global ptr ptrauth (ptr @g, i32 2, i64 1234, ptr @c)

; => read
; @g = global i32 0
; @a = global ptr ptrauth (ptr @g, i32 0)
; @b = global ptr ptrauth (ptr @g, i32 1, i64 1234)
; @c = global ptr ptrauth (ptr @g, i32 2, i64 1234, ptr @c)

;--- null
@a = global ptr null
@b = global ptr addrspace(1) null
@c = global ptr zeroinitializer
@d = global { ptr, i32 } zeroinitializer

; => read
; @a = global ptr null
; @b = global ptr addrspace(1) null
; @c = global ptr null
; @d = global { ptr, i32 } zeroinitializer

;--- zeros-by-word
@g = global i8 0
define float @f(ptr %p) {
  %a = fadd float zeroinitializer, zeroinitializer
  %b = fadd double zeroinitializer, zeroinitializer
  %c = fadd half zeroinitializer, zeroinitializer
  %d = fadd bfloat zeroinitializer, zeroinitializer
  %e = fadd fp128 zeroinitializer, zeroinitializer
  %h = fadd x86_fp80 zeroinitializer, zeroinitializer
  %i = fadd ppc_fp128 zeroinitializer, zeroinitializer
  store { i32, float } { i32 1, float zeroinitializer }, ptr %p
  call void zeroinitializer()
  ret float zeroinitializer
}

; => read
; @g = global i8 0
;
; define float @f(ptr %p) {
;   %a = fadd float 0.000000e+00, 0.000000e+00
;   %b = fadd double 0.000000e+00, 0.000000e+00
;   %c = fadd half 0xH0000, 0xH0000
;   %d = fadd bfloat 0xR0000, 0xR0000
;   %e = fadd fp128 0xL00000000000000000000000000000000, 0xL00000000000000000000000000000000
;   %h = fadd x86_fp80 0xK00000000000000000000, 0xK00000000000000000000
;   %i = fadd ppc_fp128 0xM00000000000000000000000000000000, 0xM00000000000000000000000000000000
;   store { i32, float } { i32 1, float 0.000000e+00 }, ptr %p, align 4
;   call void null()
;   ret float 0.000000e+00
; }

;--- splats-of-addresses
@g = global i8 0
define void @f(ptr %p) {
  store <2 x ptr> splat (ptr @g), ptr %p
  store <2 x i32> splat (i32 ptrtoint (ptr @g to i32)), ptr %p
  store <2 x i32> splat (i32 7), ptr %p
  ret void
}

; => read
; @g = global i8 0
;
; define void @f(ptr %p) {
;   store <2 x ptr> <ptr @g, ptr @g>, ptr %p, align 16
;   store <2 x i32> <i32 ptrtoint (ptr @g to i32), i32 ptrtoint (ptr @g to i32)>, ptr %p, align 8
;   store <2 x i32> splat (i32 7), ptr %p, align 8
;   ret void
; }
