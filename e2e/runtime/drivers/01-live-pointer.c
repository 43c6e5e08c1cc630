// want: 42
// want: moved
#include "runtime.h"

#include <stdio.h>

RT_SAFEPOINT(foo);
extern rt_object *test1(rt_object *);

int main(void)
{
    rt_init();
    rt_object *obj = rt_new(0, 8);
    *(int64_t *)rt_data(obj) = 42;
    rt_object *same = (rt_object *)rt_enter(test1, (uintptr_t)obj, 0, 0, 0, 0);
    rt_print(*(int64_t *)rt_data(same));
    puts(same == obj ? "stayed" : "moved");
    return rt_finish();
}
