package sroa

import (
	"slices"

	"statepoint/core/ir"
)

// loadsOf are the loads of a phi of addresses, the newest first; false if they cannot be moved to
// its predecessors. They have to be of one type, in its block, before anything that writes memory;
// where a predecessor has other successors, loading there has to be valid.
func (s *splitter) loadsOf(phi *ir.Instr) ([]*ir.Instr, bool) {
	var loads []*ir.Instr
	align := uint64(0)
	for u := ir.FirstUse(phi); u != nil; u = u.Next() {
		load := u.User
		if load == nil || load.Op != ir.Load || load.Has(ir.Volatile) || load.Has(ir.Atomic) ||
			load.Parent() != phi.Parent() || load.Type().Kind == ir.StructKind ||
			load.Type().Kind == ir.ArrayKind || len(loads) > 0 && load.Type() != loads[0].Type() {
			return nil, false
		}
		for in := phi; in != load; in = in.Next() {
			if writes(in) {
				return nil, false
			}
		}
		align = max(align, s.layout.AlignOf(load))
		loads = append(loads, load)
	}
	if len(loads) == 0 {
		return nil, false
	}
	for i, from := range phi.Blocks {
		end := from.Terminator()
		if end == nil || end.Op.IsCall() || phi.Operand(i) == ir.Value(end) {
			return nil, false
		}
		if len(from.Succs()) > 1 && !s.readable(phi.Operand(i), loads[0].Type(), align) {
			return nil, false
		}
	}
	return loads, true
}

// writes reports whether an instruction may write memory.
func writes(in *ir.Instr) bool {
	switch in.Op {
	case ir.Store, ir.Fence, ir.VAArg, ir.AtomicRMW, ir.CmpXchg:
		return true
	case ir.Load:
		return in.Has(ir.Volatile) || in.Has(ir.Atomic)
	}
	return in.Op.IsCall()
}

// mergedOf is the only value of a phi besides itself, nil if it has several.
func mergedOf(phi *ir.Instr) ir.Value {
	var one ir.Value
	for i := range phi.NumOps() {
		v := phi.Operand(i)
		switch {
		case v == ir.Value(phi) || v == one:
		case one != nil:
			return nil
		default:
			one = v
		}
	}
	return one
}

// spread replaces the loads of phis by phis of loads, the last phi first.
func (s *splitter) spread(phis []*ir.Instr) {
	for _, phi := range slices.Backward(phis) {
		loads, ok := s.loadsOf(phi)
		if !ok {
			continue
		}
		name, t, mem := phi.Name(), loads[0].Type(), loads[0].Mem
		id := loads[0].ID()
		in := s.make(phi, ir.Phi, t, name+".sroa.speculated")
		in.SetFrom(id)
		for _, load := range loads {
			ir.ReplaceAllUses(load, in)
			load.Erase()
		}
		made := map[*ir.Block]*ir.Instr{}
		for i, from := range phi.Blocks {
			load := made[from]
			if load == nil {
				load = s.make(from.Terminator(), ir.Load, t,
					name+".sroa.speculate.load."+from.Name(), phi.Operand(i))
				load.Mem = mem
				load.SetFrom(id)
				s.fresh[load] = true
				made[from] = load
			}
			in.AddIncoming(load, from)
		}
		phi.Erase()
	}
}
