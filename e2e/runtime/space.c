// space.c: see space.h.

#define _GNU_SOURCE
#include "space.h"

#include <string.h>
#include <sys/mman.h>

static void *reserve(size_t bytes)
{
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED)
        rt_fail("cannot reserve %zu bytes", bytes);
    return p;
}

space space_make(size_t bytes)
{
    space s;
    s.start = s.top = reserve(bytes);
    s.end = s.start + bytes;
    s.marks = reserve(bytes / 64);
    return s;
}

rt_object *space_take(space *s, size_t size)
{
    if (size > space_left(s))
        rt_fail("out of memory: RT_HEAP_MB and RT_NURSERY_KB set the sizes of spaces");
    rt_object *o = (rt_object *)s->top;
    size_t word = (size_t)(s->top - s->start) / 8;
    s->marks[word / 8] |= (uint8_t)(1 << (word % 8));
    s->top += size;
    return o;
}

void space_open(space *s)
{
    if (mprotect(s->start, (size_t)(s->end - s->start), PROT_READ | PROT_WRITE) != 0)
        rt_fail("mprotect");
    s->top = s->start + 16 * (rt_collections % 61);
}

void space_close(space *s)
{
    size_t used = (size_t)(s->top - s->start);
    memset(s->start, 0xcc, used);
    memset(s->marks, 0, used / 64 + 1);
    if (mprotect(s->start, (size_t)(s->end - s->start), PROT_NONE) != 0)
        rt_fail("mprotect");
    s->top = s->start;
}
