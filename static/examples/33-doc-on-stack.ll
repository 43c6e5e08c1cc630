; title: A region of the stack
; about: An alloca among the live pointers is recorded as Direct, the address of a region of the frame, where a spilled pointer is Indirect; compare the two.
; select: %slot
; document: Statepoints.rst, "Recording On Stack Regions"

declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define ptr addrspace(1) @spill_by_hand(ptr addrspace(1) %by.hand, ptr addrspace(1) %by.compiler) gc "statepoint-example" {
entry:
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %by.hand, ptr %slot
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot, ptr addrspace(1) %by.compiler) ]
  %by.compiler.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 1, i32 1)
  %by.hand.filled = load ptr addrspace(1), ptr %slot
  store ptr addrspace(1) %by.compiler.relocated, ptr addrspace(1) %by.hand.filled
  ret ptr addrspace(1) %by.hand.filled
}
