package analysis

import (
	"math/bits"

	"statepoint/core/ir"
)

// maxTried is how many rounds of a loop over constants are tried out.
const maxTried = 100

// compare bounds how often a comparison gives stay.
func (t *TripCounts) compare(loop *Loop, in *ir.Instr, stay, onlyExit bool) limit {
	lhs, rhs, pred := t.settled(in.Operand(0)), t.settled(in.Operand(1)), in.Pred
	if lhs == rhs {
		switch pred {
		case ir.EQ, ir.UGE, ir.ULE, ir.SGE, ir.SLE:
			return limit{known: !stay}
		}
		return limit{known: stay}
	}
	width, ok := t.facts.widthOf(lhs.Type())
	if !ok {
		return limit{}
	}
	if a, ok := t.facts.constant(lhs, 0); ok {
		if b, ok := t.facts.constant(rhs, 0); ok {
			return limit{known: regionOf(pred, b, width).contains(a) != stay}
		}
	}
	if !stay {
		pred = inversePred(pred)
	}
	r, ok := t.recurrence(loop, lhs)
	switch pred {
	case ir.ULT, ir.ULE, ir.SLT, ir.SLE:
		// What the greatest bound allows, no bound exceeds: it may change from one iteration to the
		// next.
	default:
		ok = ok && t.invariant(loop, rhs)
	}
	if !ok {
		r, ok = t.recurrence(loop, rhs)
		if !ok || !t.invariant(loop, lhs) {
			if pred != ir.NE {
				return limit{}
			}
			// Two recurrences differ by one.
			d := t.facts.sumOf(lhs).minus(t.facts.sumOf(rhs))
			if r, ok = t.recurrenceOf(loop, d); !ok {
				return limit{}
			}
			return t.untilEqual(loop, r, sum{bits: width}, onlyExit)
		}
		rhs, pred = lhs, swapPred(pred)
	}
	m := mask(width)
	bound, start := t.facts.rangeOf(rhs, 0), r.first(t.facts)
	end := t.facts.sumOf(rhs)
	if c, ok := t.facts.constant(rhs, 0); ok {
		region := regionOf(pred, c, width)
		switch {
		case region.full():
			return limit{}
		case region.size == 0:
			return limit{known: true}
		}
		if s, ok := start.exact(); ok {
			if n, ok := region.iterations(s, r.step); ok {
				return limit{known: true, max: n}
			}
			for n := range uint64(maxTried) {
				if !region.contains((s + n*r.step) & m) {
					return limit{known: true, max: n}
				}
			}
		}
		// A comparison that only one value passes, or only one fails, is one for equality.
		if region.size == 1 {
			pred = ir.EQ
		} else if region.size == m {
			pred, end = ir.NE, sum{bits: width, constant: (region.low - 1) & m}
		}
	}
	if pred == ir.NE {
		return t.untilEqual(loop, r, end, onlyExit)
	}
	flip := uint64(1) << (width - 1)
	signed := pred == ir.SLT || pred == ir.SLE || pred == ir.SGT || pred == ir.SGE
	orEqual := pred == ir.ULE || pred == ir.SLE || pred == ir.UGE || pred == ir.SGE
	low, high := start.umin, bound.umax
	if signed {
		low, high = uint64(start.smin)&m^flip, uint64(bound.smax)&m^flip
	}
	flag := r.nuw
	if signed {
		flag = r.nsw
	}
	way, known := t.distance(r, end)
	switch pred {
	case ir.EQ:
		return limit{}
	case ir.UGT, ir.UGE, ir.SGT, ir.SGE:
		r.step = -r.step & m
		low, high = m-start.umax, m-bound.umin
		if signed {
			low, high = m-(uint64(start.smax)&m^flip), m-(uint64(bound.smin)&m^flip)
		}
		flag = flag && !orEqual
	}
	l := t.untilAbove(r, low, high, orEqual, flag, onlyExit)
	if steps, ok := way.isConstant(); ok && known && l.known {
		if flag && !orEqual && r.next && -steps&m <= r.step {
			return limit{known: true} // it is past the end with its first step
		}
		// How far it is, whatever the numbers are.
		most := l.max
		if orEqual {
			steps++
		} else {
			most = m
		}
		l.max = steps / r.step
		if steps%r.step != 0 {
			l.max++
		}
		l.max = min(l.max, most)
	}
	return l
}

