// generations.c: a heap in two generations.
//
// Objects are made in a nursery. A collection of the nursery copies what lives
// into the next one, objects that survive for the second time into the old
// space, and closes the nursery it left. Old objects that refer to young ones
// are found in the remembered set, which rt_store keeps. At every so many
// collections (RT_MAJOR), and when the old space is half full, everything alive
// goes into the other old space.
//
// Before that every old object is looked at: one that refers to a young one and
// is not remembered was stored into without rt_store. With RT_CARDS (cards.c) the
// cards that compiled code marks say what else to remember.

#include "space.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { NURSERIES = 4 };
static const uint32_t FORWARDED = 0xffffffff; // in `refs`; ref[0] is the new address

// In the low bits of an object's size: it survived once; it is remembered.
enum { SURVIVED = 1, REMEMBERED = 2, FLAGS = 7 };

static space nurseries[NURSERIES], olds[2];
static int young, old; // the current ones
static long major_every;
static size_t large; // objects from this size on are made old

// The collection that goes on; to_young is NULL when everything grows old.
static space *from_young, *to_young, *from_old, *to_old;

static rt_object **remembered;
static size_t nremembered, room;

#ifdef RT_CARDS
// The table has a byte for each card of the address space; the kernel gives memory where one is
// marked. Only cards of the old space are read.
enum { CARD_SHIFT = 9, ADDRESS_BITS = 47 };
uint8_t *gc_card_table;
#endif

static uint32_t size_of(const rt_object *o) { return o->size & ~(uint32_t)FLAGS; }

