; test: verify
; llvm: 22
; Ranges of integers.
;--- accepts-load-noalias-addrspace-void
define void @f(ptr %p) {
  %a = load i32, ptr %p, !noalias.addrspace !0
  ret void
}
!0 = !{i32 5, i32 6}

;--- accepts-atomicrmw-add-seq-cst
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, !noalias.addrspace !0
  ret void
}
!0 = !{i32 5, i32 6}

;--- noalias-addrspace-ranges-are-pairs-of-limits
; LLVM 22: Unfinished range!
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, !noalias.addrspace !0
;                                           ^~~~~~~~~~~~~~~~~~
; error: !noalias.addrspace: ranges must be pairs of limits [SP0215]
  ret void
}
!0 = !{i32 5}

;--- noalias-addrspace-limits-of-range-have-type-i64-but-what-it-void
; LLVM 22: noalias.addrspace type must be i32!
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, !noalias.addrspace !0
;                                           ^~~~~~~~~~~~~~~~~~
; error: !noalias.addrspace: the limits of a range have type i64, but the value has i32 [SP0215]
  ret void
}
!0 = !{i64 5, i64 6}

;--- noalias-addrspace-limits-of-range-differ
; LLVM 22: The upper and lower limits cannot be the same value
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, !noalias.addrspace !0
;                                           ^~~~~~~~~~~~~~~~~~
; error: !noalias.addrspace: the limits of a range must differ [SP0215]
  ret void
}
!0 = !{i32 5, i32 5}

;--- range-ranges-that-touch-are-one-range-void
; LLVM 22: Intervals are contiguous
define void @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
;                        ^~~~~~
; error: !range: adjacent ranges must be one range [SP0215]
  ret void
}
!0 = !{i32 0, i32 1, i32 1, i32 3}

;--- range-ranges-are-in-ascending-order
; LLVM 22: Intervals are not in order
define void @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
;                        ^~~~~~
; error: !range: the ranges must be in ascending order [SP0215]
  ret void
}
!0 = !{i32 4, i32 6, i32 0, i32 3}

;--- range-ranges-overlap-void
; LLVM 22: Intervals are overlapping
define void @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
;                        ^~~~~~
; error: !range: the ranges overlap [SP0215]
  ret void
}
!0 = !{i32 0, i32 3, i32 2, i32 5}

;--- range-limits-of-range-differ-void
; LLVM 22: Range must not be empty!
define void @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
;                        ^~~~~~
; error: !range: the limits of a range must differ [SP0215]
  ret void
}
!0 = !{i32 0, i32 0}

;--- range-there-is-at-least-one-range
; LLVM 22: It should have at least one range!
define void @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
;                        ^~~~~~
; error: !range: there must be at least one range [SP0215]
  ret void
}
!0 = !{}

;--- accepts-load-range-void
define void @f(ptr %x) {
  %a = load <2 x i32>, ptr %x, !range !0
  ret void
}
!0 = !{i32 0, i32 2}

;--- range-ranges-are-for-loads-and-calls-i32
; LLVM 22: Ranges are only for loads, calls and invokes!
define void @f(ptr %x) {
  store i32 0, ptr %x, !range !0
;                      ^~~~~~
; error: !range: only loads and calls can have ranges [SP0215]
  ret void
}
!0 = !{i32 0, i32 2}

;--- range-ranges-are-for-integers-not-for-float
; LLVM 22: Range types must match instruction type!
define void @f(ptr %x) {
  %a = load float, ptr %x, !range !0
;                          ^~~~~~
; error: !range: ranges need integers, not float [SP0215]
  ret void
}
!0 = !{i32 0, i32 2}

;--- accepts-absolute-symbol-i32
@g = global i32 0, !absolute_symbol !0
!0 = !{i64 0, i64 256}

;--- accepts-absolute-symbol-i32-external
@g = external global i32, !absolute_symbol !0
!0 = !{i64 0, i64 256}

;--- absolute-symbol-limits-of-range-have-type-i32-but-what-it
; LLVM 22: Range types must match instruction type!
@g = external global i32, !absolute_symbol !0
;~
; error: !absolute_symbol: the limits of a range have type i32, but the value has i64 [SP0215]
!0 = !{i32 0, i32 256}

;--- absolute-symbol-limits-of-range-differ-i32
; LLVM 22: The upper and lower limits cannot be the same value
@g = external global i32, !absolute_symbol !0
;~
; error: !absolute_symbol: the limits of a range must differ [SP0215]
!0 = !{i64 256, i64 256}

;--- accepts-absolute-symbol-1
@g = external global i32, !absolute_symbol !0
!0 = !{i64 -1, i64 -1}

;--- absolute-symbol-there-is-at-least-one-range-i32
; LLVM 22: It should have at least one range!
@g = external global i32, !absolute_symbol !0
;~
; error: !absolute_symbol: there must be at least one range [SP0215]
!0 = !{}

;--- accepts-absolute-symbol-i8-256
@g = external global i8, !absolute_symbol !0
!0 = !{i64 0, i64 256}

;--- accepts-absolute-symbol-i8-1
@g = external global i8, !absolute_symbol !0
!0 = !{i64 -1, i64 -1}

;--- absolute-symbol-limits-of-range-differ-i8
; LLVM 22: The upper and lower limits cannot be the same value
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: the limits of a range must differ [SP0215]
!0 = !{i64 256, i64 256}

