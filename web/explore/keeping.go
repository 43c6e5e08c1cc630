package explore

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/place"
	"statepoint/core/passes/prepare"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// keeping is the keeper of a compilation.
type keeping struct {
	b    *builder
	from *kept // the earlier compilation's
	past *Past // of this one

	all         []*ir.Func
	index       []int32 // by id, one more than the place among the definitions, 0 for none
	known       []bool  // by that place
	any         bool    // of known
	keeps       bool    // anything besides code
	stage, pass int
	given       int      // functions that were declared at first
	declared    []string // since then
	found       []string // names of functions that are known to be declared
	changed     bool     // by a pass
	lost        bool     // something was not known
}

// beginKeeping begins after the module is verified.
func beginKeeping(b *builder, verdict *source.List) keeper {
	sound := verdict != nil && !verdict.HasErrors()
	if !sound && b.bodies.skipped == 0 {
		return nil
	}
	k := newKeeping(b, sound, sound && len(verdict.Items) == 0)
	if k.lost {
		k.any = true
		return k
	}
	if !k.any {
		k.restore()
	}
	return k
}

func newKeeping(b *builder, sound, silent bool) *keeping {
	k := &keeping{b: b, from: &b.before.kept, past: NewPast(), given: len(b.c.module.Funcs)}
	k.lost = b.bodies.skipped > 0 // until all of these turn out to be known
	if !sound {
		return k
	}
	req := b.c.request
	k.past.source, k.past.nodes = b.source, b.bodies.nodes
	if b.c.only == nil || req.Options.Break != "" {
		return k
	}
	all := b.c.module.Definitions()
	k.all = all
	if k.keeps = len(req.Options.Passes) == 0 && len(req.Options.PassFlags) == 0 &&
		b.dialect == ir.DialectUnknown && !pass.OldForm(b.c.module.Dialect) &&
		int(b.c.outline.Figures.Instructions) <= mostInstructions &&
		len(b.loweringPasses()) == 0 && !strings.Contains(req.Source, "blockaddress"); !k.keeps {
		return k
	}
	k.index, k.known = make([]int32, b.c.module.IDs.Last()+1), make([]bool, len(all))
	now := &k.past.kept
	now.functions = make([]*keptFunction, len(all))
	now.outside = k.outside(all)
	read := b.bodies.all
	collected := slices.ContainsFunc(b.c.module.Funcs, mayRecord)
	// What is said of a small module in which nothing is collected depends on all of its bodies.
	tried := !collected && b.c.outline.Figures.Instructions <= prepare.MostTried
	for i, f := range all {
		k.index[f.ID()] = int32(i) + 1
		if i < len(read) && read[i].f == f && read[i].known != nil {
			now.functions[i] = read[i].known // of its body, only this is known
			continue
		}
		one := &keptFunction{name: f.Name(), body: k.body(f)}
		one.plain = strings.IndexFunc(one.body, func(r rune) bool {
			return r == '*' || r >= utf8.RuneSelf
		}) < 0
		if now.functions[i] = one; i < len(read) && read[i].f == f && silent && !tried {
			one.read(&read[i], collected)
		}
		if place.IsPoll(f) {
			now.poll = now.functions[i].body
		}
	}
	if k.from.outside != now.outside || k.from.poll != now.poll && dropped != dependPoll ||
		b.before.registry != b.c.registry {
		return k
	}
	if now.failed = k.from.failed; now.failed >= mostFailed ||
		len(k.from.functions) != len(all) {
		return k
	}
	for i, f := range all {
		one := k.from.functions[i]
		if f == b.c.only || place.IsPoll(f) || one.open || one.code == nil ||
			one.body != now.functions[i].body && dropped != dependBody {
			continue
		}
		k.known[i], k.any, now.functions[i] = true, true, one
		now.known++
	}
	for i := range read {
		if read[i].known != nil && (i >= len(all) || read[i].f != all[i] || !k.known[i]) {
			return k
		}
	}
	k.lost, now.unread = tried && b.bodies.skipped > 0, b.bodies.skipped
	return k
}

// outside returns what the compilation of a body depends on outside of bodies.
func (k *keeping) outside(all []*ir.Func) string {
	var out strings.Builder
	out.Grow(len(k.from.outside) + 1<<10)
	text, from := k.b.c.request.Source, 0
	for _, f := range all {
		if start := int(f.BodySpan.Start); start >= from {
			out.WriteString(text[from:start])
			from = int(f.BodySpan.End)
		}
	}
	out.WriteString(text[from:])
	fmt.Fprintf(&out, "\n%s %+v", k.b.c.module.Dialect, k.b.c.request.Options)
	for _, f := range k.b.c.module.Funcs {
		out.WriteByte('\n')
		out.WriteString(f.Name())
	}
	return out.String()
}

func (k *keeping) body(f *ir.Func) string {
	return k.b.c.request.Source[f.BodySpan.Start:f.BodySpan.End]
}

// placeOf is the place of a function among the definitions, by its id; -1 for none.
func (k *keeping) placeOf(function provenance.ID) int {
	if id := int(function); id < len(k.index) {
		return int(k.index[id]) - 1
	}
	return -1
}

// of returns what is kept of a function, nil for nothing.
func (k *keeping) of(f *ir.Func) *keptFunction {
	if i := k.placeOf(f.ID()); i >= 0 {
		return k.past.kept.functions[i]
	}
	return nil
}

func (k *keeping) knows(f *ir.Func) bool {
	i := k.placeOf(f.ID())
	return i >= 0 && k.known[i]
}

func (k *keeping) lacks() bool { return k.lost }

func (k *keeping) quick() bool { return k.any && 2*k.past.kept.known >= len(k.all) }
