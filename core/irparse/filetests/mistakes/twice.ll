; test: verify
; LLVM 22: multiple definition of local value named 'y'
; a name is assigned twice
define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  %y = mul i32 %y, 2
; ^~
; error: `%y` is defined twice [SP0103]
;   note: The first definition is in line 3.
  ret i32 %y
}
