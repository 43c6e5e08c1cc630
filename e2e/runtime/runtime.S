# The ways in and out of compiled code, for System V x86-64.
#
# A trampoline saves the callee-saved registers in the order of rt_registers,
# directly under the return address, and passes their address: the collector
# learns the return address and the caller's stack pointer without asking how
# the C compiler lays out a frame. It restores them afterwards, so that a
# reference the stack map places in one of them can be patched too.

        .text

        .macro  save
        pushq   %rbx
        pushq   %rbp
        pushq   %r12
        pushq   %r13
        pushq   %r14
        pushq   %r15
        .endm

        .macro  restore
        popq    %r15
        popq    %r14
        popq    %r13
        popq    %r12
        popq    %rbp
        popq    %rbx
        .endm

# rt_object *rt_alloc(int64_t refs, int64_t bytes)
        .globl  rt_alloc
        .type   rt_alloc, @function
rt_alloc:
        save
        movq    %rsp, %rdx
        subq    $8, %rsp                # align to 16 for the call
        callq   rt_alloc_from
        addq    $8, %rsp
        restore
        retq
        .size   rt_alloc, .-rt_alloc

# void rt_safepoint(void)
        .globl  rt_safepoint
        .type   rt_safepoint, @function
rt_safepoint:
        save
        movq    %rsp, %rdi
        subq    $8, %rsp
        callq   rt_safepoint_from
        addq    $8, %rsp
        restore
        retq
        .size   rt_safepoint, .-rt_safepoint

        .globl  do_safepoint            # what LLVM's documents call it
        .set    do_safepoint, rt_safepoint

# void rt_collect(void)
        .globl  rt_collect
        .type   rt_collect, @function
rt_collect:
        save
        movq    %rsp, %rdi
        subq    $8, %rsp
        callq   rt_collect_from
        addq    $8, %rsp
        restore
        retq
        .size   rt_collect, .-rt_collect

# int64_t rt_join(int64_t thread)
        .globl  rt_join
        .type   rt_join, @function
rt_join:
        save
        movq    %rsp, %rsi
        subq    $8, %rsp
        callq   rt_join_from
        addq    $8, %rsp
        restore
        retq
        .size   rt_join, .-rt_join

# uintptr_t rt_enter(void *function, a, b, c, d, e)
#
# The walk of the stack ends where a return address is rt_enter_return. Every
# register compiled code may clobber is filled with rubbish first, and those it
# must keep are checked afterwards.
        .globl  rt_enter, rt_enter_return
        .type   rt_enter, @function
rt_enter:
        save
        subq    $8, %rsp
        movq    %rdi, %rax
        movq    %rsi, %rdi
        movq    %rdx, %rsi
        movq    %rcx, %rdx
        movq    %r8, %rcx
        movq    %r9, %r8
        movabsq $0x5a5a5a5a5a5a5a01, %rbx
        leaq    1(%rbx), %rbp
        leaq    2(%rbx), %r12
        leaq    3(%rbx), %r13
        leaq    4(%rbx), %r14
        leaq    5(%rbx), %r15
        movq    %rbx, %r9
        movq    %rbx, %r10
        movq    %rbx, %r11
        callq   *%rax
rt_enter_return:
        movabsq $0x5a5a5a5a5a5a5a01, %rcx
        cmpq    %rcx, %rbx
        jne     1f
        incq    %rcx
        cmpq    %rcx, %rbp
        jne     1f
        incq    %rcx
        cmpq    %rcx, %r12
        jne     1f
        incq    %rcx
        cmpq    %rcx, %r13
        jne     1f
        incq    %rcx
        cmpq    %rcx, %r14
        jne     1f
        incq    %rcx
        cmpq    %rcx, %r15
        jne     1f
        addq    $8, %rsp
        restore
        retq
1:      callq   rt_clobbered
        .size   rt_enter, .-rt_enter

        .section .note.GNU-stack,"",@progbits
