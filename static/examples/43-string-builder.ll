; title: A string builder that grows
; about: When the buffer is full a larger one is allocated and the old bytes copied: %buffer must survive the allocation, and is dead after the copy.
; select: %buffer
; run: append({{| "hi"} | 2 2}, 33) = void

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1 immarg)

; A builder is header, buffer, length and capacity; a buffer is a header and bytes.
define void @append(ptr addrspace(1) %builder, i8 %char) gc "statepoint-example" {
entry:
  %buffer.at = getelementptr inbounds i8, ptr addrspace(1) %builder, i64 8
  %buffer = load ptr addrspace(1), ptr addrspace(1) %buffer.at
  %length.at = getelementptr inbounds i8, ptr addrspace(1) %builder, i64 16
  %length = load i64, ptr addrspace(1) %length.at
  %capacity.at = getelementptr inbounds i8, ptr addrspace(1) %builder, i64 24
  %capacity = load i64, ptr addrspace(1) %capacity.at
  %room = icmp ult i64 %length, %capacity
  br i1 %room, label %write, label %grow

grow:
  %twice = shl i64 %capacity, 1
  %larger = call ptr addrspace(1) @rt_alloc(i64 0, i64 %twice)
  %to = getelementptr inbounds i8, ptr addrspace(1) %larger, i64 8
  %from = getelementptr inbounds i8, ptr addrspace(1) %buffer, i64 8
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 %length, i1 false) "gc-leaf-function"
  store ptr addrspace(1) %larger, ptr addrspace(1) %buffer.at
  store i64 %twice, ptr addrspace(1) %capacity.at
  br label %write

write:
  %into = phi ptr addrspace(1) [ %buffer, %entry ], [ %larger, %grow ]
  %offset = add i64 %length, 8
  %place = getelementptr inbounds i8, ptr addrspace(1) %into, i64 %offset
  store i8 %char, ptr addrspace(1) %place
  %longer = add i64 %length, 1
  store i64 %longer, ptr addrspace(1) %length.at
  ret void
}
