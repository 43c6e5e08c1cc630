package barriers_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes/barriers"
	"statepoint/core/passes/pass"
)

// placed runs the pass over a text, and returns the module and what it noted of each access.
func placed(t *testing.T, text, switches string) (m *ir.Module, notes []string) {
	t.Helper()
	s, err := gc.ParseSpec("name=mine,references=1," + switches)
	if err != nil {
		t.Fatal(err)
	}
	if m, _, err = irparse.ParseString(t.Context(), "in.ll", text); err != nil {
		t.Fatal(err)
	}
	o := &pass.Options{Strategies: gc.NewRegistry().With(s)}
	for range 2 { // the second time nothing is left to do
		why, err := barriers.Run(t.Context(), m, o)
		if err != nil {
			t.Fatal(err)
		}
		if len(notes) > 0 && len(why.Barriers) > 0 {
			t.Errorf("%d accesses have another barrier", len(why.Barriers))
		}
		for i := range why.Barriers {
			notes = append(notes, why.Barriers[i].String())
		}
	}
	return m, notes
}

// Each access is explained: what it got, or why it got less.
func TestNotes(t *testing.T) {
	const text = `declare ptr addrspace(1) @new()
define void @f(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "mine" {
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  store ptr addrspace(1) %o, ptr addrspace(1) %o
  store ptr addrspace(1) null, ptr addrspace(1) %o
  %field = getelementptr i8, ptr addrspace(1) %o, i64 8
  %held = load ptr addrspace(1), ptr addrspace(1) %field
  store ptr addrspace(1) %held, ptr addrspace(1) %field
  %new = call ptr addrspace(1) @new()
  store ptr addrspace(1) %v, ptr addrspace(1) %new
  ret void
}
`
	const (
		again = ": the barrier has run for this field, and no safepoint has followed"
		null  = ": what is stored is null"
		same  = "no barrier: the field already holds what is stored"
		fresh = "no barrier: the object is new: no safepoint has followed its allocation"
	)
	for switches, want := range map[string][]string{
		"write-barrier=cards": {"barrier cards", "no barrier" + again, "no barrier" + null, same,
			"barrier cards"},
		"write-barrier=cards,allocators=new": {"barrier cards", "no barrier" + again,
			"no barrier" + null, same, fresh},
		"write-barrier=counted+cards,allocators=new": {"barrier counted+cards",
			"barrier counted only" + again, "barrier counted only" + null, same,
			"barrier counted only" + strings.TrimPrefix(fresh, "no barrier")},
		"read-barrier=load-value":     {"barrier load-value"},
		"read-barrier=call:my_load":   {"barrier call:my_load"},
		"write-barrier=call:my_store": slices.Repeat([]string{"barrier call:my_store"}, 5),
	} {
		if _, got := placed(t, text, switches); !slices.Equal(got, want) {
			t.Errorf("%s:\n%s\nwant\n%s", switches, strings.Join(got, "\n"),
				strings.Join(want, "\n"))
		}
	}
}

// A function with too many blocks and fields for facts about all of them keeps what each block
// proves by itself.
func TestManyFacts(t *testing.T) {
	for _, c := range []struct{ blocks, want int }{
		{100, 100},               // a field in each; that of the first block once
		{1 << 14, 2*(1<<14) - 1}, // again in each
	} {
		var b strings.Builder
		b.WriteString("define void @f(ptr addrspace(1) %o) gc \"mine\" {\n")
		for i := range c.blocks {
			fmt.Fprintf(&b, "b%d:\n", i)
			for k, offset := range []int{8 * i, 8 * i, 0} {
				fmt.Fprintf(&b, "  %%f%d.%d = getelementptr i8, ptr addrspace(1) %%o, i64 %d\n"+
					"  store ptr addrspace(1) %%o, ptr addrspace(1) %%f%d.%d\n", i, k, offset, i, k)
			}
			fmt.Fprintf(&b, "  br label %%b%d\n", i+1)
		}
		fmt.Fprintf(&b, "b%d:\n  ret void\n}\n", c.blocks)
		_, notes := placed(t, b.String(), "write-barrier=cards")
		got := 0
		for _, n := range notes {
			if n == "barrier cards" {
				got++
			}
		}
		if got != c.want || len(notes) != 3*c.blocks {
			t.Errorf("%d barriers of %d stores in %d blocks, not %d", got, len(notes), c.blocks,
				c.want)
		}
	}
}
