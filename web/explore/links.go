package explore

import (
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/provenance"
	"statepoint/web/report"
)

// LinkTable collects one link for each id. The first link added for an id is kept: an instruction
// that a pass erases keeps the link it had when it was parsed.
type LinkTable struct {
	byID  []*report.Link // ids are numbers without large gaps
	calls []*report.Link // those from FirstCall on
	n     int
	// between describes values that a pass created and that have a number at that stage.
	between map[provenance.ID]string
	room    []report.Link       // for the next links; links already in use do not move
	labels  []string            // by id, all empty between uses
	types   map[*ir.Type]string // their texts at a stage
}

func newLinkTable() *LinkTable { return &LinkTable{between: map[provenance.ID]string{}} }

// reserve makes room for ids.
func (t *LinkTable) reserve(ids int) { t.byID = slices.Grow(t.byID, ids) }

// clone copies the table and its links.
func (t *LinkTable) clone() *LinkTable {
	c := &LinkTable{byID: make([]*report.Link, len(t.byID)), calls: t.calls, n: t.n,
		between: t.between}
	links := make([]report.Link, t.n)
	for i, l := range t.byID {
		if l != nil {
			links[0] = *l
			c.byID[i], links = &links[0], links[1:]
		}
	}
	return c
}

// Get returns the link of an id, nil if it has none.
func (t *LinkTable) Get(id provenance.ID) *report.Link {
	switch {
	case int(id) < len(t.byID):
		return t.byID[id]
	case id >= report.FirstCall && int(id-report.FirstCall) < len(t.calls):
		return t.calls[id-report.FirstCall]
	}
	return nil
}

func (t *LinkTable) add(id provenance.ID, l report.Link) *report.Link {
	if old := t.Get(id); old != nil {
		return old
	}
	if n := len(t.byID); int(id) >= n {
		t.byID = slices.Grow(t.byID, int(id)+1-n)[:int(id)+1]
		clear(t.byID[n:])
	}
	t.byID[id] = t.keep(id, l)
	return t.byID[id]
}

// addCall adds a call that has an id besides that of its result.
func (t *LinkTable) addCall(l report.Link) *report.Link {
	made := t.keep(report.FirstCall+provenance.ID(len(t.calls)), l)
	t.calls = append(t.calls, made)
	return made
}

// keep allocates a link.
func (t *LinkTable) keep(id provenance.ID, l report.Link) *report.Link {
	if len(t.room) == 0 {
		t.room = make([]report.Link, min(max(64, t.n), 4096))
	}
	made := &t.room[0]
	t.room = t.room[1:]
	*made = l
	made.ID, made.Label = uint32(id), report.Readable(l.Label)
	t.n++
	return made
}

// sorted returns the links in the order of their ids.
func (t *LinkTable) sorted() []report.Link {
	out := make([]report.Link, 0, t.n)
	for _, l := range t.byID {
		if l != nil {
			out = append(out, *l)
		}
	}
	for _, l := range t.calls {
		if l != nil {
			out = append(out, *l)
		}
	}
	return out
}

// firstReference returns the label of the first value that is a reference, "" if there is none.
func (t *LinkTable) firstReference() string {
	for _, l := range t.byID {
		if l != nil && l.Label != "" && (l.Category == report.CategoryBase ||
			l.Category == report.CategoryDerived) {
			return l.Label
		}
	}
	return ""
}

