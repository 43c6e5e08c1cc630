; test: asm
; A word that may be read, and on some path is listed before anything is stored, is null from the
; start; one that is not read before the next store is left out.
declare void @foo()
declare void @llvm.lifetime.start.p0(i64, ptr)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;--- on-one-path
define ptr addrspace(1) @f(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" {
entry:
  %slot = alloca ptr addrspace(1)
  br i1 %c, label %set, label %call
set:
  store ptr addrspace(1) %p, ptr %slot
  br label %call
call:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
  br i1 %c, label %read, label %end
read:
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
end:
  ret ptr addrspace(1) null
}

; => asm
; f:
;     pushq %rbx
;     subq $16, %rsp
;     movl %esi, %ebx              # %c
;     movq $0, (%rsp)
;     testb $1, %bl
;     je .LBB0_2
; .LBB0_1:                         # %set
;     movq %rdi, (%rsp)
; .LBB0_2:                         # %call
;     callq foo
;       record 0: id 7, offset 29
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         alloca 0: rsp+0
;         reference in it: [rsp+0]
;     testb $1, %bl
;     je .LBB0_4
; .LBB0_3:                         # %read
;     movq (%rsp), %rax
; .LBB0_ret0:
;     addq $16, %rsp
;     popq %rbx
;     retq
; .LBB0_4:                         # %end
;     xorl %eax, %eax
;     jmp .LBB0_ret0

;--- not-read
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  %t0 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 6, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot, ptr addrspace(1) %p) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t0, i32 1, i32 1)
  store ptr addrspace(1) %q, ptr %slot
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
}
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

; => asm
; f:
;     subq $24, %rsp
;     movq %rdi, (%rsp)            # spill %p
;     callq foo
;       record 0: id 6, offset 13
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;         alloca 0: rsp+8
;     movq (%rsp), %rax            # reload %q
;     movq %rax, 8(%rsp)
;     callq foo
;       record 1: id 7, offset 27
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         alloca 0: rsp+8
;         reference in it: [rsp+8]
;     movq 8(%rsp), %rax
;     addq $24, %rsp
;     retq

;--- after-the-lifetime-begins
define ptr addrspace(1) @f(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" {
entry:
  %slot = alloca [2 x ptr addrspace(1)]
  br label %loop
loop:
  call void @llvm.lifetime.start.p0(i64 16, ptr %slot)
  br i1 %c, label %set, label %call
set:
  store ptr addrspace(1) null, ptr %slot
  br label %call
call:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
  %now = load ptr addrspace(1), ptr %slot
  %again = icmp eq ptr addrspace(1) %now, null
  br i1 %again, label %loop, label %end
end:
  ret ptr addrspace(1) %now
}

; => asm
; f:
;     pushq %rbx
;     subq $16, %rsp
;     movl %esi, %ebx              # %c
;     movq $0, (%rsp)
;     jmp .LBB0_2
;     .p2align 4
; .LBB0_1:                         # %call
;     callq foo
;       record 0: id 7, offset 37
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         alloca 0: rsp+0
;         reference in it: [rsp+0]
;     movq (%rsp), %rax
;     testq %rax, %rax
;     jne .LBB0_4
; .LBB0_2:                         # %loop
;     movq $0, (%rsp)
;     testb $1, %bl
;     je .LBB0_1
; .LBB0_3:                         # %set
;     movq $0, (%rsp)
;     jmp .LBB0_1
; .LBB0_4:                         # %end
;     addq $16, %rsp
;     popq %rbx
;     retq
