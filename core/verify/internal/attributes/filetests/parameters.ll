; test: verify
; llvm: 22
; Attributes that say how a parameter is passed.
;--- immarg-is-attribute-of-parameters-of-intrinsics-ptr
; LLVM 22: immarg attribute only applies to intrinsics
declare void @f(ptr immarg)
;                   ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics [SP0214]

;--- accepts-sret-inreg
declare void @f(ptr sret(i32) inreg)

;--- returned-parameter-of-type-ptr-in-function-that-returns-void-i32
; LLVM 22: Attributes 'sret and returned' are incompatible!
declare void @f(ptr sret(i32) returned)
;            ^~
; error: a returned parameter of type ptr in a function that returns void [SP0214]
;                   ^~~~
; error: sret and returned contradict each other [SP0214]

;--- byval-cannot-stand-on-type-i32
; LLVM 22: Attribute 'byval(i32)' applied to incompatible type!
declare void @f(i32 byval(i32))
;                   ^~~~~
; error: byval cannot apply to type i32 [SP0214]

;--- byval-o-has-no-size
; LLVM 22: Attribute 'byval' does not support unsized types!
declare void @f(ptr byval(%o))
;                   ^~~~~
; error: byval(%o) has no size [SP0214]
%o = type opaque

;--- byval-void-has-no-size
; LLVM 22: Attribute 'byval' does not support unsized types!
declare void @f(ptr byval(void ()))
;                   ^~~~~
; error: byval(void ()) has no size [SP0214]

;--- byval-1073741824-x-i32-is-larger-than-4-gib
; LLVM 22: huge 'byval' arguments are unsupported
declare void @f(ptr byval([1073741824 x i32]))
;                   ^~~~~
; error: byval([1073741824 x i32]) is larger than 4 GiB [SP0214]

;--- accepts-byval
declare void @f(ptr byval([1073741823 x i32]))

;--- byref-1073741824-x-i32-is-larger-than-4-gib
; LLVM 22: huge 'byref' arguments are unsupported
declare void @f(ptr byref([1073741824 x i32]))
;                   ^~~~~
; error: byref([1073741824 x i32]) is larger than 4 GiB [SP0214]

;--- byref-o-has-no-size
; LLVM 22: Attribute 'byref' does not support unsized types!
declare void @f(ptr byref(%o))
;                   ^~~~~
; error: byref(%o) has no size [SP0214]
%o = type opaque

;--- accepts-sret-type-opaque
declare void @f(ptr sret(%o))
%o = type opaque

;--- accepts-sret
declare void @f(ptr sret(void ()))

;--- nest-cannot-stand-on-type-i32
; LLVM 22: Attribute 'nest' applied to incompatible type!
declare void @f(i32 nest)
;                   ^~~~
; error: nest cannot apply to type i32 [SP0214]

;--- two-parameters-are-nest
; LLVM 22: More than one parameter has attribute nest!
declare void @f(ptr nest, ptr nest)
;            ^~
; error: two parameters are nest [SP0214]

;--- returned-parameter-of-type-i32-in-function-that-returns-void
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare void @f(i32 returned, i32 returned)
;            ^~
; error: a returned parameter of type i32 in a function that returns void [SP0214]

;--- two-parameters-are-returned-i32
; LLVM 22: More than one parameter has attribute returned!
declare i32 @f(i32 returned, i32 returned)
;           ^~
; error: two parameters are returned [SP0214]

;--- accepts-returned
declare i32 @f(i32 returned)

;--- returned-parameter-of-type-float-in-function-that-returns
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare i32 @f(float returned)
;           ^~
; error: a returned parameter of type float in a function that returns i32 [SP0214]

;--- returned-parameter-of-type-i64-in-function-that-returns-2-x
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare <2 x i32> @f(i64 returned)
;                 ^~
; error: a returned parameter of type i64 in a function that returns <2 x i32> [SP0214]

;--- returned-parameter-of-type-2-x-i32-in-function-that-returns
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare i64 @f(<2 x i32> returned)
;           ^~
; error: a returned parameter of type <2 x i32> in a function that returns i64 [SP0214]

