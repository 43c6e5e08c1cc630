; a call passes too few arguments, with typed pointers
; SP0104 error 6:13 `@set_field`
declare void @set_field(i8 addrspace(1)*, i32, i64)

define void @f(i8 addrspace(1)* %obj) {
  call void @set_field(i8 addrspace(1)* %obj, i64 7)
  ret void
}
