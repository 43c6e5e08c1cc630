package analysis

import (
	"math/bits"

	"statepoint/core/ir"
)

// overflows bounds how often an addition or subtraction of a constant overflows, or does not, as
// stay says.
func (t *TripCounts) overflows(loop *Loop, in *ir.Instr, stay, onlyExit bool) limit {
	x, y, op := overflowing(in)
	by, ok := ir.AsInt(y)
	if op == 0 || in.Indices()[0] != 1 || !ok || by.Type().Bits > 64 {
		return limit{}
	}
	width := by.Type().Bits
	step := by.Bits
	if op == ir.Sub {
		step = -step & mask(width)
	}
	all := fullRange(width)
	signed := in.Operand(0).(*ir.Instr).IsIntrinsic("llvm.sadd.with.overflow") ||
		in.Operand(0).(*ir.Instr).IsIntrinsic("llvm.ssub.with.overflow")
	// The last number that does not overflow, and how the others compare with it.
	last, pred := all.umax-by.Bits, ir.ULE
	switch down := signExtend(step, width) < 0; {
	case signed && op == ir.Sub && signExtend(by.Bits, width) == all.smin:
		return limit{} // its negation overflows
	case signed && down:
		last, pred = uint64(all.smin)-step, ir.SGE
	case signed:
		last, pred = uint64(all.smax)-step, ir.SLE
	case op == ir.Sub:
		last, pred = by.Bits, ir.UGE
	}
	return t.compare(loop, pred, x, ir.IntConst(by.Type(), last&mask(width)), !stay, onlyExit)
}

// compare bounds how often a comparison equals stay.
func (t *TripCounts) compare(loop *Loop, pred ir.Pred, lhs, rhs ir.Value,
	stay, onlyExit bool) limit {
	lhs, rhs = t.settled(lhs), t.settled(rhs)
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
	r := t.recurrence(loop, lhs)
	switch pred {
	case ir.ULT, ir.ULE, ir.SLT, ir.SLE:
		// The greatest bound limits the count even if the bound changes between iterations.
	default:
		if !t.unchanging(loop, rhs, 0) {
			r = nil
		}
	}
	if r == nil {
		r = t.recurrence(loop, rhs)
		if r == nil || !t.unchanging(loop, lhs, 0) {
			if pred != ir.NE {
				return limit{}
			}
			// Two recurrences differ by one.
			d := t.facts.sumOf(lhs).minus(t.facts.sumOf(rhs))
			if r = t.recurrenceOf(loop, d); r == nil {
				return limit{}
			}
			return t.untilEqual(loop, r, &sum{bits: width}, onlyExit)
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
		// A comparison that only one value passes, or only one fails, is a test for equality.
		if region.size == 1 {
			pred = ir.EQ
		} else if region.size == m {
			pred, end = ir.NE, &sum{bits: width, constant: (region.low - 1) & m}
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
	always := flag
	way := distance(r, end)
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
	if orEqual && high == m && signed && always && onlyExit && low > 0 &&
		signExtend(r.step, r.bits) > 0 {
		low, orEqual, flag = low-1, false, true // the value before compares without equality
	}
	if orEqual && high == m && len(t.assumed()) > 0 && pred == ir.ULE {
		high = min(high, t.guardsOf(loop).rangeOf(rhs, 0).umax)
	}
	l := t.untilAbove(r, low, high, orEqual, flag, onlyExit)
	if way == nil || !l.known {
		return l
	}
	if steps, ok := way.isConstant(); ok {
		if flag && !orEqual && r.next && -steps&m <= r.step {
			return limit{known: true} // it is past the end with its first step
		}
		// The distance, whatever the numbers are.
		most := m
		if orEqual {
			steps, most = steps+1, l.max
		}
		l.max = min(roundUp(steps, r.step), most)
	}
	return l
}

// roundUp is a quotient, rounded up.
func roundUp(n, by uint64) uint64 {
	if n%by != 0 {
		return n/by + 1
	}
	return n / by
}

// distance is how far a recurrence is from an end value, in the direction of its step.
func distance(r *recurrence, end *sum) *sum {
	switch {
	case r.opaque:
		return nil
	case signExtend(r.step, r.bits) < 0:
		return r.start.minus(end)
	}
	return end.minus(r.start)
}

// untilEqual bounds a loop that continues while the recurrence differs from an end value.
func (t *TripCounts) untilEqual(loop *Loop, r *recurrence, end *sum, onlyExit bool) limit {
	m := mask(r.bits)
	step := r.step
	if signExtend(step, r.bits) < 0 {
		step = -step & m
	}
	way := distance(r, end)
	flag := onlyExit && (r.nuw || r.nsw || r.inb) && !t.leavesOtherwise(loop)
	if way == nil {
		l := limit{known: step&1 == 1 || flag, max: m}
		if flag {
			l.max /= step
		}
		return l
	}
	g := t.guardsOf(loop)
	most := func(s *sum) uint64 {
		return min(t.facts.rangeOfSum(s, 0).umax, g.rangeOfSum(s, 0).umax)
	}
	if step == 1 {
		// A loop that tests at its end takes its back edge one time less than it has iterations.
		greatest, more := most(way), way.plus(1)
		if r := t.facts.rangeOfSum(more, 0); r.umin > 0 || g.rangeOfSum(more, 0).umin > 0 ||
			g.differ(more) {
			greatest = min(greatest, r.umax-1)
		}
		return limit{known: true, max: greatest}
	}
	if flag {
		// Steps that miss the end continue until they wrap around, which is undefined: LLVM gives
		// the same bound for such a loop.
		return limit{known: true, max: most(way) / step}
	}
	// The first solution of step × n = way, modulo 2^bits.
	zeros := bits.TrailingZeros64(step)
	if t.facts.zerosOf(way) < zeros {
		return limit{}
	}
	root := &sum{bits: r.bits}
	root.addMultiple(way, inverse(step>>zeros)&(m>>zeros))
	return limit{known: true, max: most(root) >> zeros}
}

// inverse is the number whose product with an odd one is 1 modulo 2^64.
func inverse(odd uint64) uint64 {
	x := odd // right in 3 bits; each round doubles them
	for range 5 {
		x *= 2 - odd*x
	}
	return x
}

// untilAbove bounds a loop that continues while the recurrence is less than the bound; start is the
// smallest start value and bound the largest bound, both relative to the smallest value of the
// type. Overflow must be impossible: by range, or by a flag if this is the only exit.
func (t *TripCounts) untilAbove(r *recurrence, start, bound uint64, orEqual, flag,
	onlyExit bool) limit {
	step, most := r.step, mask(r.bits)
	if signExtend(step, r.bits) <= 0 {
		return limit{}
	}
	if orEqual {
		if bound == most {
			// One type up, the flag says that the recurrence gets past the bound instead of
			// wrapping around.
			if !t.modern || !flag || r.moved && !(r.next && r.step == 1) {
				return limit{}
			}
			n := roundUp(most-start, step)
			return limit{known: true, max: max(n, n+1)} // in 64 bits there is no further bit
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
	return limit{known: true, max: roundUp(bound-start, step)}
}
