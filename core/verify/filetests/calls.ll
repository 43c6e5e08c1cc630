; test: verify
; llvm: 22
; Small modules, and what LLVM 22 says of those that it refuses.
;---
declare void @g(i32)
define void @f() {
  call void @g()
;           ^~
; warning: @g takes 1 argument, 0 given [SP0208]
;   note: With `ptr` LLVM accepts a call of a function as another type, but what happens then is undefined.
  ret void
}

;---
declare void @g(i32)
define void @f() {
  call void @g(i32 1, i32 2)
;           ^~
; warning: @g takes 1 argument, 2 given [SP0208]
;   note: With `ptr` LLVM accepts a call of a function as another type, but what happens then is undefined.
  ret void
}

;---
declare void @g(i32)
define void @f() {
  call void @g(i64 1)
;                  ^
; warning: argument 1 has type i64, @g takes i32 [SP0208]
;   note: With `ptr` LLVM accepts a call of a function as another type, but what happens then is undefined.
  ret void
}

;---
; LLVM 22: calling convention does not permit calls
declare amdgpu_cs_chain void @g()
define void @f() {
  call amdgpu_cs_chain void @g()
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: functions with amdgpu_cs_chain are not called, but jumped to by @llvm.amdgcn.cs.chain [SP0216]
  ret void
}

;---
; LLVM 22: speculatable attribute may not apply to call sites
declare void @g()
define void @f() {
  call void @g() speculatable
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: only a call of a speculatable function is speculatable [SP0214]
  ret void
}

;---
declare void @g() speculatable
define void @f() {
  call void @g() speculatable
  ret void
}

;---
; LLVM 22: immarg attribute only applies to intrinsics
declare void @g(i32)
define void @f() {
  call void @g(i32 immarg 0)
;                  ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics, not of arguments [SP0214]
  ret void
}

;---
; LLVM 22: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @g(ptr)
define void @f() {
  call void @g(ptr elementtype(i32) null)
;                  ^~~~~~~~~~~
; error: elementtype is an attribute of arguments of intrinsics and of inline assembly [SP0214]
  ret void
}

;---
; LLVM 22: preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)
declare void @g(ptr)
define void @f() {
  call void @g(ptr preallocated(i32) null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a preallocated argument needs the bundle "preallocated" or a musttail call, and not both [SP0214]
  ret void
}

;---
; LLVM 22: Attribute 'sret' cannot be used for vararg call arguments!
declare void @g(...)
define void @f() {
  call void (...) @g(ptr sret(i32) null)
;                        ^~~~
; error: sret cannot be an attribute of a variable argument [SP0214]
  ret void
}

;---
; LLVM 22: More than one parameter has attribute nest!
declare void @g(...)
define void @f() {
  call void (...) @g(ptr nest null, ptr nest null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: two parameters are nest [SP0214]
  ret void
}

;---
; LLVM 22: inalloca isn't on the last argument!
declare void @g(...)
define void @f() {
  call void (...) @g(ptr inalloca(i32) null, ptr null)
;                        ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]
  ret void
}

;---
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare i32 @g(...)
define void @f() {
  %x = call i32 (...) @g(ptr returned null)
; ^~
; error: a returned argument of type ptr of a function that returns i32 [SP0214]
  ret void
}

;---
; LLVM 22: Attribute 'nonnull' applied to incompatible type!
declare void @g(...)
define void @f() {
  call void (...) @g(i32 nonnull 0)
;                        ^~~~~~~
; error: nonnull cannot stand on type i32 [SP0214]
  ret void
}

;---
; LLVM 22: Function has metadata parameter but isn't an intrinsic
define void @f(ptr %p) {
  call void %p(metadata !0)
;                       ^~
; error: metadata can only be passed to an intrinsic [SP0209]
  ret void
}
!0 = !{}

;---
; LLVM 22: Function has token parameter but isn't an intrinsic
define void @f(ptr %p) {
  call void %p(token none)
;                    ^~~~
; error: token can only be passed to an intrinsic [SP0209]
  ret void
}

;---
; LLVM 22: Return type cannot be token for indirect call!
define void @f(ptr %p) {
  %t = call token %p()
; ^~
; error: only intrinsics return token [SP0209]
  ret void
}

;---
; LLVM 22: Return type cannot be x86_amx for indirect call!
define void @f(ptr %p) {
  %t = call x86_amx %p()
; ^~
; error: only intrinsics return x86_amx [SP0209]
  ret void
}

;---
; LLVM 22: Multiple deopt operand bundles
declare void @g()
define void @f() {
  call void @g() [ "deopt"(), "deopt"() ]
;                  ^~~~~~~
; error: the call has two bundles "deopt" [SP0217]
  ret void
}

;---
declare void @g()
define void @f() {
  call void @g() [ "foo"(), "foo"() ]
  ret void
}

;---
; LLVM 22: Multiple gc-transition operand bundles
declare void @g()
define void @f() {
  call void @g() [ "gc-transition"(), "gc-transition"() ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "gc-transition" [SP0217]
  ret void
}

;---
; LLVM 22: Multiple gc-live operand bundles
declare void @g()
define void @f() {
  call void @g() [ "gc-live"(), "gc-live"() ]
;                  ^~~~~~~~~
; error: the call has two bundles "gc-live" [SP0217]
  ret void
}

;---
; LLVM 22: Funclet bundle operands should correspond to a FuncletPadInst
declare void @g()
define void @f() {
  call void @g() [ "funclet"(token none) ]
;                  ^~~~~~~~~
; error: the bundle "funclet": its operand is the token of a catchpad or cleanuppad [SP0217]
  ret void
}

;---
; LLVM 22: Expected exactly one cfguardtarget bundle operand
declare void @g()
define void @f() {
  call void @g() [ "cfguardtarget"() ]
;                  ^~~~~~~~~~~~~~~
; error: the bundle "cfguardtarget" has 1 operand, not 0 [SP0217]
  ret void
}

;---
declare void @g()
define void @f() {
  call void @g() [ "cfguardtarget"(ptr null) ]
  ret void
}

;---
; LLVM 22: Multiple CFGuardTarget operand bundles
declare void @g()
define void @f() {
  call void @g() [ "cfguardtarget"(ptr null), "cfguardtarget"(ptr null) ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "cfguardtarget" [SP0217]
  ret void
}

;---
declare void @g()
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 0, i64 0) ]
  ret void
}

