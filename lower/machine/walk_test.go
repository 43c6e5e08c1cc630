package machine

import "testing"

// TestOverAndOut steps over calls and out of them, and back to a function's entry.
func TestOverAndOut(t *testing.T) {
	ctx := t.Context()
	h, im, _ := begin(t, HistoryLimits{}, 1000)
	fib, _ := im.Lookup("fib")
	entry := func(m *Machine) bool { return m.RIP == fib }
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	// The first call to fib(n) with n at least 3.
	for h.m.RIP != fib || h.m.Arg(0) < 3 {
		found, err := h.Run(ctx, entry)
		if must(err); !found {
			t.Fatal("fib is not called")
		}
	}
	start, sp, n := h.Now(), h.m.GPR[rsp], h.m.Arg(0)
	must(h.Out(ctx, nil))
	want := []uint64{0, 1, 1, 2, 3, 5, 8, 13}[n]
	if h.m.GPR[rsp] != sp+8 || h.m.GPR[rax] != want {
		t.Errorf("out of fib(%d): rax %d, rsp %#x, at entry %#x", n, h.m.GPR[rax], h.m.GPR[rsp], sp)
	}
	after := h.Now()
	must(h.Seek(ctx, start-1))
	if !h.m.calls() {
		t.Error("no call leads into fib")
	}
	must(h.Over(ctx, nil))
	if h.Now() != after {
		t.Errorf("over the call leads to %d, not %d", h.Now(), after)
	}
	must(h.Seek(ctx, start-1))
	must(h.Over(ctx, entry))
	if h.Now() != start {
		t.Errorf("over the call with a stop in it leads to %d, not %d", h.Now(), start)
	}
	// To the definition of a value: the last earlier step at which an instruction was reached.
	must(h.Seek(ctx, after))
	if found, err := h.RunBack(ctx, entry); err != nil || !found || h.m.RIP != fib {
		t.Errorf("back to fib: %v, %v", found, err)
	}
	last := h.Now()
	must(h.Seek(ctx, after))
	for h.Now() > last {
		if h.m.RIP == fib {
			t.Errorf("step %d is a later one than %d", h.Now(), last)
		}
		must(h.Back(ctx))
	}
}
