; test: verify
; llvm: 14
; Small modules, and what LLVM 14 says of those that it refuses.
;---
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i8* %p, i64 8) ]
  ret void
}

;---
; LLVM 14: alignment assumptions should have 2 or 3 arguments
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i8* %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "align" is of a pointer, an alignment, and perhaps an offset [SP0218]
  ret void
}

;---
; LLVM 14: first argument should be a pointer
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i64 8, i64 8) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "align" begins with a pointer, not i64 [SP0218]
  ret void
}

;---
; LLVM 14: second argument should be an integer
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i8* %p, i8* %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the alignment and the offset of "align" are integers [SP0218]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i8* %p, i64 8, i64 4) ]
  ret void
}

;---
; LLVM 14: third argument should be an integer if present
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i8* %p, i64 8, i8* %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the alignment and the offset of "align" are integers [SP0218]
  ret void
}

;---
; LLVM 14: alignment assumptions should have 2 or 3 arguments
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i8* %p, i64 8, i64 1, i64 1) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "align" is of a pointer, an alignment, and perhaps an offset [SP0218]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"(i8* %p) ]
  ret void
}

;---
; LLVM 14: this attribute should have one argument
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "nonnull" is of one value [SP0218]
  ret void
}

;---
; LLVM 14: this attribute should have one argument
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"(i8* %p, i64 1) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "nonnull" is of one value [SP0218]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(i8* %p, i64 8) ]
  ret void
}

;---
; LLVM 14: the second argument should be a constant integral value
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(i8* %p, i64 %l) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the number of "dereferenceable" is a constant [SP0218]
  ret void
}

;---
; LLVM 14: this attribute should have 2 arguments
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(i8* %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "dereferenceable" is of a value and a number [SP0218]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "noundef"(i32 %i) ]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "cold"() ]
  ret void
}

;---
; LLVM 14: this attribute has no argument
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "cold"(i32 0) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "cold" is of no value [SP0218]
  ret void
}

;---
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "ignore"(i32 0) ]
  ret void
}

;---
; LLVM 14: tags must be valid attribute names
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "foo"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the tag of a bundle is an attribute, but "foo" is none [SP0218]
  ret void
}

;---
; LLVM 14: tags must be valid attribute names
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "separate_storage"(i8* %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "separate_storage" is of two pointers [SP0218]
  ret void
}

;---
; LLVM 14: tags must be valid attribute names
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "separate_storage"(i8* %p, i64 0) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "separate_storage" is of two pointers [SP0218]
  ret void
}

;---
; LLVM 14: too many arguments
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"(i8* %p, i64 1, i64 2) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "nonnull" has too many operands [SP0218]
  ret void
}

;---
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1023)
  ret void
}

;---
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1024)
  ret void
}

;---
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 %i)
  ret void
}

;---
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.upward")
  ret void
}

;---
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.dynamic")
  ret void
}

;---
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata i32 0)
  ret void
}

;---
declare i8 @llvm.scmp.i8.i32(i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8 @llvm.scmp.i8.i32(i32 %i, i32 %i)
  ret void
}

;---
declare i1 @llvm.scmp.i1.i32(i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.scmp.i1.i32(i32 %i, i32 %i)
  ret void
}

;---
declare <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32>, <4 x i32>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32> %w, <4 x i32> %w)
  ret void
}

;---
declare <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32>, <4 x i32>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32> %w, <4 x i32> %w)
  ret void
}

;---
declare void @llvm.prefetch.p0(i8*, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(i8* %p, i32 0, i32 3, i32 1)
  ret void
}

;---
; LLVM 14: invalid arguments to llvm.prefetch
declare void @llvm.prefetch.p0(i8*, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(i8* %p, i32 2, i32 3, i32 1)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.prefetch.p0i8: argument 2 is at most 1 [SP0218]
  ret void
}

;---
; LLVM 14: invalid arguments to llvm.prefetch
declare void @llvm.prefetch.p0(i8*, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(i8* %p, i32 1, i32 4, i32 1)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.prefetch.p0i8: argument 3 is at most 3 [SP0218]
  ret void
}

;---
declare void @llvm.prefetch.p0(i8*, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(i8* %p, i32 1, i32 3, i32 2)
  ret void
}