;---
; LLVM 22: Direct call cannot have a ptrauth bundle
declare void @g()
define void @f() {
  call void @g() [ "ptrauth"(i32 0, i64 0) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": a function that is called by its name is not signed [SP0217]
  ret void
}

;---
; LLVM 22: Expected exactly two ptrauth bundle operands
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 0) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth" has 2 operands, not 1 [SP0217]
  ret void
}

;---
; LLVM 22: Ptrauth bundle key operand must be an i32 constant
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i64 0, i64 0) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": its first operand is a constant of type i32 [SP0217]
  ret void
}

;---
; LLVM 22: Ptrauth bundle key operand must be an i32 constant
define void @f(ptr %p, i32 %i) {
  call void %p() [ "ptrauth"(i32 %i, i64 0) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": its first operand is a constant of type i32 [SP0217]
  ret void
}

;---
define void @f(ptr %p, i64 %i) {
  call void %p() [ "ptrauth"(i32 1, i64 %i) ]
  ret void
}

;---
; LLVM 22: Ptrauth bundle discriminator operand must be an i64
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i32 0) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": its second operand has type i64, not i32 [SP0217]
  ret void
}

;---
define void @f(ptr %p) {
  call void %p() [ "kcfi"(i32 1) ]
  ret void
}

;---
; LLVM 22: Kcfi bundle operand must be an i32 constant
define void @f(ptr %p) {
  call void %p() [ "kcfi"(i64 1) ]
;                  ^~~~~~
; error: the bundle "kcfi": its first operand is a constant of type i32 [SP0217]
  ret void
}

;---
; LLVM 22: Expected exactly one kcfi bundle operand
define void @f(ptr %p) {
  call void %p() [ "kcfi"() ]
;                  ^~~~~~
; error: the bundle "kcfi" has 1 operand, not 0 [SP0217]
  ret void
}

;---
; LLVM 22: Kcfi bundle operand must be an i32 constant
define void @f(ptr %p, i32 %i) {
  call void %p() [ "kcfi"(i32 %i) ]
;                  ^~~~~~
; error: the bundle "kcfi": its first operand is a constant of type i32 [SP0217]
  ret void
}

;---
; LLVM 22: Multiple kcfi operand bundles
define void @f(ptr %p) {
  call void %p() [ "kcfi"(i32 1), "kcfi"(i32 1) ]
;                  ^~~~~~
; error: the call has two bundles "kcfi" [SP0217]
  ret void
}

