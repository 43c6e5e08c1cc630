package lower

import (
	"slices"
	"sort"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/emit"
	"statepoint/lower/isel"
	"statepoint/lower/mir"
	"statepoint/lower/regalloc"
	"statepoint/stackmap"
)

// rsp is the DWARF number of the stack pointer.
var rsp = amd64.RSP.DWARF()

// frameOf notes a function's frame; with Detail slots get ids and names.
func (c *Compiler) frameOf(fn *Func, alloc *regalloc.Result) {
	l := &c.em.Frame
	fn.Frame = Frame{Size: l.Size, Copied: c.f.Copied, Dynamic: l.Dynamic,
		Grows: l.Dynamic && l.Aligned != amd64.RSP, AlignTo: l.AlignTo, Below: l.Below}
	if !c.opts.Detail {
		return
	}
	c.slotIDs = c.slotIDs[:0]
	fn.Frame.Saved = append([]amd64.Reg(nil), l.Saved...)
	add := func(s Slot) {
		s.ID = c.m.NewID()
		fn.Frame.Slots = append(fn.Frame.Slots, s)
		c.slotIDs = append(c.slotIDs, s.ID)
	}
	for i := range alloc.Slots {
		s := &alloc.Slots[i]
		slot := Slot{Kind: SlotSpill, Offset: l.Slots[i], Size: int64(s.Size)}
		if s.Incoming != 0 {
			slot.Kind = SlotIncoming
		}
		for _, v := range s.Members {
			if alloc.InMemory[v] {
				for _, id := range c.holders.all(c.f.VRegs[v].Value) {
					slot.Holds = mir.AddID(slot.Holds, id)
				}
			}
		}
		add(slot)
	}
	for i := range c.f.Objects {
		o := &c.f.Objects[i]
		if l.Realigned(l.Objects[i]) { // how far from the others is known when the code runs
			c.slotIDs = append(c.slotIDs, 0)
			r, disp := l.At(l.Objects[i])
			fn.Frame.Aligned = append(fn.Frame.Aligned, Slot{Kind: SlotAlloca, Base: r,
				Offset: disp, Size: int64(o.Size), Holds: c.holders.all(o.Value)})
			continue
		}
		slot := Slot{Kind: SlotAlloca, Offset: l.Objects[i], Size: int64(o.Size)}
		if o.Incoming != 0 {
			slot.Kind = SlotIncoming
		}
		for _, id := range c.holders.all(o.Value) {
			slot.Holds = mir.AddID(slot.Holds, id)
		}
		add(slot)
	}
	for i, r := range l.Saved {
		add(Slot{Kind: SlotSaved, Offset: l.SavedAt(i), Size: 8, Reg: r, Name: r.String()})
	}
	for i, r := range l.SavedXMM {
		add(Slot{Kind: SlotSaved, Offset: l.XMMAt + 16*int64(i), Size: 16, Reg: r,
			Name: r.String()})
	}
	if c.f.OutArgs > 0 {
		s := Slot{Kind: SlotOutgoing, Size: int64(c.f.OutArgs)}
		if l.Dynamic {
			s.Base = amd64.RSP
		}
		add(s)
	}
	add(Slot{Kind: SlotReturn, Offset: l.Size, Size: 8})
	c.orderSlots(&fn.Frame)
	c.touched = append(c.touched[:0], make([]bool, len(fn.Frame.Slots))...)
}

// orderSlots orders a frame's slots by their offsets, in slotOrder.
func (c *Compiler) orderSlots(f *Frame) {
	c.slotOrder = c.slotOrder[:0]
	for k := range f.Slots {
		c.slotOrder = append(c.slotOrder, int32(k))
	}
	sort.SliceStable(c.slotOrder, func(i, j int) bool {
		return f.Slots[c.slotOrder[i]].Offset < f.Slots[c.slotOrder[j]].Offset
	})
}

// gaps gives the bytes of a frame, below the return address, that no slot takes.
func (c *Compiler) gaps(f *Frame) (gaps []Slot) {
	c.orderSlots(f)
	at := int64(0)
	for _, k := range c.slotOrder {
		s := &f.Slots[k]
		if s.Base != amd64.NoReg {
			continue
		}
		if s.Offset > at && at < f.Size {
			gaps = append(gaps, Slot{Kind: SlotPadding, Offset: at,
				Size: min(s.Offset, f.Size) - at})
		}
		at = max(at, s.Offset+s.Size)
	}
	return gaps
}

