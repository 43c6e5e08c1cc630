package explore

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/place"
	"statepoint/core/passes/prepare"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/web/report"
)

// kept is the outcome of the passes on each function, for the compilation of a text that differs
// only in the bodies of some functions.
type kept struct {
	// outside is the text outside of the bodies of functions, with the options and what else the
	// compilation of a body depends on, and poll the body that is copied into others.
	outside, poll string
	functions     []*keptFunction // by their places among the definitions
	// lengths are those of the printed texts, by stage.
	lengths []int
	// between is what functions told each other, and changed is set if a pass changed one.
	between string
	changed bool
	// known is the number of functions of which the outcome was known.
	known int
	// unread is the number of those whose bodies were not read.
	unread int
	// failed counts the compilations in a row that did not know enough.
	failed int
}

// mostFailed is the number of such compilations after which the next ones know nothing.
const mostFailed = 2

// mostInstructions bounds the modules of which functions are known. The limits of a compilation do
// not count what passes would add to known functions, and are far from this.
const mostInstructions = 100_000

// longerEdit is the number of bytes by which an edit may make a text longer before its memory must
// grow.
const longerEdit = 4 << 10

// keptFunction is the outcome of the passes on a function. Of ids, only their number is kept.
type keptFunction struct {
	name string
	body string      // as written
	code *lower.Code // nil if that is not kept
	// texts are the texts after each stage, and calls the numbers of calls with links of their own.
	texts  []*printer.FuncText
	calls  []int
	passes []keptPass
	// reference is the label of its first reference, and polls says which of its records are of
	// polls.
	reference string
	polls     []bool
	// open is set if this is not its whole outcome: it has findings, or declares something.
	open bool
	// alone is set if the body need not be read again; ids and instructions are their numbers in
	// it, and for nodes and types see [irparse.Known]. collects is set if it calls something that
	// may be a safepoint.
	alone, collects   bool
	ids, instructions int
	nodes             []int
	types             []string
}

// keptPass is the outcome of one pass.
type keptPass struct {
	ids      int
	changed  bool
	figures  pass.Figures
	declared []string // by the pass before it came to the function
}

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
	changed     bool     // by a pass
	lost        bool     // something was not known
}

// errNotKnown ends the passes when something is not known.
var errNotKnown = errors.New("not known")

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

// restore has the code of functions found by their texts, because none of them is known.
func (k *keeping) restore() {
	for _, one := range k.from.functions {
		if one.code != nil {
			k.b.before.code.Add(one.key(), one.code)
		}
	}
}

// key is that of the code.
func (one *keptFunction) key() lower.Key {
	return keyOf(one.name, strings.TrimSuffix(one.texts[len(one.texts)-1].Text, "\n"),
		strings.TrimSuffix(one.texts[0].Text, "\n"))
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
		one := &keptFunction{name: f.Name(), body: k.body(f)}
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

// read keeps what the next compilation needs to know of a body instead of reading it, if that is
// enough. collected is set if the module has functions that are collected: what these hide in
// variables depends on all functions that use them, and what is said of allocations on all that
// allocate.
func (one *keptFunction) read(r *readFunction, collected bool) {
	c := &r.concerns
	if r.known != nil || c.More || prepare.Allocates(r.f) && dropped != dependAllocations ||
		passesVectors(r.f) && dropped != dependVectors ||
		collected && slices.ContainsFunc(c.Variables, isVariable) {
		return
	}
	for _, t := range r.f.NamedTypes() {
		if t.Name == "" {
			return
		}
		one.types = append(one.types, t.Name)
	}
	one.alone, one.ids, one.nodes = true, r.ids, c.Nodes
	one.collects, one.instructions = calls(r.f), instructionsOf(r.f)
}

// passesVectors reports whether a function passes vectors to others or gets some from them. Of
// those that do so otherwise than code for AVX, only the first has a warning.
func passesVectors(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if callee := in.CalledFunc(); in.Op.IsCall() && in.Call != nil &&
				(callee == nil || !callee.IsIntrinsic()) && (hasVector(in.Type()) ||
				slices.ContainsFunc(in.Call.FuncType.Fields, hasVector)) {
				return true
			}
		}
	}
	return false
}

func hasVector(t *ir.Type) bool {
	return t.IsVector() || t.Kind == ir.ArrayKind && hasVector(t.Elem) ||
		t.Kind == ir.StructKind && slices.ContainsFunc(t.Fields, hasVector)
}

func isVariable(g *ir.Global) bool { return !g.Constant }

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

func (k *keeping) printing(o *printer.Options) int {
	if !k.keeps {
		return 0
	}
	o.Texts = printer.NewTexts(func(f *ir.Func) *printer.FuncText {
		if k.any && k.knows(f) {
			return k.of(f).texts[k.stage]
		}
		return nil
	}, func(f *ir.Func, t *printer.FuncText) {
		if one := k.of(f); one != nil {
			one.texts = append(one.texts, t)
			one.open = one.open || t.Own
		}
	})
	if !k.any || k.stage >= len(k.from.lengths) {
		return 0
	}
	return k.from.lengths[k.stage] + longerEdit
}

func (k *keeping) printed(length int) {
	lengths := &k.past.kept.lengths
	for len(*lengths) <= k.stage {
		*lengths = append(*lengths, 0)
	}
	(*lengths)[k.stage] = length
}

func (k *keeping) linked(f *ir.Func, calls int) {
	if one := k.of(f); one != nil {
		one.calls = append(one.calls, calls)
	}
}

func (k *keeping) calls(f *ir.Func) int { return k.of(f).calls[k.stage] }

