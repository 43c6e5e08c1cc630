; test: verify
; llvm: 14
; Operand bundles: how many a call has, and their operands.
;--- call-has-two-bundles-deopt
; LLVM 14: Multiple deopt operand bundles
declare void @g()
define void @f() {
  call void @g() [ "deopt"(), "deopt"() ]
;                  ^~~~~~~
; error: the call has two bundles "deopt" [SP0217]
;   note: LLVM's verifier says: Multiple deopt operand bundles
  ret void
}

;--- accepts-foo
declare void @g()
define void @f() {
  call void @g() [ "foo"(), "foo"() ]
  ret void
}

;--- call-has-two-bundles-gc-transition
; LLVM 14: Multiple gc-transition operand bundles
declare void @g()
define void @f() {
  call void @g() [ "gc-transition"(), "gc-transition"() ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "gc-transition" [SP0217]
;   note: LLVM's verifier says: Multiple gc-transition operand bundles
  ret void
}

;--- call-has-two-bundles-gc-live
; LLVM 14: Multiple gc-live operand bundles
declare void @g()
define void @f() {
  call void @g() [ "gc-live"(), "gc-live"() ]
;                  ^~~~~~~~~
; error: the call has two bundles "gc-live" [SP0217]
;   note: LLVM's verifier says: Multiple gc-live operand bundles
  ret void
}

;--- bundle-funclet-its-operand-is-token-of-catchpad-or-none
; LLVM 14: Funclet bundle operands should correspond to a FuncletPadInst
declare void @g()
define void @f() {
  call void @g() [ "funclet"(token none) ]
;                  ^~~~~~~~~
; error: the bundle "funclet": its operand must be the token of a catchpad or cleanuppad [SP0217]
  ret void
}

;--- bundle-cfguardtarget-has-1-operand-not-0
; LLVM 14: Expected exactly one cfguardtarget bundle operand
declare void @g()
define void @f() {
  call void @g() [ "cfguardtarget"() ]
;                  ^~~~~~~~~~~~~~~
; error: the bundle "cfguardtarget" has 1 operand, not 0 [SP0217]
  ret void
}

;--- accepts-cfguardtarget-i8
declare void @g()
define void @f() {
  call void @g() [ "cfguardtarget"(i8* null) ]
  ret void
}

;--- call-has-two-bundles-cfguardtarget-i8
; LLVM 14: Multiple CFGuardTarget operand bundles
declare void @g()
define void @f() {
  call void @g() [ "cfguardtarget"(i8* null), "cfguardtarget"(i8* null) ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "cfguardtarget" [SP0217]
  ret void
}

;--- accepts-ptrauth-i32
declare void @g()
define void @f(void ()* %p) {
  call void %p() [ "ptrauth"(i32 0, i64 0) ]
  ret void
}

;--- accepts-ptrauth-i32-2
declare void @g()
define void @f() {
  call void @g() [ "ptrauth"(i32 0, i64 0) ]
  ret void
}

;--- bundle-ptrauth-has-2-operands-not-1
; differs: LLVM 14 does not know the bundle; releases between it and opaque pointers do
define void @f(void ()* %p) {
  call void %p() [ "ptrauth"(i32 0) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth" has 2 operands, not 1 [SP0217]
  ret void
}

;--- accepts-ptrauth-i64
define void @f(void ()* %p) {
  call void %p() [ "ptrauth"(i64 0, i64 0) ]
  ret void
}

;--- accepts-ptrauth-i32-3
define void @f(void ()* %p, i32 %i) {
  call void %p() [ "ptrauth"(i32 %i, i64 0) ]
  ret void
}

;--- accepts-ptrauth-1-i64
define void @f(void ()* %p, i64 %i) {
  call void %p() [ "ptrauth"(i32 1, i64 %i) ]
  ret void
}

;--- accepts-ptrauth-1-0
define void @f(void ()* %p) {
  call void %p() [ "ptrauth"(i32 1, i32 0) ]
  ret void
}

;--- accepts-kcfi-i32-1
define void @f(void ()* %p) {
  call void %p() [ "kcfi"(i32 1) ]
  ret void
}

;--- accepts-kcfi-i64
define void @f(void ()* %p) {
  call void %p() [ "kcfi"(i64 1) ]
  ret void
}

;--- accepts-kcfi
define void @f(void ()* %p) {
  call void %p() [ "kcfi"() ]
  ret void
}

;--- accepts-kcfi-i32
define void @f(void ()* %p, i32 %i) {
  call void %p() [ "kcfi"(i32 %i) ]
  ret void
}

;--- call-has-two-bundles-kcfi
; differs: LLVM 14 does not know the bundle; releases between it and opaque pointers do
define void @f(void ()* %p) {
  call void %p() [ "kcfi"(i32 1), "kcfi"(i32 1) ]
;                  ^~~~~~
; error: the call has two bundles "kcfi" [SP0217]
  ret void
}

;--- unexpected-bitcast
; LLVM 14: expected function name
declare i8* @g()
declare i8* bitcast (i8* (i8*)* @objc_retainAutoreleasedReturnValue to i8*)(i8*)
;           ^~~~~~~
; error: unexpected `bitcast` [SP0101]
;   expected the name of the function, such as `@f`
define void @f() {
  %x = call i8* @g() [ "clang.arc.attachedcall"(i8* @objc_retainAutoreleasedReturnValue) ]
  ret void
}

;--- unexpected-bitcast-2
; LLVM 14: expected function name
declare i8* @g()
declare i8* bitcast (i8* (i8*)* @llvm.objc.retainAutoreleasedReturnValue to i8*)(i8*)
;           ^~~~~~~
; error: unexpected `bitcast` [SP0101]
;   expected the name of the function, such as `@f`
define void @f() {
  %x = call i8* @g() [ "clang.arc.attachedcall"(i8* @llvm.objc.retainAutoreleasedReturnValue) ]
  ret void
}

;--- unexpected-bitcast-3
; LLVM 14: expected function name
declare i8* @g()
declare i8* bitcast (i8* (i8*)* @h to i8*)(i8*)
;           ^~~~~~~
; error: unexpected `bitcast` [SP0101]
;   expected the name of the function, such as `@f`
define void @f() {
  %x = call i8* @g() [ "clang.arc.attachedcall"(i8* @h) ]
  ret void
}

;--- unexpected-bitcast-i32
; LLVM 14: expected function name
declare i32 @g()
declare i8* bitcast (i8* (i8*)* @objc_retainAutoreleasedReturnValue to i8*)(i8*)
;           ^~~~~~~
; error: unexpected `bitcast` [SP0101]
;   expected the name of the function, such as `@f`
define void @f() {
  %x = call i32 @g() [ "clang.arc.attachedcall"(i8* @objc_retainAutoreleasedReturnValue) ]
  ret void
}

;--- unexpected-bitcast-noreturn
; LLVM 14: expected function name
declare void @g()
declare i8* bitcast (i8* (i8*)* @objc_retainAutoreleasedReturnValue to i8*)(i8*)
;           ^~~~~~~
; error: unexpected `bitcast` [SP0101]
;   expected the name of the function, such as `@f`
define void @f() {
  call void @g() noreturn [ "clang.arc.attachedcall"(i8* @objc_retainAutoreleasedReturnValue) ]
  unreachable
}

;--- bundle-clang-arc-attachedcall-has-1-operand-not-0-i8
; LLVM 14: operand bundle "clang.arc.attachedcall" requires one function as an argument
declare i8* @g()
define void @f() {
  %x = call i8* @g() [ "clang.arc.attachedcall"() ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall" has 1 operand, not 0 [SP0217]
  ret void
}

;--- bundle-clang-arc-attachedcall-its-operand-is-function
; LLVM 14: operand bundle "clang.arc.attachedcall" requires one function as an argument
declare i8* @g()
define void @f() {
  %x = call i8* @g() [ "clang.arc.attachedcall"(i32 0) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": its operand is a function [SP0217]
  ret void
}

;--- unexpected-bitcast-objc-retain
; LLVM 14: expected function name
declare i8* @g()
declare i8* bitcast (i8* (i8*)* @llvm.objc.retain to i8*)(i8*)
;           ^~~~~~~
; error: unexpected `bitcast` [SP0101]
;   expected the name of the function, such as `@f`
define void @f() {
  %x = call i8* @g() [ "clang.arc.attachedcall"(i8* @llvm.objc.retain) ]
  ret void
}

;--- bundle-funclet-its-operand-is-token-of-catchpad-or-none-trap
; LLVM 14: Funclet bundle operands should correspond to a FuncletPadInst
define void @f() {
  call void @llvm.trap() [ "funclet"(token none), "funclet"(token none) ]
;                          ^~~~~~~~~
; error: the bundle "funclet": its operand must be the token of a catchpad or cleanuppad [SP0217]
;                          ^~~~~~~~~
; error: the call has two bundles "funclet" [SP0217]
  ret void
}
declare void @llvm.trap()

;--- bundle-funclet-has-1-operand-not-0
; LLVM 14: Expected exactly one funclet bundle operand
define void @f() {
  call void @f() [ "funclet"() ]
;                  ^~~~~~~~~
; error: the bundle "funclet" has 1 operand, not 0 [SP0217]
  ret void
}

;--- bundle-funclet-its-operand-is-token-of-catchpad-or-i32
; LLVM 14: Funclet bundle operands should correspond to a FuncletPadInst
define void @f() {
  call void @f() [ "funclet"(i32 1) ]
;                  ^~~~~~~~~
; error: the bundle "funclet": its operand must be the token of a catchpad or cleanuppad [SP0217]
  ret void
}

;--- call-has-two-bundles-deopt-2
; LLVM 14: Multiple deopt operand bundles
define void @f() {
  call void @f() [ "deopt"(), "deopt"() ]
;                  ^~~~~~~
; error: the call has two bundles "deopt" [SP0217]
;   note: LLVM's verifier says: Multiple deopt operand bundles
  ret void
}

;--- call-has-two-bundles-gc-transition-2
; LLVM 14: Multiple gc-transition operand bundles
define void @f() {
  call void @f() [ "gc-transition"(), "gc-transition"() ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "gc-transition" [SP0217]
;   note: LLVM's verifier says: Multiple gc-transition operand bundles
  ret void
}

;--- call-has-two-bundles-gc-live-2
; LLVM 14: Multiple gc-live operand bundles
define void @f() {
  call void @f() [ "gc-live"(), "gc-live"() ]
;                  ^~~~~~~~~
; error: the call has two bundles "gc-live" [SP0217]
;   note: LLVM's verifier says: Multiple gc-live operand bundles
  ret void
}

;--- accepts-gc-live
define void @f() {
  call void @f() [ "gc-live"(i32 1) ]
  ret void
}

;--- bundle-cfguardtarget-has-1-operand-not-0-2
; LLVM 14: Expected exactly one cfguardtarget bundle operand
define void @f() {
  call void @f() [ "cfguardtarget"() ]
;                  ^~~~~~~~~~~~~~~
; error: the bundle "cfguardtarget" has 1 operand, not 0 [SP0217]
  ret void
}

;--- accepts-cfguardtarget-i32
define void @f() {
  call void @f() [ "cfguardtarget"(i32 1) ]
  ret void
}

;--- call-has-two-bundles-cfguardtarget-i32
; LLVM 14: Multiple CFGuardTarget operand bundles
define void @f() {
  call void @f() [ "cfguardtarget"(i32* null), "cfguardtarget"(i32* null) ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "cfguardtarget" [SP0217]
  ret void
}

;--- bundle-clang-arc-attachedcall-has-1-operand-not-0
; LLVM 14: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
define void @f() {
  call void @f() [ "clang.arc.attachedcall"() ]
;                  ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall" has 1 operand, not 0 [SP0217]
  ret void
}

;--- bundle-clang-arc-attachedcall-function-called-returns
; LLVM 14: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
define void @f() {
  call void @f() [ "clang.arc.attachedcall"(i8* (i8*)* @llvm.objc.retainAutoreleasedReturnValue) ]
;                  ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": the called function must return a pointer, or not return [SP0217]
  ret void
}
declare i8* @llvm.objc.retainAutoreleasedReturnValue(i8*)

;--- accepts-objc-retainautoreleasedreturnvalue-clang-arc-attachedcall
define i8* @f() {
  %r = call i8* @f() [ "clang.arc.attachedcall"(i8* (i8*)* @llvm.objc.retainAutoreleasedReturnValue) ]
  ret i8* %r
}
declare i8* @llvm.objc.retainAutoreleasedReturnValue(i8*)

;--- bundle-clang-arc-attachedcall-g-is-no-function-that-claims
; LLVM 14: invalid function argument
define i8* @f() {
  %r = call i8* @f() [ "clang.arc.attachedcall"(i8* (i8*)* @g) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": @g is not a function that claims a result [SP0217]
  ret i8* %r
}
declare i8* @g(i8*)

;--- accepts-clang-arc-attachedcall
define i8* @f() {
  %r = call i8* @f() [ "clang.arc.attachedcall"(i8* (i8*)* @objc_retainAutoreleasedReturnValue) ]
  ret i8* %r
}
declare i8* @objc_retainAutoreleasedReturnValue(i8*)

;--- bundle-clang-arc-attachedcall-function-called-returns-unreachable
; LLVM 14: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
define void @f() {
  call void @f() [ "clang.arc.attachedcall"(i8* (i8*)* @objc_retainAutoreleasedReturnValue) ]
;                  ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": the called function must return a pointer, or not return [SP0217]
  unreachable
}
declare i8* @objc_retainAutoreleasedReturnValue(i8*)

;--- accepts-clang-arc-attachedcall-noreturn
define void @f() {
  call void @g() [ "clang.arc.attachedcall"(i8* (i8*)* @objc_retainAutoreleasedReturnValue) ]
  ret void
}
declare void @g() noreturn
declare i8* @objc_retainAutoreleasedReturnValue(i8*)

;--- accepts-experimental-guard-deopt
declare void @llvm.experimental.guard(i1, ...)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 true) [ "deopt"() ]
  ret void
}

;--- accepts-experimental-deoptimize-deopt
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret i32 %r
}

;--- experimental-deoptimize-it-is-followed-by-return-of-its-0
; LLVM 14: calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
; ^~
; error: @llvm.experimental.deoptimize.i32: it must be followed by the return of its result [SP0218]
;   note: LLVM's verifier says: calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize
  ret i32 0
}

;--- experimental-deoptimize-it-is-followed-by-return-of-its-add
; LLVM 14: calls to experimental_deoptimize must be followed by a return
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
; ^~
; error: @llvm.experimental.deoptimize.i32: it must be followed by the return of its result [SP0218]
;   note: LLVM's verifier says: calls to experimental_deoptimize must be followed by a return
  %z = add i32 %r, 1
  ret i32 %r
}

;--- experimental-deoptimize-it-returns-what-its-caller-returns
; LLVM 14: experimental_deoptimize return type must match caller return type
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.deoptimize.isVoid: it must return its caller's type i32, not void [SP0218]
;   note: LLVM's verifier says: experimental_deoptimize return type must match caller return type
  ret i32 0
}

;--- accepts-experimental-deoptimize-deopt-float
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  ret void
}

;--- function-with-fastcc-has-no-variable-arguments
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare i32 @llvm.experimental.deoptimize.i32(...)
declare fastcc void @llvm.experimental.deoptimize.isVoid(...)
;                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a function with fastcc cannot have variable arguments [SP0216]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call fastcc void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.deoptimize.isVoid: all of its declarations must have one calling convention [SP0218]
  ret void
}
