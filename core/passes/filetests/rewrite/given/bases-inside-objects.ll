; test: rewrite -strategy=name=coreclr,references=1,interior=yes
; differs: LLVM knows no such option
; Where the strategy says that its collector finds the start of an object, a base may point inside;
; elsewhere that is warned of. A base of another object is wrong in any case.
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define ptr addrspace(1) @inside(ptr addrspace(1) %o) gc "coreclr" {
  %i = getelementptr i8, ptr addrspace(1) %o, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %i) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @elsewhere(ptr addrspace(1) %o) gc "statepoint-example" {
  %i = getelementptr i8, ptr addrspace(1) %o, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %i) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
; ^~
; warning: `%i` is given as its own base, but is not the start of an object: it is computed from `%o` [SP0418]
;   note: made at 15:3: `%i` is the base given
;   note: safepoint at 16:3: the collector may move the object
;   note: used at 17:3: the new address is computed from the base
;   note: list and relocate `%o`, and give that as the base
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @another(ptr addrspace(1) %o, ptr addrspace(1) %p) gc "coreclr" {
  %i = getelementptr i8, ptr addrspace(1) %o, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %i, ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
; ^~
; warning: the base of `%i` is given as `%p`, but `%i` comes from `%o` [SP0417]
;   note: made at 21:72: `%p` is the base given
;   note: made at 22:3: `%i` is the derived pointer
;   note: safepoint at 23:3: the collector may move the object
;   note: used at 24:3: the new address is computed from the base
;   note: a collector moves a derived pointer by as much as its base moves: list and relocate `%o`, and give that as the base
  ret ptr addrspace(1) %r
}

; => rewrite -strategy=name=coreclr,references=1,interior=yes
; declare void @foo()
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; define ptr addrspace(1) @inside(ptr addrspace(1) %o) gc "coreclr" {
;   %i = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %i) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%i, %i)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @elsewhere(ptr addrspace(1) %o) gc "statepoint-example" {
;   %i = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %i) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%i, %i)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @another(ptr addrspace(1) %o, ptr addrspace(1) %p) gc "coreclr" {
;   %i = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %i, ptr addrspace(1) %p) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0) ; (%p, %i)
;   ret ptr addrspace(1) %r
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
