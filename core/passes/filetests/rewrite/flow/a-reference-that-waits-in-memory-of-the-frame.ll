; test: rewrite
; llvm: 22
declare void @foo()
declare void @knows(ptr)
define ptr addrspace(1) @stale(ptr addrspace(1) %a) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  %other = alloca ptr addrspace(1)
  store ptr addrspace(1) %a, ptr %slot
  store ptr addrspace(1) %a, ptr %other
  call void @foo()
  %one = load ptr addrspace(1), ptr %slot
  %two = load ptr addrspace(1), ptr %other
  %same = icmp eq ptr addrspace(1) %one, %two
  %r = select i1 %same, ptr addrspace(1) %one, ptr addrspace(1) null
  ret ptr addrspace(1) %r
; ^~~~~~~~~~~~~~~~~~~~~~~
; warning: this address may be stale: the stack object `%slot` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: made at 3:49: `%a` is the reference
;   note: hidden at 6:3: it is stored in the stack object `%slot`
;   note: safepoint at 8:3: the collector may move the object
;   note: revealed at 9:3: the old address is read back
;   note: used at 13:3: the old address is returned
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
}
define ptr addrspace(1) @stored_anew(ptr addrspace(1) %a) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %a, ptr %slot
  call void @foo()
  store ptr addrspace(1) %a, ptr %slot
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
}
define ptr addrspace(1) @only_null() gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) null, ptr %slot
  call void @foo()
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
}
define ptr addrspace(1) @known_elsewhere(ptr addrspace(1) %a) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %a, ptr %slot
  call void @knows(ptr %slot)
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
}
define void @not_read(ptr addrspace(1) %a) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %a, ptr %slot
  call void @foo()
  ret void
}

; => rewrite
; declare void @foo()
;
; declare void @knows(ptr)
;
; define ptr addrspace(1) @stale(ptr addrspace(1) %a) gc "statepoint-example" {
;   %slot = alloca ptr addrspace(1), align 8
;   %other = alloca ptr addrspace(1), align 8
;   store ptr addrspace(1) %a, ptr %slot, align 8
;   store ptr addrspace(1) %a, ptr %other, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %one = load ptr addrspace(1), ptr %slot, align 8
;   %two = load ptr addrspace(1), ptr %other, align 8
;   %same = icmp eq ptr addrspace(1) %one, %two
;   %r = select i1 %same, ptr addrspace(1) %one, ptr addrspace(1) null
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @stored_anew(ptr addrspace(1) %a) gc "statepoint-example" {
;   %slot = alloca ptr addrspace(1), align 8
;   store ptr addrspace(1) %a, ptr %slot, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   store ptr addrspace(1) %a.relocated, ptr %slot, align 8
;   %now = load ptr addrspace(1), ptr %slot, align 8
;   ret ptr addrspace(1) %now
; }
;
; define ptr addrspace(1) @only_null() gc "statepoint-example" {
;   %slot = alloca ptr addrspace(1), align 8
;   store ptr addrspace(1) null, ptr %slot, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %now = load ptr addrspace(1), ptr %slot, align 8
;   ret ptr addrspace(1) %now
; }
;
; define ptr addrspace(1) @known_elsewhere(ptr addrspace(1) %a) gc "statepoint-example" {
;   %slot = alloca ptr addrspace(1), align 8
;   store ptr addrspace(1) %a, ptr %slot, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr)) @knows, i32 1, i32 0, ptr %slot, i32 0, i32 0)
;   %now = load ptr addrspace(1), ptr %slot, align 8
;   ret ptr addrspace(1) %now
; }
;
; define void @not_read(ptr addrspace(1) %a) gc "statepoint-example" {
;   %slot = alloca ptr addrspace(1), align 8
;   store ptr addrspace(1) %a, ptr %slot, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; declare void @__tmp_use(...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