func (k *keeping) firstReference(t *LinkTable) string {
	if !k.keeps {
		return t.firstReference()
	}
	first := map[uint32]string{} // by function
	for _, l := range t.byID {
		if l != nil && l.Label != "" && (l.Category == report.CategoryBase ||
			l.Category == report.CategoryDerived) && first[l.Func] == "" {
			first[l.Func] = l.Label
		}
	}
	label := ""
	for _, f := range k.b.c.module.Definitions() {
		one := k.of(f)
		if !k.knows(f) {
			one.reference = first[uint32(f.ID())]
		}
		if label == "" {
			label = one.reference
		}
	}
	return label
}

func (k *keeping) each(f *ir.Func, why *pass.Explanation, work func() (bool, error)) (changed,
	known bool, err error) {
	one, m := k.of(f), k.b.c.module
	if one == nil {
		changed, err = work()
		return changed, false, err
	}
	if n := k.given + len(k.declared); n < len(m.Funcs) {
		for _, d := range m.Funcs[n:] {
			k.declared = append(k.declared, d.Name())
		}
	}
	if k.knows(f) {
		p := &one.passes[k.pass]
		for _, name := range p.declared {
			if m.Func(name) == nil {
				k.lost = true
				return false, true, errNotKnown
			}
		}
		m.IDs.Take(p.ids)
		why.Figures.Add(&p.figures)
		k.changed = k.changed || p.changed
		return p.changed, true, nil
	}
	for len(one.passes) <= k.pass {
		one.passes = append(one.passes, keptPass{})
	}
	p, before, found := &one.passes[k.pass], why.Figures, len(why.Findings)
	p.declared, why.Figures = slices.Clip(k.declared), pass.Figures{}
	blocks, first := slices.Clone(f.Blocks), m.IDs.Own()
	p.changed, err = work()
	p.ids, p.figures = int(m.IDs.Own()-first), why.Figures
	why.Figures.Add(&before)
	k.changed = k.changed || p.changed
	one.open = one.open || len(why.Findings) != found ||
		len(m.Funcs) != k.given+len(k.declared) ||
		// what only they use may still be used
		slices.ContainsFunc(blocks, func(b *ir.Block) bool { return b.Parent() == nil })
	return p.changed, false, err
}

func (k *keeping) passed(why *pass.Explanation) {
	k.stage++
	k.pass++
	if !k.keeps {
		return
	}
	if why.Between != nil {
		said, ok := why.Between.Told()
		k.past.kept.between += said + "\x00"
		if !ok {
			k.keeps = false
		}
	}
	if !why.Unchanged {
		return
	}
	for i, one := range k.past.kept.functions {
		if !k.known[i] && len(one.texts) == k.stage {
			one.texts = append(one.texts, one.texts[k.stage-1])
		}
	}
}

func (k *keeping) finish() *Past {
	c, now := k.b.c, &k.past.kept
	if k.any {
		k.lost = k.lost || c.lowered == nil || !k.keeps || k.changed != k.from.changed ||
			now.between != k.from.between && dropped != dependBetween || k.unlinked()
		if k.lost && k.b.ctx.Err() == nil {
			k.restore()
			again := *k.b.before
			again.kept = kept{outside: now.outside, poll: now.poll, failed: now.failed + 1}
			return &again
		}
		now.failed = 0
	}
	if now.changed = k.changed; !k.keeps || c.lowered == nil {
		*now = kept{outside: now.outside, poll: now.poll, failed: now.failed}
		return nil
	}
	k.settle()
	return nil
}

// unlinked reports whether a finding is about something in a function that is known.
func (k *keeping) unlinked() bool {
	t := k.b.c.links
	without := func(ids ...uint32) bool {
		return slices.ContainsFunc(ids, func(id uint32) bool {
			return id != 0 && t.Get(provenance.ID(id)) == nil
		})
	}
	return slices.ContainsFunc(k.b.c.outline.Findings, func(f report.Finding) bool {
		return without(f.Value, f.Use, f.Safepoint, f.Instead) || without(f.Path...) ||
			without(f.Steps...)
	})
}

// settle completes what is kept of functions.
func (k *keeping) settle() {
	c, now := k.b.c, &k.past.kept
	inFindings := map[uint32]bool{}
	for i := range c.outline.Findings {
		f := &c.outline.Findings[i]
		for _, id := range slices.Concat([]uint32{f.Value, f.Use, f.Safepoint, f.Instead}, f.Path,
			f.Steps) {
			if l := c.links.Get(provenance.ID(id)); l != nil {
				inFindings[l.Func] = true
			}
		}
	}
	c.polls = map[int32]bool{}
	records := make([][]int32, len(k.all))
	for i := range c.lowered.Funcs {
		cf := &c.lowered.Funcs[i]
		if p := k.placeOf(cf.ID); p >= 0 {
			records[p] = cf.Records
		}
	}
	for i, f := range k.all {
		one := now.functions[i]
		if k.known[i] {
			for n, is := range one.polls {
				if is {
					c.polls[records[i][n]] = true
				}
			}
			continue
		}
		one.open = one.open || inFindings[uint32(f.ID())] || len(one.texts) <= k.stage ||
			len(one.calls) <= k.stage || len(one.passes) < k.pass
		if one.open {
			continue
		}
		one.code = k.past.code.Code(one.key())
		for _, n := range records[i] {
			one.polls = append(one.polls, c.IsPoll(n))
		}
		if !slices.Contains(one.polls, true) {
			one.polls = nil
		}
	}
}
