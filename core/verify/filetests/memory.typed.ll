; test: verify
; llvm: 14
; Allocas, loads and stores.
;--- function-with-amdgpu-kernel-has-no-inalloca-parameter
; LLVM 14: Calling convention disallows inalloca
define amdgpu_kernel void @f(i32* inalloca(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no inalloca parameter [SP0216]
  ret void
}

;--- accepts-alloca-inalloca
define void @f() {
  %a = alloca inalloca i32
  call void @g(i32* inalloca(i32) %a)
  ret void
}
declare void @g(i32* inalloca(i32))

;--- accepts-alloca-nest
define void @f() {
  %a = alloca i32
  call void (i32, ...) @g(i32 1, i32* nest %a)
  ret void
}
declare void @g(i32, ...)
