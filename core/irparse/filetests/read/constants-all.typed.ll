; test: read
; llvm: 14
; Constants and constant expressions, of LLVM 14.
;--- casts
@g = global [4 x i32] zeroinitializer
@a = constant i8* bitcast ([4 x i32]* @g to i8*)
@b = constant i64 ptrtoint ([4 x i32]* @g to i64)
@c = constant i32* inttoptr (i64 42 to i32*)
@d = constant i8 addrspace(1)* addrspacecast (i8* bitcast ([4 x i32]* @g to i8*) to i8 addrspace(1)*)
@e = constant i32 trunc (i64 ptrtoint ([4 x i32]* @g to i64) to i32)
@f = constant i128 zext (i64 ptrtoint ([4 x i32]* @g to i64) to i128)
@h = constant i128 sext (i64 ptrtoint ([4 x i32]* @g to i64) to i128)
@i = constant double uitofp (i64 ptrtoint ([4 x i32]* @g to i64) to double)
@j = constant float sitofp (i64 ptrtoint ([4 x i32]* @g to i64) to float)

; => read
; @g = global [4 x i32] zeroinitializer
; @a = constant i8* bitcast ([4 x i32]* @g to i8*)
; @b = constant i64 ptrtoint ([4 x i32]* @g to i64)
; @c = constant i32* inttoptr (i64 42 to i32*)
; @d = constant i8 addrspace(1)* addrspacecast (i8* bitcast ([4 x i32]* @g to i8*) to i8 addrspace(1)*)
; @e = constant i32 ptrtoint ([4 x i32]* @g to i32)
; @f = constant i128 zext (i64 ptrtoint ([4 x i32]* @g to i64) to i128)
; @h = constant i128 sext (i64 ptrtoint ([4 x i32]* @g to i64) to i128)
; @i = constant double uitofp (i64 ptrtoint ([4 x i32]* @g to i64) to double)
; @j = constant float sitofp (i64 ptrtoint ([4 x i32]* @g to i64) to float)

;--- getelementptr
%s = type { i32, [4 x i16] }
@g = global [8 x %s] zeroinitializer
@a = constant %s* getelementptr ([8 x %s], [8 x %s]* @g, i64 0, i64 1)
@b = constant i16* getelementptr inbounds ([8 x %s], [8 x %s]* @g, i64 0, i64 1, i32 1, i64 2)
@c = constant i16* getelementptr inbounds ([8 x %s], [8 x %s]* @g, i64 0, inrange i64 1, i32 1, i64 2)
@d = constant i8* getelementptr (i8, i8* null, i64 4)

; => read
; %s = type { i32, [4 x i16] }
;
; @g = global [8 x %s] zeroinitializer
; @a = constant %s* getelementptr inbounds ([8 x %s], [8 x %s]* @g, i64 0, i64 1)
; @b = constant i16* getelementptr inbounds ([8 x %s], [8 x %s]* @g, i64 0, i64 1, i32 1, i64 2)
; @c = constant i16* getelementptr inbounds ([8 x %s], [8 x %s]* @g, i64 0, inrange i64 1, i32 1, i64 2)
; @d = constant i8* getelementptr (i8, i8* null, i64 4)

;--- arithmetic
@g = external global i8
@h = external global i8
@a = constant i64 add (i64 ptrtoint (i8* @g to i64), i64 3)
@b = constant i64 sub nuw nsw (i64 ptrtoint (i8* @g to i64), i64 ptrtoint (i8* @h to i64))
@c = constant i64 mul nsw (i64 ptrtoint (i8* @g to i64), i64 3)
@d = constant i64 udiv (i64 ptrtoint (i8* @g to i64), i64 3)
@e = constant i64 sdiv exact (i64 ptrtoint (i8* @g to i64), i64 8)
@f = constant i64 urem (i64 ptrtoint (i8* @g to i64), i64 3)
@i = constant i64 srem (i64 ptrtoint (i8* @g to i64), i64 3)
@j = constant i64 shl nuw (i64 ptrtoint (i8* @g to i64), i64 3)
@k = constant i64 lshr exact (i64 ptrtoint (i8* @g to i64), i64 3)
@l = constant i64 ashr (i64 ptrtoint (i8* @g to i64), i64 3)
@m = constant i64 and (i64 ptrtoint (i8* @g to i64), i64 3)
@n = constant i64 or (i64 ptrtoint (i8* @g to i64), i64 3)
@o = constant i64 xor (i64 ptrtoint (i8* @g to i64), i64 3)

; => read
; @g = external global i8
; @h = external global i8
; @a = constant i64 add (i64 ptrtoint (i8* @g to i64), i64 3)
; @b = constant i64 sub nuw nsw (i64 ptrtoint (i8* @g to i64), i64 ptrtoint (i8* @h to i64))
; @c = constant i64 mul nsw (i64 ptrtoint (i8* @g to i64), i64 3)
; @d = constant i64 udiv (i64 ptrtoint (i8* @g to i64), i64 3)
; @e = constant i64 sdiv exact (i64 ptrtoint (i8* @g to i64), i64 8)
; @f = constant i64 urem (i64 ptrtoint (i8* @g to i64), i64 3)
; @i = constant i64 srem (i64 ptrtoint (i8* @g to i64), i64 3)
; @j = constant i64 shl nuw (i64 ptrtoint (i8* @g to i64), i64 3)
; @k = constant i64 lshr exact (i64 ptrtoint (i8* @g to i64), i64 3)
; @l = constant i64 ashr (i64 ptrtoint (i8* @g to i64), i64 3)
; @m = constant i64 and (i64 ptrtoint (i8* @g to i64), i64 3)
; @n = constant i64 or (i64 ptrtoint (i8* @g to i64), i64 3)
; @o = constant i64 xor (i64 ptrtoint (i8* @g to i64), i64 3)

