; test: verify
; LLVM 14: '@set_field' defined with type 'void (i8 addrspace(1)*, i32, i64)*' but expected 'void (i8 addrspace(1)*, i64)*'
; a call passes too few arguments, with typed pointers
declare void @set_field(i8 addrspace(1)*, i32, i64)

define void @f(i8 addrspace(1)* %obj) {
  call void @set_field(i8 addrspace(1)* %obj, i64 7)
;           ^~~~~~~~~~
; error: `@set_field` takes 3 arguments, 2 given [SP0104]
;   note: `@set_field` has type `void (i8 addrspace(1)*, i32, i64)`.
  ret void
}
