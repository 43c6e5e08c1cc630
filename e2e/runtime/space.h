// space.h: a stretch of memory that objects are allocated in one after the other,
// shared by the heaps. A bit per word marks where objects begin: a base pointer
// that is no object's address is an error of the compiler. A space that was left
// is filled with 0xCC and made inaccessible.
#ifndef SPACE_H
#define SPACE_H

#include "runtime.h"

typedef struct space {
    uint8_t *start, *top, *end;
    uint8_t *marks; // one bit per 8 bytes: an object begins here
} space;

// space_make reserves a space; the kernel gives memory where it is touched.
space space_make(size_t bytes);

static inline int space_has(const space *s, const void *p)
{
    return (const uint8_t *)p >= s->start && (const uint8_t *)p < s->end;
}

// space_begins tells whether an object of the space begins at p, which is in it.
static inline int space_begins(const space *s, const void *p)
{
    size_t word = (size_t)((const uint8_t *)p - s->start) / 8;
    return (uintptr_t)p % 8 == 0 && (s->marks[word / 8] >> (word % 8) & 1);
}

static inline size_t space_left(const space *s) { return (size_t)(s->end - s->top); }

// space_take gives room for an object; it stops the program when there is none.
rt_object *space_take(space *s, size_t size);

// space_open makes a space accessible and empty, beginning a little further in
// than the last time, so that a stale address does not meet the same object again.
void space_open(space *s);

// space_close poisons a space and makes it inaccessible.
void space_close(space *s);

#endif
