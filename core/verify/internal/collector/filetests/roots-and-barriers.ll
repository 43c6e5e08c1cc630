; test: verify
; llvm: 22
; llvm.gcroot, llvm.gcread and llvm.gcwrite.
;--- enclosing-function-does-not-use-gc-null
; LLVM 22: Enclosing function does not use GC.
declare void @llvm.gcroot(ptr, ptr)
define void @f() {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
;           ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
  ret void
}

;--- enclosing-function-does-not-use-gc
; LLVM 22: Enclosing function does not use GC.
declare ptr @llvm.gcread(ptr, ptr)
define ptr @f(ptr %o, ptr %a) {
  %x = call ptr @llvm.gcread(ptr %o, ptr %a)
;               ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
  ret ptr %x
}

;--- enclosing-function-does-not-use-gc-void
; LLVM 22: Enclosing function does not use GC.
declare void @llvm.gcwrite(ptr, ptr, ptr)
define void @f(ptr %o, ptr %a) {
  call void @llvm.gcwrite(ptr %o, ptr %o, ptr %a)
;           ^~~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-be-alloca
; LLVM 22: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %r) gc "ocaml" {
  call void @llvm.gcroot(ptr %r, ptr null)
;                            ^~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-be-alloca-null
; LLVM 22: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %r) gc "ocaml" {
  call void @llvm.gcroot(ptr null, ptr null)
;                            ^~~~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-be-alloca-3
; LLVM 22: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(ptr, ptr)
@g = global ptr null
define void @f() gc "ocaml" {
  call void @llvm.gcroot(ptr @g, ptr null)
;                            ^~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- gcroot-parameter-2-must-be-constant
; LLVM 22: llvm.gcroot parameter #2 must be a constant.
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %m) gc "ocaml" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr %m)
;                                    ^~
; error: llvm.gcroot parameter #2 must be a constant. [SP0306]
  ret void
}

;--- gcroot-parameter-2-must-be-constant-load
; LLVM 22: llvm.gcroot parameter #2 must be a constant.
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %m) gc "ocaml" {
  %r = alloca ptr
  %l = load ptr, ptr %m
  call void @llvm.gcroot(ptr %r, ptr %l)
;                                    ^~
; error: llvm.gcroot parameter #2 must be a constant. [SP0306]
  ret void
}

;--- enclosing-function-does-not-use-gc-void-ptr-m
; LLVM 22: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %m, ptr %n) {
  call void @llvm.gcroot(ptr %m, ptr %n)
;           ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
;                            ^~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- enclosing-function-does-not-use-gc-alloca
; LLVM 22: llvm.gcroot parameter #2 must be a constant.
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %n) {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr %n)
;           ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
;                                    ^~
; error: llvm.gcroot parameter #2 must be a constant. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-be-alloca-getelementptr
; LLVM 22: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "ocaml" {
  %r = alloca [4 x ptr]
  %p = getelementptr [4 x ptr], ptr %r, i64 0, i64 2
  call void @llvm.gcroot(ptr %p, ptr null)
;                            ^~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-either-be-pointer-alloca-or-argument-4
; LLVM 22: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "ocaml" {
  %r = alloca [4 x ptr]
  %p = getelementptr [4 x ptr], ptr %r, i64 0, i64 0
  call void @llvm.gcroot(ptr %p, ptr null)
;                                    ^~~~
; error: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-be-alloca-i1
; LLVM 22: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(ptr, ptr)
define void @f(i1 %c) gc "ocaml" {
  %r = alloca ptr
  %s = alloca ptr
  %p = select i1 %c, ptr %r, ptr %s
  call void @llvm.gcroot(ptr %p, ptr null)
;                            ^~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- accepts-gcroot-gc-ocaml
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "ocaml" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr undef)
  ret void
}

;--- enclosing-function-does-not-use-gc-i64
; LLVM 22: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.
declare void @llvm.gcroot(ptr, ptr)
define void @f() {
  %r = alloca i64
  %p = getelementptr i8, ptr %r, i32 0
  call void @llvm.gcroot(ptr %p, ptr null)
;           ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
;                                    ^~~~
; error: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-either-be-pointer-alloca-or-argument-i8
; LLVM 22: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "ocaml" {
  %r = alloca i64
  %p = getelementptr i8, ptr %r, i32 0
  call void @llvm.gcroot(ptr %p, ptr null)
;                                    ^~~~
; error: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant. [SP0306]
  ret void
}

;--- enclosing-function-does-not-use-gc-null-2
; LLVM 22: Enclosing function does not use GC.
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
;           ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
  ret void
}

;--- gcroot-takes-2-arguments-but-is-declared-with-1
; LLVM 22: Callsite was not defined with variable arguments!
declare void @llvm.gcroot(ptr)
define void @f() gc "ocaml" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.gcroot takes 2 arguments, but is declared with 1 [SP0218]
  ret void
}