;---
; LLVM 22: "preallocated" argument must be a token from llvm.call.preallocated.setup
define void @f(ptr %p) {
  call void %p() [ "preallocated"(token none) ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated": its operand is the token of @llvm.call.preallocated.setup [SP0217]
  ret void
}

;---
; LLVM 22: Expected exactly one preallocated bundle operand
define void @f(ptr %p) {
  call void %p() [ "preallocated"() ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated" has 1 operand, not 0 [SP0217]
  ret void
}

;---
declare ptr @g()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
define void @f() {
  %x = call ptr @g() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}

;---
declare ptr @g()
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)
define void @f() {
  %x = call ptr @g() [ "clang.arc.attachedcall"(ptr @llvm.objc.retainAutoreleasedReturnValue) ]
  ret void
}

;---
; LLVM 22: invalid function argument
declare ptr @g()
declare ptr @h(ptr)
define void @f() {
  %x = call ptr @g() [ "clang.arc.attachedcall"(ptr @h) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": @h is no function that claims a result [SP0217]
  ret void
}

;---
; LLVM 22: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
declare i32 @g()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
define void @f() {
  %x = call i32 @g() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": the function called returns a pointer, or never [SP0217]
  ret void
}

;---
declare void @g()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
define void @f() {
  call void @g() noreturn [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  unreachable
}

;---
; LLVM 22: operand bundle "clang.arc.attachedcall" requires one function as an argument
declare ptr @g()
define void @f() {
  %x = call ptr @g() [ "clang.arc.attachedcall"() ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall" has 1 operand, not 0 [SP0217]
  ret void
}

;---
; LLVM 22: operand bundle "clang.arc.attachedcall" requires one function as an argument
declare ptr @g()
define void @f() {
  %x = call ptr @g() [ "clang.arc.attachedcall"(i32 0) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": its operand is a function [SP0217]
  ret void
}

;---
; LLVM 22: invalid function argument
declare ptr @g()
declare ptr @llvm.objc.retain(ptr)
define void @f() {
  %x = call ptr @g() [ "clang.arc.attachedcall"(ptr @llvm.objc.retain) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": @llvm.objc.retain is no function that claims a result [SP0217]
  ret void
}

;---
declare void @g()
define void @f() {
  musttail call void @g()
  ret void
}

;---
; LLVM 22: musttail call must precede a ret with an optional bitcast
declare void @g()
define void @f() {
  musttail call void @g()
; ^~~~~~~~
; error: a musttail call is followed by the return of its result [SP0213]
  unreachable
}

;---
; LLVM 22: cannot guarantee tail call due to mismatched parameter counts
declare void @g(i32)
define void @f() {
  musttail call void @g(i32 0)
; ^~~~~~~~
; error: a musttail call has as many parameters as its caller: 0, not 1 [SP0213]
  ret void
}

;---
; LLVM 22: cannot guarantee tail call due to mismatched return types
declare i32 @g()
define void @f() {
  %x = musttail call i32 @g()
;      ^~~~~~~~
; error: a musttail call returns i32, its caller void [SP0213]
  ret void
}

;---
declare i32 @g()
define i32 @f() {
  %x = musttail call i32 @g()
  ret i32 %x
}

;---
; LLVM 22: musttail call result must be returned
declare i32 @g()
define i32 @f() {
  %x = musttail call i32 @g()
;      ^~~~~~~~
; error: a musttail call is followed by the return of its result [SP0213]
  ret i32 0
}

;---
declare i32 @g()
define i32 @f() {
  %x = musttail call i32 @g()
  ret i32 undef
}

;---
; LLVM 22: cannot guarantee tail call due to mismatched calling conv
declare fastcc i32 @g()
define i32 @f() {
  %x = musttail call fastcc i32 @g()
;      ^~~~~~~~
; error: a musttail call has convention fastcc, its caller ccc [SP0213]
  ret i32 %x
}

;---
; LLVM 22: cannot guarantee tail call due to mismatched varargs
declare void @g(...)
define void @f() {
  musttail call void (...) @g()
; ^~~~~~~~
; error: of a musttail call and its caller either both or none have variable arguments [SP0213]
  ret void
}

;---
declare void @g(...)
define void @f(...) {
  musttail call void (...) @g(...)
  ret void
}

;---
declare void @g(i32, ...)
define void @f(i32 %x, ...) {
  musttail call void (i32, ...) @g(i32 %x, ...)
  ret void
}

;---
; LLVM 22: cannot guarantee tail call due to mismatched parameter types
declare void @g(ptr)
define void @f(i64 %x) {
  musttail call void @g(ptr null)
; ^~~~~~~~
; error: parameter 1 of a musttail call has type ptr, that of its caller i64 [SP0213]
  ret void
}

;---
; LLVM 22: cannot guarantee tail call due to mismatched parameter types
declare void @g(ptr)
define void @f(ptr addrspace(1) %x) {
  musttail call void @g(ptr null)
; ^~~~~~~~
; error: parameter 1 of a musttail call has type ptr, that of its caller ptr addrspace(1) [SP0213]
  ret void
}

;---
; LLVM 22: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(ptr byval(i32))
define void @f(ptr %x) {
  musttail call void @g(ptr byval(i32) %x)
; ^~~~~~~~
; error: byval of parameter 1 is not the same in a musttail call and its caller [SP0213]
  ret void
}

;---
declare void @g(ptr byval(i32))
define void @f(ptr byval(i32) %x) {
  musttail call void @g(ptr byval(i32) %x)
  ret void
}

;---
; LLVM 22: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(ptr byval(i32) align 4)
define void @f(ptr byval(i32) %x) {
  musttail call void @g(ptr byval(i32) align 4 %x)
; ^~~~~~~~
; error: align of parameter 1 is not the same in a musttail call and its caller [SP0213]
  ret void
}

;---
declare void @g(ptr align 4)
define void @f(ptr %x) {
  musttail call void @g(ptr align 4 %x)
  ret void
}

;---
; LLVM 22: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(ptr inreg)
define void @f(ptr %x) {
  musttail call void @g(ptr inreg %x)
; ^~~~~~~~
; error: inreg of parameter 1 is not the same in a musttail call and its caller [SP0213]
  ret void
}

;---
; LLVM 22: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(ptr swiftself)
define void @f(ptr %x) {
  musttail call void @g(ptr swiftself %x)
; ^~~~~~~~
; error: swiftself of parameter 1 is not the same in a musttail call and its caller [SP0213]
  ret void
}

;---
declare tailcc void @g(i32)
define tailcc void @f() {
  musttail call tailcc void @g(i32 0)
  ret void
}

;---
; LLVM 22: inreg attribute not allowed in tailcc musttail callee
declare tailcc void @g(i32 inreg)
define tailcc void @f() {
  musttail call tailcc void @g(i32 inreg 0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a musttail call with tailcc has no inreg argument [SP0213]
  ret void
}

;---
; LLVM 22: inreg attribute not allowed in tailcc musttail caller
declare tailcc void @g(i32)
define tailcc void @f(i32 inreg %x) {
  musttail call tailcc void @g(i32 0)
; ^~~~~~~~
; error: the caller of a musttail call with tailcc has no inreg parameter [SP0213]
  ret void
}

;---
declare swifttailcc void @g(ptr swiftself)
define swifttailcc void @f() {
  musttail call swifttailcc void @g(ptr swiftself null)
  ret void
}

;---
; LLVM 22: byref attribute not allowed in swifttailcc musttail callee
declare swifttailcc void @g(ptr byref(i32))
define swifttailcc void @f() {
  musttail call swifttailcc void @g(ptr byref(i32) null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a musttail call with swifttailcc has no byref argument [SP0213]
  ret void
}

;---
; LLVM 22: cannot guarantee tailcc tail call for varargs function
declare tailcc void @g(...)
define tailcc void @f(...) {
  musttail call tailcc void (...) @g(...)
; ^~~~~~~~
; error: a musttail call with tailcc has no variable arguments [SP0213]
  ret void
}

;---
; LLVM 22: cannot use musttail call with inline asm
define void @f() {
  musttail call void asm "", ""()
; ^~~~~~~~
; error: inline assembly cannot be a musttail call [SP0213]
  ret void
}

;---
declare ptr @g()
define ptr @f() {
  %x = musttail call ptr @g()
  %y = bitcast ptr %x to ptr
  ret ptr %y
}

;---
; LLVM 22: bitcast following musttail call must use the call
declare ptr @g()
define ptr @f(ptr %z) {
  %x = musttail call ptr @g()
;      ^~~~~~~~
; error: a musttail call is followed by the return of its result [SP0213]
  %y = bitcast ptr %z to ptr
  ret ptr %y
}

;---
; LLVM 22: musttail call must precede a ret with an optional bitcast
declare void @g()
define void @f() {
  musttail call void @g()
; ^~~~~~~~
; error: a musttail call is followed by the return of its result [SP0213]
  %x = add i32 1, 2
  ret void
}

;---
define void @f() {
  call void asm "", "r"(i32 0)
  ret void
}

;---
; LLVM 22: Operand for indirect constraint must have elementtype attribute
define void @f() {
  call void asm "", "*m"(ptr null)
;                            ^~~~
; error: argument 1 is an address by its constraint, so it needs elementtype(…) [SP0214]
  ret void
}

;---
define void @f() {
  call void asm "", "*m"(ptr elementtype(i32) null)
  ret void
}

;---
; LLVM 22: Operand for indirect constraint must have pointer type
define void @f() {
  call void asm "", "*m"(i32 0)
;                            ^
; error: argument 1 is an address by its constraint, but has type i32 [SP0208]
  ret void
}

;---
; LLVM 22: Elementtype attribute can only be applied for indirect constraints
define void @f() {
  call void asm "", "r"(ptr elementtype(i32) null)
;                                            ^~~~
; error: argument 1 is no address by its constraint, so it has no elementtype [SP0214]
  ret void
}

;---
; LLVM 22: Label constraints can only be used with callbr
define void @f() {
  call void asm "", "!i"()
; ^~~~~~~~~~~~~~~~~~~~~~~~
; error: labels among the constraints: only callbr has places to go to [SP0208]
  ret void
}

;---
define void @f() {
  callbr void asm "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}

;---
; LLVM 22: Number of label constraints does not match number of callbr dests
define void @f() {
  callbr void asm "", ""() to label %a [label %b]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: 0 labels among the constraints, but 1 indirect destination [SP0208]
a:
  ret void
b:
  ret void
}

;---
; LLVM 22: Number of label constraints does not match number of callbr dests
define void @f() {
  callbr void asm "", "!i,!i"() to label %a [label %b]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: 2 labels among the constraints, but 1 indirect destination [SP0208]
a:
  ret void
b:
  ret void
}

;---
define void @f() {
  callbr void asm "", "!i,!i"() to label %a [label %b, label %b]
a:
  ret void
b:
  ret void
}

;---
define void @f() {
  callbr void asm "", "!i"() to label %a [label %a]
a:
  ret void
}

;---
; LLVM 22: Unwinding from Callbr is not allowed
define void @f() {
  callbr void asm unwind "", "!i"() to label %a [label %b]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: assembly of a callbr cannot unwind [SP0208]
a:
  ret void
b:
  ret void
}

;---
; LLVM 22: (crashes)
declare void @g()
define void @f() {
  callbr void @g() to label %a []
;             ^~
; error: callbr is there for inline assembly [SP0208]
a:
  ret void
}

;---
define void @f() {
  callbr void asm "", "r,!i"(i32 0) to label %a [label %b]
a:
  ret void
b:
  ret void
}

;---
define i32 @f() {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  ret i32 %x
b:
  ret i32 %x
}

;---
define i32 @f() {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %a]
a:
  ret i32 %x
}

;---
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  ret i32 %x
b:
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x)
  ret i32 %y
}

;---
; LLVM 22: Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect destination list
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x)
; ^~
; error: @llvm.callbr.landingpad.i32: its block is no indirect destination of the callbr [SP0218]
  ret i32 %y
b:
  ret i32 0
}

;---
; LLVM 22: intrinstic requires callbr operand
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %x = add i32 1, 2
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x)
; ^~
; error: @llvm.callbr.landingpad.i32: the argument is the result of a callbr [SP0218]
  ret i32 %y
}

;---
; LLVM 22: No other instructions may proceed intrinsic
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  ret i32 %x
b:
  %z = add i32 1, 2
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x)
; ^~
; error: @llvm.callbr.landingpad.i32: it is the first instruction of its block [SP0218]
  ret i32 %y
}