;--- absolute-symbol-limits-of-range-have-type-i32-but-what-it-i8
; LLVM 22: Range types must match instruction type!
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: the limits of a range have type i32, but the value has i64 [SP0215]
!0 = !{i32 0, i32 256}

;--- absolute-symbol-ranges-are-pairs-of-limits
; LLVM 22: Unfinished range!
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: ranges must be pairs of limits [SP0215]
!0 = !{i64 0}

;--- absolute-symbol-there-is-at-least-one-range-i8
; LLVM 22: It should have at least one range!
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: there must be at least one range [SP0215]
!0 = !{}

;--- absolute-symbol-ranges-overlap
; LLVM 22: Intervals are overlapping
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: the ranges overlap [SP0215]
!0 = !{i64 0, i64 10, i64 5, i64 20}

;--- absolute-symbol-ranges-that-touch-are-one-range
; LLVM 22: Intervals are contiguous
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: adjacent ranges must be one range [SP0215]
!0 = !{i64 0, i64 10, i64 10, i64 20}

;--- absolute-symbol-ranges-are-in-ascending-order
; LLVM 22: Intervals are not in order
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: the ranges must be in ascending order [SP0215]
!0 = !{i64 20, i64 30, i64 0, i64 10}

;--- accepts-load-range-i8
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret i8 %v
}
!0 = !{i8 0, i8 10}

;--- range-limits-of-range-have-type-i32-but-what-it-speaks-of-i8
; LLVM 22: Range types must match instruction type!
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
;                       ^~~~~~
; error: !range: the limits of a range have type i32, but the value has i8 [SP0215]
  ret i8 %v
}
!0 = !{i32 0, i32 10}

;--- range-ranges-are-for-loads-and-calls-10
; LLVM 22: Ranges are only for loads, calls and invokes!
define void @f(ptr %p) {
  store i8 0, ptr %p, !range !0
;                     ^~~~~~
; error: !range: only loads and calls can have ranges [SP0215]
  ret void
}
!0 = !{i8 0, i8 10}

;--- range-ranges-are-for-integers-not-for-ptr
; LLVM 22: Range types must match instruction type!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !range !0
;                        ^~~~~~
; error: !range: ranges need integers, not ptr [SP0215]
  ret ptr %v
}
!0 = !{i64 0, i64 10}

;--- accepts-load-range-2
define <2 x i8> @f(ptr %p) {
  %v = load <2 x i8>, ptr %p, !range !0
  ret <2 x i8> %v
}
!0 = !{i8 0, i8 10}

;--- range-limits-of-range-differ-i8
; LLVM 22: Range must not be empty!
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
;                       ^~~~~~
; error: !range: the limits of a range must differ [SP0215]
  ret i8 %v
}
!0 = !{i8 -1, i8 -1}

;--- accepts-load-range-20
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret i8 %v
}
!0 = !{i8 0, i8 10, i8 20, i8 30, i8 40, i8 50}

;--- range-ranges-that-touch-are-one-range-i8
; LLVM 22: Intervals are contiguous
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
;                       ^~~~~~
; error: !range: adjacent ranges must be one range [SP0215]
  ret i8 %v
}
!0 = !{i8 10, i8 20, i8 30, i8 40, i8 50, i8 10}

;--- range-ranges-overlap-i8
; LLVM 22: Intervals are overlapping
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
;                       ^~~~~~
; error: !range: the ranges overlap [SP0215]
  ret i8 %v
}
!0 = !{i8 10, i8 20, i8 30, i8 40, i8 50, i8 15}

;--- accepts-load-range-30
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret i8 %v
}
!0 = !{i8 -10, i8 0, i8 30, i8 40, i8 50, i8 -20}

;--- range-limits-of-range-are-integers
; LLVM 22: The upper limit must be an integer!
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
;                       ^~~~~~
; error: !range: the limits of a range must be integers [SP0215]
  ret i8 %v
}
!0 = !{i8 0, ptr null}

;--- accepts-range
declare i8 @g()
define i8 @f() {
  %v = call i8 @g(), !range !0
  ret i8 %v
}
!0 = !{i8 0, i8 3}

;--- range-ranges-are-for-loads-and-calls-add
; LLVM 22: Ranges are only for loads, calls and invokes!
define i8 @f(i8 %x) {
  %v = add i8 %x, 1, !range !0
;                    ^~~~~~
; error: !range: only loads and calls can have ranges [SP0215]
  ret i8 %v
}
!0 = !{i8 0, i8 3}

;--- accepts-load-noalias-addrspace-i8
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !noalias.addrspace !0
  ret i8 %v
}
!0 = !{i32 5, i32 6}

;--- noalias-addrspace-limits-of-range-have-type-i64-but-what-it-i8
; LLVM 22: noalias.addrspace type must be i32!
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !noalias.addrspace !0
;                       ^~~~~~~~~~~~~~~~~~
; error: !noalias.addrspace: the limits of a range have type i64, but the value has i32 [SP0215]
  ret i8 %v
}
!0 = !{i64 5, i64 6}

;--- noalias-addrspace-it-is-for-instructions-that-access-memory
; LLVM 22: noalias.addrspace are only for memory operations!
define i8 @f(i8 %p) {
  %v = add i8 %p, 1, !noalias.addrspace !0
;                    ^~~~~~~~~~~~~~~~~~
; error: !noalias.addrspace: only instructions that access memory can have it [SP0215]
  ret i8 %v
}
!0 = !{i32 5, i32 6}
