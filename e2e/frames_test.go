package e2e

import (
	"testing"

	"statepoint/e2e/oracle"
)

// varying has nested frames of dynamic size, with references in each, and an ordinary frame between
// them.
const varying = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_print(i64) "gc-leaf-function"

define i64 @between(i64 %n, ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
entry:
  %deep = call i64 @vary(i64 %n, ptr addrspace(1) %q)
  %at = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %v = load i64, ptr addrspace(1) %at, align 8
  %sum = add i64 %deep, %v
  ret i64 %sum
}

define i64 @vary(i64 %n, ptr addrspace(1) %p) gc "statepoint-example" {
entry:
  %room = alloca i64, i64 %n, align 8
  %end = icmp eq i64 %n, 0
  br i1 %end, label %bottom, label %more

bottom:
  %last = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %last.at = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %last.v = load i64, ptr addrspace(1) %last.at, align 8
  ret i64 %last.v

more:
  %slot = getelementptr inbounds i64, ptr %room, i64 0
  store i64 %n, ptr %slot, align 8
  %inside = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %o.at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 8
  store i64 %n, ptr addrspace(1) %o.at, align 8
  %less = sub i64 %n, 1
  %below = call i64 @between(i64 %less, ptr addrspace(1) %p, ptr addrspace(1) %o)
  %v = load i64, ptr addrspace(1) %inside, align 8
  %kept = load i64, ptr %slot, align 8
  %a = add i64 %below, %v
  %b = mul i64 %kept, 1000
  %c = add i64 %a, %b
  ret i64 %c
}

define i64 @run(i64 %n) gc "statepoint-example" {
entry:
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 8
  store i64 7, ptr addrspace(1) %at, align 8
  %r = call i64 @vary(i64 %n, ptr addrspace(1) %o)
  ret i64 %r
}
`

// A stack map has no size for such frames, so it is not enough to walk them; the
// return address table says where they end, and where RBP was saved.
func TestFramesOfVaryingSizeRun(t *testing.T) {
	driver := oracle.File(t, "driver.c", []byte(`#include "runtime.h"
extern int64_t run(int64_t n);
int main(void)
{
    rt_init();
    for (int n = 0; n < 20; n++)
        rt_print((int64_t)rt_enter(run, (uintptr_t)n, 0, 0, 0, 0));
    return rt_finish();
}
`))
	plain := newMachine(t, semispace)
	want := plain.run(t, plain.link(t, oracle.Object(t, oracle.Opaque, []byte(varying), "-O2"),
		driver), true)
	object := ours().start(t)(t, []byte(varying))
	for _, heap := range []string{semispace, generations} {
		m := newMachineBy(t, heap, byTable)
		got := m.run(t, m.link(t, object, driver), false)
		if got.stdout != want.stdout || got.moved == 0 {
			t.Errorf("%s: %+v, want\n%s", heap, got, want.stdout)
		}
	}
	m := newMachine(t, semispace)
	if r := oracle.Exec(nil, m.link(t, object, driver)); r.Err == nil {
		t.Error("frames of varying size were walked by the stack map")
	}
}
