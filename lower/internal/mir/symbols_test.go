package mir

import (
	"testing"

	"statepoint/core/ir"
)

// TestSymbolsUnnamed numbers what has no name from 1, in the order of use, as LLVM does.
func TestSymbolsUnnamed(t *testing.T) {
	m := ir.NewModule("a.ll")
	s := NewSymbols(m)
	for i, want := range []string{"f", "__unnamed_1", "g", "__unnamed_2"} {
		name := want
		if i%2 == 1 {
			name = ""
		}
		f := m.NewFunc(name, m.Types.Func(m.Types.Void, nil, false),
			m.PointerTo(m.Types.I8, 0))
		if got := s.Name(s.Of(f)); got != want {
			t.Errorf("value %d is %s, not %s", i, got, want)
		}
	}
}
