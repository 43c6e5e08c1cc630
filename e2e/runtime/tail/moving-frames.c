#include "../runtime.h"

extern int64_t run(int64_t n), caught;

// From 100 on something is thrown out of a frame that has moved.
static void once(void)
{
    for (int64_t n = 0; n < 14; n++)
        rt_print((int64_t)rt_enter(run, (uintptr_t)n, 0, 0, 0, 0));
    rt_print((int64_t)rt_enter(run, 60, 0, 0, 0, 0));
    for (int64_t n = 102; n < 106; n++) {
        caught = 0;
        rt_print((int64_t)rt_enter(run, (uintptr_t)n, 0, 0, 0, 0));
        rt_print(caught);
    }
}

int main(void)
{
    rt_init();
    rt_rounds(once);
    return rt_finish();
}
