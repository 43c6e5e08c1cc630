; Every kind of location a statepoint can have, for llc 14: constants that fit a location and constants that do
; not, undef, pointers with and without a base of their own, null, allocas, other calling conventions, patch
; bytes, transitions, and more records and functions than one.

declare void @callee()
declare void @take(i8 addrspace(1)*, i64)
declare fastcc i8 addrspace(1)* @fast(i8 addrspace(1)*)
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
declare token @llvm.experimental.gc.statepoint.p0f_isVoidp1i8i64f(i64 immarg, i32 immarg, void (i8 addrspace(1)*, i64)*, i32 immarg, i32 immarg, ...)
declare token @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i64 immarg, i32 immarg, i8 addrspace(1)* (i8 addrspace(1)*)*, i32 immarg, i32 immarg, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg)
declare i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token)

define i8 addrspace(1)* @one_pointer(i8 addrspace(1)* %obj) gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 7, i32 0, void ()* @callee, i32 0, i32 0, i32 0, i32 0) ["gc-live"(i8 addrspace(1)* %obj)]
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  ret i8 addrspace(1)* %obj.relocated
}

define i8 addrspace(1)* @derived(i8 addrspace(1)* %base, i8 addrspace(1)* %other, i64 %i) gc "statepoint-example" {
  %in = getelementptr i8, i8 addrspace(1)* %base, i64 %i
  %t = call token (i64, i32, void (i8 addrspace(1)*, i64)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidp1i8i64f(i64 2882400000, i32 0, void (i8 addrspace(1)*, i64)* @take, i32 2, i32 0, i8 addrspace(1)* %other, i64 %i, i32 0, i32 0) ["gc-live"(i8 addrspace(1)* %base, i8 addrspace(1)* %in, i8 addrspace(1)* %other)]
  %in.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 1)
  %other.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 2, i32 2)
  %other.i64 = bitcast i8 addrspace(1)* %other.relocated to i64 addrspace(1)*
  %v = load i64, i64 addrspace(1)* %other.i64
  %in.i64 = bitcast i8 addrspace(1)* %in.relocated to i64 addrspace(1)*
  store i64 %v, i64 addrspace(1)* %in.i64
  ret i8 addrspace(1)* %in.relocated
}

define i8 addrspace(1)* @deopt(i8 addrspace(1)* %obj, i32 %small, i64 %large, double %d, i1 %b) gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 -2, i32 0, void ()* @callee, i32 0, i32 0, i32 0, i32 0) ["deopt"(i32 -1, i64 -1, i64 4294967295, i64 4294967296, i32 4294967295, i64 2147483648, i64 -2147483648, i64 -2147483649, i64 4294967296, i64 9223372036854775807, i1 true, i64 undef, i8 addrspace(1)* null, i32 %small, i64 %large, double %d, i1 %b, i8 addrspace(1)* %obj), "gc-live"(i8 addrspace(1)* %obj, i8 addrspace(1)* null)]
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  %null.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 1, i32 1)
  %t2 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 -1, i32 0, void ()* @callee, i32 0, i32 0, i32 0, i32 0) ["deopt"(i64 5000000000, i64 4294967296), "gc-live"(i8 addrspace(1)* %obj.relocated)]
  %again = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t2, i32 0, i32 0)
  ret i8 addrspace(1)* %again
}

define i8 addrspace(1)* @conventions(i8 addrspace(1)* %obj) gc "statepoint-example" {
  %t = call fastcc token (i64, i32, i8 addrspace(1)* (i8 addrspace(1)*)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i64 1, i32 0, i8 addrspace(1)* (i8 addrspace(1)*)* @fast, i32 1, i32 0, i8 addrspace(1)* %obj, i32 0, i32 0) ["gc-live"(i8 addrspace(1)* %obj)]
  %r = call i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token %t)
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  %t2 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2, i32 7, void ()* null, i32 0, i32 0, i32 0, i32 0) ["gc-live"(i8 addrspace(1)* %obj.relocated, i8 addrspace(1)* %r)]
  %o2 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t2, i32 0, i32 0)
  %r2 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t2, i32 1, i32 1)
  %slot = bitcast i8 addrspace(1)* %o2 to i8 addrspace(1)* addrspace(1)*
  store i8 addrspace(1)* %r2, i8 addrspace(1)* addrspace(1)* %slot
  %t3 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 3, i32 0, void ()* @callee, i32 0, i32 1, i32 0, i32 0) ["gc-transition"(i64 1), "gc-live"(i8 addrspace(1)* %o2)]
  %o3 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t3, i32 0, i32 0)
  ret i8 addrspace(1)* %o3
}

define i8 addrspace(1)* @stack_objects(i8 addrspace(1)* %obj, i64 %n) gc "statepoint-example" {
  %a = alloca i64, align 8
  %b = alloca [3 x i64], align 8
  store i64 %n, i64* %a
  %b0 = getelementptr [3 x i64], [3 x i64]* %b, i64 0, i64 0
  store i64 %n, i64* %b0
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 4, i32 0, void ()* @callee, i32 0, i32 0, i32 0, i32 0) ["deopt"(i64* %a, i64 %n), "gc-live"(i8 addrspace(1)* %obj, i64* %a, [3 x i64]* %b)]
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  ret i8 addrspace(1)* %obj.relocated
}

define i8 addrspace(1)* @dynamic_frame(i8 addrspace(1)* %obj, i64 %n) gc "statepoint-example" {
  %a = alloca i8, i64 %n
  store i8 1, i8* %a
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 5, i32 0, void ()* @callee, i32 0, i32 0, i32 0, i32 0) ["gc-live"(i8 addrspace(1)* %obj)]
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  %v = load i8, i8* %a
  ret i8 addrspace(1)* %obj.relocated
}

define void @no_pointers() gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 6, i32 0, void ()* @callee, i32 0, i32 0, i32 0, i32 0)
  ret void
}
