package edit_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"statepoint/core/passes"
	"statepoint/e2e/passtest"
)

// TestManyInvokesOfOnePad has many invokes share a landing pad with a phi: twice the number takes
// twice the memory, since splitting off one does not move the inputs of the rest.
func TestManyInvokesOfOnePad(t *testing.T) {
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	if err != nil {
		t.Fatal(err)
	}
	bytes := func(n int) float64 {
		m := passtest.Parse(t, invokesOfOnePad(n))
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, err := p.Run(t.Context(), m); err != nil {
			t.Fatal(err)
		}
		runtime.ReadMemStats(&after)
		return float64(after.TotalAlloc - before.TotalAlloc)
	}
	bytes(10)
	few, many := bytes(400), bytes(800)
	if many > 2.4*few {
		t.Errorf("400 invokes take %.0f bytes, 800 take %.0f", few, many)
	}
}

// TestClausesOfOnePad has many invokes share a landing pad with many clauses. Each invoke would get
// two copies of these, which is refused by name.
func TestClausesOfOnePad(t *testing.T) {
	text := strings.Replace(invokesOfOnePad(400), "token cleanup",
		"token cleanup"+strings.Repeat(" catch ptr @pers", 4000), 1)
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	if err != nil {
		t.Fatal(err)
	}
	_, err = p.Run(t.Context(), passtest.Parse(t, text))
	if err == nil || !strings.Contains(err.Error(), "8000 clauses of landing pads") ||
		!strings.Contains(err.Error(), "(MaxAdded)") {
		t.Errorf("%v", err)
	}
}

// invokesOfOnePad is a function with n invokes that unwind to one landing pad, with a phi that has
// a different value from each.
func invokesOfOnePad(n int) string {
	const ref = "ptr addrspace(1)"
	var b, inputs strings.Builder
	b.WriteString("declare void @c()\ndeclare i32 @pers(...)\ndefine " + ref + " @f(" + ref +
		" %p) gc \"statepoint-example\" personality ptr @pers {\n  br label %n0\nn0:\n")
	for k := range n {
		fmt.Fprintf(&b, "  %%v%d = load %s, %s %%p\n  invoke void @c() to label %%n%d unwind "+
			"label %%u\nn%d:\n", k, ref, ref, k+1, k+1)
		fmt.Fprintf(&inputs, ", [%%v%d, %%n%d]", k, k)
	}
	fmt.Fprintf(&b, "  ret %s null\nu:\n  %%h = phi %s %s\n  %%l = landingpad token cleanup\n"+
		"  ret %s %%h\n}\n", ref, ref, inputs.String()[2:], ref)
	return b.String()
}
