; test: verify
; LLVM 22: expected '{' in function body
define void @f() gc "erlang" gc "ocaml" {
;                            ^~~~~~~~~~
; error: a second `gc` of one function [SP0101]
  ret void
}
