; test: rewrite
; A slot waits across a statepoint written by hand; one that the statepoint lists is updated.
declare void @foo()
declare ptr addrspace(1) @find(ptr addrspace(1))
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define i64 @waits(ptr addrspace(1) %p) gc "statepoint-example" {
  %a = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %a
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %q = load ptr addrspace(1), ptr %a
  %v = load i64, ptr addrspace(1) %q
; ^~
; warning: this address may be stale: the stack object `%a` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: made at 7:36: `%p` is the reference
;   note: hidden at 9:3: it is stored in the stack object `%a`
;   note: safepoint at 10:3: the collector may move the object
;   note: revealed at 12:3: the old address is read back
;   note: used at 13:3: memory is read at the old address
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
  ret i64 %v
}

define i64 @listed(ptr addrspace(1) %p) gc "statepoint-example" {
  %a = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %a
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %a) ]
  %q = load ptr addrspace(1), ptr %a
  %v = load i64, ptr addrspace(1) %q
  ret i64 %v
}

; => rewrite
; declare void @foo()
;
; declare ptr addrspace(1) @find(ptr addrspace(1))
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; define i64 @waits(ptr addrspace(1) %p) gc "statepoint-example" {
;   %a = alloca ptr addrspace(1), align 8
;   store ptr addrspace(1) %p, ptr %a, align 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%p, %p)
;   %q = load ptr addrspace(1), ptr %a, align 8
;   %v = load i64, ptr addrspace(1) %q, align 4
;   ret i64 %v
; }
;
; define i64 @listed(ptr addrspace(1) %p) gc "statepoint-example" {
;   %a = alloca ptr addrspace(1), align 8
;   store ptr addrspace(1) %p, ptr %a, align 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %a) ]
;   %q = load ptr addrspace(1), ptr %a, align 8
;   %v = load i64, ptr addrspace(1) %q, align 4
;   ret i64 %v
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
