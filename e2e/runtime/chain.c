// chain.c: finds references in the shadow stack, as GarbageCollection.html describes its list
// ("In your runtime"), instead of a map.

#include "runtime.h"

typedef struct frame_map {
    int32_t roots, meta; // the second: how many roots have metadata
} frame_map;

typedef struct stack_entry {
    struct stack_entry *next; // the caller's
    const frame_map *map;
    rt_object *roots[];
} stack_entry;

extern stack_entry *llvm_gc_root_chain;

size_t rt_map_load(void) { return 1; }

void rt_patch_frames(rt_registers *registers, rt_forward *forward)
{
    (void)registers;
    for (stack_entry *e = llvm_gc_root_chain; e; e = e->next)
        for (int32_t i = 0; i < e->map->roots; i++) {
            e->roots[i] = forward(e->roots[i], "a root on the shadow stack");
            rt_patched++;
        }
}
