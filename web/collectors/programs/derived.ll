; A pointer to a cell's number lives across an allocation. Its root names the root of the cell by its metadata: one more than the number of that root.
define i64 @double_number(ptr %cell) gc "mine" {
entry:
  %cell.root = alloca ptr
  %number.root = alloca ptr
  call void @llvm.gcroot(ptr %cell.root, ptr null)
  call void @llvm.gcroot(ptr %number.root, ptr inttoptr (i64 1 to ptr))
  store ptr %cell, ptr %cell.root
  %number.field = getelementptr i8, ptr %cell, i64 16
  store ptr %number.field, ptr %number.root
  %garbage = call ptr @rt_alloc(i64 0, i64 8)
  %at = load ptr, ptr %number.root
  %value = load i64, ptr %at
  %twice = shl i64 %value, 1
  store i64 %twice, ptr %at
  ret i64 %twice
}

define i64 @twice_21() {
entry:
  %cell = call ptr @rt_alloc(i64 1, i64 16)
  %number.field = getelementptr i8, ptr %cell, i64 16
  store i64 21, ptr %number.field
  %twice = call i64 @double_number(ptr %cell)
  ret i64 %twice
}