;---
; LLVM 14: immarg operand has non-immediate parameter
declare void @llvm.prefetch.p0(i8*, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.prefetch.p0(i8* %p, i32 %i, i32 3, i32 1)
;                                         ^~
; error: argument 2 of @llvm.prefetch.p0i8 must be an immediate constant [SP0307]
  ret void
}

;---
; LLVM 14: '@f' defined with type 'void (i8*, i32, i64, <4 x float>, <4 x i32>, <4 x i1>, float)*' but expected 'i8*'
declare void @llvm.init.trampoline(i8*, i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.init.trampoline(i8* %p, i8* @f, i8* %p)
;                                             ^~
; error: `@f` has type `void (i8*, i32, i64, <4 x float>, <4 x i32>, <4 x i1>, float)*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: llvm.init_trampoline parameter #2 must resolve to a function.
declare void @llvm.init.trampoline(i8*, i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.init.trampoline(i8* %p, i8* %p, i8* %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.init.trampoline: the second argument is a function [SP0218]
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i8**' but expected 'i8*'
declare void @llvm.stackprotector(i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i8*
  call void @llvm.stackprotector(i8* %p, i8* %a)
;                                            ^~
; error: `%a` is defined with type `i8**`, but used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.stackprotector(i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.stackprotector(i8* %p, i8* %p)
;                                            ^~
; error: argument 2 of @llvm.stackprotector is a pointer to a pointer, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i32*' but expected 'i8*'
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void (...) @llvm.localescape(i8* %a)
;                                       ^~
; error: `%a` is defined with type `i32*`, but used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i32*' but expected 'i8*'
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void (...) @llvm.localescape(i8* %a)
;                                       ^~
; error: `%a` is defined with type `i32*`, but used with type `i8*` [SP0104]
  call void (...) @llvm.localescape(i8* %a)
;                                       ^~
; error: `%a` is defined with type `i32*`, but used with type `i8*` [SP0104]
  ret void
}

;---
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (...) @llvm.localescape(i8* null)
  ret void
}

;---
; LLVM 14: llvm.localescape only accepts static allocas
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (...) @llvm.localescape(i8* %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: argument 1 is an alloca of the entry block with a fixed size [SP0218]
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i32*' but expected 'i8*'
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32, i32 %i
  call void (...) @llvm.localescape(i8* %a)
;                                       ^~
; error: `%a` is defined with type `i32*`, but used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: llvm.localescape used outside of entry block
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  br label %b
  b:
  call void (...) @llvm.localescape()
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.localescape: it is called in the entry block [SP0218]
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i32*' but expected 'i8*'
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void (...) @llvm.localescape(i8* %a)
;                                       ^~
; error: `%a` is defined with type `i32*`, but used with type `i8*` [SP0104]
  %r = call i8* @llvm.localrecover(i8* @f, i8* %p, i32 0)
;                                      ^~
; error: `@f` has type `void (i8*, i32, i64, <4 x float>, <4 x i32>, <4 x i1>, float)*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i32*' but expected 'i8*'
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void (...) @llvm.localescape(i8* %a)
;                                       ^~
; error: `%a` is defined with type `i32*`, but used with type `i8*` [SP0104]
  %r = call i8* @llvm.localrecover(i8* @f, i8* %p, i32 1)
;                                      ^~
; error: `@f` has type `void (i8*, i32, i64, <4 x float>, <4 x i32>, <4 x i1>, float)*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: llvm.localrecover first argument must be function defined in this module
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.localrecover(i8* %p, i8* %p, i32 1)
; ^~
; error: @llvm.localrecover: the first argument is a function defined in this module [SP0218]
  ret void
}

;---
; LLVM 14: '@g' defined with type 'void ()*' but expected 'i8*'
declare void @g()
declare void @llvm.localescape(...)
declare i8* @llvm.localrecover(i8*, i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.localrecover(i8* @g, i8* %p, i32 1)
;                                      ^~
; error: `@g` has type `void ()*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
declare void @llvm.experimental.guard(i1, ...)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 true) [ "deopt"() ]
  ret void
}

;---
; LLVM 14: experimental_guard must have exactly one "deopt" operand bundle
declare void @llvm.experimental.guard(i1, ...)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
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
; LLVM 14: calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
; ^~
; error: @llvm.experimental.deoptimize.i32: it is followed by the return of its result [SP0218]
  ret i32 0
}

