// want: 1100
// want: 10
// want: 16
// want: 1
// want: 2200
// want: 1236
// want: -6286978971245031991
#include "runtime.h"

extern int64_t run(int64_t n);

static void once(void) { rt_print((int64_t)rt_enter(run, 3, 0, 0, 0, 0)); }

int main(void)
{
    rt_init();
    rt_rounds(once);
    return rt_finish();
}
