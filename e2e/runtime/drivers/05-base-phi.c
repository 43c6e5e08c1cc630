// want: 11
// want: 22
#include "runtime.h"

#include <stdbool.h>

RT_SAFEPOINT(foo);
extern int64_t pick(bool which, rt_object *left, rt_object *right);

int main(void)
{
    rt_init();
    for (int which = 1; which >= 0; which--) {
        rt_object *left = rt_new(0, 16), *right = rt_new(0, 16);
        ((int64_t *)left)[1] = 11;
        ((int64_t *)right)[2] = 22;
        rt_print((int64_t)rt_enter(pick, (uintptr_t)which, (uintptr_t)left, (uintptr_t)right, 0, 0));
    }
    return rt_finish();
}