;--- floating
@g = external global i8
@a = constant double fadd (double uitofp (i64 ptrtoint (i8* @g to i64) to double), double 1.0)
@b = constant double fneg (double uitofp (i64 ptrtoint (i8* @g to i64) to double))
@c = constant double fmul (double uitofp (i64 ptrtoint (i8* @g to i64) to double), double 2.0)
@d = constant float fptrunc (double uitofp (i64 ptrtoint (i8* @g to i64) to double) to float)

; => read
; @g = external global i8
; @a = constant double fadd (double uitofp (i64 ptrtoint (i8* @g to i64) to double), double 1.000000e+00)
; @b = constant double fneg (double uitofp (i64 ptrtoint (i8* @g to i64) to double))
; @c = constant double fmul (double uitofp (i64 ptrtoint (i8* @g to i64) to double), double 2.000000e+00)
; @d = constant float fptrunc (double uitofp (i64 ptrtoint (i8* @g to i64) to double) to float)

;--- select
; differs: LLVM knows that two objects have different addresses
@g = external global i8
@h = external global i8
@a = constant i32 select (i1 icmp ult (i8* @g, i8* @h), i32 1, i32 2)
@b = constant i1 fcmp olt (double uitofp (i64 ptrtoint (i8* @g to i64) to double), double 1.0)
@c = constant i32 zext (i1 icmp eq (i8* @g, i8* @h) to i32)

; => read
; @g = external global i8
; @h = external global i8
; @a = constant i32 select (i1 icmp ult (i8* @g, i8* @h), i32 1, i32 2)
; @b = constant i1 fcmp olt (double uitofp (i64 ptrtoint (i8* @g to i64) to double), double 1.000000e+00)
; @c = constant i32 zext (i1 icmp eq (i8* @g, i8* @h) to i32)

;--- vectors
@g = external global i8
@a = constant i64 extractelement (<2 x i64> bitcast (<1 x i128> <i128 ptrtoint (i8* @g to i128)> to <2 x i64>), i32 0)
@b = constant <2 x i64> insertelement (<2 x i64> bitcast (<1 x i128> <i128 ptrtoint (i8* @g to i128)> to <2 x i64>), i64 1, i32 0)
@c = constant <2 x i64> shufflevector (<2 x i64> bitcast (<1 x i128> <i128 ptrtoint (i8* @g to i128)> to <2 x i64>), <2 x i64> undef, <2 x i32> <i32 1, i32 0>)

; => read
; @g = external global i8
; @a = constant i64 extractelement (<2 x i64> bitcast (<1 x i128> <i128 ptrtoint (i8* @g to i128)> to <2 x i64>), i32 0)
; @b = constant <2 x i64> <i64 1, i64 extractelement (<2 x i64> bitcast (<1 x i128> <i128 ptrtoint (i8* @g to i128)> to <2 x i64>), i32 1)>
; @c = constant <2 x i64> <i64 extractelement (<2 x i64> bitcast (<1 x i128> <i128 ptrtoint (i8* @g to i128)> to <2 x i64>), i32 1), i64 extractelement (<2 x i64> bitcast (<1 x i128> <i128 ptrtoint (i8* @g to i128)> to <2 x i64>), i32 0)>

;--- floats
@a = global half 0xH3C00
@b = global bfloat 0xR3F80
@c = global float 0x3FB99999A0000000
@d = global double 9450.98
@e = global x86_fp80 0xK3FFF8000000000000000
@f = global fp128 0xL00000000000000003FFF000000000000
@g = global ppc_fp128 0xM3FF00000000000000000000000000000
@h = global double 1.0e10
@i = global float 1.5e+2

; => read
; @a = global half 0xH3C00
; @b = global bfloat 0xR3F80
; @c = global float 0x3FB99999A0000000
; @d = global double 0x40C2757D70A3D70A
; @e = global x86_fp80 0xK3FFF8000000000000000
; @f = global fp128 0xL00000000000000003FFF000000000000
; @g = global ppc_fp128 0xM3FF00000000000000000000000000000
; @h = global double 1.000000e+10
; @i = global float 1.500000e+02

;--- aggregates
@a = constant [2 x i8*] [i8* null, i8* getelementptr ([2 x i8], [2 x i8]* @s, i64 0, i64 0)]
@s = constant [2 x i8] c"a\00"
@b = constant { i32, i8* } { i32 1, i8* undef }
@c = constant <{ i8, i32 }> <{ i8 1, i32 poison }>
@d = constant <2 x i32> <i32 7, i32 7>
@e = constant [3 x i16] zeroinitializer

; => read
; @a = constant [2 x i8*] [i8* null, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @s, i64 0, i64 0)]
; @s = constant [2 x i8] c"a\00"
; @b = constant { i32, i8* } { i32 1, i8* undef }
; @c = constant <{ i8, i32 }> <{ i8 1, i32 poison }>
; @d = constant <2 x i32> <i32 7, i32 7>
; @e = constant [3 x i16] zeroinitializer

;--- block-addresses
@a = constant i8* blockaddress(@f, %x)
define void @f() {
  br label %x
x:
  ret void
}

; => read
; @a = constant i8* blockaddress(@f, %x)
;
; define void @f() {
;   br label %x
;
; x:                                                ; preds = %0
;   ret void
; }

;--- equivalents
declare void @f()
@a = constant void ()* dso_local_equivalent @f
@b = constant void ()* no_cfi @f

; => read
; @a = constant void ()* dso_local_equivalent @f
; @b = constant void ()* no_cfi @f
;
; declare void @f()
