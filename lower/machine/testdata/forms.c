// forms.c: executes single instructions on the processor from random states, and prints a sum of
// what each leaves behind. Standard input has a head, then a case for each instruction. The states
// are made from numbers in the same order as the Go test makes them, so that only sums have to be
// compared; with the number of a case and of a state as arguments the state itself is printed.

#define _GNU_SOURCE
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

enum { CODE = 0x31000000, STATE = 0x30000000, SCRATCH = 0x30001000, WORDS = 128, NUMBERS = 24 };

// The state at STATE. Offsets are part of the assembly below.
struct state {
    uint64_t gpr[16];     // 0
    uint64_t flags;       // 128
    uint64_t mark;        // 136: 0 went on, 1 branched, 16 and more: a signal
    uint64_t mxcsr;       // 144
    uint64_t depth;       // 152: numbers on the x87 stack
    uint64_t xmm[32];     // 160
    uint64_t x87[8][2];   // 416
    uint64_t control;     // 544
    uint64_t entry;       // 552
    uint64_t leave;       // 560: the address of the code below that leaves
    uint64_t rsp;         // 568
    uint64_t unused[8];   // 576
    uint8_t fx[512];      // 640
};

struct head {
    uint64_t seed, states, cases;
    uint64_t doubles[NUMBERS], floats[NUMBERS], small[8], tops[8], significands[8];
};

struct one {
    uint64_t len;
    uint8_t code[16];
    uint64_t base[16], mask[16]; // of registers; a mask of all ones is any value
    uint64_t poke[2][3];         // address, value, mask; an address of 0 is none
    uint64_t flags;              // the flags that are random at first
};

// Bits that a case leaves open, from one state or, as state EVERY, from all. They come in the order
// of cases and states.
enum { EVERY = 0xffffffff };
struct open {
    uint32_t which, state;
    uint64_t word, mask; // of what is printed
};

void run_one(void);
__asm__(".text\n.globl run_one\nrun_one:\n"
        "push %rbx\npush %rbp\npush %r12\npush %r13\npush %r14\npush %r15\n"
        "lea leave_one(%rip), %rax\nmov %rax, 0x30000230\n"
        "mov %rsp, 0x30000238\n"
        "ldmxcsr 0x30000090\n"
        "fninit\nfldcw 0x30000220\n"
        "mov 0x30000098, %ecx\nmov $0x300001a0, %edx\n"
        "1: test %ecx, %ecx\nje 2f\nfldt (%rdx)\nadd $16, %rdx\ndec %ecx\njmp 1b\n2:\n"
        "mov $0x300000a0, %eax\n"
        "movaps (%rax), %xmm0\nmovaps 16(%rax), %xmm1\nmovaps 32(%rax), %xmm2\n"
        "movaps 48(%rax), %xmm3\nmovaps 64(%rax), %xmm4\nmovaps 80(%rax), %xmm5\n"
        "movaps 96(%rax), %xmm6\nmovaps 112(%rax), %xmm7\nmovaps 128(%rax), %xmm8\n"
        "movaps 144(%rax), %xmm9\nmovaps 160(%rax), %xmm10\nmovaps 176(%rax), %xmm11\n"
        "movaps 192(%rax), %xmm12\nmovaps 208(%rax), %xmm13\nmovaps 224(%rax), %xmm14\n"
        "movaps 240(%rax), %xmm15\n"
        "pushq 0x30000080\npopfq\n"
        "mov 0x30000000, %rax\nmov 0x30000008, %rcx\nmov 0x30000010, %rdx\n"
        "mov 0x30000018, %rbx\nmov 0x30000020, %rsp\nmov 0x30000028, %rbp\n"
        "mov 0x30000030, %rsi\nmov 0x30000038, %rdi\nmov 0x30000040, %r8\n"
        "mov 0x30000048, %r9\nmov 0x30000050, %r10\nmov 0x30000058, %r11\n"
        "mov 0x30000060, %r12\nmov 0x30000068, %r13\nmov 0x30000070, %r14\n"
        "mov 0x30000078, %r15\njmp *0x30000228\n"
        "leave_one:\n"
        "mov %rsp, 0x30000020\nmov 0x30000238, %rsp\n"
        "pushfq\npopq 0x30000080\ncld\n"
        "mov %rax, 0x30000000\nmov %rcx, 0x30000008\nmov %rdx, 0x30000010\n"
        "mov %rbx, 0x30000018\nmov %rbp, 0x30000028\nmov %rsi, 0x30000030\n"
        "mov %rdi, 0x30000038\nmov %r8, 0x30000040\nmov %r9, 0x30000048\n"
        "mov %r10, 0x30000050\nmov %r11, 0x30000058\nmov %r12, 0x30000060\n"
        "mov %r13, 0x30000068\nmov %r14, 0x30000070\nmov %r15, 0x30000078\n"
        "mov $0x300000a0, %eax\n"
        "movaps %xmm0, (%rax)\nmovaps %xmm1, 16(%rax)\nmovaps %xmm2, 32(%rax)\n"
        "movaps %xmm3, 48(%rax)\nmovaps %xmm4, 64(%rax)\nmovaps %xmm5, 80(%rax)\n"
        "movaps %xmm6, 96(%rax)\nmovaps %xmm7, 112(%rax)\nmovaps %xmm8, 128(%rax)\n"
        "movaps %xmm9, 144(%rax)\nmovaps %xmm10, 160(%rax)\nmovaps %xmm11, 176(%rax)\n"
        "movaps %xmm12, 192(%rax)\nmovaps %xmm13, 208(%rax)\nmovaps %xmm14, 224(%rax)\n"
        "movaps %xmm15, 240(%rax)\n"
        "fxsave64 0x30000280\nfninit\n"
        "pop %r15\npop %r14\npop %r13\npop %r12\npop %rbp\npop %rbx\nret\n");

