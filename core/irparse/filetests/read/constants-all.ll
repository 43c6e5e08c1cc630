; test: read
; llvm: 22
; Constants and constant expressions.
;--- doubles
@a = global double 1.0e-320
@b = global double 9450.98
@c = global double 0.95
@d = global double 4.9e-324
@e = global double 1.797693e+308
@f = global double 0xFFF0000000000000
@g = global double 0x7FF0000000000001
@h = global double 0x8000000000000000
@i = global double 1.0e22
@j = global double +1.5
@k = global double 100000.5
@l = global double 0x3FF0000000000000
@m = global double 0xDEADBEEFDEADBEEF

; => read
; @a = global double 9.999880e-321
; @b = global double 0x40C2757D70A3D70A
; @c = global double 0x3FEE666666666666
; @d = global double 4.940660e-324
; @e = global double 0x7FEFFFFFD7B9609A
; @f = global double 0xFFF0000000000000
; @g = global double 0x7FF0000000000001
; @h = global double -0.000000e+00
; @i = global double 1.000000e+22
; @j = global double 1.500000e+00
; @k = global double 0x40F86A0800000000
; @l = global double 1.000000e+00
; @m = global double 0xDEADBEEFDEADBEEF

;--- single
@a = global float 0x36A0000000000000
@b = global float 0x7FF4000000000000
@c = global float 0x47EFFFFFE0000000
@d = global float -2.5e-1
@e = global float 0x3FF99999A0000000
@f = global float 0xFFFFFFFFE0000000
@g = global float 1.0e10

; => read
; @a = global float 0x36A0000000000000
; @b = global float 0x7FF4000000000000
; @c = global float 0x47EFFFFFE0000000
; @d = global float -2.500000e-01
; @e = global float 0x3FF99999A0000000
; @f = global float 0xFFFFFFFFE0000000
; @g = global float 1.000000e+10

;--- halves
@a = global half 0xH0000
@b = global half 0xH8000
@c = global half 0xH7C00
@d = global half 0xHFE01
@e = global half 0xH0001
@f = global half 0.5
@g = global half 65504.0
@h = global half 0x3FF0000000000000
@i = global half 0xH3c00

; => read
; @a = global half 0xH0000
; @b = global half 0xH8000
; @c = global half 0xH7C00
; @d = global half 0xHFE01
; @e = global half 0xH0001
; @f = global half 0xH3800
; @g = global half 0xH7BFF
; @h = global half 0xH3C00
; @i = global half 0xH3C00

;--- bfloats
@a = global bfloat 0xR0000
@b = global bfloat 0xR7F80
@c = global bfloat 0xRFFC1
@d = global bfloat 0xR0001
@e = global bfloat -1.5
@f = global bfloat 0x4000000000000000

; => read
; @a = global bfloat 0xR0000
; @b = global bfloat 0xR7F80
; @c = global bfloat 0xRFFC1
; @d = global bfloat 0xR0001
; @e = global bfloat 0xRBFC0
; @f = global bfloat 0xR4000

;--- extended
@a = global x86_fp80 0xK00000000000000000000
@b = global x86_fp80 0xK7FFF8000000000000000
@c = global x86_fp80 0xK7FFFC000000000000000
@d = global x86_fp80 0xK00000000000000000001
@e = global x86_fp80 0xKBFFF8000000000000000
@f = global x86_fp80 0xK3fff8000000000000000

; => read
; @a = global x86_fp80 0xK00000000000000000000
; @b = global x86_fp80 0xK7FFF8000000000000000
; @c = global x86_fp80 0xK7FFFC000000000000000
; @d = global x86_fp80 0xK00000000000000000001
; @e = global x86_fp80 0xKBFFF8000000000000000
; @f = global x86_fp80 0xK3FFF8000000000000000

;--- quadruple
@a = global fp128 0xL00000000000000000000000000000000
@b = global fp128 0xL00000000000000007FFF000000000000
@c = global fp128 0xL00000000000000007FFF800000000000
@d = global fp128 0xL0000000000000001C000000000000000
@e = global fp128 0xL999999999999999A3FFB999999999999

; => read
; @a = global fp128 0xL00000000000000000000000000000000
; @b = global fp128 0xL00000000000000007FFF000000000000
; @c = global fp128 0xL00000000000000007FFF800000000000
; @d = global fp128 0xL0000000000000001C000000000000000
; @e = global fp128 0xL999999999999999A3FFB999999999999

