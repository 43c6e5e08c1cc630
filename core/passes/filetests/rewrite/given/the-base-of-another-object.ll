; test: rewrite
; A base that belongs to another object is reported once, however often the pointer is relocated again.
declare void @foo()
declare ptr addrspace(1) @find(ptr addrspace(1))
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define ptr addrspace(1) @other(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %p, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q, ptr addrspace(1) %d) ]
  %q1 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%d` is given as `%q`, but `%d` comes from `%p` [SP0417]
;   note: made at 7:70: `%q` is the base given
;   note: made at 8:3: `%d` is the derived pointer
;   note: safepoint at 9:3: the collector may move the object
;   note: used at 11:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: list and relocate `%p`, and give that as the base
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q1, ptr addrspace(1) %r) ]
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 1)
  ret ptr addrspace(1) %s
}

define ptr addrspace(1) @null(ptr addrspace(1) %p) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %p, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) null, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%d` is given as null, but `%d` comes from `%p` [SP0417]
;   note: made at 18:3: `%d` is the derived pointer
;   note: safepoint at 19:3: the collector may move the object
;   note: used at 20:3: the new address is computed from the base
;   note: a collector leaves a pointer with base null unchanged: list and relocate `%p`, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @unknown(ptr addrspace(1) %p, ptr addrspace(1) %d, ptr %slot) gc "statepoint-example" {
  %b = call ptr addrspace(1) @find(ptr addrspace(1) %d)
  %l = load ptr addrspace(1), ptr %slot
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d, ptr addrspace(1) %l) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 1)
  %c = icmp eq ptr addrspace(1) %r, %s
  %x = select i1 %c, ptr addrspace(1) %r, ptr addrspace(1) %s
  ret ptr addrspace(1) %x
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
; define ptr addrspace(1) @other(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q, ptr addrspace(1) %d) ]
;   %q1 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%q, %q)
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%q, %d)
;   %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q1, ptr addrspace(1) %r) ]
;   %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 1) ; (%q1, %r)
;   ret ptr addrspace(1) %s
; }
;
; define ptr addrspace(1) @null(ptr addrspace(1) %p) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) null, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (null, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @unknown(ptr addrspace(1) %p, ptr addrspace(1) %d, ptr %slot) gc "statepoint-example" {
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @find, i32 1, i32 0, ptr addrspace(1) %d, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %d) ]
;   %b1 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %d.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%d, %d)
;   %l = load ptr addrspace(1), ptr %slot, align 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b1, ptr addrspace(1) %d.relocated, ptr addrspace(1) %l) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b1, %d.relocated)
;   %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 1) ; (%l, %d.relocated)
;   %c = icmp eq ptr addrspace(1) %r, %s
;   %x = select i1 %c, ptr addrspace(1) %r, ptr addrspace(1) %s
;   ret ptr addrspace(1) %x
; }
;
; declare void @__tmp_use(...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
