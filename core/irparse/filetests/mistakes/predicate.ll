; test: verify
; LLVM 22: expected icmp predicate (e.g. 'eq')
; a predicate lacks its sign
define i1 @less(i32 %a, i32 %b) {
  %r = icmp lt i32 %a, %b
;           ^~
; error: `lt` is not a predicate of icmp [SP0108]
;   expected eq, ne, ugt, uge, ult, ule, sgt, sge, slt or sle
;   did you mean `slt`?
;   note: Integers carry no sign: `slt` compares as signed, `ult` as unsigned.
  ret i1 %r
}
