; test: verify
; llvm: 22
; Rules of statepoints and relocates.
;--- relocate-gives-a-reference-of-the-strategy
; LLVM 22: gc.relocate: must return gc pointer
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32 immarg, i32 immarg)
define ptr @f(ptr %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
  %r = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
; ^~
; error: a gc.relocate returns a reference, and ptr is none under "statepoint-example" [SP0304]
;   note: LLVM's verifier says: gc.relocate: must return gc pointer
  ret ptr %r
}

;--- relocate-gives-a-reference-of-coreclr
; LLVM 22: gc.relocate: must return gc pointer
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32 immarg, i32 immarg)
define ptr @f(ptr %p) gc "coreclr" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
  %r = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
; ^~
; error: a gc.relocate returns a reference, and ptr is none under "coreclr" [SP0304]
;   note: LLVM's verifier says: gc.relocate: must return gc pointer
  ret ptr %r
}

;--- relocate-gives-a-vector-of-references
; LLVM 22: gc.relocate: must return gc pointer
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare <2 x ptr> @llvm.experimental.gc.relocate.v2p0(token, i32 immarg, i32 immarg)
declare <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token, i32 immarg, i32 immarg)
define <2 x ptr> @f(<2 x ptr> %p, <2 x ptr addrspace(1)> %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr> %p, <2 x ptr addrspace(1)> %q) ]
  %r = call <2 x ptr> @llvm.experimental.gc.relocate.v2p0(token %t, i32 0, i32 0)
; ^~
; error: a gc.relocate returns a reference, and ptr is none under "statepoint-example" [SP0304]
;   note: LLVM's verifier says: gc.relocate: must return gc pointer
  %s = call <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %t, i32 1, i32 1)
  ret <2 x ptr> %r
}

;--- a-strategy-without-statepoints-does-not-say-what-references-are
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32 immarg, i32 immarg)
define ptr @f(ptr %p) gc "erlang" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
  %r = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  ret ptr %r
}

;--- relocate-of-a-statepoint-without-gc-live
; LLVM 22: gc.relocate: relocated value must be a pointer
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
;                                                                            ^
; error: the base index 0 names nothing: the statepoint lists no gc operands, it has no bundle "gc-live" [SP0304]
  ret ptr addrspace(1) %r
}

;--- relocate-of-a-statepoint-with-other-bundles
; LLVM 22: gc.relocate: relocated value must be a pointer
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 7)
;                                                                            ^
; error: the base index 0 names nothing: the statepoint lists no gc operands, it has no bundle "gc-live" [SP0304]
;                                                                                   ^
; error: the derived index 7 names nothing: the statepoint lists no gc operands, it has no bundle "gc-live" [SP0304]
  ret ptr addrspace(1) %r
}

;--- relocate-of-an-empty-gc-live
; LLVM 22: gc.relocate: statepoint base index out of bounds
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"() ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
;                                                                            ^
; error: the base index 0 is outside of "gc-live", which has 0 operands, counted from 0 [SP0304]
  ret ptr addrspace(1) %r
}

;--- gc-operands-inline-and-in-a-bundle
; LLVM 22: gc.statepoint too many arguments
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %p) [ "gc-live"(ptr addrspace(1) %p) ]
; ^~
; error: operands are given inline as well as in bundles [SP0302]
;                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: a statepoint with inline deopt, transition or gc operands [SP0113]
;   note: LLVM 13 and later would refuse this because these operands belong in the bundles "deopt", "gc-transition" and "gc-live", which LLVM 11 introduced.
  ret void
}

;--- a-statepoint-that-only-reads
; LLVM 22: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) readonly
; ^~
; error: a gc.statepoint reads and writes all memory, so that nothing moves across it; memory(read) says otherwise [SP0302]
;   note: LLVM's verifier says: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
  ret void
}

;--- a-statepoint-of-its-arguments
; LLVM 22: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) memory(argmem: readwrite)
;                                                                                                                                                             ^~~~~~
; error: a gc.statepoint reads and writes all memory, so that nothing moves across it; memory(argmem: readwrite) says otherwise [SP0302]
;   note: LLVM's verifier says: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
  ret void
}

;--- a-statepoint-that-only-writes-which-llvm-accepts
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) memory(write)
;                                                                                                                                                             ^~~~~~
; warning: a gc.statepoint reads and writes all memory, so that nothing moves across it; memory(write) says otherwise [SP0302]
  ret void
}

;--- all-memory
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) memory(readwrite)
  ret void
}

;--- immarg-on-a-variable-argument
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f(i32 %x) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 0, i32 0, i32 immarg 5)
  ret void
}
