// want: 1
// want: 3
// want: 1
// want: 5
// want: 3
// want: 7
// want: 3
// want: 7
// want: 5
#include "runtime.h"

extern int64_t run(int64_t last);

int main(void)
{
    rt_init();
    rt_print((int64_t)rt_enter(run, 5, 0, 0, 0, 0));
    return rt_finish();
}
