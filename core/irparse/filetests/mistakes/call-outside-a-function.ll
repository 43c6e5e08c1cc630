; test: verify
; LLVM 22: expected top-level entity
; A text that defines a function is no fragment: the brace before may be one too many.
declare void @g()
define void @f() {
  ret void
}
call void @g()
;~~~
; error: unexpected `call` at top level [SP0108]
;   expected a definition, such as `define` or `@name =`
