; test: verify
; llvm: 14
; musttail calls.
;--- accepts-musttail-void
declare void @g()
define void @f() {
  musttail call void @g()
  ret void
}

;--- musttail-call-is-followed-by-return-of-its-result-unreachable
; LLVM 14: musttail call must precede a ret with an optional bitcast
declare void @g()
define void @f() {
  musttail call void @g()
; ^~~~~~~~
; error: a musttail call must be followed by the return of its result [SP0213]
  unreachable
}

;--- musttail-call-has-as-many-parameters-as-its-caller-0-not-1
; LLVM 14: cannot guarantee tail call due to mismatched parameter counts
declare void @g(i32)
define void @f() {
  musttail call void @g(i32 0)
; ^~~~~~~~
; error: a musttail call must have the same number of parameters as its caller: 0, not 1 [SP0213]
  ret void
}

;--- musttail-call-returns-i32-its-caller-void
; LLVM 14: cannot guarantee tail call due to mismatched return types
declare i32 @g()
define void @f() {
  %x = musttail call i32 @g()
;      ^~~~~~~~
; error: a musttail call returns i32, its caller void [SP0213]
  ret void
}

;--- accepts-musttail-i32
declare i32 @g()
define i32 @f() {
  %x = musttail call i32 @g()
  ret i32 %x
}

;--- musttail-call-is-followed-by-return-of-its-result-0
; LLVM 14: musttail call result must be returned
declare i32 @g()
define i32 @f() {
  %x = musttail call i32 @g()
;      ^~~~~~~~
; error: a musttail call must be followed by the return of its result [SP0213]
  ret i32 0
}

;--- accepts-musttail-undef
declare i32 @g()
define i32 @f() {
  %x = musttail call i32 @g()
  ret i32 undef
}

;--- musttail-call-has-convention-fastcc-its-caller-ccc
; LLVM 14: cannot guarantee tail call due to mismatched calling conv
declare fastcc i32 @g()
define i32 @f() {
  %x = musttail call fastcc i32 @g()
;      ^~~~~~~~
; error: a musttail call has convention fastcc, its caller ccc [SP0213]
  ret i32 %x
}

;--- of-musttail-call-and-its-caller-either-both-or-none-have
; LLVM 14: cannot guarantee tail call due to mismatched varargs
declare void @g(...)
define void @f() {
  musttail call void (...) @g()
; ^~~~~~~~
; error: either both a musttail call and its caller have variable arguments, or neither [SP0213]
  ret void
}

;--- accepts-musttail-void-2
declare void @g(...)
define void @f(...) {
  musttail call void (...) @g(...)
  ret void
}

;--- accepts-musttail-i32-void
declare void @g(i32, ...)
define void @f(i32 %x, ...) {
  musttail call void (i32, ...) @g(i32 %x, ...)
  ret void
}

;--- parameter-1-of-musttail-call-has-type-i8-that-of-its-caller-i64
; LLVM 14: cannot guarantee tail call due to mismatched parameter types
declare void @g(i8*)
define void @f(i64 %x) {
  musttail call void @g(i8* null)
; ^~~~~~~~
; error: parameter 1 of a musttail call has type i8*, that of its caller i64 [SP0213]
  ret void
}

;--- parameter-1-of-musttail-call-has-type-i8-that-of-its-caller-addrspace
; LLVM 14: cannot guarantee tail call due to mismatched parameter types
declare void @g(i8*)
define void @f(i8 addrspace(1)* %x) {
  musttail call void @g(i8* null)
; ^~~~~~~~
; error: parameter 1 of a musttail call has type i8*, that of its caller i8 addrspace(1)* [SP0213]
  ret void
}

;--- byval-i32-stands-on-pointer-to-something-else-i8
; LLVM 14: Attribute 'byval' type does not match parameter!
declare void @g(i8* byval(i32))
;                   ^~~~~
; error: byval(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %x) {
  musttail call void @g(i8* byval(i32) %x)
; ^~~~~~~~
; error: byval of parameter 1 is not the same in a musttail call and its caller [SP0213]
;                           ^~~~~
; error: byval(i32) is on a pointer to another type, i8* [SP0214]
  ret void
}

;--- byval-i32-stands-on-pointer-to-something-else-i8-2
; LLVM 14: Attribute 'byval' type does not match parameter!
declare void @g(i8* byval(i32))
;                   ^~~~~
; error: byval(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* byval(i32) %x) {
;                  ^~~~~
; error: byval(i32) is on a pointer to another type, i8* [SP0214]
  musttail call void @g(i8* byval(i32) %x)
;                           ^~~~~
; error: byval(i32) is on a pointer to another type, i8* [SP0214]
  ret void
}

