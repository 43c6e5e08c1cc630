; test: verify
; llvm: 14
; Small modules, and what LLVM 14 says of those that it refuses.
;--- the-address-has-type-i8-but-i32-is-accessed
; LLVM 14: atomic load cannot use Release ordering
define void @f(i8* %p) {
  %v = load atomic i32, i8* %p release, align 4
;                       ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- atomic-load-cannot-use-release-ordering
; LLVM 14: atomic load cannot use Release ordering
define void @f(i8* %p) {
  %v = load atomic i32, i8* %p acq_rel, align 4
;                       ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- explicit-pointee-type-doesnt-match-operands-pointee-type
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define void @f(i8* %p) {
  %v = load atomic i32, i8* %p unordered, align 4
;                       ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- atomic-load-must-have-explicit-non-zero-alignment
; LLVM 14: atomic load must have explicit non-zero alignment
define void @f(i8* %p) {
  %v = load atomic i32, i8* %p seq_cst
;                       ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i32-is-accessed-define
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define void @f(i8* %p) {
  %v = load i32, i8* %p seq_cst, align 4
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- stored-value-and-pointer-type-do-not-match
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store atomic i32 0, i8* %p acquire, align 4
;                     ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i32-is-accessed-void
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store atomic i32 0, i8* %p acq_rel, align 4
;                     ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i24-is-accessed
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store atomic i24 0, i8* %p seq_cst, align 4
;                     ^~
; error: the address has type i8*, but i24 is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-2-x-i32-is-accessed
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store atomic <2 x i32> zeroinitializer, i8* %p seq_cst, align 8
;                                         ^~
; error: the address has type i8*, but <2 x i32> is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-2-x-i32-is-accessed-define
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store atomic [2 x i32] zeroinitializer, i8* %p seq_cst, align 8
;                                         ^~
; error: the address has type i8*, but [2 x i32] is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-float-is-accessed
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store atomic float 0.0, i8* %p seq_cst, align 8
;                         ^~
; error: the address has type i8*, but float is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-x86-fp80-is-accessed
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store atomic x86_fp80 0xK00000000000000000000, i8* %p seq_cst, align 8
;                                                ^~
; error: the address has type i8*, but x86_fp80 is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i8-is-accessed
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store atomic i8* null, i8* %p syncscope("agent") seq_cst, align 8
;                        ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i32-is-accessed-store
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store i32 0, i8* %p syncscope("agent"), align 8
;              ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- fence-cannot-have-the-ordering-unordered
; LLVM 14: fence cannot be unordered
define void @f(i8* %p) {
  fence unordered
;       ^~~~~~~~~
; error: `fence` cannot have the ordering unordered [SP0117]
  ret void
}

;--- fence-cannot-have-the-ordering-monotonic
; LLVM 14: fence cannot be monotonic
define void @f(i8* %p) {
  fence monotonic
;       ^~~~~~~~~
; error: `fence` cannot have the ordering monotonic [SP0117]
  ret void
}

;--- accepted-void-f-i8-p-fence-syncscope-a-acquire-ret-void
define void @f(i8* %p) {
  fence syncscope("a") acquire
  ret void
}

;--- invalid-cmpxchg-success-ordering
; LLVM 14: invalid cmpxchg success ordering
define void @f(i8* %p) {
  %x = cmpxchg i8* %p, i32 0, i32 1 unordered monotonic
;              ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- invalid-cmpxchg-failure-ordering
; LLVM 14: invalid cmpxchg failure ordering
define void @f(i8* %p) {
  %x = cmpxchg i8* %p, i32 0, i32 1 monotonic unordered
;              ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i32-is-accessed-cmpxchg
; LLVM 14: invalid cmpxchg failure ordering
define void @f(i8* %p) {
  %x = cmpxchg i8* %p, i32 0, i32 1 monotonic release
;              ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- compare-value-and-pointer-type-do-not-match
; LLVM 14: compare value and pointer type do not match
define void @f(i8* %p) {
  %x = cmpxchg i8* %p, i32 0, i32 1 monotonic seq_cst
;              ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i32-is-accessed-acq-rel
; LLVM 14: invalid cmpxchg failure ordering
define void @f(i8* %p) {
  %x = cmpxchg i8* %p, i32 0, i32 1 acq_rel acq_rel
;              ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-float-is-accessed-define
; LLVM 14: compare value and pointer type do not match
define void @f(i8* %p) {
  %x = cmpxchg i8* %p, float 0.0, float 1.0 acq_rel acquire
;              ^~
; error: the address has type i8*, but float is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i24-is-accessed-define
; LLVM 14: compare value and pointer type do not match
define void @f(i8* %p) {
  %x = cmpxchg i8* %p, i24 0, i24 1 acq_rel acquire
;              ^~
; error: the address has type i8*, but i24 is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i1-is-accessed
; LLVM 14: compare value and pointer type do not match
define void @f(i8* %p) {
  %x = cmpxchg i8* %p, i1 0, i1 1 acq_rel acquire
;              ^~
; error: the address has type i8*, but i1 is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i8-is-accessed-define
; LLVM 14: compare value and pointer type do not match
define void @f(i8* %p) {
  %x = cmpxchg weak volatile i8* %p, i8* null, i8* null syncscope("x") acq_rel acquire, align 16
;                            ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i32-is-accessed-i64
; LLVM 14: compare value and pointer type do not match
define void @f(i8* %p) {
  %x = cmpxchg i8* %p, i32 0, i64 1 acq_rel acquire
;              ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- atomicrmw-cannot-be-unordered
; LLVM 14: atomicrmw cannot be unordered
define void @f(i8* %p) {
  %x = atomicrmw add i8* %p, i32 0 unordered
;                    ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- atomicrmw-value-and-pointer-type-do-not-match
; LLVM 14: atomicrmw value and pointer type do not match
define void @f(i8* %p) {
  %x = atomicrmw add i8* %p, i32 0 monotonic, align 4
;                    ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i8-is-accessed-void
; LLVM 14: atomicrmw value and pointer type do not match
define void @f(i8* %p) {
  %x = atomicrmw add i8* %p, i8* null monotonic
;                    ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i8-is-accessed-atomicrmw
; LLVM 14: atomicrmw value and pointer type do not match
define void @f(i8* %p) {
  %x = atomicrmw xchg i8* %p, i8* null monotonic
;                     ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-2-x-i32-is-accessed-void
; LLVM 14: atomicrmw value and pointer type do not match
define void @f(i8* %p) {
  %x = atomicrmw xchg i8* %p, <2 x i32> zeroinitializer monotonic
;                     ^~
; error: the address has type i8*, but <2 x i32> is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-2-x-half-is-accessed
; LLVM 14: atomicrmw value and pointer type do not match
define void @f(i8* %p) {
  %x = atomicrmw fadd i8* %p, <2 x half> zeroinitializer monotonic
;                     ^~
; error: the address has type i8*, but <2 x half> is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-3-x-half-is-accessed
; LLVM 14: atomicrmw value and pointer type do not match
define void @f(i8* %p) {
  %x = atomicrmw fadd i8* %p, <3 x half> zeroinitializer monotonic
;                     ^~
; error: the address has type i8*, but <3 x half> is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i32-is-accessed-atomicrmw
; LLVM 14: atomicrmw value and pointer type do not match
define void @f(i8* %p) {
  %x = atomicrmw fadd i8* %p, i32 0 monotonic
;                     ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- expected-binary-operation-in-atomicrmw
; LLVM 14: expected binary operation in atomicrmw
define void @f(i8* %p) {
  %x = atomicrmw fminimum i8* %p, float 0.0 monotonic
;                         ^~
; error: the address has type i8*, but float is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i32-is-accessed-uinc-wrap
; LLVM 14: expected binary operation in atomicrmw
define void @f(i8* %p) {
  %x = atomicrmw uinc_wrap i8* %p, i32 0 monotonic
;                          ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-i32-is-accessed-usub-sat
; LLVM 14: expected binary operation in atomicrmw
define void @f(i8* %p) {
  %x = atomicrmw usub_sat i8* %p, i32 0 monotonic
;                         ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- foo-is-not-an-operation-of-atomicrmw
; LLVM 14: expected binary operation in atomicrmw
define void @f(i8* %p) {
  %x = atomicrmw foo i8* %p, i32 0 monotonic
;                ^~~
; error: `foo` is not an operation of atomicrmw [SP0108]
  ret void
}

;--- an-alloca-cannot-hold-o
; LLVM 14: Cannot allocate unsized type
define void @f(i8* %p) {
  %x = alloca %o
; ^~
; error: an alloca cannot hold %o [SP0207]
  ret void
}
%o = type opaque

;--- an-alloca-cannot-hold-void
; LLVM 14: invalid type for alloca
define void @f(i8* %p) {
  %x = alloca void ()
;             ^~~~
; error: an alloca cannot hold void () [SP0105]
  ret void
}

;--- an-alloca-cannot-hold-token
; LLVM 14: invalid type for alloca
define void @f(i8* %p) {
  %x = alloca token
;             ^~~~~
; error: an alloca cannot hold token [SP0105]
  ret void
}

;--- the-number-of-elements-must-be-an-integer-not-float
; LLVM 14: element count must have integer type
define void @f(i8* %p) {
  %x = alloca i32, float 1.0
;                  ^~~~~
; error: the number of elements must be an integer, not float [SP0104]
  ret void
}

;--- accepted-void-f-i8-p-x-alloca-i32-i64-4-align-16-addrspace
define void @f(i8* %p) {
  %x = alloca i32, i64 4, align 16, addrspace(5)
  ret void
}

;--- the-number-of-elements-must-be-an-integer-not-2-x-i32
; LLVM 14: element count must have integer type
define void @f(i8* %p) {
  %x = alloca i32, <2 x i32> zeroinitializer
;                  ^
; error: the number of elements must be an integer, not <2 x i32> [SP0104]
  ret void
}

;--- accepted-void-f-i8-p-x-alloca-vscale-x-4-x-i32-ret-void
define void @f(i8* %p) {
  %x = alloca <vscale x 4 x i32>
  ret void
}

;--- an-alloca-cannot-hold-target-foo
; LLVM 14: expected type
define void @f(i8* %p) {
  %x = alloca target("foo")
; ^~
; error: an alloca cannot hold target("foo") [SP0207]
  ret void
}

;--- target-amdgcn-named-barrier-0-is-not-a-local-variable
; LLVM 14: expected type
define void @f(i8* %p) {
  %x = alloca target("amdgcn.named.barrier", 0)
; ^~
; error: target("amdgcn.named.barrier", 0) is not a local variable [SP0207]
  ret void
}

;--- an-alloca-cannot-hold-x86-amx
; LLVM 14: invalid type for alloca
define void @f(i8* %p) {
  %x = alloca x86_amx
;             ^~~~~~~
; error: an alloca cannot hold x86_amx [SP0105]
  ret void
}

;--- the-address-has-type-i8-but-o-is-accessed
; LLVM 14: explicit pointee type doesn't match operand's pointee type (%o = type opaque vs i8)
define void @f(i8* %p) {
  %x = load %o, i8* %p
;               ^~
; error: the address has type i8*, but %o is accessed [SP0104]
  ret void
}
%o = type opaque

;--- the-address-has-type-i8-but-void-is-accessed
; LLVM 14: load operand must be a pointer to a first class type
define void @f(i8* %p) {
  %x = load void (), i8* %p
;                    ^~
; error: the address has type i8*, but void () is accessed [SP0104]
  ret void
}

;--- the-address-has-type-i8-but-token-is-accessed
; LLVM 14: explicit pointee type doesn't match operand's pointee type (token vs i8)
define void @f(i8* %p) {
  %x = load token, i8* %p
;                  ^~
; error: the address has type i8*, but token is accessed [SP0104]
  ret void
}

;--- huge-alignments-are-not-supported-yet
; LLVM 14: huge alignments are not supported yet
define void @f(i8* %p) {
  %x = load i32, i8* %p, align 8589934592
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}

;--- an-address-must-be-a-pointer-not-i32
; LLVM 14: load operand must be a pointer to a first class type
define void @f(i32 %p) {
  %x = load i32, i32 %p
;                ^~~
; error: an address must be a pointer, not i32 [SP0104]
  ret void
}

;--- an-address-must-be-a-pointer-not-2-x-i8
; LLVM 14: load operand must be a pointer to a first class type
define void @f(<2 x i8*> %p) {
  %x = load i32, <2 x i8*> %p
;                ^
; error: an address must be a pointer, not <2 x i8*> [SP0104]
  ret void
}

;--- the-base-has-type-i8-but-the-element-type-is-o
; LLVM 14: explicit pointee type doesn't match operand's pointee type (%o = type opaque vs i8)
define void @f(i8* %p) {
  %x = getelementptr %o, i8* %p, i64 1
;                    ^~~~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is %o [SP0104]
  ret void
}
%o = type opaque

;--- the-base-has-type-i8-but-the-element-type-is-void
; LLVM 14: explicit pointee type doesn't match operand's pointee type (void () vs i8)
define void @f(i8* %p) {
  %x = getelementptr void (), i8* %p, i64 1
;                    ^~~~~~~~~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is void () [SP0104]
  ret void
}

;--- the-base-has-type-i8-but-the-element-type-is-void-define
; LLVM 14: explicit pointee type doesn't match operand's pointee type (void () vs i8)
define void @f(i8* %p) {
  %x = getelementptr void (), i8* %p
;                    ^~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is void () [SP0104]
  ret void
}

;--- accepted-void-f-i8-p-x-getelementptr-i8-i8-p-ret-void
define void @f(i8* %p) {
  %x = getelementptr i8, i8* %p
  ret void
}

;--- an-index-must-be-an-integer-not-float
; LLVM 14: getelementptr index must be an integer
define void @f(i8* %p) {
  %x = getelementptr i8, i8* %p, float 1.0
;                    ^~~~~~~~~~~~~~~~~~~~~
; error: an index must be an integer, not float [SP0104]
  ret void
}

;--- too-many-indices-i8-has-no-elements
; LLVM 14: invalid getelementptr indices
define void @f(i8* %p) {
  %x = getelementptr i8, i8* %p, i64 1, i64 2
;                    ^~~~~~~~~~~~~~~~~~~~~~~~
; error: too many indices: i8 has no elements [SP0104]
  ret void
}

;--- the-base-has-type-i8-but-the-element-type-is-i32-i32
; LLVM 14: explicit pointee type doesn't match operand's pointee type ({ i32, i32 } vs i8)
define void @f(i8* %p, i64 %i) {
  %x = getelementptr { i32, i32 }, i8* %p, i64 %i, i32 1
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is { i32, i32 } [SP0104]
  ret void
}

;--- the-base-has-type-i8-but-the-element-type-is-i32-i32-define
; LLVM 14: explicit pointee type doesn't match operand's pointee type ({ i32, i32 } vs i8)
define void @f(i8* %p, i32 %i) {
  %x = getelementptr { i32, i32 }, i8* %p, i64 0, i32 %i
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is { i32, i32 } [SP0104]
  ret void
}

;--- the-base-has-type-i8-but-the-element-type-is-i32-i32-void
; LLVM 14: explicit pointee type doesn't match operand's pointee type ({ i32, i32 } vs i8)
define void @f(i8* %p, i32 %i) {
  %x = getelementptr { i32, i32 }, i8* %p, i64 0, i32 2
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is { i32, i32 } [SP0104]
  ret void
}

;--- the-base-has-type-i8-but-the-element-type-is-i32-i32-getelementptr
; LLVM 14: explicit pointee type doesn't match operand's pointee type ({ i32, i32 } vs i8)
define void @f(i8* %p, i32 %i) {
  %x = getelementptr { i32, i32 }, i8* %p, i64 0, i64 1
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is { i32, i32 } [SP0104]
  ret void
}

;--- the-base-has-type-i8-but-the-element-type-is-2-x-i32
; LLVM 14: explicit pointee type doesn't match operand's pointee type ([2 x i32] vs i8)
define void @f(i8* %p, i32 %i) {
  %x = getelementptr [2 x i32], i8* %p, i64 0, i32 %i
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is [2 x i32] [SP0104]
  ret void
}

;--- the-base-has-type-2-x-i8-but-the-element-type-is-i32
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define void @f(<2 x i8*> %p, <2 x i64> %i) {
  %x = getelementptr i32, <2 x i8*> %p, <2 x i64> %i
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the base has type <2 x i8*>, but the element type is i32 [SP0104]
  ret void
}

;--- the-base-has-type-2-x-i8-but-the-element-type-is-i32-define
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define void @f(<2 x i8*> %p, <4 x i64> %i) {
  %x = getelementptr i32, <2 x i8*> %p, <4 x i64> %i
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the base has type <2 x i8*>, but the element type is i32 [SP0104]
  ret void
}

;--- the-base-has-type-i8-but-the-element-type-is-i32
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define void @f(i8* %p, <4 x i64> %i) {
  %x = getelementptr i32, i8* %p, <4 x i64> %i
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is i32 [SP0104]
  ret void
}

;--- the-base-has-type-i8-but-the-element-type-is-i32-vscale-x
; LLVM 14: explicit pointee type doesn't match operand's pointee type ({ i32, <vscale x 2 x i32> } vs i8)
define void @f(i8* %p) {
  %x = getelementptr { i32, <vscale x 2 x i32> }, i8* %p, i64 0, i32 1
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is { i32, <vscale x 2 x i32> } [SP0104]
  ret void
}

;--- the-base-has-type-i8-but-the-element-type-is-vscale-x-2-x
; LLVM 14: explicit pointee type doesn't match operand's pointee type (<vscale x 2 x i32> vs i8)
define void @f(i8* %p) {
  %x = getelementptr <vscale x 2 x i32>, i8* %p, i64 0, i32 1
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is <vscale x 2 x i32> [SP0104]
  ret void
}

;--- the-base-has-type-i8-but-the-element-type-is-vscale-x-2-x-define
; LLVM 14: explicit pointee type doesn't match operand's pointee type ({ <vscale x 2 x i32>, <vscale x 2 x i32> } vs i8)
define void @f(i8* %p) {
  %x = getelementptr { <vscale x 2 x i32>, <vscale x 2 x i32> }, i8* %p, i64 0, i32 1
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is { <vscale x 2 x i32>, <vscale x 2 x i32> } [SP0104]
  ret void
}

;--- the-base-has-type-i8-but-the-element-type-is-2-x-vscale-x
; LLVM 14: invalid array element type
define void @f(i8* %p) {
  %x = getelementptr [2 x <vscale x 2 x i32>], i8* %p, i64 0, i64 1
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the base has type i8*, but the element type is [2 x <vscale x 2 x i32>] [SP0104]
  ret void
}

;--- the-switch-has-this-case-twice
; LLVM 14: duplicate case value in switch
define void @f(i32 %x) {
  switch i32 %x, label %a [ i32 1, label %a i32 1, label %a ]
;                                           ^~~~~
; error: the switch has this case twice [SP0117]
a:
  ret void
}

;--- a-case-must-be-a-constant-of-type-i32
; LLVM 14: Switch constants must all be same type as switch value!
define void @f(i32 %x) {
  switch i32 %x, label %a [ i64 1, label %a ]
;                           ^~~~~
; error: a case must be a constant of type i32 [SP0117]
a:
  ret void
}

;--- case-value-is-not-a-constant-integer
; LLVM 14: case value is not a constant integer
define void @f(i32 %x, i32 %y) {
  switch i32 %x, label %a [ i32 %y, label %a ]
;                           ^~~~~~
; error: a case must be a constant of type i32 [SP0117]
a:
  ret void
}

;--- the-operand-of-a-switch-must-be-an-integer-not-i8
; LLVM 14: switch condition must have integer type
define void @f(i8* %x) {
  switch i8* %x, label %a [ i8* null, label %a ]
;        ^~
; error: the operand of a switch must be an integer, not i8* [SP0104]
a:
  ret void
}

;--- the-condition-of-a-branch-must-have-type-i1-not-i32
; LLVM 14: branch condition must have 'i1' type
define void @f(i32 %x) {
  br i32 %x, label %a, label %a
;    ^~~
; error: the condition of a branch must have type i1, not i32 [SP0104]
a:
  ret void
}

;--- the-operand-of-indirectbr-must-be-a-pointer-not-i32
; LLVM 14: indirectbr address must have pointer type
define void @f(i32 %x) {
  indirectbr i32 %x, [label %a]
;            ^~~
; error: the operand of indirectbr must be a pointer, not i32 [SP0104]
a:
  ret void
}

;--- accepted-void-f-i8-x-indirectbr-i8-x
define void @f(i8* %x) {
  indirectbr i8* %x, []
}

;--- the-function-returns-i32-not-void
; LLVM 14: value doesn't match function result type 'i32'
define i32 @f() {
  ret void
;     ^~~~
; error: the function returns i32, not void [SP0104]
}

;--- the-function-returns-void-not-i32
; LLVM 14: value doesn't match function result type 'void'
define void @f() {
  ret i32 0
;     ^~~
; error: the function returns void, not i32 [SP0104]
}

;--- the-function-returns-i32-not-i64
; LLVM 14: value doesn't match function result type 'i32'
define i32 @f() {
  ret i64 0
;     ^~~
; error: the function returns i32, not i64 [SP0104]
}

;--- accepted-i32-i32-f-ret-i32-i32-zeroinitializer
define { i32, i32 } @f() {
  ret { i32, i32 } zeroinitializer
}

;--- y-is-used-here-but-not-defined-on-every-path-to-here
; LLVM 14: Only PHI nodes may reference their own value!
define i32 @f(i32 %x) {
  %y = add i32 %y, 1
;              ^~
; error: %y is used here, but not defined on every path to here [SP0205]
  ret i32 %y
}

;--- accepted-i32-f-i32-x-ret-i32-0-b-y-add-i32-y-1-br-label-b
define i32 @f(i32 %x) {
  ret i32 0
b:
  %y = add i32 %y, 1
  br label %b
}

;--- x-is-used-here-but-not-defined-on-every-path-to-here
; LLVM 14: Instruction does not dominate all uses!
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i32 1, 2
  br label %b
b:
  ret i32 %x
;         ^~
; error: %x is used here, but not defined on every path to here [SP0205]
}

;--- x-is-not-defined-on-every-path-to-the-end-of-block-entry
; LLVM 14: Instruction does not dominate all uses!
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i32 1, 2
  br label %b
b:
  %p = phi i32 [ %x, %a ], [ %x, %entry ]
;                            ^~
; error: %x is not defined on every path to the end of block %entry [SP0205]
  ret i32 %p
}

;--- the-phi-has-no-value-for-predecessor-entry
; LLVM 14: PHINode should have one entry for each predecessor of its parent basic block!
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 1, %a ]
;      ^~~
; error: the phi has no value for predecessor %entry [SP0204]
  ret i32 %p
}

;--- phinode-should-have-one-entry-for-each-predecessor
; LLVM 14: PHINode should have one entry for each predecessor of its parent basic block!
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %b, label %b
b:
  %p = phi i32 [ 1, %entry ]
;      ^~~
; error: the phi has no value for predecessor %entry [SP0204]
  ret i32 %p
}

;--- the-phi-has-two-different-values-for-entry
; LLVM 14: PHI node has multiple entries for the same basic block with different incoming values!
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %b, label %b
b:
  %p = phi i32 [ 1, %entry ], [ 2, %entry ]
;                   ^~~~~~
; error: the phi has two different values for %entry [SP0204]
  ret i32 %p
}

;--- a-phi-follows-other-instructions-phis-come-first
; LLVM 14: PHI nodes not grouped at top of basic block!
define i32 @f(i1 %c) {
entry:
  br label %b
b:
  %x = add i32 1, 2
  %p = phi i32 [ 1, %entry ]
; ^~
; error: a phi follows other instructions; phis come first in a block [SP0203]
  ret i32 %p
}

;--- only-an-intrinsic-returns-token
; LLVM 14: Function returns a token but isn't an intrinsic
define token @f(i1 %c) {
;            ^~
; error: only an intrinsic returns token [SP0209]
entry:
  ret token none
}

;--- a-phi-cannot-have-type-token
; LLVM 14: PHI nodes cannot have token type!
define void @f(i1 %c) {
entry:
  br label %b
b:
  %p = phi token [ none, %entry ]
;          ^~~~~
; error: a phi cannot have type token [SP0209]
  ret void
}

;--- unexpected
; LLVM 14: expected value token
define void @f(i1 %c) {
entry:
  br label %b
b:
  %p = phi i32 []
;               ^
; error: unexpected `]` [SP0101]
;   expected a value of type `i32`
  ret void
}

;--- expected-value-token
; LLVM 14: expected value token
define void @f(i1 %c) {
  ret void
b:
  %p = phi i32 []
;               ^
; error: unexpected `]` [SP0101]
;   expected a value of type `i32`
  ret void
}

;--- a-phi-without-values
; LLVM 14: expected '[' in phi value list
define void @f(i1 %c) {
  %p = phi i32
; ^~
; error: a phi without values [SP0204]
  ret void
}

;--- the-phi-has-a-value-for-b-which-is-not-a-predecessor
; LLVM 14: PHINode should have one entry for each predecessor of its parent basic block!
define void @f(i1 %c) {
  %p = phi i32 [ 1, %b ]
;                   ^~
; error: the phi has a value for %b, which is not a predecessor of this block [SP0204]
  ret void
b:
  ret void
}

;--- accepted-void-f-2-x-i32-v-x-extractelement-2-x-i32-v-i32-7
define void @f(<2 x i32> %v) {
  %x = extractelement <2 x i32> %v, i32 7
  ret void
}

;--- invalid-extractelement-operands
; LLVM 14: invalid extractelement operands
define void @f(<2 x i32> %v) {
  %x = extractelement <2 x i32> %v, float 7.0
;                     ^~~~~~~~~~~~~~~~~~~~~~~
; error: an index must be an integer, not float [SP0104]
  ret void
}

;--- the-operand-of-extractelement-must-be-a-vector-not-i32
; LLVM 14: invalid extractelement operands
define void @f(i32 %v) {
  %x = extractelement i32 %v, i32 7
;                     ^~~~~~
; error: the operand of extractelement must be a vector, not i32 [SP0104]
  ret void
}

;--- insertelement-needs-an-i32-for-2-x-i32-and-an-integer
; LLVM 14: invalid insertelement operands
define void @f(<2 x i32> %v) {
  %x = insertelement <2 x i32> %v, i64 1, i32 7
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: insertelement needs an i32 for <2 x i32>, and an integer index, not i64 and i32 [SP0104]
  ret void
}

;--- lane-4-does-not-exist-in-two-vectors-of-2
; LLVM 14: invalid shufflevector operands
define void @f(<2 x i32> %v) {
  %x = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 0, i32 4>
;                                                ^
; error: lane 4 does not exist in two vectors of 2 [SP0117]
  ret void
}

;--- accepted-void-f-2-x-i32-v-x-shufflevector-2-x-i32-v-2-x-i32
define void @f(<2 x i32> %v) {
  %x = shufflevector <2 x i32> %v, <2 x i32> %v, <4 x i32> <i32 0, i32 3, i32 undef, i32 poison>
  ret void
}

;--- the-mask-of-shufflevector-must-be-a-constant-vector
; LLVM 14: invalid shufflevector operands
define void @f(<2 x i32> %v) {
  %x = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i64> <i64 0, i64 3>
;                                                ^
; error: the mask of shufflevector must be a constant vector of i32 [SP0117]
  ret void
}

;--- invalid-shufflevector-operands
; LLVM 14: invalid shufflevector operands
define void @f(<2 x i32> %v, <2 x i32> %m) {
  %x = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> %m
;                                                ^
; error: the mask of shufflevector must be a constant vector of i32 [SP0117]
  ret void
}

;--- accepted-void-f-vscale-x-2-x-i32-v-x-shufflevector-vscale-x
define void @f(<vscale x 2 x i32> %v) {
  %x = shufflevector <vscale x 2 x i32> %v, <vscale x 2 x i32> %v, <vscale x 2 x i32> zeroinitializer
  ret void
}

;--- the-mask-of-scalable-vectors-must-be-all-zeros-or-all
; LLVM 14: expected value token
define void @f(<vscale x 2 x i32> %v) {
  %x = shufflevector <vscale x 2 x i32> %v, <vscale x 2 x i32> %v, <vscale x 2 x i32> splat (i32 1)
; ^~
; error: the mask of scalable vectors must be all zeros, or all undefined [SP0207]
  ret void
}

;--- i32-i64-has-no-part-2
; LLVM 14: invalid indices for extractvalue
define void @f({ i32, i64 } %v) {
  %x = extractvalue { i32, i64 } %v, 2
;                   ^~~~~~~~~~~~~~~~~~
; error: { i32, i64 } has no part 2 [SP0104]
  ret void
}

;--- the-field-has-type-i64-not-i32
; LLVM 14: insertvalue operand and field disagree in type: 'i32' instead of 'i64'
define void @f({ i32, i64 } %v) {
  %x = insertvalue { i32, i64 } %v, i32 1, 1
;                  ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: the field has type i64, not i32 [SP0104]
  ret void
}

;--- i64-has-no-part-0
; LLVM 14: invalid indices for insertvalue
define void @f({ i32, i64 } %v) {
  %x = insertvalue { i32, i64 } %v, i64 1, 1, 0
;                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: i64 has no part 0 [SP0104]
  ret void
}

;--- unexpected-ret
; LLVM 14: expected ',' as start of index list
define void @f({ i32, i64 } %v) {
  %x = extractvalue { i32, i64 } %v
  ret void
; ^~~
; error: unexpected `ret` [SP0101]
;   expected `,` and an index
}

;--- i32-has-no-part-0
; LLVM 14: extractvalue operand must be aggregate type
define void @f(i32 %v) {
  %x = extractvalue i32 %v, 0
;                   ^~~~~~~~~
; error: i32 has no part 0 [SP0104]
  ret void
}

;--- select-cannot-choose-between-tokens
; LLVM 14: select values cannot have token type
define void @f(i1 %c) {
  %x = select i1 %c, token none, token none
; ^~
; error: select cannot choose between tokens [SP0209]
  ret void
}

;--- the-operands-of-select-must-be-an-i1-and-two-values
; LLVM 14: select condition must be i1 or <n x i1>
define void @f(i32 %c) {
  %x = select i32 %c, i32 1, i32 2
;             ^~~~~~~~~~~~~~~~~~~~
; error: the operands of select must be an i1 and two values of one type, not i32, i32, i32 [SP0104]
  ret void
}

;--- selected-values-for-vector-select-must-be-vectors
; LLVM 14: selected values for vector select must be vectors
define void @f(<2 x i1> %c) {
  %x = select <2 x i1> %c, i32 1, i32 2
;             ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: the operands of select must be an i1 and two values of one type, not <2 x i1>, i32, i32 [SP0104]
  ret void
}

;--- vector-select-requires-selected-vectors-to-have-the-same
; LLVM 14: vector select requires selected vectors to have the same vector length as select condition
define void @f(<2 x i1> %c, <4 x i32> %v) {
  %x = select <2 x i1> %c, <4 x i32> %v, <4 x i32> %v
;             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the operands of select must be an i1 and two values of one type, not <2 x i1>, <4 x i32>, <4 x i32> [SP0104]
  ret void
}

;--- both-values-to-select-must-have-same-type
; LLVM 14: both values to select must have same type
define void @f(i1 %c) {
  %x = select i1 %c, i32 1, i64 2
;             ^~~~~~~~~~~~~~~~~~~
; error: the operands of select must be an i1 and two values of one type, not i1, i32, i64 [SP0104]
  ret void
}

;--- fast-math-flags-on-a-value-of-type-i32
; LLVM 14: fast-math-flags specified for select without floating-point scalar or vector return type
define void @f(i1 %c) {
  %x = select fast i1 %c, i32 1, i32 2
;                  ^~~~~~~~~~~~~~~~~~~
; error: fast-math flags on a value of type i32, which is not a float [SP0104]
  ret void
}

;--- accepted-void-f-i1-c-x-select-fast-i1-c-float-1-0-float-2-0
define void @f(i1 %c) {
  %x = select fast i1 %c, float 1.0, float 2.0
  ret void
}

;--- accepted-void-f-i1-c-x-freeze-token-none-ret-void
define void @f(i1 %c) {
  %x = freeze token none
  ret void
}

;--- accepted-void-f-i8-p-x-va-arg-i8-p-i32-ret-void
define void @f(i8* %p) {
  %x = va_arg i8* %p, i32
  ret void
}

;--- accepted-void-f-i8-p-x-va-arg-i8-p-token-ret-void
define void @f(i8* %p) {
  %x = va_arg i8* %p, token
  ret void
}

;--- accepted-void-f-i32-p-x-va-arg-i32-p-i32-ret-void
define void @f(i32 %p) {
  %x = va_arg i32 %p, i32
  ret void
}

;--- va-arg-cannot-give-a-void
; LLVM 14: va_arg requires operand with first class type
define void @f(i8* %p) {
  %x = va_arg i8* %p, void ()
; ^~
; error: va_arg cannot give a void () [SP0207]
; ^~
; error: va_arg of i8* cannot return void () [SP0207]
  ret void
}

;--- oeq-is-not-a-predicate-of-icmp
; LLVM 14: expected icmp predicate (e.g. 'eq')
define void @f(i32 %p) {
  %x = icmp oeq i32 %p, 1
;           ^~~
; error: `oeq` is not a predicate of icmp [SP0108]
;   expected eq, ne, ugt, uge, ult, ule, sgt, sge, slt or sle
;   did you mean `eq`?
  ret void
}

;--- icmp-cannot-compare-values-of-type-float
; LLVM 14: icmp requires integer operands
define void @f(float %p) {
  %x = icmp eq float %p, 1.0
;              ^~~~~
; error: icmp cannot compare values of type float [SP0104]
  ret void
}

;--- eq-is-not-a-predicate-of-fcmp
; LLVM 14: expected fcmp predicate (e.g. 'oeq')
define void @f(float %p) {
  %x = fcmp eq float %p, 1.0
;           ^~
; error: `eq` is not a predicate of fcmp [SP0108]
;   expected oeq, ogt, oge, olt, ole, one, ord, uno, ueq, ugt, uge, ult, ule, une, true or false
;   did you mean `oeq`?
;   note: A comparison with a NaN is false with `oeq`, true with `ueq`.
  ret void
}

;--- fadd-needs-floating-point-operands-not-i32
; LLVM 14: invalid operand type for instruction
define void @f(i32 %p) {
  %x = fadd i32 %p, 1
;           ^~~
; error: fadd needs floating-point operands, not i32 [SP0104]
  ret void
}

;--- add-needs-integer-operands-not-float
; LLVM 14: invalid operand type for instruction
define void @f(float %p) {
  %x = add float %p, 1.0
;          ^~~~~
; error: add needs integer operands, not float [SP0104]
  ret void
}

;--- shl-needs-integer-operands-not-float
; LLVM 14: invalid operand type for instruction
define void @f(float %p) {
  %x = shl float %p, 1.0
;          ^~~~~
; error: shl needs integer operands, not float [SP0104]
  ret void
}

;--- the-operand-of-fneg-must-be-a-floating-point-value
; LLVM 14: invalid operand type for instruction
define void @f(i32 %p) {
  %x = fneg i32 %p
;                 ^
; error: the operand of fneg must be a floating-point value, not i32 [SP0104]
  ret void
}

;--- sext-cannot-have-the-flag-nneg
; LLVM 14: expected type
define void @f(i32 %p) {
  %x = sext nneg i32 %p to i64
;           ^~~~
; error: `sext` cannot have the flag `nneg` [SP0108]
  ret void
}

;--- bitcast-cannot-convert-i32-to-i8
; LLVM 14: invalid cast opcode for cast from 'i32' to 'i8*'
define void @f(i32 %p) {
  %x = bitcast i32 %p to i8*
;              ^~~~~~~~~~~~~
; error: bitcast cannot convert i32 to i8* [SP0104]
  ret void
}

;--- bitcast-cannot-convert-i8-to-i8-addrspace-1
; LLVM 14: invalid cast opcode for cast from 'i8*' to 'i8 addrspace(1)*'
define void @f(i8* %p) {
  %x = bitcast i8* %p to i8 addrspace(1)*
;              ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: bitcast cannot convert i8* to i8 addrspace(1)* [SP0104]
  ret void
}

;--- addrspacecast-cannot-convert-i8-to-i8
; LLVM 14: invalid cast opcode for cast from 'i8*' to 'i8*'
define void @f(i8* %p) {
  %x = addrspacecast i8* %p to i8*
;                    ^~~~~~~~~~~~~
; error: addrspacecast cannot convert i8* to i8* [SP0104]
  ret void
}

;--- accepted-void-f-i32-p-x-bitcast-i32-p-to-float-ret-void
define void @f(i32 %p) {
  %x = bitcast i32 %p to float
  ret void
}

;--- bitcast-cannot-convert-i32-to-i32
; LLVM 14: invalid cast opcode for cast from '{ i32 }' to '{ i32 }'
define void @f({ i32 } %p) {
  %x = bitcast { i32 } %p to { i32 }
;              ^~~~~~~~~~~~~~~~~~~~~
; error: bitcast cannot convert { i32 } to { i32 } [SP0104]
  ret void
}

;--- ptrtoint-cannot-convert-2-x-i8-to-4-x-i64
; LLVM 14: invalid cast opcode for cast from '<2 x i8*>' to '<4 x i64>'
define void @f(<2 x i8*> %p) {
  %x = ptrtoint <2 x i8*> %p to <4 x i64>
;               ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: ptrtoint cannot convert <2 x i8*> to <4 x i64> [SP0104]
  ret void
}

;--- an-address-must-be-as-wide-as-an-index-into-memory
; LLVM 14: expected instruction opcode
define void @f(i8* %p) {
  %x = ptrtoaddr i8* %p to i32
; ^~
; error: an address must be as wide as an index into memory, not i32 [SP0207]
  ret void
}

;--- fptrunc-cannot-convert-float-to-double
; LLVM 14: invalid cast opcode for cast from 'float' to 'double'
define void @f(float %p) {
  %x = fptrunc float %p to double
;              ^~~~~~~~~~~~~~~~~~
; error: fptrunc cannot convert float to double [SP0104]
  ret void
}

;--- fpext-cannot-convert-half-to-bfloat
; LLVM 14: invalid cast opcode for cast from 'half' to 'bfloat'
define void @f(half %p) {
  %x = fpext half %p to bfloat
;            ^~~~~~~~~~~~~~~~~
; error: fpext cannot convert half to bfloat [SP0104]
  ret void
}

;--- fptrunc-cannot-convert-fp128-to-ppc-fp128
; LLVM 14: invalid cast opcode for cast from 'fp128' to 'ppc_fp128'
define void @f(fp128 %p) {
  %x = fptrunc fp128 %p to ppc_fp128
;              ^~~~~~~~~~~~~~~~~~~~~
; error: fptrunc cannot convert fp128 to ppc_fp128 [SP0104]
  ret void
}

;--- accepted-void-f-bfloat-p-x-bitcast-bfloat-p-to-half-ret-voi
define void @f(bfloat %p) {
  %x = bitcast bfloat %p to half
  ret void
}

;--- accepted-void-f-i64-p-x-bitcast-i64-p-to-1-x-i64-ret-void
define void @f(i64 %p) {
  %x = bitcast i64 %p to <1 x i64>
  ret void
}

;--- accepted-void-f-1-x-i8-p-x-bitcast-1-x-i8-p-to-i8-ret-void
define void @f(<1 x i8*> %p) {
  %x = bitcast <1 x i8*> %p to i8*
  ret void
}

;--- the-address-has-type-i8-but-token-is-accessed-define
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store token none, i8* %p
;                   ^~
; error: the address has type i8*, but token is accessed [SP0104]
  ret void
}

;--- undef-cannot-have-type-o
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store %o undef, i8* %p
;          ^~~~~
; error: `undef` cannot have type %o [SP0117]
  ret void
}
%o = type opaque

;--- an-instruction-without-a-result-cannot-have-a-name
; LLVM 14: instructions returning void cannot have a name
define void @f(i8* %p) {
  %x = call void @f(i8* %p)
; ^~
; error: an instruction without a result cannot have a name [SP0104]
  ret void
}

;--- instructions-returning-void-cannot-have-a-name
; LLVM 14: instructions returning void cannot have a name
define void @f() {
  %x = fence acquire
; ^~
; error: an instruction without a result cannot have a name [SP0104]
  ret void
}

;--- accepted-void-f-unreachable-ret-void
define void @f() {
  unreachable
  ret void
}

;--- the-last-block-does-not-end-in-a-terminator-such-as-br
; LLVM 14: expected instruction opcode
define void @f() {
  add i32 1, 2
}
;~
; error: the last block does not end in a terminator, such as `br` or `ret` [SP0114]

;--- a-function-body-needs-at-least-one-block
; LLVM 14: function body requires at least one basic block
define void @f() {
;                ^
; error: a function body needs at least one block [SP0114]
}

;--- expected-instruction-opcode
; LLVM 14: expected instruction opcode
define void @f() {
entry:
}
;~
; error: the last block does not end in a terminator, such as `br` or `ret` [SP0114]

;--- the-entry-block-cannot-be-branched
; LLVM 14: Entry block to function must not have predecessors!
define void @f() {
a:
;~
; error: the entry block cannot be branched to [SP0202]
  br label %a
}

;--- entry-block-to-function-must-not-have-predecessors
; LLVM 14: Entry block to function must not have predecessors!
define void @f() {
  br label %0
}
;~
; error: the entry block cannot be branched to [SP0202]

;--- accepted-void-f-br-label-1-1-ret-void
define void @f() {
  br label %1
1:
  ret void
}

;--- accepted-void-f-i32-2-add-i32-0-2-ret-void
define void @f(i32) {
  %2 = add i32 %0, 2
  ret void
}

;--- only-an-intrinsic-takes-metadata
; LLVM 14: Function takes metadata but isn't an intrinsic
define void @f(metadata %x) {
;           ^~
; error: only an intrinsic takes metadata [SP0209]
  ret void
}

;--- only-an-intrinsic-returns-x86-amx
; LLVM 14: Function returns a x86_amx but isn't an intrinsic
define x86_amx @f() {
;              ^~
; error: only an intrinsic returns x86_amx [SP0209]
  ret x86_amx undef
}

;--- accepted-void-f-x-add-vscale-x-4-x-i32-zeroinitializer
define void @f() {
  %x = add <vscale x 4 x i32> zeroinitializer, zeroinitializer
  ret void
}

;--- accepted-void-f-ret-void-foo-0-foo-1-0-i32-0-1-i32-1
define void @f() {
  ret void, !foo !0, !foo !1
}
!0 = !{i32 0}
!1 = !{i32 1}
