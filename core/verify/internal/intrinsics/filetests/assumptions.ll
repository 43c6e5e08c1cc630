; test: verify
; llvm: 22
; Operand bundles of llvm.assume.
;--- accepts-assume
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  ret void
}

;--- assume-align-is-of-pointer-alignment-and-perhaps-offset
; LLVM 22: alignment assumptions should have 2 or 3 arguments
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "align" needs a pointer, an alignment, and optionally an offset [SP0218]
  ret void
}

;--- assume-align-begins-with-pointer-not-i64
; LLVM 22: first argument should be a pointer
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i64 8, i64 8) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the first operand of "align" must be a pointer, not i64 [SP0218]
  ret void
}

;--- assume-alignment-and-offset-of-align-are-integers
; LLVM 22: second argument should be an integer
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, ptr %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the alignment and the offset of "align" must be integers [SP0218]
  ret void
}

;--- accepts-assume-i64-4
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8, i64 4) ]
  ret void
}

;--- assume-alignment-and-offset-of-align-are-integers-i64
; LLVM 22: third argument should be an integer if present
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8, ptr %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the alignment and the offset of "align" must be integers [SP0218]
  ret void
}

;--- assume-align-is-of-pointer-alignment-and-perhaps-offset-i64
; LLVM 22: alignment assumptions should have 2 or 3 arguments
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8, i64 1, i64 1) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "align" needs a pointer, an alignment, and optionally an offset [SP0218]
  ret void
}

;--- accepts-assume-nonnull
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p) ]
  ret void
}

;--- assume-nonnull-is-of-one-value
; LLVM 22: this attribute should have one argument
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "nonnull" needs one value [SP0218]
  ret void
}

;--- assume-nonnull-is-of-one-value-ptr
; LLVM 22: this attribute should have one argument
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p, i64 1) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "nonnull" needs one value [SP0218]
  ret void
}

;--- accepts-assume-dereferenceable-i64-8
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 8) ]
  ret void
}

;--- accepts-assume-dereferenceable
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 %l) ]
  ret void
}

;--- assume-dereferenceable-is-of-pointer-and-number-of-bytes
; LLVM 22: dereferenceable assumptions should have 2 arguments
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "dereferenceable" needs a pointer and a number of bytes [SP0218]
  ret void
}

;--- accepts-assume-noundef
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "noundef"(i32 %i) ]
  ret void
}

;--- accepts-assume-cold
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "cold"() ]
  ret void
}

;--- assume-cold-is-of-no-value
; LLVM 22: this attribute has no argument
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "cold"(i32 0) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "cold" takes no value [SP0218]
  ret void
}

;--- accepts-assume-ignore
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "ignore"(i32 0) ]
  ret void
}

;--- assume-tag-of-bundle-is-attribute-but-foo-is-none
; LLVM 22: tags must be valid attribute names
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "foo"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: the tag of a bundle must be an attribute, which "foo" is not [SP0218]
  ret void
}

;--- accepts-assume-separate-storage
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, ptr %p) ]
  ret void
}

;--- assume-separate-storage-is-of-two-pointers
; LLVM 22: separate_storage assumptions should have 2 arguments
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "separate_storage" needs two pointers [SP0218]
  ret void
}

;--- assume-separate-storage-is-of-two-pointers-i64
; LLVM 22: arguments to separate_storage assumptions should be pointers
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, i64 0) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "separate_storage" needs two pointers [SP0218]
  ret void
}

;--- assume-nonnull-has-too-many-operands
; LLVM 22: too many arguments
declare void @llvm.assume(i1)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p, i64 1, i64 2) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: "nonnull" has too many operands [SP0218]
  ret void
}

;--- condition-of-one-with-bundles
; LLVM 22: assume with operand bundles must have i1 true condition
define void @f(i1 %c, ptr %p) {
  call void @llvm.assume(i1 %c) [ "nonnull"(ptr %p) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.assume: an assumption with operand bundles has the condition `true` [SP0218]
  ret void
}
