package sroa

import (
	"slices"
	"strconv"

	"statepoint/core/ir"
)

// stays adds an operand of a phi or select that stays, as one access; false if the address is used
// other than for loads and stores of one scalar.
func (s *splitter) stays(a *slotAccesses, u *ir.Use, offset uint64) bool {
	var one *ir.Instr
	for v := ir.FirstUse(u.User); v != nil; v = v.Next() {
		in := v.User
		switch {
		case in == nil || in.Has(ir.Volatile) || in.Has(ir.Atomic):
			return false
		case in.Op == ir.Load, in.Op == ir.Store && in.Operand(0) != ir.Value(u.User):
		default:
			return false
		}
		if t := accessed(in); t.Kind == ir.StructKind || t.Kind == ir.ArrayKind ||
			one != nil && t != accessed(one) {
			return false
		}
		one = in
	}
	if one == nil {
		return false
	}
	a.list = append(a.list, access{in: one, offset: offset, by: u})
	return true
}

// choose adds an operand of a phi or select whose loads can be replaced, as one access.
func (s *splitter) choose(a *slotAccesses, u *ir.Use, offset uint64, loads []*ir.Instr) {
	for i, load := range loads {
		a.list = append(a.list, access{in: load, offset: offset, chosen: true, again: i > 0,
			from: u})
	}
}

// keep lets those phis and selects stay that choose only pieces that stay in memory anyway; it
// reports whether there are any.
func (s *splitter) keep(a *slotAccesses) bool {
	kept := map[uint64]bool{}
	for _, p := range a.pieces {
		kept[p.offset] = p.kept
	}
	needed := map[*ir.Instr]bool{} // a piece that may become a value needs it to be replaced
	for _, x := range a.list {
		if x.from != nil && !kept[x.offset] {
			needed[x.from.User] = true
		}
	}
	found := false
	a.list = slices.DeleteFunc(a.list, func(x access) bool {
		return x.again && !needed[x.from.User]
	})
	for i := range a.list {
		if x := &a.list[i]; x.from != nil && !needed[x.from.User] {
			*x = access{in: x.in, offset: x.offset, by: x.from}
			found = true
		}
	}
	order := map[*ir.Instr]int{} // that of LLVM: piece by piece
	for _, p := range a.pieces {
		for _, x := range a.list {
			if x.from != nil && x.offset == p.offset && !p.kept && order[x.from.User] == 0 {
				order[x.from.User] = len(order) + 1
			}
		}
	}
	a.phis = slices.DeleteFunc(a.phis, func(in *ir.Instr) bool { return !needed[in] })
	slices.SortStableFunc(a.phis, func(x, y *ir.Instr) int { return order[x] - order[y] })
	a.selects = slices.DeleteFunc(a.selects, func(x selected) bool { return !needed[x.in] })
	slices.SortStableFunc(a.selects, func(x, y selected) int { return order[x.in] - order[y.in] })
	return found
}

// inMemory names the loads of a piece that stays in memory as LLVM does, which replaces them by new
// ones: twice, if it has also replaced the slot. They have its alignment.
func (s *splitter) inMemory(p *piece, whole bool) {
	align := s.layout.AlignOf(p.slot)
	second := p.slot.Name() + ".0."
	first := ""
	if !whole {
		first = p.slot.Name() + "." + strconv.FormatUint(p.offset, 10) + "."
	}
	for u := ir.FirstUse(p.slot); u != nil; u = u.Next() {
		in := u.User
		if in.Op != ir.Load && in.Op != ir.Store {
			continue
		}
		mem := ir.MemInfo{}
		if in.Mem != nil {
			mem = *in.Mem
		}
		mem.Align = align
		in.Mem = &mem
		switch {
		case in.Op == ir.Load && s.fresh[in]:
			s.f.SetName(in, second+in.Name())
		case in.Op == ir.Load:
			s.f.SetName(in, second+first+in.Name())
		}
	}
}
