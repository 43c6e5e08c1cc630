; test: verify
; llvm: 22
; Small modules, and what LLVM 22 says of those that it refuses.
;---
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  ret void
}

;---
; LLVM 22: alignment assumptions should have 2 or 3 arguments
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "align" is of a pointer, an alignment, and perhaps an offset [SP0218]
  ret void
}

;---
; LLVM 22: first argument should be a pointer
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i64 8, i64 8) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "align" begins with a pointer, not i64 [SP0218]
  ret void
}

;---
; LLVM 22: second argument should be an integer
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, ptr %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the alignment and the offset of "align" are integers [SP0218]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8, i64 4) ]
  ret void
}

;---
; LLVM 22: third argument should be an integer if present
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8, ptr %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the alignment and the offset of "align" are integers [SP0218]
  ret void
}

;---
; LLVM 22: alignment assumptions should have 2 or 3 arguments
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8, i64 1, i64 1) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "align" is of a pointer, an alignment, and perhaps an offset [SP0218]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p) ]
  ret void
}

;---
; LLVM 22: this attribute should have one argument
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "nonnull" is of one value [SP0218]
  ret void
}

;---
; LLVM 22: this attribute should have one argument
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p, i64 1) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "nonnull" is of one value [SP0218]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 8) ]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 %l) ]
  ret void
}

;---
; LLVM 22: dereferenceable assumptions should have 2 arguments
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "dereferenceable" is of a pointer and a number of bytes [SP0218]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "noundef"(i32 %i) ]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "cold"() ]
  ret void
}

;---
; LLVM 22: this attribute has no argument
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "cold"(i32 0) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "cold" is of no value [SP0218]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "ignore"(i32 0) ]
  ret void
}

;---
; LLVM 22: tags must be valid attribute names
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "foo"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the tag of a bundle is an attribute, but "foo" is none [SP0218]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, ptr %p) ]
  ret void
}

;---
; LLVM 22: separate_storage assumptions should have 2 arguments
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "separate_storage" is of two pointers [SP0218]
  ret void
}

;---
; LLVM 22: arguments to separate_storage assumptions should be pointers
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, i64 0) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "separate_storage" is of two pointers [SP0218]
  ret void
}

;---
; LLVM 22: too many arguments
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p, i64 1, i64 2) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "nonnull" has too many operands [SP0218]
  ret void
}

;---
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1023)
  ret void
}

;---
; LLVM 22: unsupported bits for llvm.is.fpclass test mask
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1024)
; ^~
; error: @llvm.is.fpclass.f32: there are ten classes of numbers, so the mask is not above 1023, but 1024 [SP0218]
  ret void
}

;---
; LLVM 22: immarg operand has non-immediate parameter
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 %i)
;                                                 ^~
; error: argument 2 of @llvm.is.fpclass.f32 must be an immediate constant [SP0307]
  ret void
}

;---
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.upward")
  ret void
}

;---
; LLVM 22: unsupported rounding mode argument
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.dynamic")
; ^~
; error: @llvm.fptrunc.round.f16.f32: the second argument names a way to round, such as !"round.upward" [SP0218]
  ret void
}

;---
; LLVM 22: invalid value for llvm.fptrunc.round metadata operand (the operand should be a string)
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata i32 0)
; ^~
; error: @llvm.fptrunc.round.f16.f32: the second argument names a way to round, such as !"round.upward" [SP0218]
  ret void
}

;---
; LLVM 22: result type must be at least 2 bits wide
declare i1 @llvm.scmp.i1.i32(i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.scmp.i1.i32(i32 %i, i32 %i)
; ^~
; error: @llvm.scmp.i1.i32: the result has at least 2 bits [SP0218]
  ret void
}

;---
; LLVM 22: return type and arguments must have the same number of elements
declare <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32>, <4 x i32>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32> %w, <4 x i32> %w)
; ^~
; error: @llvm.ucmp.v2i8.v4i32: arguments and result have as many elements [SP0218]
  ret void
}

;---
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  ret void
}

;---
; LLVM 22: rw argument to llvm.prefetch must be 0-1
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(ptr %p, i32 2, i32 3, i32 1)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.prefetch.p0: argument 2 is at most 1 [SP0218]
  ret void
}

