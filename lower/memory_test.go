package lower_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"statepoint/core/passes"
	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// longLived is a function of n calls, whose results all live to its end.
func longLived(n int) string {
	var b strings.Builder
	b.WriteString("declare ptr addrspace(1) @make()\ndefine i64 @f() gc \"statepoint-example\" {\n")
	for i := range n {
		fmt.Fprintf(&b, "  %%v%d = call ptr addrspace(1) @make()\n", i)
	}
	b.WriteString("  %s0 = add i64 0, 0\n")
	for i := range n {
		fmt.Fprintf(&b, "  %%l%d = load i64, ptr addrspace(1) %%v%d\n", i, i)
		fmt.Fprintf(&b, "  %%s%d = add i64 %%s%d, %%l%d\n", i+1, i, i)
	}
	fmt.Fprintf(&b, "  ret i64 %%s%d\n}\n", n)
	return b.String()
}

// What is allocated for a function grows as its records do: with twice as many calls, whose results
// live to the end, they have four times as many locations.
func TestMemoryGrowsAsRecords(t *testing.T) {
	allocated := func(n int) uint64 {
		m, _ := lowertest.Parse(t, longLived(n))
		p, err := passes.NewPipeline("rewrite-statepoints-for-gc")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.Run(t.Context(), m); err != nil {
			t.Fatal(err)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, err := lower.Compile(t.Context(), m, lower.Options{Detail: true}); err != nil {
			t.Fatal(err)
		}
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	allocated(10) // what is made once
	small, large := allocated(200), allocated(400)
	t.Logf("%d and %d bytes, %d a location", small, large, large/(400*400))
	if large > 5*small || large > 2000*400*400 {
		t.Errorf("%d bytes for 200 calls, %d for 400", small, large)
	}
}