;---
define void @f(ptr %p) {
  call void asm "", "=*m,*m"(ptr elementtype(i32) %p, ptr elementtype(i32) %p)
  ret void
}

;---
; LLVM 22: number of output constraints does not match number of return struct elements
define i32 @f() {
  %x = call i32 asm "", "=r,=r"()
;               ^~~
; error: assembly with 2 outputs gives a struct of them, not i32 [SP0117]
  ret i32 %x
}

;---
define i32 @f() {
  %x = call { i32, i32 } asm "", "=r,=r"()
  ret i32 0
}

;---
; LLVM 22: instructions returning void cannot have a name
define void @f() {
  %x = call void asm "", "=r"()
; ^~
; error: an instruction without a result cannot have a name [SP0104]
  ret void
}

;---
; LLVM 22: output constraint occurs after input, clobber or label constraint
define void @f() {
  call void asm "", "r,=r"(i32 0)
;           ^~~
; error: outputs come before inputs, labels and clobbers [SP0117]
  ret void
}

;---
; LLVM 22: input constraint occurs after clobber constraint
define void @f() {
  call void asm "", "~{memory},r"(i32 0)
;           ^~~
; error: inputs come before clobbers [SP0117]
  ret void
}

;---
define void @f() {
  %x = call i32 asm "", "=r,0"(i32 0)
  ret void
}