;---
; LLVM 22: locality argument to llvm.prefetch must be 0-3
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(ptr %p, i32 1, i32 4, i32 1)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.prefetch.p0: argument 3 is at most 3 [SP0218]
  ret void
}

;---
; LLVM 22: cache type argument to llvm.prefetch must be 0-1
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(ptr %p, i32 1, i32 3, i32 2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.prefetch.p0: argument 4 is at most 1 [SP0218]
  ret void
}

;---
; LLVM 22: immarg operand has non-immediate parameter
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(ptr %p, i32 %i, i32 3, i32 1)
;                                         ^~
; error: argument 2 of @llvm.prefetch.p0 must be an immediate constant [SP0307]
  ret void
}

;---
declare void @llvm.init.trampoline(ptr, ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.init.trampoline(ptr %p, ptr @f, ptr %p)
  ret void
}

;---
; LLVM 22: llvm.init_trampoline parameter #2 must resolve to a function.
declare void @llvm.init.trampoline(ptr, ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.init.trampoline(ptr %p, ptr %p, ptr %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.init.trampoline: the second argument is a function [SP0218]
  ret void
}

;---
declare void @llvm.stackprotector(ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca ptr
  call void @llvm.stackprotector(ptr %p, ptr %a)
  ret void
}

;---
; LLVM 22: llvm.stackprotector parameter #2 must resolve to an alloca.
declare void @llvm.stackprotector(ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.stackprotector(ptr %p, ptr %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.stackprotector: the second argument is an alloca [SP0218]
  ret void
}

;---
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  ret void
}

;---
; LLVM 22: multiple calls to llvm.localescape in one function
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  call void (...) @llvm.localescape(ptr %a)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: it is called once in a function [SP0218]
  ret void
}

;---
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (...) @llvm.localescape(ptr null)
  ret void
}

;---
; LLVM 22: llvm.localescape only accepts static allocas
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (...) @llvm.localescape(ptr %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: argument 1 is an alloca of the entry block with a fixed size [SP0218]
  ret void
}

;---
; LLVM 22: llvm.localescape only accepts static allocas
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32, i32 %i
  call void (...) @llvm.localescape(ptr %a)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: argument 1 is an alloca of the entry block with a fixed size [SP0218]
  ret void
}

;---
; LLVM 22: llvm.localescape used outside of entry block
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  br label %b
  b:
  call void (...) @llvm.localescape()
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: it is called in the entry block [SP0218]
  ret void
}

;---
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  %r = call ptr @llvm.localrecover(ptr @f, ptr %p, i32 0)
  ret void
}

;---
; LLVM 22: all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  %r = call ptr @llvm.localrecover(ptr @f, ptr %p, i32 1)
; ^~
; error: @llvm.localrecover: index 1, but @f lets 1 alloca escape [SP0218]
  ret void
}

;---
; LLVM 22: llvm.localrecover first argument must be function defined in this module
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.localrecover(ptr %p, ptr %p, i32 1)
; ^~
; error: @llvm.localrecover: the first argument is a function defined in this module [SP0218]
  ret void
}

;---
; LLVM 22: llvm.localrecover first argument must be function defined in this module
declare void @g()
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.localrecover(ptr @g, ptr %p, i32 1)
; ^~
; error: @llvm.localrecover: the first argument is a function defined in this module [SP0218]
  ret void
}

;---
declare void @llvm.experimental.guard(i1, ...)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 true) [ "deopt"() ]
  ret void
}

;---
; LLVM 22: experimental_guard must have exactly one "deopt" operand bundle
declare void @llvm.experimental.guard(i1, ...)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 true)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.guard: it has one bundle "deopt" [SP0218]
  ret void
}

;---
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret i32 %r
}

;---
; LLVM 22: calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
; ^~
; error: @llvm.experimental.deoptimize.i32: it is followed by the return of its result [SP0218]
  ret i32 0
}

;---
; LLVM 22: experimental_deoptimize must have exactly one "deopt" operand bundle
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32()
; ^~
; error: @llvm.experimental.deoptimize.i32: it has one bundle "deopt" [SP0218]
  ret i32 %r
}

;---
; LLVM 22: calls to experimental_deoptimize must be followed by a return
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
; ^~
; error: @llvm.experimental.deoptimize.i32: it is followed by the return of its result [SP0218]
  %z = add i32 %r, 1
  ret i32 %r
}

