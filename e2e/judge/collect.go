package judge

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/stackmap"
)

// collect extracts the claims from the result.
func (s *Subject) collect() {
	links := map[provenance.ID]*lower.Link{}
	for i := range s.Result.Links {
		links[s.Result.Links[i].ID] = &s.Result.Links[i]
	}
	for i := range s.Result.Funcs {
		fn := &s.Result.Funcs[i]
		holds := map[slotValue]*Claim{}
		for k := range fn.Frame.Slots {
			slot := &fn.Frame.Slots[k]
			if slot.Kind == location.SlotAlloca {
				continue // records and the program itself determine where an alloca is
			}
			for _, id := range slot.Holds {
				holds[slotValue{slot.ID, id}] = s.add(Claim{
					Kind: SlotHolds, Func: i, slot: slot.ID, values: []provenance.ID{id},
					place: place{kind: inFrame, off: slot.Offset, width: uint8(min(slot.Size, 16))},
				})
			}
		}
		for k := range fn.Insts {
			s.comment(i, k, holds)
			s.touches(i, k)
			if fn.Insts[k].Record > 0 {
				s.record(i, k, links, holds)
			}
		}
		s.arriving(i, holds)
	}
	s.liveness()
}

type slotValue struct{ slot, value provenance.ID }

// comment makes the claims of an instruction's comment.
func (s *Subject) comment(i, k int, holds map[slotValue]*Claim) {
	fn := &s.Result.Funcs[i]
	in := &fn.Insts[k]
	if in.Comment == "" || len(in.Values) == 0 {
		return
	}
	kind := Move
	switch in.Note {
	case lower.NoteSpill:
		kind = Spill
	case lower.NoteReload:
		kind = Reload
	}
	if len(in.Values) == 1 {
		if v := s.instrs[in.Values[0]]; v != nil && v.IsIntrinsic("llvm.experimental.gc.result") {
			kind = Result
		}
	}
	at := s.at(i, k)
	to, ok := operandPlace(&in.Inst, 0)
	if !ok {
		return
	}
	s.add(Claim{Kind: kind, Func: i, Inst: k, place: to, values: in.Values}, &at.after)
	if in.Note == lower.NoteReload {
		if from, ok := operandPlace(&in.Inst, 1); ok {
			slot := Claim{Kind: kind, Func: i, Inst: k, note: " (the slot)", place: from,
				values: in.Values}
			s.add(slot, &at.before)
		}
	}
	if in.Note == lower.NoteSpill {
		for _, slot := range in.At {
			for _, id := range in.Values {
				if h := holds[slotValue{slot, id}]; h != nil && len(in.Values) == 1 {
					at.after = append(at.after, h)
				}
			}
		}
	}
}

// operandPlace is the place that an operand names.
func operandPlace(in *amd64.Inst, n int) (place, bool) {
	o := in.Args[n]
	width := uint8(in.W / 8)
	if width == 0 {
		width = 8
	}
	switch in.Op {
	case amd64.MOVSS, amd64.MOVD:
		width = 4
	case amd64.MOVSD, amd64.MOVQ:
		width = 8
	case amd64.MOVUPS, amd64.MOVAPS, amd64.XORPS:
		width = 16
	}
	switch o.Kind {
	case amd64.KindReg:
		return place{kind: inRegister, reg: o.Reg, width: width}, true
	case amd64.KindMem:
		return place{kind: inOperand, mem: o, width: width}, true
	}
	return place{}, false
}

// touches makes the claim that an instruction's memory operand lies in the slots named.
func (s *Subject) touches(i, k int) {
	fn := &s.Result.Funcs[i]
	in := &fn.Insts[k]
	at := s.at(i, k)
	for n := range in.Inst.Args {
		if o := &in.Inst.Args[n]; o.Kind == amd64.KindMem && len(in.At) > 0 {
			for _, slot := range in.At {
				p := place{kind: inOperand, mem: *o}
				s.add(Claim{Kind: At, Func: i, Inst: k, slot: slot, place: p}, &at.at)
			}
		}
	}
}

// record makes the claims of a record's locations.
func (s *Subject) record(i, k int, links map[provenance.ID]*lower.Link,
	holds map[slotValue]*Claim) {
	fn := &s.Result.Funcs[i]
	in := &fn.Insts[k]
	rec := &s.Result.Map.Records[in.Record-1]
	at := s.at(i, k)
	s.add(Claim{Kind: Recorded, Func: i, Inst: k, record: rec}, &at.recorded)
	var base *lower.Link
	for n := range rec.Locations {
		loc := &rec.Locations[n]
		l := links[provenance.ID(loc.Prov)]
		if l == nil || l.Kind != provenance.KindLocation {
			continue
		}
		c := Claim{Func: i, Inst: k, values: l.From, link: l, place: locationPlace(loc)}
		switch l.Role {
		case stackmap.RoleBase:
			c.Kind, base = Base, l
		case stackmap.RoleDerived:
			c.Kind = Derived
		case stackmap.RoleDeopt:
			c.Kind = Deopt
		case stackmap.RoleAlloca:
			c.Kind = Alloca
		default:
			c.Kind = Operand
		}
		if len(l.From) == 0 {
			continue // a constant of the text: there is no name to be wrong about
		}
		list := &at.called
		switch { // the callee sees a record; other claims apply after their instruction
		case s.isStackMap(links[provenance.ID(rec.Prov)]) && k+1 < len(fn.Insts):
			list = &s.at(i, k+1).before
		case in.Inst.Op != amd64.CALL:
			list = &at.after
		}
		s.add(c, list)
		for _, slot := range l.At {
			for _, id := range l.From {
				h := holds[slotValue{slot, id}]
				if h != nil && len(l.From) == 1 && c.Kind != Alloca {
					*list = append(*list, h)
				}
			}
		}
		if (c.Kind == Derived || c.Kind == Base) && base != nil {
			list := &at.after // patch bytes are not a call: nothing moves there
			if in.Inst.Op == amd64.CALL {
				list = &at.returned
				r := c
				r.Kind, r.base = Relocated, base.From
				if c.Kind == Base {
					r.note = " (base)"
				}
				s.add(r, list)
			}
			if r := links[provenance.ID(rec.Prov)]; r != nil {
				s.relocates(r.From, l, list, holds)
			}
		}
		for _, slot := range l.At {
			if c.place.kind == inFrame || c.place.kind == isAddress {
				about := Claim{Kind: At, Func: i, Inst: k, slot: slot, place: c.place, link: l}
				s.add(about, &at.at)
			}
		}
	}
}

