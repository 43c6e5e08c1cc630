; test: asm
; Which words hold references: by the allocated type, by loads and stores where that has none, and
; as the metadata declares. A struct's number is no reference, and an object's alignment is raised.
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;--- by-type
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n) gc "statepoint-example" {
  %pair = alloca { i64, ptr addrspace(1), [2 x ptr addrspace(1)] }
  store { i64, ptr addrspace(1), [2 x ptr addrspace(1)] } zeroinitializer, ptr %pair
  %field = getelementptr { i64, ptr addrspace(1) }, ptr %pair, i32 0, i32 1
  store ptr addrspace(1) %p, ptr %field
  store i64 %n, ptr %pair
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %pair) ]
  %now = load ptr addrspace(1), ptr %field
  ret ptr addrspace(1) %now
}

; => asm
; f:
;     subq $40, %rsp
;     movq $0, (%rsp)
;     movq $0, 8(%rsp)
;     movq $0, 16(%rsp)
;     movq $0, 24(%rsp)
;     movq %rdi, 8(%rsp)
;     movq %rsi, (%rsp)
;     callq foo
;       record 0: id 7, offset 53
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         alloca 0: rsp+0
;         reference in it: [rsp+8]
;         reference in it: [rsp+16]
;         reference in it: [rsp+24]
;     movq 8(%rsp), %rax
;     addq $40, %rsp
;     retq

;--- by-store
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %bytes = alloca [32 x i8]
  %at = getelementptr i8, ptr %bytes, i64 16
  store ptr addrspace(1) %p, ptr %at
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %bytes) ]
  %now = load ptr addrspace(1), ptr %at
  ret ptr addrspace(1) %now
}

; => asm
; f:
;     subq $40, %rsp
;     movq %rdi, 16(%rsp)
;     callq foo
;       record 0: id 7, offset 14
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         alloca 0: rsp+0
;         reference in it: [rsp+16]
;     movq 16(%rsp), %rax
;     addq $40, %rsp
;     retq

;--- declared
declare void @fill(ptr)
define ptr addrspace(1) @f() gc "statepoint-example" {
  %bytes = alloca [4 x i64], !statepoint.words !{i64 0, i64 24}
  %t0 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 6, i32 0, ptr elementtype(void (ptr)) @fill, i32 1, i32 0, ptr %bytes, i32 0, i32 0) [ "gc-live"(ptr %bytes) ]
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %bytes) ]
  %now = load ptr addrspace(1), ptr %bytes
  ret ptr addrspace(1) %now
}

; => asm
; f:
;     subq $40, %rsp
;     movq $0, 24(%rsp)
;     movq $0, (%rsp)
;     movq %rsp, %rdi
;     callq fill
;       record 0: id 6, offset 29
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         alloca 0: rsp+0
;         reference in it: [rsp+0]
;         reference in it: [rsp+24]
;     callq foo
;       record 1: id 7, offset 34
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         alloca 0: rsp+0
;         reference in it: [rsp+0]
;         reference in it: [rsp+24]
;     movq (%rsp), %rax
;     addq $40, %rsp
;     retq

;--- at-an-unknown-index
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %i) gc "statepoint-example" {
  %all = alloca ptr addrspace(1), i32 3
  %at = getelementptr ptr addrspace(1), ptr %all, i64 %i
  store ptr addrspace(1) %p, ptr %at
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %all) ]
  %now = load ptr addrspace(1), ptr %at
  ret ptr addrspace(1) %now
}

; => asm
; f:
;     pushq %rbx
;     subq $32, %rsp
;     movq %rsi, %rbx              # %i
;     movq $0, 16(%rsp)
;     movq $0, 8(%rsp)
;     movq $0, (%rsp)
;     movq %rdi, (%rsp,%rbx,8)
;     callq foo
;       record 0: id 7, offset 43
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         alloca 0: rsp+0
;         reference in it: [rsp+0]
;         reference in it: [rsp+8]
;         reference in it: [rsp+16]
;     movq (%rsp,%rbx,8), %rax
;     addq $32, %rsp
;     popq %rbx
;     retq

;--- a-vector
define <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %p) gc "statepoint-example" {
  %v = alloca <2 x ptr addrspace(1)>
  store <2 x ptr addrspace(1)> %p, ptr %v
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %v) ]
  %now = load <2 x ptr addrspace(1)>, ptr %v
  ret <2 x ptr addrspace(1)> %now
}

; => asm
; f:
;     subq $24, %rsp
;     movups %xmm0, (%rsp)
;     callq foo
;       record 0: id 7, offset 13
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         alloca 0: rsp+0
;         reference in it: [rsp+0]
;         reference in it: [rsp+8]
;     movups (%rsp), %xmm0
;     addq $24, %rsp
;     retq
