package records

import (
	"slices"
	"sort"
	"strconv"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/internal/emit"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/links"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
	"statepoint/stackmap"
)

// rsp is the DWARF number of the stack pointer.
var rsp = amd64.RSP.DWARF()

// StackMap builds the records of statepoints, stack maps and patch points.
type StackMap struct {
	Out *code.Module
	// Code is the function being compiled, as it was selected, and Emitted what became of it.
	Code    *mir.Func
	Emitted *emit.Emitter
	Diags   *source.List
	Links   *links.Links // nil without Options.Detail
	Tables  *ReturnTables
	// Held are the words of stack objects that hold references, of the function being compiled.
	Held *Regions

	slab  []stackmap.Location
	shown int // one more than the number of Links.Only in the map, 0 if it has no records
}

// Function appends the records of a function to the map.
func (s *StackMap) Function(f *ir.Func, cf *code.Func) {
	e := s.Emitted
	if e.NumPoints() == 0 {
		return
	}
	m := s.Out.Map
	entry := stackmap.Function{Symbol: cf.Name, StackSize: uint64(cf.Frame.Size + s.Code.Copied)}
	if s.Code.Dynamic {
		entry.StackSize = stackmap.DynamicStackSize
	}
	if s.Links != nil {
		entry.Prov = s.Links.Function(f, cf.Name)
	}
	if n := m.AddFunction(entry); s.Links != nil && s.Links.Only == f {
		s.shown = n + 1
	}
	s.Tables.add(f, cf)
	for i := range e.NumPoints() {
		p := e.Point(i)
		cf.Records = append(cf.Records, int32(len(m.Records)))
		r := s.record(&p)
		if n := len(r.Locations); n > maxLocations {
			span := f.Span
			if in, ok := pointCall(f, s.Code.Points[p.Point].Value); ok && !in.Span.IsZero() {
				span = in.Span
			}
			s.Diags.Add(source.Diagnostic{
				Severity: source.Warning, Code: isel.CodeRecord, Span: span,
				Message: "this call's record would have " + strconv.Itoa(n) +
					" locations, more than its 16 bits can count; it gets the id -1 and none, " +
					"and no collector can stop here",
			})
		}
		m.AddRecord(r)
		pt := &s.Code.Points[p.Point]
		if words := s.words(&p); len(words) > 0 || pt.Allocas > 0 && s.Held.told[pt.Value] {
			s.hold(p.Offset, words)
		}
	}
}

// Again appends the records of a function that was compiled before: its locations are linked whose
// Prov is not 0. calls are the calls of each record; nil leaves out the links of records.
func (s *StackMap) Again(f *ir.Func, cf *code.Func, stackSize uint64, list []stackmap.Record,
	calls func(record int) []provenance.ID) {
	m := s.Out.Map
	m.AddFunction(stackmap.Function{Symbol: cf.Name, StackSize: stackSize,
		Prov: s.Links.Function(f, cf.Name)})
	s.Tables.add(f, cf)
	cf.Records = make([]int32, 0, len(list))
	for i, r := range list {
		cf.Records = append(cf.Records, int32(len(m.Records)))
		if calls != nil {
			r.Prov = s.Links.HiddenRecord(calls(i))
		} else {
			r.Prov = s.Links.Hidden()
		}
		locs := append(s.locations(len(r.Locations)), r.Locations...)
		for k := range locs {
			if l := &locs[k]; l.Prov != 0 {
				l.Prov = s.Links.HiddenLocation()
			} else {
				l.Prov = r.Prov
			}
		}
		r.Locations, r.LiveOuts = locs, slices.Clone(r.LiveOuts)
		for k := range r.LiveOuts {
			r.LiveOuts[k].Prov = r.Prov
		}
		m.AddRecord(r)
	}
}

// maxLocations is the largest number of locations in a record (StackMaps.rst, "Stack Map Format").
const maxLocations = 1<<16 - 1

