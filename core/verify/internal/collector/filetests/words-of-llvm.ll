; test: verify
;--- argument-of-another-type
; LLVM 22: gc.statepoint call argument does not match wrapped function type
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (ptr addrspace(1))) @fp, i32 1, i32 0, i32 %n, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
;                                                                                                                                                                  ^~
; error: call argument 1 has type i32, the callee takes ptr addrspace(1) [SP0302]
;   note: LLVM's verifier says: gc.statepoint call argument does not match wrapped function type
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare void @fp(ptr addrspace(1))
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- base-is-an-integer
; LLVM 22: gc.relocate: relocated value must be a pointer
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(i32 %n, ptr addrspace(1) %p)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
;                                                                            ^
; error: the base index 0 names a value of type i32, which is not a pointer [SP0304]
;   note: LLVM's verifier says: gc.relocate: relocated value must be a pointer
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- base-is-no-reference
; LLVM 22: gc.relocate: relocated value must be a gc pointer
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %q = alloca i8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr %q, ptr addrspace(1) %p)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
;                                                                            ^
; error: the base index 0 names a value of type ptr, which is no reference under "statepoint-example" [SP0304]
;   note: LLVM's verifier says: gc.relocate: relocated value must be a gc pointer
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- base-index-out-of-bounds
; LLVM 22: (crashes)
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 7, i32 0)
;                                                                            ^
; error: the base index 7 is outside of "gc-live", which has 1 operand, counted from 0 [SP0304]
;   note: Up to LLVM 10 indices counted all arguments of the statepoint; inside of "gc-live" this one is 0.
;   note: LLVM's verifier says: gc.relocate: statepoint base index out of bounds
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- derived-is-an-integer
; LLVM 22: gc.relocate: relocated value must be a pointer
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(i32 %n, ptr addrspace(1) %p)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
;                                                                                   ^
; error: the derived index 0 names a value of type i32, which is not a pointer [SP0304]
;   note: LLVM's verifier says: gc.relocate: relocated value must be a pointer
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- derived-index-out-of-bounds
; LLVM 22: (crashes)
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 7)
;                                                                                   ^
; error: the derived index 7 is outside of "gc-live", which has 1 operand, counted from 0 [SP0304]
;   note: Up to LLVM 10 indices counted all arguments of the statepoint; inside of "gc-live" this one is 0.
;   note: LLVM's verifier says: gc.relocate: statepoint derived index out of bounds
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- element-type-is-no-function
; LLVM 22: gc.statepoint callee elementtype must be function type
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
;                                                                                                                       ^~
; error: the callee of a statepoint needs elementtype(…) with the type of the function [SP0302]
;   note: LLVM's verifier says: gc.statepoint callee elementtype must be function type
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- unknown-flag
; LLVM 22: unknown flag used in gc.statepoint flags argument
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 8, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
;                                                                                                                                          ^
; error: flags 8: only 1 (transition) and 2 (deopt live-in) are known [SP0302]
;   note: LLVM's verifier says: unknown flag used in gc.statepoint flags argument
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- negative-index
; LLVM 22: (crashes)
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 -1)
;                                                                                   ^~
; error: the derived index -1 is outside of "gc-live", which has 1 operand, counted from 0 [SP0304]
;   note: LLVM's verifier says: gc.relocate: statepoint derived index out of bounds
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- index-is-a-variable
; LLVM 22: (crashes)
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 %n, i32 0)
;                                                                            ^~
; error: argument 2 of @llvm.experimental.gc.relocate.p1 must be an integer constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- deopt-operands-inline
; LLVM 22: gc.statepoint w/inline deopt operands is deprecated
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 1, i32 7) ["gc-live"(ptr addrspace(1) %p)]
; ^~
; error: operands are given inline as well as in bundles [SP0302]
;   note: LLVM's verifier says: gc.statepoint w/inline deopt operands is deprecated
;                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: a statepoint with inline deopt, transition or gc operands [SP0113]
;   note: LLVM 13 and later would refuse this because these operands belong in the bundles "deopt", "gc-transition" and "gc-live", which LLVM 11 introduced.
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- too-few-arguments
; LLVM 22: gc.statepoint mismatch in number of call args
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (ptr addrspace(1))) @fp, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
;                                                                                                                                           ^~~
; error: the callee takes 1 argument, the statepoint passes 0 [SP0302]
;   note: LLVM's verifier says: gc.statepoint mismatch in number of call args
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare void @fp(ptr addrspace(1))
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- too-many-arguments
; LLVM 22: gc.statepoint mismatch in number of call args
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 1, i32 0, i32 %n, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
;                                                                                                                           ^~
; error: the callee takes 0 arguments, the statepoint passes 1 [SP0302]
;   note: LLVM's verifier says: gc.statepoint mismatch in number of call args
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- negative-count-of-arguments
; LLVM 22: gc.statepoint number of arguments to underlying call must be positive
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 -1, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
; ^~
; error: there are fewer arguments than the number of call arguments says [SP0302]
;   note: LLVM's verifier says: gc.statepoint number of arguments to underlying call must be positive
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- index-without-a-bundle
; LLVM 22: gc.relocate: relocated value must be a pointer
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0)
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
;                                                                            ^
; error: the base index 0 names nothing: the statepoint lists no gc operands, it has no bundle "gc-live" [SP0304]
;   note: LLVM's verifier says: gc.relocate: relocated value must be a pointer
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- no-element-type
; LLVM 22: gc.statepoint callee argument must have elementtype attribute
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
;                                                                                                      ^~
; error: the callee of a statepoint needs elementtype(…) with the type of the function [SP0302]
;   note: LLVM's verifier says: gc.statepoint callee argument must have elementtype attribute
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- function-without-strategy
; LLVM 22: Enclosing function does not use GC.
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
;                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the function uses llvm.experimental.gc.statepoint.p0 but names no garbage collection strategy [SP0302]
;   note: LLVM's verifier says: Enclosing function does not use GC.
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- result-is-no-reference
; LLVM 22: gc.relocate: must return gc pointer
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %q = alloca i8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr %q)]
  %r = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