;---
; LLVM 14: experimental_deoptimize must have exactly one "deopt" operand bundle
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32()
; ^~
; error: @llvm.experimental.deoptimize.i32: it has one bundle "deopt" [SP0218]
  ret i32 %r
}

;---
; LLVM 14: calls to experimental_deoptimize must be followed by a return
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
; LLVM 14: experimental_deoptimize return type must match caller return type
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
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  ret void
}

;---
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare i32 @llvm.experimental.deoptimize.i32(...)
declare fastcc void @llvm.experimental.deoptimize.isVoid(...)
;                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a function with fastcc has no variable arguments [SP0216]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call fastcc void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.deoptimize.isVoid: all of its declarations have one calling convention [SP0218]
  ret void
}

;---
declare void @llvm.va_start.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.va_start.p0(i8* %p)
  ret void
}

;---
declare void @llvm.va_start.p0(i8*)
define void @f(i8* %p, ...) {
  call void @llvm.va_start.p0(i8* %p)
  ret void
}

;---
; LLVM 14: bswap must be an even number of bytes
declare i8 @llvm.bswap.i8(i8)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8 @llvm.bswap.i8(i8 0)
; ^~
; error: @llvm.bswap.i8: i8 is no even number of bytes [SP0218]
  ret void
}

;---
declare i16 @llvm.bswap.i16(i16)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i16 @llvm.bswap.i16(i16 0)
  ret void
}

;---
; LLVM 14: bswap must be an even number of bytes
declare i24 @llvm.bswap.i24(i24)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i24 @llvm.bswap.i24(i24 0)
; ^~
; error: @llvm.bswap.i24: i24 is no even number of bytes [SP0218]
  ret void
}

;---
declare i32 @llvm.bswap.i32(i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.bswap.i32(i32 0)
  ret void
}

;---
declare i48 @llvm.bswap.i48(i48)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i48 @llvm.bswap.i48(i48 0)
  ret void
}

;---
declare i8* @llvm.invariant.start.p0(i64, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.invariant.start.p0(i64 4, i8* %p)
  ret void
}

;---
declare i8* @llvm.invariant.start.p0(i64, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.invariant.start.p0(i64 -1, i8* %p)
  ret void
}

;---
; LLVM 14: invariant_start parameter must be -1, 0 or a positive number
declare i8* @llvm.invariant.start.p0(i64, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.invariant.start.p0(i64 -2, i8* %p)
; ^~
; error: @llvm.invariant.start.p0i8: the first argument is a constant size, or -1 [SP0218]
  ret void
}

;---
; LLVM 14: immarg operand has non-immediate parameter
declare i8* @llvm.invariant.start.p0(i64, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.invariant.start.p0(i64 %l, i8* %p)
;                                            ^~
; error: argument 1 of @llvm.invariant.start.p0i8 must be an immediate constant [SP0307]
  ret void
}

;---
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8*, i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8* align 4 %p, i8* align 4 %p, i32 16, i32 4)
  ret void
}

;---
; LLVM 14: element size of the element-wise atomic memory intrinsic must be a power of 2
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8*, i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8* align 4 %p, i8* align 4 %p, i32 16, i32 3)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memcpy.element.unordered.atomic.p0i8.p0i8.i32: the size of an element is a power of two [SP0218]
  ret void
}

;---
; LLVM 14: incorrect alignment of the destination argument
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8*, i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8* align 2 %p, i8* align 4 %p, i32 16, i32 4)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memcpy.element.unordered.atomic.p0i8.p0i8.i32: argument 1 is aligned to at least the size of an element, 4 [SP0218]
  ret void
}

;---
; LLVM 14: incorrect alignment of the source argument
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8*, i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8* align 4 %p, i8* %p, i32 16, i32 4)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memcpy.element.unordered.atomic.p0i8.p0i8.i32: argument 2 is aligned to at least the size of an element, 4 [SP0218]
  ret void
}

;---
; LLVM 14: immarg operand has non-immediate parameter
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8*, i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(i8* align 4 %p, i8* align 4 %p, i32 16, i32 %i)
;                                                                                                       ^~
; error: argument 4 of @llvm.memcpy.element.unordered.atomic.p0i8.p0i8.i32 must be an immediate constant [SP0307]
  ret void
}

