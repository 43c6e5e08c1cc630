; run: main() = 7

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare void @rt_safepoint()
declare i64 @rt_start(ptr, ptr addrspace(1), i64)
declare i64 @rt_join(i64)

define void @gc.safepoint_poll() {
  call void @rt_safepoint()
  ret void
}

define i64 @wait(ptr addrspace(1) %flag, i64 %unused) {
entry:
  br label %loop
loop:
  %data = getelementptr i8, ptr addrspace(1) %flag, i64 8
  %set = load volatile i64, ptr addrspace(1) %data
  %is.set = icmp ne i64 %set, 0
  br i1 %is.set, label %done, label %loop
done:
  ret i64 %set
}

define i64 @main() gc "statepoint-example" {
  %flag = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %thread = call i64 @rt_start(ptr @wait, ptr addrspace(1) %flag, i64 0)
  call void @rt_collect()
  %data = getelementptr i8, ptr addrspace(1) %flag, i64 8
  store volatile i64 7, ptr addrspace(1) %data
  %seen = call i64 @rt_join(i64 %thread)
  ret i64 %seen
}
