; test: verify
; LLVM 22: Instruction does not dominate all uses!
; a value is used where it may not be defined
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %then, label %done
then:
  %y = add i32 %x, 1
  br label %done
done:
  ret i32 %y
;         ^~
; error: %y is used here, but not defined on every path to here [SP0205]
}
