; test: verify
; llvm: 14
; Calls: arguments, results, tokens.
;--- g-takes-1-argument-0-given
; LLVM 14: '@g' defined with type 'void (i32)*' but expected 'void ()*'
declare void @g(i32)
define void @f() {
  call void @g()
;           ^~
; error: `@g` takes 1 argument, 0 given [SP0104]
;   note: `@g` has type `void (i32)`.
  ret void
}

;--- g-takes-1-argument-2-given
; LLVM 14: '@g' defined with type 'void (i32)*' but expected 'void (i32, i32)*'
declare void @g(i32)
define void @f() {
  call void @g(i32 1, i32 2)
;           ^~
; error: `@g` takes 1 argument, 2 given [SP0104]
;   note: `@g` has type `void (i32)`.
  ret void
}

;--- argument-1-has-type-i64-g-takes-i32
; LLVM 14: '@g' defined with type 'void (i32)*' but expected 'void (i64)*'
declare void @g(i32)
define void @f() {
  call void @g(i64 1)
;           ^~
; error: argument 1 has type `i64`, `@g` takes `i32` [SP0104]
;   note: `@g` has type `void (i32)`.
  ret void
}

;--- accepts-speculatable
declare void @g() speculatable
define void @f() {
  call void @g() speculatable
  ret void
}

;--- metadata-can-only-be-passed-to-intrinsic
; LLVM 14: Function has metadata parameter but isn't an intrinsic
define void @f(void (metadata)* %p) {
  call void %p(metadata !0)
;                       ^~
; error: metadata can only be passed to an intrinsic [SP0209]
  ret void
}
!0 = !{}

;--- token-can-only-be-passed-to-intrinsic
; LLVM 14: Function has token parameter but isn't an intrinsic
define void @f(void (token)* %p) {
  call void %p(token none)
;                    ^~~~
; error: token can only be passed to an intrinsic [SP0209]
  ret void
}

;--- only-intrinsics-return-token
; LLVM 14: Return type cannot be token for indirect call!
define void @f(token ()* %p) {
  %t = call token %p()
; ^~
; error: only intrinsics return token [SP0209]
  ret void
}

;--- only-intrinsics-return-x86-amx
; LLVM 14: Return type cannot be x86_amx for indirect call!
define void @f(x86_amx ()* %p) {
  %t = call x86_amx %p()
; ^~
; error: only intrinsics return x86_amx [SP0209]
  ret void
}

;--- accepts-foo-bar
declare void @llvm.foo.bar()
define void @f() {
  call void @llvm.foo.bar()
  ret void
}

;--- callee-has-type-i8-but-is-called-as-i32
; LLVM 14: constant expression type mismatch: got type 'i8*' but expected 'i32 ()*'
define void @f() {
  %x = call i32 inttoptr (i64 1234 to i8*)()
;               ^~~~~~~~
; error: the callee has type i8*, but is called as i32 () [SP0104]
  ret void
}

;--- accepts-f-call-null
define void @f() {
  call void null()
  ret void
}

;--- accepts-f-call-undef
define void @f() {
  call void undef()
  ret void
}

;--- g-has-type-void-addrspace-1-but-is-used-with-type-void
; LLVM 14: '@g' defined with type 'void () addrspace(1)*' but expected 'void ()*'
declare void @g() addrspace(1)
define void @f() {
  call void @g()
;           ^~
; error: `@g` has type `void () addrspace(1)*`, but is used with type `void ()*` [SP0104]
  ret void
}

;--- accepts-addrspace
declare void @g() addrspace(1)
define void @f() {
  call addrspace(1) void @g()
  ret void
}

;--- accepts-f-call
define void @f(void ()* %x) {
  call void %x()
  ret void
}

;--- accepts-returned
define void @f() {
  %a = call i32 (i32, ...) @g(i32 1, i32 returned 2)
  ret void
}
declare i32 @g(i32, ...)

;--- instruction-without-result-cannot-have-name
; LLVM 14: instructions returning void cannot have a name
define void @f() {
  %x = call void @f()
; ^~
; error: an instruction without a result cannot have a name [SP0104]
  ret void
}

;--- f-takes-0-arguments-1-given
; LLVM 14: '@f' defined with type 'void ()*' but expected 'void (i32)*'
define void @f() {
  call void @f(i32 1)
;           ^~
; error: `@f` takes 0 arguments, 1 given [SP0104]
;   note: `@f` has type `void ()`.
  ret void
}

;--- argument-1-has-type-i64-f-takes-i32
; LLVM 14: '@f' defined with type 'void (i32)*' but expected 'void (i64)*'
define void @f(i32 %x) {
  call void (i64) @f(i64 1)
;                 ^~
; error: argument 1 has type `i64`, `@f` takes `i32` [SP0104]
;   note: `@f` has type `void (i32)`.
  ret void
}

;--- function-takes-1-argument-0-given
; LLVM 14: not enough parameters specified for call
define void @f(i32 %x, ...) {
  call void (i32, ...) @f()
;                      ^~
; error: the function takes 1 argument, 0 given [SP0104]
  ret void
}
