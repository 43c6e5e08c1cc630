; test: verify
; llvm: 22
; Statepoints, relocates and results.
;--- relocate-gives-a-reference-of-the-strategy
; LLVM 22: gc.relocate: must return gc pointer
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32 immarg, i32 immarg)
define ptr @f(ptr %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
  %r = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
; ^~
; error: a gc.relocate must return a reference, which ptr is not under "statepoint-example" [SP0304]
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
; error: a gc.relocate must return a reference, which ptr is not under "coreclr" [SP0304]
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
; error: a gc.relocate must return a reference, which ptr is not under "statepoint-example" [SP0304]
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
;   note: LLVM's verifier says: gc.relocate: relocated value must be a pointer
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
;   note: LLVM's verifier says: gc.relocate: relocated value must be a pointer
;                                                                                   ^
; error: the derived index 7 names nothing: the statepoint lists no gc operands, it has no bundle "gc-live" [SP0304]
;   note: LLVM's verifier says: gc.relocate: relocated value must be a pointer
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
;   note: LLVM's verifier says: gc.relocate: statepoint base index out of bounds
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
;   note: LLVM's verifier says: gc.statepoint too many arguments
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
; error: a gc.statepoint must read and write all memory, so that nothing moves across it; memory(read) says otherwise [SP0302]
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
; error: a gc.statepoint must read and write all memory, so that nothing moves across it; memory(argmem: readwrite) says otherwise [SP0302]
;   note: LLVM's verifier says: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
  ret void
}

;--- a-statepoint-that-only-writes-which-llvm-accepts
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) memory(write)
;                                                                                                                                                             ^~~~~~
; warning: a gc.statepoint must read and write all memory, so that nothing moves across it; memory(write) says otherwise [SP0302]
  ret void
}

;--- all-memory
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) memory(readwrite)
  ret void
}

;--- accepts-experimental-gc-get-pointer-base-gc-statepoint-example
define ptr @f() gc "statepoint-example" {
  %r = call ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr null)
  ret ptr %r
}
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr)

;--- result-of-experimental-gc-get-pointer-base-is-pointer-not
; LLVM 22: Intrinsic has incorrect return type!
define i32 @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.get.pointer.base.i32.p0(ptr null)
; ^~
; error: the result of @llvm.experimental.gc.get.pointer.base.i32.p0 is a pointer, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret i32 %r
}
declare i32 @llvm.experimental.gc.get.pointer.base.i32.p0(ptr)

;--- base-of-pointer-of-type-ptr-addrspace-1-has-that-type-too
; LLVM 22: gc.get.pointer.base operand and result must be of the same type
define ptr @f() gc "statepoint-example" {
  %r = call ptr @llvm.experimental.gc.get.pointer.base.p0.p1(ptr addrspace(1) null)
;                                                                             ^~~~
; error: the base of a pointer of type ptr addrspace(1) must have that type too, not ptr [SP0304]
;   note: LLVM's verifier says: gc.get.pointer.base operand and result must be of the same type
  ret ptr %r
}
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p1(ptr addrspace(1))

;--- accepts-experimental-gc-get-pointer-offset-gc-statepoint-example
define i64 @f(ptr %p) gc "statepoint-example" {
  %r = call i64 @llvm.experimental.gc.get.pointer.offset.p0(ptr %p)
  ret i64 %r
}
declare i64 @llvm.experimental.gc.get.pointer.offset.p0(ptr)

;--- argument-1-of-experimental-gc-get-pointer-offset-is-pointer
; LLVM 22: Intrinsic has incorrect argument type!
define i64 @f(i64 %p) gc "statepoint-example" {
  %r = call i64 @llvm.experimental.gc.get.pointer.offset.i64(i64 %p)
;                                                                ^~
; error: argument 1 of @llvm.experimental.gc.get.pointer.offset.i64 is a pointer, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret i64 %r
}
declare i64 @llvm.experimental.gc.get.pointer.offset.i64(i64)

