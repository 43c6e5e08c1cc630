; test: verify
; llvm: 22
; Atomic accesses: orderings, types and sizes.
;--- load-cannot-have-ordering-release
; LLVM 22: atomic load cannot use Release ordering
define void @f(ptr %p) {
  %a = load atomic i32, ptr %p release, align 4
;                              ^~~~~~~
; error: `load` cannot have the ordering release [SP0117]
  ret void
}

;--- atomic-load-needs-its-alignment-as-in-align-4
; LLVM 22: atomic load must have explicit non-zero alignment
define void @f(ptr %p) {
  %a = load atomic i32, ptr %p seq_cst
;                                     ^
; error: an atomic load needs its alignment, as in `, align 4` [SP0101]
  ret void
}

;--- atomic-load-is-of-power-of-two-of-bytes-not-of-24-bits-of
; LLVM 22: atomic memory access' operand must have a power-of-two size
define void @f(ptr %p) {
  %a = load atomic i24, ptr %p seq_cst, align 4
; ^~
; error: an atomic load needs a size that is a power of two bytes, not the 24 bits of i24 [SP0207]
  ret void
}

;--- atomic-load-is-of-power-of-two-of-bytes-not-of-12-bits-of
; LLVM 22: atomic memory access' operand must have a power-of-two size
define void @f(ptr %p) {
  %a = load atomic i12, ptr %p seq_cst, align 4
; ^~
; error: an atomic load needs a size that is a power of two bytes, not the 12 bits of i12 [SP0207]
  ret void
}

;--- accepts-load-atomic-seq-cst
define void @f(ptr %p) {
  %a = load atomic <2 x i32>, ptr %p seq_cst, align 8
  ret void
}

;--- store-cannot-have-ordering-acquire
; LLVM 22: atomic store cannot use Acquire ordering
define void @f(ptr %p) {
  store atomic i32 0, ptr %p acquire, align 4
;                            ^~~~~~~
; error: `store` cannot have the ordering acquire [SP0117]
  ret void
}

;--- atomic-store-is-of-integer-pointer-or-float-not-of-i32
; LLVM 22: atomic store operand must have integer, pointer, floating point, or vector type!
define void @f(ptr %p) {
  store atomic { i32 } zeroinitializer, ptr %p seq_cst, align 4
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: an atomic store needs an integer, a pointer or a float, not { i32 } [SP0207]
  ret void
}

;--- fence-cannot-have-ordering-monotonic
; LLVM 22: fence cannot be monotonic
define void @f(ptr %p) {
  fence monotonic
;       ^~~~~~~~~
; error: `fence` cannot have the ordering monotonic [SP0117]
  ret void
}

;--- cmpxchg-of-values-of-types-float-and-float
; LLVM 22: cmpxchg operand must have integer or pointer type
define void @f(ptr %p) {
  %a = cmpxchg ptr %p, float 0.0, float 1.0 seq_cst seq_cst
; ^~
; error: cmpxchg of values of types float and float [SP0207]
  ret void
}

;--- cmpxchg-compares-i32-with-i64
; LLVM 22: compare value and new value type do not match
define void @f(ptr %p) {
  %a = cmpxchg ptr %p, i32 0, i64 1 seq_cst seq_cst
;                      ^~~
; error: the operands of cmpxchg must have one type, not i32 and i64 [SP0104]
  ret void
}

;--- cmpxchg-cannot-have-ordering-unordered
; LLVM 22: invalid cmpxchg success ordering
define void @f(ptr %p) {
  %a = cmpxchg ptr %p, i32 0, i32 1 unordered seq_cst
;              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: `cmpxchg` cannot have the ordering unordered [SP0117]
  ret void
}

;--- failed-cmpxchg-stores-nothing-it-cannot-have-ordering
; LLVM 22: invalid cmpxchg failure ordering
define void @f(ptr %p) {
  %a = cmpxchg ptr %p, i32 0, i32 1 seq_cst release
;              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the failure ordering of cmpxchg cannot be release, because nothing is stored [SP0117]
  ret void
}

;--- atomicrmw-cannot-have-ordering-unordered
; LLVM 22: atomicrmw cannot be unordered
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 0 unordered
;                    ^~~~~~~~~~~~~~~~~~~~~~~
; error: `atomicrmw` cannot have the ordering unordered [SP0117]
  ret void
}

;--- atomicrmw-add-of-value-of-type-float-gives-float
; LLVM 22: atomicrmw add operand must be an integer
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, float 0.0 seq_cst
; ^~
; error: atomicrmw add of a value of type float gives float [SP0207]
; ^~
; error: atomicrmw add needs an integer, not float [SP0207]
  ret void
}

;--- atomicrmw-fadd-of-value-of-type-i32-gives-i32
; LLVM 22: atomicrmw fadd operand must be a floating point type
define void @f(ptr %p) {
  %a = atomicrmw fadd ptr %p, i32 0 seq_cst
; ^~
; error: atomicrmw fadd of a value of type i32 gives i32 [SP0207]
; ^~
; error: atomicrmw fadd needs a float, not i32 [SP0207]
  ret void
}

;--- atomicrmw-xchg-of-value-of-type-2-x-i32-gives-2-x-i32
; LLVM 22: atomicrmw xchg operand must be an integer, floating point, or pointer type
define void @f(ptr %p) {
  %a = atomicrmw xchg ptr %p, <2 x i32> zeroinitializer seq_cst
; ^~
; error: atomicrmw xchg of a value of type <2 x i32> gives <2 x i32> [SP0207]
  ret void
}

;--- accepts-atomicrmw-fadd-zeroinitializer
define void @f(ptr %p) {
  %a = atomicrmw fadd ptr %p, <2 x half> zeroinitializer seq_cst
  ret void
}

;--- atomic-atomicrmw-is-of-power-of-two-of-bytes-not-of-12-bits
; LLVM 22: atomic memory access' operand must have a power-of-two size
define void @f(ptr %p) {
  %a = atomicrmw uinc_wrap ptr %p, i12 0 seq_cst
; ^~
; error: an atomic atomicrmw needs a size that is a power of two bytes, not the 12 bits of i12 [SP0207]
  ret void
}

;--- accepts-atomicrmw-usub-sat-seq-cst
define void @f(ptr %p) {
  %a = atomicrmw usub_sat ptr %p, i32 0 seq_cst
  ret void
}