// addModule adds what is new in a module since the last stage; text is its printed text, stage the
// pass that ran, empty for none. What is in functions that keep knows has no links.
func (t *LinkTable) addModule(m *ir.Module, text *irText, strategies *gc.Registry, stage string,
	keep keeper) {
	ids := int(m.IDs.Last()) + 1
	clear(t.types) // a type without a name may have another number
	t.byID = slices.Grow(t.byID, max(ids-len(t.byID), 0))
	labels := slices.Grow(t.labels[:0], ids)[:ids]
	for _, mk := range text.Doc.Marks {
		if mk.Role == report.RoleDef {
			labels[mk.ID] = text.Doc.Text[mk.Start:mk.End]
		}
	}
	t.labels = labels
	defer func() {
		for _, mk := range text.Doc.Marks {
			if mk.Role == report.RoleDef {
				labels[mk.ID] = ""
			}
		}
	}()
	for _, g := range m.Globals {
		t.add(g.ID(), report.Link{Kind: provenance.KindGlobal, Label: labels[g.ID()],
			Named: true, Detail: g.Content.String()})
	}
	for _, f := range m.Funcs {
		if t.Get(f.ID()) == nil {
			t.add(f.ID(), report.Link{Kind: provenance.KindFunction, Label: labels[f.ID()],
				Named: true, Detail: t.typeText(f.FuncType), Func: uint32(f.ID())})
		}
		if f.IsDeclaration() {
			continue
		}
		calls := len(t.calls)
		if keep != nil && keep.knows(f) {
			t.calls = append(t.calls, make([]*report.Link, keep.calls(f))...)
			continue
		}
		strategy, _ := strategies.Lookup(f.GC)
		for _, a := range f.Args {
			t.add(a.ID(), report.Link{Kind: provenance.KindArgument, Label: labels[a.ID()],
				Named: true, Detail: t.typeText(a.Type()),
				Category: valueCategory(a, strategy), Func: uint32(f.ID())})
		}
		for _, b := range f.Blocks {
			t.add(b.ID(), report.Link{Kind: provenance.KindBlock, Label: blockLabel(labels[b.ID()]),
				Named: labels[b.ID()] != "", From: IDs(b.From), Func: uint32(f.ID()),
				Copy: stage == options.PlaceSafepoints && len(b.From) > 0})
			for in := b.First(); in != nil; in = in.Next() {
				t.addInstr(in, labels[in.ID()], strategy, stage)
			}
		}
		if keep != nil {
			keep.linked(f, len(t.calls)-calls)
		}
	}
	t.markCalls(text.Doc)
}

// typeText is the text of a type. Most functions and values share theirs with others.
func (t *LinkTable) typeText(of *ir.Type) string {
	text, known := t.types[of]
	if !known {
		if t.types == nil {
			t.types = map[*ir.Type]string{}
		}
		text = of.String()
		t.types[of] = text
	}
	return text
}

func (t *LinkTable) addInstr(in *ir.Instr, label string, strategy gc.Strategy, stage string) {
	if t.Get(in.ID()) != nil && !gc.IsRelocate(in) {
		return
	}
	l := report.Link{Kind: provenance.KindInstruction, Label: label, Named: label != "",
		Detail:   t.typeText(in.Type()),
		Category: valueCategory(in, strategy), Purpose: purpose(in, stage),
		From: IDs(in.From()), Func: uint32(in.Parent().Parent().ID())}
	what := in.Op.String()
	if f := in.CalledFunc(); f != nil {
		what += " @" + f.Name()
	}
	switch {
	case label == "":
		l.Label = what
	case stage != "" && IsNumbered(label):
		t.between[in.ID()] = what
	}
	// The body of a poll is copied to each poll site, and a landing pad for each path to it.
	if stage == options.PlaceSafepoints || in.Op == ir.LandingPad {
		l.Copy = len(l.From) > 0
	}
	if gc.IsRelocate(in) {
		if r, err := gc.ViewRelocate(in); err == nil {
			if len(l.From) == 0 { // written by hand: no pass recorded its origin
				l.From = []uint32{uint32(r.Derived.ID())}
			}
			if r.Base != r.Derived {
				l.Category = report.CategoryDerived
				t.markDerived(r.Derived.ID())
			}
		}
	}
	switch {
	case !isCall(in):
	case gc.IsStatepoint(in):
		l.Kind, l.From = provenance.KindCall, t.callsOf(l.From)
	case in.Type().IsVoid():
		l.Kind = provenance.KindCall
	case t.Get(in.ID()) == nil:
		l.Call = t.addCall(report.Link{Kind: provenance.KindCall, Label: what, Detail: l.Detail,
			Category: report.CategoryCall, Purpose: l.Purpose, From: t.callsOf(l.From),
			Func: l.Func, Copy: l.Copy}).ID
	}
	if gc.IsResult(in) {
		if call, ok := in.Arg(0).(*ir.Instr); ok {
			l.Call = uint32(call.ID())
		}
	}
	t.add(in.ID(), l)
}

