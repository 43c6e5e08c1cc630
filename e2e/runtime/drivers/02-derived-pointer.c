// want: 1010
// want: 14
// want: 54
#include "runtime.h"

RT_SAFEPOINT(foo);
extern int64_t read_cell(rt_object *cube, int64_t x, int64_t y, int64_t z);
extern int64_t read_field(rt_object *obj, int64_t index);

// The functions index from the header, which is word 0 of the object.
static rt_object *numbers(int n, int first)
{
    rt_object *o = rt_new(0, 8 * n);
    for (int i = 0; i < n; i++)
        ((int64_t *)o)[1 + i] = first + i;
    return o;
}

int main(void)
{
    rt_init();
    rt_object *cube = numbers(63, 500);
    rt_root(&cube);
    rt_print((int64_t)rt_enter(read_cell, (uintptr_t)cube, 2, 1, 0, 0)); // word 6: 505 twice
    cube = numbers(63, -50);
    rt_print((int64_t)rt_enter(read_cell, (uintptr_t)cube, 2, 2, 3, 0)); // word 58: 7 twice
    rt_object *obj = numbers(8, 20);
    rt_print((int64_t)rt_enter(read_field, (uintptr_t)obj, 8, 0, 0, 0)); // word 8: 27 twice
    return rt_finish();
}
