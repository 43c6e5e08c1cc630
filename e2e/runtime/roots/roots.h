// roots.h: cells, and the roots of programs that keep a shadow stack, for the drivers of examples
// with barriers. Each driver brings a collector that is wrong without the barrier of its example.
#ifndef ROOTS_H
#define ROOTS_H

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// A cell is what the examples say it is; the header is the collector's.
typedef struct cell {
    uint64_t header;
    struct cell *next;
    int64_t number;
} cell;

// These are GarbageCollection.rst's ("In your runtime").
struct FrameMap {
    int32_t NumRoots, NumMeta;
    const void *Meta[];
};
struct StackEntry {
    struct StackEntry *Next;
    const struct FrameMap *Map;
    void *Roots[];
};
extern struct StackEntry *llvm_gc_root_chain;

// visit_roots calls visit for every root.
static inline void visit_roots(void (*visit)(cell **))
{
    for (struct StackEntry *e = llvm_gc_root_chain; e; e = e->Next)
        for (int32_t i = 0; i < e->Map->NumRoots; i++)
            visit((cell **)&e->Roots[i]);
}

// check ends the program when a promise is broken.
static inline void check(int holds, const char *what)
{
    if (!holds) {
        printf("broken: %s\n", what);
        exit(1);
    }
}

#endif
