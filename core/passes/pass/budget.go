package pass

import (
	"fmt"

	"statepoint/core/ir"
)

// DefaultMaxAdded is Options.MaxAdded where that is 0.
const DefaultMaxAdded = 1 << 20

// addedForEach is the number of instructions that passes may add per instruction of a module,
// beyond Options.MaxAdded.
const addedForEach = 8

// Budget bounds what one run of a pass adds to a module. A short text can require a relocate for
// each pair of a call and a pointer, a phi for each pair of a join and a pointer, and a copy of a
// long poll for each loop.
type Budget struct {
	max, each, spent int
	// calls are the calls to Spend, and mark says how far the work was; in a fork.
	calls []spending
	mark  func() int
}

// spending is a call to Spend.
type spending struct {
	n, mark int
	what    string
}

// Fork returns a budget for a function that a worker works on. It has what the whole
// module may spend. mark says how far that work is.
func (b *Budget) Fork(mark func() int) *Budget {
	return &Budget{max: b.max, each: b.each, mark: mark}
}

// Join spends what a fork has spent on a function, and resets the fork. With an error, it returns
// the mark at which the budget ran out.
func (b *Budget) Join(f *ir.Func, fork *Budget) (mark int, err error) {
	calls := fork.calls
	fork.calls, fork.spent = fork.calls[:0], 0
	for _, c := range calls {
		if err := b.Spend(f, c.n, c.what); err != nil {
			return c.mark, err
		}
	}
	return 0, nil
}

// NewBudget makes a budget of Options.MaxAdded instructions, DefaultMaxAdded if that is 0, and of
// addedForEach more for each instruction of the module.
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
	if b.mark != nil {
		b.calls = append(b.calls, spending{n, b.mark(), what})
	}
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
