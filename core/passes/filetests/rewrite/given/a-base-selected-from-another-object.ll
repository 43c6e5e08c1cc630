; test: rewrite
; One arm of a select belongs to another object than the derived pointer.
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define ptr addrspace(1) @one_arm(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%d` is given as `%b`, which may be `%q`, but `%d` comes from `%o` [SP0417]
;   note: made at 8:3: `%b` is the base given
;   note: made at 7:3: `%d` is the derived pointer
;   note: safepoint at 9:3: the collector may move the object
;   note: used at 10:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: list and relocate `%o`, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @null_arm(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) null
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%d` is given as `%b`, which may be null, but `%d` comes from `%o` [SP0417]
;   note: made at 16:3: `%b` is the base given
;   note: made at 15:3: `%d` is the derived pointer
;   note: safepoint at 17:3: the collector may move the object
;   note: used at 18:3: the new address is computed from the base
;   note: a collector leaves a pointer with base null unchanged: list and relocate `%o`, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @crossed_arms(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  %d = select i1 %c, ptr addrspace(1) %e, ptr addrspace(1) %x
  %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%d` is given as `%b`, which may be `%o`, but `%d` may come from `%q` [SP0417]
;   note: made at 26:3: `%b` is the base given
;   note: made at 25:3: `%d` is the derived pointer
;   note: safepoint at 27:3: the collector may move the object
;   note: used at 28:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: merge the bases as the derived pointers are merged, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @derived_merged(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  %d = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %e
  %b = freeze ptr addrspace(1) %o
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%d` is given as `%b`, but `%d` may come from `%q` [SP0417]
;   note: made at 36:3: `%b` is the base given
;   note: made at 35:3: `%d` is the derived pointer
;   note: safepoint at 37:3: the collector may move the object
;   note: used at 38:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: merge the bases as the derived pointers are merged, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @nested(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q, i1 %k) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  %n = select i1 %k, ptr addrspace(1) %o, ptr addrspace(1) %q
  %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %n
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%d` is given as `%b`, which may be `%q`, but `%d` comes from `%o` [SP0417]
;   note: made at 45:3: `%b` is the base given
;   note: made at 43:3: `%d` is the derived pointer
;   note: safepoint at 46:3: the collector may move the object
;   note: used at 47:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: list and relocate `%o`, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @wrong_branch(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
  br i1 %c, label %out, label %poll

poll:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%d` is given as `%b`, which may be `%q`, but `%d` comes from `%o` [SP0417]
;   note: made at 53:3: `%b` is the base given
;   note: made at 52:3: `%d` is the derived pointer
;   note: safepoint at 57:3: the collector may move the object
;   note: used at 58:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: list and relocate `%o`, and give that as the base
  ret ptr addrspace(1) %r

out:
  ret ptr addrspace(1) %o
}

; => rewrite
; declare void @foo()
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; define ptr addrspace(1) @one_arm(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @null_arm(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) null
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @crossed_arms(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %x = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %e = getelementptr i8, ptr addrspace(1) %q, i64 8
;   %d = select i1 %c, ptr addrspace(1) %e, ptr addrspace(1) %x
;   %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @derived_merged(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %x = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %e = getelementptr i8, ptr addrspace(1) %q, i64 8
;   %d = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %e
;   %b = freeze ptr addrspace(1) %o
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @nested(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q, i1 %k) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %n = select i1 %k, ptr addrspace(1) %o, ptr addrspace(1) %q
;   %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %n
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @wrong_branch(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
;   br i1 %c, label %out, label %poll
;
; poll:                                             ; preds = %0
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
;
; out:                                              ; preds = %0
;   ret ptr addrspace(1) %o
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
