; test: verify
; llvm: 22
; Operand bundles: how many a call has, and their operands.
;--- call-has-two-bundles-deopt
; LLVM 22: Multiple deopt operand bundles
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
; LLVM 22: Multiple gc-transition operand bundles
declare void @g()
define void @f() {
  call void @g() [ "gc-transition"(), "gc-transition"() ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "gc-transition" [SP0217]
;   note: LLVM's verifier says: Multiple gc-transition operand bundles
  ret void
}

;--- call-has-two-bundles-gc-live
; LLVM 22: Multiple gc-live operand bundles
declare void @g()
define void @f() {
  call void @g() [ "gc-live"(), "gc-live"() ]
;                  ^~~~~~~~~
; error: the call has two bundles "gc-live" [SP0217]
;   note: LLVM's verifier says: Multiple gc-live operand bundles
  ret void
}

;--- bundle-funclet-its-operand-is-token-of-catchpad-or-none
; LLVM 22: Funclet bundle operands should correspond to a FuncletPadInst
declare void @g()
define void @f() {
  call void @g() [ "funclet"(token none) ]
;                  ^~~~~~~~~
; error: the bundle "funclet": its operand must be the token of a catchpad or cleanuppad [SP0217]
  ret void
}

;--- bundle-cfguardtarget-has-1-operand-not-0
; LLVM 22: Expected exactly one cfguardtarget bundle operand
declare void @g()
define void @f() {
  call void @g() [ "cfguardtarget"() ]
;                  ^~~~~~~~~~~~~~~
; error: the bundle "cfguardtarget" has 1 operand, not 0 [SP0217]
  ret void
}

;--- accepts-cfguardtarget-ptr
declare void @g()
define void @f() {
  call void @g() [ "cfguardtarget"(ptr null) ]
  ret void
}

;--- call-has-two-bundles-cfguardtarget
; LLVM 22: Multiple CFGuardTarget operand bundles
declare void @g()
define void @f() {
  call void @g() [ "cfguardtarget"(ptr null), "cfguardtarget"(ptr null) ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "cfguardtarget" [SP0217]
  ret void
}

;--- accepts-ptrauth-0
declare void @g()
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 0, i64 0) ]
  ret void
}

;--- bundle-ptrauth-function-that-is-called-by-its-name-is-not-0
; LLVM 22: Direct call cannot have a ptrauth bundle
declare void @g()
define void @f() {
  call void @g() [ "ptrauth"(i32 0, i64 0) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": a direct call cannot be signed [SP0217]
  ret void
}

;--- bundle-ptrauth-has-2-operands-not-1-i32-0
; LLVM 22: Expected exactly two ptrauth bundle operands
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 0) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth" has 2 operands, not 1 [SP0217]
  ret void
}

;--- bundle-ptrauth-its-first-operand-is-constant-of-type-i32-0
; LLVM 22: Ptrauth bundle key operand must be an i32 constant
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i64 0, i64 0) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": its first operand must be a constant of type i32 [SP0217]
  ret void
}

;--- bundle-ptrauth-its-first-operand-is-constant-of-type-i32-0-2
; LLVM 22: Ptrauth bundle key operand must be an i32 constant
define void @f(ptr %p, i32 %i) {
  call void %p() [ "ptrauth"(i32 %i, i64 0) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": its first operand must be a constant of type i32 [SP0217]
  ret void
}

;--- accepts-ptrauth-1
define void @f(ptr %p, i64 %i) {
  call void %p() [ "ptrauth"(i32 1, i64 %i) ]
  ret void
}

;--- bundle-ptrauth-its-second-operand-has-type-i64-not-i32-0
; LLVM 22: Ptrauth bundle discriminator operand must be an i64
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i32 0) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": its second operand must have type i64, not i32 [SP0217]
  ret void
}

;--- accepts-kcfi-ptr
define void @f(ptr %p) {
  call void %p() [ "kcfi"(i32 1) ]
  ret void
}

;--- bundle-kcfi-its-first-operand-is-constant-of-type-i32-i64
; LLVM 22: Kcfi bundle operand must be an i32 constant
define void @f(ptr %p) {
  call void %p() [ "kcfi"(i64 1) ]
;                  ^~~~~~
; error: the bundle "kcfi": its first operand must be a constant of type i32 [SP0217]
  ret void
}

;--- bundle-kcfi-has-1-operand-not-0
; LLVM 22: Expected exactly one kcfi bundle operand
define void @f(ptr %p) {
  call void %p() [ "kcfi"() ]
;                  ^~~~~~
; error: the bundle "kcfi" has 1 operand, not 0 [SP0217]
  ret void
}

;--- bundle-kcfi-its-first-operand-is-constant-of-type-i32
; LLVM 22: Kcfi bundle operand must be an i32 constant
define void @f(ptr %p, i32 %i) {
  call void %p() [ "kcfi"(i32 %i) ]
;                  ^~~~~~
; error: the bundle "kcfi": its first operand must be a constant of type i32 [SP0217]
  ret void
}

