// runtime.h: a runtime with a moving collector, to run compiled programs on.
//
// The collector is deliberately merciless. At every safepoint it moves every
// live object to another space, patches every location the stack map names,
// and makes the space it left inaccessible. A pointer that the compiler forgot
// to record, or recorded wrongly, faults at its next use; it never happens to
// work.
//
// Calls go one way: C enters compiled code through rt_enter, compiled code
// calls the runtime through trampolines (runtime.S) that show the collector
// where the caller's frame begins. C frames between compiled ones are refused.
#ifndef RUNTIME_H
#define RUNTIME_H

#include <stddef.h>
#include <stdint.h>

// An object is a header of 8 bytes, `refs` references, then plain data. `size`
// counts all of it, in bytes, and is a multiple of 8. A reference is null or
// the address of an object's header.
typedef struct rt_object {
    uint32_t size;
    uint32_t refs;
    struct rt_object *ref[];
} rt_object;

// rt_data returns the first byte after the references.
static inline void *rt_data(rt_object *o) { return &o->ref[o->refs]; }

// What compiled code may call. rt_alloc is a safepoint, and returns a zeroed
// object of that many references and bytes of data; rt_safepoint is one and
// does nothing else; rt_print writes a signed number and a newline and is a
// leaf. (`declare ptr addrspace(1) @rt_alloc(i64, i64)`, and so on.)
rt_object *rt_alloc(int64_t refs, int64_t bytes);
void rt_safepoint(void);
void rt_print(int64_t value);

// What a driver in C calls. rt_init comes first. rt_new allocates without
// collecting. rt_enter calls compiled code with up to five words and returns
// what it returns. rt_root registers a C variable that holds a reference.
// rt_finish reports on standard error and returns main's exit status.
void rt_init(void);
rt_object *rt_new(int64_t refs, int64_t bytes);
uintptr_t rt_enter(void *function, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e);
void rt_root(rt_object **variable);
int rt_finish(void);

// rt_allocated is how many objects were made, rt_collections how often all of
// them were moved.
extern uint64_t rt_allocated, rt_collections;

// RT_SAFEPOINT(name) makes another name for rt_safepoint: a function outside
// the module, taking any arguments, that does nothing but let the collector
// run.
#define RT_SAFEPOINT(name)                                                   \
    __asm__(".text\n.globl " #name "\n.type " #name ",@function\n" #name     \
            ":\n  jmp rt_safepoint\n.size " #name ", .-" #name "\n")

// The registers a trampoline saves: those a callee must keep, as they were in
// compiled code at the call, then the return address. The caller's stack
// pointer, as it is after the call returns, is the address after the last.
typedef struct rt_registers {
    uint64_t r15, r14, r13, r12, rbp, rbx, pc;
} rt_registers;

// Between the files of the runtime.

// rt_fail prints a message and aborts the program.
__attribute__((noreturn, format(printf, 1, 2))) void rt_fail(const char *format, ...);

// rt_collect moves everything (heap.c); the trampolines reach it through
// rt_alloc_from and rt_safepoint_from.
void rt_collect(rt_registers *registers);

// rt_map_load reads the stack map of the program (map.c) and returns how many
// records it has; 0 when it was linked without one.
size_t rt_map_load(void);

// A slot names a pair of words that hold a base and a derived pointer; equal
// when the pointer is its own base. A constant (null) has no address: NULL.
typedef struct rt_slot {
    uint64_t *base, *derived;
} rt_slot;

// rt_map_walk visits every (base, derived) pair of every compiled frame, from
// the innermost to the one rt_enter made (walk in map.c).
void rt_map_walk(rt_registers *registers, void (*visit)(rt_slot slot, void *arg), void *arg);

#endif
