// tables.h: what tree.c wants of a way to find roots.
#ifndef TABLES_H
#define TABLES_H

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { USED = 1, MARKED = 2, FREED = 3 };

typedef struct node {
    uint64_t state;
    struct node *left, *right;
    int64_t number;
} node;

// find_tables is called once, before the program runs.
void find_tables(void);

// visit_roots calls visit for every root of the frames from the one on to which the return address
// leads; sp is where its stack pointer is then.
void visit_roots(void (*visit)(node **), uintptr_t return_address, char *sp);

// check ends the program when a promise is broken.
static inline void check(int holds, const char *what)
{
    if (!holds) {
        printf("broken: %s\n", what);
        exit(1);
    }
}

#endif
