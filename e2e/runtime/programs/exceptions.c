// want: 412
// want: 41
// want: 138979319
#include "runtime.h"

extern int64_t run(int64_t n, int64_t depth);

static void once(void) { rt_print((int64_t)rt_enter(run, 60, 8, 0, 0, 0)); }

int main(void)
{
    rt_init();
    rt_rounds(once);
    return rt_finish();
}