;--- call-has-two-bundles-kcfi
; LLVM 22: Multiple kcfi operand bundles
define void @f(ptr %p) {
  call void %p() [ "kcfi"(i32 1), "kcfi"(i32 1) ]
;                  ^~~~~~
; error: the call has two bundles "kcfi" [SP0217]
  ret void
}

;--- accepts-clang-arc-attachedcall-void
declare ptr @g()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
define void @f() {
  %x = call ptr @g() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}

;--- accepts-objc-retainautoreleasedreturnvalue-clang-arc-attachedcall-void
declare ptr @g()
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)
define void @f() {
  %x = call ptr @g() [ "clang.arc.attachedcall"(ptr @llvm.objc.retainAutoreleasedReturnValue) ]
  ret void
}

;--- bundle-clang-arc-attachedcall-h-is-no-function-that-claims
; LLVM 22: invalid function argument
declare ptr @g()
declare ptr @h(ptr)
define void @f() {
  %x = call ptr @g() [ "clang.arc.attachedcall"(ptr @h) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": @h is not a function that claims a result [SP0217]
  ret void
}

;--- bundle-clang-arc-attachedcall-function-called-returns-i32
; LLVM 22: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
declare i32 @g()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
define void @f() {
  %x = call i32 @g() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": the called function must return a pointer, or not return [SP0217]
  ret void
}

;--- accepts-noreturn-clang-arc-attachedcall-unreachable
declare void @g()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
define void @f() {
  call void @g() noreturn [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  unreachable
}

;--- bundle-clang-arc-attachedcall-has-1-operand-not-0-ptr
; LLVM 22: operand bundle "clang.arc.attachedcall" requires one function as an argument
declare ptr @g()
define void @f() {
  %x = call ptr @g() [ "clang.arc.attachedcall"() ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall" has 1 operand, not 0 [SP0217]
  ret void
}

;--- bundle-clang-arc-attachedcall-its-operand-is-function
; LLVM 22: operand bundle "clang.arc.attachedcall" requires one function as an argument
declare ptr @g()
define void @f() {
  %x = call ptr @g() [ "clang.arc.attachedcall"(i32 0) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": its operand is a function [SP0217]
  ret void
}

;--- bundle-clang-arc-attachedcall-objc-retain-is-no-function
; LLVM 22: invalid function argument
declare ptr @g()
declare ptr @llvm.objc.retain(ptr)
define void @f() {
  %x = call ptr @g() [ "clang.arc.attachedcall"(ptr @llvm.objc.retain) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": @llvm.objc.retain is not a function that claims a result [SP0217]
  ret void
}

;--- bundle-funclet-its-operand-is-token-of-catchpad-or-none-trap
; LLVM 22: Funclet bundle operands should correspond to a FuncletPadInst
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
; LLVM 22: Expected exactly one funclet bundle operand
define void @f() {
  call void @f() [ "funclet"() ]
;                  ^~~~~~~~~
; error: the bundle "funclet" has 1 operand, not 0 [SP0217]
  ret void
}

;--- bundle-funclet-its-operand-is-token-of-catchpad-or-i32
; LLVM 22: Funclet bundle operands should correspond to a FuncletPadInst
define void @f() {
  call void @f() [ "funclet"(i32 1) ]
;                  ^~~~~~~~~
; error: the bundle "funclet": its operand must be the token of a catchpad or cleanuppad [SP0217]
  ret void
}

;--- call-has-two-bundles-deopt-2
; LLVM 22: Multiple deopt operand bundles
define void @f() {
  call void @f() [ "deopt"(), "deopt"() ]
;                  ^~~~~~~
; error: the call has two bundles "deopt" [SP0217]
;   note: LLVM's verifier says: Multiple deopt operand bundles
  ret void
}

;--- call-has-two-bundles-gc-transition-2
; LLVM 22: Multiple gc-transition operand bundles
define void @f() {
  call void @f() [ "gc-transition"(), "gc-transition"() ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "gc-transition" [SP0217]
;   note: LLVM's verifier says: Multiple gc-transition operand bundles
  ret void
}

;--- call-has-two-bundles-gc-live-2
; LLVM 22: Multiple gc-live operand bundles
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
; LLVM 22: Expected exactly one cfguardtarget bundle operand
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

;--- call-has-two-bundles-cfguardtarget-2
; LLVM 22: Multiple CFGuardTarget operand bundles
define void @f() {
  call void @f() [ "cfguardtarget"(ptr null), "cfguardtarget"(ptr null) ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "cfguardtarget" [SP0217]
  ret void
}

;--- bundle-clang-arc-attachedcall-has-1-operand-not-0
; LLVM 22: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
define void @f() {
  call void @f() [ "clang.arc.attachedcall"() ]
;                  ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall" has 1 operand, not 0 [SP0217]
  ret void
}

;--- bundle-clang-arc-attachedcall-function-called-returns
; LLVM 22: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
define void @f() {
  call void @f() [ "clang.arc.attachedcall"(ptr @llvm.objc.retainAutoreleasedReturnValue) ]
;                  ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": the called function must return a pointer, or not return [SP0217]
  ret void
}
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)

;--- accepts-objc-retainautoreleasedreturnvalue-clang-arc-attachedcall
define ptr @f() {
  %r = call ptr @f() [ "clang.arc.attachedcall"(ptr @llvm.objc.retainAutoreleasedReturnValue) ]
  ret ptr %r
}
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)

;--- bundle-clang-arc-attachedcall-g-is-no-function-that-claims
; LLVM 22: invalid function argument
define ptr @f() {
  %r = call ptr @f() [ "clang.arc.attachedcall"(ptr @g) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": @g is not a function that claims a result [SP0217]
  ret ptr %r
}
declare ptr @g(ptr)

;--- accepts-clang-arc-attachedcall
define ptr @f() {
  %r = call ptr @f() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret ptr %r
}
declare ptr @objc_retainAutoreleasedReturnValue(ptr)

;--- bundle-clang-arc-attachedcall-function-called-returns-unreachable
; LLVM 22: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
define void @f() {
  call void @f() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
;                  ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": the called function must return a pointer, or not return [SP0217]
  unreachable
}
declare ptr @objc_retainAutoreleasedReturnValue(ptr)

;--- accepts-clang-arc-attachedcall-noreturn
define void @f() {
  call void @g() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}
declare void @g() noreturn
declare ptr @objc_retainAutoreleasedReturnValue(ptr)

;--- call-has-two-bundles-kcfi-i32-2
; LLVM 22: Multiple kcfi operand bundles
define void @f(ptr %p) {
  call void %p() [ "kcfi"(i32 1), "kcfi"(i32 2) ]
;                  ^~~~~~
; error: the call has two bundles "kcfi" [SP0217]
  ret void
}

;--- accepts-kcfi
define void @f() {
  call void @g() [ "kcfi"(i32 1) ]
  ret void
}
declare void @g()

;--- accepts-ptrauth-2
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i64 2) ]
  ret void
}

;--- bundle-ptrauth-has-2-operands-not-1
; LLVM 22: Expected exactly two ptrauth bundle operands
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth" has 2 operands, not 1 [SP0217]
  ret void
}

;--- bundle-ptrauth-its-first-operand-is-constant-of-type-i32-1
; LLVM 22: Ptrauth bundle key operand must be an i32 constant
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i64 1, i64 2) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": its first operand must be a constant of type i32 [SP0217]
  ret void
}

