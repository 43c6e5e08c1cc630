; test: verify
; llvm: 14
; Small modules, and what LLVM 14 says of those that it refuses.
;---
; LLVM 14: '@g' defined with type 'void (i32)*' but expected 'void ()*'
declare void @g(i32)
define void @f() {
  call void @g()
;           ^~
; error: `@g` takes 1 argument, 0 given [SP0104]
;   note: `@g` has type `void (i32)`.
  ret void
}

;---
; LLVM 14: '@g' defined with type 'void (i32)*' but expected 'void (i32, i32)*'
declare void @g(i32)
define void @f() {
  call void @g(i32 1, i32 2)
;           ^~
; error: `@g` takes 1 argument, 2 given [SP0104]
;   note: `@g` has type `void (i32)`.
  ret void
}

;---
; LLVM 14: '@g' defined with type 'void (i32)*' but expected 'void (i64)*'
declare void @g(i32)
define void @f() {
  call void @g(i64 1)
;           ^~
; error: argument 1 has type `i64`, `@g` takes `i32` [SP0104]
;   note: `@g` has type `void (i32)`.
  ret void
}

;---
; LLVM 14: expected type
declare amdgpu_cs_chain void @g()
define void @f() {
  call amdgpu_cs_chain void @g()
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: functions with amdgpu_cs_chain are not called, but jumped to by @llvm.amdgcn.cs.chain [SP0216]
  ret void
}

