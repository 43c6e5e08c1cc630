; test: verify
; LLVM 22: expected string constant
; an operand follows the parenthesis that ends its bundle
declare void @foo()

define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
  call void @foo() [ "gc-live"(ptr addrspace(1) %a), ptr addrspace(1) %b ]
;                                                    ^~~
; error: unexpected `ptr` [SP0101]
;   expected the tag of an operand bundle in quotes; the `)` before the comma ended the operands of the last one
  ret void
}
