; test: verify
; llvm: 14
; Operand bundles of llvm.assume.
;--- accepts-assume
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i8* %p, i64 8) ]
  ret void
}

;--- assume-align-is-of-pointer-alignment-and-perhaps-offset
; LLVM 14: alignment assumptions should have 2 or 3 arguments
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i8* %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "align" needs a pointer, an alignment, and optionally an offset [SP0218]
  ret void
}

;--- assume-align-begins-with-pointer-not-i64
; LLVM 14: first argument should be a pointer
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i64 8, i64 8) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the first operand of "align" must be a pointer, not i64 [SP0218]
  ret void
}

;--- assume-alignment-and-offset-of-align-are-integers
; LLVM 14: second argument should be an integer
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i8* %p, i8* %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the alignment and the offset of "align" must be integers [SP0218]
  ret void
}

;--- accepts-assume-i64-4
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i8* %p, i64 8, i64 4) ]
  ret void
}

;--- assume-alignment-and-offset-of-align-are-integers-i64
; LLVM 14: third argument should be an integer if present
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i8* %p, i64 8, i8* %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the alignment and the offset of "align" must be integers [SP0218]
  ret void
}

;--- assume-align-is-of-pointer-alignment-and-perhaps-offset-i64
; LLVM 14: alignment assumptions should have 2 or 3 arguments
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i8* %p, i64 8, i64 1, i64 1) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "align" needs a pointer, an alignment, and optionally an offset [SP0218]
  ret void
}

;--- accepts-assume-nonnull
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"(i8* %p) ]
  ret void
}

;--- assume-nonnull-is-of-one-value
; LLVM 14: this attribute should have one argument
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "nonnull" needs one value [SP0218]
  ret void
}

;--- assume-nonnull-is-of-one-value-i8
; LLVM 14: this attribute should have one argument
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"(i8* %p, i64 1) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "nonnull" needs one value [SP0218]
  ret void
}

;--- accepts-assume-dereferenceable
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(i8* %p, i64 8) ]
  ret void
}

;--- assume-number-of-dereferenceable-is-constant
; LLVM 14: the second argument should be a constant integral value
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(i8* %p, i64 %l) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the number of "dereferenceable" must be a constant [SP0218]
  ret void
}

;--- assume-dereferenceable-is-of-value-and-number
; LLVM 14: this attribute should have 2 arguments
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(i8* %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "dereferenceable" needs a value and a number [SP0218]
  ret void
}

;--- accepts-assume-noundef
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "noundef"(i32 %i) ]
  ret void
}

;--- accepts-assume-cold
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "cold"() ]
  ret void
}

;--- assume-cold-is-of-no-value
; LLVM 14: this attribute has no argument
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "cold"(i32 0) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "cold" takes no value [SP0218]
  ret void
}

;--- accepts-assume-ignore
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "ignore"(i32 0) ]
  ret void
}

;--- assume-tag-of-bundle-is-attribute-but-foo-is-none
; LLVM 14: tags must be valid attribute names
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "foo"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the tag of a bundle must be an attribute, which "foo" is not [SP0218]
  ret void
}

;--- assume-separate-storage-is-of-two-pointers
; LLVM 14: tags must be valid attribute names
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "separate_storage"(i8* %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "separate_storage" needs two pointers [SP0218]
  ret void
}

;--- assume-separate-storage-is-of-two-pointers-i64
; LLVM 14: tags must be valid attribute names
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "separate_storage"(i8* %p, i64 0) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "separate_storage" needs two pointers [SP0218]
  ret void
}

;--- assume-nonnull-has-too-many-operands
; LLVM 14: too many arguments
declare void @llvm.assume(i1)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"(i8* %p, i64 1, i64 2) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "nonnull" has too many operands [SP0218]
  ret void
}
