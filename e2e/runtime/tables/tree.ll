; Trees whose roots are llvm.gcroot slots, in frames of a recursion. A node is a mark, two nodes and a
; number: how many nodes there are below it, itself included.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @allocate()

define ptr @build(i64 %depth) gc "STRATEGY" {
entry:
  %left = alloca ptr
  %right = alloca ptr
  call void @llvm.gcroot(ptr %left, ptr null)
  call void @llvm.gcroot(ptr %right, ptr null)
  %leaf = icmp eq i64 %depth, 0
  br i1 %leaf, label %node, label %inner

inner:
  %less = sub i64 %depth, 1
  %a = call ptr @build(i64 %less)
  store ptr %a, ptr %left
  %b = call ptr @build(i64 %less)
  store ptr %b, ptr %right
  br label %node

node:
  %new = call ptr @allocate()
  %l = load ptr, ptr %left
  %r = load ptr, ptr %right
  %lp = getelementptr ptr, ptr %new, i64 1
  %rp = getelementptr ptr, ptr %new, i64 2
  %np = getelementptr ptr, ptr %new, i64 3
  store ptr %l, ptr %lp
  store ptr %r, ptr %rp
  %ln = call i64 @size(ptr %l)
  %rn = call i64 @size(ptr %r)
  %both = add i64 %ln, %rn
  %n = add i64 %both, 1
  store i64 %n, ptr %np
  ret ptr %new
}

define i64 @size(ptr %node) {
entry:
  %none = icmp eq ptr %node, null
  br i1 %none, label %done, label %some

some:
  %np = getelementptr ptr, ptr %node, i64 3
  %n = load i64, ptr %np
  br label %done

done:
  %size = phi i64 [ 0, %entry ], [ %n, %some ]
  ret i64 %size
}

; One tree is kept all the time, and as many others are built as there are rounds.
define i64 @grow(i64 %rounds, i64 %depth) gc "STRATEGY" {
entry:
  %kept = alloca ptr
  %last = alloca ptr
  call void @llvm.gcroot(ptr %kept, ptr null)
  call void @llvm.gcroot(ptr %last, ptr null)
  %first = call ptr @build(i64 %depth)
  store ptr %first, ptr %kept
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %loop ]
  %tree = call ptr @build(i64 %depth)
  store ptr %tree, ptr %last
  %nodes = call i64 @size(ptr %tree)
  %sum.next = add i64 %sum, %nodes
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %rounds
  br i1 %more, label %loop, label %done

done:
  %whole = load ptr, ptr %kept
  %walked = call i64 @count(ptr %whole)
  %total = add i64 %sum.next, %walked
  ret i64 %total
}

; Counts the nodes of a tree one by one.
define i64 @count(ptr %node) {
entry:
  %none = icmp eq ptr %node, null
  br i1 %none, label %done, label %some

some:
  %lp = getelementptr ptr, ptr %node, i64 1
  %rp = getelementptr ptr, ptr %node, i64 2
  %l = load ptr, ptr %lp
  %r = load ptr, ptr %rp
  %ln = call i64 @count(ptr %l)
  %rn = call i64 @count(ptr %r)
  %both = add i64 %ln, %rn
  %n = add i64 %both, 1
  br label %done

done:
  %size = phi i64 [ 0, %entry ], [ %n, %some ]
  ret i64 %size
}
