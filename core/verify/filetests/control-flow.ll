; test: verify
; llvm: 22
; Terminators, phis and dominance.
;--- condition-of-branch-has-type-i1-not-i32
; LLVM 22: branch condition must have 'i1' type
define void @f(i32 %x) {
  br i32 %x, label %a, label %a
;    ^~~
; error: the condition of a branch must have type i1, not i32 [SP0104]
a:
  ret void
}

;--- switch-has-this-case-twice
; LLVM 22: duplicate case value in switch
define void @f(i32 %x) {
  switch i32 %x, label %a [ i32 1, label %a
    i32 1, label %a ]
;   ^~~~~
; error: the switch has this case twice [SP0117]
a:
  ret void
}

;--- switch-is-over-integers-not-ptr
; LLVM 22: switch condition must have integer type
define void @f(ptr %x) {
  switch ptr %x, label %a [ ]
;        ^~~
; error: the operand of a switch must be an integer, not ptr [SP0104]
a:
  ret void
}

;--- indirectbr-goes-to-address-not-to-i32
; LLVM 22: indirectbr address must have pointer type
define void @f(i32 %x) {
  indirectbr i32 %x, [label %a]
;            ^~~
; error: the operand of indirectbr must be a pointer, not i32 [SP0104]
a:
  ret void
}

;--- unexpected-i32
; LLVM 22: expected a basic block
define void @f(i32 %x) {
  indirectbr ptr null, [i32 %x]
;                       ^~~
; error: unexpected `i32` [SP0101]
;   expected `label`
a:
  ret void
}

;--- phi-has-value-for-0-which-is-no-predecessor-of-this-block
; LLVM 22: PHINode should have one entry for each predecessor of its parent basic block!
define void @f(i32 %x) {
  %a = phi i32 [ 1, %0 ]
;                   ^~
; error: the phi has a value for %0, which is not a predecessor of this block [SP0204]
  ret void
}

;--- accepts-add
define void @f(i32 %x) {
  ret void
dead:
  %a = add i32 %b, 1
  %b = add i32 %a, 1
  br label %dead
}

;--- accepts-phi-add
define void @f(i32 %x) {
  ret void
dead:
  %a = phi i32 [ %b, %dead ]
  %b = add i32 %a, 1
  br label %dead
}
