; title: One of two objects
; about: The base of %chosen is not known before it runs, so the pass inserts a second select, of the bases, and the record pairs the two.
; select: %chosen
; run: either({| 1 2}, {| 3 4}, 1, 1, 2) = 1 prints foo()
; run: either({| 1 2}, {| 3 4}, 0, 1, 2) = 4 prints foo()

declare void @foo()

define i64 @either(ptr addrspace(1) %left, ptr addrspace(1) %right, i1 %which, i64 %i, i64 %j) gc "statepoint-example" {
entry:
  %in.left = getelementptr inbounds i64, ptr addrspace(1) %left, i64 %i
  %in.right = getelementptr inbounds i64, ptr addrspace(1) %right, i64 %j
  %chosen = select i1 %which, ptr addrspace(1) %in.left, ptr addrspace(1) %in.right
  call void @foo()
  %word = load i64, ptr addrspace(1) %chosen
  ret i64 %word
}
