// cases.h: calls of functions by text, and stand-ins for functions that nothing defines, as
// `statepoint run --stubs` has them (lower/run/RUNTIME.md).
#ifndef CASES_H
#define CASES_H

#include "runtime.h"

// A stand-in. Types are letters: v for none, p for a reference, and b, c, s, w, l for integers of
// 1, 8, 16, 32 and 64 bits.
typedef struct rt_stub {
    const char *name, *arguments;
    char result;
    int leaf; // never runs the collector
} rt_stub;

// rt_stubs are those of a driver, which defines each with RT_STUB or RT_THROWING and its number.
extern const rt_stub rt_stubs[];

// A stand-in prints its arguments, lets the collector run, and returns; or it throws an exception
// without a kind. It saves registers as a trampoline of runtime.S does, with the arguments below.
#define RT_STUB_WITH_END(name, number, end)                                                        \
    __asm__(".text\n.globl " name "\n.type " name ",@function\n" name ":\n"                        \
            "pushq %rbx\npushq %rbp\npushq %r12\npushq %r13\npushq %r14\npushq %r15\n"             \
            "pushq %r9\npushq %r8\npushq %rcx\npushq %rdx\npushq %rsi\npushq %rdi\n"               \
            "movl $" #number ", %edi\nmovq %rsp, %rsi\nleaq 48(%rsp), %rdx\n"                      \
            "subq $8, %rsp\ncallq rt_stub_from\naddq $56, %rsp\n"                                  \
            "popq %r15\npopq %r14\npopq %r13\npopq %r12\npopq %rbp\npopq %rbx\n" end               \
            "\n.size " name ", .-" name "\n")
#define RT_STUB(name, number) RT_STUB_WITH_END(name, number, "retq")
#define RT_THROWING(name, number)                                                                  \
    RT_STUB_WITH_END(name, number, "xorl %edi, %edi\nxorl %esi, %esi\nxorl %edx, %edx\njmp rt_throw")

// rt_case calls a function with the arguments in a text, prints its result on a line, and returns
// main's exit status.
int rt_case(void *function, const char *arguments, char result);

// A deopt value of a record: where it is (NULL for a constant), or the address or constant that it
// is.
typedef struct rt_deopt {
    uint64_t *place;
    uint64_t value;
} rt_deopt;

// rt_deopts reads the deopt values of the innermost frame (map.c), up to `most`, and returns how
// many there are.
int rt_deopts(rt_registers *registers, rt_deopt *values, int most);

// rt_show prints a word of a type, without a newline.
void rt_show(uint64_t word, char type);

#endif
