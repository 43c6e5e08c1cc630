; test: verify
; llvm: 22
; musttail calls.
;--- accepts-musttail-void
declare void @g()
define void @f() {
  musttail call void @g()
  ret void
}

;--- musttail-call-is-followed-by-return-of-its-result-unreachable
; LLVM 22: musttail call must precede a ret with an optional bitcast
declare void @g()
define void @f() {
  musttail call void @g()
; ^~~~~~~~
; error: a musttail call must be followed by the return of its result [SP0213]
  unreachable
}

;--- musttail-call-has-as-many-parameters-as-its-caller-0-not-1
; LLVM 22: cannot guarantee tail call due to mismatched parameter counts
declare void @g(i32)
define void @f() {
  musttail call void @g(i32 0)
; ^~~~~~~~
; error: a musttail call must have the same number of parameters as its caller: 0, not 1 [SP0213]
  ret void
}

;--- musttail-call-returns-i32-its-caller-void
; LLVM 22: cannot guarantee tail call due to mismatched return types
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
; LLVM 22: musttail call result must be returned
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
; LLVM 22: cannot guarantee tail call due to mismatched calling conv
declare fastcc i32 @g()
define i32 @f() {
  %x = musttail call fastcc i32 @g()
;      ^~~~~~~~
; error: a musttail call has convention fastcc, its caller ccc [SP0213]
  ret i32 %x
}

;--- of-musttail-call-and-its-caller-either-both-or-none-have
; LLVM 22: cannot guarantee tail call due to mismatched varargs
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

;--- accepts-musttail-void-i32
declare void @g(i32, ...)
define void @f(i32 %x, ...) {
  musttail call void (i32, ...) @g(i32 %x, ...)
  ret void
}

;--- parameter-1-of-musttail-call-has-type-ptr-that-of-its-caller-i64
; LLVM 22: cannot guarantee tail call due to mismatched parameter types
declare void @g(ptr)
define void @f(i64 %x) {
  musttail call void @g(ptr null)
; ^~~~~~~~
; error: parameter 1 of a musttail call has type ptr, that of its caller i64 [SP0213]
  ret void
}

;--- parameter-1-of-musttail-call-has-type-ptr-that-of-its-caller-addrspace
; LLVM 22: cannot guarantee tail call due to mismatched parameter types
declare void @g(ptr)
define void @f(ptr addrspace(1) %x) {
  musttail call void @g(ptr null)
; ^~~~~~~~
; error: parameter 1 of a musttail call has type ptr, that of its caller ptr addrspace(1) [SP0213]
  ret void
}

;--- byval-of-parameter-1-is-not-same-in-musttail-call-and-its
; LLVM 22: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(ptr byval(i32))
define void @f(ptr %x) {
  musttail call void @g(ptr byval(i32) %x)
; ^~~~~~~~
; error: byval of parameter 1 is not the same in a musttail call and its caller [SP0213]
  ret void
}

;--- accepts-byval-musttail
declare void @g(ptr byval(i32))
define void @f(ptr byval(i32) %x) {
  musttail call void @g(ptr byval(i32) %x)
  ret void
}

;--- align-of-parameter-1-is-not-same-in-musttail-call-and-its
; LLVM 22: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(ptr byval(i32) align 4)
define void @f(ptr byval(i32) %x) {
  musttail call void @g(ptr byval(i32) align 4 %x)
; ^~~~~~~~
; error: align of parameter 1 is not the same in a musttail call and its caller [SP0213]
  ret void
}

;--- accepts-musttail-ptr
declare void @g(ptr align 4)
define void @f(ptr %x) {
  musttail call void @g(ptr align 4 %x)
  ret void
}

;--- inreg-of-parameter-1-is-not-same-in-musttail-call-and-its
; LLVM 22: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(ptr inreg)
define void @f(ptr %x) {
  musttail call void @g(ptr inreg %x)
; ^~~~~~~~
; error: inreg of parameter 1 is not the same in a musttail call and its caller [SP0213]
  ret void
}

;--- swiftself-of-parameter-1-is-not-same-in-musttail-call-and
; LLVM 22: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(ptr swiftself)
define void @f(ptr %x) {
  musttail call void @g(ptr swiftself %x)
; ^~~~~~~~
; error: swiftself of parameter 1 is not the same in a musttail call and its caller [SP0213]
  ret void
}

;--- accepts-tailcc-musttail-void
declare tailcc void @g(i32)
define tailcc void @f() {
  musttail call tailcc void @g(i32 0)
  ret void
}