; ^~
; error: a gc.relocate must return a reference, which ptr is not under "statepoint-example" [SP0304]
;   note: LLVM's verifier says: gc.relocate: must return gc pointer
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32 immarg, i32 immarg)

;--- pad-of-a-call-that-is-no-statepoint
; LLVM 22: gc relocate should be linked to a statepoint
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
entry:
  invoke void @f() to label %x unwind label %l
l:
  %e = landingpad token cleanup
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %e, i32 0, i32 0)
;                                                                    ^~
; error: the first argument must be the token of a statepoint [SP0304]
;   note: LLVM's verifier says: gc relocate should be linked to a statepoint
  ret ptr addrspace(1) %r
x:
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare i32 @__gxx_personality_v0(...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- pad-of-two-statepoints
; LLVM 22: safepoints should have unique landingpads
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
entry:
  br i1 %c, label %a, label %b
a:
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)] to label %x unwind label %l
b:
  %u = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)] to label %x unwind label %l
l:
  %e = landingpad token cleanup
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %e, i32 0, i32 0)
; ^~
; error: the landing pad of a statepoint must have that invoke as its only predecessor [SP0308]
;   note: LLVM's verifier says: safepoints should have unique landingpads
  ret ptr addrspace(1) %r
x:
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare i32 @__gxx_personality_v0(...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- negative-patch-bytes
; LLVM 22: gc.statepoint number of patchable bytes must be positive
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 -1, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
;                                                                                               ^~
; error: the number of patch bytes cannot be negative [SP0302]
;   note: LLVM's verifier says: gc.statepoint number of patchable bytes must be positive
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- statepoint-that-accesses-nothing
; LLVM 22: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) memory(none) ["gc-live"(ptr addrspace(1) %p)]
;                                                                                                                                                           ^~~~~~
; error: a gc.statepoint must read and write all memory, so that nothing moves across it; memory(none) says otherwise [SP0302]
;   note: LLVM's verifier says: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- statepoint-that-only-reads
; LLVM 22: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) readonly ["gc-live"(ptr addrspace(1) %p)]
; ^~
; error: a gc.statepoint must read and write all memory, so that nothing moves across it; memory(read) says otherwise [SP0302]
;   note: LLVM's verifier says: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- relocate-without-strategy
; LLVM 22: Enclosing function does not use GC.
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
;                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the function uses llvm.experimental.gc.statepoint.p0 but names no garbage collection strategy [SP0302]
;   note: LLVM's verifier says: Enclosing function does not use GC.
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- relocate-of-no-token
; LLVM 22: gc relocate is incorrectly tied to the statepoint
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token none, i32 0, i32 0)
;                                                                    ^~~~
; error: the first argument must be the token of a statepoint [SP0304]
;   note: LLVM's verifier says: gc relocate is incorrectly tied to the statepoint
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- result-of-no-token
; LLVM 22: gc.result operand #1 must be from a statepoint
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %r = call i32 @llvm.experimental.gc.result.i32(token none)
;                                                      ^~~~
; error: the argument of a gc.result must be the token of a statepoint [SP0305]
;   note: LLVM's verifier says: gc.result operand #1 must be from a statepoint
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare i32 @llvm.experimental.gc.result.i32(token)

