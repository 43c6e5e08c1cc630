; test: verify
; LLVM 14: expected type
; How LLVM before 3.0 wrote a type that holds pointers to itself.
%up = type { i32, \2* }
;                 ^
; error: unexpected character '\\' [SP0111]
;   note: Before LLVM 3.0, `\2` was the type that encloses this one twice; give that type a name, and use the name.
