package analysis

import "statepoint/core/ir"

// recurrence is a value that starts at some number and grows by step in every iteration.
type recurrence struct {
	// start is the first number, opaque if it is not the sum that it says, but in a range.
	start  sum
	opaque bool
	within valueRange
	step   uint64 // modulo 2^bits
	bits   uint32
	// moved says that it is not what the flags speak of, but that and something else; next, that it
	// is one step further.
	moved, next   bool
	nuw, nsw, inb bool
}

// first is the range of a recurrence's first value.
func (r recurrence) first(f *facts) valueRange {
	if r.opaque {
		return r.within
	}
	return f.rangeOfSum(r.start, 0)
}

// recurrence recognises a sum of an induction variable of the loop and what does not change in it,
// and its low bits. Those may wrap around where the whole does not.
func (t *TripCounts) recurrence(loop *Loop, v ir.Value) (r recurrence, ok bool) {
	_, ok = t.facts.widthOf(v.Type())
	if !ok {
		return r, false
	}
	return t.recurrenceOf(loop, t.facts.sumOf(v))
}

// recurrenceOf is recurrence for a sum. That of several is one, without flags.
func (t *TripCounts) recurrenceOf(loop *Loop, s sum) (r recurrence, ok bool) {
	width := s.bits
	rest := sum{bits: width, constant: s.constant}
	found := false
	for _, x := range s.terms {
		in, isInstr := x.of.(*ir.Instr)
		switch {
		case !isInstr || t.invariant(loop, in):
			rest.addTerm(x.of, x.times)
		default:
			before := r
			if r, ok = t.basicRecurrence(loop, in); !ok || found && (r.opaque || before.opaque) {
				return r, false
			}
			if k := x.times & mask(width); k != 1 {
				r.nuw, r.nsw, r.inb = false, false, false
				if r.opaque {
					return r, false
				}
				scaled := sum{bits: width}
				scaled.addMultiple(r.start, k)
				r.start, r.step = scaled, r.step*k&mask(width)
			}
			if found {
				r.start.addMultiple(before.start, 1)
				r = recurrence{start: r.start, step: (r.step + before.step) & mask(width),
					bits: width}
			}
			found = true
		}
	}
	if !found || r.step == 0 {
		return r, false
	}
	switch {
	case r.opaque:
		r.within = r.within.plus(t.facts.rangeOfSum(rest, 0), width)
	default:
		r.start.addMultiple(rest, 1)
	}
	r.moved = rest.constant != 0 || len(rest.terms) > 0
	r.next = len(rest.terms) == 0 && rest.constant == r.step
	return r, true
}

// basicRecurrence recognises an induction variable, and what truncates or widens a recurrence.
func (t *TripCounts) basicRecurrence(loop *Loop, in *ir.Instr) (r recurrence, ok bool) {
	switch in.Op {
	case ir.Phi:
		if in.Parent().Num() == loop.Header {
			return t.induction(loop, in)
		}
	case ir.Trunc:
		r, ok = t.recurrence(loop, in.Operand(0))
		width := in.Type().Bits
		r.within = r.first(t.facts).resized(r.bits, width, false)
		return recurrence{opaque: true, within: r.within, step: r.step & mask(width),
			bits: width}, ok
	case ir.ZExt, ir.SExt:
		if in.Type().Bits > 64 {
			return r, false
		}
		r, ok = t.recurrence(loop, in.Operand(0))
		first := r.first(t.facts)
		up := signExtend(r.step, r.bits) > 0
		if !ok || r.moved || in.Op == ir.ZExt && !(r.nuw || r.nsw && up && first.smin >= 0) ||
			in.Op == ir.SExt && !r.nsw {
			return r, false
		}
		wide := recurrence{opaque: true, bits: in.Type().Bits, nuw: r.nuw, nsw: true, step: r.step}
		wide.within = first.resized(r.bits, wide.bits, in.Op == ir.SExt)
		if in.Op == ir.SExt || !r.nuw {
			wide.step = uint64(signExtend(r.step, r.bits)) & mask(wide.bits)
		}
		return wide, true
	}
	return r, false
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
	width, known := t.facts.widthOf(phi.Type())
	if start == nil || !isInstr || !known {
		return r, false
	}
	grown := t.facts.sumOf(in)
	grown.addTerm(phi, ^uint64(0))
	if len(grown.terms) > 0 || grown.constant == 0 {
		return r, false
	}
	r = recurrence{start: t.facts.sumOf(start), bits: width, step: grown.constant}
	r.nuw, r.nsw = t.wrapsNot(in, phi)
	if signExtend(r.step, width) > 0 && r.first(t.facts).smin >= 0 {
		r.nuw = r.nuw || r.nsw
	}
	r.inb = in.Op == ir.GetElementPtr && in.Operand(0) == ir.Value(phi) && in.Has(ir.InBounds)
	return r, true
}

// wrapsNot reads the flags of the additions that lead from a phi to its next value.
func (t *TripCounts) wrapsNot(in, phi *ir.Instr) (nuw, nsw bool) {
	nuw, nsw = true, true
	for range maxConditionDepth {
		if in.Op != ir.Add && in.Op != ir.Sub {
			return false, false
		}
		nuw, nsw = nuw && in.Has(ir.NUW), nsw && in.Has(ir.NSW)
		from := in.Operand(0)
		if _, isConst := ir.AsInt(from); isConst {
			from = in.Operand(1)
		}
		if from == ir.Value(phi) {
			return nuw, nsw
		}
		next, ok := from.(*ir.Instr)
		if !ok {
			break
		}
		in = next
	}
	return false, false
}
