package sroa

import (
	"strconv"

	"statepoint/core/ir"
	"statepoint/core/passes/internal/mem2reg"
)

// split creates a slot for each piece, and moves the accesses to them.
func (s *splitter) split(slot *ir.Instr, a *slotAccesses) {
	whole := len(a.pieces) == 1 && a.pieces[0].offset == 0 && a.pieces[0].typ == slot.ElemType
	number, at := 0, map[uint64]*piece{}
	for i, p := range a.pieces {
		at[p.offset] = p
		if p.slot = slot; !whole {
			p.slot = s.m.NewInstr(ir.Alloca, slot.Type(), slot.Operand(0))
			p.slot.ElemType = p.typ
			if !s.m.Dialect.Opaque() {
				p.slot.MutateType(s.m.PointerTo(p.typ, slot.Type().AddrSpace))
			}
			p.slot.SetFrom(slot.ID())
			p.slot.InsertBefore(slot)
			common := s.layout.AlignOf(slot)
			if p.offset > 0 {
				common = min(common, p.offset&-p.offset)
			}
			if common > s.layout.ABIAlign(p.typ) {
				p.slot.Mem = &ir.MemInfo{Align: common}
			}
			s.f.SetName(p.slot, slot.Name()+".sroa."+strconv.Itoa(number))
		}
		number += p.uses
		if i == 0 {
			number += len(a.markers)
		}
		if !p.chosen && !p.kept {
			s.promote = append(s.promote, p.slot)
		}
	}
	for i := len(a.pieces) - 1; i >= 0; i-- {
		if p := a.pieces[i]; p.chosen && !p.kept {
			s.promote = append(s.promote, p.slot)
		}
	}
	for _, m := range a.markers {
		m.Erase()
	}
	for _, u := range a.dead {
		u.User.SetOperand(u.Index(), ir.Poison(u.User.Type()))
	}
	for _, x := range a.list {
		s.divide(x, at)
	}
	for _, p := range a.pieces {
		if p.kept {
			s.inMemory(p, whole)
		} else {
			s.reload(p)
		}
	}
	for i := len(a.addresses) - 1; i >= 0; i-- {
		in, condition := a.addresses[i], ir.Value(nil)
		if in.Op == ir.Select {
			condition = in.Operand(0)
		}
		in.Erase()
		eraseUnused(condition, a.addresses)
	}
	for _, in := range s.named {
		in.Erase()
	}
	s.named = s.named[:0]
	if !whole {
		s.describe(slot, a)
		slot.Erase()
	}
}

// reload renames the loads of an integer piece and drops their metadata, because LLVM replaces
// these loads by new ones in case it has to widen the integer.
func (s *splitter) reload(p *piece) {
	if p.typ.Kind != ir.IntegerKind || uint64(p.typ.Bits) != 8*p.size {
		return
	}
	name := p.slot.Name() + "." + strconv.FormatUint(p.offset, 10) + ".load"
	for u := ir.FirstUse(p.slot); u != nil; u = u.Next() {
		if u.User.Op == ir.Load {
			u.User.SetAttachments(nil)
			s.f.SetName(u.User, name)
		}
	}
}

// divide replaces an access by accesses to the pieces that it covers.
func (s *splitter) divide(x access, at map[uint64]*piece) {
	in := x.in
	if x.by != nil {
		x.by.User.SetOperand(x.by.Index(), at[x.offset].slot)
		return
	}
	t := accessed(in)
	if t.Kind != ir.StructKind && t.Kind != ir.ArrayKind {
		in.SetOperand(in.NumOps()-1, at[x.offset].slot)
		return
	}
	var value ir.Value = ir.Poison(t)
	if in.Op == ir.Store {
		value = in.Operand(0)
	}
	name := in.Name()
	if in.Op == ir.Store {
		name = nameOf(value)
	}
	s.leaves(t, x.offset, nil, func(l leaf) bool {
		path := name + ".fca"
		for _, i := range l.path {
			path += "." + strconv.Itoa(int(i))
		}
		slot := at[l.offset].slot
		if in.Op == ir.Store {
			part := s.extract(in, path+".extract", value, l)
			s.named = append(s.named, s.make(in, ir.GetElementPtr, slot.Type(), path+".gep", slot))
			s.make(in, ir.Store, s.m.Types.Void, "", part, slot)
			return true
		}
		s.named = append(s.named, s.make(in, ir.GetElementPtr, slot.Type(), path+".gep", slot))
		part := s.make(in, ir.Load, l.typ, path+".load", slot)
		whole := s.make(in, ir.InsertValue, t, path+".insert", value, part)
		whole.SetIndices(l.path)
		value = whole
		return true
	})
	if in.Op == ir.Load {
		ir.ReplaceAllUses(in, value)
	}
	in.Erase()
}

// extract emits the extractvalue of a scalar from an aggregate.
func (s *splitter) extract(before *ir.Instr, name string, whole ir.Value, l leaf) ir.Value {
	if c, ok := whole.(*ir.Const); ok {
		if part := element(c, l); part != nil {
			return part
		}
	}
	in := s.make(before, ir.ExtractValue, l.typ, name, whole)
	in.SetIndices(l.path)
	return in
}

// element is a scalar of a constant aggregate, nil if the constant does not list it.
func element(c *ir.Const, l leaf) ir.Value {
	for _, i := range l.path {
		switch c.Kind {
		case ir.ConstZero:
			return ir.Zero(l.typ)
		case ir.ConstUndef:
			return ir.Undef(l.typ)
		case ir.ConstPoison:
			return ir.Poison(l.typ)
		case ir.ConstAggregate:
			e, ok := c.Elems[i].(*ir.Const)
			if !ok {
				return c.Elems[i]
			}
			c = e
		default:
			return nil
		}
	}
	return c
}

// make inserts an instruction before another, from which it is derived.
func (s *splitter) make(before *ir.Instr, op ir.Opcode, t *ir.Type, name string,
	operands ...ir.Value) *ir.Instr {
	in := s.m.NewInstr(op, t, operands...)
	in.SetFrom(before.ID())
	in.CopyDebugLoc(before)
	in.InsertBefore(before)
	if name != "" {
		s.f.SetName(in, name)
	}
	return in
}

func nameOf(v ir.Value) string {
	if n, ok := v.(ir.Named); ok {
		return n.Name()
	}
	return ""
}

// describe updates debug information: the pieces of a slot have separate slots.
func (s *splitter) describe(slot *ir.Instr, a *slotAccesses) {
	parts := make([]mem2reg.Fragment, len(a.pieces))
	for i, p := range a.pieces {
		parts[i] = mem2reg.Fragment{Slot: p.slot, Offset: 8 * p.offset, Size: 8 * p.size}
	}
	mem2reg.Divide(s.m, slot, parts)
}
