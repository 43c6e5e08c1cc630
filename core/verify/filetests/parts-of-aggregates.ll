; test: verify
; llvm: 22
; Parts of aggregates and vectors, and their addresses.
;--- void-has-no-size
; LLVM 22: void type only allowed for function results
define void @f(ptr %p) {
  %a = getelementptr void, ptr %p, i32 1
;                    ^~~~~~~~~~~~~~~~~~~
; error: void has no size [SP0104]
  ret void
}

;--- index-is-integer-not-float
; LLVM 22: getelementptr index must be an integer
define void @f(ptr %p) {
  %a = getelementptr i32, ptr %p, float 1.0
;                    ^~~~~~~~~~~~~~~~~~~~~~
; error: an index must be an integer, not float [SP0104]
  ret void
}

;--- index-1-is-no-field-of-i32
; LLVM 22: invalid getelementptr indices
define void @f(ptr %p) {
  %a = getelementptr { i32 }, ptr %p, i32 0, i32 1
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: index 1 is not a field of { i32 } [SP0104]
  ret void
}

;--- index-1-is-no-field-of-i32-i32
; LLVM 22: invalid getelementptr indices
define void @f(ptr %p, i32 %i) {
  %a = getelementptr { i32, i32 }, ptr %p, i32 0, i32 %i
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: index 1 is not a field of { i32, i32 } [SP0104]
  ret void
}

;--- operands-are-vectors-of-different-lengths
; LLVM 22: getelementptr vector index has a wrong number of elements
define void @f(<2 x ptr> %p, <4 x i32> %i) {
  %a = getelementptr i32, <2 x ptr> %p, <4 x i32> %i
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the operands are vectors of different lengths [SP0104]
  ret void
}

;--- i32-vscale-x-2-x-i32-has-no-size
; LLVM 22: base element of getelementptr must be sized
define void @f(ptr %p) {
  %a = getelementptr { i32, <vscale x 2 x i32> }, ptr %p, i32 0, i32 1
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: { i32, <vscale x 2 x i32> } has no size [SP0104]
  ret void
}

;--- fields-of-vscale-x-2-x-i32-vscale-x-2-x-i32-have-no-fixed
; LLVM 22: getelementptr cannot target structure that contains scalable vector type
define void @f(ptr %p) {
  %a = getelementptr { <vscale x 2 x i32>, <vscale x 2 x i32> }, ptr %p, i32 0, i32 1
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the fields of { <vscale x 2 x i32>, <vscale x 2 x i32> } have no fixed place [SP0104]
  ret void
}

;--- accepts-getelementptr
define void @f(i32 %x) {
  ret void
dead:
  %a = getelementptr i8, ptr %a, i32 1
  ret void
}
