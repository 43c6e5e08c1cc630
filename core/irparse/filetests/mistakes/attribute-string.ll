; test: verify
; LLVM 22: expected string constant
; an attribute that is a string has no quotes
declare void @f(i64) gc-leaf-function
;                    ^~~~~~~~~~~~~~~~
; error: unexpected `gc-leaf-function` [SP0101]
;   expected an attribute
;   did you mean `"gc-leaf-function"`?
;   note: An attribute that LLVM has no keyword for is a string, in quotes.
