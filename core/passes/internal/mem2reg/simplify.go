package mem2reg

import "statepoint/core/ir"

// simplify removes new phis that merge one value, until none is left. A phi may merge one value
// with undef, the value before the first store.
func (p *promoter) simplify() {
	for again := true; again; {
		again = false
		for b, phis := range p.phis {
			kept := phis[:0]
			for _, n := range phis {
				value := p.merges(n.phi)
				if value == nil {
					kept = append(kept, n)
					continue
				}
				ir.ReplaceAllUses(n.phi, value)
				p.debug.replaced(n.phi, value)
				n.phi.Erase()
				again = true
			}
			p.phis[b] = kept
		}
	}
}

// merges is the only value of a phi, nil if no value may replace it.
func (p *promoter) merges(phi *ir.Instr) ir.Value {
	var value ir.Value
	undefined, poison := false, false
	for i := range phi.NumOps() {
		v := phi.Operand(i)
		if v == ir.Value(phi) {
			continue
		}
		if c, ok := v.(*ir.Const); ok && (c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison) {
			undefined = undefined || c.Kind == ir.ConstUndef || !p.modern
			poison = poison || c.Kind == ir.ConstPoison
			continue
		}
		if value != nil && !ir.SameValue(v, value) {
			return nil
		}
		value = v
	}
	switch {
	case value == nil && (undefined || !p.modern):
		return ir.Undef(phi.Type())
	case value == nil:
		return ir.Poison(phi.Type())
	case !undefined && !poison:
		return value
	}
	if in, ok := value.(*ir.Instr); ok && !p.valueDominates(in, phi) {
		return nil
	}
	if p.modern && undefined && !p.known.notPoison(value, phi) {
		return nil
	}
	return value
}

// valueDominates reports whether an instruction's result is defined wherever a phi is evaluated.
func (p *promoter) valueDominates(in, phi *ir.Instr) bool {
	from, to := in.Parent().Num(), phi.Parent().Num()
	switch {
	case !p.cfg.Reachable(to):
		return true
	case !p.cfg.Reachable(from):
		return false
	case from == to:
		return false
	case in.Op == ir.Invoke:
		normal := in.NormalDest().Num()
		return len(p.cfg.Preds[normal]) == 1 && p.dom.Dominates(normal, to)
	}
	return p.dom.Dominates(from, to)
}

func precedes(a, b *ir.Instr) bool {
	for in := a.Next(); in != nil; in = in.Next() {
		if in == b {
			return true
		}
	}
	return false
}
