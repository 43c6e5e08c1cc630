; test: read
; llvm: 22
; Types.
;--- integers
declare void @f(i1, i2, i8, i16, i31, i32, i64, i65, i128, i256, i8388608)

; => read
; declare void @f(i1, i2, i8, i16, i31, i32, i64, i65, i128, i256, i8388608)

;--- floats
declare void @f(half, bfloat, float, double, fp128, x86_fp80, ppc_fp128)

; => read
; declare void @f(half, bfloat, float, double, fp128, x86_fp80, ppc_fp128)

;--- vectors
declare <4 x i32> @f(<1 x i1>, <2 x half>, <65536 x i8>, <4 x ptr>, <2 x ptr addrspace(3)>, <3 x i128>)

; => read
; declare <4 x i32> @f(<1 x i1>, <2 x half>, <65536 x i8>, <4 x ptr>, <2 x ptr addrspace(3)>, <3 x i128>)

;--- scalable
declare <vscale x 1 x i64> @f(<vscale x 4 x i32>, <vscale x 16 x i1>, <vscale x 2 x ptr>)

; => read
; declare <vscale x 1 x i64> @f(<vscale x 4 x i32>, <vscale x 16 x i1>, <vscale x 2 x ptr>)

;--- arrays
@a = external global [0 x i8]
@b = external global [4 x [3 x { i8, ptr }]]
@c = external global [18446744073709551615 x i8]
@d = external global [2 x <2 x i8>]

; => read
; @a = external global [0 x i8]
; @b = external global [4 x [3 x { i8, ptr }]]
; @c = external global [18446744073709551615 x i8]
; @d = external global [2 x <2 x i8>]

;--- structs
%empty = type {}
%packed = type <{ i8, i32, ptr }>
%nested = type { %empty, { i8, { i16 } }, <{ i8 }> }
%"a name" = type { i8 }
%"\01\22" = type { i16 }
%opaque = type opaque
@a = global %empty zeroinitializer
@b = global %packed zeroinitializer
@c = global %nested zeroinitializer
@d = global %"a name" zeroinitializer
@e = global %"\01\22" zeroinitializer
@f = external global %opaque

; => read
; %empty = type {}
; %packed = type <{ i8, i32, ptr }>
; %nested = type { %empty, { i8, { i16 } }, <{ i8 }> }
; %"a name" = type { i8 }
; %"\01\22" = type { i16 }
; %opaque = type opaque
;
; @a = global %empty zeroinitializer
; @b = global %packed zeroinitializer
; @c = global %nested zeroinitializer
; @d = global %"a name" zeroinitializer
; @e = global %"\01\22" zeroinitializer
; @f = external global %opaque

;--- numbered-structs
%0 = type { i32, ptr }
%1 = type { %0, %0 }
@a = global %1 zeroinitializer
@b = global %0 zeroinitializer

; => read
; %0 = type { %1, %1 }
; %1 = type { i32, ptr }
;
; @a = global %0 zeroinitializer
; @b = global %1 zeroinitializer

;--- unused-structs
%a = type { %b }
%b = type { i8 }
%c = type { i16 }
@g = global %c zeroinitializer

; => read
; %c = type { i16 }
;
; @g = global %c zeroinitializer

;--- recursive-structs
%list = type { ptr, [0 x %other] }
%other = type { ptr }
@a = external global %list

; => read
; %list = type { ptr, [0 x %other] }
; %other = type { ptr }
;
; @a = external global %list

;--- functions
declare void @a(...)
declare i32 @b(i32, ...)
declare { i32, ptr } @c({ i8, i8 }, [2 x i32])
declare <{ i8 }> @d(ptr, ptr addrspace(1))
define void @e(ptr %f) {
  %1 = call i32 (i32, ...) %f(i32 1, ptr null)
  %2 = call { i32, ptr } %f({ i8, i8 } zeroinitializer, [2 x i32] zeroinitializer)
  call void (...) %f()
  ret void
}

