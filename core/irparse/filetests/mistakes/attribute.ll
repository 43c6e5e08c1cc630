; test: verify
; differs: an attribute of a version newer than ours is kept
; LLVM 22: expected '{' in function body
; an attribute is misspelt
define void @f() nounwnid {
;                ^~~~~~~~
; warning: `nounwnid` is not an attribute of LLVM 3.6 to 22; it is kept unchanged [SP0108]
;   did you mean `nounwind`?
;   note: LLVM itself would refuse this because it takes the word for something else.
  ret void
}