// isStackMap reports whether a record is that of a stackmap intrinsic.
func (s *Subject) isStackMap(record *lower.Link) bool {
	if record == nil || len(record.From) == 0 {
		return false
	}
	in := s.instrs[record.From[0]]
	return in != nil && in.IsIntrinsic("llvm.experimental.stackmap")
}

// relocates makes slots hold, after the call, what the collector puts there.
func (s *Subject) relocates(
	calls []provenance.ID, l *lower.Link, list *[]*Claim, holds map[slotValue]*Claim,
) {
	if len(calls) > 1 {
		return // code of several blocks: comments and locations are compared with one of them
	}
	for _, call := range calls {
		for _, r := range s.relocatesOf[call] {
			v := relocatedBy(r, s.instrs[call])
			if v == nil || !s.isOf(v, l.From) {
				continue
			}
			s.wanted[r.ID()] = true
			for _, slot := range l.At {
				if h := holds[slotValue{slot, r.ID()}]; h != nil && !slices.Contains(*list, h) {
					*list = append(*list, h)
				}
			}
		}
	}
}

// isOf reports whether a value is one of ids, or was made by a pass of one of them.
func (s *Subject) isOf(v ir.Value, ids []provenance.ID) bool {
	if slices.Contains(ids, v.ID()) {
		return true
	}
	in, ok := v.(*ir.Instr)
	if !ok {
		return false
	}
	return slices.ContainsFunc(in.From(), func(id provenance.ID) bool {
		return slices.Contains(ids, id)
	})
}

// statepointOf is the statepoint of a token: itself, or the invoke that leads to the landing pad.
func statepointOf(token ir.Value) *ir.Instr {
	in, _ := token.(*ir.Instr)
	if in != nil && in.Op == ir.ExtractValue {
		in, _ = in.Operand(0).(*ir.Instr)
	}
	if in != nil && in.Op == ir.LandingPad {
		for _, b := range in.Parent().Preds() {
			if t := b.Terminator(); t != nil && t.Op == ir.Invoke {
				return t
			}
		}
		return nil
	}
	return in
}

// relocatedBy is the value that a gc.relocate relocates.
func relocatedBy(r, sp *ir.Instr) ir.Value {
	n, ok := ir.AsInt(r.Arg(2))
	if !ok || sp == nil {
		return nil
	}
	uses, ok := sp.FindBundle("gc-live")
	if !ok {
		uses = sp.Args()
	}
	if n.Bits >= uint64(len(uses)) {
		return nil
	}
	return uses[n.Bits].Value
}

// locationPlace is the place of a location, in the frame as its function has it.
func locationPlace(loc *stackmap.Location) place {
	p := place{loc: *loc, width: uint8(min(loc.Size, 16))}
	switch loc.Kind {
	case stackmap.Register:
		p.kind = inRegister
		for p.reg = amd64.RAX; p.reg < amd64.NumRegs && p.reg.DWARF() != loc.DwarfReg; {
			p.reg++
		}
	case stackmap.Indirect, stackmap.Direct:
		p.kind = inOperand
		r := amd64.RSP
		for _, base := range [...]amd64.Reg{amd64.RBP, amd64.RBX} {
			if loc.DwarfReg == base.DWARF() {
				r = base
			}
		}
		p.mem = amd64.M(r, loc.Offset)
		if loc.Kind == stackmap.Direct {
			p.kind = isAddress
		}
	default:
		p.kind = isConstant
	}
	return p
}

// arriving makes slots of stack arguments hold them from the beginning.
func (s *Subject) arriving(i int, holds map[slotValue]*Claim) {
	fn := &s.Result.Funcs[i]
	if len(fn.Insts) == 0 {
		return
	}
	for k := range fn.Frame.Slots {
		slot := &fn.Frame.Slots[k]
		if slot.Kind == location.SlotIncoming {
			for _, id := range slot.Holds {
				if h := holds[slotValue{slot.ID, id}]; h != nil && s.instrs[id] == nil {
					s.at(i, 0).before = append(s.at(i, 0).before, h)
				}
			}
		}
	}
}
