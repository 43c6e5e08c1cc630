; test: verify
; llvm: 14
; Rules of statepoints and relocates, with typed pointers.
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
  ret i8* %r
}

;--- a-statepoint-that-only-reads
; LLVM 14: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) readonly
;                                                                                                                                                           ^~~~~~~~
; error: a gc.statepoint reads and writes all memory, so that nothing moves across it; readonly says otherwise [SP0302]
;   note: LLVM's verifier says: gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics
  ret void
}

;--- a-statepoint-of-what-nobody-sees-which-llvm-accepts
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) inaccessiblememonly
;                                                                                                                                                           ^~~~~~~~~~~~~~~~~~~
; warning: a gc.statepoint reads and writes all memory, so that nothing moves across it; inaccessiblememonly says otherwise [SP0302]
  ret void
}
