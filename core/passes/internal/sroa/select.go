package sroa

import (
	"slices"

	"statepoint/core/ir"
)

// selected is a select between addresses whose uses are loads, as two loads and a select of their
// values can replace them.
type selected struct {
	in    *ir.Instr
	loads []*ir.Instr
}

// selectedLoads returns the loads of a select between two addresses, false if it has other uses, or
// if an address may not be loaded from where the other is chosen.
func (s *splitter) selectedLoads(in *ir.Instr) (selected, bool) {
	x := selected{in: in}
	for u := ir.FirstUse(in); u != nil; u = u.Next() {
		load := u.User
		if load == nil || load.Op != ir.Load || load.Has(ir.Volatile) || load.Has(ir.Atomic) ||
			load.Type().Kind == ir.StructKind || load.Type().Kind == ir.ArrayKind {
			return x, false
		}
		for i := 1; i <= 2; i++ {
			if !s.readable(in.Operand(i), load.Type(), s.layout.AlignOf(load)) {
				return x, false
			}
		}
		x.loads = append(x.loads, load)
	}
	return x, in.Operand(0).Type().Kind == ir.IntegerKind
}

// readable reports whether a load of a type from an address is valid wherever it is: it reads a
// part of a stack object or of a global variable, at its alignment.
func (s *splitter) readable(address ir.Value, t *ir.Type, align uint64) bool {
	offset := uint64(0)
	for {
		switch v := address.(type) {
		case *ir.Instr:
			switch v.Op {
			case ir.BitCast:
				address = v.Operand(0)
				continue
			case ir.GetElementPtr:
				more, ok := s.offsetOf(v)
				if !ok {
					return false
				}
				offset += more
				address = v.Operand(0)
				continue
			case ir.Alloca:
				n, ok := ir.AsInt(v.Operand(0))
				return ok && n.Bits == 1 && ir.Sized(v.ElemType) &&
					s.within(offset, t, align, v.ElemType, s.layout.AlignOf(v))
			}
		case *ir.Global:
			return v.Linkage != "extern_weak" && ir.Sized(v.Content) &&
				s.within(offset, t, align, v.Content,
					max(v.Align, s.layout.ABIAlign(v.Content)))
		}
		return false
	}
}

// within reports whether a load of a type, of the wanted alignment, at an offset is in bounds of an
// object, and aligned.
func (s *splitter) within(offset uint64, t *ir.Type, want uint64, object *ir.Type,
	align uint64) bool {
	return offset+s.layout.StoreSize(t) <= s.layout.Size(object) && align >= want &&
		offset%max(want, 1) == 0
}

// speculate replaces the loads of selects by selects of loads, the last select first.
func (s *splitter) speculate(selects []selected) {
	for _, x := range slices.Backward(selects) {
		for _, load := range x.loads {
			name := load.Name()
			one := func(way string, address ir.Value) ir.Value {
				l := s.make(load, ir.Load, load.Type(), name+".sroa.speculate.load."+way, address)
				l.Mem = load.Mem
				s.fresh[l] = true
				return l
			}
			yes := one("true", x.in.Operand(1))
			no := one("false", x.in.Operand(2))
			in := s.make(load, ir.Select, load.Type(), name+".sroa.speculated", x.in.Operand(0),
				yes, no)
			ir.ReplaceAllUses(load, in)
			load.Erase()
		}
		x.in.Erase()
	}
}

// chosenOf is the operand that a select always chooses, nil if it depends on the condition.
func chosenOf(in *ir.Instr) ir.Value {
	if c, ok := ir.AsInt(in.Operand(0)); ok {
		if c.IsZeroValue() {
			return in.Operand(2)
		}
		return in.Operand(1)
	}
	if in.Operand(1) == in.Operand(2) {
		return in.Operand(1)
	}
	return nil
}

// eraseUnused erases a value that nothing uses, and then what only it used; not the addresses that
// are erased later.
func eraseUnused(v ir.Value, later []*ir.Instr) {
	in, ok := v.(*ir.Instr)
	if !ok || ir.FirstUse(in) != nil || slices.Contains(later, in) || in.Has(ir.Volatile) ||
		in.Has(ir.Atomic) {
		return
	}
	switch in.Op {
	case ir.Phi:
	case ir.Load, ir.ICmp, ir.FCmp, ir.Trunc, ir.Freeze, ir.Select, ir.ExtractValue, ir.ZExt,
		ir.SExt, ir.Add, ir.Sub, ir.Mul, ir.UDiv, ir.Shl, ir.And, ir.Or, ir.Xor, ir.InsertValue:
	default:
		return
	}
	operands := make([]ir.Value, in.NumOps())
	for i := range operands {
		operands[i] = in.Operand(i)
	}
	in.Erase()
	for _, o := range operands {
		eraseUnused(o, later)
	}
}