;--- musttail-call-with-tailcc-has-no-inreg-argument
; LLVM 22: inreg attribute not allowed in tailcc musttail callee
declare tailcc void @g(i32 inreg)
define tailcc void @f() {
  musttail call tailcc void @g(i32 inreg 0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a musttail call with tailcc has no inreg argument [SP0213]
  ret void
}

;--- caller-of-musttail-call-with-tailcc-has-no-inreg-parameter
; LLVM 22: inreg attribute not allowed in tailcc musttail caller
declare tailcc void @g(i32)
define tailcc void @f(i32 inreg %x) {
  musttail call tailcc void @g(i32 0)
; ^~~~~~~~
; error: the caller of a musttail call with tailcc has no inreg parameter [SP0213]
  ret void
}

;--- accepts-swifttailcc-swiftself-musttail
declare swifttailcc void @g(ptr swiftself)
define swifttailcc void @f() {
  musttail call swifttailcc void @g(ptr swiftself null)
  ret void
}

;--- musttail-call-with-swifttailcc-has-no-byref-argument
; LLVM 22: byref attribute not allowed in swifttailcc musttail callee
declare swifttailcc void @g(ptr byref(i32))
define swifttailcc void @f() {
  musttail call swifttailcc void @g(ptr byref(i32) null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a musttail call with swifttailcc has no byref argument [SP0213]
  ret void
}

;--- musttail-call-with-tailcc-has-no-variable-arguments
; LLVM 22: cannot guarantee tailcc tail call for varargs function
declare tailcc void @g(...)
define tailcc void @f(...) {
  musttail call tailcc void (...) @g(...)
; ^~~~~~~~
; error: a musttail call with tailcc cannot have variable arguments [SP0213]
  ret void
}

;--- inline-assembly-cannot-be-musttail-call
; LLVM 22: cannot use musttail call with inline asm
define void @f() {
  musttail call void asm "", ""()
; ^~~~~~~~
; error: inline assembly cannot be a musttail call [SP0213]
  ret void
}

;--- accepts-musttail-bitcast
declare ptr @g()
define ptr @f() {
  %x = musttail call ptr @g()
  %y = bitcast ptr %x to ptr
  ret ptr %y
}

;--- musttail-call-is-followed-by-return-of-its-result-ptr
; LLVM 22: bitcast following musttail call must use the call
declare ptr @g()
define ptr @f(ptr %z) {
  %x = musttail call ptr @g()
;      ^~~~~~~~
; error: a musttail call must be followed by the return of its result [SP0213]
  %y = bitcast ptr %z to ptr
  ret ptr %y
}

;--- musttail-call-is-followed-by-return-of-its-result-2
; LLVM 22: musttail call must precede a ret with an optional bitcast
declare void @g()
define void @f() {
  musttail call void @g()
; ^~~~~~~~
; error: a musttail call must be followed by the return of its result [SP0213]
  %x = add i32 1, 2
  ret void
}

;--- accepts-musttail-i32-2
define i32 @f(i32 %x) {
  %r = musttail call i32 @f(i32 %x)
  ret i32 %r
}

;--- musttail-call-is-followed-by-return-of-its-result-add
; LLVM 22: musttail call must precede a ret with an optional bitcast
define i32 @f(i32 %x) {
  %r = musttail call i32 @f(i32 %x)
;      ^~~~~~~~
; error: a musttail call must be followed by the return of its result [SP0213]
  %s = add i32 %r, 1
  ret i32 %s
}

;--- musttail-call-has-as-many-parameters-as-its-caller-1-not-2
; LLVM 22: cannot guarantee tail call due to mismatched parameter counts
define i32 @f(i32 %x) {
  %r = musttail call i32 @g(i32 %x, i32 1)
;      ^~~~~~~~
; error: a musttail call must have the same number of parameters as its caller: 1, not 2 [SP0213]
  ret i32 %r
}
declare i32 @g(i32, i32)

;--- accepts-tailcc-musttail-1
define tailcc i32 @f(i32 %x) {
  %r = musttail call tailcc i32 @g(i32 %x, i32 1)
  ret i32 %r
}
declare tailcc i32 @g(i32, i32)

;--- accepts-tailcc-byval-musttail
define tailcc i32 @f(ptr byval(i32) %x) {
  %r = musttail call tailcc i32 @g(i32 1, i32 1)
  ret i32 %r
}
declare tailcc i32 @g(i32, i32)

;--- musttail-call-has-convention-ccc-its-caller-fastcc
; LLVM 22: cannot guarantee tail call due to mismatched calling conv
define fastcc i32 @f(i32 %x) {
  %r = musttail call i32 @g(i32 %x)
;      ^~~~~~~~
; error: a musttail call has convention ccc, its caller fastcc [SP0213]
  ret i32 %r
}
declare i32 @g(i32)

;--- unexpected
; LLVM 22: expected '...' at end of argument list for musttail call in varargs function
define i32 @f(i32 %x, ...) {
  %r = musttail call i32 @g(i32 %x)
;                                 ^
; error: unexpected `)` [SP0101]
;   expected `...`: a musttail call passes on the variable arguments of its function
  ret i32 %r
}
declare i32 @g(i32)

;--- function-with-sret-parameter-returns-void-not-i32
; LLVM 22: functions with 'sret' argument must return void
define i32 @f(ptr sret(i32) %x) {
;      ^~~
; error: a function with an sret parameter must return void, not i32 [SP0105]
  %r = musttail call i32 @g(ptr %x)
  ret i32 %r
}
declare i32 @g(ptr)

;--- musttail-call-returns-i32-its-caller-i64
; LLVM 22: cannot guarantee tail call due to mismatched return types
define i64 @f(i32 %x) {
  %r = musttail call i32 @f2(i32 %x)
;      ^~~~~~~~
; error: a musttail call returns i32, its caller i64 [SP0213]
  ret i64 0
}
declare i32 @f2(i32)

;--- inline-assembly-cannot-be-musttail-call-i32
; LLVM 22: cannot use musttail call with inline asm
define void @f(i32 %x) {
  musttail call void asm "", "r"(i32 %x)
; ^~~~~~~~
; error: inline assembly cannot be a musttail call [SP0213]
  ret void
}
