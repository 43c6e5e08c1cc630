declare void @rt_collect()

; Compiled from bytecode with two locals, %count and %list. The call is at index 17.
define i64 @compiled(ptr addrspace(1) %list, i64 %count) gc "statepoint-example" {
  call void @rt_collect()
  %data = getelementptr i8, ptr addrspace(1) %list, i64 8
  %number = load i64, ptr addrspace(1) %data
  ret i64 %number
}
