// want: 1
// want: 3
// want: 7
// want: 15
// want: 31
// want: 63
// want: 127
// want: 255
// want: 511
// want: 511
// want: 1013
#include "runtime.h"

extern int64_t run(int64_t depth);

static void once(void) { rt_print((int64_t)rt_enter(run, 8, 0, 0, 0, 0)); }

int main(void)
{
    rt_init();
    rt_rounds(once);
    return rt_finish();
}
