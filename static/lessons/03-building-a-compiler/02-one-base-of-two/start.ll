; run: pick(1, {| 11 12}, {| 21 22}) = 11
; run: pick(0, {| 11 12}, {| 21 22}) = 22

declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)

define i64 @pick(i1 %which, ptr addrspace(1) %left, ptr addrspace(1) %right) gc "statepoint-example" {
entry:
  br i1 %which, label %take_left, label %take_right

take_left:
  %in_left = getelementptr i8, ptr addrspace(1) %left, i64 8
  br label %join

take_right:
  %in_right = getelementptr i8, ptr addrspace(1) %right, i64 16
  br label %join

join:
  %cursor = phi ptr addrspace(1) [ %in_left, %take_left ], [ %in_right, %take_right ]
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
      i64 0, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0)
      [ "gc-live"(ptr addrspace(1) %left, ptr addrspace(1) %cursor) ]
  %cursor.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 1)
  %value = load i64, ptr addrspace(1) %cursor.now
  ret i64 %value
}
