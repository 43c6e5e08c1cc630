; run: save({| 7}) = 7 prints 7
declare void @rt_collect()
declare void @rt_print(i64) "gc-leaf-function"

define void @flush() gc "statepoint-example" {
  call void @rt_collect()
  ret void
}

define void @log(i64 %n) "gc-leaf-function" gc "statepoint-example" {
  call void @rt_print(i64 %n)
  call void @flush()
  ret void
}

define i64 @save(ptr addrspace(1) %object) gc "statepoint-example" {
  %at = getelementptr i8, ptr addrspace(1) %object, i64 8
  %n = load i64, ptr addrspace(1) %at
  call void @log(i64 %n)
  %x = load i64, ptr addrspace(1) %at
  ret i64 %x
}