;--- result-of-gcroot-is-void-not-i32
; LLVM 22: Intrinsic has incorrect return type!
declare i32 @llvm.gcroot(ptr, ptr)
define void @f() gc "ocaml" {
  %r = alloca ptr
  %x = call i32 @llvm.gcroot(ptr %r, ptr null)
; ^~
; error: the result of @llvm.gcroot is void, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- argument-1-of-gcroot-is-ptr-not-i32
; LLVM 22: Intrinsic has incorrect argument type!
declare void @llvm.gcroot(i32, ptr)
define void @f() gc "ocaml" {
  call void @llvm.gcroot(i32 3, ptr null)
;                            ^
; error: argument 1 of @llvm.gcroot is ptr, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- gcroot-takes-2-arguments-but-is-declared-with-2-and-further
; LLVM 22: Intrinsic was not defined with variable arguments!
declare void @llvm.gcroot(ptr, ptr, ...)
define void @f() gc "ocaml" {
  %r = alloca ptr
  call void (ptr, ptr, ...) @llvm.gcroot(ptr %r, ptr null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.gcroot takes 2 arguments, but is declared with 2 and further ones [SP0218]
;   note: LLVM's verifier says: Intrinsic was not defined with variable arguments!
  ret void
}

;--- accepts-gcread-gc-ocaml
declare ptr @llvm.gcread(ptr, ptr)
define ptr @f(ptr %o) gc "ocaml" {
  %x = call ptr @llvm.gcread(ptr %o, ptr %o)
  ret ptr %x
}

;--- address-of-intrinsic-gcroot-is-taken-it-can-only-be-called
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.gcroot(ptr, ptr)
;            ^~~~~~~~~~~~
; error: the address of intrinsic @llvm.gcroot is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
@t = global ptr @llvm.gcroot

;--- intrinsic-cannot-be-defined
; LLVM 22: llvm intrinsics cannot be defined!
define void @llvm.gcroot(ptr %a, ptr %b) {
;           ^~~~~~~~~~~~
; error: an intrinsic cannot be defined [SP0211]
;   note: LLVM's verifier says: llvm intrinsics cannot be defined!
  ret void
}

;--- intrinsic-gcroot-does-not-throw-so-it-is-called-not-invoked
; LLVM 22: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
declare void @llvm.gcroot(ptr, ptr)
declare i32 @pers(...)
define void @f() gc "ocaml" personality ptr @pers {
  %r = alloca ptr
  invoke void @llvm.gcroot(ptr %r, ptr null) to label %a unwind label %b
; ^~~~~~
; error: intrinsic @llvm.gcroot does not throw, so it must be called, not invoked [SP0211]
;   note: LLVM's verifier says: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}

;--- immarg-on-a-variable-argument
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f(i32 %x) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 0, i32 0, i32 immarg 5)
  ret void
}

;--- enclosing-function-does-not-use-gc-void-3
; LLVM 22: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %a0, ptr %a1) {
  call void @llvm.gcroot(ptr %a0, ptr %a1)
;           ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
;                            ^~~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- enclosing-function-does-not-use-gc-void-gcread
; LLVM 22: Enclosing function does not use GC.
declare ptr @llvm.gcread(ptr, ptr)
define void @f(ptr %a0, ptr %a1) {
  %r = call ptr @llvm.gcread(ptr %a0, ptr %a1)
;               ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
  ret void
}

;--- casts-that-depend-on-each-other
; LLVM 22: llvm.gcroot parameter #1 must be an alloca.
; Only code that never runs may define values by each other.
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "shadow-stack" {
  ret void
never:
  %a = getelementptr i8, ptr %b, i64 0
  %b = bitcast ptr %a to ptr
  call void @llvm.gcroot(ptr %b, ptr null)
;                            ^~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  br label %never
}