// records appends the function's records to the map.
func (c *Compiler) records(f *ir.Func, fn *Func) {
	e := &c.em
	if e.NumPoints() == 0 {
		return
	}
	m := c.res.Map
	entry := stackmap.Function{Symbol: fn.Name, StackSize: uint64(fn.Frame.Size + c.f.Copied)}
	if c.f.Dynamic {
		entry.StackSize = stackmap.DynamicStackSize
	}
	if c.opts.Detail {
		entry.Prov = uint32(c.link(Link{Kind: LinkFunction, From: []ir.ID{f.ID()},
			Label: "function " + fn.Name, Func: int32(len(c.res.Funcs) - 1)}))
	}
	m.AddFunction(entry)
	c.returns.add(f, fn)
	for i := range e.NumPoints() {
		p := e.Point(i)
		fn.Records = append(fn.Records, int32(len(m.Records)))
		r := c.record(&p)
		if n := len(r.Locations); n > maxLocations {
			span := f.Span
			if in, ok := pointCall(f, c.f.Points[p.Point].Value); ok && !in.Span.IsZero() {
				span = in.Span
			}
			c.diags.Add(source.Diagnostic{
				Severity: source.Warning, Code: isel.CodeRecord, Span: span,
				Message: "this call's record would have " + itoa(n) +
					" locations, more than its 16 bits can count; it gets the id -1 and none, " +
					"and no collector can stop here",
			})
		}
		m.AddRecord(r)
	}
}

// maxLocations is how many locations a record can count (StackMaps.rst, "Stack Map Format").
const maxLocations = 1<<16 - 1

// pointCall finds the call that made a record.
func pointCall(f *ir.Func, id ir.ID) (*ir.Instr, bool) {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.ID() == id {
				return in, true
			}
		}
	}
	return nil, false
}

// record builds one record.
func (c *Compiler) record(p *emit.Point) stackmap.Record {
	pt := &c.f.Points[p.Point]
	in := &c.f.Insts[p.Inst]
	ops := c.f.Ops(in)
	rec := stackmap.Record{ID: pt.ID, Offset: p.Offset, Form: stackmap.FormStatepoint}
	if c.opts.Detail {
		rec.Prov = uint32(c.link(Link{
			Kind: LinkRecord, From: c.callsOf(p.Point), Label: "record " +
				itoa(len(c.res.Map.Records)), Func: int32(len(c.res.Funcs) - 1),
		}))
	}
	n := int(pt.Deopt + pt.GC + pt.Allocas)
	locs := c.locations(n + 3)
	constant := func(v int64) { locs = append(locs, stackmap.OfConstant(v).WithProv(rec.Prov)) }
	switch {
	case pt.Plain:
		rec.Form = stackmap.FormPlain
	case pt.Old36 && c.res.Map.Version == stackmap.V1: // later versions have one form of records
		rec.Form = stackmap.FormStatepoint36
		constant(int64(pt.Deopt))
	default:
		constant(int64(pt.CC))
		constant(int64(pt.Flags))
		constant(int64(pt.Deopt))
	}
	for i := range n {
		r := &c.f.Recorded[int(pt.Rec)+i]
		loc, slot := c.location(r, ops, pt.Plain)
		if c.opts.Detail {
			loc.Prov = uint32(c.locationLink(p.Point, i, len(locs), slot))
		}
		locs = append(locs, loc)
	}
	rec.Locations = locs
	if in.Op == mir.PatchPoint {
		live := c.em.Allocation().LiveAfter(p.Inst)
		for i := range ops { // a result may be moved on right away
			if o := &ops[i]; o.Role == mir.FixedDef && !slices.Contains(live, o.Phys) {
				live = append(live, o.Phys)
			}
		}
		for _, r := range live {
			rec.LiveOuts = append(rec.LiveOuts, stackmap.LiveOut{DwarfReg: r.DWARF(),
				Size: liveSize(r), Prov: rec.Prov})
		}
		// What is the caller's and was not saved is alive to the end. RBP, which points to the
		// frame, is saved, and no register that code put here could have; RBX may point there too.
		for r := amd64.RAX; r < amd64.NumRegs; r++ {
			untouched := c.em.Allocation().Used&(1<<r) == 0 && r != amd64.RBP &&
				r != c.em.Frame.Aligned
			if regalloc.CalleeSaved(r) && untouched && !slices.Contains(live, r) {
				rec.LiveOuts = append(rec.LiveOuts,
					stackmap.LiveOut{DwarfReg: r.DWARF(), Size: 8, Prov: rec.Prov})
			}
		}
		// The stack pointer is always live.
		rec.LiveOuts = append(rec.LiveOuts, stackmap.LiveOut{DwarfReg: rsp, Size: 8,
			Prov: rec.Prov})
		outs := rec.LiveOuts
		sort.Slice(outs, func(i, j int) bool { return outs[i].DwarfReg < outs[j].DwarfReg })
	}
	return rec
}

// liveSize is how many bytes of a register a live-out has.
func liveSize(r amd64.Reg) uint8 {
	if r.IsXMM() {
		return 16
	}
	return 8
}

// callsOf are the ids of the calls that a point's record is for: its own, and those whose code was
// found to be the same.
func (c *Compiler) callsOf(point int32) []ir.ID {
	ids := []ir.ID{c.f.Points[point].Value}
	c.em.MergedInto(point, func(gone int32) { ids = append(ids, c.f.Points[gone].Value) })
	return ids
}