;---
; LLVM 14: incorrect alignment of the destination argument
declare void @llvm.memset.element.unordered.atomic.p0.i32(i8*, i8, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memset.element.unordered.atomic.p0.i32(i8* align 1 %p, i8 0, i32 4, i32 2)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.memset.element.unordered.atomic.p0i8.i32: argument 1 is aligned to at least the size of an element, 2 [SP0218]
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(i8* preallocated(i32) %a) [ "preallocated"(token %t) ]
;                  ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: an index of @llvm.call.preallocated.arg is a constant from 0 to before 1 [SP0218]
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 1) preallocated(i32)
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: an index of @llvm.call.preallocated.arg is a constant from 0 to before 1 [SP0218]
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 %i) preallocated(i32)
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 0)
; ^~
; error: @llvm.call.preallocated.arg: the call has the attribute preallocated(…) with the type of the argument [SP0218]
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = call i8* @llvm.call.preallocated.arg(token none, i32 0) preallocated(i32)
; ^~
; error: @llvm.call.preallocated.arg: the first argument is the token of @llvm.call.preallocated.setup [SP0218]
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void @llvm.call.preallocated.teardown(token %t)
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.call.preallocated.teardown(token none)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.call.preallocated.teardown: the first argument is the token of @llvm.call.preallocated.setup [SP0218]
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: it makes room for 1 argument, but the call has 2 that are preallocated [SP0218]
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @h(i8* preallocated(i32) %a, i8* preallocated(i32) %a) [ "preallocated"(token %t) ]
;                  ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: its token is for one call [SP0218]
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(i8* preallocated(i32) %a) [ "preallocated"(token %t) ]
;                  ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
  call void @g(i8* preallocated(i32) %a) [ "preallocated"(token %t) ]
;                  ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: its token stands in the bundle "preallocated" of the call [SP0218]
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(i8* preallocated(i32) %a) [ "x"(token %t) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a preallocated argument needs the bundle "preallocated" or a musttail call, and not both [SP0214]
;                  ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 %i)
; ^~
; error: @llvm.call.preallocated.setup: the argument is a constant [SP0218]
  ret void
}

;---
; LLVM 14: '@f' defined with type 'void (i8*, i32, i64, <4 x float>, <4 x i32>, <4 x i1>, float)*' but expected 'void (i8*)*'
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @f(i8* %p) preallocated(i32)
;           ^~
; error: `@f` takes 7 arguments, 1 given [SP0104]
;   note: `@f` has type `void (i8*, i32, i64, <4 x float>, <4 x i32>, <4 x i1>, float)`.
  ret void
}

;---
; LLVM 14: '@t' defined with type 'i32*' but expected 'i8*'
@t = thread_local global i32 0
@n = global i32 0
declare i8* @llvm.threadlocal.address.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.threadlocal.address.p0(i8* @t)
;                                                ^~
; error: `@t` has type `i32*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '@n' defined with type 'i32*' but expected 'i8*'
@t = thread_local global i32 0
@n = global i32 0
declare i8* @llvm.threadlocal.address.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.threadlocal.address.p0(i8* @n)
;                                                ^~
; error: `@n` has type `i32*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
@t = thread_local global i32 0
@n = global i32 0
declare i8* @llvm.threadlocal.address.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.threadlocal.address.p0(i8* %p)
  ret void
}

;---
declare i8* @llvm.ptrmask.p0.i64(i8*, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.ptrmask.p0.i64(i8* %p, i64 %l)
  ret void
}

;---
declare i8* @llvm.ptrmask.p0.i32(i8*, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.ptrmask.p0.i32(i8* %p, i32 %i)
  ret void
}

;---
; LLVM 14: Attribute 'elementtype' type does not match parameter!
declare i8* @llvm.preserve.array.access.index.p0.p0(i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.preserve.array.access.index.p0.p0(i8* elementtype(i32) %p, i32 0, i32 1)
;                                                           ^~~~~~~~~~~
; error: elementtype(i32) stands on a pointer to something else, i8* [SP0214]
  ret void
}

;---
; LLVM 14: Intrinsic requires elementtype attribute on first argument.
declare i8* @llvm.preserve.array.access.index.p0.p0(i8*, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i8* @llvm.preserve.array.access.index.p0.p0(i8* %p, i32 0, i32 1)
; ^~
; error: @llvm.preserve.array.access.index.p0i8.p0i8: the first argument needs elementtype(…) [SP0218]
  ret void
}

