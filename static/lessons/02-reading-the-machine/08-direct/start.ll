declare void @rt_collect()

; Counts in a variable of its frame. A debugger may change the variable during the call.
define i64 @counter(i64 %n) gc "statepoint-example" {
  %variable = alloca i64
  store i64 %n, ptr %variable
  %value = load i64, ptr %variable
  call void @rt_collect() [ "deopt"(i64 %value) ]
  %now = load volatile i64, ptr %variable
  %next = add i64 %now, 1
  ret i64 %next
}
