; test: verify
; llvm: 22
; Calls: arguments, results, tokens.
;--- warns-g-takes-1-argument-0-given
declare void @g(i32)
define void @f() {
  call void @g()
;           ^~
; warning: @g takes 1 argument, 0 given [SP0208]
;   note: With `ptr` LLVM accepts a call to a function as another type, but what happens then is undefined.
  ret void
}

;--- warns-g-takes-1-argument-2-given
declare void @g(i32)
define void @f() {
  call void @g(i32 1, i32 2)
;           ^~
; warning: @g takes 1 argument, 2 given [SP0208]
;   note: With `ptr` LLVM accepts a call to a function as another type, but what happens then is undefined.
  ret void
}

;--- warns-argument-1-has-type-i64-g-takes-i32
declare void @g(i32)
define void @f() {
  call void @g(i64 1)
;                  ^
; warning: argument 1 has type i64, @g takes i32 [SP0208]
;   note: With `ptr` LLVM accepts a call to a function as another type, but what happens then is undefined.
  ret void
}

;--- accepts-speculatable
declare void @g() speculatable
define void @f() {
  call void @g() speculatable
  ret void
}

;--- metadata-can-only-be-passed-to-intrinsic
; LLVM 22: Function has metadata parameter but isn't an intrinsic
define void @f(ptr %p) {
  call void %p(metadata !0)
;                       ^~
; error: metadata can only be passed to an intrinsic [SP0209]
  ret void
}
!0 = !{}

;--- token-can-only-be-passed-to-intrinsic
; LLVM 22: Function has token parameter but isn't an intrinsic
define void @f(ptr %p) {
  call void %p(token none)
;                    ^~~~
; error: token can only be passed to an intrinsic [SP0209]
  ret void
}

;--- only-intrinsics-return-token-ptr
; LLVM 22: Return type cannot be token for indirect call!
define void @f(ptr %p) {
  %t = call token %p()
; ^~
; error: only intrinsics return token [SP0209]
  ret void
}

;--- only-intrinsics-return-x86-amx
; LLVM 22: Return type cannot be x86_amx for indirect call!
define void @f(ptr %p) {
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

;--- accepts-inttoptr
define void @f() {
  %x = call i32 inttoptr (i64 1234 to ptr)()
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

;--- g-has-type-ptr-addrspace-1-but-is-used-with-type-ptr
; LLVM 22: '@g' defined with type 'ptr addrspace(1)' but expected 'ptr'
declare void @g() addrspace(1)
define void @f() {
  call void @g()
;           ^~
; error: `@g` has type `ptr addrspace(1)`, but is used with type `ptr` [SP0104]
  ret void
}

;--- accepts-addrspace
declare void @g() addrspace(1)
define void @f() {
  call addrspace(1) void @g()
  ret void
}

;--- x-is-defined-with-type-i32-but-used-with-type-ptr
; LLVM 22: '%x' defined with type 'i32' but expected 'ptr'
define void @f(i32 %x) {
  call void %x()
;           ^~
; error: `%x` is defined with type `i32`, but used with type `ptr` [SP0104]
  ret void
}

;--- accepts-returned
define void @f() {
  %a = call i32 (i32, ...) @g(i32 1, i32 returned 2)
  ret void
}
declare i32 @g(i32, ...)

;--- instruction-without-result-cannot-have-name
; LLVM 22: instructions returning void cannot have a name
define void @f() {
  %x = call void @f()
; ^~
; error: an instruction without a result cannot have a name [SP0104]
  ret void
}

;--- warns-f-takes-0-arguments-1-given
define void @f() {
  call void @f(i32 1)
;           ^~
; warning: @f takes 0 arguments, 1 given [SP0208]
;   note: With `ptr` LLVM accepts a call to a function as another type, but what happens then is undefined.
  ret void
}

;--- warns-argument-1-has-type-i64-f-takes-i32
define void @f(i32 %x) {
  call void (i64) @f(i64 1)
;                        ^
; warning: argument 1 has type i64, @f takes i32 [SP0208]
;   note: With `ptr` LLVM accepts a call to a function as another type, but what happens then is undefined.
  ret void
}

;--- function-takes-1-argument-0-given
; LLVM 22: not enough parameters specified for call
define void @f(i32 %x, ...) {
  call void (i32, ...) @f()
;                      ^~
; error: the function takes 1 argument, 0 given [SP0104]
  ret void
}

;--- only-intrinsics-return-token
; LLVM 22: Function returns a token but isn't an intrinsic
define void @f() {
  %t = call token @g()
; ^~
; error: only intrinsics return token [SP0209]
  ret void
}
declare token @g()
;             ^~
; error: only an intrinsic returns token [SP0209]
