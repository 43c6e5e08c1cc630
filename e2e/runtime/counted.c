// counted.c: a heap of which nothing moves, with counts of the references in objects (Deutsch and
// Bobrow, An efficient, incremental, automatic garbage collector, CACM 1976). Compiled code counts:
// it calls gc_retain and gc_release at each store of a reference. References in frames are not
// counted; at a safepoint the frames are read, and objects with a count of 0 that none of them
// refers to are freed: filled with 0xCC, their room never used again. Cycles stay.
//
// Before that all counts are checked against the references that there are.

#include "space.h"

#include <stdlib.h>
#include <string.h>

static space heap;
static rt_object **objects; // all there are
static size_t nobjects, room;
static int32_t *counts; // one for 8 bytes
static uint8_t *held;   // of the collection that goes on: frames refer to it
static rt_object **work;
static size_t nwork;

static size_t word(const rt_object *o) { return (size_t)((const uint8_t *)o - heap.start) / 8; }

void rt_heap_init(void)
{
    size_t bytes = (size_t)rt_setting("RT_HEAP_MB", 1024, 4096) << 20;
    heap = space_make(bytes);
    counts = calloc(bytes / 8, sizeof *counts);
    held = calloc(bytes / 8, 1);
    if (!counts || !held)
        rt_fail("no memory for counts");
}

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
    return o;
}

// count changes the count of an object; null and what is outside the heap has none.
static void count(rt_object *o, int32_t by)
{
    if (!space_has(&heap, o))
        return;
    if (!space_begins(&heap, o))
        rt_fail("a reference to %p is counted, where no object begins", (void *)o);
    counts[word(o)] += by;
}

void gc_retain(rt_object *o) { count(o, 1); }
void gc_release(rt_object *o) { count(o, -1); }

void rt_heap_store(rt_object *object, rt_object **field, rt_object *value)
{
    if (!space_has(&heap, object) || !space_begins(&heap, object))
        rt_fail("a store into %p, where no object begins", (void *)object);
    gc_retain(value);
    gc_release(*field);
    *field = value;
}

// hold notes that a frame or a variable refers to an object.
static rt_object *hold(rt_object *o, const char *what)
{
    if (!space_has(&heap, o))
        return o;
    if (!space_begins(&heap, o))
        rt_fail("%s is %p, where no object begins", what, (void *)o);
    held[word(o)] = 1;
    return o;
}

// check compares the counts with the references in objects.
static void check(void)
{
    for (int by = -1; by <= 1; by += 2) {
        for (size_t i = 0; i < nobjects; i++)
            for (uint32_t k = 0; k < objects[i]->refs; k++)
                count(objects[i]->ref[k], by);
        for (size_t i = 0; by < 0 && i < nobjects; i++)
            if (counts[word(objects[i])] != 0)
                rt_fail("the count of the object at %p is wrong by %d: a store of a reference was not counted",
                        (void *)objects[i], counts[word(objects[i])]);
    }
}

void rt_heap_collect(void)
{
    check();
    rt_patch_roots(hold);
    for (size_t i = 0; i < nobjects; i++)
        if (counts[word(objects[i])] == 0 && !held[word(objects[i])])
            work[nwork++] = objects[i];
    while (nwork > 0) {
        rt_object *o = work[--nwork];
        for (uint32_t i = 0; i < o->refs; i++) {
            rt_object *v = o->ref[i];
            gc_release(v);
            if (space_has(&heap, v) && counts[word(v)] == 0 && !held[word(v)])
                work[nwork++] = v;
        }
        heap.marks[word(o) / 8] &= (uint8_t)~(1 << (word(o) % 8));
        memset(o, 0xcc, o->size);
        rt_moved++;
    }
    size_t kept = 0;
    for (size_t i = 0; i < nobjects; i++) {
        held[word(objects[i])] = 0;
        if (space_begins(&heap, objects[i]))
            objects[kept++] = objects[i];
    }
    nobjects = kept;
}