;--- double-double
@a = global ppc_fp128 0xM00000000000000000000000000000000
@b = global ppc_fp128 0xM400921FB54442D183CA1A62633145C07
@c = global ppc_fp128 0xM7FF00000000000000000000000000000
@d = global ppc_fp128 0xM7FF80000000000000000000000000000

; => read
; @a = global ppc_fp128 0xM00000000000000000000000000000000
; @b = global ppc_fp128 0xM400921FB54442D183CA1A62633145C07
; @c = global ppc_fp128 0xM7FF00000000000000000000000000000
; @d = global ppc_fp128 0xM7FF80000000000000000000000000000

;--- hexadecimal-integers
@a = global i32 u0xFFFFFFFF
@b = global i32 s0xFFFFFFFF
@c = global i8 u0x0F
@d = global i64 s0x7FFFFFFFFFFFFFFF
@e = global i128 u0x80000000000000000000000000000000
@f = global i8 s0x80

; => read
; @a = global i32 -1
; @b = global i32 -1
; @c = global i8 15
; @d = global i64 -1
; @e = global i128 -170141183460469231731687303715884105728
; @f = global i8 -128

;--- large-integers
@a = global i64 -9223372036854775808
@b = global i65 18446744073709551616
@c = global i65 -18446744073709551616
@d = global i512 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084095
@e = global i33 4294967296

; => read
; @a = global i64 -9223372036854775808
; @b = global i65 -18446744073709551616
; @c = global i65 -18446744073709551616
; @d = global i512 -1
; @e = global i33 -4294967296

;--- booleans
@a = global i1 true
@b = global i1 false
@c = global i1 1
@d = global i1 0
@e = global i1 -1
@f = global <3 x i1> <i1 true, i1 0, i1 1>

; => read
; @a = global i1 true
; @b = global i1 false
; @c = global i1 true
; @d = global i1 false
; @e = global i1 true
; @f = global <3 x i1> <i1 true, i1 false, i1 true>

;--- characters
@a = constant [5 x i8] c"\00\01\7F\80\FF"
@b = constant [4 x i8] c"tab\09"
@c = constant [6 x i8] c"quote\22"
@d = constant [3 x i8] c"\\\0a\0d"
@e = constant [4 x i8] [i8 1, i8 2, i8 3, i8 4]
@f = constant [2 x i8] [i8 undef, i8 1]
@g = constant [1 x i8] c"\00"
@h = constant [4 x i8] c"\e4\c3\A4!"

; => read
; @a = constant [5 x i8] c"\00\01\7F\80\FF"
; @b = constant [4 x i8] c"tab\09"
; @c = constant [6 x i8] c"quote\22"
; @d = constant [3 x i8] c"\\\0A\0D"
; @e = constant [4 x i8] c"\01\02\03\04"
; @f = constant [2 x i8] [i8 undef, i8 1]
; @g = constant [1 x i8] zeroinitializer
; @h = constant [4 x i8] c"\E4\C3\A4!"

;--- arrays
@a = constant [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] zeroinitializer]
@b = constant [2 x float] [float 1.0, float -0.0]
@c = constant [3 x i64] [i64 0, i64 0, i64 0]
@d = constant [2 x ptr] [ptr null, ptr null]
@e = constant [2 x ptr] [ptr @a, ptr null]
@f = constant [2 x half] [half 0xH3C00, half 0xH4000]
@g = constant [2 x i1] [i1 true, i1 false]
@h = constant [2 x i32] [i32 undef, i32 undef]
@i = constant [2 x i32] [i32 poison, i32 poison]
@j = constant [2 x i32] [i32 poison, i32 undef]
@k = constant [2 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK00000000000000000000]

; => read
; @a = constant [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] zeroinitializer]
; @b = constant [2 x float] [float 1.000000e+00, float -0.000000e+00]
; @c = constant [3 x i64] zeroinitializer
; @d = constant [2 x ptr] zeroinitializer
; @e = constant [2 x ptr] [ptr @a, ptr null]
; @f = constant [2 x half] [half 0xH3C00, half 0xH4000]
; @g = constant [2 x i1] [i1 true, i1 false]
; @h = constant [2 x i32] undef
; @i = constant [2 x i32] poison
; @j = constant [2 x i32] [i32 poison, i32 undef]
; @k = constant [2 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK00000000000000000000]

