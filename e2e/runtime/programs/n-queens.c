// want: 2
// want: 10
// want: 4
// want: 40
#include "runtime.h"

extern int64_t run(int64_t size);

static void once(void)
{
    for (int size = 4; size <= 7; size++)
        rt_print((int64_t)rt_enter(run, (uintptr_t)size, 0, 0, 0, 0));
}

int main(void)
{
    rt_init();
    rt_rounds(once);
    return rt_finish();
}
