package analysis

import "statepoint/core/ir"

// guardsOf are the ranges of values that branches on the only way into a loop have compared with
// constants.
func (t *TripCounts) guardsOf(loop *Loop) guards {
	var g guards
	at := loop.Header
	for range maxGuards {
		from, ok := t.onlyWayInto(at)
		if !ok {
			break
		}
		term := t.cfg.Blocks[from].Terminator()
		if term.Op == ir.Br && term.NumOps() == 3 && term.Operand(1) != term.Operand(2) {
			g = g.assume(term.Operand(0), term.Operand(1) == ir.Value(t.cfg.Blocks[at]), 0)
		}
		at = from
	}
	return g
}

// maxGuards is how many blocks before a loop are looked at.
const maxGuards = 64

// onlyWayInto is the block from which control always comes to b, if there is one: its only
// predecessor or, for the header of a loop, the only one outside.
func (t *TripCounts) onlyWayInto(b int32) (from int32, ok bool) {
	loop := t.loops.Of[b]
	inside := loop != nil && loop.Header == b
	for _, p := range t.cfg.Preds[b] {
		switch {
		case inside && t.loops.Contains(loop, p):
		case ok && p != from:
			return 0, false
		default:
			from, ok = p, true
		}
	}
	return from, ok
}

// assume adds what a condition says when it holds, or does not.
func (g guards) assume(cond ir.Value, holds bool, depth int) guards {
	in, ok := cond.(*ir.Instr)
	if !ok || depth > maxConditionDepth {
		return g
	}
	if a, b, isAnd, ok := conjunction(in); ok {
		if isAnd == holds {
			g = g.assume(a, holds, depth+1).assume(b, holds, depth+1)
		}
		return g
	}
	if in.Op != ir.ICmp {
		return g
	}
	v, c, pred := in.Operand(0), in.Operand(1), in.Pred
	if _, isConst := ir.AsInt(v); isConst {
		v, c, pred = c, v, swapPred(pred)
	}
	n, ok := ir.AsInt(c)
	if !ok || v.Type().Kind != ir.IntegerKind || v.Type().Bits > 64 {
		return g
	}
	if !holds {
		pred = inversePred(pred)
	}
	if g == nil {
		g = guards{}
	}
	g[v] = g.rangeOf(v, 0).where(pred, n.Bits, v.Type().Bits)
	return g
}

// where is what is left of a range of so many bits when a comparison with a constant holds.
func (r valueRange) where(pred ir.Pred, c uint64, width uint32) valueRange {
	s := signExtend(c, width)
	switch pred {
	case ir.EQ:
		return constRange(c, width)
	case ir.NE:
		if r.umin == c {
			r.umin = min(r.umin+1, r.umax)
		}
		if r.umax == c {
			r.umax = max(r.umax-1, r.umin)
		}
		if r.smin == s {
			r.smin = min(r.smin+1, r.smax)
		}
		if r.smax == s {
			r.smax = max(r.smax-1, r.smin)
		}
	case ir.ULT, ir.ULE:
		if pred == ir.ULT && c > 0 {
			c--
		}
		r.umax = max(min(r.umax, c), r.umin)
	case ir.UGT, ir.UGE:
		if pred == ir.UGT && c < mask(width) {
			c++
		}
		r.umin = min(max(r.umin, c), r.umax)
	case ir.SLT, ir.SLE:
		if pred == ir.SLT && s > signExtend(1<<(width-1), width) {
			s--
		}
		r.smax = max(min(r.smax, s), r.smin)
	case ir.SGT, ir.SGE:
		if pred == ir.SGT && s < int64(mask(width)>>1) {
			s++
		}
		r.smin = min(max(r.smin, s), r.smax)
	}
	return r.agreed(width)
}
