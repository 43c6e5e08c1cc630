package regalloc_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// stateMachine is a function that goes around a loop with many ways, each of which changes one of
// many values, as the loop of an interpreter does. Every other way meets the others before the end
// of the loop.
func stateMachine(values, ways int) string {
	var b strings.Builder
	b.WriteString("define i32 @run(ptr %in) {\nentry:\n  br label %loop\n\n")
	phis := func(block, name string, extra string, ways []int) {
		fmt.Fprintf(&b, "%s:\n", block)
		for v := range values {
			var from []string
			if extra != "" {
				from = append(from, fmt.Sprintf(extra, v))
			}
			for _, w := range ways {
				value := fmt.Sprintf("%%v%d", v)
				if w%values == v {
					value = fmt.Sprintf("%%n%d", w)
				}
				from = append(from, fmt.Sprintf("[ %s, %%w%d ]", value, w))
			}
			fmt.Fprintf(&b, "  %%%s%d = phi i32 %s\n", name, v, strings.Join(from, ", "))
		}
	}
	var even, odd []int
	for w := range ways {
		if w%2 == 0 {
			even = append(even, w)
		} else {
			odd = append(odd, w)
		}
	}
	phis("loop", "v", "[ 7, %%entry ], [ %%m%d, %%merge ]", even)
	b.WriteString("  %c = load volatile i32, ptr %in\n  switch i32 %c, label %done [\n")
	for w := range ways {
		fmt.Fprintf(&b, "    i32 %d, label %%w%d\n", w, w)
	}
	b.WriteString("  ]\n\n")
	for w := range ways {
		to := "loop"
		if w%2 == 1 {
			to = "merge"
		}
		fmt.Fprintf(&b, "w%d:\n  %%n%d = add i32 %%v%d, %d\n  br label %%%s\n\n", w, w, w%values,
			w+1, to)
	}
	phis("merge", "m", "", odd)
	b.WriteString("  br label %loop\n\ndone:\n  %s0 = add i32 0, 0\n")
	for v := range values {
		fmt.Fprintf(&b, "  %%s%d = add i32 %%s%d, %%v%d\n", v+1, v, v)
	}
	fmt.Fprintf(&b, "  ret i32 %%s%d\n}\n", values)
	return b.String()
}

// What stays as it is on a way around the loop is not copied there, in memory or not: the code
// grows with the values and the ways, not with their product.
func TestStateMachineIsSmall(t *testing.T) {
	text := stateMachine(40, 80)
	ours, err := oracle.Section(lowertest.Object(t, lowertest.Compile(t, text, lower.Options{})),
		".text")
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := oracle.Section(oracle.Object(t, oracle.Opaque, []byte(text), "-O2"), ".text")
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d bytes of code, LLVM's are %d", len(ours), len(theirs))
	if len(ours) > 2*len(theirs) {
		t.Errorf("%d bytes of code, LLVM's are %d", len(ours), len(theirs))
	}
}
