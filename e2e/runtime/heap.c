// heap.c: a heap of which everything moves at every collection.
//
// Objects live in one of several spaces; a collection copies everything
// reachable into the next and closes the one it left.

#include "space.h"

#include <string.h>

enum { SPACES = 4 };
static const uint32_t FORWARDED = 0xffffffff; // in `refs`; ref[0] is the new address

static space spaces[SPACES];
static int current;
static space *from, *to; // of the collection that goes on

void rt_heap_init(void)
{
    size_t bytes = (size_t)rt_setting("RT_HEAP_MB", 32, 4096) << 20;
    for (int i = 0; i < SPACES; i++)
        spaces[i] = space_make(bytes);
}

rt_object *rt_heap_new(int64_t refs, int64_t bytes)
{
    size_t size = rt_object_size(refs, bytes);
    rt_object *o = space_take(&spaces[current], size);
    memset(o, 0, size);
    o->size = (uint32_t)size;
    o->refs = (uint32_t)refs;
    rt_allocated++;
    return o;
}

// A store is a plain one here, but for a look at what it is given.
void rt_heap_store(rt_object *object, rt_object **field, rt_object *value)
{
    if (!space_has(&spaces[current], object) || !space_begins(&spaces[current], object))
        rt_fail("a store into %p, where no object begins", (void *)object);
    if (field < object->ref || field >= object->ref + object->refs)
        rt_fail("a store at %p, which is no reference of the object at %p", (void *)field, (void *)object);
    *field = value;
}

// forward returns where the object went, copying it the first time. Addresses
// outside the heap (null, constants of the program) stay as they are.
static rt_object *forward(rt_object *o, const char *what)
{
    if (!space_has(from, o)) {
        for (int i = 0; i < SPACES; i++)
            if (&spaces[i] != to && space_has(&spaces[i], o))
                rt_fail("%s is %p, in a space left earlier", what, (void *)o);
        return o;
    }
    if (!space_begins(from, o))
        rt_fail("%s is %p, where no object begins", what, (void *)o);
    if (o->refs == FORWARDED)
        return o->ref[0];
    rt_object *n = space_take(to, o->size);
    memcpy(n, o, o->size);
    o->refs = FORWARDED;
    o->ref[0] = n;
    rt_moved++;
    return n;
}

void rt_heap_collect(void)
{
    int next = (current + 1) % SPACES;
    from = &spaces[current], to = &spaces[next];
    space_open(to);
    uint8_t *scan = to->top;
    rt_patch_roots(forward);
    for (; scan < to->top; scan += ((rt_object *)scan)->size) {
        rt_object *o = (rt_object *)scan;
        for (uint32_t i = 0; i < o->refs; i++)
            o->ref[i] = forward(o->ref[i], "a field of an object");
    }
    space_close(from);
    current = next;
}