;---
; LLVM 22: experimental_deoptimize return type must match caller return type
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.deoptimize.isVoid: it returns what its caller returns, i32, not void [SP0218]
  ret i32 0
}

;---
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  ret void
}

;---
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare i32 @llvm.experimental.deoptimize.i32(...)
declare fastcc void @llvm.experimental.deoptimize.isVoid(...)
;                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a function with fastcc has no variable arguments [SP0216]
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call fastcc void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.deoptimize.isVoid: all of its declarations have one calling convention [SP0218]
  ret void
}

;---
; LLVM 22: va_start called in a non-varargs function
declare void @llvm.va_start.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.va_start.p0(ptr %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.va_start.p0: the function has no variable arguments [SP0218]
  ret void
}

;---
declare void @llvm.va_start.p0(ptr)
define void @f(ptr %p, ...) {
  call void @llvm.va_start.p0(ptr %p)
  ret void
}

;---
; LLVM 22: bswap must be an even number of bytes
declare i8 @llvm.bswap.i8(i8)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8 @llvm.bswap.i8(i8 0)
; ^~
; error: @llvm.bswap.i8: i8 is no even number of bytes [SP0218]
  ret void
}

;---
declare i16 @llvm.bswap.i16(i16)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i16 @llvm.bswap.i16(i16 0)
  ret void
}

;---
; LLVM 22: bswap must be an even number of bytes
declare i24 @llvm.bswap.i24(i24)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i24 @llvm.bswap.i24(i24 0)
; ^~
; error: @llvm.bswap.i24: i24 is no even number of bytes [SP0218]
  ret void
}

;---
declare i32 @llvm.bswap.i32(i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.bswap.i32(i32 0)
  ret void
}

;---
declare i48 @llvm.bswap.i48(i48)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i48 @llvm.bswap.i48(i48 0)
  ret void
}

;---
declare ptr @llvm.invariant.start.p0(i64, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  ret void
}

;---
declare ptr @llvm.invariant.start.p0(i64, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.invariant.start.p0(i64 -1, ptr %p)
  ret void
}

;---
; LLVM 22: invariant_start parameter must be -1, 0 or a positive number
declare ptr @llvm.invariant.start.p0(i64, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.invariant.start.p0(i64 -2, ptr %p)
; ^~
; error: @llvm.invariant.start.p0: the first argument is a constant size, or -1 [SP0218]
  ret void
}

;---
; LLVM 22: immarg operand has non-immediate parameter
declare ptr @llvm.invariant.start.p0(i64, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.invariant.start.p0(i64 %l, ptr %p)
;                                            ^~
; error: argument 1 of @llvm.invariant.start.p0 must be an immediate constant [SP0307]
  ret void
}

;---
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 16, i32 4)
  ret void
}

;---
; LLVM 22: element size of the element-wise atomic memory intrinsic must be a power of 2
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 16, i32 3)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memcpy.element.unordered.atomic.p0.p0.i32: the size of an element is a power of two [SP0218]
  ret void
}

;---
; LLVM 22: incorrect alignment of the destination argument
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 2 %p, ptr align 4 %p, i32 16, i32 4)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memcpy.element.unordered.atomic.p0.p0.i32: argument 1 is aligned to at least the size of an element, 4 [SP0218]
  ret void
}

;---
; LLVM 22: incorrect alignment of the source argument
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr %p, i32 16, i32 4)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memcpy.element.unordered.atomic.p0.p0.i32: argument 2 is aligned to at least the size of an element, 4 [SP0218]
  ret void
}

;---
; LLVM 22: immarg operand has non-immediate parameter
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 16, i32 %i)
;                                                                                                       ^~
; error: argument 4 of @llvm.memcpy.element.unordered.atomic.p0.p0.i32 must be an immediate constant [SP0307]
  ret void
}

;---
; LLVM 22: incorrect alignment of the destination argument
declare void @llvm.memset.element.unordered.atomic.p0.i32(ptr, i8, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 1 %p, i8 0, i32 4, i32 2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memset.element.unordered.atomic.p0.i32: argument 1 is aligned to at least the size of an element, 2 [SP0218]
  ret void
}

;---
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

;---
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  
  ret void
}

;---
; LLVM 22: llvm.call.preallocated.alloc arg index must be between 0 and corresponding llvm.call.preallocated.setup's argument count
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: an index of @llvm.call.preallocated.arg is a constant from 0 to before 1 [SP0218]
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 1) preallocated(i32)
  ret void
}