;--- byval-i32-stands-on-pointer-to-something-else-i8-align
; LLVM 14: Attribute 'byval' type does not match parameter!
declare void @g(i8* byval(i32) align 4)
;                   ^~~~~
; error: byval(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* byval(i32) %x) {
;                  ^~~~~
; error: byval(i32) is on a pointer to another type, i8* [SP0214]
  musttail call void @g(i8* byval(i32) align 4 %x)
; ^~~~~~~~
; error: align of parameter 1 is not the same in a musttail call and its caller [SP0213]
;                           ^~~~~
; error: byval(i32) is on a pointer to another type, i8* [SP0214]
  ret void
}

;--- accepts-musttail-i8
declare void @g(i8* align 4)
define void @f(i8* %x) {
  musttail call void @g(i8* align 4 %x)
  ret void
}

;--- inreg-of-parameter-1-is-not-same-in-musttail-call-and-its
; LLVM 14: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(i8* inreg)
define void @f(i8* %x) {
  musttail call void @g(i8* inreg %x)
; ^~~~~~~~
; error: inreg of parameter 1 is not the same in a musttail call and its caller [SP0213]
  ret void
}

;--- swiftself-of-parameter-1-is-not-same-in-musttail-call-and
; LLVM 14: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(i8* swiftself)
define void @f(i8* %x) {
  musttail call void @g(i8* swiftself %x)
; ^~~~~~~~
; error: swiftself of parameter 1 is not the same in a musttail call and its caller [SP0213]
  ret void
}

;--- accepts-tailcc-musttail
declare tailcc void @g(i32)
define tailcc void @f() {
  musttail call tailcc void @g(i32 0)
  ret void
}

;--- musttail-call-with-tailcc-has-no-inreg-argument
; LLVM 14: inreg attribute not allowed in tailcc musttail callee
declare tailcc void @g(i32 inreg)
define tailcc void @f() {
  musttail call tailcc void @g(i32 inreg 0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a musttail call with tailcc has no inreg argument [SP0213]
  ret void
}

;--- caller-of-musttail-call-with-tailcc-has-no-inreg-parameter
; LLVM 14: inreg attribute not allowed in tailcc musttail caller
declare tailcc void @g(i32)
define tailcc void @f(i32 inreg %x) {
  musttail call tailcc void @g(i32 0)
; ^~~~~~~~
; error: the caller of a musttail call with tailcc has no inreg parameter [SP0213]
  ret void
}

;--- accepts-swifttailcc-swiftself-musttail
declare swifttailcc void @g(i8* swiftself)
define swifttailcc void @f() {
  musttail call swifttailcc void @g(i8* swiftself null)
  ret void
}

;--- byref-i32-stands-on-pointer-to-something-else-i8
; LLVM 14: Attribute 'byref' type does not match parameter!
declare swifttailcc void @g(i8* byref(i32))
;                               ^~~~~
; error: byref(i32) is on a pointer to another type, i8* [SP0214]
define swifttailcc void @f() {
  musttail call swifttailcc void @g(i8* byref(i32) null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a musttail call with swifttailcc has no byref argument [SP0213]
;                                       ^~~~~
; error: byref(i32) is on a pointer to another type, i8* [SP0214]
  ret void
}

;--- musttail-call-with-tailcc-has-no-variable-arguments
; LLVM 14: cannot guarantee tailcc tail call for varargs function
declare tailcc void @g(...)
define tailcc void @f(...) {
  musttail call tailcc void (...) @g(...)
; ^~~~~~~~
; error: a musttail call with tailcc cannot have variable arguments [SP0213]
  ret void
}

;--- inline-assembly-cannot-be-musttail-call
; LLVM 14: cannot use musttail call with inline asm
define void @f() {
  musttail call void asm "", ""()
; ^~~~~~~~
; error: inline assembly cannot be a musttail call [SP0213]
  ret void
}

;--- accepts-musttail-bitcast
declare i8* @g()
define i8* @f() {
  %x = musttail call i8* @g()
  %y = bitcast i8* %x to i8*
  ret i8* %y
}

;--- musttail-call-is-followed-by-return-of-its-result-i8
; LLVM 14: bitcast following musttail call must use the call
declare i8* @g()
define i8* @f(i8* %z) {
  %x = musttail call i8* @g()
;      ^~~~~~~~
; error: a musttail call must be followed by the return of its result [SP0213]
  %y = bitcast i8* %z to i8*
  ret i8* %y
}

;--- musttail-call-is-followed-by-return-of-its-result-add
; LLVM 14: musttail call must precede a ret with an optional bitcast
declare void @g()
define void @f() {
  musttail call void @g()
; ^~~~~~~~
; error: a musttail call must be followed by the return of its result [SP0213]
  %x = add i32 1, 2
  ret void
}
