; test: rewrite
; Nothing is wrong with a phi whose arm of another object cannot be met with the derived pointer.
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define ptr addrspace(1) @same_block(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  br i1 %c, label %l, label %m

l:
  br label %j

m:
  br label %j

j:
  %b = phi ptr addrspace(1) [ %o, %l ], [ %q, %m ]
  %d = phi ptr addrspace(1) [ %x, %l ], [ %e, %m ]
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @phi_and_select(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  br i1 %c, label %l, label %m

l:
  br label %j

m:
  br label %j

j:
  %b = phi ptr addrspace(1) [ %o, %l ], [ %q, %m ]
  %d = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %e
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @loop_of_both(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  br label %h

h:
  %b = phi ptr addrspace(1) [ %o, %0 ], [ %q, %h ]
  %dd = phi ptr addrspace(1) [ %x, %0 ], [ %e, %h ]
  br i1 %c, label %h, label %done

done:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %dd) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @loop_of_none(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  br label %h

h:
  %b = phi ptr addrspace(1) [ %o, %0 ], [ %b, %h ]
  %dd = phi ptr addrspace(1) [ %x, %0 ], [ %dd, %h ]
  br i1 %c, label %h, label %done

done:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %dd) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @right_branch(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  br i1 %c, label %l, label %m

l:
  br label %j

m:
  br label %j

j:
  %b = phi ptr addrspace(1) [ %o, %l ], [ %q, %m ]
  br i1 %c, label %poll, label %out

poll:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r

out:
  ret ptr addrspace(1) %o
}

define ptr addrspace(1) @switched(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q, i32 %k) gc "statepoint-example" {
  %x = getelementptr i8, ptr addrspace(1) %o, i64 8
  %e = getelementptr i8, ptr addrspace(1) %q, i64 8
  switch i32 %k, label %m [
    i32 1, label %l
    i32 2, label %j
  ]

l:
  br label %j

m:
  ret ptr addrspace(1) %o

j:
  %b = phi ptr addrspace(1) [ %o, %l ], [ %q, %0 ]
  switch i32 %k, label %no [
    i32 2, label %poll
  ]

poll:
  %d = getelementptr i8, ptr addrspace(1) %q, i64 16
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r

no:
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
; define ptr addrspace(1) @same_block(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
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
;   %d = phi ptr addrspace(1) [ %x, %l ], [ %e, %m ]
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @phi_and_select(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
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
;   %d = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %e
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @loop_of_both(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %x = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %e = getelementptr i8, ptr addrspace(1) %q, i64 8
;   br label %h
;
; h:                                                ; preds = %h, %0
;   %b = phi ptr addrspace(1) [ %o, %0 ], [ %q, %h ]
;   %dd = phi ptr addrspace(1) [ %x, %0 ], [ %e, %h ]
;   br i1 %c, label %h, label %done
;
; done:                                             ; preds = %h
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %dd) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %dd)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @loop_of_none(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %x = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %e = getelementptr i8, ptr addrspace(1) %q, i64 8
;   br label %h
;
; h:                                                ; preds = %h, %0
;   %b = phi ptr addrspace(1) [ %o, %0 ], [ %b, %h ]
;   %dd = phi ptr addrspace(1) [ %x, %0 ], [ %dd, %h ]
;   br i1 %c, label %h, label %done
;
; done:                                             ; preds = %h
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %dd) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %dd)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @right_branch(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
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
;   br i1 %c, label %poll, label %out
;
; poll:                                             ; preds = %j
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
;
; out:                                              ; preds = %j
;   ret ptr addrspace(1) %o
; }
;
; define ptr addrspace(1) @switched(i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %q, i32 %k) gc "statepoint-example" {
;   %x = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %e = getelementptr i8, ptr addrspace(1) %q, i64 8
;   switch i32 %k, label %m [
;     i32 1, label %l
;     i32 2, label %j
;   ]
;
; l:                                                ; preds = %0
;   br label %j
;
; m:                                                ; preds = %0
;   ret ptr addrspace(1) %o
;
; j:                                                ; preds = %l, %0
;   %b = phi ptr addrspace(1) [ %o, %l ], [ %q, %0 ]
;   %cond = icmp eq i32 %k, 2
;   br i1 %cond, label %poll, label %no
;
; poll:                                             ; preds = %j
;   %d = getelementptr i8, ptr addrspace(1) %q, i64 16
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %d) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%b, %d)
;   ret ptr addrspace(1) %r
;
; no:                                               ; preds = %j
;   ret ptr addrspace(1) %o
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
