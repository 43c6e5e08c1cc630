; test: verify
; differs: a name of which one other differs only in its letters' case is taken for that
; LLVM 22: use of undefined value '@flag'
; a global is written in another case
@Flag = global i32 0

define i32 @get() {
  %v = load i32, ptr @flag
;                    ^~~~~
; warning: `@flag` is not defined; it is taken for `@Flag` [SP0102]
;   did you mean `@Flag`?
;   note: LLVM itself would refuse this because the case of letters tells names apart.
  ret i32 %v
}
