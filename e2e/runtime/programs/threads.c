// want: 1640
// want: 4060
// want: 820
// want: 8080
#include "runtime.h"

extern int64_t run(int64_t n);

static void once(void) { rt_print((int64_t)rt_enter(run, 40, 0, 0, 0, 0)); }

int main(void)
{
    rt_init();
    rt_rounds(once);
    return rt_finish();
}