;---
; LLVM 22: llvm.call.preallocated.alloc arg index must be a constant
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: an index of @llvm.call.preallocated.arg is a constant from 0 to before 1 [SP0218]
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 %i) preallocated(i32)
;                                                         ^~
; error: argument 2 of @llvm.call.preallocated.arg must be an immediate constant [SP0307]
  ret void
}

;---
; LLVM 22: llvm.call.preallocated.arg must be called with a "preallocated" call site attribute
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0)
; ^~
; error: @llvm.call.preallocated.arg: the call has the attribute preallocated(…) with the type of the argument [SP0218]
  ret void
}

;---
; LLVM 22: llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = call ptr @llvm.call.preallocated.arg(token none, i32 0) preallocated(i32)
; ^~
; error: @llvm.call.preallocated.arg: the first argument is the token of @llvm.call.preallocated.setup [SP0218]
  ret void
}

;---
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void @llvm.call.preallocated.teardown(token %t)
  ret void
}

;---
; LLVM 22: llvm.call.preallocated.teardown token argument must be a llvm.call.preallocated.setup
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.call.preallocated.teardown(token none)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.call.preallocated.teardown: the first argument is the token of @llvm.call.preallocated.setup [SP0218]
  ret void
}

;---
; LLVM 22: llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: it makes room for 1 argument, but the call has 2 that are preallocated [SP0218]
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @h(ptr preallocated(i32) %a, ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

;---
; LLVM 22: Can have at most one call corresponding to a llvm.call.preallocated.setup
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: its token is for one call [SP0218]
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

;---
; LLVM 22: Use of llvm.call.preallocated.setup outside intrinsics must be in "preallocated" operand bundle
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: its token stands in the bundle "preallocated" of the call [SP0218]
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "x"(token %t) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a preallocated argument needs the bundle "preallocated" or a musttail call, and not both [SP0214]
  ret void
}

;---
; LLVM 22: immarg operand has non-immediate parameter
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 %i)
;                                                   ^~
; error: argument 1 of @llvm.call.preallocated.setup must be an immediate constant [SP0307]
  ret void
}

;---
; LLVM 22: preallocated as a call site attribute can only be on llvm.call.preallocated.arg
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @f(ptr %p) preallocated(i32)
;           ^~
; warning: @f takes 7 arguments, 1 given [SP0208]
;   note: With `ptr` LLVM accepts a call of a function as another type, but what happens then is undefined.
;                      ^~~~~~~~~~~~
; error: preallocated is an attribute of calls of @llvm.call.preallocated.arg alone [SP0214]
  ret void
}

;---
@t = thread_local global i32 0
@n = global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.threadlocal.address.p0(ptr @t)
  ret void
}

;---
; LLVM 22: llvm.threadlocal.address operand isThreadLocal() must be true
@t = thread_local global i32 0
@n = global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.threadlocal.address.p0(ptr @n)
; ^~
; error: @llvm.threadlocal.address.p0: the argument is a thread_local variable [SP0218]
  ret void
}

;---
; LLVM 22: llvm.threadlocal.address first argument must be a GlobalValue
@t = thread_local global i32 0
@n = global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.threadlocal.address.p0(ptr %p)
; ^~
; error: @llvm.threadlocal.address.p0: the argument is a thread_local variable [SP0218]
  ret void
}

;---
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %l)
  ret void
}

;---
; LLVM 22: llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument
declare ptr @llvm.ptrmask.p0.i32(ptr, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.ptrmask.p0.i32(ptr %p, i32 %i)
; ^~
; error: @llvm.ptrmask.p0.i32: the mask is as wide as an index into memory, not i32 [SP0218]
  ret void
}

;---
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype(i32) %p, i32 0, i32 1)
  ret void
}

;---
; LLVM 22: Intrinsic requires elementtype attribute on first argument.
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr %p, i32 0, i32 1)
; ^~
; error: @llvm.preserve.array.access.index.p0.p0: the first argument needs elementtype(…) [SP0218]
  ret void
}

;---
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;---
; LLVM 22: !id.scope.list must point to a list with a single scope
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.noalias.scope.decl: the argument is a list of one scope [SP0218]
  ret void
}
!0 = !{!1, !1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;---
; LLVM 22: scope list must consist of MDNodes
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.noalias.scope.decl: it is a list of scopes, which are nodes [SP0218]
  ret void
}
!0 = !{!"a"}

