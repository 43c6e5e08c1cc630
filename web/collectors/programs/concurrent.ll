; The run-time library: the collector marks from the start, counts what is logged, and what is read while it marks.
@gc_marking = global i32 1
@logged = global i64 0
@loaded = global i64 0

define void @gc_log(ptr %overwritten) {
entry:
  %old = load i64, ptr @logged
  %new = add i64 %old, 1
  store i64 %new, ptr @logged
  ret void
}

define ptr @gc_loaded(ptr %object, ptr %field) {
entry:
  %old = load i64, ptr @loaded
  %new = add i64 %old, 1
  store i64 %new, ptr @loaded
  %value = load ptr, ptr %field
  ret ptr %value
}

define i64 @main() {
entry:
  %total = call i64 @total()
  call void @rt_print(i64 %total)
  %logged.count = load i64, ptr @logged
  call void @rt_print(i64 %logged.count)
  %loaded.count = load i64, ptr @loaded
  call void @rt_print(i64 %loaded.count)
  %twice = call i64 @twice_21()
  call void @rt_print(i64 %twice)
  ret i64 0
}
