package pass

import (
	"fmt"

	"statepoint/core/ir"
)

// DefaultMaxAdded is Options.MaxAdded where that is 0.
const DefaultMaxAdded = 1 << 20

// addedForEach is how much passes may add for each instruction of a module, beyond
// Options.MaxAdded.
const addedForEach = 8

// Budget bounds what one run of a pass adds to a module. A short text can require a relocate for
// each pair of a call and a pointer, a phi for each pair of a join and a pointer, and a copy of a
// long poll for each loop.
type Budget struct {
	max, each, spent int
}

func NewBudget(m *ir.Module, o *Options) *Budget {
	b := &Budget{max: o.MaxAdded}
	if b.max == 0 {
		b.max = DefaultMaxAdded
	}
	for _, f := range m.Funcs {
		for _, block := range f.Blocks {
			for in := block.First(); in != nil; in = in.Next() {
				b.each += addedForEach
			}
		}
	}
	return b
}

// Spend charges n more additions to a function; its error says that the limit is exceeded.
func (b *Budget) Spend(f *ir.Func, n int, what string) error {
	b.spent += n
	if b.spent <= b.max+b.each {
		return nil
	}
	return &Unsupported{Code: codeAdded, Span: f.Span,
		Message: fmt.Sprintf("`@%s` would get %d %s, and the pass would have added %d to the "+
			"module; its limit is %d (MaxAdded)", f.Name(), n, what, b.spent, b.max+b.each),
		Notes: []string{fmt.Sprintf("-max-added=N raises the limit, which is N, now %d, and %d "+
			"for each instruction of the module", b.max, addedForEach)}}
}

// Values charges the values that replace a function's slots.
func (b *Budget) Values(f *ir.Func) func(added int) error {
	return func(added int) error { return b.Spend(f, added, "values for its stack slots") }
}