// pointCall finds the call of a record.
func pointCall(f *ir.Func, id provenance.ID) (*ir.Instr, bool) {
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
func (s *StackMap) record(p *emit.Point) stackmap.Record {
	pt := &s.Code.Points[p.Point]
	in := &s.Code.Insts[p.Inst]
	ops := s.Code.Ops(in)
	rec := stackmap.Record{ID: pt.ID, Offset: p.Offset, Form: stackmap.FormStatepoint}
	if s.Links != nil {
		rec.Prov = s.Links.Record(p.Point)
	}
	n := int(pt.Deopt + pt.GC + pt.Allocas)
	locs := s.locations(n + 3)
	constant := func(v int64) { locs = append(locs, stackmap.OfConstant(v).WithProv(rec.Prov)) }
	switch {
	case pt.Plain:
		rec.Form = stackmap.FormPlain
	case pt.Old36 && s.Out.Map.Version == stackmap.V1: // later releases have one form of records
		rec.Form = stackmap.FormStatepoint36
		constant(int64(pt.Deopt))
	default:
		constant(int64(pt.CC))
		constant(int64(pt.Flags))
		constant(int64(pt.Deopt))
	}
	for i := range n {
		r := &s.Code.Recorded[int(pt.Rec)+i]
		loc, slot := s.location(r, ops, pt.Plain)
		if s.Links != nil {
			loc.Prov = s.Links.Location(p.Point, i, len(locs), slot)
		}
		locs = append(locs, loc)
	}
	rec.Locations = locs
	if in.Op == mir.PatchPoint {
		rec.LiveOuts = s.liveOuts(p.Inst, rec.Prov)
	}
	return rec
}

// liveOuts are the registers that are live after a patch point.
func (s *StackMap) liveOuts(inst int32, prov uint32) (outs []stackmap.LiveOut) {
	ops := s.Code.Ops(&s.Code.Insts[inst])
	live := s.Emitted.Allocation().LiveAfter(inst)
	for i := range ops { // a result may be moved immediately
		if o := &ops[i]; o.Role == mir.FixedDef && !slices.Contains(live, o.Phys) {
			live = append(live, o.Phys)
		}
	}
	for _, r := range live {
		outs = append(outs, stackmap.LiveOut{DwarfReg: r.DWARF(),
			Size: liveSize(r), Prov: prov})
	}
	// Callee-saved registers that were not saved are live to the end. RBP, the frame pointer, is
	// saved, and patched code cannot use it; the same may hold for RBX.
	for r := amd64.RAX; r < amd64.NumRegs; r++ {
		untouched := s.Emitted.Allocation().Used&(1<<r) == 0 && r != amd64.RBP &&
			r != s.Emitted.Frame.Aligned
		if regalloc.CalleeSaved(r) && untouched && !slices.Contains(live, r) {
			outs = append(outs,
				stackmap.LiveOut{DwarfReg: r.DWARF(), Size: 8, Prov: prov})
		}
	}
	// The stack pointer is always live.
	outs = append(outs, stackmap.LiveOut{DwarfReg: rsp, Size: 8,
		Prov: prov})
	sort.Slice(outs, func(i, j int) bool { return outs[i].DwarfReg < outs[j].DwarfReg })
	return outs
}

// liveSize is the number of bytes of a register that are live out.
func liveSize(r amd64.Reg) uint8 {
	if r.IsXMM() {
		return 16
	}
	return 8
}

// locationSlab is the number of locations that are allocated at once.
const locationSlab = 1 << 13

// locations is an empty list with capacity n.
func (s *StackMap) locations(n int) []stackmap.Location {
	if len(s.slab) < n {
		s.slab = make([]stackmap.Location, max(n, locationSlab))
	}
	l := s.slab[:0:n]
	s.slab = s.slab[n:]
	return l
}

// location is the location of a recorded value, and the number of its slot, -1 for none: the
// allocator's slots come first, then the frame objects. The locations of stack maps and patch
// points are relative to RBP.
func (s *StackMap) location(r *mir.Recorded, ops []mir.Operand, plain bool) (stackmap.Location,
	int) {
	l := &s.Emitted.Frame
	reg, delta := amd64.RSP, int64(0)
	if l.Dynamic || plain && l.Pointer {
		reg, delta = l.AtPointer()
	}
	base := reg.DWARF()
	switch r.Kind {
	case mir.RecordSlot:
		slot := s.Emitted.Allocation().SlotOf[ops[r.Operand].Index] - 1
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
			slot := s.Emitted.Allocation().SlotOf[o.Reg] - 1
			return stackmap.InMemory(base, int32(l.Slots[slot]+delta), r.Size), int(slot)
		}
		if o.Phys.IsXMM() {
			return stackmap.InRegister(o.Phys.DWARF(), 16), -1
		}
		return stackmap.InRegister(o.Phys.DWARF(), r.Size), -1
	}
	return stackmap.OfConstant(r.Val), -1
}

// Finish encodes the map, and makes the return address tables of it. A map without records is
// encoded to nothing, and one that tables stand for is not part of the object.
func (s *StackMap) Finish(replaced bool) error {
	out := s.Out
	out.MapReplaced = replaced
	out.StackMap = &stackmap.Encoding{}
	annotated := s.Links != nil && !s.Links.CodeOnly
	if annotated {
		out.StackMap.Annotation = &stackmap.Annotation{}
	}
	var err error
	switch {
	case len(out.Map.Records) == 0:
	case annotated && s.Links.Only != nil:
		out.StackMap, err = stackmap.EncodeShown(out.Map, s.shown-1)
	case annotated:
		out.StackMap, err = stackmap.EncodeAnnotated(out.Map)
	default:
		out.StackMap, err = stackmap.Encode(out.Map)
	}
	if err == nil {
		err = s.Tables.finish()
	}
	return err
}
