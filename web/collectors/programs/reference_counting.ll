; The run-time library: the count is the second word of a cell's data. Fresh cells have 0, and a cell whose count falls to 0 gives up the rest of its list.
@freed = global i64 0

define void @gc_retain(ptr %cell) {
entry:
  %none = icmp eq ptr %cell, null
  br i1 %none, label %done, label %count

count:
  %field = getelementptr i8, ptr %cell, i64 24
  %old = load i64, ptr %field
  %new = add i64 %old, 1
  store i64 %new, ptr %field
  br label %done

done:
  ret void
}

define void @gc_release(ptr %cell) {
entry:
  %none = icmp eq ptr %cell, null
  br i1 %none, label %done, label %count

count:
  %field = getelementptr i8, ptr %cell, i64 24
  %old = load i64, ptr %field
  %new = sub i64 %old, 1
  store i64 %new, ptr %field
  %dead = icmp eq i64 %new, 0
  br i1 %dead, label %free, label %done

free:
  %before = load i64, ptr @freed
  %after = add i64 %before, 1
  store i64 %after, ptr @freed
  %next.field = getelementptr i8, ptr %cell, i64 8
  %next = load ptr, ptr %next.field
  call void @gc_release(ptr %next)
  br label %done

done:
  ret void
}

define i64 @main() {
entry:
  %total = call i64 @total()
  call void @rt_print(i64 %total)
  %freed.count = load i64, ptr @freed
  call void @rt_print(i64 %freed.count)
  ret i64 0
}
