package instrument

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
)

// Stats counts what passes and steps did.
type Stats struct{ counts []count }

// count is one counter: its value, the pass that counted, and the description.
type count struct {
	n          int
	who, about string
}

// Add adds to a count.
func (s *Stats) Add(who, about string, n int) {
	for i := range s.counts {
		if c := &s.counts[i]; c.who == who && c.about == about {
			c.n += n
			return
		}
	}
	s.counts = append(s.counts, count{n, who, about})
}

// Watch counts what the passes of a pipeline insert, in addition to other hooks.
func (s *Stats) Watch(p *passes.Pipeline) {
	next := p.After
	p.After = func(pass *pass.Pass, m *ir.Module, why *pass.Explanation) error {
		if why != nil {
			s.figures(pass.Name, &why.Figures)
		}
		if next != nil {
			return next(pass, m, why)
		}
		return nil
	}
}

func (s *Stats) figures(name string, f *pass.Figures) {
	for _, c := range []struct {
		n     int
		about string
	}{
		{f.Polls, "Number of safepoint polls inserted"},
		{f.Statepoints, "Number of statepoints inserted"},
		{f.Results, "Number of results inserted"},
		{f.Relocates, "Number of relocates inserted"},
		{f.Remats, "Number of derived pointers rematerialized"},
		{f.Bases, "Number of base pointers inserted"},
		{f.Phis, "Number of phis inserted"},
		{f.Aggregates, "Number of aggregates with references split"},
		{f.Barriers, "Number of barriers lowered"},
		{f.Spared, "Number of accesses that need no barrier"},
		{f.Nulls, "Number of roots initialized with null"},
		{f.Roots, "Number of roots linked or declared"},
	} {
		s.Add(name, c.about, c.n)
	}
}

// Print prints the counts that are not 0 in the form of LLVM's -stats, sorted.
func (s *Stats) Print(w io.Writer) {
	const rule = "===-------------------------------------------------------------------------===\n"
	io.WriteString(w, rule+"                          ... Statistics Collected ...\n"+rule+"\n")
	var list []count
	number, who := 0, 0
	for _, c := range s.counts {
		if c.n != 0 {
			list = append(list, c)
			number, who = max(number, len(fmt.Sprint(c.n))), max(who, len(c.who))
		}
	}
	slices.SortFunc(list, func(a, b count) int {
		if a.who != b.who {
			return strings.Compare(a.who, b.who)
		}
		return strings.Compare(a.about, b.about)
	})
	for _, c := range list {
		fmt.Fprintf(w, "%*d %-*s - %s\n", number, c.n, who, c.who, c.about)
	}
	fmt.Fprintln(w)
}
