package explore

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes/place"
	"statepoint/web/report"
)

// bodies knows which bodies need not be read again. Whether the rest of the text is the same is
// only known when all of it is read; if it is not, keeping has the text compiled from scratch.
type bodies struct {
	from []*keptFunction
	only string // the function that the request is about
	// first is set until the first function that is collected and calls something: the request is
	// about that if it names none, or about the first of all if there is none.
	first bool
	// surveyed is the number of functions before the body that the survey found last.
	surveyed int
	// all are the functions with a body, in the order of the text, and skipped is the number of
	// those that were not read.
	all     []readFunction
	skipped int
	// nodes are the metadata nodes of the earlier text, and of this one.
	nodes *irparse.Nodes
}

// readFunction is a function whose body was read, or is known.
type readFunction struct {
	f        *ir.Func
	known    *keptFunction // nil if it was read
	ids      int           // of its body
	concerns irparse.Concerns
}

// bodiesAfter returns what is known of bodies after an earlier compilation.
func bodiesAfter(p *Past, req *report.Request) *bodies {
	b := &bodies{only: req.Only, nodes: irparse.After(p.nodes)}
	if p.kept.failed >= mostFailed || req.Only == "" || strings.HasPrefix(req.Only, "%") {
		return b
	}
	b.from, b.first = p.kept.functions, true
	b.all = make([]readFunction, 0, len(b.from)+16)
	for _, one := range b.from {
		if b.first = !isNamed(b.only, one.name); !b.first {
			break
		}
	}
	return b
}

// Begins implements [irparse.Bodies].
func (b *bodies) Begins(text string) int {
	for i, one := range b.from[b.surveyed:min(b.surveyed+nearby, len(b.from))] {
		if one.plain && strings.HasPrefix(text, one.body) {
			b.surveyed += i + 1
			return len(one.body)
		}
	}
	return 0
}

// Known implements [irparse.Bodies].
func (b *bodies) Known(f *ir.Func, text string) (known irparse.Known) {
	n := len(b.all)
	if n >= len(b.from) {
		return known
	}
	one := b.from[n]
	if !one.alone || one.open || one.code == nil || one.name == "" || one.name != f.Name() ||
		place.IsPoll(f) || !strings.HasPrefix(text, one.body) && dropped != dependBody {
		return known
	}
	if collects := f.GC != "" && one.collects; b.first && (n == 0 || collects) {
		b.first = !collects
		return known
	}
	if !b.first && isNamed(b.only, one.name) {
		return known
	}
	b.all = append(b.all, readFunction{f: f, known: one})
	b.skipped++
	known = irparse.Known{Length: len(one.body), IDs: one.ids,
		Nodes: one.nodes, Types: one.types, Instructions: one.instructions}
	switch dropped {
	case dependNamed:
		known.Types = nil
	case dependNodes:
		known.Nodes = nil
	}
	return known
}

// Read implements [irparse.Bodies].
func (b *bodies) Read(f *ir.Func, ids int, c irparse.Concerns) {
	b.first = b.first && !(f.GC != "" && calls(f))
	b.all = append(b.all, readFunction{f: f, ids: ids, concerns: c})
}

// calls reports whether the n-th function calls something that may be a safepoint.
func (b *bodies) calls(n int, f *ir.Func) bool {
	if b != nil && n < len(b.all) && b.all[n].f == f && b.all[n].known != nil {
		return b.all[n].known.collects
	}
	return calls(f)
}
