; Sums a list while inline assembly changes every register that it may: what lives across it must be put aside, and what is put
; aside must be where the collector finds it at the next safepoint. Assembly is no safepoint; LLVM wants to be told so.
;
; A cell is a header of 8 bytes, the next cell, and a number.

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_store(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1)) "gc-leaf-function"

; Puts a number in front of a list; the number is written by assembly, into the object.
define ptr addrspace(1) @push(i64 %number, ptr addrspace(1) %rest) gc "statepoint-example" {
entry:
  call void asm sideeffect "xorl %eax, %eax; xorl %ecx, %ecx; xorl %edx, %edx; xorl %ebx, %ebx", "~{rax},~{rcx},~{rdx},~{rbx},~{flags}"() "gc-leaf-function"
  %cell = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  call void @rt_store(ptr addrspace(1) %cell, ptr addrspace(1) %next.at, ptr addrspace(1) %rest)
  %number.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 16
  call void asm sideeffect "movq $1, $0", "=*m,r,~{memory}"(ptr addrspace(1) elementtype(i64) %number.at, i64 %number) "gc-leaf-function"
  ret ptr addrspace(1) %cell
}

; The sum of a list. Between the safepoint and the load, and between the load and the safepoint, no register keeps its value.
define i64 @sum(ptr addrspace(1) %list) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %cell = phi ptr addrspace(1) [ %list, %entry ], [ %next, %more ]
  %total = phi i64 [ 0, %entry ], [ %total.next, %more ]
  %end = icmp eq ptr addrspace(1) %cell, null
  br i1 %end, label %done, label %more

more:
  call void @rt_safepoint()
  call void asm sideeffect "xorl %eax, %eax; xorl %ecx, %ecx; xorl %edx, %edx; xorl %ebx, %ebx; xorl %esi, %esi; xorl %edi, %edi; xorl %ebp, %ebp; movq %rax, %r8; movq %rax, %r9; movq %rax, %r10; movq %rax, %r11; movq %rax, %r12; movq %rax, %r13; movq %rax, %r14; movq %rax, %r15", "~{rax},~{rcx},~{rdx},~{rbx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15},~{dirflag},~{fpsr},~{flags}"() "gc-leaf-function"
  %number.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 16
  %total.next = call i64 asm sideeffect "addq $1, $0", "=r,*m,0,~{flags}"(ptr addrspace(1) elementtype(i64) %number.at, i64 %total) "gc-leaf-function"
  call void @rt_safepoint()
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at, align 8
  br label %loop

done:
  ret i64 %total
}

define i64 @run(i64 %size) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %i = phi i64 [ 1, %entry ], [ %i.next, %more ]
  %list = phi ptr addrspace(1) [ null, %entry ], [ %longer, %more ]
  %full = icmp sgt i64 %i, %size
  br i1 %full, label %done, label %more

more:
  %square = call i64 asm "imulq $0, $0", "=r,0,~{flags}"(i64 %i) "gc-leaf-function"
  %longer = call ptr addrspace(1) @push(i64 %square, ptr addrspace(1) %list)
  %i.next = add i64 %i, 1
  br label %loop

done:
  %first = call i64 @sum(ptr addrspace(1) %list)
  %second = call i64 @sum(ptr addrspace(1) %list)
  %equal = icmp eq i64 %first, %second
  %result = select i1 %equal, i64 %first, i64 -1
  ret i64 %result
}
