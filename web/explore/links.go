package explore

import (
	"cmp"
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/web/report"
)

// linkTable collects one link for each id. What is added first stands: an instruction that a pass erases keeps the link it had when it was
// read.
type linkTable struct {
	byID map[ir.ID]*report.Link
}

func newLinkTable() *linkTable { return &linkTable{byID: make(map[ir.ID]*report.Link)} }

func (t *linkTable) add(id ir.ID, l report.Link) *report.Link {
	if old := t.byID[id]; old != nil {
		return old
	}
	l.ID = uint32(id)
	t.byID[id] = &l
	return &l
}

// sorted gives the links in the order of their ids.
func (t *linkTable) sorted() []report.Link {
	out := make([]report.Link, 0, len(t.byID))
	for _, l := range t.byID {
		out = append(out, *l)
	}
	slices.SortFunc(out, func(a, b report.Link) int { return cmp.Compare(a.ID, b.ID) })
	return out
}

// firstReference is the label of the first value that is a reference, "" if there is none.
func (t *linkTable) firstReference() string {
	var first *report.Link
	for _, l := range t.byID {
		if l.Label != "" && (l.Category == report.CategoryBase || l.Category == report.CategoryDerived) && (first == nil || l.ID < first.ID) {
			first = l
		}
	}
	if first == nil {
		return ""
	}
	return first.Label
}

// addModule adds what is new in a module since the last stage; text is how it was just printed, stage the pass that ran, empty for none.
func (t *linkTable) addModule(m *ir.Module, text *irText, strategies *gc.Registry, stage string) {
	labels := make(map[ir.ID]string)
	for _, mk := range text.doc.Marks {
		if mk.Role == report.RoleDef {
			labels[ir.ID(mk.ID)] = text.doc.Text[mk.Start:mk.End]
		}
	}
	for _, g := range m.Globals {
		t.add(g.ID(), report.Link{Kind: report.KindGlobal, Label: labels[g.ID()], Detail: g.Content.String()})
	}
	for _, f := range m.Funcs {
		t.add(f.ID(), report.Link{Kind: report.KindFunction, Label: labels[f.ID()], Detail: f.FuncType.String()})
		if f.IsDeclaration() {
			continue
		}
		strategy, _ := strategies.Lookup(f.GC)
		for _, a := range f.Args {
			t.add(a.ID(), report.Link{Kind: report.KindArgument, Label: labels[a.ID()], Detail: a.Type().String(), Category: valueCategory(a, strategy)})
		}
		for _, b := range f.Blocks {
			t.add(b.ID(), report.Link{Kind: report.KindBlock, Label: blockLabel(labels[b.ID()]), From: ids(b.From)})
			for in := b.First(); in != nil; in = in.Next() {
				t.addInstr(in, labels[in.ID()], strategy, stage)
			}
		}
	}
}

func (t *linkTable) addInstr(in *ir.Instr, label string, strategy gc.Strategy, stage string) {
	l := report.Link{Kind: report.KindInstruction, Label: label, Detail: in.Type().String(), Category: valueCategory(in, strategy), Purpose: purpose(in, stage), From: ids(in.From())}
	if label == "" {
		l.Label = in.Op.String()
		if f := in.CalledFunc(); f != nil {
			l.Label += " @" + f.Name()
		}
	}
	if gc.IsRelocate(in) {
		if r, err := gc.ViewRelocate(in); err == nil {
			if len(l.From) == 0 { // written by hand: no pass was there to record what it comes from
				l.From = []uint32{uint32(r.Derived.ID())}
			}
			if r.Base != r.Derived {
				l.Category = report.CategoryDerived
				t.markDerived(r.Derived.ID())
			}
		}
	}
	t.add(in.ID(), l)
}

// markDerived says of a value, and of what it stands for in the source, that it points into an object: the passes found another value to be
// its base.
func (t *linkTable) markDerived(id ir.ID) {
	l := t.byID[id]
	if l == nil || l.Category == report.CategoryDerived {
		return
	}
	l.Category = report.CategoryDerived
	for _, from := range l.From {
		t.markDerived(ir.ID(from))
	}
}

// valueCategory is what can be said of a value by looking at it alone; a relocate's operands say more later.
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
	if in != nil && in.Op.IsCall() {
		return report.CategoryCall
	}
	return report.CategoryNone
}

// blockLabel is a block's label as an operand shows it; an entry block without a name has none in the text.
func blockLabel(label string) string {
	if label == "" {
		return "entry block"
	}
	return "%" + label
}

func ids(from []ir.ID) []uint32 {
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