// isCall reports whether an instruction calls something, rather than computing a value as most
// intrinsics do. Its result is then a separate entity.
func isCall(in *ir.Instr) bool {
	if !in.Op.IsCall() || gc.IsRelocate(in) || gc.IsResult(in) {
		return false
	}
	if _, assembly := in.Callee().(*ir.InlineAsm); assembly {
		return false
	}
	f := in.CalledFunc()
	return f == nil || !f.IsIntrinsic() || gc.IsStatepoint(in) ||
		in.IsIntrinsic("llvm.experimental.stackmap") ||
		in.IsIntrinsic("llvm.experimental.patchpoint") ||
		in.IsIntrinsic("llvm.experimental.patchpoint.void") ||
		in.IsIntrinsic("llvm.experimental.deoptimize")
}

// CallOf returns the call that returns a value, or the id itself for anything else.
func (t *LinkTable) CallOf(id provenance.ID) provenance.ID {
	if l := t.Get(id); l != nil && l.Call != 0 && l.Purpose != report.PurposeResult {
		return provenance.ID(l.Call)
	}
	return id
}

// isPoll reports whether a record with a link belongs to the statepoint of a poll.
func (t *LinkTable) isPoll(record provenance.ID) bool {
	l := t.Get(record)
	for generation := 0; l != nil && generation < 4; generation++ {
		if l.Purpose == report.PurposePoll {
			return true
		}
		var next *report.Link
		for _, from := range l.From {
			if o := t.Get(provenance.ID(from)); o != nil &&
				(o.Purpose == report.PurposePoll || o.Purpose == report.PurposeStatepoint) {
				next = o
			}
		}
		l = next
	}
	return false
}

// callsOf maps ids of results to their calls, and leaves other ids unchanged.
func (t *LinkTable) callsOf(of []uint32) []uint32 {
	var out []uint32
	for _, id := range of {
		out = append(out, uint32(t.CallOf(provenance.ID(id))))
	}
	slices.Sort(out)
	return out
}

// onlyCalls drops ids that are not calls, if any id is a call: the operands of a call instruction
// are not its identity.
func (t *LinkTable) onlyCalls(of []uint32) []uint32 {
	var out []uint32
	for _, id := range of {
		if l := t.Get(provenance.ID(id)); l != nil && l.Kind == provenance.KindCall {
			out = append(out, id)
		}
	}
	if len(out) == 0 {
		return of
	}
	return out
}

// markCalls maps the ranges of whole calls to the calls, not to their results.
func (t *LinkTable) markCalls(d *report.Doc) {
	for i := range d.Marks {
		if m := &d.Marks[i]; m.Role == report.RoleWhole {
			m.ID = uint32(t.CallOf(provenance.ID(m.ID)))
		}
	}
	SortMarks(d.Marks)
}

// markDerived marks a value, and its counterpart in the source, as pointing into an object: the
// passes found another value to be its base.
func (t *LinkTable) markDerived(id provenance.ID) {
	l := t.Get(id)
	if l == nil || l.Category == report.CategoryDerived {
		return
	}
	l.Category = report.CategoryDerived
	for _, from := range l.From {
		t.markDerived(provenance.ID(from))
	}
}

// valueCategory is the category known from a value alone; a relocate's operands refine it later.
func valueCategory(v ir.Value, strategy gc.Strategy) report.Category {
	in, _ := v.(*ir.Instr)
	if in != nil && gc.IsStatepoint(in) {
		return report.CategoryCall
	}
	if strategy != nil && v.Type().IsPointer() && strategy.IsReference(v.Type()) {
		if in != nil && in.Op == ir.GetElementPtr {
			return report.CategoryDerived
		}
		return report.CategoryBase
	}
	if in != nil && isCall(in) && v.Type().IsVoid() {
		return report.CategoryCall
	}
	return report.CategoryNone
}

// blockLabel returns a block's label as shown in operands; an entry block without a name has none
// in the text.
func blockLabel(label string) string {
	if label == "" {
		return "entry block"
	}
	return "%" + label
}

// IDs returns ids as a report has them, in order, each once.
func IDs(from []provenance.ID) []uint32 {
	if len(from) == 0 {
		return nil
	}
	out := make([]uint32, len(from))
	for i, id := range from {
		out[i] = uint32(id)
	}
	slices.Sort(out)
	return slices.Compact(out)
}