// distance is how far a recurrence is from an end, in the direction in which it goes.
func (t *TripCounts) distance(r recurrence, end sum) (sum, bool) {
	if r.opaque || len(end.terms)+len(r.start.terms) > 2*maxTerms {
		return sum{}, false
	}
	d := end.minus(r.start)
	if signExtend(r.step, r.bits) < 0 {
		d = r.start.minus(end)
	}
	return d, true
}

// untilEqual bounds a loop that goes on while the recurrence differs from an end.
func (t *TripCounts) untilEqual(loop *Loop, r recurrence, end sum, onlyExit bool) limit {
	m := mask(r.bits)
	step := r.step
	if signExtend(step, r.bits) < 0 {
		step = -step & m
	}
	way, known := t.distance(r, end)
	greatest := m
	if known {
		g := t.guardsOf(loop)
		greatest = min(t.facts.rangeOfSum(way, 0).umax, g.rangeOfSum(way, 0).umax)
		// A loop that tests at its end goes round once less than it has rounds.
		if more := way.plus(1); step == 1 {
			if r := t.facts.rangeOfSum(more, 0); r.umin > 0 || g.rangeOfSum(more, 0).umin > 0 ||
				g.differ(more) {
				greatest = min(greatest, r.umax-1)
			}
		}
	}
	if step == 1 {
		return limit{known: known || r.opaque, max: greatest}
	}
	if onlyExit && (r.nuw || r.nsw || r.inb) && (known || r.opaque) {
		return limit{known: true, max: greatest / step}
	}
	// The first solution of step × n = way, modulo 2^bits.
	zeros := bits.TrailingZeros64(step)
	if !known || t.facts.zerosOf(way) < zeros {
		return limit{known: zeros == 0 && (known || r.opaque), max: m}
	}
	root := sum{bits: r.bits}
	root.addMultiple(way, inverse(step>>zeros)&(m>>zeros))
	greatest = min(t.facts.rangeOfSum(root, 0).umax, t.guardsOf(loop).rangeOfSum(root, 0).umax)
	return limit{known: true, max: greatest >> zeros}
}

// inverse is the number whose product with an odd one is 1 modulo 2^64.
func inverse(odd uint64) uint64 {
	x := odd // right in 3 bits; each round doubles them
	for range 5 {
		x *= 2 - odd*x
	}
	return x
}

// untilAbove bounds a loop that goes on while the recurrence is less than the bound; start is its
// least value and bound the greatest, both counted from the least value of the type. Overflow must
// be impossible: by range, or by a flag if this is the only exit.
func (t *TripCounts) untilAbove(r recurrence, start, bound uint64, orEqual, flag,
	onlyExit bool) limit {
	step, most := r.step, mask(r.bits)
	if signExtend(step, r.bits) <= 0 {
		return limit{}
	}
	if orEqual {
		if bound == most {
			// One type up, the flag says that the recurrence gets past the bound instead of
			// wrapping around.
			if !t.modern || !flag || r.moved && !(r.next && r.step == 1) || r.bits == 64 {
				return limit{}
			}
			n := (most + 1 - start) / step
			if (most+1-start)%step != 0 {
				n++
			}
			return limit{known: true, max: n}
		}
		bound++
	}
	if !(flag && onlyExit) && most-(step-1) < bound {
		return limit{}
	}
	bound = min(bound, most-(step-1))
	if bound <= start {
		return limit{known: true}
	}
	n := (bound - start) / step
	if (bound-start)%step != 0 {
		n++
	}
	return limit{known: true, max: n}
}
