package passes

import (
	"fmt"

	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// DefaultMaxAdded is Options.MaxAdded where that is 0.
const DefaultMaxAdded = 1 << 20

// addedForEach is how much passes may add for each instruction of a module, beyond
// Options.MaxAdded.
const addedForEach = 8

// budget bounds what one run of a pass adds to a module. A short text can ask for as many relocates
// as it has calls times pointers, for as many phis as it has joins times pointers, and for as many
// copies of a long poll as it has loops.
type budget struct {
	max, each, spent int
}

func newBudget(m *ir.Module, o *Options) *budget {
	b := &budget{max: o.MaxAdded}
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

// spend counts n more of what a function gets.
func (b *budget) spend(f *ir.Func, n int, what string) error {
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

// spendListed counts the pointers that a function's statepoints list, each to be relocated, on both
// edges of an invoke; a vector counts as many as it has elements.
func (r *rewriter) spendListed(live *analysis.Liveness) error {
	widths := make([]int, len(live.Values))
	for i, v := range live.Values {
		widths[i] = 1
		if t := v.Type(); t.IsVector() {
			widths[i] = int(min(t.Len, 1<<24))
		}
	}
	n := 0
	for i, set := range live.At {
		edges := 1
		if r.points[i].Op == ir.Invoke {
			edges = 2
		}
		for _, v := range set {
			n += edges * widths[v]
		}
	}
	return r.budget.spend(r.f, n, "live pointers to list and relocate at its safepoints")
}