;--- result-of-experimental-gc-get-pointer-offset-is-i64-not-i32
; LLVM 22: Intrinsic has incorrect return type!
define i32 @f(ptr %p) gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.get.pointer.offset.p0(ptr %p)
; ^~
; error: the result of @llvm.experimental.gc.get.pointer.offset.p0 is i64, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret i32 %r
}
declare i32 @llvm.experimental.gc.get.pointer.offset.p0(ptr)

;--- flags-5-only-1-transition-and-2-deopt-live-in-are-known
; LLVM 22: unknown flag used in gc.statepoint flags argument
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 5, i32 0, i32 0)
;                                                                                                                                          ^
; error: flags 5: only 1 (transition) and 2 (deopt live-in) are known [SP0302]
;   note: LLVM's verifier says: unknown flag used in gc.statepoint flags argument
  ret void
}
declare void @g()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)

;--- function-uses-experimental-gc-statepoint-but-names-no
; LLVM 22: Enclosing function does not use GC.
define void @f() {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
;                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the function uses llvm.experimental.gc.statepoint.p0 but names no garbage collection strategy [SP0302]
;   note: LLVM's verifier says: Enclosing function does not use GC.
  ret void
}
declare void @g()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)

;--- ptr-addrspace-1-is-relocated-to-ptr-addrspace-2-pointer
; LLVM 22: gc.relocate: relocating a pointer shouldn't change its address space
define void @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(2) @llvm.experimental.gc.relocate.p2(token %t, i32 0, i32 0)
; ^~
; error: ptr addrspace(1) is relocated to ptr addrspace(2): a pointer must stay in its address space [SP0304]
;   note: LLVM's verifier says: gc.relocate: relocating a pointer shouldn't change its address space
  ret void
}
declare void @g()
declare ptr addrspace(2) @llvm.experimental.gc.relocate.p2(token, i32, i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)

;--- first-argument-must-be-token-of-statepoint
; LLVM 22: gc relocate is incorrectly tied to the statepoint
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f() gc "statepoint-example" {
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token none, i32 0, i32 0)
;                                                                    ^~~~
; error: the first argument must be the token of a statepoint [SP0304]
;   note: LLVM's verifier says: gc relocate is incorrectly tied to the statepoint
  ret ptr addrspace(1) %r
}

;--- accepts-experimental-gc-relocate-addrspace-immarg
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f() gc "statepoint-example" {
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token undef, i32 0, i32 0)
  ret ptr addrspace(1) %r
}

;--- accepts-experimental-gc-relocate-addrspace-poison
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f() gc "statepoint-example" {
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token poison, i32 0, i32 0)
  ret ptr addrspace(1) %r
}

;--- argument-of-gc-result-must-be-token-of-statepoint
; LLVM 22: gc.result operand #1 must be from a statepoint
declare i32 @llvm.experimental.gc.result.i32(token)
define i32 @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.result.i32(token none)
;                                                      ^~~~
; error: the argument of a gc.result must be the token of a statepoint [SP0305]
;   note: LLVM's verifier says: gc.result operand #1 must be from a statepoint
  ret i32 %r
}

;--- accepts-experimental-gc-result-token-statepoint-example
declare i32 @llvm.experimental.gc.result.i32(token)
define i32 @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.result.i32(token undef)
  ret i32 %r
}

;--- token-also-in-a-bundle-of-its-relocate
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) [ "foo"(token %t) ]
  ret ptr addrspace(1) %r
}

;--- token-in-a-bundle-of-a-relocate-of-another
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0) [ "foo"(token %t) ]
  ret ptr addrspace(1) %r
}

;--- token-in-a-bundle-of-a-result-of-another
; LLVM 22: gc.result connected to wrong gc.statepoint
declare i32 @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare i32 @llvm.experimental.gc.result.i32(token)
define i32 @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 ()) @foo, i32 0, i32 0, i32 0, i32 0)
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 ()) @foo, i32 0, i32 0, i32 0, i32 0)
  %r = call i32 @llvm.experimental.gc.result.i32(token %u) [ "foo"(token %t) ]
; ^~
; error: the token of a statepoint has a use other than gc.relocate or gc.result [SP0303]
;   note: LLVM's verifier says: gc.result connected to wrong gc.statepoint
  ret i32 %r
}

;--- any-strategy
define void @f() gc "nonesuch" {
  ret void
}
