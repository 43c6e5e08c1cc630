; test: read
; llvm: 14
; Types, of LLVM 14.
;--- pointers
declare i8* @a(i8**, i32 addrspace(1)*, void ()*, [2 x i8]*, {}*)
declare void (i32)* @b(i8* (i8*, ...)*)
@c = global i8 addrspace(2)* addrspace(3)* null

; => read
; @c = global i8 addrspace(2)* addrspace(3)* null
;
; declare i8* @a(i8**, i32 addrspace(1)*, void ()*, [2 x i8]*, {}*)
;
; declare void (i32)* @b(i8* (i8*, ...)*)

;--- structs
%a = type { %b*, i32 }
%b = type <{ %a, i8 }>
%c = type opaque
%0 = type { i8*, %c* }
@x = global %a zeroinitializer
@y = global %0 zeroinitializer
@z = external global %c

; => read
; %0 = type { i8*, %c* }
; %a = type { %b*, i32 }
; %b = type <{ %a, i8 }>
; %c = type opaque
;
; @x = global %a zeroinitializer
; @y = global %0 zeroinitializer
; @z = external global %c

;--- vectors
declare <2 x i8*> @f(<4 x float>, <vscale x 2 x double>, <2 x i8 addrspace(1)*>)

; => read
; declare <2 x i8*> @f(<4 x float>, <vscale x 2 x double>, <2 x i8 addrspace(1)*>)

;--- mmx
define x86_mmx @f(x86_mmx %a, i64 %b) {
  %1 = bitcast i64 %b to x86_mmx
  %2 = bitcast x86_mmx %1 to <8 x i8>
  ret x86_mmx %a
}

; => read
; define x86_mmx @f(x86_mmx %a, i64 %b) {
;   %1 = bitcast i64 %b to x86_mmx
;   %2 = bitcast x86_mmx %1 to <8 x i8>
;   ret x86_mmx %a
; }

;--- floats
declare void @f(half, bfloat, float, double, fp128, x86_fp80, ppc_fp128)

; => read
; declare void @f(half, bfloat, float, double, fp128, x86_fp80, ppc_fp128)

;--- recursive
%list = type { i32, %list* }
@a = global %list { i32 1, %list* @a }

; => read
; %list = type { i32, %list* }
;
; @a = global %list { i32 1, %list* @a }

;--- unused
%a = type { %b* }
%b = type { i8 }
%c = type { i16, %d* }
%d = type opaque
@g = global %c zeroinitializer

; => read
; %c = type { i16, %d* }
; %d = type opaque
;
; @g = global %c zeroinitializer