;--- structs
%s = type { i8, { i32, [2 x i8] } }
%p = type <{ i8, i32 }>
@a = constant %s { i8 1, { i32, [2 x i8] } { i32 2, [2 x i8] c"ab" } }
@b = constant %p <{ i8 1, i32 2 }>
@c = constant %s { i8 0, { i32, [2 x i8] } zeroinitializer }
@d = constant { i8, ptr } { i8 undef, ptr @a }
@e = constant <{ ptr, ptr }> <{ ptr @e, ptr @f }>
@f = constant {} zeroinitializer
@g = constant { [0 x i8] } { [0 x i8] zeroinitializer }
@h = constant { i8, i8 } { i8 poison, i8 poison }

; => read
; %s = type { i8, { i32, [2 x i8] } }
; %p = type <{ i8, i32 }>
;
; @a = constant %s { i8 1, { i32, [2 x i8] } { i32 2, [2 x i8] c"ab" } }
; @b = constant %p <{ i8 1, i32 2 }>
; @c = constant %s zeroinitializer
; @d = constant { i8, ptr } { i8 undef, ptr @a }
; @e = constant <{ ptr, ptr }> <{ ptr @e, ptr @f }>
; @f = constant {} zeroinitializer
; @g = constant { [0 x i8] } zeroinitializer
; @h = constant { i8, i8 } poison

;--- vectors
@a = constant <2 x i8> <i8 1, i8 poison>
@b = constant <2 x i8> <i8 poison, i8 undef>
@c = constant <4 x i1> <i1 true, i1 true, i1 true, i1 true>
@d = constant <2 x double> splat (double 2.0)
@e = constant <2 x ptr> <ptr @a, ptr @a>
@f = constant <2 x half> <half 0xH3C00, half 0xH3C00>
@g = constant <2 x i128> splat (i128 7)
@h = constant <3 x float> <float 0.0, float -0.0, float 0.0>
@i = constant <2 x float> splat (float -0.0)
@j = constant <2 x i64> <i64 ptrtoint (ptr @a to i64), i64 1>
@k = constant <1 x i32> <i32 5>

; => read
; @a = constant <2 x i8> <i8 1, i8 poison>
; @b = constant <2 x i8> <i8 poison, i8 undef>
; @c = constant <4 x i1> splat (i1 true)
; @d = constant <2 x double> splat (double 2.000000e+00)
; @e = constant <2 x ptr> <ptr @a, ptr @a>
; @f = constant <2 x half> splat (half 0xH3C00)
; @g = constant <2 x i128> splat (i128 7)
; @h = constant <3 x float> <float 0.000000e+00, float -0.000000e+00, float 0.000000e+00>
; @i = constant <2 x float> splat (float -0.000000e+00)
; @j = constant <2 x i64> <i64 ptrtoint (ptr @a to i64), i64 1>
; @k = constant <1 x i32> splat (i32 5)

;--- scalable-vectors
define void @f(<vscale x 2 x i32> %a, <vscale x 2 x ptr> %p) {
  %1 = add <vscale x 2 x i32> %a, splat (i32 -1)
  %2 = insertelement <vscale x 2 x i32> poison, i32 1, i64 0
  %3 = shufflevector <vscale x 2 x i32> %2, <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer
  %4 = icmp eq <vscale x 2 x ptr> %p, zeroinitializer
  %5 = mul <vscale x 2 x i32> undef, poison
  ret void
}

; => read
; define void @f(<vscale x 2 x i32> %a, <vscale x 2 x ptr> %p) {
;   %1 = add <vscale x 2 x i32> %a, splat (i32 -1)
;   %2 = insertelement <vscale x 2 x i32> poison, i32 1, i64 0
;   %3 = shufflevector <vscale x 2 x i32> %2, <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer
;   %4 = icmp eq <vscale x 2 x ptr> %p, zeroinitializer
;   %5 = mul <vscale x 2 x i32> undef, poison
;   ret void
; }

;--- pointers
@a = constant ptr null
@b = constant ptr addrspace(3) null
@c = constant ptr inttoptr (i64 8 to ptr)
@d = constant ptr addrspace(1) inttoptr (i32 -1 to ptr addrspace(1))
@e = constant ptr addrspace(1) addrspacecast (ptr @a to ptr addrspace(1))
@f = constant i32 ptrtoint (ptr @a to i32)
@g = constant i128 ptrtoint (ptr @a to i128)
@h = constant i64 ptrtoaddr (ptr @a to i64)
@i = constant ptr undef

