// want: 7
// want: 0
// want: 0 collections so far
// want: 8
// want: 0
// want: 1 collections so far
#include "runtime.h"

#include <stdio.h>

int32_t gc_requested;
extern rt_object *move(rt_object *from, rt_object *to);

static rt_object *from, *to;

int main(void)
{
    rt_init();
    rt_root(&from);
    rt_root(&to);
    for (gc_requested = 0; gc_requested < 2; gc_requested++) {
        from = rt_new(0, 8);
        to = rt_new(0, 8);
        *(int64_t *)rt_data(from) = 7 + gc_requested;
        rt_object *got = (rt_object *)rt_enter(move, (uintptr_t)from, (uintptr_t)to, 0, 0, 0);
        if (got != to)
            rt_fail("move returned another object");
        rt_print(*(int64_t *)rt_data(to));
        rt_print(*(int64_t *)rt_data(from));
        printf("%lu collections so far\n", (unsigned long)rt_collections);
    }
    return rt_finish();
}