;---
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;---
; LLVM 14: !id.scope.list must point to a list with a single scope
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.noalias.scope.decl: the argument is a list of one scope [SP0218]
  ret void
}
!0 = !{!1, !1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;---
; LLVM 14: scope list must consist of MDNodes
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.noalias.scope.decl: it is a list of scopes, which are nodes [SP0218]
  ret void
}
!0 = !{!"a"}

;---
; LLVM 14: '%a' defined with type 'i32*' but expected 'i8*'
declare void @llvm.lifetime.start.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(i8* %a)
;                                       ^~
; error: `%a` is defined with type `i32*`, but used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: (crashes)
declare void @llvm.lifetime.start.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.lifetime.start.p0(i8* %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.lifetime.start.p0 takes 2 arguments, but is declared with 1 [SP0218]
;   note: LLVM's verifier says: Callsite was not defined with variable arguments!
  ret void
}

;---
; LLVM 14: (crashes)
declare void @llvm.lifetime.start.p0(i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.lifetime.start.p0(i8* poison)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.lifetime.start.p0 takes 2 arguments, but is declared with 1 [SP0218]
;   note: LLVM's verifier says: Callsite was not defined with variable arguments!
  ret void
}

;---
declare void @llvm.lifetime.start.p0(i64, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.lifetime.start.p0(i64 4, i8* %p)
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i32*' but expected 'i8*'
declare void @llvm.lifetime.start.p0(i64, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, i8* %a)
;                                              ^~
; error: `%a` is defined with type `i32*`, but used with type `i8*` [SP0104]
  ret void
}

;---
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, i8*, i32, ...)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call anyregcc i64 (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.i64(i64 0, i32 15, i8* null, i32 0)
  ret void
}

;---
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, i8*, i32, ...)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i64 (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.i64(i64 %l, i32 15, i8* null, i32 0)
  ret void
}

;---
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 0, i32 %i)
  ret void
}

;---
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %i, i32 %i)
  ret void
}

;---
; LLVM 14: get_active_lane_mask: element type is not i1
declare <4 x i8> @llvm.get.active.lane.mask.v4i8.i32(i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.get.active.lane.mask.v4i8.i32(i32 %i, i32 %i)
; ^~
; error: @llvm.get.active.lane.mask.v4i8.i32: it gives a vector of i1, not <4 x i8> [SP0218]
  ret void
}

;---
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %i, i32 4, i1 true)
  ret void
}

;---
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %i, i32 0, i1 true)
  ret void
}

;---
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %i, i32 -4, i1 true)
  ret void
}

;---
; LLVM 14: masked_load: alignment must be a power of 2
declare <4 x float> @llvm.masked.load.v4f32.p0(i8*, i32, <4 x i1>, <4 x float>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(i8* %p, i32 3, <4 x i1> %m, <4 x float> %v)
; ^~
; error: @llvm.masked.load.v4f32.p0i8: the alignment is a power of two [SP0218]
  ret void
}

;---
; LLVM 14: immarg operand has non-immediate parameter
declare <4 x float> @llvm.masked.load.v4f32.p0(i8*, i32, <4 x i1>, <4 x float>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(i8* %p, i32 %i, <4 x i1> %m, <4 x float> %v)
;                                                              ^~
; error: argument 2 of @llvm.masked.load.v4f32.p0i8 must be an immediate constant [SP0307]
  ret void
}

;---
; LLVM 14: Incorrect number of arguments passed to called function!
declare <4 x float> @llvm.masked.load.v4f32.p0(i8*, <4 x i1>, <4 x float>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(i8* align 4 %p, <4 x i1> %m, <4 x float> %v)
; ^~
; error: @llvm.masked.load.v4f32.p0 takes 4 arguments, but is declared with 3 [SP0218]
;   note: LLVM's verifier says: Callsite was not defined with variable arguments!
  ret void
}

;---
; LLVM 14: Incorrect number of arguments passed to called function!
declare void @llvm.masked.store.v4f32.p0(<4 x float>, i8*, <4 x i1>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v, i8* align 4 %p, <4 x i1> %m)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.masked.store.v4f32.p0 takes 4 arguments, but is declared with 3 [SP0218]
;   note: LLVM's verifier says: Callsite was not defined with variable arguments!
  ret void
}

