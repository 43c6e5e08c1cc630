; test: read
; llvm: 22
; Types: every kind, named and numbered structs, their order.
;--- integers
declare i1 @a(i2, i7, i8, i16, i24, i32, i64, i65, i128, i256, i8388608)

; => read
; declare i1 @a(i2, i7, i8, i16, i24, i32, i64, i65, i128, i256, i8388608)

;--- floats
declare half @a(bfloat, float, double, x86_fp80, fp128, ppc_fp128)

; => read
; declare half @a(bfloat, float, double, x86_fp80, fp128, ppc_fp128)

;--- pointers
declare ptr @a(ptr addrspace(1), ptr addrspace(16777215), [4 x ptr], <2 x ptr addrspace(3)>)

; => read
; declare ptr @a(ptr addrspace(1), ptr addrspace(16777215), [4 x ptr], <2 x ptr addrspace(3)>)

;--- aggregates
declare void @a([0 x i32], [3 x [4 x i8]], { i32, ptr }, <{ i8, i64 }>, {}, <{}>)

; => read
; declare void @a([0 x i32], [3 x [4 x i8]], { i32, ptr }, <{ i8, i64 }>, {}, <{}>)

;--- vectors
declare <vscale x 4 x i32> @a(<1 x i1>, <16 x i8>, <vscale x 2 x double>, <4 x ptr>)

; => read
; declare <vscale x 4 x i32> @a(<1 x i1>, <16 x i8>, <vscale x 2 x double>, <4 x ptr>)

;--- special
declare void @llvm.donothing()
declare target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) @b(target("aarch64.svcount"), target("a", i32, ptr))

; => read
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare void @llvm.donothing() #0
;
; declare target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) @b(target("aarch64.svcount"), target("a", i32, ptr))
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- named
%list = type { i32, ptr }
%pair = type <{ %list, %list }>
%opaque = type opaque
%unused = type { i64 }
%"with space" = type { i8 }
@g = global %list zeroinitializer
@h = external global %pair
define void @f(ptr %p) {
  %1 = load %"with space", ptr %p
  %2 = getelementptr %list, ptr %p, i64 1, i32 1
  ret void
}

; => read
; %list = type { i32, ptr }
; %pair = type <{ %list, %list }>
; %"with space" = type { i8 }
;
; @g = global %list zeroinitializer
; @h = external global %pair
;
; define void @f(ptr %p) {
;   %1 = load %"with space", ptr %p, align 1
;   %2 = getelementptr %list, ptr %p, i64 1, i32 1
;   ret void
; }

;--- named-order
%a = type { i8 }
%b = type { %a }
%c = type { %d, [2 x %b] }
%d = type { i16 }
define void @f() {
  %1 = alloca %c
  %2 = alloca %a
  ret void
}
@late = global %b zeroinitializer

; => read
; %b = type { %a }
; %a = type { i8 }
; %c = type { %d, [2 x %b] }
; %d = type { i16 }
;
; @late = global %b zeroinitializer
;
; define void @f() {
;   %1 = alloca %c, align 8
;   %2 = alloca %a, align 8
;   ret void
; }

;--- numbered
%0 = type { i32 }
%1 = type { %0, %2 }
%2 = type { i8 }
@a = global %1 zeroinitializer
@b = global %0 zeroinitializer

; => read
; %0 = type { %1, %2 }
; %1 = type { i32 }
; %2 = type { i8 }
;
; @a = global %0 zeroinitializer
; @b = global %1 zeroinitializer

;--- recursive
%node = type { ptr, [2 x %leaf], i32 }
%leaf = type { ptr }
@n = global %node zeroinitializer

; => read
; %node = type { ptr, [2 x %leaf], i32 }
; %leaf = type { ptr }
;
; @n = global %node zeroinitializer

;--- empty-named
%e = type {}
%p = type <{}>
@a = global %e zeroinitializer
@b = global %p zeroinitializer

; => read
; %e = type {}
; %p = type <{}>
;
; @a = global %e zeroinitializer
; @b = global %p zeroinitializer

;--- function-type
define void @f(ptr %p) {
  call void (i32, ...) %p(i32 1)
  %1 = call i32 %p(i32 1, ptr null)
  call void %p()
  ret void
}

; => read
; define void @f(ptr %p) {
;   call void (i32, ...) %p(i32 1)
;   %1 = call i32 %p(i32 1, ptr null)
;   call void %p()
;   ret void
; }