;--- returned-parameter-of-type-ptr-addrspace-1-in-function-that
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare ptr @f(ptr addrspace(1) returned)
;           ^~
; error: a returned parameter of type ptr addrspace(1) in a function that returns ptr [SP0214]

;--- returned-parameter-of-type-double-in-function-that-returns
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare i64 @f(double returned)
;           ^~
; error: a returned parameter of type double in a function that returns i64 [SP0214]

;--- returned-parameter-of-type-i64-in-function-that-returns-ptr
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare ptr @f(i64 returned)
;           ^~
; error: a returned parameter of type i64 in a function that returns ptr [SP0214]

;--- two-parameters-are-sret-i32
; LLVM 22: Cannot have multiple 'sret' parameters!
declare void @f(ptr sret(i32), ptr sret(i32))
;            ^~
; error: two parameters are sret [SP0214]

;--- sret-is-attribute-of-first-or-second-parameter-i32
; LLVM 22: Attribute 'sret' is not on first or second parameter!
declare void @f(ptr, ptr, ptr sret(i32))
;                             ^~~~
; error: sret is an attribute of the first or second parameter [SP0214]

;--- accepts-sret-i32
declare void @f(ptr, ptr sret(i32))

;--- function-with-sret-parameter-returns-void-not-i32
; LLVM 22: functions with 'sret' argument must return void
declare i32 @f(ptr sret(i32))
;       ^~~
; error: a function with an sret parameter must return void, not i32 [SP0105]

;--- elementtype-is-attribute-of-arguments-of-calls-not-of-i32
; LLVM 22: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @f(ptr elementtype(i32))
;                   ^~~~~~~~~~~
; error: elementtype is an attribute of arguments of calls, not of parameters [SP0214]

;--- returned-is-attribute-of-parameters-not-of-results
; LLVM 22: this attribute does not apply to return values
declare returned i32 @f(i32)
;       ^~~~~~~~
; error: returned is an attribute of parameters, not of results [SP0214]

;--- byval-is-attribute-of-parameters-not-of-results
; LLVM 22: this attribute does not apply to return values
declare byval(i32) ptr @f()
;       ^~~~~
; error: byval is an attribute of parameters, not of results [SP0214]

;--- nest-is-attribute-of-parameters-not-of-results
; LLVM 22: this attribute does not apply to return values
declare nest ptr @f()
;       ^~~~
; error: nest is an attribute of parameters, not of results [SP0214]

;--- byval-is-attribute-of-parameters-and-results-it-cannot-stand-i32
; LLVM 22: this attribute does not apply to functions
declare void @f() byval(i32)
;                 ^~~~~
; error: `byval` is an attribute of parameters and results, not allowed here [SP0108]

;--- function-with-sret-parameter-returns-void-not-i32-0
; LLVM 22: functions with 'sret' argument must return void
define i32 @f(ptr sret(i32)) { ret i32 0 }
;      ^~~
; error: a function with an sret parameter must return void, not i32 [SP0105]

;--- immarg-is-attribute-of-parameters-of-intrinsics-not-of-0
; LLVM 22: immarg attribute only applies to intrinsics
declare void @g(i32)
define void @f() {
  call void @g(i32 immarg 0)
;                  ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics, not of arguments [SP0214]
  ret void
}

;--- elementtype-is-attribute-of-arguments-of-intrinsics-and-of
; LLVM 22: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @g(ptr)
define void @f() {
  call void @g(ptr elementtype(i32) null)
;                  ^~~~~~~~~~~
; error: elementtype is an attribute of arguments of intrinsics and of inline assembly [SP0214]
  ret void
}

;--- sret-cannot-be-attribute-of-variable-argument
; LLVM 22: Attribute 'sret' cannot be used for vararg call arguments!
declare void @g(...)
define void @f() {
  call void (...) @g(ptr sret(i32) null)
;                        ^~~~
; error: sret cannot be an attribute of a variable argument [SP0214]
  ret void
}

