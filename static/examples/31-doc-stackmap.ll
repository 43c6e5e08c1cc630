; title: A plain stack map
; about: llvm.experimental.stackmap records where a value is, here %ptr, without a call; the eight bytes after it may be overwritten at run time.
; select: %ptr
; document: StackMaps.rst, "llvm.experimental.stackmap"
; run: test("A") = 68 prints runtime()

declare void @runtime()
declare void @llvm.experimental.stackmap(i64, i32, ...)

define i64 @test(ptr %ptr) {
entry:
  call void @runtime()
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 77, i32 8, ptr %ptr)
  %val = load i64, ptr %ptr
  %add = add i64 %val, 3
  ret i64 %add
}