;---
declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  ret void
}

;---
; LLVM 22: llvm.lifetime.start/end can only be used on alloca or poison
declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.lifetime.start.p0(ptr %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.lifetime.start.p0: the argument is an alloca [SP0218]
  ret void
}

;---
declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.lifetime.start.p0(ptr poison)
  ret void
}

;---
declare void @llvm.lifetime.start.p0(i64, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  ret void
}

;---
declare void @llvm.lifetime.start.p0(i64, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  ret void
}

;---
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 0, i32 15, ptr null, i32 0)
  ret void
}

;---
; LLVM 22: immarg operand has non-immediate parameter
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 %l, i32 15, ptr null, i32 0)
;                                                                               ^~
; error: argument 1 of @llvm.experimental.patchpoint.i64 must be an integer constant [SP0307]
  ret void
}

;---
; LLVM 22: immarg operand has non-immediate parameter
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 0, i32 %i)
;                                                                  ^~
; error: argument 2 of @llvm.experimental.stackmap must be an integer constant [SP0307]
  ret void
}

;---
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %i, i32 %i)
  ret void
}

;---
; LLVM 22: get_active_lane_mask: element type is not i1
declare <4 x i8> @llvm.get.active.lane.mask.v4i8.i32(i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.get.active.lane.mask.v4i8.i32(i32 %i, i32 %i)
; ^~
; error: @llvm.get.active.lane.mask.v4i8.i32: it gives a vector of i1, not <4 x i8> [SP0218]
  ret void
}

;---
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %i, i32 4, i1 true)
  ret void
}

;---
; LLVM 22: get_vector_length: VF must be positive
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %i, i32 0, i1 true)
; ^~
; error: @llvm.experimental.get.vector.length.i32: the number of lanes is positive [SP0218]
  ret void
}

;---
; LLVM 22: get_vector_length: VF must be positive
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %i, i32 -4, i1 true)
; ^~
; error: @llvm.experimental.get.vector.length.i32: the number of lanes is positive [SP0218]
  ret void
}

;---
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x float> %v)
  ret void
}

;---
; LLVM 22: LLVM ERROR: Invalid alignment argument
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, i32 3, <4 x i1> %m, <4 x float> %v)
; ^~
; error: @llvm.masked.load.v4f32.p0: the alignment is a power of two [SP0218]
  ret void
}

;---
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %p, <4 x i1> %m, <4 x float> %v)
  ret void
}

;---
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v, ptr align 4 %p, <4 x i1> %m)
  ret void
}

;---
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 2, i32 2)
  ret void
}

;---
; LLVM 22: Second argument of a matrix operation does not match specified shape!
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 4, i32 1, i32 1)
; ^~
; error: @llvm.matrix.multiply.v4f32.v4f32.v4f32: the second argument does not have the shape given [SP0218]
  ret void
}

;---
; LLVM 22: First argument of a matrix operation does not match specified shape!
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 3, i32 2)
; ^~
; error: @llvm.matrix.multiply.v4f32.v4f32.v4f32: the first argument does not have the shape given [SP0218]
  ret void
}

;---
; LLVM 22: Second argument of a matrix operation does not match specified shape!
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 2, i32 3)
; ^~
; error: @llvm.matrix.multiply.v4f32.v4f32.v4f32: the second argument does not have the shape given [SP0218]
  ret void
}

;---
; LLVM 22: immarg operand has non-immediate parameter
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 %i, i32 2, i32 2)
;                                                                                                   ^~
; error: argument 3 of @llvm.matrix.multiply.v4f32.v4f32.v4f32 must be an immediate constant [SP0307]
  ret void
}

;---
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %v, i32 2, i32 2)
  ret void
}

;---
; LLVM 22: Result of a matrix operation does not fit in the returned vector!
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %v, i32 3, i32 2)
; ^~
; error: @llvm.matrix.transpose.v4f32: a matrix of 3 × 2 is a vector of 6, not <4 x float> [SP0218]
  ret void
}

;---
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 2, i1 false, i32 2, i32 2)
  ret void
}

;---
; LLVM 22: Stride must be greater or equal than the number of rows!
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 1, i1 false, i32 2, i32 2)
; ^~
; error: @llvm.matrix.column.major.load.v4f32.i64: columns do not overlap: the stride is at least the number of rows [SP0218]
  ret void
}

