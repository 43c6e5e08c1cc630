package ir_test

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/static/examples"
)

// A snapshot of every example prints as the module did, has its ids and separate use lists, and
// stays unchanged when the module changes.
func TestSnapshot(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		m, _, err := irparse.ParseString(t.Context(), e.Name, e.Source)
		if err != nil {
			continue // some examples show what is refused
		}
		before := printer.Module(m)
		s := m.Snapshot()
		if s.IDs.Last() != m.IDs.Last() {
			t.Errorf("%s: ids up to %d, not %d", e.Name, s.IDs.Last(), m.IDs.Last())
		}
		for i, f := range m.Funcs {
			for k, b := range f.Blocks {
				copied := s.Funcs[i].Blocks[k].First()
				for in := b.First(); in != nil; in = in.Next() {
					if copied == in || copied.ID() != in.ID() ||
						copied.Func() != s.Funcs[i] || uses(copied) != uses(in) {
						t.Errorf("%s: %v became %v", e.Name, in, copied)
					}
					copied = copied.Next()
				}
			}
			for len(f.Blocks) > 0 {
				f.RemoveBlock(f.Blocks[0])
			}
		}
		if after := printer.Module(s); after != before {
			t.Errorf("%s became\n%s", e.Name, after)
		}
	}
}

func uses(in *ir.Instr) (n int) {
	for u := ir.FirstUse(in); u != nil; u = u.Next() {
		n++
	}
	return n
}
