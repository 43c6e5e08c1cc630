; test: rewrite
; A derived pointer is listed as a base: of itself, of the pointer it comes from, after a relocation.
declare void @foo()
declare ptr addrspace(1) @find(ptr addrspace(1))
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define ptr addrspace(1) @itself(ptr addrspace(1) %p) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %p, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
; ^~
; warning: `%d` is given as its own base, but is not the start of an object: it is computed from `%p` [SP0418]
;   note: made at 8:3: `%d` is the base given
;   note: safepoint at 9:3: the collector may move the object
;   note: used at 10:3: the new address is computed from the base
;   note: list and relocate `%p`, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @swapped(ptr addrspace(1) %p) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %p, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
; ^~
; warning: the base of `%p` is given as `%d`, which is not the start of an object: it is computed from `%p` [SP0418]
;   note: made at 15:3: `%d` is the base given
;   note: made at 14:51: `%p` is the derived pointer
;   note: safepoint at 16:3: the collector may move the object
;   note: used at 17:3: the new address is computed from the base
;   note: base and derived pointer are the wrong way round: the base is the first index
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @later(ptr addrspace(1) %p) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %p, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r) ]
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0)
; ^~
; warning: `%r` is given as its own base, but is not the start of an object: it is computed from `%p` [SP0418]
;   note: made at 24:3: `%r` is the base given
;   note: safepoint at 25:3: the collector may move the object
;   note: used at 26:3: the new address is computed from the base
;   note: list and relocate `%p`, and give that as the base
  ret ptr addrspace(1) %s
}

define ptr addrspace(1) @right(ptr addrspace(1) %p, i64 %n) gc "statepoint-example" {
  %z = getelementptr i8, ptr addrspace(1) %p, i64 0
  %d = getelementptr i8, ptr addrspace(1) %p, i64 8
  %e = getelementptr i8, ptr addrspace(1) %d, i64 -8
  %v = getelementptr i8, ptr addrspace(1) %p, i64 %n
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %z, ptr addrspace(1) %d, ptr addrspace(1) %e, ptr addrspace(1) %v) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 1)
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 3, i32 1)
  ret ptr addrspace(1) %r
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
; define ptr addrspace(1) @itself(ptr addrspace(1) %p) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%d, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @swapped(ptr addrspace(1) %p) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0) ; (%d, %p)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @later(ptr addrspace(1) %p) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%p, %d)
;   %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r) ]
;   %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0) ; (%r, %r)
;   ret ptr addrspace(1) %s
; }
;
; define ptr addrspace(1) @right(ptr addrspace(1) %p, i64 %n) gc "statepoint-example" {
;   %z = getelementptr i8, ptr addrspace(1) %p, i64 0
;   %d = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %e = getelementptr i8, ptr addrspace(1) %d, i64 -8
;   %v = getelementptr i8, ptr addrspace(1) %p, i64 %n
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %z, ptr addrspace(1) %d, ptr addrspace(1) %e, ptr addrspace(1) %v) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%z, %d)
;   %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 1) ; (%e, %d)
;   %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 3, i32 1) ; (%v, %d)
;   ret ptr addrspace(1) %r
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