;--- bundle-ptrauth-its-second-operand-has-type-i64-not-i32-2
; LLVM 22: Ptrauth bundle discriminator operand must be an i64
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i32 2) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": its second operand must have type i64, not i32 [SP0217]
  ret void
}

;--- bundle-ptrauth-its-first-operand-is-constant-of-type-i32-2
; LLVM 22: Ptrauth bundle key operand must be an i32 constant
define void @f(ptr %p, i32 %k) {
  call void %p() [ "ptrauth"(i32 %k, i64 2) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": its first operand must be a constant of type i32 [SP0217]
  ret void
}

;--- call-has-two-bundles-ptrauth
; LLVM 22: Multiple ptrauth operand bundles
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i64 2), "ptrauth"(i32 1, i64 2) ]
;                  ^~~~~~~~~
; error: the call has two bundles "ptrauth" [SP0217]
  ret void
}

;--- bundle-ptrauth-function-that-is-called-by-its-name-is-not-1
; LLVM 22: Direct call cannot have a ptrauth bundle
define void @f() {
  call void @g() [ "ptrauth"(i32 1, i64 2) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": a direct call cannot be signed [SP0217]
  ret void
}
declare void @g()

;--- accepts-experimental-guard-deopt
declare void @llvm.experimental.guard(i1, ...)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
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
; LLVM 22: calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize
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
; LLVM 22: calls to experimental_deoptimize must be followed by a return
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
; LLVM 22: experimental_deoptimize return type must match caller return type
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define i32 @f(i32 %i) {
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.deoptimize.isVoid: it must return its caller's type i32, not void [SP0218]
;   note: LLVM's verifier says: experimental_deoptimize return type must match caller return type
  ret i32 0
}

;--- accepts-experimental-deoptimize-deopt-ptr
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  ret void
}

;--- function-with-fastcc-has-no-variable-arguments
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare i32 @llvm.experimental.deoptimize.i32(...)
declare fastcc void @llvm.experimental.deoptimize.isVoid(...)
;                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a function with fastcc cannot have variable arguments [SP0216]
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call fastcc void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.deoptimize.isVoid: all of its declarations must have one calling convention [SP0218]
  ret void
}