; => read
; @a = constant ptr null
; @b = constant ptr addrspace(3) null
; @c = constant ptr inttoptr (i64 8 to ptr)
; @d = constant ptr addrspace(1) inttoptr (i32 -1 to ptr addrspace(1))
; @e = constant ptr addrspace(1) addrspacecast (ptr @a to ptr addrspace(1))
; @f = constant i32 ptrtoint (ptr @a to i32)
; @g = constant i128 ptrtoint (ptr @a to i128)
; @h = constant i64 ptrtoaddr (ptr @a to i64)
; @i = constant ptr undef

;--- getelementptr
%s = type { i32, [4 x i16] }
@a = global [8 x %s] zeroinitializer
@b = constant ptr getelementptr (%s, ptr @a, i64 3, i32 1, i64 2)
@c = constant ptr getelementptr inbounds ([8 x %s], ptr @a, i64 0, i64 5)
@d = constant ptr getelementptr inbounds nuw (i8, ptr @a, i64 4)
@e = constant ptr getelementptr nusw nuw (i8, ptr @a, i64 4)
@f = constant ptr getelementptr (i8, ptr getelementptr (i8, ptr @a, i64 1), i64 2)
@g = constant ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @a, i64 16)
@h = constant ptr getelementptr inbounds nuw inrange(0, 24) ({ [3 x ptr] }, ptr @a, i32 0, i32 0, i32 2)
@i = constant ptr getelementptr (i8, ptr null, i64 4)
@j = constant <2 x ptr> getelementptr (i8, <2 x ptr> <ptr @a, ptr @b>, <2 x i64> <i64 1, i64 2>)

; => read
; %s = type { i32, [4 x i16] }
;
; @a = global [8 x %s] zeroinitializer
; @b = constant ptr getelementptr (%s, ptr @a, i64 3, i32 1, i64 2)
; @c = constant ptr getelementptr inbounds ([8 x %s], ptr @a, i64 0, i64 5)
; @d = constant ptr getelementptr inbounds nuw (i8, ptr @a, i64 4)
; @e = constant ptr getelementptr nusw nuw (i8, ptr @a, i64 4)
; @f = constant ptr getelementptr (i8, ptr getelementptr (i8, ptr @a, i64 1), i64 2)
; @g = constant ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @a, i64 16)
; @h = constant ptr getelementptr inbounds nuw inrange(0, 24) ({ [3 x ptr] }, ptr @a, i32 0, i32 0, i32 2)
; @i = constant ptr getelementptr (i8, ptr null, i64 4)
; @j = constant <2 x ptr> getelementptr (i8, <2 x ptr> <ptr @a, ptr @b>, <2 x i64> <i64 1, i64 2>)

;--- arithmetic
@g = external global i8
@h = external global i8
@a = constant i64 add (i64 ptrtoint (ptr @g to i64), i64 3)
@b = constant i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@c = constant i64 sub nuw (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@d = constant i64 sub nsw (i64 0, i64 ptrtoint (ptr @h to i64))
@e = constant i64 xor (i64 ptrtoint (ptr @g to i64), i64 1)
@f = constant i64 add nuw (i64 ptrtoint (ptr @g to i64), i64 3)
@i = constant i32 trunc (i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64)) to i32)
@j = constant i64 add nuw nsw (i64 ptrtoint (ptr @g to i64), i64 3)

; => read
; @g = external global i8
; @h = external global i8
; @a = constant i64 add (i64 ptrtoint (ptr @g to i64), i64 3)
; @b = constant i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
; @c = constant i64 sub nuw (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
; @d = constant i64 sub nsw (i64 0, i64 ptrtoint (ptr @h to i64))
; @e = constant i64 xor (i64 ptrtoint (ptr @g to i64), i64 1)
; @f = constant i64 add nuw (i64 ptrtoint (ptr @g to i64), i64 3)
; @i = constant i32 trunc (i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64)) to i32)
; @j = constant i64 add nuw nsw (i64 ptrtoint (ptr @g to i64), i64 3)

;--- folded
@a = constant i32 add (i32 1, i32 2)
@b = constant i32 sub (i32 1, i32 2)
@c = constant i8 trunc (i32 257 to i8)
@d = constant i32 xor (i32 5, i32 1)
@e = constant ptr inttoptr (i64 0 to ptr)
@f = constant i64 ptrtoint (ptr null to i64)
@h = constant ptr getelementptr (i8, ptr @a, i64 0)

; => read
; @a = constant i32 3
; @b = constant i32 -1
; @c = constant i8 1
; @d = constant i32 4
; @e = constant ptr null
; @f = constant i64 0
; @h = constant ptr @a

