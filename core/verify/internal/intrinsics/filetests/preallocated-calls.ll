; test: verify
; llvm: 22
; Calls with preallocated arguments.
;--- preallocated-argument-needs-bundle-preallocated-or-musttail
; LLVM 22: preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)
declare void @g(ptr)
define void @f() {
  call void @g(ptr preallocated(i32) null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a preallocated argument needs the bundle "preallocated" or a musttail call, and not both [SP0214]
  ret void
}

;--- bundle-preallocated-its-operand-is-token-of-ptr
; LLVM 22: "preallocated" argument must be a token from llvm.call.preallocated.setup
define void @f(ptr %p) {
  call void %p() [ "preallocated"(token none) ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated": its operand must be the token of @llvm.call.preallocated.setup [SP0217]
  ret void
}

;--- bundle-preallocated-has-1-operand-not-0-ptr
; LLVM 22: Expected exactly one preallocated bundle operand
define void @f(ptr %p) {
  call void %p() [ "preallocated"() ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated" has 1 operand, not 0 [SP0217]
  ret void
}

;--- function-with-amdgpu-kernel-has-no-preallocated-parameter
; LLVM 22: Calling convention disallows preallocated
define amdgpu_kernel void @f(ptr preallocated(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no preallocated parameter [SP0216]
  ret void
}

;--- preallocated-opaque-has-no-size
; LLVM 22: Attribute 'preallocated' does not support unsized types!
define void @f(ptr preallocated(%opaque) %x) {
;                  ^~~~~~~~~~~~
; error: preallocated(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;--- accepts-alloca-preallocated
define void @f() {
  %a = alloca i32
  call void (...) @g(ptr preallocated(i32) %a, i32 2)
  ret void
}
declare void @g(...)

;--- bundle-preallocated-has-1-operand-not-0
; LLVM 22: Expected exactly one preallocated bundle operand
define void @f() {
  call void @f() [ "preallocated"() ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated" has 1 operand, not 0 [SP0217]
  ret void
}

;--- bundle-preallocated-its-operand-is-token-of-none
; LLVM 22: "preallocated" argument must be a token from llvm.call.preallocated.setup
define void @f() {
  call void @f() [ "preallocated"(token none) ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated": its operand must be the token of @llvm.call.preallocated.setup [SP0217]
  ret void
}

;--- bundle-preallocated-its-operand-is-token-of-i32
; LLVM 22: "preallocated" argument must be a token from llvm.call.preallocated.setup
define void @f() {
  call void @f() [ "preallocated"(i32 1) ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated": its operand must be the token of @llvm.call.preallocated.setup [SP0217]
  ret void
}

;--- call-preallocated-setup-its-token-is-for-calls-alone-phi
; LLVM 22: Uses of llvm.call.preallocated.setup must be calls
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 0)
; ^~
; error: @llvm.call.preallocated.setup: only calls can use its token [SP0218]
  br label %a
a:
  %p = phi token [ %t, %0 ]
;          ^~~~~
; error: a phi cannot have type token [SP0209]
  ret void
}
declare token @llvm.call.preallocated.setup(i32)

;--- call-preallocated-setup-its-token-is-for-calls-alone-i1
; LLVM 22: select values cannot have token type
define void @f(i1 %c) {
  %t = call token @llvm.call.preallocated.setup(i32 0)
; ^~
; error: @llvm.call.preallocated.setup: only calls can use its token [SP0218]
  %s = select i1 %c, token %t, token none
; ^~
; error: select cannot choose between tokens [SP0209]
  ret void
}
declare token @llvm.call.preallocated.setup(i32)

;--- accepts-call-preallocated-setup-0
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

;--- accepts-call-preallocated-setup-0-2
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  
  ret void
}

;--- call-preallocated-setup-index-of-call-preallocated-arg-is
; LLVM 22: llvm.call.preallocated.alloc arg index must be between 0 and corresponding llvm.call.preallocated.setup's argument count
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: an index of @llvm.call.preallocated.arg is a constant from 0 to before 1 [SP0218]
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 1) preallocated(i32)
  ret void
}

;--- call-preallocated-setup-index-of-call-preallocated-arg-is-2
; LLVM 22: llvm.call.preallocated.alloc arg index must be a constant
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: an index of @llvm.call.preallocated.arg is a constant from 0 to before 1 [SP0218]
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 %i) preallocated(i32)
;                                                         ^~
; error: argument 2 of @llvm.call.preallocated.arg must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- call-preallocated-arg-call-has-attribute-preallocated-with
; LLVM 22: llvm.call.preallocated.arg must be called with a "preallocated" call site attribute
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0)
; ^~
; error: @llvm.call.preallocated.arg: the call needs the attribute preallocated(…) with the type of the argument [SP0218]
  ret void
}

;--- call-preallocated-arg-first-argument-is-token-of
; LLVM 22: llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %a = call ptr @llvm.call.preallocated.arg(token none, i32 0) preallocated(i32)
; ^~
; error: @llvm.call.preallocated.arg: the first argument must be the token of @llvm.call.preallocated.setup [SP0218]
  ret void
}

;--- accepts-call-preallocated-setup
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void @llvm.call.preallocated.teardown(token %t)
  ret void
}

;--- call-preallocated-teardown-first-argument-is-token-of
; LLVM 22: llvm.call.preallocated.teardown token argument must be a llvm.call.preallocated.setup
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.call.preallocated.teardown(token none)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.call.preallocated.teardown: the first argument must be the token of @llvm.call.preallocated.setup [SP0218]
  ret void
}

;--- call-preallocated-setup-it-makes-room-for-1-argument-but
; LLVM 22: llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: it allocates 1 argument, but the call has 2 preallocated arguments [SP0218]
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @h(ptr preallocated(i32) %a, ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

;--- call-preallocated-setup-its-token-is-for-one-call
; LLVM 22: Can have at most one call corresponding to a llvm.call.preallocated.setup
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: only one call can use its token [SP0218]
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

;--- call-preallocated-setup-its-token-stands-in-bundle
; LLVM 22: Use of llvm.call.preallocated.setup outside intrinsics must be in "preallocated" operand bundle
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
; ^~
; error: @llvm.call.preallocated.setup: its token belongs in the bundle "preallocated" of the call [SP0218]
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "x"(token %t) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a preallocated argument needs the bundle "preallocated" or a musttail call, and not both [SP0214]
  ret void
}

;--- argument-1-of-call-preallocated-setup-must-be-immediate
; LLVM 22: immarg operand has non-immediate parameter
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 %i)
;                                                   ^~
; error: argument 1 of @llvm.call.preallocated.setup must be an immediate constant [SP0307]
;   note: LLVM's verifier says: immarg operand has non-immediate parameter
  ret void
}

;--- preallocated-is-attribute-of-calls-of-call-preallocated-arg
; LLVM 22: preallocated as a call site attribute can only be on llvm.call.preallocated.arg
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare void @g(ptr preallocated(i32))
declare void @h(ptr preallocated(i32), ptr preallocated(i32))
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @f(ptr %p) preallocated(i32)
;           ^~
; warning: @f takes 7 arguments, 1 given [SP0208]
;   note: With `ptr` LLVM accepts a call to a function as another type, but what happens then is undefined.
;                      ^~~~~~~~~~~~
; error: preallocated is an attribute only of calls to @llvm.call.preallocated.arg [SP0214]
  ret void
}
