// want: 5050
// want: 101 collections
#include "runtime.h"

#include <stdio.h>

extern int64_t sum_until_zero(rt_object *array);

int main(void)
{
    rt_init();
    rt_object *array = rt_new(0, 8 * 101); // zeroed, so a zero ends it
    for (int i = 0; i < 100; i++)
        ((int64_t *)rt_data(array))[i] = i + 1;
    rt_print((int64_t)rt_enter(sum_until_zero, (uintptr_t)array, 0, 0, 0, 0));
    printf("%lu collections\n", (unsigned long)rt_collections); // one on entry, one a turn
    return rt_finish();
}
