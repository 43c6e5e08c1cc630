; title: Insertion into a tree
; about: The descent calls nothing and records nothing; %at is live across the allocation at the end, because the new node is stored in its field.
; select: %at
; run: insert({{null, null | 2}, null | 5}, 3) = {{null, {null, null | 3} | 2}, null | 5}
; run: insert(null, 1) = {null, null | 1}

declare ptr addrspace(1) @rt_alloc(i64, i64)

; A node is an 8-byte header, left, right and a key. Returns the root.
define ptr addrspace(1) @insert(ptr addrspace(1) %root, i64 %key) gc "statepoint-example" {
entry:
  %empty = icmp eq ptr addrspace(1) %root, null
  br i1 %empty, label %first, label %down

first:
  %only = call ptr addrspace(1) @rt_alloc(i64 2, i64 8)
  %only.key = getelementptr inbounds i8, ptr addrspace(1) %only, i64 24
  store i64 %key, ptr addrspace(1) %only.key
  ret ptr addrspace(1) %only

down:
  %at = phi ptr addrspace(1) [ %root, %entry ], [ %child, %step ]
  %at.key = getelementptr inbounds i8, ptr addrspace(1) %at, i64 24
  %here = load i64, ptr addrspace(1) %at.key
  %known = icmp eq i64 %here, %key
  br i1 %known, label %done, label %step

step:
  %less = icmp slt i64 %key, %here
  %offset = select i1 %less, i64 8, i64 16
  %link = getelementptr inbounds i8, ptr addrspace(1) %at, i64 %offset
  %child = load ptr addrspace(1), ptr addrspace(1) %link
  %leaf = icmp eq ptr addrspace(1) %child, null
  br i1 %leaf, label %hang, label %down

hang:
  %new = call ptr addrspace(1) @rt_alloc(i64 2, i64 8)
  %new.key = getelementptr inbounds i8, ptr addrspace(1) %new, i64 24
  store i64 %key, ptr addrspace(1) %new.key
  %place = getelementptr inbounds i8, ptr addrspace(1) %at, i64 %offset
  store ptr addrspace(1) %new, ptr addrspace(1) %place
  br label %done

done:
  ret ptr addrspace(1) %root
}