;---
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 2, i32 2)
  ret void
}

;---
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 4, i32 1, i32 1)
  ret void
}

;---
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 3, i32 2)
  ret void
}

;---
; LLVM 14: Result of a matrix operation does not fit in the returned vector!
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 2, i32 3)
; ^~
; error: @llvm.matrix.multiply.v4f32.v4f32.v4f32: a matrix of 2 × 3 is a vector of 6, not <4 x float> [SP0218]
  ret void
}

;---
; LLVM 14: immarg operand has non-immediate parameter
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 %i, i32 2, i32 2)
;                                                                                                   ^~
; error: argument 3 of @llvm.matrix.multiply.v4f32.v4f32.v4f32 must be an immediate constant [SP0307]
  ret void
}

;---
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %v, i32 2, i32 2)
  ret void
}

;---
; LLVM 14: Result of a matrix operation does not fit in the returned vector!
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %v, i32 3, i32 2)
; ^~
; error: @llvm.matrix.transpose.v4f32: a matrix of 3 × 2 is a vector of 6, not <4 x float> [SP0218]
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(i8*, i64, i1, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(i8* %p, i64 1, i1 false, i32 2, i32 2)
;                                                                    ^~
; error: argument 1 of @llvm.matrix.column.major.load.v4f32.i64 is a pointer to an element of <4 x float>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(i8*, i64, i1, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(i8* %p, i64 4, i1 false, i32 3, i32 2)
;                                                                    ^~
; error: argument 1 of @llvm.matrix.column.major.load.v4f32.i64 is a pointer to an element of <4 x float>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, i8*, i64, i1, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %v, i8* %p, i64 1, i1 false, i32 2, i32 2)
;                                                                         ^~
; error: argument 2 of @llvm.matrix.column.major.store.v4f32.i64 is a pointer to an element of <4 x float>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, i8*, i64, i1, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %v, i8* %p, i64 4, i1 false, i32 3, i32 2)
;                                                                         ^~
; error: argument 2 of @llvm.matrix.column.major.store.v4f32.i64 is a pointer to an element of <4 x float>, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;---
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 3)
  ret void
}

;---
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 4)
  ret void
}

;---
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 -5)
  ret void
}

;---
declare <4 x i4> @llvm.stepvector.v4i4()
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i4> @llvm.stepvector.v4i4()
  ret void
}

;---
declare <4 x i8> @llvm.stepvector.v4i8()
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.stepvector.v4i8()
  ret void
}

;---
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 0)
  ret void
}

;---
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 2)
  ret void
}

;---
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 1)
  ret void
}

;---
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 4)
  ret void
}

;---
declare <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float>, <2 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2f32(<4 x float> %v, <2 x float> zeroinitializer, i64 %l)
  ret void
}

;---
declare <4 x float> @llvm.vector.insert.v4f32.v2i32(<4 x float>, <2 x i32>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x float> @llvm.vector.insert.v4f32.v2i32(<4 x float> %v, <2 x i32> zeroinitializer, i64 0)
  ret void
}

;---
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 0)
  ret void
}

;---
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 2)
  ret void
}

;---
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 1)
  ret void
}

;---
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 4)
  ret void
}

;---
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"oeq", <4 x i1> %m, i32 4)
  ret void
}

;---
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"eq", <4 x i1> %m, i32 4)
  ret void
}

;---
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"foo", <4 x i1> %m, i32 4)
  ret void
}

;---
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %v, <4 x float> %v, metadata !"true", <4 x i1> %m, i32 4)
  ret void
}

;---
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %w, <4 x i32> %w, metadata !"oeq", <4 x i1> %m, i32 4)
  ret void
}

;---
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %w, <4 x i32> %w, metadata !"eq", <4 x i1> %m, i32 4)
  ret void
}

;---
declare <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32> %w, <4 x i1> %m, i32 4)
  ret void
}

;---
declare <4 x i64> @llvm.vp.trunc.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i64> @llvm.vp.trunc.v4i64.v4i32(<4 x i32> %w, <4 x i1> %m, i32 4)
  ret void
}

