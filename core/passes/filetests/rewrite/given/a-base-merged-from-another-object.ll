; test: rewrite
; One arm of a phi belongs to another object than the derived pointer.
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define ptr addrspace(1) @one_arm(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  br i1 %c, label %l, label %m

l:
  br label %j

m:
  br label %j

j:
  %b = phi ptr addrspace(1) [ %o, %l ], [ %q, %m ]
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%d` is given as `%b`, which may be `%q`, but `%d` comes from `%o` [SP0417]
;   note: made at 17:3: `%b` is the base given
;   note: made at 7:3: `%d` is the derived pointer
;   note: safepoint at 18:3: the collector may move the object
;   note: used at 19:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: list and relocate `%o`, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @null_arm(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  br i1 %c, label %l, label %m

l:
  br label %j

m:
  br label %j

j:
  %b = phi ptr addrspace(1) [ %o, %l ], [ null, %m ]
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%d` is given as `%b`, which may be null, but `%d` comes from `%o` [SP0417]
;   note: made at 34:3: `%b` is the base given
;   note: made at 24:3: `%d` is the derived pointer
;   note: safepoint at 35:3: the collector may move the object
;   note: used at 36:3: the new address is computed from the base
;   note: a collector leaves a pointer with base null unchanged: list and relocate `%o`, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @crossed_arms(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  br i1 %c, label %l, label %m

l:
  br label %j

m:
  br label %j

j:
  %b = phi ptr addrspace(1) [ %o, %l ], [ %q, %m ]
  %d = phi ptr addrspace(1) [ %e, %l ], [ %x, %m ]
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%d` is given as `%b`, which may be `%o`, but `%d` may come from `%q` [SP0417]
;   note: made at 52:3: `%b` is the base given
;   note: made at 53:3: `%d` is the derived pointer
;   note: safepoint at 54:3: the collector may move the object
;   note: used at 55:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: merge the bases as the derived pointers are merged, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @derived_merged(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  br i1 %c, label %l, label %m

l:
  br label %j

m:
  br label %j

j:
  %d = phi ptr addrspace(1) [ %x, %l ], [ %e, %m ]
  %b = freeze ptr addrspace(1) %o
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%d` is given as `%b`, but `%d` may come from `%q` [SP0417]
;   note: made at 72:3: `%b` is the base given
;   note: made at 71:3: `%d` is the derived pointer
;   note: safepoint at 73:3: the collector may move the object
;   note: used at 74:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: merge the bases as the derived pointers are merged, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @stepped_base(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  br label %h

h:
  %b = phi ptr addrspace(1) [ %o, %0 ], [ %q, %h ]
  %dd = phi ptr addrspace(1) [ %x, %0 ], [ %dd, %h ]
  br i1 %c, label %h, label %done

done:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %dd) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%dd` is given as `%b`, which may be `%q`, but `%dd` may come from `%o` [SP0417]
;   note: made at 84:3: `%b` is the base given
;   note: made at 85:3: `%dd` is the derived pointer
;   note: safepoint at 89:3: the collector may move the object
;   note: used at 90:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: merge the bases as the derived pointers are merged, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @stepped_derived(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  br label %h

h:
  %b = phi ptr addrspace(1) [ %o, %0 ], [ %b, %h ]
  %dd = phi ptr addrspace(1) [ %x, %0 ], [ %e, %h ]
  br i1 %c, label %h, label %done

done:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %dd) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%dd` is given as `%b`, which may be `%o`, but `%dd` may come from `%q` [SP0417]
;   note: made at 100:3: `%b` is the base given
;   note: made at 101:3: `%dd` is the derived pointer
;   note: safepoint at 105:3: the collector may move the object
;   note: used at 106:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: merge the bases as the derived pointers are merged, and give that as the base
  ret ptr addrspace(1) %r
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
;   br i1 %c, label %l, label %m
;
; l:                                                ; preds = %0
;   br label %j
;
; m:                                                ; preds = %0
;   br label %j
;
; j:                                                ; preds = %m, %l
;   %b = phi ptr addrspace(1) [ %o, %l ], [ %q, %m ]
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @null_arm(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 8
;   br i1 %c, label %l, label %m
;
; l:                                                ; preds = %0
;   br label %j
;
; m:                                                ; preds = %0
;   br label %j
;
; j:                                                ; preds = %m, %l
;   %b = phi ptr addrspace(1) [ %o, %l ], [ null, %m ]
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @crossed_arms(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %x = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %e = getelementptr i8, ptr addrspace(1) %q, i64 8
;   br i1 %c, label %l, label %m
;
; l:                                                ; preds = %0
;   br label %j
;
; m:                                                ; preds = %0
;   br label %j
;
; j:                                                ; preds = %m, %l
;   %b = phi ptr addrspace(1) [ %o, %l ], [ %q, %m ]
;   %d = phi ptr addrspace(1) [ %e, %l ], [ %x, %m ]
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @derived_merged(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %x = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %e = getelementptr i8, ptr addrspace(1) %q, i64 8
;   br i1 %c, label %l, label %m
;
; l:                                                ; preds = %0
;   br label %j
;
; m:                                                ; preds = %0
;   br label %j
;
; j:                                                ; preds = %m, %l
;   %d = phi ptr addrspace(1) [ %x, %l ], [ %e, %m ]
;   %b = freeze ptr addrspace(1) %o
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @stepped_base(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %x = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %e = getelementptr i8, ptr addrspace(1) %q, i64 8
;   br label %h
;
; h:                                                ; preds = %h, %0
;   %b = phi ptr addrspace(1) [ %o, %0 ], [ %q, %h ]
;   %dd = phi ptr addrspace(1) [ %x, %0 ], [ %dd, %h ]
;   br i1 %c, label %h, label %done
;
; done:                                             ; preds = %h
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %dd) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %dd)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @stepped_derived(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %x = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %e = getelementptr i8, ptr addrspace(1) %q, i64 8
;   br label %h
;
; h:                                                ; preds = %h, %0
;   %b = phi ptr addrspace(1) [ %o, %0 ], [ %b, %h ]
;   %dd = phi ptr addrspace(1) [ %x, %0 ], [ %e, %h ]
;   br i1 %c, label %h, label %done
;
; done:                                             ; preds = %h
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %dd) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %dd)
;   ret ptr addrspace(1) %r
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
