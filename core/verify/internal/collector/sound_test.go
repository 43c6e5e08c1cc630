package collector_test

// A soundModule is a valid module of one subject.
type soundModule struct{ name, text string }

// soundModules use all of LLVM's features for garbage collection.
var soundModules = []soundModule{
	{"calls at statepoints", `
declare void @foo()
declare i64 @bar(i32, ptr addrspace(1))
declare ptr addrspace(1) @make(i64)
declare void @many(...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token, i32 immarg, i32 immarg)
declare i64 @llvm.experimental.gc.result.i64(token)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n, i32 %i, ptr %q, <2 x ptr addrspace(1)> %v, i1 %c) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %p, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(i64 (i32, ptr addrspace(1))) @bar, i32 2, i32 0, i32 %i, ptr addrspace(1) %p, i32 0, i32 0) [ "deopt"(i32 1, ptr addrspace(1) %p), "gc-transition"(i64 3), "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d, <2 x ptr addrspace(1)> %v) ]
  %x = call i64 @llvm.experimental.gc.result.i64(token %t)
  %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %e = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %w = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %t, i32 2, i32 2)
  br i1 %c, label %on, label %off
on:
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) (i64)) @make, i32 1, i32 1, i64 %x, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r) ]
  %m = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %u)
  ret ptr addrspace(1) %m
off:
  %k = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (...)) @many, i32 2, i32 0, i64 1, i32 2, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %e) ]
  %z = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %k, i32 0, i32 0)
  ret ptr addrspace(1) %z
}
`},
	{"invokes at statepoints", `
declare void @foo()
declare i64 @bar(i32)
declare i32 @personality(...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i64 @llvm.experimental.gc.result.i64(token)
define ptr addrspace(1) @f(ptr addrspace(1) %p, i32 %i) gc "statepoint-example" personality ptr @personality {
entry:
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(i64 (i32)) @bar, i32 1, i32 0, i32 %i, i32 0, i32 0) [ "deopt"(i32 1), "gc-live"(ptr addrspace(1) %p) ] to label %ok unwind label %bad
ok:
  %x = call i64 @llvm.experimental.gc.result.i64(token %t)
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %u = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r) ] to label %good unwind label %worse
good:
  ret ptr addrspace(1) %r
bad:
  %lp = landingpad token cleanup
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 0)
  ret ptr addrspace(1) %s
worse:
  %lq = landingpad token cleanup
  %y = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lq, i32 0, i32 0)
  resume token %lq
}
`},
	{"roots on the shadow stack", `
@meta = global i32 0
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare void @foo()
define ptr @f(ptr %p, ptr %q) gc "shadow-stack" {
  %a = alloca ptr
  %b = alloca ptr
  %s = alloca i64
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @meta)
  store ptr %p, ptr %a
  call void @foo()
  %x = call ptr @llvm.gcread(ptr %p, ptr %q)
  call void @llvm.gcwrite(ptr %x, ptr %p, ptr %q)
  ret ptr %x
}
`},
	{"deoptimization, guards, stack maps and patch points", `
declare void @foo()
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.guard(i1, ...)
declare i1 @llvm.experimental.widenable.condition()
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
define i32 @f(ptr addrspace(1) %p, i32 %i, i1 %c) gc "statepoint-example" {
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 5) [ "deopt"(i32 1) ]
  %w = call i1 @llvm.experimental.widenable.condition()
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 4, ptr addrspace(1) %p)
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 2, i32 20, ptr null, i32 1, i32 %i, i64 7)
  %x = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 2, i32 20, ptr null, i32 0, i64 7)
  call void @foo() [ "deopt"(i32 1, ptr addrspace(1) %p) ]
  call void @foo() [ "gc-transition"(i32 1, ptr addrspace(1) %p) ]
  call void @foo() "gc-leaf-function"
  call void @foo() "statepoint-id"="5" "statepoint-num-patch-bytes"="3"
  br i1 %w, label %on, label %off
on:
  %r = call i32 (...) @llvm.experimental.deoptimize.i32(i32 3) [ "deopt"(i32 7, ptr addrspace(1) %p) ]
  ret i32 %r
off:
  ret i32 0
}
`},
	{"bases and offsets of pointers", `
declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1))
declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1))
declare ptr addrspace(1) @g(ptr addrspace(1), i64)
define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %p, i64 8
  %b = call ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) %d)
  %o = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) %d)
  %x = call ptr addrspace(1) @g(ptr addrspace(1) %b, i64 %o) [ "deopt"() ]
  ret i64 %o
}
`},
	{"statepoints in funclets", `
declare void @foo()
declare i32 @__CxxFrameHandler3(...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define void @f(ptr addrspace(1) %p) gc "coreclr" personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @foo() [ "deopt"(i32 1) ] to label %ok unwind label %pad
ok:
  ret void
pad:
  %cp = cleanuppad within none []
  call void @foo() [ "funclet"(token %cp), "deopt"() ]
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "funclet"(token %cp), "gc-live"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) [ "funclet"(token %cp) ]
  cleanupret from %cp unwind to caller
}
`},
	{"pointers of address space 0", `
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32 immarg, i32 immarg)
declare <2 x ptr> @llvm.experimental.gc.relocate.v2p0(token, i32 immarg, i32 immarg)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr @f(ptr %p, <2 x ptr> %v, ptr addrspace(1) %q) gc "erlang" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p, <2 x ptr> %v, ptr addrspace(1) %q) ]
  %r = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  %w = call <2 x ptr> @llvm.experimental.gc.relocate.v2p0(token %t, i32 1, i32 1)
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 2)
  ret ptr %r
}
`},
	{"results of every type", `
declare float @real()
declare { ptr addrspace(1), i64 } @both()
declare <2 x i32> @vector()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare float @llvm.experimental.gc.result.f32(token)
declare { ptr addrspace(1), i64 } @llvm.experimental.gc.result.sl_p1i64s(token)
declare <2 x i32> @llvm.experimental.gc.result.v2i32(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define float @f(ptr addrspace(1) %p, ptr %to, { ptr, i64 } %agg, i128 %wide) gc "coreclr" {
  %a = alloca ptr addrspace(1)
  %s = alloca { i64, ptr addrspace(1) }
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(float ()) @real, i32 0, i32 2, i32 0, i32 0) [ "deopt"(float 1.0, i128 %wide, ptr %a), "gc-live"(ptr addrspace(1) %p, ptr %a, ptr %s, ptr addrspace(1) null) ]
  %x = call float @llvm.experimental.gc.result.f32(token %t)
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype({ ptr addrspace(1), i64 } ()) @both, i32 0, i32 3, i32 0, i32 0) [ "gc-transition"(ptr %a, i64 4), "gc-live"(ptr addrspace(1) %r) ]
  %y = call { ptr addrspace(1), i64 } @llvm.experimental.gc.result.sl_p1i64s(token %u)
  %z = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0)
  %v = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(<2 x i32> ()) %to, i32 0, i32 0, i32 0, i32 0)
  %w = call <2 x i32> @llvm.experimental.gc.result.v2i32(token %v)
  ret float %x
}
`},
	{"relocates where paths meet", `
declare void @foo()
declare i64 @bar(i32)
declare i32 @personality(...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i64 @llvm.experimental.gc.result.i64(token)
define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  br i1 %c, label %one, label %two
one:
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(i64 (i32)) @bar, i32 1, i32 0, i32 1, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ] to label %fine unwind label %pad
fine:
  %x = call i64 @llvm.experimental.gc.result.i64(token %t)
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  br label %join
two:
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 8, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q) ]
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0)
  br label %join
join:
  %m = phi ptr addrspace(1) [ %r, %fine ], [ %s, %two ]
  %n = phi i64 [ %x, %fine ], [ 0, %two ]
  ret ptr addrspace(1) %m
pad:
  %lp = landingpad token cleanup
  %y = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 1)
  %z = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 1, i32 1)
  ret ptr addrspace(1) %y
}
`},
	{"roots of OCaml's form", `
%pair = type { ptr, ptr }
@tag = external constant i32
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare void @foo()
define ptr @f(ptr %p, i1 %c) gc "ocaml" {
entry:
  %one = alloca ptr
  %two = alloca %pair
  %three = alloca [4 x ptr]
  %at = getelementptr %pair, ptr %two, i64 0, i32 0
  call void @llvm.gcroot(ptr %one, ptr null)
  call void @llvm.gcroot(ptr %at, ptr @tag)
  call void @llvm.gcroot(ptr %three, ptr getelementptr (i8, ptr @tag, i64 4))
  br i1 %c, label %more, label %out
more:
  %x = call ptr @llvm.gcread(ptr null, ptr %one)
  call void @llvm.gcwrite(ptr null, ptr %x, ptr %one)
  call void @foo()
  br label %out
out:
  ret ptr %p
}
define ptr @plain(ptr %p) {
  %slot = alloca ptr
  store ptr %p, ptr %slot
  call void @foo()
  %x = load ptr, ptr %slot
  ret ptr %x
}
`},
}
