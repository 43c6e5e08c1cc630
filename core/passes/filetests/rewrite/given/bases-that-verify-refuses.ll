; test: rewrite -passes=verify -verify-bases
; With -verify-bases a wrong base operand is an error.
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
;--- another-object
; differs: LLVM has no such option
define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %p) gc "statepoint-example" {
  %i = getelementptr i8, ptr addrspace(1) %o, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %i, ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
; ^~
; warning: the base of `%i` is given as `%p`, but `%i` comes from `%o` [SP0417]
;   note: made at 1:66: `%p` is the base given
;   note: made at 2:3: `%i` is the derived pointer
;   note: safepoint at 3:3: the collector may move the object
;   note: used at 4:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: list and relocate `%o`, and give that as the base
; ^~
; error: the base of `%i` is given as `%p`, but `%i` comes from `%o` [SP0417]
;   note: made at 1:66: `%p` is the base given
;   note: made at 2:3: `%i` is the derived pointer
;   note: safepoint at 3:3: the collector may move the object
;   note: used at 4:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: list and relocate `%o`, and give that as the base
;   note: the module has 1 other wrong base operand
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; warning: the base of `%p` is given as `%i`, which is not the start of an object: it is computed from `%o` [SP0418]
;   note: made at 2:3: `%i` is the base given
;   note: made at 1:66: `%p` is the derived pointer
;   note: safepoint at 3:3: the collector may move the object
;   note: used at 5:3: the new address is computed from the base
;   note: list and relocate `%o`, and give that as the base
  %x = select i1 true, ptr addrspace(1) %r, ptr addrspace(1) %s
  ret ptr addrspace(1) %x
}

;--- no-base
; differs: LLVM has no such option
define ptr addrspace(1) @f(ptr addrspace(1) %o) gc "statepoint-example" {
  %i = getelementptr i8, ptr addrspace(1) %o, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %i) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
; ^~
; warning: `%i` is given as its own base, but is not the start of an object: it is computed from `%o` [SP0418]
;   note: made at 2:3: `%i` is the base given
;   note: safepoint at 3:3: the collector may move the object
;   note: used at 4:3: the new address is computed from the base
;   note: list and relocate `%o`, and give that as the base
; ^~
; error: `%i` is given as its own base, but is not the start of an object: it is computed from `%o` [SP0418]
;   note: made at 2:3: `%i` is the base given
;   note: safepoint at 3:3: the collector may move the object
;   note: used at 4:3: the new address is computed from the base
;   note: list and relocate `%o`, and give that as the base
  ret ptr addrspace(1) %r
}

;--- two-indices
; differs: LLVM has no such option
define ptr addrspace(1) @f(ptr addrspace(1) %o) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o, ptr addrspace(1) %o) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; ^~
; error: `%o` is its own base, but is relocated as pointer 1 with base 0 [SP0417]
;   note: list it once, and give its index twice
  ret ptr addrspace(1) %r
}

;--- right
; differs: LLVM has no such option
define ptr addrspace(1) @f(ptr addrspace(1) %o) gc "statepoint-example" {
  %i = getelementptr i8, ptr addrspace(1) %o, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o, ptr addrspace(1) %i) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %x = select i1 true, ptr addrspace(1) %r, ptr addrspace(1) %s
  ret ptr addrspace(1) %x
}

; => rewrite -passes=verify -verify-bases
; define ptr addrspace(1) @f(ptr addrspace(1) %o) gc "statepoint-example" {
;   %i = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o, ptr addrspace(1) %i) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%o, %i)
;   %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%o, %o)
;   %x = select i1 true, ptr addrspace(1) %r, ptr addrspace(1) %s
;   ret ptr addrspace(1) %x
; }
;
; declare void @foo()
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