;---
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 %l, i1 false, i32 2, i32 2)
  ret void
}

;---
; LLVM 22: Result of a matrix operation does not fit in the returned vector!
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 4, i1 false, i32 3, i32 2)
; ^~
; error: @llvm.matrix.column.major.load.v4f32.i64: a matrix of 3 × 2 is a vector of 6, not <4 x float> [SP0218]
  ret void
}

;---
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %v, ptr %p, i64 2, i1 false, i32 2, i32 2)
  ret void
}

;---
; LLVM 22: Stride must be greater or equal than the number of rows!
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %v, ptr %p, i64 1, i1 false, i32 2, i32 2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.matrix.column.major.store.v4f32.i64: columns do not overlap: the stride is at least the number of rows [SP0218]
  ret void
}

;---
; LLVM 22: Result of a matrix operation does not fit in the returned vector!
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, ptr, i64, i1, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %v, ptr %p, i64 4, i1 false, i32 3, i32 2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.matrix.column.major.store.v4f32.i64: a matrix of 3 × 2 is a vector of 6, not <4 x float> [SP0218]
  ret void
}

;---
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 3)
  ret void
}

;---
; LLVM 22: The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 4)
; ^~
; error: @llvm.vector.splice.v4f32: index 4 is not from -4 to 3 [SP0218]
  ret void
}

;---
; LLVM 22: The splice index exceeds the range [0, VL] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 -5)
; ^~
; error: @llvm.vector.splice.v4f32: index -5 is not from -4 to 3 [SP0218]
  ret void
}

;---
; LLVM 22: stepvector only supported for vectors of integers with a bitwidth of at least 8.
declare <4 x i4> @llvm.stepvector.v4i4()
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i4> @llvm.stepvector.v4i4()
; ^~
; error: @llvm.stepvector.v4i4: it gives a vector of integers of at least 8 bits, not <4 x i4> [SP0218]
  ret void
}

;---
declare <4 x i8> @llvm.stepvector.v4i8()
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.stepvector.v4i8()
  ret void
}

;---
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 0)
  ret void
}

;---
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 2)
  ret void
}

;---
; LLVM 22: vector_insert index must be a constant multiple of the subvector's known minimum vector length.
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 1)
; ^~
; error: @llvm.vector.insert.v4f32.v2f32: index 1 is no multiple of the 2 lanes of the part [SP0218]
  ret void
}

;---
; LLVM 22: subvector operand of vector_insert would overrun the vector being inserted into.
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 4)
; ^~
; error: @llvm.vector.insert.v4f32.v2f32: 2 lanes from 4 on are not within 4 [SP0218]
  ret void
}

;---
; LLVM 22: immarg operand has non-immediate parameter
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 %l)
;                                                                                                        ^~
; error: argument 3 of @llvm.vector.insert.v4f32.v2f32 must be an immediate constant [SP0307]
  ret void
}

;---
; LLVM 22: vector_insert parameters must have the same element type.
declare <4 x float> @llvm.vector.insert.v4f32.v2i32(<4 x float>, <2 x i32>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2i32(<4 x float> %v, <2 x i32> zeroinitializer, i64 0)
; ^~
; error: @llvm.vector.insert.v4f32.v2i32: both vectors have elements of one type, not float and i32 [SP0218]
  ret void
}

;---
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 0)
  ret void
}

;---
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 2)
  ret void
}

;---
; LLVM 22: vector_extract index must be a constant multiple of the result type's known minimum vector length.
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 1)
; ^~
; error: @llvm.vector.extract.v2f32.v4f32: index 1 is no multiple of the 2 lanes of the part [SP0218]
  ret void
}

;---
; LLVM 22: vector_extract would overrun.
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 4)
; ^~
; error: @llvm.vector.extract.v2f32.v4f32: 2 lanes from 4 on are not within 4 [SP0218]
  ret void
}

;---
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"oeq", <4 x i1> %m, i32 4)
  ret void
}

;---
; LLVM 22: invalid predicate for VP FP comparison intrinsic
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"eq", <4 x i1> %m, i32 4)
; ^~
; error: @llvm.vp.fcmp.v4f32: the third argument is a predicate, such as !"oeq" or !"slt" [SP0218]
  ret void
}

