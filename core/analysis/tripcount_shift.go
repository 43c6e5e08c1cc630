package analysis

import "statepoint/core/ir"

// shifted bounds how often a comparison of a value that is shifted in every iteration equals stay:
// after as many shifts as it has bits, the value no longer changes, so a loop that exits for the
// final value has exited by then.
func (t *TripCounts) shifted(loop *Loop, in *ir.Instr, stay bool) limit {
	bound, ok := ir.AsInt(in.Operand(1))
	width := in.Operand(0).Type().Bits
	if !ok || width > 64 {
		return limit{}
	}
	// Compared is either the value at the start of the iteration or the one for the next.
	v := in.Operand(0)
	before, op, isShifted := positiveShift(v)
	if isShifted {
		v = before
	}
	phi, ok := v.(*ir.Instr)
	latches := t.loops.Latches(loop)
	if !ok || phi.Op != ir.Phi || phi.Parent().Num() != loop.Header || len(latches) != 1 {
		return limit{}
	}
	var start, next ir.Value
	for i, from := range phi.Blocks {
		switch {
		case from.Num() == latches[0]:
			next = phi.Operand(i)
		case start != nil && start != phi.Operand(i):
			return limit{}
		default:
			start = phi.Operand(i)
		}
	}
	if next == nil || start == nil {
		return limit{}
	}
	again, opAgain, ok := positiveShift(next)
	if !ok || again != ir.Value(phi) || isShifted && op != opAgain {
		return limit{}
	}
	stable := uint64(0)
	if opAgain == ir.AShr {
		switch r := t.facts.rangeOf(start, 0); {
		case r.smin >= 0:
		case r.smax < 0:
			stable = mask(width)
		default:
			return limit{}
		}
	}
	if regionOf(in.Pred, bound.Bits, width).contains(stable) == stay {
		return limit{}
	}
	return limit{known: true, max: uint64(width), cmp: in}
}

// positiveShift matches a shift by a constant.
func positiveShift(v ir.Value) (of ir.Value, op ir.Opcode, ok bool) {
	in, isInstr := v.(*ir.Instr)
	if !isInstr {
		return nil, 0, false
	}
	switch in.Op {
	case ir.Shl, ir.LShr, ir.AShr:
		if c, ok := ir.AsInt(in.Operand(1)); ok && c.Bits > 0 &&
			int64(signExtend(c.Bits, in.Type().Bits)) > 0 {
			return in.Operand(0), in.Op, true
		}
	}
	return nil, 0, false
}