// locationSlab is how many locations are allocated at once.
const locationSlab = 1 << 13

// locations is an empty list with room for n.
func (c *Compiler) locations(n int) []stackmap.Location {
	if len(c.slab) < n {
		c.slab = make([]stackmap.Location, max(n, locationSlab))
	}
	l := c.slab[:0:n]
	c.slab = c.slab[n:]
	return l
}

// location is where a recorded value is, and the number of its slot in c.slotIDs, -1 for none.
// The locations of stack maps and patch points count from RBP.
func (c *Compiler) location(r *mir.Recorded, ops []mir.Operand, plain bool) (stackmap.Location,
	int) {
	l := &c.em.Frame
	reg, delta := amd64.RSP, int64(0)
	if l.Dynamic || plain && l.Pointer {
		reg, delta = l.AtPointer()
	}
	base := reg.DWARF()
	switch r.Kind {
	case mir.RecordSlot:
		slot := c.em.Allocation().SlotOf[ops[r.Operand].Index] - 1
		return stackmap.InMemory(base, int32(l.Slots[slot]+delta), r.Size), int(slot)
	case mir.RecordFrame, mir.RecordObject:
		if off := l.Objects[r.Val]; l.Realigned(off) {
			reg, disp := l.At(off)
			if r.Kind == mir.RecordFrame {
				return stackmap.AtAddress(reg.DWARF(), int32(disp)), -1
			}
			return stackmap.InMemory(reg.DWARF(), int32(disp), r.Size), -1
		}
		if r.Kind == mir.RecordFrame {
			return stackmap.AtAddress(base, int32(l.Objects[r.Val]+delta)), len(l.Slots) +
				int(r.Val)
		}
		return stackmap.InMemory(base, int32(l.Objects[r.Val]+delta), r.Size), len(l.Slots) +
			int(r.Val)
	case mir.RecordReg:
		o := &ops[r.Operand]
		if o.Phys == amd64.NoReg {
			slot := c.em.Allocation().SlotOf[o.Reg] - 1
			return stackmap.InMemory(base, int32(l.Slots[slot]+delta), r.Size), int(slot)
		}
		if o.Phys.IsXMM() {
			return stackmap.InRegister(o.Phys.DWARF(), 16), -1
		}
		return stackmap.InRegister(o.Phys.DWARF(), r.Size), -1
	}
	return stackmap.OfConstant(r.Val), -1
}

// locationLink makes the link of a location.
func (c *Compiler) locationLink(point int32, i, number int, slot int) ir.ID {
	pt := &c.f.Points[point]
	l := Link{Kind: LinkLocation, Func: int32(len(c.res.Funcs) - 1)}
	l.Label = "record " + itoa(len(c.res.Map.Records)) + ", location " + itoa(number)
	l.From = c.holders.origins(l.From, c.recorded(point, i))
	c.em.MergedInto(point, func(gone int32) {
		l.From = c.holders.origins(l.From,
			c.recorded(gone, i))
	})
	l.Lists = c.listed(l.Lists, point, i)
	c.em.MergedInto(point, func(gone int32) { l.Lists = c.listed(l.Lists, gone, i) })
	if slot >= 0 && slot < len(c.slotIDs) {
		id := c.slotIDs[slot]
		l.At = []ir.ID{id}
		c.touched[id-c.res.Funcs[len(c.res.Funcs)-1].Frame.Slots[0].ID] = true
	}
	switch {
	case pt.Plain:
		l.Role = stackmap.RoleOperand
	case i < int(pt.Deopt):
		l.Role = stackmap.RoleDeopt
	case i >= int(pt.Deopt+pt.GC):
		l.Role = stackmap.RoleAlloca
	case (i-int(pt.Deopt))%2 == 0:
		l.Role = stackmap.RoleBase
	default:
		l.Role = stackmap.RoleDerived
	}
	return c.link(l)
}

// listed adds the pointers that a point lists under another name than its i-th location has.
func (c *Compiler) listed(ids []ir.ID, point int32, i int) []ir.ID {
	as := c.f.Recorded[int(c.f.Points[point].Rec)+i].Value
	for k := range c.f.Listed {
		if l := &c.f.Listed[k]; l.Point == point && l.As == as && as != 0 {
			ids = mir.AddID(ids, l.Value)
		}
	}
	return ids
}

// recorded is the value of the text that the i-th location of a point is for.
func (c *Compiler) recorded(point int32, i int) ir.ID {
	pt := &c.f.Points[point]
	id := c.f.Recorded[int(pt.Rec)+i].Value
	return c.holders.at(id, []ir.ID{c.holders.homes[pt.Value]})
}

// link gives a link an id and keeps it.
func (c *Compiler) link(l Link) ir.ID {
	l.ID = c.m.NewID()
	c.res.Links = append(c.res.Links, l)
	return l.ID
}
