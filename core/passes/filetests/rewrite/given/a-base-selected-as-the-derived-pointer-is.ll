; test: rewrite
; Nothing is wrong with a select whose arm of another object cannot be met with the derived pointer.
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define ptr addrspace(1) @same_condition(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  %d = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %e
  %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @inverse_condition(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  %n = xor i1 %c, true
  %d = select i1 %n, ptr addrspace(1) %e, ptr addrspace(1) %x
  %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @derived_of_the_select(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
  %d = getelementptr i8, ptr addrspace(1) %b, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @equal_arms(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  %same = icmp eq ptr addrspace(1) %o, %q
  %b = select i1 %same, ptr addrspace(1) %q, ptr addrspace(1) %o
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @null_if_null(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  %no = icmp eq ptr addrspace(1) %o, null
  %b = select i1 %no, ptr addrspace(1) null, ptr addrspace(1) %o
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @loaded_arm(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q, ptr %slot) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  %l = load ptr addrspace(1), ptr %slot
  %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %l
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @right_branch(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
  br i1 %c, label %poll, label %out

poll:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r

out:
  ret ptr addrspace(1) %o
}

define ptr addrspace(1) @never(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  %b = select i1 true, ptr addrspace(1) %o, ptr addrspace(1) %q
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
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
; define ptr addrspace(1) @same_condition(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %x = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %e = getelementptr i8, ptr addrspace(1) %q, i64 8
;   %d = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %e
;   %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @inverse_condition(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %x = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %e = getelementptr i8, ptr addrspace(1) %q, i64 8
;   %n = xor i1 %c, true
;   %d = select i1 %n, ptr addrspace(1) %e, ptr addrspace(1) %x
;   %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @derived_of_the_select(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
;   %d = getelementptr i8, ptr addrspace(1) %b, i64 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @equal_arms(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %same = icmp eq ptr addrspace(1) %o, %q
;   %b = select i1 %same, ptr addrspace(1) %q, ptr addrspace(1) %o
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @null_if_null(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %no = icmp eq ptr addrspace(1) %o, null
;   %b = select i1 %no, ptr addrspace(1) null, ptr addrspace(1) %o
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @loaded_arm(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q, ptr %slot) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %l = load ptr addrspace(1), ptr %slot, align 8
;   %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %l
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @right_branch(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %b = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q
;   br i1 %c, label %poll, label %out
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
; define ptr addrspace(1) @never(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %b = select i1 true, ptr addrspace(1) %o, ptr addrspace(1) %q
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
