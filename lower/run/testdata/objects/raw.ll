; Memory that no reference leads to: a table of C, held across safepoints as a plain pointer.
declare ptr @get_table(i64)
declare ptr addrspace(1) @cell_alloc(i64)
declare void @poll()

define i64 @main() gc "statepoint-example" {
  %t = call ptr @get_table(i64 64)
  store i64 41, ptr %t
  %c = call ptr addrspace(1) @cell_alloc(i64 16)
  store i64 1, ptr addrspace(1) %c
  call void @poll()
  %n = load i64, ptr %t
  %m = load i64, ptr addrspace(1) %c
  %s = add i64 %n, %m
  ret i64 %s
}