;---
declare <4 x i64> @llvm.vp.fptosi.v4i64.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <4 x i64> @llvm.vp.fptosi.v4i64.v4i32(<4 x i32> %w, <4 x i1> %m, i32 4)
  ret void
}

;---
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.smul.fix.i32(i32 %i, i32 %i, i32 31)
  ret void
}

;---
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 31)
  ret void
}

;---
; LLVM 14: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.smul.fix.i32(i32 %i, i32 %i, i32 32)
; ^~
; error: @llvm.smul.fix.i32: a scale of 32 bits is too large for i32 [SP0218]
  ret void
}

;---
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 32)
  ret void
}

;---
; LLVM 14: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.smul.fix.i32(i32 %i, i32 %i, i32 33)
; ^~
; error: @llvm.smul.fix.i32: a scale of 33 bits is too large for i32 [SP0218]
  ret void
}

;---
; LLVM 14: the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 33)
; ^~
; error: @llvm.umul.fix.i32: a scale of 33 bits is too large for i32 [SP0218]
  ret void
}

;---
; LLVM 14: immarg operand has non-immediate parameter
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.umul.fix.i32(i32 %i, i32 %i, i32 %i)
;                                                      ^~
; error: argument 3 of @llvm.umul.fix.i32 must be an immediate constant [SP0307]
  ret void
}

;---
declare i32 @llvm.lrint.i32.f32(float)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.lrint.i32.f32(float %x)
  ret void
}

;---
; LLVM 14: Intrinsic does not support vectors
declare <2 x i32> @llvm.lrint.v2i32.v4f32(<4 x float>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call <2 x i32> @llvm.lrint.v2i32.v4f32(<4 x float> %v)
; ^~
; error: @llvm.lrint.v2i32.v4f32: it is for scalars in modules of typed pointers [SP0218]
  ret void
}

;---
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}

;---
; LLVM 14: invalid rounding mode argument
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.foo", metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fadd.f32: the argument before the last says how to round, such as !"round.tonearest" [SP0218]
  ret void
}

;---
; LLVM 14: invalid exception behavior argument
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.foo")
; ^~
; error: @llvm.experimental.constrained.fadd.f32: the last argument is !"fpexcept.ignore", !"fpexcept.maytrap" or !"fpexcept.strict" [SP0218]
  ret void
}

;---
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.tonearestaway", metadata !"fpexcept.ignore")
  ret void
}

;---
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"oeq", metadata !"fpexcept.strict")
  ret void
}

;---
; LLVM 14: invalid predicate for constrained FP comparison intrinsic
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"eq", metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fcmp.f32: the third argument is a predicate, such as !"oeq" [SP0218]
  ret void
}

;---
; LLVM 14: invalid predicate for constrained FP comparison intrinsic
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"foo", metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fcmp.f32: the third argument is a predicate, such as !"oeq" [SP0218]
  ret void
}

;---
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"uno", metadata !"fpexcept.strict")
  ret void
}

;---
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %x, metadata !"fpexcept.strict")
  ret void
}

;---
; LLVM 14: invalid exception behavior argument
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %x, metadata !"x")
; ^~
; error: @llvm.experimental.constrained.fptosi.i32.f32: the last argument is !"fpexcept.ignore", !"fpexcept.maytrap" or !"fpexcept.strict" [SP0218]
  ret void
}

;---
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call double @llvm.experimental.constrained.fpext.f64.f32(float %x, metadata !"fpexcept.strict")
  ret void
}

;---
; LLVM 14: Intrinsic first argument's type must be smaller than result type
declare half @llvm.experimental.constrained.fpext.f16.f32(float, metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call half @llvm.experimental.constrained.fpext.f16.f32(float %x, metadata !"fpexcept.strict")
; ^~
; error: @llvm.experimental.constrained.fpext.f16.f32: there is no fpext from float to half [SP0218]
  ret void
}

;---
declare float @llvm.fabs.f32(float)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret void
}

;---
declare float @llvm.fabs.f64(float)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.fabs.f64(float %x)
  ret void
}

;---
declare float @llvm.fabs(float)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call float @llvm.fabs(float %x)
  ret void
}

;---
declare i32 @llvm.ctlz.i32(i32, i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %i, i1 false)
  ret void
}

;---
declare i32 @llvm.ctlz.i32(i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %i)
  ret void
}

