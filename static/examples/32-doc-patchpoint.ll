; title: A patchpoint
; about: A call with room for rewriting: the target is loaded into a register first, and the runtime may rewrite the fifteen bytes.
; select: call @llvm.experimental.patchpoint.i64
; document: StackMaps.rst, "llvm.experimental.patchpoint"

declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)

define i64 @test(ptr %ptr) {
entry:
  %target = inttoptr i64 -281474976710654 to ptr
  %val = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 78, i32 15, ptr %target, i32 1, ptr %ptr)
  %add = add i64 %val, 3
  ret i64 %add
}
