// brooks.c: a heap whose objects move while references to them stay as they are (Brooks, Trading
// data space for reduced time and code space in real-time garbage collection on stock hardware, LFP
// 1984). Before each object is a word with its present address, through which compiled code makes
// every access.
//
// Collections alternate. One copies all that is reachable, and leaves every reference alone: only
// the word before the object that was left says where it is now; the rest of it is filled with
// 0xCC. The next one puts the new addresses into frames, variables and fields, and closes the space
// that was left.

#include "space.h"

#include <string.h>

enum { SPACES = 4, BEFORE = 8 };

static space spaces[SPACES];
static int current;
static int left = -1; // the space that references still lead to, -1 if there is none
static space *from, *to;

static rt_object **now_of(const rt_object *o) { return (rt_object **)((uint8_t *)o - BEFORE); }

void rt_heap_init(void)
{
    size_t bytes = (size_t)rt_setting("RT_HEAP_MB", 32, 4096) << 20;
    for (int i = 0; i < SPACES; i++)
        spaces[i] = space_make(bytes);
}

// take gives room for an object and the word before it.
static rt_object *take(space *s, size_t size)
{
    uint8_t *word = (uint8_t *)space_take(s, BEFORE);
    size_t bit = (size_t)(word - s->start) / 8;
    s->marks[bit / 8] &= (uint8_t)~(1 << (bit % 8)); // no object begins there
    rt_object *o = space_take(s, size);
    *now_of(o) = o;
    return o;
}

rt_object *rt_heap_new(int64_t refs, int64_t bytes)
{
    size_t size = rt_object_size(refs, bytes);
    rt_object *o = take(&spaces[current], size);
    memset(o, 0, size);
    o->size = (uint32_t)size;
    o->refs = (uint32_t)refs;
    rt_allocated++;
    return o;
}

// is_object tells whether an address is an object's, moved or not.
static int is_object(const rt_object *o)
{
    for (int i = 0; i < SPACES; i++)
        if ((i == current || i == left) && space_has(&spaces[i], o))
            return space_begins(&spaces[i], o);
    return 0;
}

void rt_heap_store(rt_object *object, rt_object **field, rt_object *value)
{
    if (!is_object(object))
        rt_fail("a store into %p, where no object begins", (void *)object);
    rt_object *now = *now_of(object);
    *(rt_object **)((uint8_t *)now + ((uint8_t *)field - (uint8_t *)object)) = value;
}

// outside stops the program if an address is in a space that is closed.
static rt_object *outside(rt_object *o, const char *what)
{
    for (int i = 0; i < SPACES; i++)
        if (i != current && i != left && space_has(&spaces[i], o))
            rt_fail("%s is %p, in a space left earlier", what, (void *)o);
    return o;
}

// copy copies an object, and leaves the reference as it is.
static rt_object *copy(rt_object *o, const char *what)
{
    if (!space_has(from, o))
        return outside(o, what);
    if (!space_begins(from, o))
        rt_fail("%s is %p, where no object begins", what, (void *)o);
    if (*now_of(o) == o) {
        size_t size = o->size;
        rt_object *n = take(to, size);
        memcpy(n, o, size);
        memset(o, 0xcc, size);
        *now_of(o) = n;
        rt_moved++;
    }
    return o;
}

// update gives the present address of an object.
static rt_object *update(rt_object *o, const char *what)
{
    if (left < 0 || !space_has(&spaces[left], o))
        return outside(o, what);
    if (!space_begins(&spaces[left], o))
        rt_fail("%s is %p, where no object begins", what, (void *)o);
    if (*now_of(o) == o)
        rt_fail("%s is %p, which was taken for garbage", what, (void *)o);
    return *now_of(o);
}

// fields replaces the references of the objects of a space from an address on, which may become
// more meanwhile.
static void fields(const space *s, uint8_t *scan, rt_forward *by)
{
    while (scan < s->top) {
        rt_object *o = (rt_object *)(scan + BEFORE);
        for (uint32_t i = 0; i < o->refs; i++)
            o->ref[i] = by(o->ref[i], "a field of an object");
        scan += BEFORE + o->size;
    }
}

static uint8_t *first; // the first object of the current space

void rt_heap_collect(void)
{
    if (left >= 0) {
        rt_patch_roots(update);
        fields(&spaces[current], first, update);
        space_close(&spaces[left]);
        left = -1;
        return;
    }
    int next = (current + 1) % SPACES;
    from = &spaces[current], to = &spaces[next];
    space_open(to);
    first = to->top;
    left = current, current = next;
    rt_patch_roots(copy);
    fields(to, first, copy);
}
