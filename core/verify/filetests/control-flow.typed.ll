; test: verify
; llvm: 14
; Terminators, phis and dominance.
;--- condition-of-branch-has-type-i1-not-i32
; LLVM 14: branch condition must have 'i1' type
define void @f(i32 %x) {
  br i32 %x, label %a, label %a
;    ^~~
; error: the condition of a branch must have type i1, not i32 [SP0104]
a:
  ret void
}

;--- switch-has-this-case-twice
; LLVM 14: duplicate case value in switch
define void @f(i32 %x) {
  switch i32 %x, label %a [ i32 1, label %a
    i32 1, label %a ]
;   ^~~~~
; error: the switch has this case twice [SP0117]
a:
  ret void
}

;--- switch-is-over-integers-not-i8
; LLVM 14: switch condition must have integer type
define void @f(i8* %x) {
  switch i8* %x, label %a [ ]
;        ^~
; error: the operand of a switch must be an integer, not i8* [SP0104]
a:
  ret void
}

;--- indirectbr-goes-to-address-not-to-i32
; LLVM 14: indirectbr address must have pointer type
define void @f(i32 %x) {
  indirectbr i32 %x, [label %a]
;            ^~~
; error: the operand of indirectbr must be a pointer, not i32 [SP0104]
a:
  ret void
}

;--- unexpected-i32
; LLVM 14: expected a basic block
define void @f(i32 %x) {
  indirectbr i8* null, [i32 %x]
;                       ^~~
; error: unexpected `i32` [SP0101]
;   expected `label`
a:
  ret void
}
