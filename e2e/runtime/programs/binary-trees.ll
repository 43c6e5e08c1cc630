; Builds and throws away binary trees while one of them lives on: recursion with
; references live across calls, and a heap that is mostly garbage.
;
; A node is a header of 8 bytes, left, right, and no data.

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_print(i64) "gc-leaf-function"

; A complete tree of that depth.
define ptr addrspace(1) @make(i64 %depth) gc "statepoint-example" {
entry:
  %leaf = icmp eq i64 %depth, 0
  br i1 %leaf, label %bottom, label %inner

bottom:
  %alone = call ptr addrspace(1) @rt_alloc(i64 2, i64 0)
  ret ptr addrspace(1) %alone

inner:
  %below = sub i64 %depth, 1
  %left = call ptr addrspace(1) @make(i64 %below)
  %right = call ptr addrspace(1) @make(i64 %below)
  %node = call ptr addrspace(1) @rt_alloc(i64 2, i64 0)
  %left.at = getelementptr inbounds i8, ptr addrspace(1) %node, i64 8
  store ptr addrspace(1) %left, ptr addrspace(1) %left.at, align 8
  %right.at = getelementptr inbounds i8, ptr addrspace(1) %node, i64 16
  store ptr addrspace(1) %right, ptr addrspace(1) %right.at, align 8
  ret ptr addrspace(1) %node
}

; How many nodes a tree has. Nothing is allocated here, but any call may be
; where the collector runs, so the node lives across both.
define i64 @count(ptr addrspace(1) %node) gc "statepoint-example" {
entry:
  %left.at = getelementptr inbounds i8, ptr addrspace(1) %node, i64 8
  %left = load ptr addrspace(1), ptr addrspace(1) %left.at, align 8
  %leaf = icmp eq ptr addrspace(1) %left, null
  br i1 %leaf, label %one, label %more

one:
  ret i64 1

more:
  %in.left = call i64 @count(ptr addrspace(1) %left)
  %right.at = getelementptr inbounds i8, ptr addrspace(1) %node, i64 16
  %right = load ptr addrspace(1), ptr addrspace(1) %right.at, align 8
  %in.right = call i64 @count(ptr addrspace(1) %right)
  %both = add i64 %in.left, %in.right
  %all = add i64 %both, 1
  ret i64 %all
}

define i64 @run(i64 %depth) gc "statepoint-example" {
entry:
  %lasting = call ptr addrspace(1) @make(i64 %depth)
  br label %loop

loop:
  %d = phi i64 [ 0, %entry ], [ %d.next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %body ]
  %more = icmp sle i64 %d, %depth
  br i1 %more, label %body, label %done

body:
  %tree = call ptr addrspace(1) @make(i64 %d)
  %nodes = call i64 @count(ptr addrspace(1) %tree)
  call void @rt_print(i64 %nodes)
  %sum.next = add i64 %sum, %nodes
  %d.next = add i64 %d, 1
  br label %loop

done:
  %left = call i64 @count(ptr addrspace(1) %lasting)
  call void @rt_print(i64 %left)
  ret i64 %sum
}
