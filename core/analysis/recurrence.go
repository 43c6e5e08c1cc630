package analysis

import "statepoint/core/ir"

// recurrence is a value that starts at some number and grows by step in every iteration.
type recurrence struct {
	// start is the first value; if opaque is set it is not that sum, but only known to be in a
	// range.
	start  *sum
	opaque bool
	within valueRange
	step   uint64 // modulo 2^bits
	bits   uint32
	// moved is set if the flags apply to the value without an addend; next, if the value is one
	// step further.
	moved, next   bool
	nuw, nsw, inb bool
}

// first is the range of a recurrence's first value.
func (r *recurrence) first(f *facts) valueRange {
	if r.opaque {
		return r.within
	}
	return f.rangeOfSum(r.start, 0)
}

// recurrence recognises the sum of an induction variable of the loop and an invariant, and its low
// bits. Those may wrap around where the whole does not.
func (t *TripCounts) recurrence(loop *Loop, v ir.Value) *recurrence {
	if _, ok := t.facts.widthOf(v.Type()); !ok {
		return nil
	}
	r := t.recurrenceOf(loop, t.facts.sumOf(v))
	if in, ok := v.(*ir.Instr); ok && r != nil && !r.moved && (in.Op == ir.Mul || in.Op == ir.Shl) {
		if _, ok := t.facts.factor(in); ok {
			if of := t.recurrence(loop, in.Operand(0)); of != nil {
				r.nuw, r.nsw = of.nuw && in.Has(ir.NUW), of.nsw && in.Has(ir.NSW)
			}
		}
	}
	return r
}

// recurrenceOf is recurrence for a sum. A sum of several recurrences is one, without flags.
func (t *TripCounts) recurrenceOf(loop *Loop, s *sum) *recurrence {
	width := s.bits
	rest := &sum{bits: width, constant: s.constant}
	var all *recurrence
	for _, x := range s.terms {
		in, isInstr := x.of.(*ir.Instr)
		if !isInstr || t.unchanging(loop, in, 0) {
			rest.addTerm(x.of, x.times)
			continue
		}
		r := t.basicRecurrence(loop, in)
		k := x.times & mask(width)
		if r == nil || r.opaque && (k != 1 || all != nil) || all != nil && all.opaque {
			return nil
		}
		if k != 1 || all != nil {
			scaled := &recurrence{start: &sum{bits: width}, step: r.step * k, bits: width}
			scaled.start.addMultiple(r.start, k)
			r = scaled
		}
		if all != nil {
			r.start.addMultiple(all.start, 1)
			r.step += all.step
		}
		r.step &= mask(width)
		all = r
	}
	if all == nil || all.step == 0 {
		return nil
	}
	if all.opaque {
		all.within = all.within.plus(t.facts.rangeOfSum(rest, 0), width)
	} else {
		all.start.addMultiple(rest, 1)
	}
	all.moved = rest.constant != 0 || len(rest.terms) > 0
	all.next = len(rest.terms) == 0 && rest.constant == all.step
	if all.next && all.nsw && signExtend(all.step, width) > 0 && all.first(t.facts).smin >= 0 {
		all.nuw = true
	}
	return all
}

// basicRecurrence recognises an induction variable, and a truncated or extended recurrence.
func (t *TripCounts) basicRecurrence(loop *Loop, in *ir.Instr) *recurrence {
	switch in.Op {
	case ir.Phi:
		if in.Parent().Num() == loop.Header {
			return t.induction(loop, in)
		}
	case ir.Trunc, ir.ZExt, ir.SExt:
		r := t.recurrence(loop, in.Operand(0))
		if width := in.Type().Bits; r != nil && width <= 64 {
			return t.resized(r, in.Op, width)
		}
	}
	return nil
}

// resized truncates a recurrence, or extends one that does not wrap around.
func (t *TripCounts) resized(r *recurrence, op ir.Opcode, width uint32) *recurrence {
	first := r.first(t.facts)
	up := signExtend(r.step, r.bits) > 0
	if op == ir.SExt && !r.nsw || op == ir.ZExt && !r.nuw && !(r.nsw && up && first.smin >= 0) ||
		op != ir.Trunc && r.moved {
		return nil
	}
	to := &recurrence{opaque: true, bits: width, step: r.step & mask(width),
		within: first.resized(r.bits, width, op == ir.SExt)}
	if op != ir.Trunc {
		to.nuw, to.nsw = r.nuw, true
	}
	if op == ir.SExt {
		to.step = uint64(signExtend(r.step, r.bits)) & mask(width)
	}
	return to
}

// induction recognises a phi of the header that has one value on entry, and itself plus a constant
// on every back edge.
func (t *TripCounts) induction(loop *Loop, phi *ir.Instr) *recurrence {
	var start, back ir.Value
	for i, from := range phi.Blocks {
		v := phi.Operand(i)
		if t.loops.Contains(loop, from.Num()) {
			if back != nil && back != v {
				return nil
			}
			back = v
		} else {
			if start != nil && start != v {
				return nil
			}
			start = v
		}
	}
	in, isInstr := back.(*ir.Instr)
	width, known := t.facts.widthOf(phi.Type())
	if start == nil || !isInstr || !known {
		return nil
	}
	grown := t.facts.sumOf(in)
	grown.addTerm(phi, ^uint64(0))
	if len(grown.terms) > 0 || grown.constant == 0 {
		return nil
	}
	r := &recurrence{start: t.facts.sumOf(start), bits: width, step: grown.constant}
	r.nuw, r.nsw = t.wrapsNot(in, phi)
	if signExtend(r.step, width) > 0 && r.first(t.facts).smin >= 0 {
		r.nuw = r.nuw || r.nsw
	}
	r.inb = in.Op == ir.GetElementPtr && in.Operand(0) == ir.Value(phi) && in.Has(ir.InBounds)
	return r
}

// wrapsNot reads the nuw and nsw flags of the additions from a phi to its next value.
func (t *TripCounts) wrapsNot(in, phi *ir.Instr) (nuw, nsw bool) {
	nuw, nsw = true, true
	for range maxConditionDepth {
		if in.Op != ir.Add { // x - -1 may wrap around where x + 1 does not, and LLVM reads neither
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
