; A tree whose nodes an allocator makes that is asked for a number of words of 8 bytes.
declare ptr addrspace(1) @zeroed(i64, i64)
declare void @poll()

define ptr addrspace(1) @node(i64 %v, ptr addrspace(1) %l, ptr addrspace(1) %r) gc "statepoint-example" {
  %n = call ptr addrspace(1) @zeroed(i64 4, i64 8)
  %v.at = getelementptr { i64, i64, ptr addrspace(1), ptr addrspace(1) }, ptr addrspace(1) %n, i64 0, i32 1
  store i64 %v, ptr addrspace(1) %v.at
  %l.at = getelementptr { i64, i64, ptr addrspace(1), ptr addrspace(1) }, ptr addrspace(1) %n, i64 0, i32 2
  store ptr addrspace(1) %l, ptr addrspace(1) %l.at
  %r.at = getelementptr { i64, i64, ptr addrspace(1), ptr addrspace(1) }, ptr addrspace(1) %n, i64 0, i32 3
  store ptr addrspace(1) %r, ptr addrspace(1) %r.at
  ret ptr addrspace(1) %n
}

define ptr addrspace(1) @grow(i64 %depth) gc "statepoint-example" {
  %leaf = icmp eq i64 %depth, 0
  br i1 %leaf, label %none, label %some
none:
  ret ptr addrspace(1) null
some:
  %less = sub i64 %depth, 1
  %l = call ptr addrspace(1) @grow(i64 %less)
  %r = call ptr addrspace(1) @grow(i64 %less)
  %n = call ptr addrspace(1) @node(i64 %depth, ptr addrspace(1) %l, ptr addrspace(1) %r)
  ret ptr addrspace(1) %n
}

define i64 @sum(ptr addrspace(1) %t) gc "statepoint-example" {
  %nil = icmp eq ptr addrspace(1) %t, null
  br i1 %nil, label %none, label %some
none:
  ret i64 0
some:
  %l.at = getelementptr i8, ptr addrspace(1) %t, i64 16
  %l = load ptr addrspace(1), ptr addrspace(1) %l.at
  %a = call i64 @sum(ptr addrspace(1) %l)
  %r.at = getelementptr i8, ptr addrspace(1) %t, i64 24
  %r = load ptr addrspace(1), ptr addrspace(1) %r.at
  %b = call i64 @sum(ptr addrspace(1) %r)
  %v.at = getelementptr i8, ptr addrspace(1) %t, i64 8
  %v = load i64, ptr addrspace(1) %v.at
  call void @poll()
  %ab = add i64 %a, %b
  %s = add i64 %ab, %v
  ret i64 %s
}

define i64 @main() gc "statepoint-example" {
  %t = call ptr addrspace(1) @grow(i64 4)
  %s = call i64 @sum(ptr addrspace(1) %t)
  ret i64 %s
}
