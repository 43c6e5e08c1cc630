package links

import (
	"strconv"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower/code"
	"statepoint/lower/internal/emit"
	"statepoint/lower/internal/mir"
	"statepoint/stackmap"
)

// Links creates the links of a module, one function after another.
type Links struct {
	// CodeOnly leaves out the links of maps: of records, locations, safe points and roots. The
	// slots that these refer to are still described.
	CodeOnly bool
	// TextOnly, with CodeOnly, leaves out all links and slots: only instructions with comments and
	// labels remain.
	TextOnly bool
	// Only, if not nil, is the function that alone gets links of its code, slots and locations. All
	// ids are the same.
	Only *ir.Func

	m   *ir.Module
	out *code.Module
	// mf is the function being compiled, and em its emitter.
	mf *mir.Func
	em *emit.Emitter
	// brief is set if the function being compiled is not Only.
	brief bool

	names  *Names
	values values
	slots  slots
}

// New returns the Links of a module that is compiled to out.
func New(m *ir.Module, out *code.Module) *Links { return &Links{m: m, out: out} }

// Follow has the next functions be those that are selected into mf, emitted by em, and have their
// names in names.
func (l *Links) Follow(mf *mir.Func, em *emit.Emitter, names *Names) {
	l.mf, l.em, l.names = mf, em, names
}

func itoa(n int) string { return strconv.Itoa(n) }

// number is that of the function being compiled.
func (l *Links) number() int32 { return int32(len(l.out.Funcs) - 1) }

// add assigns an id to a link of the function being compiled and stores it.
func (l *Links) add(link code.Link) provenance.ID {
	link.ID, link.Func = l.m.IDs.Next(), l.number()
	l.out.Links = append(l.out.Links, link)
	return link.ID
}

// Function links the entry of a function in a map to the function.
func (l *Links) Function(f *ir.Func, symbol string) uint32 {
	switch {
	case l.CodeOnly:
		return 0
	case l.Only != nil && l.Only != f:
		return l.Hidden()
	}
	return uint32(l.add(code.Link{Kind: provenance.KindField, From: []provenance.ID{f.ID()},
		Label: "function " + symbol}))
}

// Record links the next record of the stack map to its call and to the calls merged into that.
func (l *Links) Record(point int32) uint32 {
	if l.CodeOnly {
		return 0
	}
	calls := []provenance.ID{l.mf.Points[point].Value}
	l.em.MergedInto(point, func(gone int32) { calls = append(calls, l.mf.Points[gone].Value) })
	if l.brief {
		return l.HiddenRecord(calls)
	}
	return uint32(l.add(code.Link{Kind: provenance.KindRecord, From: calls,
		Label: "record " + itoa(len(l.out.Map.Records))}))
}

// Location links a location of the next record, of that number, to the i-th value that the point
// records and to its slot, -1 for none.
func (l *Links) Location(point int32, i, number, slot int) uint32 {
	if l.CodeOnly {
		l.slots.use(slot)
		return 0
	}
	if l.brief {
		return l.HiddenLocation()
	}
	link := code.Link{Kind: provenance.KindLocation, Label: "record " +
		itoa(len(l.out.Map.Records)) +
		", location " + itoa(number), Role: roleOf(&l.mf.Points[point], i)}
	link.From = l.values.origins(link.From, l.recorded(point, i))
	l.em.MergedInto(point, func(gone int32) {
		link.From = l.values.origins(link.From, l.recorded(gone, i))
	})
	link.Lists = l.listed(link.Lists, point, i)
	l.em.MergedInto(point, func(gone int32) { link.Lists = l.listed(link.Lists, gone, i) })
	link.At = l.slots.use(slot)
	return uint32(l.add(link))
}

// HiddenRecord links a record of a function other than Only to its calls.
func (l *Links) HiddenRecord(calls []provenance.ID) uint32 {
	return uint32(l.add(code.Link{Kind: provenance.KindRecord, From: calls}))
}

// Hidden assigns an id to a part of a map without a link.
func (l *Links) Hidden() uint32 { return uint32(l.m.IDs.Next()) }

// HiddenLocation assigns an id to a location of such a record.
func (l *Links) HiddenLocation() uint32 {
	id := l.m.IDs.Next()
	if n := len(l.out.Elsewhere); n > 0 && l.out.Elsewhere[n-1].Last == id-1 {
		l.out.Elsewhere[n-1].Last = id
	} else {
		l.out.Elsewhere = append(l.out.Elsewhere, code.IDs{First: id, Last: id})
	}
	return uint32(id)
}

// Skip assigns ids to things without links.
func (l *Links) Skip(n int) { l.m.IDs.Take(n) }

// roleOf is the role of the i-th location of a point.
func roleOf(pt *mir.Point, i int) stackmap.Role {
	switch {
	case pt.Plain:
		return stackmap.RoleOperand
	case i < int(pt.Deopt):
		return stackmap.RoleDeopt
	case i >= int(pt.Deopt+pt.GC):
		return stackmap.RoleAlloca
	case (i-int(pt.Deopt))%2 == 0:
		return stackmap.RoleBase
	}
	return stackmap.RoleDerived
}

// listed adds the pointers that a point lists under a name other than that of its i-th location.
func (l *Links) listed(ids []provenance.ID, point int32, i int) []provenance.ID {
	as := l.mf.Recorded[int(l.mf.Points[point].Rec)+i].Value
	for k := range l.mf.Listed {
		if x := &l.mf.Listed[k]; x.Point == point && x.As == as && as != 0 {
			ids = mir.AddID(ids, x.Value)
		}
	}
	return ids
}

// recorded is the value of the text that the i-th location of a point is for.
func (l *Links) recorded(point int32, i int) provenance.ID {
	pt := &l.mf.Points[point]
	id := l.mf.Recorded[int(pt.Rec)+i].Value
	return l.values.at(id, []provenance.ID{l.values.callBlocks[pt.Value]})
}

// SafePoint links a safe point of the computed map to its instruction, -1 for none.
func (l *Links) SafePoint(number int, inst int32) uint32 {
	if l.CodeOnly {
		return 0
	}
	link := code.Link{Kind: provenance.KindRecord, Label: "safe point " + itoa(number)}
	if inst >= 0 {
		link.From = append(link.From, l.mf.Carried(&l.mf.Insts[inst])...)
	}
	return uint32(l.add(link))
}

// Root links a root to its slot, by the number of the frame object.
func (l *Links) Root(object int, r *gc.Root) uint32 {
	if l.CodeOnly {
		l.slots.use(len(l.em.Frame.Slots) + object)
		return 0
	}
	return uint32(l.add(code.Link{Kind: provenance.KindLocation, Role: stackmap.RoleBase,
		From:  []provenance.ID{r.Slot.ID()},
		Label: "root " + itoa(r.Number), At: l.slots.use(len(l.em.Frame.Slots) + object)}))
}
