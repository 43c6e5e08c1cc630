@a = external global i64
@b = external global [4 x i64]
declare void @g()
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f() {
  call void @g() [ "deopt"(i32 ptrtoint (ptr @a to i32), i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64)), i64 xor (i64 ptrtoint (ptr @a to i64), i64 -1), i64 add (i64 ptrtoint (ptr @a to i64), i64 5)) ]
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, i32 ptrtoint (ptr @a to i32), i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64)), i8 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i64, ptr @b, i64 2) to i64), i64 ptrtoint (ptr @b to i64)) to i8))
  ret void
}
