// gcmap.c: roots in the maps __gcmap_<function> that GarbageCollection.html's printer writes.
#include "tables.h"

// Each part is aligned to 8 bytes.
extern const char __gcmap_build[], __gcmap_grow[];
static const char *const maps[] = {__gcmap_build, __gcmap_grow};

typedef struct point {
    uintptr_t address;
    int32_t frame_size, live_count;
    int32_t live_offsets[];
} point;

static const char *aligned(const void *p) { return (const char *)(((uintptr_t)p + 7) & ~(uintptr_t)7); }

static const point *lookup(uintptr_t address)
{
    for (size_t m = 0; m < sizeof maps / sizeof *maps; m++) {
        int32_t count = *(const int32_t *)maps[m];
        const point *p = (const point *)aligned(maps[m] + 4);
        for (int32_t i = 0; i < count; i++) {
            if (p->address == address)
                return p;
            p = (const point *)aligned(p->live_offsets + p->live_count);
        }
    }
    return NULL;
}

void find_tables(void)
{
    check((uintptr_t)__gcmap_build % 8 == 0, "a map that is not aligned");
}

void visit_roots(void (*visit)(node **), uintptr_t return_address, char *sp)
{
    for (const point *p; (p = lookup(return_address)); sp += p->frame_size + 8) {
        for (int32_t i = 0; i < p->live_count; i++)
            visit((node **)(sp + p->live_offsets[i]));
        return_address = *(uintptr_t *)(sp + p->frame_size);
    }
}