; => read
; declare void @a(...)
;
; declare i32 @b(i32, ...)
;
; declare { i32, ptr } @c({ i8, i8 }, [2 x i32])
;
; declare <{ i8 }> @d(ptr, ptr addrspace(1))
;
; define void @e(ptr %f) {
;   %1 = call i32 (i32, ...) %f(i32 1, ptr null)
;   %2 = call { i32, ptr } %f({ i8, i8 } zeroinitializer, [2 x i32] zeroinitializer)
;   call void (...) %f()
;   ret void
; }

;--- tokens-and-metadata
declare token @llvm.call.preallocated.setup(i32)
declare void @llvm.donothing()
declare i32 @llvm.read_register.i32(metadata)
define i32 @f() {
  %1 = call i32 @llvm.read_register.i32(metadata !0)
  ret i32 %1
}
!0 = !{!"sp"}

; => read
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare token @llvm.call.preallocated.setup(i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare void @llvm.donothing() #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
; declare i32 @llvm.read_register.i32(metadata) #2
;
; define i32 @f() {
;   %1 = call i32 @llvm.read_register.i32(metadata !0)
;   ret i32 %1
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
;
; !0 = !{!"sp"}

;--- amx
; differs: LLVM knows the attributes of the targets' intrinsics
declare x86_amx @llvm.x86.tilezero.internal(i16, i16)
declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)
define void @f(ptr %p) {
  %t = call x86_amx @llvm.x86.tilezero.internal(i16 8, i16 8)
  call void @llvm.x86.tilestored64.internal(i16 8, i16 8, ptr %p, i64 64, x86_amx %t)
  ret void
}

; => read
; declare x86_amx @llvm.x86.tilezero.internal(i16, i16)
;
; declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)
;
; define void @f(ptr %p) {
;   %t = call x86_amx @llvm.x86.tilezero.internal(i16 8, i16 8)
;   call void @llvm.x86.tilestored64.internal(i16 8, i16 8, ptr %p, i64 64, x86_amx %t)
;   ret void
; }

;--- address-spaces-by-name
target datalayout = "A5-G1-P2"
@a = addrspace("G") global i32 0
define void @f() addrspace("P") {
  %x = alloca i32, addrspace("A")
  %y = addrspacecast ptr addrspace("A") %x to ptr
  ret void
}

; => read
; target datalayout = "A5-G1-P2"
;
; @a = addrspace(1) global i32 0
;
; define void @f() addrspace(2) {
;   %x = alloca i32, align 4, addrspace(5)
;   %y = addrspacecast ptr addrspace(5) %x to ptr
;   ret void
; }

;--- named-address-spaces
target datalayout = "p1(global):64:64-p2(local):32:32"
@a = addrspace("global") global i32 0
define ptr addrspace("local") @f(ptr addrspace("global") %p) {
  ret ptr addrspace("local") null
}

; => read
; target datalayout = "p1(global):64:64-p2(local):32:32"
;
; @a = addrspace(1) global i32 0
;
; define ptr addrspace(2) @f(ptr addrspace(1) %p) {
;   ret ptr addrspace(2) null
; }

;--- mmx
; differs: LLVM knows the attributes of the targets' intrinsics
declare <1 x i64> @llvm.x86.mmx.padd.d(<1 x i64>, <1 x i64>)
define <1 x i64> @f(<1 x i64> %a) {
  %1 = call <1 x i64> @llvm.x86.mmx.padd.d(<1 x i64> %a, <1 x i64> %a)
  ret <1 x i64> %1
}

; => read
; declare <1 x i64> @llvm.x86.mmx.padd.d(<1 x i64>, <1 x i64>)
;
; define <1 x i64> @f(<1 x i64> %a) {
;   %1 = call <1 x i64> @llvm.x86.mmx.padd.d(<1 x i64> %a, <1 x i64> %a)
;   ret <1 x i64> %1
; }

;--- bytes-of-names
%x.y-z$_ = type { i32 }
@"\FFhi" = global i32 0
@"a\\b" = global i32 0
@"1a" = global i32 0
@-x = global i32 0
@.y = global i32 0
@$z = global %x.y-z$_ zeroinitializer

; => read
; %"x.y-z$_" = type { i32 }
;
; @"\FFhi" = global i32 0
; @"a\\b" = global i32 0
; @"1a" = global i32 0
; @-x = global i32 0
; @.y = global i32 0
; @"$z" = global %"x.y-z$_" zeroinitializer
