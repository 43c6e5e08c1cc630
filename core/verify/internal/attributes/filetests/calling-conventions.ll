; test: verify
; llvm: 22
; What calling conventions demand of functions and calls.
;--- accepts-x86-intrcc-byval
declare x86_intrcc void @f(ptr byval(i32))

;--- first-parameter-of-function-with-x86-intrcc-is-byval
; LLVM 22: Calling convention parameter requires byval
declare x86_intrcc void @f(ptr)
;                       ^~
; error: the first parameter of a function with x86_intrcc is byval [SP0216]

;--- accepts-x86-intrcc
declare x86_intrcc void @f()

;--- function-with-amdgpu-kernel-returns-nothing-not-i32
; LLVM 22: Calling convention requires void return type
declare amdgpu_kernel i32 @f()
;                         ^~
; error: a function with amdgpu_kernel returns nothing, not i32 [SP0216]

;--- accepts-amdgpu-kernel
declare amdgpu_kernel void @f()

;--- function-with-spir-kernel-returns-nothing-not-i32
; LLVM 22: Calling convention requires void return type
declare spir_kernel i32 @f()
;                       ^~
; error: a function with spir_kernel returns nothing, not i32 [SP0216]

;--- function-with-amdgpu-kernel-has-no-sret-parameter
; LLVM 22: Calling convention does not allow sret
declare amdgpu_kernel void @f(ptr sret(i32))
;                          ^~
; error: a function with amdgpu_kernel has no sret parameter [SP0216]

;--- function-with-amdgpu-vs-has-no-sret-parameter
; LLVM 22: Calling convention does not allow sret
declare amdgpu_vs void @f(ptr sret(i32))
;                      ^~
; error: a function with amdgpu_vs has no sret parameter [SP0216]

;--- function-with-amdgpu-vs-has-no-byval-parameter
; LLVM 22: Calling convention disallows byval
declare amdgpu_vs void @f(ptr byval(i32))
;                      ^~
; error: a function with amdgpu_vs has no byval parameter [SP0216]

;--- function-with-amdgpu-kernel-has-no-byval-parameter
; LLVM 22: Calling convention disallows byval
declare amdgpu_kernel void @f(ptr byval(i32))
;                          ^~
; error: a function with amdgpu_kernel has no byval parameter [SP0216]

;--- function-with-amdgpu-kernel-has-no-byref-parameter-on-stack
; LLVM 22: Calling convention disallows stack byref
declare amdgpu_kernel void @f(ptr byref(i32))
;                          ^~
; error: a function with amdgpu_kernel has no byref parameter on the stack [SP0216]

;--- accepts-amdgpu-kernel-addrspace-byref-4
declare amdgpu_kernel void @f(ptr addrspace(4) byref(i32))

;--- accepts-spir-kernel-byval
declare spir_kernel void @f(ptr byval(i32))

;--- function-with-amdgpu-cs-chain-returns-nothing-not-i32
; LLVM 22: Calling convention requires void return type
declare amdgpu_cs_chain i32 @f()
;                           ^~
; error: a function with amdgpu_cs_chain returns nothing, not i32 [SP0216]

;--- accepts-amdgpu-cs-chain
declare amdgpu_cs_chain void @f()

;--- function-with-amdgpu-kernel-has-no-variable-arguments
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare amdgpu_kernel void @f(...)
;                          ^~
; error: a function with amdgpu_kernel cannot have variable arguments [SP0216]

;--- function-with-fastcc-has-no-variable-arguments
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare fastcc void @f(...)
;                   ^~
; error: a function with fastcc cannot have variable arguments [SP0216]

;--- function-with-coldcc-has-no-variable-arguments
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare coldcc void @f(...)
;                   ^~
; error: a function with coldcc cannot have variable arguments [SP0216]

;--- function-with-intel-ocl-bicc-has-no-variable-arguments
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare intel_ocl_bicc void @f(...)
;                           ^~
; error: a function with intel_ocl_bicc cannot have variable arguments [SP0216]

;--- function-with-ptx-kernel-has-no-variable-arguments
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare ptx_kernel void @f(...)
;                       ^~
; error: a function with ptx_kernel cannot have variable arguments [SP0216]

;--- function-with-ptx-device-has-no-variable-arguments
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare ptx_device void @f(...)
;                       ^~
; error: a function with ptx_device cannot have variable arguments [SP0216]

;--- accepts-amdgpu-gfx
declare amdgpu_gfx void @f(...)

;--- function-with-amdgpu-cs-has-no-variable-arguments
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare amdgpu_cs void @f(...)
;                      ^~
; error: a function with amdgpu_cs cannot have variable arguments [SP0216]

;--- functions-with-amdgpu-cs-chain-are-not-called-but-jumped-to
; LLVM 22: calling convention does not permit calls
declare amdgpu_cs_chain void @g()
define void @f() {
  call amdgpu_cs_chain void @g()
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: functions with amdgpu_cs_chain are not called, but jumped to by @llvm.amdgcn.cs.chain [SP0216]
  ret void
}

