; title: A phi that needs a base phi
; about: %cursor points into one of two objects, depending on the path taken; its base is known only at run time, so the pass adds a phi of the bases beside it.
; select: %cursor
; run: pick(1, {| 11 12}, {| 21 22}) = 11 prints foo()
; run: pick(0, {| 11 12}, {| 21 22}) = 22 prints foo()

declare void @foo()

define i64 @pick(i1 %which, ptr addrspace(1) %left, ptr addrspace(1) %right) gc "statepoint-example" {
entry:
  br i1 %which, label %take_left, label %take_right

take_left:
  %in_left = getelementptr inbounds i64, ptr addrspace(1) %left, i64 1
  br label %join

take_right:
  %in_right = getelementptr inbounds i64, ptr addrspace(1) %right, i64 2
  br label %join

join:
  %cursor = phi ptr addrspace(1) [ %in_left, %take_left ], [ %in_right, %take_right ]
  call void @foo()
  %value = load i64, ptr addrspace(1) %cursor
  ret i64 %value
}