;--- bits-of-a-float
@g = constant float bitcast (i32 1065353216 to float)

; => read
; @g = constant float 1.000000e+00

;--- vector-expressions
@g = external global i8
define i64 @f() {
  %1 = extractelement <2 x i64> <i64 1, i64 2>, i32 0
  ret i64 %1
}
@a = constant <2 x ptr> <ptr getelementptr (i8, ptr @g, i64 1), ptr null>

; => read
; @g = external global i8
; @a = constant <2 x ptr> <ptr getelementptr (i8, ptr @g, i64 1), ptr null>
;
; define i64 @f() {
;   %1 = extractelement <2 x i64> <i64 1, i64 2>, i32 0
;   ret i64 %1
; }

;--- block-addresses
@a = constant [2 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %"two words")]
@b = constant i64 sub (i64 ptrtoint (ptr blockaddress(@f, %one) to i64), i64 ptrtoint (ptr blockaddress(@f, %1) to i64))
define void @f(ptr %p) {
  indirectbr ptr %p, [label %one, label %"two words", label %1]
one:
  ret void
"two words":
  ret void
1:
  ret void
}
define ptr @g() {
  br label %here
here:
  ret ptr blockaddress(@g, %here)
}

; => read
; @a = constant [2 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %"two words")]
; @b = constant i64 sub (i64 ptrtoint (ptr blockaddress(@f, %one) to i64), i64 ptrtoint (ptr blockaddress(@f, %1) to i64))
;
; define void @f(ptr %p) {
;   indirectbr ptr %p, [label %one, label %"two words", label %1]
;
; one:                                              ; preds = %0
;   ret void
;
; "two words":                                      ; preds = %0
;   ret void
;
; 1:                                                ; preds = %0
;   ret void
; }
;
; define ptr @g() {
;   br label %here
;
; here:                                             ; preds = %0
;   ret ptr blockaddress(@g, %here)
; }

;--- equivalents
@a = constant i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @f to i64), i64 ptrtoint (ptr @a to i64)) to i32)
@b = constant ptr no_cfi @f
declare void @f()
declare void @h(ptr)
define void @g() {
  call void @h(ptr no_cfi @f)
  call void @h(ptr dso_local_equivalent @f)
  ret void
}

; => read
; @a = constant i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @f to i64), i64 ptrtoint (ptr @a to i64)) to i32)
; @b = constant ptr no_cfi @f
;
; declare void @f()
;
; declare void @h(ptr)
;
; define void @g() {
;   call void @h(ptr no_cfi @f)
;   call void @h(ptr dso_local_equivalent @f)
;   ret void
; }

;--- signed-pointers
@a = external global i32
@b = constant ptr ptrauth (ptr @a, i32 0)
@c = constant ptr ptrauth (ptr @a, i32 2, i64 1234)
@d = constant ptr ptrauth (ptr @a, i32 2, i64 0, ptr @d)
@e = constant ptr ptrauth (ptr @a, i32 1, i64 56, ptr inttoptr (i64 1 to ptr))

; => read
; @a = external global i32
; @b = constant ptr ptrauth (ptr @a, i32 0)
; @c = constant ptr ptrauth (ptr @a, i32 2, i64 1234)
; @d = constant ptr ptrauth (ptr @a, i32 2, i64 0, ptr @d)
; @e = constant ptr ptrauth (ptr @a, i32 1, i64 56, ptr inttoptr (i64 1 to ptr))

;--- undefined-values
@a = constant i32 undef
@b = constant <2 x i32> undef
@c = constant <2 x i32> poison
@d = constant { i8, ptr } poison
@e = constant [2 x { i8 }] undef
define void @f(i32 %x) {
  %1 = add i32 undef, poison
  %2 = freeze i32 poison
  %3 = select i1 undef, i32 %x, i32 poison
  ret void
}

; => read
; @a = constant i32 undef
; @b = constant <2 x i32> undef
; @c = constant <2 x i32> poison
; @d = constant { i8, ptr } poison
; @e = constant [2 x { i8 }] undef
;
; define void @f(i32 %x) {
;   %1 = add i32 undef, poison
;   %2 = freeze i32 poison
;   %3 = select i1 undef, i32 %x, i32 poison
;   ret void
; }

;--- none
declare void @f(i32)
define void @g() {
  call void @f(i32 0) [ "x"(token none) ]
  ret void
}

; => read
; declare void @f(i32)
;
; define void @g() {
;   call void @f(i32 0) [ "x"(token none) ]
;   ret void
; }
