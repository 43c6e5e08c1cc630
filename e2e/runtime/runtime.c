// runtime.c: what all heaps share: settings, when to collect, patching what
// frames and variables hold, printing.

#include "runtime.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ROOTS = 64, MAX_PRINTED = 1 << 16 };

static rt_object **roots[MAX_ROOTS];
static int nroots;

uint64_t rt_allocated, rt_collections, rt_moved, rt_patched, rt_derived;
int64_t rt_wanted;

// A collection happens at every so many safepoints; 0: never. asked: only in rt_collect.
static long every, since;
static int asked;

void (*rt_stopped)(rt_registers *registers);

void rt_fail(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fflush(stdout);
    fputs("runtime: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    abort();
}

// rt_clobbered is where rt_enter goes when compiled code did not keep a
// register it must keep.
__attribute__((noreturn, used)) void rt_clobbered(void)
{
    rt_fail("compiled code returned with a callee-saved register changed");
}

long rt_setting(const char *name, long otherwise, long most)
{
    const char *text = getenv(name);
    long n = text ? strtol(text, NULL, 10) : otherwise;
    if (n < 1 || n > most)
        rt_fail("%s=%s: a number from 1 to %ld", name, text, most);
    return n;
}

void rt_init(void)
{
    rt_heap_init();
    // RT_COLLECT=never gives the same program on a heap that stands still, a
    // number collects at every so many safepoints, and asked only where the program does.
    const char *how = getenv("RT_COLLECT");
    if (!how || strcmp(how, "always") == 0)
        every = 1;
    else if (strcmp(how, "asked") == 0)
        asked = 1;
    else if (strcmp(how, "never") != 0)
        every = rt_setting("RT_COLLECT", 1, 1 << 30);
    if (rt_map_load() == 0)
        every = 0, asked = 0;
    rt_wanted = every != 0;
}

// collect has the collector run while all other threads stand.
static void collect(rt_registers *registers)
{
    __atomic_store_n(&rt_wanted, 1, __ATOMIC_SEQ_CST);
    rt_stop_others();
    rt_collections++;
    rt_heap_collect();
    __atomic_store_n(&rt_wanted, every != 0, __ATOMIC_SEQ_CST);
    rt_let_go();
    if (rt_stopped)
        rt_stopped(registers);
}

static void safepoint(rt_registers *registers)
{
    rt_arrive(registers);
    if (every != 0 && ++since >= every) {
        since = 0;
        collect(registers);
    }
    rt_unlock();
}

// What the trampolines call.
__attribute__((used)) rt_object *rt_alloc_from(int64_t refs, int64_t bytes, rt_registers *registers)
{
    safepoint(registers);
    return rt_new(refs, bytes);
}

__attribute__((used)) void rt_safepoint_from(rt_registers *registers) { safepoint(registers); }

__attribute__((used)) void rt_collect_from(rt_registers *registers)
{
    rt_arrive(registers);
    if (every != 0 || asked)
        collect(registers);
    rt_unlock();
}

rt_object *rt_new(int64_t refs, int64_t bytes)
{
    rt_lock();
    rt_object *o = rt_heap_new(refs, bytes);
    rt_unlock();
    return o;
}

void rt_store(rt_object *object, rt_object **field, rt_object *value)
{
    rt_lock();
    rt_heap_store(object, field, value);
    rt_unlock();
}

int64_t rt_clock(void) { return (int64_t)__builtin_ia32_rdtsc(); }

size_t rt_object_size(int64_t refs, int64_t bytes)
{
    if (refs < 0 || bytes < 0 || refs > 1 << 20 || bytes > 1 << 24)
        rt_fail("an object of %ld references and %ld bytes", (long)refs, (long)bytes);
    size_t size = 8 + 8 * (size_t)refs + (((size_t)bytes + 7) & ~(size_t)7);
    return size < 16 ? 16 : size; // room for a forwarding address
}

void rt_root(rt_object **variable)
{
    if (nroots == MAX_ROOTS)
        rt_fail("more than %d roots", MAX_ROOTS);
    roots[nroots++] = variable;
}

void rt_patch_roots(rt_forward *forward)
{
    rt_patch_threads(forward);
    for (int i = 0; i < nroots; i++)
        *roots[i] = forward(*roots[i], "a root");
}

// What the first round printed, and how far a further one has got.
static int64_t printed[MAX_PRINTED];
static size_t nprinted, at;
static long rounds, current_round;

void rt_print(int64_t value)
{
    if (rt_keep_printed(value))
        return;
    if (current_round == 0) {
        printf("%ld\n", (long)value);
        if (rounds > 1 && nprinted == MAX_PRINTED)
            rt_fail("more than %d numbers printed in a round", MAX_PRINTED);
        if (rounds > 1)
            printed[nprinted++] = value;
        return;
    }
    if (at == nprinted || printed[at] != value)
        rt_fail("round %ld prints %ld as number %zu, where the first printed %ld", current_round + 1, (long)value, at + 1,
                at < nprinted ? (long)printed[at] : 0);
    at++;
}

void rt_rounds(void (*round)(void))
{
    rounds = rt_setting("RT_ROUNDS", 1, 1 << 30);
    for (current_round = 0; current_round < rounds; current_round++) {
        at = 0;
        round();
        if (current_round > 0 && at != nprinted)
            rt_fail("round %ld prints %zu numbers, the first printed %zu", current_round + 1, at, nprinted);
    }
}

int rt_finish(void)
{
    fflush(stdout);
    fprintf(stderr, "runtime: %lu collections, %lu objects made, %lu moved, %lu pointers patched, %lu of them derived\n",
            (unsigned long)rt_collections, (unsigned long)rt_allocated, (unsigned long)rt_moved,
            (unsigned long)rt_patched, (unsigned long)rt_derived);
    return 0;
}
