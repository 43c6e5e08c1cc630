// want: 1
// want: 14
// want: 385
// want: 9455
#include "runtime.h"

extern int64_t run(int64_t size);

static void once(void)
{
    static const int sizes[] = {1, 3, 10, 30};
    for (int i = 0; i < 4; i++)
        rt_print((int64_t)rt_enter(run, (uintptr_t)sizes[i], 0, 0, 0, 0));
}

int main(void)
{
    rt_init();
    rt_rounds(once);
    return rt_finish();
}
