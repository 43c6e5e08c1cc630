; title: A cell is made, and a list put into it
; about: Three stores of references into a new object, one before a safepoint and two after it. Only what the collector could miss gets the barrier.
; select: call @work
; refused: LLVM has no strategy of that name.

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @work()

define ptr addrspace(1) @push(ptr addrspace(1) %list, ptr addrspace(1) %item) gc "mine" {
  %cell = call ptr addrspace(1) @rt_alloc(i64 2, i64 0)
  %first = getelementptr ptr addrspace(1), ptr addrspace(1) %cell, i64 1
  store ptr addrspace(1) %item, ptr addrspace(1) %first
  call void @work()
  %second = getelementptr ptr addrspace(1), ptr addrspace(1) %cell, i64 2
  store ptr addrspace(1) %list, ptr addrspace(1) %second
  store ptr addrspace(1) null, ptr addrspace(1) %first
  ret ptr addrspace(1) %cell
}