;---
declare void @llvm.memcpy.p0.p0.i64(i8*, i8*, i64, i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.memcpy.p0.p0.i64(i8* %p, i8* %p, i64 4, i1 false)
  ret void
}

;---
; LLVM 14: immarg operand has non-immediate parameter
declare void @llvm.memcpy.p0.p0.i64(i8*, i8*, i64, i1)
define void @f(i8* %p, i1 %q) {
  call void @llvm.memcpy.p0.p0.i64(i8* %p, i8* %p, i64 4, i1 %q)
;                                                            ^~
; error: argument 4 of @llvm.memcpy.p0i8.p0i8.i64 must be an immediate constant [SP0307]
  ret void
}

;---
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 %i)
  ret void
}

;---
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %w)
  ret void
}

;---
declare i32 @llvm.abs.i32(i32, i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.abs.i32(i32 %i, i1 true)
  ret void
}

;---
; LLVM 14: immarg operand has non-immediate parameter
declare i32 @llvm.abs.i32(i32, i1)
define void @f(i32 %i, i1 %z) {
  %r = call i32 @llvm.abs.i32(i32 %i, i1 %z)
;                                        ^~
; error: argument 2 of @llvm.abs.i32 must be an immediate constant [SP0307]
  ret void
}

;---
declare i32 @llvm.nosuch.i32(i32)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call i32 @llvm.nosuch.i32(i32 %i)
  ret void
}

;---
declare token @llvm.coro.id(i32, i8*, i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, i8* null, i8* null, i8* null)
  ret void
}

;---
; LLVM 14: '@c' defined with type '{ i32 }*' but expected 'i8*'
@c = constant { i32 } { i32 7 }
@d = global { i32 } { i32 7 }
@e = constant i32 7
declare token @llvm.coro.id(i32, i8*, i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, i8* null, i8* null, i8* @c)
;                                                              ^~
; error: `@c` has type `{ i32 }*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '@d' defined with type '{ i32 }*' but expected 'i8*'
@c = constant { i32 } { i32 7 }
@d = global { i32 } { i32 7 }
@e = constant i32 7
declare token @llvm.coro.id(i32, i8*, i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, i8* null, i8* null, i8* @d)
;                                                              ^~
; error: `@d` has type `{ i32 }*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '@e' defined with type 'i32*' but expected 'i8*'
@c = constant { i32 } { i32 7 }
@d = global { i32 } { i32 7 }
@e = constant i32 7
declare token @llvm.coro.id(i32, i8*, i8*, i8*)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %r = call token @llvm.coro.id(i32 0, i8* null, i8* null, i8* @e)
;                                                              ^~
; error: `@e` has type `i32*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: gc relocate is incorrectly tied to the statepoint
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg)
define i8 addrspace(1)* @f() gc "statepoint-example" {
  %r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token none, i32 0, i32 0)
;                                                                      ^~~~
; error: the first argument must be the token of a statepoint [SP0304]
  ret i8 addrspace(1)* %r
}

;---
; LLVM 14: gc relocate is incorrectly tied to the statepoint
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg)
define i8 addrspace(1)* @f() gc "statepoint-example" {
  %r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token undef, i32 0, i32 0)
;                                                                      ^~~~~
; error: the first argument must be the token of a statepoint [SP0304]
  ret i8 addrspace(1)* %r
}

;---
; LLVM 14: gc relocate is incorrectly tied to the statepoint
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg)
define i8 addrspace(1)* @f() gc "statepoint-example" {
  %r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token poison, i32 0, i32 0)
;                                                                      ^~~~~~
; error: the first argument must be the token of a statepoint [SP0304]
  ret i8 addrspace(1)* %r
}

;---
; LLVM 14: gc.result operand #1 must be from a statepoint
declare i32 @llvm.experimental.gc.result.i32(token)
define i32 @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.result.i32(token none)
;                                                      ^~~~
; error: the argument of a gc.result must be the token of a statepoint [SP0305]
  ret i32 %r
}

;---
; LLVM 14: gc.result operand #1 must be from a statepoint
declare i32 @llvm.experimental.gc.result.i32(token)
define i32 @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.result.i32(token undef)
;                                                      ^~~~~
; error: the argument of a gc.result must be the token of a statepoint [SP0305]
  ret i32 %r
}
