package asmtext_test

// handwritten are statements as people and compilers write them, beside what the printer writes.
const handwritten = `nop
pause
rep; nop
rep nop
lock; addl $1, (%rax)
lock addl $1, (%rax)
lock; cmpxchgq %rcx, 8(%rdi)
lock xaddw %ax, (%rsi)
xchg %rax, (%rcx)
xchg (%rcx), %rax
xchgl %eax, %ebx
xchg %bl, %al
test %eax, (%rcx)
test (%rcx), %eax
testb $1, %dil
mov %rax, %rcx
mov $5, %eax
mov $5, %rax
mov $-1, %rax
mov $0x123456789abc, %rax
movq $0xffffffff, %rdx
movabs $5, %r9
movabsq $-5, %r9
mov %al, (%rbx)
mov $1, %r10b
movw $-1, %cx
movl $4294967295, %ecx
addl $4294967295, %ecx
addl $0xffffff80, %ecx
addq $-128, %rcx
addq $128, %rcx
subb $200, %cl
and $0x7f, %eax
and $0xff, %eax
or $0x1234, %ax
cmp $10, %r8
cmpb $'a', (%rdi)
cmpb $'\n', (%rdi)
movb $'\\', %al
imul $5, %eax
imul $5, %eax, %ebx
imulq $500, (%rax), %rbx
imul %rcx
imul %rcx, %rdx
shl %eax
shl $1, %eax
shl $3, %eax
sal $3, %rax
salq %cl, %rax
shr %cl, %dl
sar $31, %r9d
rolw $8, %ax
ror $4, %rbx
rcl $1, %rax
shld $4, %eax, %ebx
shrdq %cl, %rax, (%rbx)
inc %rax
decl (%rax)
neg %ecx
not %r15
push %rax
pushq $5
push $-1000
pushq (%rax)
pop %r12
pushf
popf
pushfq
popfq
lea 8(%rax,%rbx,4), %rcx
leal (%rdi,%rdi,2), %eax
lea (,%rax,8), %rdx
lea -1(,%rbp,2), %rdx
leaq 3*4+2(%rax), %rdx
leaq (1<<4|2)(%rax), %rdx
leaq -(2+3)(%rax), %rdx
leaq ~5(%rax), %rdx
leaq 6/2*2-1(%rax), %rdx
leaq 0x10 + 020 + 0b11(%rax), %rdx
mov (%rsp), %rax
mov (%r12), %rax
mov 0(%r13), %rax
mov (%rbp), %rax
mov %fs:0, %rax
mov %fs:(%rax), %rcx
movq %gs:40(%rax,%rbx,8), %rcx
mov 0x1000, %eax
mov -16, %rcx
movzbl %al, %eax
movzbl (%rax), %r9d
movzbw %al, %ax
movzwl %ax, %eax
movzwq (%rcx), %rax
movzx %al, %eax
movzx %ax, %rcx
movzb %al, %ecx
movsbl %al, %eax
movsbq (%rax), %rax
movswl %ax, %ecx
movslq %eax, %rax
movsx %al, %eax
cltq
cqto
cltd
cwtl
cwtd
cbtw
cdqe
cqo
cdq
cwde
cbw
cwd
sete %al
setz %al
setnbe (%rax)
setc %r9b
cmove %eax, %ebx
cmovzl %eax, %ebx
cmovnaeq (%rax), %rbx
cmovl %rax, %rbx
cmovll %eax, %ebx
cmovge %ax, %bx
bswap %eax
bswapq %r9
bt $5, %eax
btsq %rax, (%rbx)
bsf %eax, %ecx
bsrq (%rax), %rcx
popcnt %rax, %rcx
tzcnt %eax, %ecx
lzcnt (%rax), %rcx
call *%rax
call *8(%rax)
callq *(%rax,%rbx,8)
jmp *%rcx
jmpq *(%rax)
ret
retq
ret $16
repz ret
rep ret
leave
leaveq
int3
int $3
ud2
hlt
cpuid
rdtsc
mfence
lfence
sfence
clc
stc
cmc
cld
std
rep movsb
rep; movsb
rep movsq
rep stosl
repe cmpsb
repne scasb
repnz scasw
movsb
movsw
movsl
movsq
stosb
stosb %al, (%rdi)
stosq %rax, %es:(%rdi)
lodsl
lodsb (%rsi), %al
scasb (%rdi), %al
movsb (%rsi), (%rdi)
cmpsb
movss %xmm0, %xmm1
movss (%rax), %xmm1
movsd %xmm0, (%rax)
movsd 8(%rax), %xmm15
movaps %xmm0, %xmm9
movups (%rax), %xmm9
movdqa %xmm1, 16(%rsp)
movdqu (%rdi), %xmm4
movd %eax, %xmm3
movd %xmm3, %eax
movd %rax, %xmm3
movd (%rax), %xmm3
movq %rax, %xmm3
movq %xmm3, %rax
movq (%rax), %xmm3
movq %xmm3, (%rax)
movq %xmm3, %xmm4
addsd %xmm0, %xmm1
mulps (%rax), %xmm1
sqrtss %xmm2, %xmm2
cvtsi2sd %eax, %xmm0
cvtsi2sd %rax, %xmm0
cvtsi2sdl (%rax), %xmm0
cvtsi2sdq (%rax), %xmm0
cvtsi2ssl %eax, %xmm0
cvttsd2si %xmm0, %eax
cvttsd2si %xmm0, %rax
cvttss2siq (%rax), %rax
cmpeqsd %xmm0, %xmm1
cmpltps (%rax), %xmm1
cmpneqss %xmm3, %xmm4
cmpsd $3, %xmm0, %xmm1
pxor %xmm0, %xmm0
pshufd $0x4e, %xmm0, %xmm1
psllq $3, %xmm2
psrldq $8, %xmm2
pextrw $3, %xmm0, %eax
pinsrw $3, %ecx, %xmm0
pmovmskb %xmm1, %eax
xadd %al, (%rcx)
cmpxchg %rcx, (%rax)
cmpxchg16b (%rdi)
lock cmpxchg8b (%rdi)
endbr64
int $0x80
rdtscp
syscall
cli
sti
lahf
sahf
ldmxcsr (%rsp)
stmxcsr -4(%rsp)
prefetchnta (%rax)
prefetcht0 64(%rdi)
prefetcht1 (%rax,%rbx)
prefetcht2 (%r9)
clflush (%rdi)
movnti %eax, (%rbx)
movntiq %rax, 8(%rbx)
.byte 1, 2, 0x90, -1, 'x'
.short 0x1234
.word 5, 6
.long 0xdeadbeef
.int -5
.quad 0x1122334455667788
.8byte 1
.ascii "abc\n\"\\\101"
.asciz "x", "y"
.string "z"
.zero 3
.skip 2, 0x90
.byte 1+2*3, (4|3)<<2, 10-4-3
nop; .p2align 4; nop
1: nop; .balign 8; jmp 1b
nop; .align 16; ret
nop; .p2align 4, , 14; nop; .p2align 4, , 15; .p2align 0
nop; .p2align 3,,6; nop; .balign 2
call sym1
callq sym2@PLT
jmp sym3
je sym4
mov sym1(%rip), %rax
movq sym1+8(%rip), %rax
movl $7, sym2-4(%rip)
leaq sym3@GOTPCREL(%rip), %rax
movq sym3@GOTPCREL(%rip), %rax
mov sym2, %eax
movq sym2(,%rax,8), %rcx
movl $sym1, %eax
movq $sym1+4, %rax
movabsq $sym1, %rax
pushq $sym1
movq %fs:sym4@TPOFF, %rax
leaq sym4@TPOFF(%rax), %rcx
.quad sym1+4
.long sym2
1: jmp 1b
jmp 1f; 1: nop
2: nop; jne 2b; je 3f; nop; 3:
.Lx: jmp .Lx
jnz .Ly; nop; .Ly: ret
addl $1, %eax # and so on
addl $1, %eax // and so on
addl /* one */ $1, %eax
  addl   $1 ,%eax
addl $1, %eax;; addl $2, %eax ;
`