void rt_heap_init(void)
{
    size_t bytes = (size_t)rt_setting("RT_HEAP_MB", 32, 4096) << 20;
    size_t nursery = (size_t)rt_setting("RT_NURSERY_KB", 1024, 1 << 20) << 10;
    for (int i = 0; i < NURSERIES; i++)
        nurseries[i] = space_make(nursery);
    for (int i = 0; i < 2; i++)
        olds[i] = space_make(bytes);
    major_every = rt_setting("RT_MAJOR", 32, 1 << 30);
    large = nursery / 16;
#ifdef RT_CARDS
    gc_card_table = mmap(NULL, (size_t)1 << (ADDRESS_BITS - CARD_SHIFT), PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (gc_card_table == MAP_FAILED)
        rt_fail("no memory for cards");
#endif
}

static void remember(rt_object *o)
{
    if (o->size & REMEMBERED)
        return;
    o->size |= REMEMBERED;
    if (nremembered == room) {
        room = room ? 2 * room : 256;
        remembered = realloc(remembered, room * sizeof *remembered);
        if (!remembered)
            rt_fail("no memory for %zu remembered objects", room);
    }
    remembered[nremembered++] = o;
}

#ifdef RT_CARDS
// remember_marked remembers the old objects with a reference in a marked card, and clears the
// cards.
static void remember_marked(void)
{
    const space *s = &olds[old];
    for (uint8_t *p = s->start; p < s->top; p += space_begins(s, p) ? size_of((rt_object *)p) : 8) {
        rt_object *o = (rt_object *)p;
        if (!space_begins(s, p))
            continue;
        for (uint32_t i = 0; i < o->refs; i++)
            if (gc_card_table[(uintptr_t)&o->ref[i] >> CARD_SHIFT])
                remember(o);
    }
    for (uintptr_t card = (uintptr_t)s->start >> CARD_SHIFT; card <= (uintptr_t)s->top >> CARD_SHIFT; card++)
        gc_card_table[card] = 0;
}
#endif

rt_object *rt_heap_new(int64_t refs, int64_t bytes)
{
    size_t size = rt_object_size(refs, bytes);
    int grown = size >= large || size > space_left(&nurseries[young]);
    rt_object *o = space_take(grown ? &olds[old] : &nurseries[young], size);
    memset(o, 0, size);
    o->size = (uint32_t)size;
    o->refs = (uint32_t)refs;
    rt_allocated++;
    if (grown) // its first references come by plain stores
        remember(o);
    return o;
}

void rt_heap_store(rt_object *object, rt_object **field, rt_object *value)
{
    const space *s = space_has(&olds[old], object) ? &olds[old] : &nurseries[young];
    if (!space_has(s, object) || !space_begins(s, object))
        rt_fail("a store into %p, where no object begins", (void *)object);
    if (field < object->ref || field >= object->ref + object->refs)
        rt_fail("a store at %p, which is no reference of the object at %p", (void *)field, (void *)object);
    *field = value;
    if (s == &olds[old] && space_has(&nurseries[young], value))
        remember(object);
}

// forward returns where an object went, copying it the first time. Addresses
// outside the heap stay as they are, and so do old objects while the nursery is
// collected.
static rt_object *forward(rt_object *o, const char *what)
{
    const space *s = space_has(from_young, o) ? from_young : space_has(from_old, o) ? from_old : NULL;
    if (!s) {
        for (int i = 0; i < NURSERIES; i++)
            if (&nurseries[i] != to_young && space_has(&nurseries[i], o))
                rt_fail("%s is %p, in a nursery left earlier", what, (void *)o);
        for (int i = 0; i < 2; i++)
            if (&olds[i] != to_old && space_has(&olds[i], o))
                rt_fail("%s is %p, in an old space left earlier", what, (void *)o);
        return o;
    }
    if (!space_begins(s, o))
        rt_fail("%s is %p, where no object begins", what, (void *)o);
    if (s == from_old && to_old == from_old)
        return o;
    if (o->refs == FORWARDED)
        return o->ref[0];
    uint32_t size = size_of(o);
    int stays = s == from_young && to_young && !(o->size & SURVIVED);
    rt_object *n = space_take(stays ? to_young : to_old, size);
    memcpy(n, o, size);
    n->size = size | (stays ? SURVIVED : 0);
    o->refs = FORWARDED;
    o->ref[0] = n;
    rt_moved++;
    return n;
}

// fields forwards what an object refers to, and tells whether that is young.
static int fields(rt_object *o)
{
    int refers = 0;
    for (uint32_t i = 0; i < o->refs; i++) {
        o->ref[i] = forward(o->ref[i], "a field of an object");
        refers |= to_young && space_has(to_young, o->ref[i]);
    }
    return refers;
}

// trace forwards everything that the objects copied so far lead to.
static void trace(uint8_t *scan_young, uint8_t *scan_old)
{
    for (;;) {
        rt_object *o;
        if (to_young && scan_young < to_young->top) {
            o = (rt_object *)scan_young;
            fields(o);
            scan_young += size_of(o);
        } else if (scan_old < to_old->top) {
            o = (rt_object *)scan_old;
            if (fields(o))
                remember(o);
            scan_old += size_of(o);
        } else {
            return;
        }
    }
}

static void minor(void)
{
    int next = (young + 1) % NURSERIES;
    from_young = &nurseries[young], to_young = &nurseries[next];
    from_old = to_old = &olds[old];
    space_open(to_young);
    uint8_t *scan_young = to_young->top, *scan_old = to_old->top;
    // The set is made anew, of those that still refer to a young object.
    rt_object **before = remembered;
    size_t n = nremembered;
    remembered = NULL;
    nremembered = room = 0;
    for (size_t i = 0; i < n; i++) {
        before[i]->size &= ~(uint32_t)REMEMBERED;
        if (fields(before[i]))
            remember(before[i]);
    }
    free(before);
    rt_patch_roots(forward);
    trace(scan_young, scan_old);
    space_close(from_young);
    young = next;
}

// check looks for old objects that refer to young ones and are not remembered.
static void check(void)
{
    const space *s = &olds[old];
    for (uint8_t *p = s->start; p < s->top; p += space_begins(s, p) ? size_of((rt_object *)p) : 8) {
        rt_object *o = (rt_object *)p;
        if (!space_begins(s, p) || o->size & REMEMBERED)
            continue;
        for (uint32_t i = 0; i < o->refs; i++)
            for (int n = 0; n < NURSERIES; n++)
                if (space_has(&nurseries[n], o->ref[i]))
                    rt_fail("reference %u of the old object at %p was stored without a barrier", i, (void *)o);
    }
}

static void major(void)
{
    check();
    int next = (young + 1) % NURSERIES;
    from_young = &nurseries[young], to_young = NULL;
    from_old = &olds[old], to_old = &olds[1 - old];
    space_open(to_old);
    uint8_t *scan = to_old->top;
    nremembered = 0; // nothing young is left to refer to
    rt_patch_roots(forward);
    trace(NULL, scan);
    space_close(from_young);
    space_close(from_old);
    young = next, old = 1 - old;
    space_open(&nurseries[young]);
}

void rt_heap_collect(void)
{
#ifdef RT_CARDS
    remember_marked();
#endif
    space *s = &olds[old];
    if (rt_collections % (uint64_t)major_every == 0 || space_left(s) < (size_t)(s->end - s->start) / 2)
        major();
    else
        minor();
}