;--- function-with-amdgpu-kernel-has-no-byval-parameter-2
; LLVM 22: Calling convention disallows byval
define amdgpu_kernel void @f(ptr byval(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no byval parameter [SP0216]
  ret void
}

;--- accepts-amdgpu-kernel-addrspace-byref-4-2
define amdgpu_kernel void @f(ptr addrspace(4) byref(i32) %p) {
  ret void
}

;--- accepts-amdgpu-kernel-addrspace-byref-5
define amdgpu_kernel void @f(ptr addrspace(5) byref(i32) %p) {
  ret void
}

;--- function-with-amdgpu-kernel-has-no-sret-parameter-2
; LLVM 22: Calling convention does not allow sret
define amdgpu_kernel void @f(ptr sret(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no sret parameter [SP0216]
  ret void
}

;--- function-with-amdgpu-kernel-returns-nothing-not-i32-0
; LLVM 22: Calling convention requires void return type
define amdgpu_kernel i32 @f() {
;                        ^~
; error: a function with amdgpu_kernel returns nothing, not i32 [SP0216]
  ret i32 0
}

;--- function-with-amdgpu-vs-has-no-byval-parameter-2
; LLVM 22: Calling convention disallows byval
define amdgpu_vs void @f(ptr byval(i32) %p) {
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
define amdgpu_gfx void @f(ptr byref(i32) %p) {
  ret void
}

;--- accepts-amdgpu-gfx-byval
define amdgpu_gfx void @f(ptr byval(i32) %p) {
  ret void
}

;--- function-with-spir-kernel-returns-nothing-not-i32-0
; LLVM 22: Calling convention requires void return type
define spir_kernel i32 @f() {
;                      ^~
; error: a function with spir_kernel returns nothing, not i32 [SP0216]
  ret i32 0
}

;--- function-with-spir-kernel-has-no-variable-arguments
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
define spir_kernel void @f(...) {
;                       ^~
; error: a function with spir_kernel cannot have variable arguments [SP0216]
  ret void
}

;--- accepts-ptx-kernel-i32
define ptx_kernel i32 @f() {
  ret i32 0
}

;--- accepts-ptx-device
define ptx_device i32 @f() {
  ret i32 0
}

;--- function-with-ptx-device-has-no-variable-arguments-2
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
define ptx_device void @f(...) {
;                      ^~
; error: a function with ptx_device cannot have variable arguments [SP0216]
  ret void
}

;--- function-with-intel-ocl-bicc-has-no-variable-arguments-2
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
define intel_ocl_bicc void @f(...) {
;                          ^~
; error: a function with intel_ocl_bicc cannot have variable arguments [SP0216]
  ret void
}

;--- function-with-fastcc-has-no-variable-arguments-2
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
define fastcc void @f(...) {
;                  ^~
; error: a function with fastcc cannot have variable arguments [SP0216]
  ret void
}

;--- function-with-coldcc-has-no-variable-arguments-2
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
define coldcc void @f(...) {
;                  ^~
; error: a function with coldcc cannot have variable arguments [SP0216]
  ret void
}

;--- accepts-amdgpu-unsafe-fp-atomics-maybe
define void @f() "amdgpu-unsafe-fp-atomics"="maybe" {
  ret void
}

;--- accepts-amdgpu-unsafe-fp-atomics-true
define void @f() "amdgpu-unsafe-fp-atomics"="true" {
  ret void
}

;--- accepts-amdgpu-cs-chain-i32
define amdgpu_cs_chain void @f(i32 %x) {
  ret void
}

;--- accepts-amdgpu-cs-chain-inreg-unreachable
define amdgpu_cs_chain void @f(i32 inreg %x) {
  unreachable
}

;--- function-with-amdgpu-cs-chain-returns-nothing-not-i32-unreachable
; LLVM 22: Calling convention requires void return type
define amdgpu_cs_chain i32 @f() {
;                          ^~
; error: a function with amdgpu_cs_chain returns nothing, not i32 [SP0216]
  unreachable
}

;--- function-with-amdgpu-cs-chain-has-no-byval-parameter
; LLVM 22: Calling convention disallows byval
define amdgpu_cs_chain void @f(ptr byval(i32) %x) {
;                           ^~
; error: a function with amdgpu_cs_chain has no byval parameter [SP0216]
  unreachable
}

;--- accepts-amdgpu-cs-chain-preserve-unreachable
define amdgpu_cs_chain_preserve void @f(i32 %x) {
  unreachable
}

;--- functions-with-amdgpu-cs-chain-are-not-called-but-jumped-to-amdgpu-cs
; LLVM 22: calling convention does not permit calls
declare amdgpu_cs_chain void @g()
define amdgpu_cs void @f() {
  call amdgpu_cs_chain void @g()
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: functions with amdgpu_cs_chain are not called, but jumped to by @llvm.amdgcn.cs.chain [SP0216]
  ret void
}

;--- function-with-amdgpu-kernel-cannot-be-called
; LLVM 22: calling convention does not permit calls
declare amdgpu_kernel void @g()
define void @f() {
  call amdgpu_kernel void @g()
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a function with amdgpu_kernel cannot be called [SP0216]
  ret void
}

;--- accepts-ptx-kernel-void
declare ptx_kernel void @g()
define void @f() {
  call ptx_kernel void @g()
  ret void
}

;--- function-with-amdgpu-cs-cannot-be-called
; LLVM 22: calling convention does not permit calls
declare amdgpu_cs void @g()
define void @f() {
  call amdgpu_cs void @g()
; ^~~~~~~~~~~~~~~~~~~~~~~~
; error: a function with amdgpu_cs cannot be called [SP0216]
  ret void
}

;--- function-with-amdgpu-gfx-whole-wave-cannot-be-called
; LLVM 22: calling convention does not permit calls
declare amdgpu_gfx_whole_wave i32 @g(i1, i32)
define void @f() {
  %x = call amdgpu_gfx_whole_wave i32 @g(i1 true, i32 2)
; ^~
; error: a function with amdgpu_gfx_whole_wave cannot be called [SP0216]
  ret void
}

;--- first-parameter-of-function-with-amdgpu-gfx-whole-wave-is-i1
; LLVM 22: Calling convention requires first argument to be i1
define amdgpu_gfx_whole_wave i32 @g(i32 %x) {
;                                ^~
; error: the first parameter of a function with amdgpu_gfx_whole_wave is an i1 [SP0216]
  ret i32 %x
}
