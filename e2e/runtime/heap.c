// heap.c: the heap and its collector.
//
// Objects live in one of several spaces; a collection copies everything
// reachable into the next and locks the one it left (PROT_NONE, after filling
// it with 0xCC). Each collection starts a little further into its space, so
// that a stale address does not meet the same object again when a space is
// used a second time. A bit per word marks where objects begin: a base pointer
// that is no object's address is an error of the compiler and stops the
// program.

#define _GNU_SOURCE
#include "runtime.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { SPACES = 4, MAX_ROOTS = 64 };
static const uint32_t FORWARDED = 0xffffffff; // in `refs`; ref[0] is the new address

typedef struct space {
    uint8_t *start, *top, *end;
    uint8_t *marks; // one bit per 8 bytes: an object begins here
} space;

static space spaces[SPACES];
static int current;
static int collecting; // 0: never move anything
static rt_object **roots[MAX_ROOTS];
static int nroots;

uint64_t rt_allocated, rt_collections;
static uint64_t moved, patched, derived_patched;

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

static size_t space_bytes(void)
{
    const char *mb = getenv("RT_HEAP_MB");
    long n = mb ? strtol(mb, NULL, 10) : 32;
    if (n < 1 || n > 4096)
        rt_fail("RT_HEAP_MB=%s: a number from 1 to 4096", mb);
    return (size_t)n << 20;
}

static void *reserve(size_t bytes)
{
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED)
        rt_fail("cannot reserve %zu bytes", bytes);
    return p;
}

void rt_init(void)
{
    size_t bytes = space_bytes();
    for (int i = 0; i < SPACES; i++) {
        spaces[i].start = spaces[i].top = reserve(bytes);
        spaces[i].end = spaces[i].start + bytes;
        spaces[i].marks = reserve(bytes / 64);
    }
    // RT_COLLECT=never gives the same program on a heap that stands still.
    const char *how = getenv("RT_COLLECT");
    size_t records = rt_map_load();
    collecting = records > 0 && !(how && strcmp(how, "never") == 0);
}

static int begins(const space *s, const void *p)
{
    size_t word = (size_t)((const uint8_t *)p - s->start) / 8;
    return (uintptr_t)p % 8 == 0 && (s->marks[word / 8] >> (word % 8) & 1);
}

static rt_object *take(space *s, size_t size)
{
    if (size > (size_t)(s->end - s->top))
        rt_fail("out of memory: RT_HEAP_MB sets the size of a space");
    rt_object *o = (rt_object *)s->top;
    size_t word = (size_t)(s->top - s->start) / 8;
    s->marks[word / 8] |= (uint8_t)(1 << (word % 8));
    s->top += size;
    return o;
}

rt_object *rt_new(int64_t refs, int64_t bytes)
{
    if (refs < 0 || bytes < 0 || refs > 1 << 20 || bytes > 1 << 24)
        rt_fail("an object of %ld references and %ld bytes", (long)refs, (long)bytes);
    size_t size = 8 + 8 * (size_t)refs + (((size_t)bytes + 7) & ~(size_t)7);
    if (size < 16)
        size = 16; // room for a forwarding address
    rt_object *o = take(&spaces[current], size);
    memset(o, 0, size);
    o->size = (uint32_t)size;
    o->refs = (uint32_t)refs;
    rt_allocated++;
    return o;
}

void rt_root(rt_object **variable)
{
    if (nroots == MAX_ROOTS)
        rt_fail("more than %d roots", MAX_ROOTS);
    roots[nroots++] = variable;
}

typedef struct collection {
    space *from, *to;
} collection;

// forward returns where the object went, copying it the first time. Addresses
// outside the heap (null, constants of the program) stay as they are.
static rt_object *forward(collection *c, rt_object *o, const char *what)
{
    if ((uint8_t *)o < c->from->start || (uint8_t *)o >= c->from->end) {
        for (int i = 0; i < SPACES; i++)
            if (&spaces[i] != c->to && (uint8_t *)o >= spaces[i].start && (uint8_t *)o < spaces[i].end)
                rt_fail("%s is %p, in a space left earlier", what, (void *)o);
        return o;
    }
    if (!begins(c->from, o))
        rt_fail("%s is %p, where no object begins", what, (void *)o);
    if (o->refs == FORWARDED)
        return o->ref[0];
    rt_object *n = take(c->to, o->size);
    memcpy(n, o, o->size);
    o->refs = FORWARDED;
    o->ref[0] = n;
    moved++;
    return n;
}

// The pairs are read before any is written: several may share a base, and the
// derived pointer needs the base's old value.
typedef struct patch {
    rt_slot slot;
    uint64_t base, derived;
} patch;

static patch *patches;
static size_t npatches, room;

static void gather(rt_slot slot, void *arg)
{
    (void)arg;
    if (npatches == room) {
        room = room ? 2 * room : 256;
        patches = realloc(patches, room * sizeof *patches);
        if (!patches)
            rt_fail("no memory for %zu patches", room);
    }
    patches[npatches++] = (patch){slot, slot.base ? *slot.base : 0, *slot.derived};
}

void rt_collect(rt_registers *registers)
{
    if (!collecting)
        return;
    rt_collections++;
    int next = (current + 1) % SPACES;
    collection c = {&spaces[current], &spaces[next]};
    if (mprotect(c.to->start, (size_t)(c.to->end - c.to->start), PROT_READ | PROT_WRITE) != 0)
        rt_fail("mprotect");
    c.to->top = c.to->start + 16 * (rt_collections % 61);

    npatches = 0;
    rt_map_walk(registers, gather, NULL);
    uint8_t *scan = c.to->top;
    for (size_t i = 0; i < npatches; i++) {
        patch *p = &patches[i];
        uint64_t base = (uint64_t)forward(&c, (rt_object *)p->base, "a base pointer on the stack");
        uint64_t derived = p->base ? base + (p->derived - p->base) : p->derived;
        *p->slot.derived = derived;
        // A base may be recorded only beside what is derived from it.
        if (p->slot.base && p->slot.base != p->slot.derived)
            *p->slot.base = base;
        patched++;
        derived_patched += p->derived != p->base;
    }
    for (int i = 0; i < nroots; i++)
        *roots[i] = forward(&c, *roots[i], "a root");
    for (; scan < c.to->top; scan += ((rt_object *)scan)->size) {
        rt_object *o = (rt_object *)scan;
        for (uint32_t i = 0; i < o->refs; i++)
            o->ref[i] = forward(&c, o->ref[i], "a field of an object");
    }

    size_t used = (size_t)(c.from->top - c.from->start);
    memset(c.from->start, 0xcc, used);
    memset(c.from->marks, 0, used / 64 + 1);
    if (mprotect(c.from->start, (size_t)(c.from->end - c.from->start), PROT_NONE) != 0)
        rt_fail("mprotect");
    c.from->top = c.from->start;
    current = next;
}

// What the trampolines call.
__attribute__((used)) rt_object *rt_alloc_from(int64_t refs, int64_t bytes, rt_registers *registers)
{
    rt_collect(registers);
    return rt_new(refs, bytes);
}

__attribute__((used)) void rt_safepoint_from(rt_registers *registers) { rt_collect(registers); }

void rt_print(int64_t value) { printf("%ld\n", (long)value); }

int rt_finish(void)
{
    fflush(stdout);
    fprintf(stderr, "runtime: %lu collections, %lu objects made, %lu moved, %lu pointers patched, %lu of them derived\n",
            (unsigned long)rt_collections, (unsigned long)rt_allocated, (unsigned long)moved,
            (unsigned long)patched, (unsigned long)derived_patched);
    return 0;
}