;--- two-parameters-are-nest-null
; LLVM 22: More than one parameter has attribute nest!
declare void @g(...)
define void @f() {
  call void (...) @g(ptr nest null, ptr nest null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: two parameters are nest [SP0214]
  ret void
}

;--- returned-argument-of-type-ptr-of-function-that-returns-i32
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare i32 @g(...)
define void @f() {
  %x = call i32 (...) @g(ptr returned null)
; ^~
; error: a returned argument of type ptr of a function that returns i32 [SP0214]
  ret void
}

;--- elementtype-is-attribute-of-arguments-of-calls-not-of-i8
; LLVM 22: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @f(ptr elementtype(i8))
;                   ^~~~~~~~~~~
; error: elementtype is an attribute of arguments of calls, not of parameters [SP0214]

;--- byval-is-attribute-of-parameters-and-results-it-cannot-stand
; LLVM 22: expected '('
define void @f() sanitize_address byval {
;                                 ^~~~~
; error: `byval` is an attribute of parameters and results, not allowed here [SP0108]
  ret void
}

;--- nest-is-attribute-of-parameters-not-of-results-null
; LLVM 22: this attribute does not apply to return values
define nest ptr @f() {
;      ^~~~
; error: nest is an attribute of parameters, not of results [SP0214]
  ret ptr null
}

;--- two-parameters-are-nest-2
; LLVM 22: More than one parameter has attribute nest!
define void @f(ptr nest %a, ptr nest %b) {
;           ^~
; error: two parameters are nest [SP0214]
  ret void
}

;--- two-parameters-are-sret-i8
; LLVM 22: Cannot have multiple 'sret' parameters!
define void @f(ptr sret(i8) %a, ptr sret(i8) %b) {
;           ^~
; error: two parameters are sret [SP0214]
  ret void
}

;--- sret-is-attribute-of-first-or-second-parameter-i8
; LLVM 22: Attribute 'sret' is not on first or second parameter!
define void @f(i8 %x, i8 %y, ptr sret(i8) %a) {
;                                ^~~~
; error: sret is an attribute of the first or second parameter [SP0214]
  ret void
}

;--- accepts-sret-i8
define void @f(i8 %x, ptr sret(i8) %a) {
  ret void
}

;--- two-parameters-are-returned-i8
; LLVM 22: More than one parameter has attribute returned!
define i8 @f(i8 returned %x, i8 returned %a) {
;         ^~
; error: two parameters are returned [SP0214]
  ret i8 %x
}

;--- returned-parameter-of-type-ptr-in-function-that-returns-void-i8
; LLVM 22: Attributes 'sret and returned' are incompatible!
define void @f(ptr sret(i8) returned %x) {
;           ^~
; error: a returned parameter of type ptr in a function that returns void [SP0214]
;                  ^~~~
; error: sret and returned contradict each other [SP0214]
  ret void
}

;--- byval-opaque-has-no-size
; LLVM 22: Attribute 'byval' does not support unsized types!
define void @f(ptr byval(%opaque) %x) {
;                  ^~~~~
; error: byval(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;--- byref-opaque-has-no-size
; LLVM 22: Attribute 'byref' does not support unsized types!
define void @f(ptr byref(%opaque) %x) {
;                  ^~~~~
; error: byref(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;--- accepts-sret-type-opaque-2
define void @f(ptr sret(%opaque) %x) {
  ret void
}
%opaque = type opaque

;--- immarg-is-attribute-of-parameters-of-intrinsics-not-of-2
; LLVM 22: immarg attribute only applies to intrinsics
define void @f() {
  call void @g(i32 immarg 2)
;                  ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics, not of arguments [SP0214]
  ret void
}
declare void @g(i32)

;--- immarg-is-attribute-of-parameters-of-intrinsics-i32
; LLVM 22: immarg attribute only applies to intrinsics
define void @f(i32 immarg %x) {
;                  ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics [SP0214]
  ret void
}

;--- immarg-is-attribute-of-parameters-of-intrinsics-i32-2
; LLVM 22: immarg attribute only applies to intrinsics
declare void @f(i32 immarg)
;                   ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics [SP0214]

;--- elementtype-is-attribute-of-arguments-of-intrinsics-and-of-2
; LLVM 22: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
define void @f() {
  call void @g(ptr elementtype(i32) null)
;                  ^~~~~~~~~~~
; error: elementtype is an attribute of arguments of intrinsics and of inline assembly [SP0214]
  ret void
}
declare void @g(ptr)
