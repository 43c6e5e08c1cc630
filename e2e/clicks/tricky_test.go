package clicks

// tricky are modules in which a click could select the wrong item.
var tricky = []struct{ name, source string }{
	{"results that live across later calls", `
declare ptr addrspace(1) @make(i64)
declare i64 @count(ptr addrspace(1))
declare double @weigh(ptr addrspace(1))
declare ptr addrspace(1) @leaf(ptr addrspace(1)) "gc-leaf-function"
declare <2 x ptr addrspace(1)> @pair(ptr addrspace(1))
define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
  %b = call ptr addrspace(1) @make(i64 %n)
  %c = call ptr addrspace(1) @leaf(ptr addrspace(1) %b)
  %d = call i64 @count(ptr addrspace(1) %c) [ "deopt"(i64 %n, ptr addrspace(1) %a) ]
  %w = call double @weigh(ptr addrspace(1) %b)
  %v = call <2 x ptr addrspace(1)> @pair(ptr addrspace(1) %c)
  %e = call i64 @count(ptr addrspace(1) %c)
  %x = extractelement <2 x ptr addrspace(1)> %v, i64 1
  %s = add i64 %d, %e
  store i64 %s, ptr addrspace(1) %x
  store double %w, ptr addrspace(1) %b
  ret ptr addrspace(1) %c
}
`},
	{"unnamed values, invokes and shared landing pads", `
declare ptr addrspace(1) @make(i64)
declare i32 @personality(...)
define ptr addrspace(1) @g(ptr addrspace(1) %0, i64 %1) gc "statepoint-example" personality ptr @personality {
  %3 = invoke ptr addrspace(1) @make(i64 %1) to label %4 unwind label %8
4:
  %5 = invoke ptr addrspace(1) @make(i64 2) to label %6 unwind label %8
6:
  %7 = getelementptr i8, ptr addrspace(1) %3, i64 8
  store ptr addrspace(1) %5, ptr addrspace(1) %7
  ret ptr addrspace(1) %3
8:
  %9 = landingpad token cleanup
  ret ptr addrspace(1) %0
}
`},
	{"statepoints by hand, one result unused", `
declare ptr addrspace(1) @make()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define ptr addrspace(1) @h() gc "statepoint-example" {
  %first = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
  %a = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %first)
  %second = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 8, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
  %b = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %second, i32 0, i32 0)
  ret ptr addrspace(1) %b
}
`},
	{"copies, merges, derived pointers and remats", `
declare ptr addrspace(1) @make(i64)
declare void @safe()
define i64 @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %which, i64 %n) gc "statepoint-example" {
entry:
  %made = call ptr addrspace(1) @make(i64 %n)
  %same = freeze ptr addrspace(1) %made
  br i1 %which, label %left, label %right
left:
  %in = getelementptr i8, ptr addrspace(1) %p, i64 16
  br label %join
right:
  %far = getelementptr i8, ptr addrspace(1) %q, i64 %n
  br label %join
join:
  %either = phi ptr addrspace(1) [ %in, %left ], [ %far, %right ]
  %near = getelementptr i8, ptr addrspace(1) %made, i64 24
  call void @safe() [ "deopt"(ptr addrspace(1) %near, i64 %n) ]
  %v = load i64, ptr addrspace(1) %either
  %u = load i64, ptr addrspace(1) %near
  %t = load i64, ptr addrspace(1) %same
  %s = add i64 %v, %u
  %r = add i64 %s, %t
  ret i64 %r
}
`},
	{"stack maps and patch points beside statepoints", `
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare void @target()
declare ptr addrspace(1) @make(i64)
define i64 @m(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 4, i64 %n)
  %a = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 2, i32 15, ptr @target, i32 1, i64 %n, i64 %n)
  %b = call ptr addrspace(1) @make(i64 %a)
  %c = load i64, ptr addrspace(1) %o
  %d = load i64, ptr addrspace(1) %b
  %e = add i64 %c, %d
  ret i64 %e
}
`},
}
