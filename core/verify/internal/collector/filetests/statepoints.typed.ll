; test: verify
; llvm: 14
; Statepoints, relocates and results.
;--- a-relocate-may-give-a-pointer-that-is-no-reference
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
declare i8* @llvm.experimental.gc.relocate.p0i8(token, i32 immarg, i32 immarg)
define i8* @f(i8* %p) gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8* %p) ]
  %r = call i8* @llvm.experimental.gc.relocate.p0i8(token %t, i32 0, i32 0)
  ret i8* %r
}

;--- relocate-of-a-statepoint-that-lists-nothing
; LLVM 14: gc.relocate: relocated value must be a gc pointer
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
declare i8* @llvm.experimental.gc.relocate.p0i8(token, i32 immarg, i32 immarg)
define i8* @f(i8* %p) gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0)
  %r = call i8* @llvm.experimental.gc.relocate.p0i8(token %t, i32 0, i32 0)
;                                                                 ^
; error: the base index 0 names nothing: the statepoint lists no gc operands, it has no bundle "gc-live" [SP0304]
;   note: LLVM's verifier says: gc.relocate: relocated value must be a gc pointer
  ret i8* %r
}

;--- a-statepoint-that-only-reads
; LLVM 14: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) readonly
;                                                                                                                                                           ^~~~~~~~
; error: a gc.statepoint must read and write all memory, so that nothing moves across it; readonly says otherwise [SP0302]
;   note: LLVM's verifier says: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
  ret void
}

;--- a-statepoint-of-what-nobody-sees-which-llvm-accepts
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) inaccessiblememonly
;                                                                                                                                                           ^~~~~~~~~~~~~~~~~~~
; warning: a gc.statepoint must read and write all memory, so that nothing moves across it; inaccessiblememonly says otherwise [SP0302]
  ret void
}

;--- accepts-experimental-gc-get-pointer-base-gc-statepoint-example
define i32* @f() gc "statepoint-example" {
  %r = call i32* @llvm.experimental.gc.get.pointer.base.p0i32.p0i32(i32* null)
  ret i32* %r
}
declare i32* @llvm.experimental.gc.get.pointer.base.p0i32.p0i32(i32*)

;--- result-of-experimental-gc-get-pointer-base-is-pointer-not
; LLVM 14: Intrinsic has incorrect return type!
define i32 @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.get.pointer.base.i32.p0i32(i32* null)
; ^~
; error: the result of @llvm.experimental.gc.get.pointer.base.i32.p0i32 is a pointer, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret i32 %r
}
declare i32 @llvm.experimental.gc.get.pointer.base.i32.p0i32(i32*)

;--- base-of-pointer-of-type-i32-addrspace-1-has-that-type-too
; LLVM 14: gc.get.pointer.base operand and result must be of the same type
define i8* @f() gc "statepoint-example" {
  %r = call i8* @llvm.experimental.gc.get.pointer.base.p0i8.p1i32(i32 addrspace(1)* null)
;                                                                                   ^~~~
; error: the base of a pointer of type i32 addrspace(1)* must have that type too, not i8* [SP0304]
;   note: LLVM's verifier says: gc.get.pointer.base operand and result must be of the same type
  ret i8* %r
}
declare i8* @llvm.experimental.gc.get.pointer.base.p0i8.p1i32(i32 addrspace(1)*)

;--- accepts-experimental-gc-get-pointer-offset-gc-statepoint-example
define i64 @f(i32* %p) gc "statepoint-example" {
  %r = call i64 @llvm.experimental.gc.get.pointer.offset.p0i32(i32* %p)
  ret i64 %r
}
declare i64 @llvm.experimental.gc.get.pointer.offset.p0i32(i32*)

;--- argument-1-of-experimental-gc-get-pointer-offset-is-pointer
; LLVM 14: Intrinsic has incorrect argument type!
define i64 @f(i64 %p) gc "statepoint-example" {
  %r = call i64 @llvm.experimental.gc.get.pointer.offset.i64(i64 %p)
;                                                                ^~
; error: argument 1 of @llvm.experimental.gc.get.pointer.offset.i64 is a pointer, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret i64 %r
}
declare i64 @llvm.experimental.gc.get.pointer.offset.i64(i64)
;           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: nocapture cannot apply to type i64 [SP0214]

;--- result-of-experimental-gc-get-pointer-offset-is-i64-not-i32
; LLVM 14: Intrinsic has incorrect return type!
define i32 @f(i32* %p) gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.get.pointer.offset.p0i32(i32* %p)
; ^~
; error: the result of @llvm.experimental.gc.get.pointer.offset.p0i32 is i64, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret i32 %r
}
declare i32 @llvm.experimental.gc.get.pointer.offset.p0i32(i32*)

;--- function-uses-experimental-gc-statepoint-but-names-no
; LLVM 14: Enclosing function does not use GC.
define void @f() {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @g, i32 0, i32 0, i32 0, i32 0)
;                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the function uses llvm.experimental.gc.statepoint.p0f_isVoidf but names no garbage collection strategy [SP0302]
;   note: LLVM's verifier says: Enclosing function does not use GC.
  ret void
}
declare void @g()
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)

;--- first-argument-must-be-token-of-statepoint-none
; LLVM 14: gc relocate is incorrectly tied to the statepoint
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg)
define i8 addrspace(1)* @f() gc "statepoint-example" {
  %r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token none, i32 0, i32 0)
;                                                                      ^~~~
; error: the first argument must be the token of a statepoint [SP0304]
;   note: LLVM's verifier says: gc relocate is incorrectly tied to the statepoint
  ret i8 addrspace(1)* %r
}

;--- first-argument-must-be-token-of-statepoint-undef
; LLVM 14: gc relocate is incorrectly tied to the statepoint
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg)
define i8 addrspace(1)* @f() gc "statepoint-example" {
  %r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token undef, i32 0, i32 0)
;                                                                      ^~~~~
; error: the first argument must be the token of a statepoint [SP0304]
;   note: LLVM's verifier says: gc relocate is incorrectly tied to the statepoint
  ret i8 addrspace(1)* %r
}

;--- first-argument-must-be-token-of-statepoint-poison
; LLVM 14: gc relocate is incorrectly tied to the statepoint
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg)
define i8 addrspace(1)* @f() gc "statepoint-example" {
  %r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token poison, i32 0, i32 0)
;                                                                      ^~~~~~
; error: the first argument must be the token of a statepoint [SP0304]
;   note: LLVM's verifier says: gc relocate is incorrectly tied to the statepoint
  ret i8 addrspace(1)* %r
}

;--- argument-of-gc-result-must-be-token-of-statepoint-none
; LLVM 14: gc.result operand #1 must be from a statepoint
declare i32 @llvm.experimental.gc.result.i32(token)
define i32 @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.result.i32(token none)
;                                                      ^~~~
; error: the argument of a gc.result must be the token of a statepoint [SP0305]
;   note: LLVM's verifier says: gc.result operand #1 must be from a statepoint
  ret i32 %r
}

;--- argument-of-gc-result-must-be-token-of-statepoint-undef
; LLVM 14: gc.result operand #1 must be from a statepoint
declare i32 @llvm.experimental.gc.result.i32(token)
define i32 @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.result.i32(token undef)
;                                                      ^~~~~
; error: the argument of a gc.result must be the token of a statepoint [SP0305]
;   note: LLVM's verifier says: gc.result operand #1 must be from a statepoint
  ret i32 %r
}