;---
; LLVM 22: failed to parse constraints
define void @f() {
  %x = call i32 asm "", "=r,1"(i32 0)
;               ^~~
; error: `1` is no constraint of inline assembly [SP0117]
  ret void
}

;---
define void @f() {
  %x = call i32 asm "", "=&r,{ax},~{flags}"(i32 0)
  ret void
}

;---
; LLVM 22: LandingPadInst needs to be in a function with a personality.
define void @f() {
  invoke void asm unwind "", ""() to label %a unwind label %b
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: invoke in a function without a personality [SP0210]
a:
  ret void
b:
  %l = landingpad i32 cleanup
; ^~
; error: landingpad in a function without a personality [SP0210]
  ret void
}

;---
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void asm unwind "", ""() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;---
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void asm "", ""() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;---
declare void @llvm.donothing()
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @llvm.donothing() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;---
; LLVM 22: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
declare void @llvm.trap()
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @llvm.trap() to label %a unwind label %b
; ^~~~~~
; error: intrinsic @llvm.trap does not throw, so it is called, not invoked [SP0211]
;   note: LLVM's verifier says: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;---
; LLVM 22: The unwind destination does not have an exception handling instruction!
declare void @g()
define void @f() {
  invoke void @g() to label %a unwind label %b
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: invoke in a function without a personality [SP0210]
;                                           ^~
; error: the block an invoke unwinds to begins with a landingpad, catchswitch or cleanuppad [SP0210]
a:
  ret void
b:
  ret void
}

