// marks.c: a heap whose collector moves nothing. It marks what can be reached and
// frees the rest: a freed object is filled with 0xCC and its room is never used
// again, so a reference that the compiler forgot to record leads to nonsense. What
// is counted as moved is what was freed.
//
// A reference in a frame may point into an object, or outside of all: where a
// collector does not move, a record need not say what a pointer is derived from, as
// long as it has that too.

#include "space.h"

#include <stdlib.h>
#include <string.h>

static space heap;
static rt_object **objects; // all there are
static size_t nobjects, room;

// The collection that goes on: what is marked, a bit for 8 bytes, and the objects
// whose references are still to be looked at.
static uint8_t *marked;
static rt_object **work;
static size_t nwork;

void rt_heap_init(void)
{
    size_t bytes = (size_t)rt_setting("RT_HEAP_MB", 1024, 4096) << 20;
    heap = space_make(bytes);
    marked = calloc(bytes / 64, 1);
    if (!marked)
        rt_fail("no memory for marks");
}

#ifdef RT_SNAPSHOT
// STEP is how many objects are marked at a safepoint: few, so that much is stored meanwhile.
enum { STEP = 1 };

int32_t gc_marking; // compiled code reads it
void gc_log(rt_object *o);

// blacken marks an object whose references need no look.
static void blacken(rt_object *o)
{
    size_t word = (size_t)((uint8_t *)o - heap.start) / 8;
    marked[word / 8] |= (uint8_t)(1 << (word % 8));
}
#endif

rt_object *rt_heap_new(int64_t refs, int64_t bytes)
{
    size_t size = rt_object_size(refs, bytes);
    rt_object *o = space_take(&heap, size);
    memset(o, 0, size);
    o->size = (uint32_t)size;
    o->refs = (uint32_t)refs;
    rt_allocated++;
    if (nobjects == room) {
        room = room ? 2 * room : 1024;
        objects = realloc(objects, room * sizeof *objects);
        work = realloc(work, room * sizeof *work);
        if (!objects || !work)
            rt_fail("no memory for %zu objects", room);
    }
    objects[nobjects++] = o;
#ifdef RT_SNAPSHOT
    if (gc_marking)
        blacken(o);
#endif
    return o;
}

void rt_heap_store(rt_object *object, rt_object **field, rt_object *value)
{
    if (!space_has(&heap, object) || !space_begins(&heap, object))
        rt_fail("a store into %p, where no object begins", (void *)object);
#ifdef RT_SNAPSHOT
    gc_log(*field);
#endif
    *field = value;
}

// around finds the object that an address is in, NULL if it is in none.
static rt_object *around(void *p)
{
    if (!space_has(&heap, p))
        return NULL;
    rt_object *o = (rt_object *)((uintptr_t)p & ~(uintptr_t)7);
    while (!space_begins(&heap, o)) {
        if ((uint8_t *)o == heap.start)
            return NULL;
        o = (rt_object *)((uint8_t *)o - 8);
    }
    return (uint8_t *)p < (uint8_t *)o + o->size ? o : NULL;
}

static void mark(rt_object *o)
{
    size_t word = (size_t)((uint8_t *)o - heap.start) / 8;
    if (marked[word / 8] >> (word % 8) & 1)
        return;
    marked[word / 8] |= (uint8_t)(1 << (word % 8));
    work[nwork++] = o;
}

static rt_object *found(rt_object *p, const char *what)
{
    (void)what;
    rt_object *o = around(p);
    if (o)
        mark(o);
    return p;
}

#ifdef RT_SNAPSHOT
void gc_log(rt_object *o)
{
    if (gc_marking && space_has(&heap, o) && space_begins(&heap, o))
        mark(o);
}
#endif

void rt_heap_collect(void)
{
#ifdef RT_SNAPSHOT
    size_t most = STEP;
    if (!gc_marking) {
        gc_marking = 1;
        rt_patch_roots(found);
        return;
    }
#else
    size_t most = SIZE_MAX;
    rt_patch_roots(found);
#endif
    while (nwork > 0) {
        if (most-- == 0)
            return;
        rt_object *o = work[--nwork];
        for (uint32_t i = 0; i < o->refs; i++) {
            if (!o->ref[i])
                continue;
            if (!space_has(&heap, o->ref[i]) || !space_begins(&heap, o->ref[i]))
                rt_fail("a field of an object is %p, where no object begins", (void *)o->ref[i]);
            mark(o->ref[i]);
        }
    }
    size_t kept = 0;
    for (size_t i = 0; i < nobjects; i++) {
        rt_object *o = objects[i];
        size_t word = (size_t)((uint8_t *)o - heap.start) / 8;
        uint8_t bit = (uint8_t)(1 << (word % 8));
        if (marked[word / 8] & bit) {
            marked[word / 8] &= (uint8_t)~bit;
            objects[kept++] = o;
            continue;
        }
        heap.marks[word / 8] &= (uint8_t)~bit;
        memset(o, 0xcc, o->size);
        rt_moved++;
    }
    nobjects = kept;
#ifdef RT_SNAPSHOT
    gc_marking = 0;
#endif
}
