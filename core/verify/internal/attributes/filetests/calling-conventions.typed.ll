; test: verify
; llvm: 14
; What calling conventions demand of functions and calls.
;--- byval-i32-stands-on-pointer-to-something-else-i8-x86-intrcc
; LLVM 14: Attribute 'byval' type does not match parameter!
declare x86_intrcc void @f(i8* byval(i32))
;                              ^~~~~
; error: byval(i32) is on a pointer to another type, i8* [SP0214]

;--- first-parameter-of-function-with-x86-intrcc-is-byval
; LLVM 14: Calling convention parameter requires byval
declare x86_intrcc void @f(i8*)
;                       ^~
; error: the first parameter of a function with x86_intrcc is byval [SP0216]

;--- accepts-x86-intrcc
declare x86_intrcc void @f()

;--- function-with-amdgpu-kernel-returns-nothing-not-i32
; LLVM 14: Calling convention requires void return type
declare amdgpu_kernel i32 @f()
;                         ^~
; error: a function with amdgpu_kernel returns nothing, not i32 [SP0216]

;--- accepts-amdgpu-kernel
declare amdgpu_kernel void @f()

;--- function-with-spir-kernel-returns-nothing-not-i32
; LLVM 14: Calling convention requires void return type
declare spir_kernel i32 @f()
;                       ^~
; error: a function with spir_kernel returns nothing, not i32 [SP0216]

;--- function-with-amdgpu-kernel-has-no-sret-parameter-i8
; LLVM 14: Calling convention does not allow sret
declare amdgpu_kernel void @f(i8* sret(i32))
;                          ^~
; error: a function with amdgpu_kernel has no sret parameter [SP0216]

;--- function-with-amdgpu-vs-has-no-sret-parameter
; LLVM 14: Calling convention does not allow sret
declare amdgpu_vs void @f(i8* sret(i32))
;                      ^~
; error: a function with amdgpu_vs has no sret parameter [SP0216]

;--- function-with-amdgpu-vs-has-no-byval-parameter-i8
; LLVM 14: Attribute 'byval' type does not match parameter!
declare amdgpu_vs void @f(i8* byval(i32))
;                      ^~
; error: a function with amdgpu_vs has no byval parameter [SP0216]
;                             ^~~~~
; error: byval(i32) is on a pointer to another type, i8* [SP0214]

;--- function-with-amdgpu-kernel-has-no-byval-parameter-i8
; LLVM 14: Attribute 'byval' type does not match parameter!
declare amdgpu_kernel void @f(i8* byval(i32))
;                          ^~
; error: a function with amdgpu_kernel has no byval parameter [SP0216]
;                                 ^~~~~
; error: byval(i32) is on a pointer to another type, i8* [SP0214]

;--- function-with-amdgpu-kernel-has-no-byref-parameter-on-stack
; LLVM 14: Attribute 'byref' type does not match parameter!
declare amdgpu_kernel void @f(i8* byref(i32))
;                          ^~
; error: a function with amdgpu_kernel has no byref parameter on the stack [SP0216]
;                                 ^~~~~
; error: byref(i32) is on a pointer to another type, i8* [SP0214]

;--- byref-i32-stands-on-pointer-to-something-else-i8-addrspace-4
; LLVM 14: Attribute 'byref' type does not match parameter!
declare amdgpu_kernel void @f(i8 addrspace(4)* byref(i32))
;                                              ^~~~~
; error: byref(i32) is on a pointer to another type, i8 addrspace(4)* [SP0214]

;--- byval-i32-stands-on-pointer-to-something-else-i8-spir-kernel
; LLVM 14: Attribute 'byval' type does not match parameter!
declare spir_kernel void @f(i8* byval(i32))
;                               ^~~~~
; error: byval(i32) is on a pointer to another type, i8* [SP0214]

;--- function-with-amdgpu-cs-chain-returns-nothing-not-i32
; LLVM 14: expected type
declare amdgpu_cs_chain i32 @f()
;                           ^~
; error: a function with amdgpu_cs_chain returns nothing, not i32 [SP0216]

;--- function-with-amdgpu-kernel-has-no-variable-arguments
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare amdgpu_kernel void @f(...)
;                          ^~
; error: a function with amdgpu_kernel cannot have variable arguments [SP0216]

;--- function-with-fastcc-has-no-variable-arguments
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare fastcc void @f(...)
;                   ^~
; error: a function with fastcc cannot have variable arguments [SP0216]

;--- function-with-coldcc-has-no-variable-arguments
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare coldcc void @f(...)
;                   ^~
; error: a function with coldcc cannot have variable arguments [SP0216]

;--- function-with-intel-ocl-bicc-has-no-variable-arguments
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare intel_ocl_bicc void @f(...)
;                           ^~
; error: a function with intel_ocl_bicc cannot have variable arguments [SP0216]

;--- function-with-ptx-kernel-has-no-variable-arguments
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare ptx_kernel void @f(...)
;                       ^~
; error: a function with ptx_kernel cannot have variable arguments [SP0216]

