; run: digits({| 1}, {| 2}, {| 3}) = 123

declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)

; Builds a number from three digits, each in its own object.
define i64 @digits(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) gc "statepoint-example" {
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
      i64 0, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0)
      [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %c) ]
  %a.moved = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %c.moved = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 1, i32 1)
  %a.data = getelementptr i8, ptr addrspace(1) %a.moved, i64 8
  %b.data = getelementptr i8, ptr addrspace(1) %b, i64 8
  %c.data = getelementptr i8, ptr addrspace(1) %c.moved, i64 8
  %hundreds = load i64, ptr addrspace(1) %a.data
  %tens = load i64, ptr addrspace(1) %b.data
  %ones = load i64, ptr addrspace(1) %c.data
  %a.b = mul i64 %hundreds, 10
  %a.b.tens = add i64 %a.b, %tens
  %shifted = mul i64 %a.b.tens, 10
  %number = add i64 %shifted, %ones
  ret i64 %number
}
