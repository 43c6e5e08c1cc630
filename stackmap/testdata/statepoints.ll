; Every kind of location a statepoint can have, for llc: constants that fit a location and constants that do
; not, undef, pointers with and without a base of their own, null, allocas, other calling conventions, patch
; bytes, transitions, and more records and functions than one.

declare void @callee()
declare void @take(ptr addrspace(1), i64)
declare fastcc ptr addrspace(1) @fast(ptr addrspace(1))
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)

define ptr addrspace(1) @one_pointer(ptr addrspace(1) %obj) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %obj)]
  %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %obj.relocated
}

define ptr addrspace(1) @derived(ptr addrspace(1) %base, ptr addrspace(1) %other, i64 %i) gc "statepoint-example" {
  %in = getelementptr i8, ptr addrspace(1) %base, i64 %i
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1), i64)) @take, i32 2, i32 0, ptr addrspace(1) %other, i64 %i, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %base, ptr addrspace(1) %in, ptr addrspace(1) %other)]
  %in.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %other.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 2)
  %v = load i64, ptr addrspace(1) %other.relocated
  store i64 %v, ptr addrspace(1) %in.relocated
  ret ptr addrspace(1) %in.relocated
}

define ptr addrspace(1) @deopt(ptr addrspace(1) %obj, i32 %small, i64 %large, double %d, i1 %b) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 -2, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0) ["deopt"(i32 -1, i64 -1, i64 4294967295, i64 4294967296, i32 4294967295, i64 2147483648, i64 -2147483648, i64 -2147483649, i64 4294967296, i64 9223372036854775807, i1 true, i64 undef, ptr addrspace(1) null, i32 %small, i64 %large, double %d, i1 %b, ptr addrspace(1) %obj), "gc-live"(ptr addrspace(1) %obj, ptr addrspace(1) null)]
  %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %null.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 1)
  %t2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 -1, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0) ["deopt"(i64 5000000000, i64 4294967296), "gc-live"(ptr addrspace(1) %obj.relocated)]
  %again = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 0, i32 0)
  ret ptr addrspace(1) %again
}

define ptr addrspace(1) @conventions(ptr addrspace(1) %obj) gc "statepoint-example" {
  %t = call fastcc token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @fast, i32 1, i32 0, ptr addrspace(1) %obj, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %obj)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
  %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %t2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 7, ptr elementtype(void ()) null, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %obj.relocated, ptr addrspace(1) %r)]
  %o2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 0, i32 0)
  %r2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 1, i32 1)
  store ptr addrspace(1) %r2, ptr addrspace(1) %o2
  %t3 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 3, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 1, i32 0, i32 0) ["gc-transition"(i64 1), "gc-live"(ptr addrspace(1) %o2)]
  %o3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t3, i32 0, i32 0)
  ret ptr addrspace(1) %o3
}

define ptr addrspace(1) @stack_objects(ptr addrspace(1) %obj, i64 %n) gc "statepoint-example" {
  %a = alloca i64, align 8
  %b = alloca [3 x i64], align 8
  store i64 %n, ptr %a
  store i64 %n, ptr %b
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 4, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0) ["deopt"(ptr %a, i64 %n), "gc-live"(ptr addrspace(1) %obj, ptr %a, ptr %b)]
  %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %obj.relocated
}

define ptr addrspace(1) @dynamic_frame(ptr addrspace(1) %obj, i64 %n) gc "statepoint-example" {
  %a = alloca i8, i64 %n
  store i8 1, ptr %a
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 5, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %obj)]
  %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %v = load i8, ptr %a
  ret ptr addrspace(1) %obj.relocated
}

define void @no_pointers() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 6, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0)
  ret void
}
