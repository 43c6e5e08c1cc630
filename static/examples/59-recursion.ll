; title: Recursion over a tree
; about: Between the two calls only %tree and the left sum are live; after the second, only sums are. Each call has its own record of the values still needed.
; select: %tree
; run: sum({{null, null | 2}, null | 5}) = 7

define i64 @sum(ptr addrspace(1) %tree) gc "statepoint-example" {
entry:
  %leaf = icmp eq ptr addrspace(1) %tree, null
  br i1 %leaf, label %nothing, label %node

nothing:
  ret i64 0

node:
  %left.at = getelementptr inbounds i8, ptr addrspace(1) %tree, i64 8
  %left = load ptr addrspace(1), ptr addrspace(1) %left.at
  %left.sum = call i64 @sum(ptr addrspace(1) %left)
  %right.at = getelementptr inbounds i8, ptr addrspace(1) %tree, i64 16
  %right = load ptr addrspace(1), ptr addrspace(1) %right.at
  %key.at = getelementptr inbounds i8, ptr addrspace(1) %tree, i64 24
  %key = load i64, ptr addrspace(1) %key.at
  %right.sum = call i64 @sum(ptr addrspace(1) %right)
  %children = add i64 %left.sum, %right.sum
  %total = add i64 %children, %key
  ret i64 %total
}
