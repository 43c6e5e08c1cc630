; test: read
; llvm: 22
; Data layouts, as they stand and as they are upgraded.
;--- x86-64
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define void @f(ptr %p) {
  %1 = load i128, ptr %p
  %2 = load x86_fp80, ptr %p
  %3 = load i64, ptr %p
  ret void
}

; => read
; target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
; target triple = "x86_64-unknown-linux-gnu"
;
; define void @f(ptr %p) {
;   %1 = load i128, ptr %p, align 16
;   %2 = load x86_fp80, ptr %p, align 16
;   %3 = load i64, ptr %p, align 8
;   ret void
; }

;--- x86-64-old
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@a = global i8 0

; => read
; target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
; target triple = "x86_64-unknown-linux-gnu"
;
; @a = global i8 0

;--- i386-old
target datalayout = "e-m:e-p:32:32-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define void @f(ptr %p) {
  %1 = load double, ptr %p
  %2 = load ptr, ptr %p
  ret void
}

; => read
; target datalayout = "e-m:e-p:32:32-f64:32:64-f80:32-n8:16:32-S128"
; target triple = "i386-unknown-linux-gnu"
;
; define void @f(ptr %p) {
;   %1 = load double, ptr %p, align 4
;   %2 = load ptr, ptr %p, align 4
;   ret void
; }

;--- big-endian
target datalayout = "E-m:m-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64"
define void @f(ptr %p) {
  %1 = alloca i8
  %2 = load i16, ptr %p
  ret void
}

; => read
; target datalayout = "E-m:m-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64"
;
; define void @f(ptr %p) {
;   %1 = alloca i8, align 4
;   %2 = load i16, ptr %p, align 2
;   ret void
; }

;--- amdgpu-old
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-ni:7"
target triple = "amdgcn-amd-amdhsa"
define void @f(ptr addrspace(3) %p) {
  %1 = alloca i32, addrspace(5)
  %2 = load ptr, ptr addrspace(3) %p
  ret void
}

; => read
; target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-ni:7"
; target triple = "amdgcn-amd-amdhsa"
;
; define void @f(ptr addrspace(3) %p) {
;   %1 = alloca i32, align 4, addrspace(5)
;   %2 = load ptr, ptr addrspace(3) %p, align 8
;   ret void
; }

;--- aarch64-old
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"
define void @f() {
  %1 = alloca i8
  ret void
}

; => read
; target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
; target triple = "aarch64-unknown-linux-gnu"
;
; define void @f() {
;   %1 = alloca i8, align 4
;   ret void
; }

;--- riscv-old
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n64-S128"
target triple = "riscv64-unknown-elf"
@a = global i8 0

; => read
; target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n64-S128"
; target triple = "riscv64-unknown-elf"
;
; @a = global i8 0

;--- powerpc-old
target datalayout = "e-m:e-i64:64-n32:64"
target triple = "powerpc64le-unknown-linux-gnu"
@a = global i8 0

; => read
; target datalayout = "e-m:e-i64:64-n32:64"
; target triple = "powerpc64le-unknown-linux-gnu"
;
; @a = global i8 0

;--- non-integral
target datalayout = "e-ni:1:2"
declare void @f(ptr addrspace(1))

; => read
; target datalayout = "e-ni:1:2"
;
; declare void @f(ptr addrspace(1))

;--- function-pointers
target datalayout = "e-Fi32-P1"
declare void @f()

; => read
; target datalayout = "e-Fi32-P1"
;
; declare void @f() addrspace(1)

;--- pointers
target datalayout = "e-p:32:32-p1:16:16:32-p2:64:64:64:32"
define void @f(ptr %a, ptr addrspace(1) %b, ptr addrspace(2) %c) {
  %1 = load ptr, ptr %a
  %2 = load ptr addrspace(1), ptr %a
  %3 = load ptr addrspace(2), ptr %a
  %4 = alloca ptr addrspace(1)
  %5 = alloca [2 x ptr addrspace(2)]
  ret void
}

; => read
; target datalayout = "e-p:32:32-p1:16:16:32-p2:64:64:64:32"
;
; define void @f(ptr %a, ptr addrspace(1) %b, ptr addrspace(2) %c) {
;   %1 = load ptr, ptr %a, align 4
;   %2 = load ptr addrspace(1), ptr %a, align 2
;   %3 = load ptr addrspace(2), ptr %a, align 8
;   %4 = alloca ptr addrspace(1), align 4
;   %5 = alloca [2 x ptr addrspace(2)], align 8
;   ret void
; }

;--- aggregates
target datalayout = "e-a:64:128-i16:32-v64:32-f32:64"
define void @f(ptr %p) {
  %1 = alloca { i8 }
  %2 = load i16, ptr %p
  %3 = load <2 x i32>, ptr %p
  %4 = load float, ptr %p
  %5 = alloca [4 x i8]
  ret void
}

; => read
; target datalayout = "e-a:64:128-i16:32-v64:32-f32:64"
;
; define void @f(ptr %p) {
;   %1 = alloca { i8 }, align 16
;   %2 = load i16, ptr %p, align 4
;   %3 = load <2 x i32>, ptr %p, align 4
;   %4 = load float, ptr %p, align 8
;   %5 = alloca [4 x i8], align 1
;   ret void
; }
