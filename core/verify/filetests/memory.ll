; test: verify
; llvm: 22
; Allocas, loads and stores.
;--- function-with-amdgpu-kernel-has-no-inalloca-parameter
; LLVM 22: Calling convention disallows inalloca
define amdgpu_kernel void @f(ptr inalloca(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no inalloca parameter [SP0216]
  ret void
}

;--- accepts-alloca-inalloca
define void @f() {
  %a = alloca inalloca i32
  call void @g(ptr inalloca(i32) %a)
  ret void
}
declare void @g(ptr inalloca(i32))

;--- accepts-alloca-nest
define void @f() {
  %a = alloca i32
  call void (i32, ...) @g(i32 1, ptr nest %a)
  ret void
}
declare void @g(i32, ...)

;--- accepts-load-vscale
define void @f(ptr %p) {
  %a = load { <vscale x 2 x i32>, <vscale x 2 x i32> }, ptr %p
  ret void
}

;--- accepts-alloca-vscale
define void @f() {
  %a = alloca { <vscale x 2 x i32>, <vscale x 2 x i32> }
  ret void
}

;--- alloca-cannot-hold-i32-vscale-x-2-x-i32
; LLVM 22: Cannot allocate unsized type
define void @f() {
  %a = alloca { i32, <vscale x 2 x i32> }
; ^~
; error: an alloca cannot hold { i32, <vscale x 2 x i32> } [SP0207]
  ret void
}

;--- accepts-alloca-vscale-2
define void @f() {
  %a = alloca [2 x <vscale x 2 x i32>]
  ret void
}

;--- accepts-alloca-target-spirv-image
define void @f() {
  %a = alloca target("spirv.Image")
  ret void
}

;--- accepts-alloca-target-aarch64-svcount
define void @f() {
  %a = alloca target("aarch64.svcount")
  ret void
}

;--- accepts-load-target-amdgcn-named-barrier
define void @f(ptr %p) {
  %a = load target("amdgcn.named.barrier", 0), ptr %p
  ret void
}

;--- target-amdgcn-named-barrier-0-is-no-local-variable
; LLVM 22: Alloca has illegal target extension type
define void @f() {
  %a = alloca target("amdgcn.named.barrier", 0)
; ^~
; error: target("amdgcn.named.barrier", 0) is not a local variable [SP0207]
  ret void
}

;--- alloca-cannot-hold-x86-amx
; LLVM 22: invalid type for alloca
define void @f() {
  %a = alloca x86_amx
;             ^~~~~~~
; error: an alloca cannot hold x86_amx [SP0105]
  ret void
}

;--- accepts-load-x86-amx
define void @f(ptr %p) {
  %a = load x86_amx, ptr %p
  ret void
}

;--- alloca-cannot-hold-token
; LLVM 22: invalid type for alloca
define void @f() {
  %a = alloca token
;             ^~~~~
; error: an alloca cannot hold token [SP0105]
  ret void
}

;--- accepts-allocalign
define ptr @f(i32 allocalign %p) {
  ret ptr null
}

;--- accepts-allocalign-2
define ptr @f(i32 allocalign %p, i32 allocalign %q) {
  ret ptr null
}