;--- result-of-another-type
; LLVM 22: gc.result result type does not match wrapped callee
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  %r = call i32 @llvm.experimental.gc.result.i32(token %t)
; ^~
; error: the callee of the statepoint returns void, not i32 [SP0305]
;   note: LLVM's verifier says: gc.result result type does not match wrapped callee
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare i32 @llvm.experimental.gc.result.i32(token)

;--- relocate-to-another-space
; LLVM 22: gc.relocate: relocating a pointer shouldn't change its address space
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  %r = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
; ^~
; error: ptr addrspace(1) is relocated to ptr: a pointer must stay in its address space [SP0304]
;   note: LLVM's verifier says: gc.relocate: relocating a pointer shouldn't change its address space
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32 immarg, i32 immarg)

;--- sret-among-variable-arguments
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (...)) @fv, i32 1, i32 0, ptr sret(i32) null, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare void @fv(...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- stackmap-with-a-variable-count
; LLVM 22: immarg operand has non-immediate parameter
define void @t(i64 %i, i32 %n) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 %n)
;                                                                  ^~
; error: argument 2 of @llvm.experimental.stackmap must be an integer constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}
declare void @llvm.experimental.stackmap(i64, i32, ...)

;--- token-in-a-bundle
; LLVM 22: gc.result or gc.relocate are the only value uses of a gc.statepoint
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  call void @f() ["x"(token %t)]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the token of a statepoint has a use other than gc.relocate or gc.result [SP0303]
;   note: LLVM's verifier says: gc.result or gc.relocate are the only value uses of a gc.statepoint
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- two-deopt-bundles
; LLVM 22: Multiple deopt operand bundles
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["deopt"(i32 1), "deopt"(i32 2)]
;                                                                                                                                                            ^~~~~~~
; error: the call has two bundles "deopt" [SP0217]
;   note: LLVM's verifier says: Multiple deopt operand bundles
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- two-gc-live-bundles
; LLVM 22: Multiple gc-live operand bundles
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p), "gc-live"(ptr addrspace(1) %p)]
;                                                                                                                                                            ^~~~~~~~~
; error: the call has two bundles "gc-live" [SP0217]
;   note: LLVM's verifier says: Multiple gc-live operand bundles
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- two-gc-transition-bundles
; LLVM 22: Multiple gc-transition operand bundles
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-transition"(i32 1), "gc-transition"(i32 2)]
;                                                                                                                                                            ^~~~~~~~~~~~~~~
; error: the call has two bundles "gc-transition" [SP0217]
;   note: LLVM's verifier says: Multiple gc-transition operand bundles
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- too-few-arguments-before-variable-ones
; LLVM 22: gc.statepoint mismatch in number of vararg call args
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32, ...)) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
;                                                                                                                                   ^~
; error: the callee takes 1 argument, the statepoint passes 0 [SP0302]
;   note: LLVM's verifier says: gc.statepoint mismatch in number of vararg call args
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- variadic-callee-with-a-result
; LLVM 22: gc.statepoint doesn't support wrapping non-void vararg functions yet
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 (i32, ...)) @fiv, i32 1, i32 0, i32 %n, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
; ^~
; error: a statepoint cannot call a variadic function that returns a value [SP0302]
;   note: LLVM's verifier says: gc.statepoint doesn't support wrapping non-void vararg functions yet
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare i32 @fiv(i32, ...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- relocate-of-a-pointer-to-a-vector
; LLVM 22: gc.relocate: vector relocates to vector and pointer to pointer
define ptr addrspace(1) @t(ptr addrspace(1) %p, i32 %n, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  %r = call <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %t, i32 0, i32 0)
; ^~
; error: ptr addrspace(1) is relocated to <2 x ptr addrspace(1)>: one is a vector, the other is not [SP0304]
;   note: LLVM's verifier says: gc.relocate: vector relocates to vector and pointer to pointer
  ret ptr addrspace(1) %p
}
declare void @f()
declare i32 @fi()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token, i32 immarg, i32 immarg)
