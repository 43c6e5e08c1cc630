; The run-time library: the collector marks from the start, and counts what is logged.
@gc_marking = global i32 1
@logged = global i64 0

define void @gc_log(ptr %overwritten) {
entry:
  %old = load i64, ptr @logged
  %new = add i64 %old, 1
  store i64 %new, ptr @logged
  ret void
}

define i64 @main() {
entry:
  %total = call i64 @total()
  call void @rt_print(i64 %total)
  %logged.count = load i64, ptr @logged
  call void @rt_print(i64 %logged.count)
  ret i64 0
}