;---
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
define ptr @f() {
  ret ptr @llvm.donothing
;         ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
}

;---
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
;            ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
@g = global ptr @llvm.donothing

;---
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
define void @f() {
  %x = load i8, ptr @llvm.donothing
;                   ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
  ret void
}

;---
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
;            ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
@g = alias void (), ptr @llvm.donothing
;~
; error: an alias stands for a definition, but @llvm.donothing is defined elsewhere [SP0212]

;---
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.foo.bar()
;            ^~~~~~~~~~~~~
; error: the address of intrinsic @llvm.foo.bar is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
@g = global ptr @llvm.foo.bar

;---
declare void @llvm.foo.bar()
define void @f() {
  call void @llvm.foo.bar()
  ret void
}

;---
; LLVM 22: Invalid user of intrinsic instruction!
declare void @llvm.donothing()
define void @f() {
  call void (i32) @llvm.donothing(i32 0)
;                 ^~~~~~~~~~~~~~~
; error: intrinsic @llvm.donothing has type void (), but is called as void (i32) [SP0208]
  ret void
}

;---
define void @f() {
  %x = call i32 inttoptr (i64 1234 to ptr)()
  ret void
}

;---
define void @f() {
  call void null()
  ret void
}

;---
define void @f() {
  call void undef()
  ret void
}

;---
; LLVM 22: '@g' defined with type 'ptr addrspace(1)' but expected 'ptr'
declare void @g() addrspace(1)
define void @f() {
  call void @g()
;           ^~
; error: `@g` has type `ptr addrspace(1)`, but is used with type `ptr` [SP0104]
  ret void
}

;---
declare void @g() addrspace(1)
define void @f() {
  call addrspace(1) void @g()
  ret void
}

;---
; LLVM 22: '%x' defined with type 'i32' but expected 'ptr'
define void @f(i32 %x) {
  call void %x()
;           ^~
; error: `%x` is defined with type `i32`, but used with type `ptr` [SP0104]
  ret void
}
