// want: 10
// want: 2
// want: 0
// want: 20
// want: 100
// want: 5999900
// want: 220
#include "runtime.h"

extern int64_t run(int64_t n);

static void once(void) { rt_print((int64_t)rt_enter(run, 300, 0, 0, 0, 0)); }

int main(void)
{
    rt_init();
    rt_rounds(once);
    return rt_finish();
}
