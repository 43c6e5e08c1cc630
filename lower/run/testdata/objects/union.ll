; A word that is a number in some objects and a reference in others, by a tag; and references that
; only code the inference cannot follow stores: through a table of functions with casts.
declare ptr addrspace(1) @any(i64)
declare void @poll()

define ptr addrspace(1) @number(i64 %n) gc "statepoint-example" {
  %o = call ptr addrspace(1) @any(i64 24)
  store i64 0, ptr addrspace(1) %o
  %p = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 %n, ptr addrspace(1) %p
  ret ptr addrspace(1) %o
}

define ptr addrspace(1) @link(ptr addrspace(1) %to) gc "statepoint-example" {
  %o = call ptr addrspace(1) @any(i64 24)
  store i64 1, ptr addrspace(1) %o
  %p = getelementptr i8, ptr addrspace(1) %o, i64 8
  store ptr addrspace(1) %to, ptr addrspace(1) %p
  ret ptr addrspace(1) %o
}

define void @hide(i64 %slot, ptr addrspace(1) %what) gc "statepoint-example" {
  %p = inttoptr i64 %slot to ptr addrspace(1)
  store ptr addrspace(1) %what, ptr addrspace(1) %p
  ret void
}

define i64 @follow(ptr addrspace(1) %o) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %at = phi ptr addrspace(1) [ %o, %entry ], [ %next, %link ]
  call void @poll()
  %tag = load i64, ptr addrspace(1) %at
  %p = getelementptr i8, ptr addrspace(1) %at, i64 8
  %is = icmp eq i64 %tag, 1
  br i1 %is, label %link, label %number
link:
  %next = load ptr addrspace(1), ptr addrspace(1) %p
  br label %loop
number:
  %n = load i64, ptr addrspace(1) %p
  ret i64 %n
}

define i64 @main() gc "statepoint-example" {
  %n = call ptr addrspace(1) @number(i64 40)
  %a = call ptr addrspace(1) @link(ptr addrspace(1) %n)
  %b = call ptr addrspace(1) @link(ptr addrspace(1) %a)
  %m = call ptr addrspace(1) @number(i64 2)
  %slot = getelementptr i8, ptr addrspace(1) %b, i64 16
  %word = ptrtoint ptr addrspace(1) %slot to i64
  call void @hide(i64 %word, ptr addrspace(1) %m) "gc-leaf-function"
  call void @poll()
  %x = call i64 @follow(ptr addrspace(1) %b)
  %slot2 = getelementptr i8, ptr addrspace(1) %b, i64 16
  %hidden = load ptr addrspace(1), ptr addrspace(1) %slot2
  %y = call i64 @follow(ptr addrspace(1) %hidden)
  %s = add i64 %x, %y
  ret i64 %s
}
