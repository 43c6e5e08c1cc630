; test: verify
; llvm: 14
; llvm.gcroot, llvm.gcread and llvm.gcwrite.
;--- enclosing-function-does-not-use-gc-null
; LLVM 14: Enclosing function does not use GC.
declare void @llvm.gcroot(i8**, i8*)
define void @f() {
  %r = alloca i8*
  call void @llvm.gcroot(i8** %r, i8* null)
;           ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
  ret void
}

;--- enclosing-function-does-not-use-gc
; LLVM 14: Enclosing function does not use GC.
declare i8* @llvm.gcread(i8*, i8**)
define i8* @f(i8* %o, i8** %a) {
  %x = call i8* @llvm.gcread(i8* %o, i8** %a)
;               ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
  ret i8* %x
}

;--- enclosing-function-does-not-use-gc-void
; LLVM 14: Enclosing function does not use GC.
declare void @llvm.gcwrite(i8*, i8*, i8**)
define void @f(i8* %o, i8** %a) {
  call void @llvm.gcwrite(i8* %o, i8* %o, i8** %a)
;           ^~~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-be-alloca
; LLVM 14: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(i8**, i8*)
define void @f(i8** %r) gc "ocaml" {
  call void @llvm.gcroot(i8** %r, i8* null)
;                             ^~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-be-alloca-null
; LLVM 14: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(i8**, i8*)
define void @f(i8** %r) gc "ocaml" {
  call void @llvm.gcroot(i8** null, i8* null)
;                             ^~~~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-be-alloca-3
; LLVM 14: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(i8**, i8*)
@g = global i8* null
define void @f() gc "ocaml" {
  call void @llvm.gcroot(i8** @g, i8* null)
;                             ^~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- gcroot-parameter-2-must-be-constant
; LLVM 14: llvm.gcroot parameter #2 must be a constant.
declare void @llvm.gcroot(i8**, i8*)
define void @f(i8* %m) gc "ocaml" {
  %r = alloca i8*
  call void @llvm.gcroot(i8** %r, i8* %m)
;                                     ^~
; error: llvm.gcroot parameter #2 must be a constant. [SP0306]
  ret void
}

;--- gcroot-parameter-2-must-be-constant-load
; LLVM 14: llvm.gcroot parameter #2 must be a constant.
declare void @llvm.gcroot(i8**, i8*)
define void @f(i8** %m) gc "ocaml" {
  %r = alloca i8*
  %l = load i8*, i8** %m
  call void @llvm.gcroot(i8** %r, i8* %l)
;                                     ^~
; error: llvm.gcroot parameter #2 must be a constant. [SP0306]
  ret void
}

;--- enclosing-function-does-not-use-gc-void-gcroot
; LLVM 14: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(i8**, i8*)
define void @f(i8** %m, i8* %n) {
  call void @llvm.gcroot(i8** %m, i8* %n)
;           ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
;                             ^~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- enclosing-function-does-not-use-gc-alloca
; LLVM 14: llvm.gcroot parameter #2 must be a constant.
declare void @llvm.gcroot(i8**, i8*)
define void @f(i8* %n) {
  %r = alloca i8*
  call void @llvm.gcroot(i8** %r, i8* %n)
;           ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
;                                     ^~
; error: llvm.gcroot parameter #2 must be a constant. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-be-alloca-getelementptr
; LLVM 14: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(i8**, i8*)
define void @f() gc "ocaml" {
  %r = alloca [4 x i8*]
  %p = getelementptr [4 x i8*], [4 x i8*]* %r, i64 0, i64 2
  call void @llvm.gcroot(i8** %p, i8* null)
;                             ^~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-either-be-pointer-alloca-or-argument-4
; LLVM 14: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.
declare void @llvm.gcroot(i8**, i8*)
define void @f() gc "ocaml" {
  %r = alloca [4 x i8*]
  %p = getelementptr [4 x i8*], [4 x i8*]* %r, i64 0, i64 0
  call void @llvm.gcroot(i8** %p, i8* null)
;                                     ^~~~
; error: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-be-alloca-i1
; LLVM 14: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(i8**, i8*)
define void @f(i1 %c) gc "ocaml" {
  %r = alloca i8*
  %s = alloca i8*
  %p = select i1 %c, i8** %r, i8** %s
  call void @llvm.gcroot(i8** %p, i8* null)
;                             ^~
; error: llvm.gcroot parameter #1 must be an alloca. [SP0306]
  ret void
}

;--- accepts-gcroot-gc-ocaml
declare void @llvm.gcroot(i8**, i8*)
define void @f() gc "ocaml" {
  %r = alloca i8*
  call void @llvm.gcroot(i8** %r, i8* undef)
  ret void
}

;--- enclosing-function-does-not-use-gc-i64
; LLVM 14: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.
declare void @llvm.gcroot(i8**, i8*)
define void @f() {
  %r = alloca i64
  %p = bitcast i64* %r to i8**
  call void @llvm.gcroot(i8** %p, i8* null)
;           ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
;                                     ^~~~
; error: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant. [SP0306]
  ret void
}

;--- gcroot-parameter-1-must-either-be-pointer-alloca-or-argument-bitcast
; LLVM 14: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.
declare void @llvm.gcroot(i8**, i8*)
define void @f() gc "ocaml" {
  %r = alloca i64
  %p = bitcast i64* %r to i8**
  call void @llvm.gcroot(i8** %p, i8* null)
;                                     ^~~~
; error: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant. [SP0306]
  ret void
}

;--- enclosing-function-does-not-use-gc-null-2
; LLVM 14: Enclosing function does not use GC.
declare void @llvm.gcroot(i8**, i8*)
define void @f() gc "" {
  %r = alloca i8*
  call void @llvm.gcroot(i8** %r, i8* null)
;           ^~~~~~~~~~~~
; error: Enclosing function does not use GC. [SP0306]
  ret void
}

;--- gcroot-takes-2-arguments-but-is-declared-with-1
; LLVM 14: Callsite was not defined with variable arguments!
declare void @llvm.gcroot(i8**)
define void @f() gc "ocaml" {
  %r = alloca i8*
  call void @llvm.gcroot(i8** %r)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.gcroot takes 2 arguments, but is declared with 1 [SP0218]
  ret void
}

;--- result-of-gcroot-is-void-not-i32
; LLVM 14: Intrinsic has incorrect return type!
declare i32 @llvm.gcroot(i8**, i8*)
define void @f() gc "ocaml" {
  %r = alloca i8*
  %x = call i32 @llvm.gcroot(i8** %r, i8* null)
; ^~
; error: the result of @llvm.gcroot is void, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret void
}

;--- argument-1-of-gcroot-is-pointer-to-pointer-not-i32
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.gcroot(i32, i8*)
define void @f() gc "ocaml" {
  call void @llvm.gcroot(i32 3, i8* null)
;                            ^
; error: argument 1 of @llvm.gcroot is a pointer to a pointer, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- gcroot-takes-2-arguments-but-is-declared-with-2-and-further
; LLVM 14: Intrinsic was not defined with variable arguments!
declare void @llvm.gcroot(i8**, i8*, ...)
define void @f() gc "ocaml" {
  %r = alloca i8*
  call void (i8**, i8*, ...) @llvm.gcroot(i8** %r, i8* null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.gcroot takes 2 arguments, but is declared with 2 and further ones [SP0218]
;   note: LLVM's verifier says: Intrinsic was not defined with variable arguments!
  ret void
}

;--- argument-2-of-gcread-is-pointer-to-pointer-not-i8-gc
; LLVM 14: Intrinsic has incorrect argument type!
declare i8* @llvm.gcread(i8*, i8*)
define i8* @f(i8* %o) gc "ocaml" {
  %x = call i8* @llvm.gcread(i8* %o, i8* %o)
;                                        ^~
; error: argument 2 of @llvm.gcread is a pointer to a pointer, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret i8* %x
}

;--- address-of-intrinsic-gcroot-is-taken-it-can-only-be-called
; LLVM 14: Invalid user of intrinsic instruction!
declare void @llvm.gcroot(i8**, i8*)
;            ^~~~~~~~~~~~
; error: the address of intrinsic @llvm.gcroot is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
@t = global void (i8**, i8*)* @llvm.gcroot

;--- intrinsic-cannot-be-defined
; LLVM 14: llvm intrinsics cannot be defined!
define void @llvm.gcroot(i8** %a, i8* %b) {
;           ^~~~~~~~~~~~
; error: an intrinsic cannot be defined [SP0211]
;   note: LLVM's verifier says: llvm intrinsics cannot be defined!
  ret void
}

;--- intrinsic-gcroot-does-not-throw-so-it-is-called-not-invoked
; LLVM 14: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy or clang.arc.attachedcall
declare void @llvm.gcroot(i8**, i8*)
declare i32 @pers(...)
define void @f() gc "ocaml" personality i32 (...)* @pers {
  %r = alloca i8*
  invoke void @llvm.gcroot(i8** %r, i8* null) to label %a unwind label %b
; ^~~~~~
; error: intrinsic @llvm.gcroot does not throw, so it must be called, not invoked [SP0211]
;   note: LLVM's verifier says: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy or clang.arc.attachedcall
a:
  ret void
b:
  %l = landingpad { i8*, i32 } cleanup
  ret void
}

;--- argument-1-of-gcroot-is-pointer-to-pointer-not-i8
; LLVM 14: Intrinsic has incorrect argument type!
declare void @llvm.gcroot(i8*, i8*)
define void @f(i8* %a0, i8* %a1) {
  call void @llvm.gcroot(i8* %a0, i8* %a1)
;                            ^~~
; error: argument 1 of @llvm.gcroot is a pointer to a pointer, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}

;--- argument-2-of-gcread-is-pointer-to-pointer-not-i8-void
; LLVM 14: Intrinsic has incorrect argument type!
declare i8* @llvm.gcread(i8*, i8*)
define void @f(i8* %a0, i8* %a1) {
  %r = call i8* @llvm.gcread(i8* %a0, i8* %a1)
;                                         ^~~
; error: argument 2 of @llvm.gcread is a pointer to a pointer, not i8* [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}