static struct state *const st = (struct state *)STATE;
static uint64_t *const scratch = (uint64_t *)SCRATCH;
static struct head head;
static struct one *cases;
static sigjmp_buf back;

// fault notes the registers of an instruction that the processor refuses.
static void fault(int sig, siginfo_t *info, void *context)
{
    static const int order[16] = {REG_RAX, REG_RCX, REG_RDX, REG_RBX, REG_RSP, REG_RBP, REG_RSI, REG_RDI,
                                  REG_R8,  REG_R9,  REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15};
    const greg_t *r = ((ucontext_t *)context)->uc_mcontext.gregs;
    (void)info;
    for (int i = 0; i < 16; i++)
        st->gpr[i] = (uint64_t)r[order[i]];
    st->flags = (uint64_t)r[REG_EFL];
    st->mark = sig == SIGFPE ? 16 : sig == SIGILL ? 17 : 18;
    siglongjmp(back, 1);
}

static uint64_t state_of_random;

static uint64_t next(void)
{
    uint64_t z = state_of_random += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

static uint64_t wide(int pool)
{
    uint64_t k = next(), v = next();
    if (pool)
        return head.small[v & 7];
    switch (k & 3) {
    case 0:
        return head.doubles[(v >> 8) % NUMBERS];
    case 1:
        return head.floats[(v >> 8) % NUMBERS] | head.floats[(v >> 32) % NUMBERS] << 32;
    }
    return v;
}

static void fill(const struct one *c, uint64_t n, uint64_t k)
{
    state_of_random = head.seed ^ n << 24 ^ k;
    int pool = (next() & 3) == 0;
    for (int i = 0; i < 16; i++) {
        uint64_t a = next(), b = next();
        st->gpr[i] = (uint64_t)((int64_t)a >> (b & 63));
        if (pool)
            st->gpr[i] = head.small[b >> 8 & 7];
        if (~c->mask[i])
            st->gpr[i] = c->base[i] + (a & c->mask[i]);
    }
    st->flags = 0x202 | (next() & c->flags);
    for (int i = 0; i < 32; i++)
        st->xmm[i] = wide(pool);
    for (int i = 0; i < WORDS; i++)
        scratch[i] = wide(pool);
    st->depth = next() % 5;
    for (int i = 0; i < 4; i++) {
        uint64_t a = next(), b = next(), top = head.tops[a & 7] + (a >> 3 & head.tops[a & 7] >> 48);
        uint64_t s = head.significands[b & 7];
        if (b & 8)
            s |= next() >> 1;
        top = (top & 0x7fff) | (b >> 4 & 1) << 15;
        if (top & 0x7fff)
            s |= (uint64_t)1 << 63;
        else
            s &= ~((uint64_t)1 << 63);
        if (i > 0 && (b >> 5 & 7) == 0) // the one before, with the other sign
            s = st->x87[i - 1][0], top = st->x87[i - 1][1] ^ 0x8000;
        st->x87[i][0] = s, st->x87[i][1] = top;
    }
    st->control = 0x37f | (next() & 3) << 10;
    for (int i = 0; i < 2; i++)
        if (c->poke[i][0])
            *(uint64_t *)c->poke[i][0] = c->poke[i][1] | (next() & c->poke[i][2]);
    st->mark = 0, st->mxcsr = 0x1f80;
}

static uint64_t sum;

static void add(uint64_t w)
{
    sum = (sum ^ w) * 0x9E3779B97F4A7C15;
    sum ^= sum >> 32;
}

static void (*out)(uint64_t) = add;

static void print(uint64_t w) { printf("%016lx\n", (unsigned long)w); }

static struct open *opens;
static uint64_t nopens, at_open;

static void one(uint64_t n, uint64_t k)
{
    const struct one *c = &cases[n];
    uint64_t words[18 + WORDS + 32 + 17], size = 0;
    fill(c, n, k);
    if (sigsetjmp(back, 1) == 0)
        run_one();
    words[size++] = st->mark;
    for (int i = 0; i < 16; i++)
        words[size++] = st->gpr[i];
    words[size++] = st->flags & 0xcd5;
    for (int i = 0; i < WORDS; i++)
        words[size++] = scratch[i];
    if (st->mark < 16) {
        for (int i = 0; i < 32; i++)
            words[size++] = st->xmm[i];
        unsigned top = st->fx[3] >> 3 & 7, used = st->fx[4];
        words[size++] = st->fx[0] | (uint64_t)st->fx[1] << 8;
        for (unsigned i = 0; i < 8; i++) {
            uint64_t s = 0, t = 0;
            if (used >> ((top + i) & 7) & 1) {
                memcpy(&s, st->fx + 32 + 16 * i, 8);
                memcpy(&t, st->fx + 40 + 16 * i, 2);
            }
            words[size++] = s, words[size++] = t;
        }
    }
    while (at_open < nopens && opens[at_open].which < n)
        at_open++;
    for (uint64_t i = at_open; i < nopens && opens[i].which == n && opens[i].state == EVERY; i++)
        if (opens[i].word < size)
            words[opens[i].word] &= ~opens[i].mask;
    while (at_open < nopens && opens[at_open].which == n && opens[at_open].state < k)
        at_open++;
    for (uint64_t i = at_open; i < nopens && opens[i].which == n && opens[i].state == k; i++)
        if (opens[i].word < size)
            words[opens[i].word] &= ~opens[i].mask;
    for (uint64_t i = 0; i < size; i++)
        out(words[i]);
}

static void receive(void *to, size_t n)
{
    if (fread(to, 1, n, stdin) != n)
        exit(3);
}

int main(int argc, char **argv)
{
    void *s = mmap((void *)STATE, 0x2000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    uint8_t *code = mmap((void *)CODE, 0x1000, PROT_READ | PROT_WRITE | PROT_EXEC,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    if (s == MAP_FAILED || code == MAP_FAILED)
        return 2;
    static uint8_t handlers[1 << 16];
    stack_t alternate = {.ss_sp = handlers, .ss_size = sizeof handlers};
    sigaltstack(&alternate, NULL);
    struct sigaction how = {.sa_sigaction = fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    int signals[] = {SIGFPE, SIGILL, SIGSEGV, SIGBUS, SIGTRAP};
    for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++)
        sigaction(signals[i], &how, NULL);
    receive(&head, sizeof head);
    cases = calloc(head.cases, sizeof *cases);
    receive(cases, head.cases * sizeof *cases);
    receive(&nopens, sizeof nopens);
    opens = calloc(nopens + 1, sizeof *opens);
    receive(opens, nopens * sizeof *opens);

    // Behind the instruction, which ends at CODE+64, and where branches lead.
    static const int stubs[3] = {64, 96, 64 + 1000};
    for (int i = 0; i < 3; i++) {
        uint8_t *p = code + stubs[i];
        uint32_t mark = STATE + 136, branched = i > 0, leave = STATE + 560;
        memcpy(p, "\xc7\x04\x25", 3), memcpy(p + 3, &mark, 4), memcpy(p + 7, &branched, 4);
        memcpy(p + 11, "\xff\x24\x25", 3), memcpy(p + 14, &leave, 4);
    }
    if (argc == 3)
        out = print;
    for (uint64_t n = 0; n < head.cases; n++) {
        if (argc == 3 && n != strtoull(argv[1], NULL, 10))
            continue;
        const struct one *c = &cases[n];
        memcpy(code + 64 - c->len, c->code, c->len);
        st->entry = CODE + 64 - c->len;
        sum = 0;
        for (uint64_t k = 0; k < head.states; k++)
            if (argc != 3 || k == strtoull(argv[2], NULL, 10))
                one(n, k);
        if (argc != 3)
            fwrite(&sum, sizeof sum, 1, stdout);
    }
    return 0;
}
