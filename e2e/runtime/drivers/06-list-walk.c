// want: 2
// want: 4
// want: 6
// want: 8
// want: 10
// want: 6 collections
#include "runtime.h"

#include <stdio.h>

extern rt_object *double_all(rt_object *list);

static int64_t *number(rt_object *cell) { return rt_data(cell); }

int main(void)
{
    rt_init();
    rt_object *list = NULL;
    for (int n = 5; n >= 1; n--) {
        rt_object *cell = rt_new(1, 8);
        cell->ref[0] = list;
        *number(cell) = n;
        list = cell;
    }
    rt_object *doubled = (rt_object *)rt_enter(double_all, (uintptr_t)list, 0, 0, 0, 0);
    for (rt_object *c = doubled; c; c = c->ref[0])
        rt_print(*number(c));
    printf("%lu collections\n", (unsigned long)rt_collections); // the head, then one a cell
    return rt_finish();
}
