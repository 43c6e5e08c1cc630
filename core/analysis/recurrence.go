package analysis

import "statepoint/core/ir"

// recurrence is a value that starts at start+offset and grows by step in every iteration.
type recurrence struct {
	start        ir.Value
	offset, step uint64 // modulo 2^bits
	bits         uint32
	nuw, nsw     bool
	// cut is set when start is wider than the recurrence, which has its low bits.
	cut bool
}

// first is the range of a recurrence's first value.
func (r recurrence) first(g guards) valueRange {
	switch c, ok := ir.AsInt(r.start); {
	case ok:
		return constRange((c.Bits+r.offset)&mask(r.bits), r.bits)
	case r.cut:
		return fullRange(r.bits)
	}
	return g.rangeOf(r.start, 0).plus(r.offset, r.bits)
}

// truncated is the recurrence's low bits. They may wrap around where the whole does not.
func (r recurrence) truncated(width uint32) recurrence {
	return recurrence{start: r.start, offset: r.offset, step: r.step & mask(width), bits: width,
		cut: true}
}

// recurrence recognises an induction variable of the loop or one shifted by a constant.
func (t *TripCounts) recurrence(loop *Loop, v ir.Value) (r recurrence, ok bool) {
	if v.Type().Kind != ir.IntegerKind || v.Type().Bits > 64 {
		return r, false
	}
	offset := uint64(0)
	for range maxConditionDepth {
		in, isInstr := v.(*ir.Instr)
		if !isInstr {
			return r, false
		}
		if in.Op == ir.Phi && in.Parent().Num() == loop.Header {
			r, ok = t.induction(loop, in)
			r.offset = offset
			return r, ok
		}
		if in.Op == ir.Trunc {
			r, ok = t.recurrence(loop, in.Operand(0))
			r = r.truncated(in.Type().Bits)
			r.offset += offset
			return r, ok && r.step != 0
		}
		next, by, isShift := shiftByConst(in)
		if !isShift {
			return r, false
		}
		offset += by
		v = next
	}
	return r, false
}

// shiftByConst recognises x + c and x - c.
func shiftByConst(in *ir.Instr) (x ir.Value, by uint64, ok bool) {
	switch in.Op {
	case ir.Add:
		if c, ok := ir.AsInt(in.Operand(1)); ok {
			return in.Operand(0), c.Bits, true
		}
		if c, ok := ir.AsInt(in.Operand(0)); ok {
			return in.Operand(1), c.Bits, true
		}
	case ir.Sub:
		if c, ok := ir.AsInt(in.Operand(1)); ok {
			return in.Operand(0), -c.Bits, true
		}
	}
	return nil, 0, false
}

// induction recognises a phi of the header that has one value on entry, and itself plus a constant
// on every back edge.
func (t *TripCounts) induction(loop *Loop, phi *ir.Instr) (r recurrence, ok bool) {
	var start, back ir.Value
	for i, from := range phi.Blocks {
		v := phi.Operand(i)
		if t.loops.Contains(loop, from.Num()) {
			if back != nil && back != v {
				return r, false
			}
			back = v
		} else {
			if start != nil && start != v {
				return r, false
			}
			start = v
		}
	}
	in, isInstr := back.(*ir.Instr)
	if start == nil || !isInstr {
		return r, false
	}
	step := uint64(0)
	r.nuw, r.nsw = true, true
	for range maxConditionDepth {
		x, by, isShift := shiftByConst(in)
		if !isShift {
			return r, false
		}
		step += by
		r.nuw = r.nuw && in.Has(ir.NUW)
		r.nsw = r.nsw && in.Has(ir.NSW)
		if x == ir.Value(phi) {
			r.start, r.bits = start, phi.Type().Bits
			r.step = step & mask(r.bits)
			return r, r.step != 0
		}
		if in, isInstr = x.(*ir.Instr); !isInstr {
			return r, false
		}
	}
	return r, false
}