;---
; LLVM 14: speculatable attribute may not apply to call sites
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
; LLVM 14: immarg attribute only applies to intrinsics
declare void @g(i32)
define void @f() {
  call void @g(i32 immarg 0)
;                  ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics, not of arguments [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @g(i8*)
define void @f() {
  call void @g(i8* elementtype(i32) null)
;                  ^~~~~~~~~~~
; error: elementtype(i32) stands on a pointer to something else, i8* [SP0214]
;                  ^~~~~~~~~~~
; error: elementtype is an attribute of arguments of intrinsics and of inline assembly [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare void @g(i8*)
define void @f() {
  call void @g(i8* preallocated(i32) null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a preallocated argument needs the bundle "preallocated" or a musttail call, and not both [SP0214]
;                  ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'sret' cannot be used for vararg call arguments!
declare void @g(...)
define void @f() {
  call void (...) @g(i8* sret(i32) null)
;                        ^~~~
; error: sret cannot be an attribute of a variable argument [SP0214]
  ret void
}

;---
; LLVM 14: More than one parameter has attribute nest!
declare void @g(...)
define void @f() {
  call void (...) @g(i8* nest null, i8* nest null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: two parameters are nest [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'inalloca' type does not match parameter!
declare void @g(...)
define void @f() {
  call void (...) @g(i8* inalloca(i32) null, i8* null)
;                        ^~~~~~~~
; error: inalloca(i32) stands on a pointer to something else, i8* [SP0214]
;                        ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]
  ret void
}

;---
; LLVM 14: Incompatible argument and return types for 'returned' attribute
declare i32 @g(...)
define void @f() {
  %x = call i32 (...) @g(i8* returned null)
; ^~
; error: a returned argument of type i8* of a function that returns i32 [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'nonnull' applied to incompatible type!
declare void @g(...)
define void @f() {
  call void (...) @g(i32 nonnull 0)
;                        ^~~~~~~
; error: nonnull cannot stand on type i32 [SP0214]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void (metadata)*'
define void @f(i8* %p) {
  call void %p(metadata !0)
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void (metadata)*` [SP0104]
  ret void
}
!0 = !{}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void (token)*'
define void @f(i8* %p) {
  call void %p(token none)
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void (token)*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'token ()*'
define void @f(i8* %p) {
  %t = call token %p()
;                 ^~
; error: `%p` is defined with type `i8*`, but used with type `token ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'x86_amx ()*'
define void @f(i8* %p) {
  %t = call x86_amx %p()
;                   ^~
; error: `%p` is defined with type `i8*`, but used with type `x86_amx ()*` [SP0104]
  ret void
}

;---
; LLVM 14: Multiple deopt operand bundles
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
; LLVM 14: Multiple gc-transition operand bundles
declare void @g()
define void @f() {
  call void @g() [ "gc-transition"(), "gc-transition"() ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "gc-transition" [SP0217]
  ret void
}

;---
; LLVM 14: Multiple gc-live operand bundles
declare void @g()
define void @f() {
  call void @g() [ "gc-live"(), "gc-live"() ]
;                  ^~~~~~~~~
; error: the call has two bundles "gc-live" [SP0217]
  ret void
}

;---
; LLVM 14: Funclet bundle operands should correspond to a FuncletPadInst
declare void @g()
define void @f() {
  call void @g() [ "funclet"(token none) ]
;                  ^~~~~~~~~
; error: the bundle "funclet": its operand is the token of a catchpad or cleanuppad [SP0217]
  ret void
}

;---
; LLVM 14: Expected exactly one cfguardtarget bundle operand
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
  call void @g() [ "cfguardtarget"(i8* null) ]
  ret void
}

;---
; LLVM 14: Multiple CFGuardTarget operand bundles
declare void @g()
define void @f() {
  call void @g() [ "cfguardtarget"(i8* null), "cfguardtarget"(i8* null) ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "cfguardtarget" [SP0217]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
declare void @g()
define void @f(i8* %p) {
  call void %p() [ "ptrauth"(i32 0, i64 0) ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
declare void @g()
define void @f() {
  call void @g() [ "ptrauth"(i32 0, i64 0) ]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p() [ "ptrauth"(i32 0) ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p() [ "ptrauth"(i64 0, i64 0) ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p, i32 %i) {
  call void %p() [ "ptrauth"(i32 %i, i64 0) ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p, i64 %i) {
  call void %p() [ "ptrauth"(i32 1, i64 %i) ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p() [ "ptrauth"(i32 1, i32 0) ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p() [ "kcfi"(i32 1) ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p() [ "kcfi"(i64 1) ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p() [ "kcfi"() ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p, i32 %i) {
  call void %p() [ "kcfi"(i32 %i) ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p() [ "kcfi"(i32 1), "kcfi"(i32 1) ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p() [ "preallocated"(token none) ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p() [ "preallocated"() ]
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}

;---
; LLVM 14: '@objc_retainAutoreleasedReturnValue' defined with type 'i8* (i8*)*' but expected 'i8*'
declare i8* @g()
declare i8* @objc_retainAutoreleasedReturnValue(i8*)
define void @f() {
  %x = call i8* @g() [ "clang.arc.attachedcall"(i8* @objc_retainAutoreleasedReturnValue) ]
;                                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: `@objc_retainAutoreleasedReturnValue` has type `i8* (i8*)*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '@llvm.objc.retainAutoreleasedReturnValue' defined with type 'i8* (i8*)*' but expected 'i8*'
declare i8* @g()
declare i8* @llvm.objc.retainAutoreleasedReturnValue(i8*)
define void @f() {
  %x = call i8* @g() [ "clang.arc.attachedcall"(i8* @llvm.objc.retainAutoreleasedReturnValue) ]
;                                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: `@llvm.objc.retainAutoreleasedReturnValue` has type `i8* (i8*)*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '@h' defined with type 'i8* (i8*)*' but expected 'i8*'
declare i8* @g()
declare i8* @h(i8*)
define void @f() {
  %x = call i8* @g() [ "clang.arc.attachedcall"(i8* @h) ]
;                                                   ^~
; error: `@h` has type `i8* (i8*)*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '@objc_retainAutoreleasedReturnValue' defined with type 'i8* (i8*)*' but expected 'i8*'
declare i32 @g()
declare i8* @objc_retainAutoreleasedReturnValue(i8*)
define void @f() {
  %x = call i32 @g() [ "clang.arc.attachedcall"(i8* @objc_retainAutoreleasedReturnValue) ]
;                                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: `@objc_retainAutoreleasedReturnValue` has type `i8* (i8*)*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '@objc_retainAutoreleasedReturnValue' defined with type 'i8* (i8*)*' but expected 'i8*'
declare void @g()
declare i8* @objc_retainAutoreleasedReturnValue(i8*)
define void @f() {
  call void @g() noreturn [ "clang.arc.attachedcall"(i8* @objc_retainAutoreleasedReturnValue) ]
;                                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: `@objc_retainAutoreleasedReturnValue` has type `i8* (i8*)*`, but is used with type `i8*` [SP0104]
  unreachable
}

;---
; LLVM 14: operand bundle "clang.arc.attachedcall" requires one function as an argument
declare i8* @g()
define void @f() {
  %x = call i8* @g() [ "clang.arc.attachedcall"() ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall" has 1 operand, not 0 [SP0217]
  ret void
}

;---
; LLVM 14: operand bundle "clang.arc.attachedcall" requires one function as an argument
declare i8* @g()
define void @f() {
  %x = call i8* @g() [ "clang.arc.attachedcall"(i32 0) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": its operand is a function [SP0217]
  ret void
}

;---
; LLVM 14: '@llvm.objc.retain' defined with type 'i8* (i8*)*' but expected 'i8*'
declare i8* @g()
declare i8* @llvm.objc.retain(i8*)
define void @f() {
  %x = call i8* @g() [ "clang.arc.attachedcall"(i8* @llvm.objc.retain) ]
;                                                   ^~~~~~~~~~~~~~~~~
; error: `@llvm.objc.retain` has type `i8* (i8*)*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
declare void @g()
define void @f() {
  musttail call void @g()
  ret void
}

;---
; LLVM 14: musttail call must precede a ret with an optional bitcast
declare void @g()
define void @f() {
  musttail call void @g()
; ^~~~~~~~
; error: a musttail call is followed by the return of its result [SP0213]
  unreachable
}

;---
; LLVM 14: cannot guarantee tail call due to mismatched parameter counts
declare void @g(i32)
define void @f() {
  musttail call void @g(i32 0)
; ^~~~~~~~
; error: a musttail call has as many parameters as its caller: 0, not 1 [SP0213]
  ret void
}

;---
; LLVM 14: cannot guarantee tail call due to mismatched return types
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
; LLVM 14: musttail call result must be returned
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
; LLVM 14: cannot guarantee tail call due to mismatched calling conv
declare fastcc i32 @g()
define i32 @f() {
  %x = musttail call fastcc i32 @g()
;      ^~~~~~~~
; error: a musttail call has convention fastcc, its caller ccc [SP0213]
  ret i32 %x
}

;---
; LLVM 14: cannot guarantee tail call due to mismatched varargs
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
; LLVM 14: cannot guarantee tail call due to mismatched parameter types
declare void @g(i8*)
define void @f(i64 %x) {
  musttail call void @g(i8* null)
; ^~~~~~~~
; error: parameter 1 of a musttail call has type i8*, that of its caller i64 [SP0213]
  ret void
}

;---
; LLVM 14: cannot guarantee tail call due to mismatched parameter types
declare void @g(i8*)
define void @f(i8 addrspace(1)* %x) {
  musttail call void @g(i8* null)
; ^~~~~~~~
; error: parameter 1 of a musttail call has type i8*, that of its caller i8 addrspace(1)* [SP0213]
  ret void
}

;---
; LLVM 14: Attribute 'byval' type does not match parameter!
declare void @g(i8* byval(i32))
;                   ^~~~~
; error: byval(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* %x) {
  musttail call void @g(i8* byval(i32) %x)
; ^~~~~~~~
; error: byval of parameter 1 is not the same in a musttail call and its caller [SP0213]
;                           ^~~~~
; error: byval(i32) stands on a pointer to something else, i8* [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'byval' type does not match parameter!
declare void @g(i8* byval(i32))
;                   ^~~~~
; error: byval(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* byval(i32) %x) {
;                  ^~~~~
; error: byval(i32) stands on a pointer to something else, i8* [SP0214]
  musttail call void @g(i8* byval(i32) %x)
;                           ^~~~~
; error: byval(i32) stands on a pointer to something else, i8* [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'byval' type does not match parameter!
declare void @g(i8* byval(i32) align 4)
;                   ^~~~~
; error: byval(i32) stands on a pointer to something else, i8* [SP0214]
define void @f(i8* byval(i32) %x) {
;                  ^~~~~
; error: byval(i32) stands on a pointer to something else, i8* [SP0214]
  musttail call void @g(i8* byval(i32) align 4 %x)
; ^~~~~~~~
; error: align of parameter 1 is not the same in a musttail call and its caller [SP0213]
;                           ^~~~~
; error: byval(i32) stands on a pointer to something else, i8* [SP0214]
  ret void
}

;---
declare void @g(i8* align 4)
define void @f(i8* %x) {
  musttail call void @g(i8* align 4 %x)
  ret void
}

;---
; LLVM 14: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(i8* inreg)
define void @f(i8* %x) {
  musttail call void @g(i8* inreg %x)
; ^~~~~~~~
; error: inreg of parameter 1 is not the same in a musttail call and its caller [SP0213]
  ret void
}

;---
; LLVM 14: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(i8* swiftself)
define void @f(i8* %x) {
  musttail call void @g(i8* swiftself %x)
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
; LLVM 14: inreg attribute not allowed in tailcc musttail callee
declare tailcc void @g(i32 inreg)
define tailcc void @f() {
  musttail call tailcc void @g(i32 inreg 0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a musttail call with tailcc has no inreg argument [SP0213]
  ret void
}

;---
; LLVM 14: inreg attribute not allowed in tailcc musttail caller
declare tailcc void @g(i32)
define tailcc void @f(i32 inreg %x) {
  musttail call tailcc void @g(i32 0)
; ^~~~~~~~
; error: the caller of a musttail call with tailcc has no inreg parameter [SP0213]
  ret void
}

;---
declare swifttailcc void @g(i8* swiftself)
define swifttailcc void @f() {
  musttail call swifttailcc void @g(i8* swiftself null)
  ret void
}

;---
; LLVM 14: Attribute 'byref' type does not match parameter!
declare swifttailcc void @g(i8* byref(i32))
;                               ^~~~~
; error: byref(i32) stands on a pointer to something else, i8* [SP0214]
define swifttailcc void @f() {
  musttail call swifttailcc void @g(i8* byref(i32) null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a musttail call with swifttailcc has no byref argument [SP0213]
;                                       ^~~~~
; error: byref(i32) stands on a pointer to something else, i8* [SP0214]
  ret void
}

;---
; LLVM 14: cannot guarantee tailcc tail call for varargs function
declare tailcc void @g(...)
define tailcc void @f(...) {
  musttail call tailcc void (...) @g(...)
; ^~~~~~~~
; error: a musttail call with tailcc has no variable arguments [SP0213]
  ret void
}

;---
; LLVM 14: cannot use musttail call with inline asm
define void @f() {
  musttail call void asm "", ""()
; ^~~~~~~~
; error: inline assembly cannot be a musttail call [SP0213]
  ret void
}

;---
declare i8* @g()
define i8* @f() {
  %x = musttail call i8* @g()
  %y = bitcast i8* %x to i8*
  ret i8* %y
}

;---
; LLVM 14: bitcast following musttail call must use the call
declare i8* @g()
define i8* @f(i8* %z) {
  %x = musttail call i8* @g()
;      ^~~~~~~~
; error: a musttail call is followed by the return of its result [SP0213]
  %y = bitcast i8* %z to i8*
  ret i8* %y
}

;---
; LLVM 14: musttail call must precede a ret with an optional bitcast
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
; LLVM 14: Attribute 'elementtype' type does not match parameter!
define void @f() {
  call void asm "", "*m"(i8* elementtype(i32) null)
;                            ^~~~~~~~~~~
; error: elementtype(i32) stands on a pointer to something else, i8* [SP0214]
  ret void
}

;---
; LLVM 14: Operand for indirect constraint must have pointer type
define void @f() {
  call void asm "", "*m"(i32 0)
;                            ^
; error: argument 1 is an address by its constraint, but has type i32 [SP0208]
  ret void
}

;---
; LLVM 14: Attribute 'elementtype' type does not match parameter!
define void @f() {
  call void asm "", "r"(i8* elementtype(i32) null)
;                           ^~~~~~~~~~~
; error: elementtype(i32) stands on a pointer to something else, i8* [SP0214]
;                                            ^~~~
; error: argument 1 is no address by its constraint, so it has no elementtype [SP0214]
  ret void
}

;---
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  call void asm "", "!i"()
; ^~~~~~~~~~~~~~~~~~~~~~~~
; error: labels among the constraints: only callbr has places to go to [SP0208]
  ret void
}

;---
; LLVM 14: invalid type for inline asm constraint string
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
; LLVM 14: Callbr is currently only used for asm-goto!
declare void @g()
define void @f() {
  callbr void @g() to label %a []
;             ^~
; error: callbr is there for inline assembly [SP0208]
a:
  ret void
}

;---
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %x = add i32 1, 2
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x)
  ret i32 %y
}

;---
; LLVM 14: Attribute 'elementtype' type does not match parameter!
define void @f(i8* %p) {
  call void asm "", "=*m,*m"(i8* elementtype(i32) %p, i8* elementtype(i32) %p)
;                                ^~~~~~~~~~~
; error: elementtype(i32) stands on a pointer to something else, i8* [SP0214]
  ret void
}

;---
; LLVM 14: invalid type for inline asm constraint string
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
; LLVM 14: instructions returning void cannot have a name
define void @f() {
  %x = call void asm "", "=r"()
; ^~
; error: an instruction without a result cannot have a name [SP0104]
  ret void
}

;---
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  call void asm "", "r,=r"(i32 0)
;           ^~~
; error: outputs come before inputs, labels and clobbers [SP0117]
  ret void
}

;---
; LLVM 14: invalid type for inline asm constraint string
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
; LLVM 14: invalid type for inline asm constraint string
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
; LLVM 14: LandingPadInst needs to be in a function with a personality.
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
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  invoke void asm unwind "", ""() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare i32 @__gxx_personality_v0(...)
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  invoke void asm "", ""() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare void @llvm.donothing()
declare i32 @__gxx_personality_v0(...)
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  invoke void @llvm.donothing() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;---
; LLVM 14: '@__gxx_personality_v0' defined with type 'i32 (...)*' but expected 'i8*'
declare void @llvm.trap()
declare i32 @__gxx_personality_v0(...)
define void @f() personality i8* @__gxx_personality_v0 {
;                                ^~~~~~~~~~~~~~~~~~~~~
; error: `@__gxx_personality_v0` has type `i32 (...)*`, but is used with type `i8*` [SP0104]
  invoke void @llvm.trap() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;---
; LLVM 14: The unwind destination does not have an exception handling instruction!
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
; LLVM 14: '@llvm.donothing' defined with type 'void ()*' but expected 'i8*'
declare void @llvm.donothing()
define i8* @f() {
  ret i8* @llvm.donothing
;         ^~~~~~~~~~~~~~~
; error: `@llvm.donothing` has type `void ()*`, but is used with type `i8*` [SP0104]
}

;---
; LLVM 14: '@llvm.donothing' defined with type 'void ()*' but expected 'i8*'
declare void @llvm.donothing()
@g = global i8* @llvm.donothing
;               ^~~~~~~~~~~~~~~
; error: `@llvm.donothing` has type `void ()*`, but is used with type `i8*` [SP0104]

;---
; LLVM 14: '@llvm.donothing' defined with type 'void ()*' but expected 'i8*'
declare void @llvm.donothing()
define void @f() {
  %x = load i8, i8* @llvm.donothing
;                   ^~~~~~~~~~~~~~~
; error: `@llvm.donothing` has type `void ()*`, but is used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '@llvm.donothing' defined with type 'void ()*' but expected 'i8*'
declare void @llvm.donothing()
@g = alias void (), i8* @llvm.donothing
;                       ^~~~~~~~~~~~~~~
; error: `@llvm.donothing` has type `void ()*`, but is used with type `i8*` [SP0104]

;---
; LLVM 14: '@llvm.foo.bar' defined with type 'void ()*' but expected 'i8*'
declare void @llvm.foo.bar()
@g = global i8* @llvm.foo.bar
;               ^~~~~~~~~~~~~
; error: `@llvm.foo.bar` has type `void ()*`, but is used with type `i8*` [SP0104]

;---
declare void @llvm.foo.bar()
define void @f() {
  call void @llvm.foo.bar()
  ret void
}

;---
; LLVM 14: '@llvm.donothing' defined with type 'void ()*' but expected 'void (i32)*'
declare void @llvm.donothing()
define void @f() {
  call void (i32) @llvm.donothing(i32 0)
;                 ^~~~~~~~~~~~~~~
; error: `@llvm.donothing` takes 0 arguments, 1 given [SP0104]
;   note: `@llvm.donothing` has type `void ()`.
  ret void
}

;---
; LLVM 14: constant expression type mismatch: got type 'i8*' but expected 'i32 ()*'
define void @f() {
  %x = call i32 inttoptr (i64 1234 to i8*)()
;               ^~~~~~~~
; error: the callee has type i8*, but is called as i32 () [SP0104]
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
; LLVM 14: '@g' defined with type 'void () addrspace(1)*' but expected 'void ()*'
declare void @g() addrspace(1)
define void @f() {
  call void @g()
;           ^~
; error: `@g` has type `void () addrspace(1)*`, but is used with type `void ()*` [SP0104]
  ret void
}

;---
declare void @g() addrspace(1)
define void @f() {
  call addrspace(1) void @g()
  ret void
}

;---
; LLVM 14: '%x' defined with type 'i32' but expected 'void ()*'
define void @f(i32 %x) {
  call void %x()
;           ^~
; error: `%x` is defined with type `i32`, but used with type `void ()*` [SP0104]
  ret void
}
