; test: verify
; llvm: 14
; Ranges of integers.
;--- accepts-absolute-symbol-i64-256
@g = external global i8, !absolute_symbol !0
!0 = !{i64 0, i64 256}

;--- accepts-absolute-symbol-1
@g = external global i8, !absolute_symbol !0
!0 = !{i64 -1, i64 -1}

;--- accepts-absolute-symbol-256-2
@g = external global i8, !absolute_symbol !0
!0 = !{i64 256, i64 256}

;--- accepts-absolute-symbol-i32
@g = external global i8, !absolute_symbol !0
!0 = !{i32 0, i32 256}

;--- accepts-absolute-symbol-i64
@g = external global i8, !absolute_symbol !0
!0 = !{i64 0}

;--- accepts-absolute-symbol
@g = external global i8, !absolute_symbol !0
!0 = !{}

;--- accepts-absolute-symbol-i64-5
@g = external global i8, !absolute_symbol !0
!0 = !{i64 0, i64 10, i64 5, i64 20}

;--- accepts-absolute-symbol-10
@g = external global i8, !absolute_symbol !0
!0 = !{i64 0, i64 10, i64 10, i64 20}

;--- accepts-absolute-symbol-i64-30
@g = external global i8, !absolute_symbol !0
!0 = !{i64 20, i64 30, i64 0, i64 10}

;--- accepts-load-range
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
  ret i8 %v
}
!0 = !{i8 0, i8 10}

;--- range-limits-of-range-have-type-i32-but-what-it-speaks-of-i8
; LLVM 14: Range types must match instruction type!
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
;                       ^~~~~~
; error: !range: the limits of a range have type i32, but the value has i8 [SP0215]
  ret i8 %v
}
!0 = !{i32 0, i32 10}

;--- range-ranges-are-for-loads-and-calls-void
; LLVM 14: Ranges are only for loads, calls and invokes!
define void @f(i8* %p) {
  store i8 0, i8* %p, !range !0
;                     ^~~~~~
; error: !range: only loads and calls can have ranges [SP0215]
  ret void
}
!0 = !{i8 0, i8 10}

;--- range-ranges-are-for-integers-not-for-i8
; LLVM 14: Range types must match instruction type!
define i8* @f(i8** %p) {
  %v = load i8*, i8** %p, !range !0
;                         ^~~~~~
; error: !range: ranges need integers, not i8* [SP0215]
  ret i8* %v
}
!0 = !{i64 0, i64 10}

;--- accepts-load-range-i8
; differs: ranges of vectors are read as LLVM 22 reads them
; LLVM 14: Range types must match instruction type!
define <2 x i8> @f(<2 x i8>* %p) {
  %v = load <2 x i8>, <2 x i8>* %p, !range !0
  ret <2 x i8> %v
}
!0 = !{i8 0, i8 10}

;--- range-limits-of-range-differ
; LLVM 14: Range must not be empty!
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
;                       ^~~~~~
; error: !range: the limits of a range must differ [SP0215]
  ret i8 %v
}
!0 = !{i8 -1, i8 -1}

;--- accepts-load-range-i8-20
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
  ret i8 %v
}
!0 = !{i8 0, i8 10, i8 20, i8 30, i8 40, i8 50}

;--- range-ranges-that-touch-are-one-range
; LLVM 14: Intervals are contiguous
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
;                       ^~~~~~
; error: !range: adjacent ranges must be one range [SP0215]
  ret i8 %v
}
!0 = !{i8 10, i8 20, i8 30, i8 40, i8 50, i8 10}

;--- range-ranges-overlap
; LLVM 14: Intervals are overlapping
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
;                       ^~~~~~
; error: !range: the ranges overlap [SP0215]
  ret i8 %v
}
!0 = !{i8 10, i8 20, i8 30, i8 40, i8 50, i8 15}

;--- accepts-load-range-30
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
  ret i8 %v
}
!0 = !{i8 -10, i8 0, i8 30, i8 40, i8 50, i8 -20}

;--- range-limits-of-range-are-integers
; LLVM 14: The upper limit must be an integer!
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
;                       ^~~~~~
; error: !range: the limits of a range must be integers [SP0215]
  ret i8 %v
}
!0 = !{i8 0, i8* null}

;--- accepts-range
declare i8 @g()
define i8 @f() {
  %v = call i8 @g(), !range !0
  ret i8 %v
}
!0 = !{i8 0, i8 3}

;--- range-ranges-are-for-loads-and-calls-add
; LLVM 14: Ranges are only for loads, calls and invokes!
define i8 @f(i8 %x) {
  %v = add i8 %x, 1, !range !0
;                    ^~~~~~
; error: !range: only loads and calls can have ranges [SP0215]
  ret i8 %v
}
!0 = !{i8 0, i8 3}

;--- accepts-load-noalias-addrspace-i32
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !noalias.addrspace !0
  ret i8 %v
}
!0 = !{i32 5, i32 6}

;--- accepts-load-noalias-addrspace-i64
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !noalias.addrspace !0
  ret i8 %v
}
!0 = !{i64 5, i64 6}

;--- accepts-add-noalias-addrspace
define i8 @f(i8 %p) {
  %v = add i8 %p, 1, !noalias.addrspace !0
  ret i8 %v
}
!0 = !{i32 5, i32 6}