;---
; LLVM 22: invalid predicate for VP FP comparison intrinsic
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"foo", <4 x i1> %m, i32 4)
; ^~
; error: @llvm.vp.fcmp.v4f32: the third argument is a predicate, such as !"oeq" or !"slt" [SP0218]
  ret void
}

;---
; LLVM 22: invalid predicate for VP integer comparison intrinsic
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %w, <4 x i32> %w, metadata !"oeq", <4 x i1> %m, i32 4)
; ^~
; error: @llvm.vp.icmp.v4i32: the third argument is a predicate, such as !"oeq" or !"slt" [SP0218]
  ret void
}

;---
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %w, <4 x i32> %w, metadata !"eq", <4 x i1> %m, i32 4)
  ret void
}

;---
declare <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32> %w, <4 x i1> %m, i32 4)
  ret void
}

;---
; LLVM 22: llvm.vp.trunc intrinsic the bit size of first argument must be larger than the bit size of the return type
declare <4 x i64> @llvm.vp.trunc.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i64> @llvm.vp.trunc.v4i64.v4i32(<4 x i32> %w, <4 x i1> %m, i32 4)
; ^~
; error: @llvm.vp.trunc.v4i64.v4i32: there is no trunc from <4 x i32> to <4 x i64> [SP0218]
  ret void
}

;---
; LLVM 22: llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be floating-point and result element type must be integer
declare <4 x i64> @llvm.vp.fptosi.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i64> @llvm.vp.fptosi.v4i64.v4i32(<4 x i32> %w, <4 x i1> %m, i32 4)
; ^~
; error: @llvm.vp.fptosi.v4i64.v4i32: there is no fptosi from <4 x i32> to <4 x i64> [SP0218]
  ret void
}

;---
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.smul.fix.i32(i32 %i, i32 %i, i32 31)
  ret void
}

;---
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 31)
  ret void
}

;---
; LLVM 22: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.smul.fix.i32(i32 %i, i32 %i, i32 32)
; ^~
; error: @llvm.smul.fix.i32: a scale of 32 bits is too large for i32 [SP0218]
  ret void
}

;---
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 32)
  ret void
}

;---
; LLVM 22: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.smul.fix.i32(i32 %i, i32 %i, i32 33)
; ^~
; error: @llvm.smul.fix.i32: a scale of 33 bits is too large for i32 [SP0218]
  ret void
}

;---
; LLVM 22: the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 33)
; ^~
; error: @llvm.umul.fix.i32: a scale of 33 bits is too large for i32 [SP0218]
  ret void
}

;---
; LLVM 22: immarg operand has non-immediate parameter
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 %i)
;                                                      ^~
; error: argument 3 of @llvm.umul.fix.i32 must be an immediate constant [SP0307]
  ret void
}

;---
declare i32 @llvm.lrint.i32.f32(float)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.lrint.i32.f32(float %x)
  ret void
}

;---
; LLVM 22: llvm.lrint.v2i32.v4f32: argument must be same length as result
declare <2 x i32> @llvm.lrint.v2i32.v4f32(<4 x float>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x i32> @llvm.lrint.v2i32.v4f32(<4 x float> %v)
; ^~
; error: @llvm.lrint.v2i32.v4f32: argument and result have as many elements [SP0218]
  ret void
}

;---
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}

;---
; LLVM 22: invalid rounding mode argument
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.foo", metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fadd.f32: the argument before the last says how to round, such as !"round.tonearest" [SP0218]
  ret void
}

;---
; LLVM 22: invalid exception behavior argument
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.foo")
; ^~
; error: @llvm.experimental.constrained.fadd.f32: the last argument is !"fpexcept.ignore", !"fpexcept.maytrap" or !"fpexcept.strict" [SP0218]
  ret void
}

;---
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.tonearestaway", metadata !"fpexcept.ignore")
  ret void
}

;---
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"oeq", metadata !"fpexcept.strict")
  ret void
}

;---
; LLVM 22: invalid predicate for constrained FP comparison intrinsic
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"eq", metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fcmp.f32: the third argument is a predicate, such as !"oeq" [SP0218]
  ret void
}

;---
; LLVM 22: invalid predicate for constrained FP comparison intrinsic
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"foo", metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fcmp.f32: the third argument is a predicate, such as !"oeq" [SP0218]
  ret void
}