;--- function-with-ptx-device-has-no-variable-arguments
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare ptx_device void @f(...)
;                       ^~
; error: a function with ptx_device cannot have variable arguments [SP0216]

;--- accepts-amdgpu-gfx
declare amdgpu_gfx void @f(...)

;--- function-with-amdgpu-cs-has-no-variable-arguments
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare amdgpu_cs void @f(...)
;                      ^~
; error: a function with amdgpu_cs cannot have variable arguments [SP0216]

;--- functions-with-amdgpu-cs-chain-are-not-called-but-jumped-to
; LLVM 14: expected type
declare amdgpu_cs_chain void @g()
define void @f() {
  call amdgpu_cs_chain void @g()
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: functions with amdgpu_cs_chain are not called, but jumped to by @llvm.amdgcn.cs.chain [SP0216]
  ret void
}

;--- function-with-amdgpu-kernel-has-no-byval-parameter
; LLVM 14: Calling convention disallows byval
define amdgpu_kernel void @f(i32* byval(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no byval parameter [SP0216]
  ret void
}

;--- accepts-amdgpu-kernel-addrspace-byref-4
define amdgpu_kernel void @f(i32 addrspace(4)* byref(i32) %p) {
  ret void
}

;--- accepts-amdgpu-kernel-addrspace-byref-5
define amdgpu_kernel void @f(i32 addrspace(5)* byref(i32) %p) {
  ret void
}

;--- function-with-amdgpu-kernel-has-no-sret-parameter
; LLVM 14: Calling convention does not allow sret
define amdgpu_kernel void @f(i32* sret(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no sret parameter [SP0216]
  ret void
}

;--- function-with-amdgpu-kernel-returns-nothing-not-i32-0
; LLVM 14: Calling convention requires void return type
define amdgpu_kernel i32 @f() {
;                        ^~
; error: a function with amdgpu_kernel returns nothing, not i32 [SP0216]
  ret i32 0
}

;--- function-with-amdgpu-vs-has-no-byval-parameter
; LLVM 14: Calling convention disallows byval
define amdgpu_vs void @f(i32* byval(i32) %p) {
;                     ^~
; error: a function with amdgpu_vs has no byval parameter [SP0216]
  ret void
}

;--- accepts-amdgpu-cs
define amdgpu_cs i32 @f(i32 %p) {
  ret i32 %p
}

;--- accepts-amdgpu-ps-inreg
define amdgpu_ps i32 @f(i32 inreg %p) {
  ret i32 %p
}

;--- accepts-amdgpu-gfx-byref
define amdgpu_gfx void @f(i32* byref(i32) %p) {
  ret void
}

;--- accepts-amdgpu-gfx-byval
define amdgpu_gfx void @f(i32* byval(i32) %p) {
  ret void
}

;--- function-with-spir-kernel-returns-nothing-not-i32-0
; LLVM 14: Calling convention requires void return type
define spir_kernel i32 @f() {
;                      ^~
; error: a function with spir_kernel returns nothing, not i32 [SP0216]
  ret i32 0
}

;--- function-with-spir-kernel-has-no-variable-arguments
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
define spir_kernel void @f(...) {
;                       ^~
; error: a function with spir_kernel cannot have variable arguments [SP0216]
  ret void
}

;--- accepts-ptx-kernel
define ptx_kernel i32 @f() {
  ret i32 0
}

;--- accepts-ptx-device
define ptx_device i32 @f() {
  ret i32 0
}

;--- function-with-ptx-device-has-no-variable-arguments-2
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
define ptx_device void @f(...) {
;                      ^~
; error: a function with ptx_device cannot have variable arguments [SP0216]
  ret void
}

;--- function-with-intel-ocl-bicc-has-no-variable-arguments-2
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
define intel_ocl_bicc void @f(...) {
;                          ^~
; error: a function with intel_ocl_bicc cannot have variable arguments [SP0216]
  ret void
}

;--- function-with-fastcc-has-no-variable-arguments-2
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
define fastcc void @f(...) {
;                  ^~
; error: a function with fastcc cannot have variable arguments [SP0216]
  ret void
}

;--- function-with-coldcc-has-no-variable-arguments-2
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
define coldcc void @f(...) {
;                  ^~
; error: a function with coldcc cannot have variable arguments [SP0216]
  ret void
}

;--- amdgpu-unsafe-fp-atomics-is-true-or-false-not-maybe
; LLVM 14: invalid value for 'amdgpu-unsafe-fp-atomics' attribute: maybe
define void @f() "amdgpu-unsafe-fp-atomics"="maybe" {
;                ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "amdgpu-unsafe-fp-atomics" is true or false, not "maybe" [SP0214]
  ret void
}

;--- accepts-amdgpu-unsafe-fp-atomics-true
define void @f() "amdgpu-unsafe-fp-atomics"="true" {
  ret void
}
