// healing.c: a heap of which everything moves at every collection, and whose fields get the new
// addresses when they are read (Click, Tene and Wolf, The pauseless GC algorithm, VEE 2005). A
// collection puts new addresses into frames and variables. A reference in an object keeps the old
// one, with a bit that no address has: compiled code finds it in gc_bad_bits, and takes such a
// reference to gc_heal, which gives the new address and stores it into the field. A reference that
// is used without this check is no address.

#include "space.h"

#include <stdlib.h>
#include <string.h>

enum { SPACES = 4 };

int64_t gc_bad_bits = (int64_t)1 << 62;

static space spaces[SPACES];
static rt_object **went[SPACES]; // where the objects of a space went, one for 8 bytes
static size_t used[SPACES];      // how many bytes of a space had objects when it was left
static int current;
static int before = -1; // the space that bad references lead to
static space *from, *to;
static rt_object **gone; // of from

static size_t word(const space *s, const rt_object *o) { return (size_t)((const uint8_t *)o - s->start) / 8; }

void rt_heap_init(void)
{
    size_t bytes = (size_t)rt_setting("RT_HEAP_MB", 32, 4096) << 20;
    for (int i = 0; i < SPACES; i++) {
        spaces[i] = space_make(bytes);
        went[i] = calloc(bytes / 8, sizeof **went);
        if (!went[i])
            rt_fail("no memory for new addresses");
    }
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

static int is_bad(const rt_object *o) { return ((int64_t)(uintptr_t)o & gc_bad_bits) != 0; }

// healed is the present address of the object that a bad reference leads to.
static rt_object *healed(rt_object *bad)
{
    rt_object *o = (rt_object *)((uintptr_t)bad & ~(uintptr_t)gc_bad_bits);
    if (before < 0 || !space_has(&spaces[before], o) || !went[before][word(&spaces[before], o)])
        rt_fail("the bad reference %p leads to no object", (void *)bad);
    return went[before][word(&spaces[before], o)];
}

rt_object *gc_heal(rt_object *reference, rt_object **field)
{
    reference = healed(reference);
    if (is_bad(*field))
        *field = reference;
    return reference;
}

void rt_heap_store(rt_object *object, rt_object **field, rt_object *value)
{
    if (!space_has(&spaces[current], object) || !space_begins(&spaces[current], object))
        rt_fail("a store into %p, where no object begins", (void *)object);
    *field = value;
}

// forward returns where the object went, copying it the first time.
static rt_object *forward(rt_object *o, const char *what)
{
    if (is_bad(o))
        rt_fail("%s is the bad reference %p, read without a barrier", what, (void *)o);
    if (!space_has(from, o)) {
        for (int i = 0; i < SPACES; i++)
            if (&spaces[i] != to && space_has(&spaces[i], o))
                rt_fail("%s is %p, in a space left earlier", what, (void *)o);
        return o;
    }
    if (!space_begins(from, o))
        rt_fail("%s is %p, where no object begins", what, (void *)o);
    rt_object **n = &gone[word(from, o)];
    if (!*n) {
        *n = space_take(to, o->size);
        memcpy(*n, o, o->size);
        rt_moved++;
    }
    return *n;
}

void rt_heap_collect(void)
{
    int next = (current + 1) % SPACES;
    from = &spaces[current], to = &spaces[next], gone = went[current];
    space_open(to);
    uint8_t *scan = to->top;
    rt_patch_roots(forward);
    for (; scan < to->top; scan += ((rt_object *)scan)->size) {
        rt_object *o = (rt_object *)scan;
        for (uint32_t i = 0; i < o->refs; i++) {
            rt_object *v = is_bad(o->ref[i]) ? healed(o->ref[i]) : o->ref[i];
            if (forward(v, "a field of an object") != v) // not null, nor a constant of the program
                v = (rt_object *)((uintptr_t)v | (uintptr_t)gc_bad_bits);
            o->ref[i] = v;
        }
    }
    if (before >= 0)
        memset(went[before], 0, used[before]);
    used[current] = (size_t)(from->top - from->start);
    before = current, current = next;
    space_close(from);
}
