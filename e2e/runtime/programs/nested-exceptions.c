// want: 5846083
// want: 165635022019620
// want: 7095989925705586143
// want: 100322804287079884
#include "runtime.h"

extern int64_t run(int64_t depth);

static void once(void)
{
    for (int64_t depth = 0; depth < 4; depth++)
        rt_print((int64_t)rt_enter(run, (uintptr_t)depth, 0, 0, 0, 0));
}

int main(void)
{
    rt_init();
    rt_rounds(once);
    return rt_finish();
}
