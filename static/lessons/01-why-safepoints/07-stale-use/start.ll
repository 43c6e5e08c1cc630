; run: add({| 3 4}) = 7
; run: add({| 0 4}) = 4

declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)

; Adds the two numbers in %pair. If the first is not 0, the collector runs in between.
define i64 @add(ptr addrspace(1) %pair) gc "statepoint-example" {
entry:
  %first.at = getelementptr i8, ptr addrspace(1) %pair, i64 8
  %first = load i64, ptr addrspace(1) %first.at
  %empty = icmp eq i64 %first, 0
  br i1 %empty, label %done, label %collect

collect:
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
      i64 0, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0)
      [ "gc-live"(ptr addrspace(1) %pair) ]
  %moved = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %again.at = getelementptr i8, ptr addrspace(1) %moved, i64 8
  store i64 %first, ptr addrspace(1) %again.at
  br label %done

done:
  %second.at = getelementptr i8, ptr addrspace(1) %pair, i64 16
  %second = load i64, ptr addrspace(1) %second.at
  %sum = add i64 %first, %second
  ret i64 %sum
}
