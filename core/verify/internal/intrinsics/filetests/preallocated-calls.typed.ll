; test: verify
; llvm: 14
; Calls with preallocated arguments.
;--- preallocated-argument-needs-bundle-preallocated-or-musttail
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare void @g(i8*)
define void @f() {
  call void @g(i8* preallocated(i32) null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a preallocated argument needs the bundle "preallocated" or a musttail call, and not both [SP0214]
;                  ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
  ret void
}

;--- bundle-preallocated-its-operand-is-token-of-none
; LLVM 14: "preallocated" argument must be a token from llvm.call.preallocated.setup
define void @f(void ()* %p) {
  call void %p() [ "preallocated"(token none) ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated": its operand must be the token of @llvm.call.preallocated.setup [SP0217]
  ret void
}

;--- bundle-preallocated-has-1-operand-not-0
; LLVM 14: Expected exactly one preallocated bundle operand
define void @f(void ()* %p) {
  call void %p() [ "preallocated"() ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated" has 1 operand, not 0 [SP0217]
  ret void
}

;--- function-with-amdgpu-kernel-has-no-preallocated-parameter
; LLVM 14: Calling convention disallows preallocated
define amdgpu_kernel void @f(i32* preallocated(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no preallocated parameter [SP0216]
  ret void
}

;--- preallocated-opaque-has-no-size
; LLVM 14: Attribute 'preallocated' does not support unsized types!
define void @f(%opaque* preallocated(%opaque) %x) {
;                       ^~~~~~~~~~~~
; error: preallocated(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;--- accepts-alloca-preallocated
define void @f() {
  %a = alloca i32
  call void (...) @g(i32* preallocated(i32) %a, i32 2)
  ret void
}
declare void @g(...)

;--- bundle-preallocated-has-1-operand-not-0-2
; LLVM 14: Expected exactly one preallocated bundle operand
define void @f() {
  call void @f() [ "preallocated"() ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated" has 1 operand, not 0 [SP0217]
  ret void
}

;--- bundle-preallocated-its-operand-is-token-of-none-2
; LLVM 14: "preallocated" argument must be a token from llvm.call.preallocated.setup
define void @f() {
  call void @f() [ "preallocated"(token none) ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated": its operand must be the token of @llvm.call.preallocated.setup [SP0217]
  ret void
}

;--- bundle-preallocated-its-operand-is-token-of-i32
; LLVM 14: "preallocated" argument must be a token from llvm.call.preallocated.setup
define void @f() {
  call void @f() [ "preallocated"(i32 1) ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated": its operand must be the token of @llvm.call.preallocated.setup [SP0217]
  ret void
}

;--- preallocated-i32-stands-on-pointer-to-something-else-i8-0
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(i8* preallocated(i32) %a) [ "preallocated"(token %t) ]
;                  ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
  ret void
}

;--- preallocated-i32-stands-on-pointer-to-something-else-i8-0-2
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  
  ret void
}

;--- preallocated-i32-stands-on-pointer-to-something-else-i8-1
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: an index of @llvm.call.preallocated.arg is a constant from 0 to before 1 [SP0218]
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 1) preallocated(i32)
  ret void
}

;--- preallocated-i32-stands-on-pointer-to-something-else-i8-1-2
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: an index of @llvm.call.preallocated.arg is a constant from 0 to before 1 [SP0218]
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 %i) preallocated(i32)
  ret void
}

;--- preallocated-i32-stands-on-pointer-to-something-else-i8-0-3
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 0)
; ^~
; error: @llvm.call.preallocated.arg: the call needs the attribute preallocated(…) with the type of the argument [SP0218]
  ret void
}

;--- preallocated-i32-stands-on-pointer-to-something-else-i8-none-0
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = call i8* @llvm.call.preallocated.arg(token none, i32 0) preallocated(i32)
; ^~
; error: @llvm.call.preallocated.arg: the first argument must be the token of @llvm.call.preallocated.setup [SP0218]
  ret void
}

;--- preallocated-i32-stands-on-pointer-to-something-else-i8-1-call-void
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void @llvm.call.preallocated.teardown(token %t)
  ret void
}

;--- preallocated-i32-stands-on-pointer-to-something-else-i8-none
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.call.preallocated.teardown(token none)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.call.preallocated.teardown: the first argument must be the token of @llvm.call.preallocated.setup [SP0218]
  ret void
}

;--- preallocated-i32-stands-on-pointer-to-something-else-i8-0-4
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: it allocates 1 argument, but the call has 2 preallocated arguments [SP0218]
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @h(i8* preallocated(i32) %a, i8* preallocated(i32) %a) [ "preallocated"(token %t) ]
;                  ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
  ret void
}

;--- preallocated-i32-stands-on-pointer-to-something-else-i8-0-5
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: only one call can use its token [SP0218]
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(i8* preallocated(i32) %a) [ "preallocated"(token %t) ]
;                  ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
  call void @g(i8* preallocated(i32) %a) [ "preallocated"(token %t) ]
;                  ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
  ret void
}

;--- preallocated-i32-stands-on-pointer-to-something-else-i8-0-6
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: its token belongs in the bundle "preallocated" of the call [SP0218]
  %a = call i8* @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(i8* preallocated(i32) %a) [ "x"(token %t) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a preallocated argument needs the bundle "preallocated" or a musttail call, and not both [SP0214]
;                  ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
  ret void
}

;--- preallocated-i32-stands-on-pointer-to-something-else-i8
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
;                   ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 %i)
; ^~
; error: @llvm.call.preallocated.setup: the argument is a constant [SP0218]
  ret void
}

;--- f-takes-7-arguments-1-given
; LLVM 14: '@f' defined with type 'void (i8*, i32, i64, <4 x float>, <4 x i32>, <4 x i1>, float)*' but expected 'void (i8*)*'
declare token @llvm.call.preallocated.setup(i32)
declare i8* @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(i8* preallocated(i32))
declare void @h(i8* preallocated(i32), i8* preallocated(i32))
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @f(i8* %p) preallocated(i32)
;           ^~
; error: `@f` takes 7 arguments, 1 given [SP0104]
;   note: `@f` has type `void (i8*, i32, i64, <4 x float>, <4 x i32>, <4 x i1>, float)`.
  ret void
}