;---
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"uno", metadata !"fpexcept.strict")
  ret void
}

;---
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %x, metadata !"fpexcept.strict")
  ret void
}

;---
; LLVM 22: invalid exception behavior argument
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %x, metadata !"x")
; ^~
; error: @llvm.experimental.constrained.fptosi.i32.f32: the last argument is !"fpexcept.ignore", !"fpexcept.maytrap" or !"fpexcept.strict" [SP0218]
  ret void
}

;---
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call double @llvm.experimental.constrained.fpext.f64.f32(float %x, metadata !"fpexcept.strict")
  ret void
}

;---
; LLVM 22: Intrinsic first argument's type must be smaller than result type
declare half @llvm.experimental.constrained.fpext.f16.f32(float, metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.experimental.constrained.fpext.f16.f32(float %x, metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fpext.f16.f32: there is no fpext from float to half [SP0218]
  ret void
}

;---
declare float @llvm.fabs.f32(float)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret void
}

;---
declare float @llvm.fabs.f64(float)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.fabs.f64(float %x)
  ret void
}

;---
declare float @llvm.fabs(float)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.fabs(float %x)
  ret void
}

;---
declare i32 @llvm.ctlz.i32(i32, i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %i, i1 false)
  ret void
}

;---
declare i32 @llvm.ctlz.i32(i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %i)
  ret void
}

;---
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false)
  ret void
}

;---
; LLVM 22: immarg operand has non-immediate parameter
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, i1 %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 %q)
;                                                            ^~
; error: argument 4 of @llvm.memcpy.p0.p0.i64 must be an immediate constant [SP0307]
  ret void
}

;---
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 %i)
  ret void
}

;---
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %w)
  ret void
}

;---
declare i32 @llvm.abs.i32(i32, i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.abs.i32(i32 %i, i1 true)
  ret void
}

;---
; LLVM 22: immarg operand has non-immediate parameter
declare i32 @llvm.abs.i32(i32, i1)
define void @f(i32 %i, i1 %z) {
  %r = call i32 @llvm.abs.i32(i32 %i, i1 %z)
;                                        ^~
; error: argument 2 of @llvm.abs.i32 must be an immediate constant [SP0307]
  ret void
}

;---
declare i32 @llvm.nosuch.i32(i32)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.nosuch.i32(i32 %i)
  ret void
}

;---
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  ret void
}

;---
@c = constant { i32 } { i32 7 }
@d = global { i32 } { i32 7 }
@e = constant i32 7
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @c)
  ret void
}

;---
; LLVM 22: info argument of llvm.coro.id must refer to an initialized constant
@c = constant { i32 } { i32 7 }
@d = global { i32 } { i32 7 }
@e = constant i32 7
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @d)
; ^~
; error: @llvm.coro.id: the fourth argument is null or a constant variable that is defined here [SP0218]
  ret void
}

;---
; LLVM 22: info argument of llvm.coro.id must refer to either a struct or an array
@c = constant { i32 } { i32 7 }
@d = global { i32 } { i32 7 }
@e = constant i32 7
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @e)
; ^~
; error: @llvm.coro.id: the fourth argument is initialised with a struct or an array [SP0218]
  ret void
}

;---
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umax.i32(i32 %i, i32 %i)
  ret void
}

;---
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umax.v4i32(i32 %i, i32 %i)
  ret void
}

;---
; LLVM 22: gc relocate is incorrectly tied to the statepoint
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f() gc "statepoint-example" {
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token none, i32 0, i32 0)
;                                                                    ^~~~
; error: the first argument must be the token of a statepoint [SP0304]
  ret ptr addrspace(1) %r
}

;---
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f() gc "statepoint-example" {
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token undef, i32 0, i32 0)
  ret ptr addrspace(1) %r
}

;---
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f() gc "statepoint-example" {
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token poison, i32 0, i32 0)
  ret ptr addrspace(1) %r
}

;---
; LLVM 22: gc.result operand #1 must be from a statepoint
declare i32 @llvm.experimental.gc.result.i32(token)
define i32 @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.result.i32(token none)
;                                                      ^~~~
; error: the argument of a gc.result must be the token of a statepoint [SP0305]
  ret i32 %r
}

;---
declare i32 @llvm.experimental.gc.result.i32(token)
define i32 @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.result.i32(token undef)
  ret i32 %r
}
