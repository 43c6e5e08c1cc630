; title: A hash table of linked buckets
; about: %bucket points into the table's array. It is used after the allocation, so the pass computes it again from the relocated %table.
; select: %table
; run: put({null, null, null, null, null, null}, 5, {| 7}) = void prints hash(5)

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare i64 @hash(i64) "gc-leaf-function"

; A table is an 8-byte header and 64 buckets; an entry is header, next, key and value.
define void @put(ptr addrspace(1) %table, i64 %key, ptr addrspace(1) %value) gc "statepoint-example" {
entry:
  %hash = call i64 @hash(i64 %key)
  %index = and i64 %hash, 63
  %bucket.number = add nuw nsw i64 %index, 1
  %bucket = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %table, i64 %bucket.number
  %old = load ptr addrspace(1), ptr addrspace(1) %bucket
  br label %search

search:
  %entry.at = phi ptr addrspace(1) [ %old, %entry ], [ %next, %other ]
  %none = icmp eq ptr addrspace(1) %entry.at, null
  br i1 %none, label %add, label %compare

compare:
  %key.at = getelementptr inbounds i8, ptr addrspace(1) %entry.at, i64 24
  %its.key = load i64, ptr addrspace(1) %key.at
  %same = icmp eq i64 %its.key, %key
  br i1 %same, label %replace, label %other

other:
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %entry.at, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at
  br label %search

replace:
  %value.at = getelementptr inbounds i8, ptr addrspace(1) %entry.at, i64 16
  store ptr addrspace(1) %value, ptr addrspace(1) %value.at
  ret void

add:
  %new = call ptr addrspace(1) @rt_alloc(i64 2, i64 8)
  %new.key = getelementptr inbounds i8, ptr addrspace(1) %new, i64 24
  store i64 %key, ptr addrspace(1) %new.key
  %new.value = getelementptr inbounds i8, ptr addrspace(1) %new, i64 16
  store ptr addrspace(1) %value, ptr addrspace(1) %new.value
  %new.next = getelementptr inbounds i8, ptr addrspace(1) %new, i64 8
  store ptr addrspace(1) %old, ptr addrspace(1) %new.next
  store ptr addrspace(1) %new, ptr addrspace(1) %bucket
  ret void
}
