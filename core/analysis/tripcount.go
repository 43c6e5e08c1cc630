package analysis

import "statepoint/core/ir"

// TripCounts bounds how often loops can run, as far as LLVM's scalar evolution does for loops that
// count: one exit compares a value that grows by a constant with one that does not change.
type TripCounts struct {
	cfg   *CFG
	dom   *Dominators
	loops *Loops
	// modern says to prove what LLVM 16 and later prove about `<=` and `>=`, and about phis.
	modern bool
	// of is what is known of the loop that was asked for last.
	of loopTrips
}

// loopTrips is what the exits of a loop say of it together.
type loopTrips struct {
	loop *Loop
	// onlyExit is set if it has one exit.
	onlyExit bool
	// must bounds it because an exit that every round passes does, may because all exits do.
	must, may limit
}

// NewTripCounts prepares to bound the loops of a function.
func NewTripCounts(c *CFG, d *Dominators, l *Loops) *TripCounts {
	return &TripCounts{cfg: c, dom: d, loops: l, modern: c.Func.Module().Dialect.Opaque()}
}

// Bounded reports whether the number of times the back edges of a loop, or the one from the given
// latch, can be taken is known to fit a width in bits; cmp is a comparison that says so.
func (t *TripCounts) Bounded(loop *Loop, latch int32, width int) (cmp *ir.Instr, ok bool) {
	if t.of.loop != loop {
		t.of = t.exits(loop)
	}
	e := &t.of
	if e.must.known && fits(e.must.max, width) {
		return e.must.cmp, true
	}
	if !e.must.known && e.may.known && fits(e.may.max, width) {
		return e.may.cmp, true
	}
	if t.loops.Exits(loop, latch) {
		if e := t.exit(loop, latch, e.onlyExit); e.known && fits(e.max, width) {
			return e.cmp, true
		}
	}
	return nil, false
}

// exits looks at all exits of a loop.
func (t *TripCounts) exits(loop *Loop) loopTrips {
	latches := t.loops.Latches(loop)
	only := int32(-1)
	if len(latches) == 1 {
		only = latches[0]
	}
	exits := t.loops.ExitingBlocks(loop)
	of := loopTrips{loop: loop, onlyExit: len(exits) == 1}
	mayKnown := true
	for _, b := range exits {
		e := t.exit(loop, b, of.onlyExit)
		switch {
		case e.known && only >= 0 && t.dom.Dominates(b, only):
			of.must = of.must.least(e)
		case !e.known:
			mayKnown = false
		default:
			if !of.may.known || e.max > of.may.max {
				of.may = e
			}
		}
	}
	of.may.known = of.may.known && mayKnown
	return of
}

func fits(n uint64, width int) bool { return width >= 64 || width > 0 && n>>uint(width) == 0 }

// limit is an upper bound of how often an exit is passed by.
type limit struct {
	known bool
	max   uint64
	cmp   *ir.Instr
}

func (l limit) least(o limit) limit {
	if !l.known || o.known && o.max < l.max {
		return o
	}
	return l
}

// exit bounds how often the exit of block b is not taken.
func (t *TripCounts) exit(loop *Loop, b int32, onlyExit bool) limit {
	term := t.cfg.Blocks[b].Terminator()
	if term.Op != ir.Br || term.NumOps() != 3 {
		return limit{}
	}
	thenIn := t.loops.Contains(loop, term.Operand(1).(*ir.Block).Num())
	elseIn := t.loops.Contains(loop, term.Operand(2).(*ir.Block).Num())
	if thenIn == elseIn {
		return limit{}
	}
	return t.condition(loop, term.Operand(0), thenIn, onlyExit, 0)
}

const maxConditionDepth = 16

// condition bounds how often a condition holds the loop: the loop goes on while cond == stay.
func (t *TripCounts) condition(loop *Loop, cond ir.Value, stay, onlyExit bool, depth int) limit {
	if c, ok := ir.AsInt(cond); ok {
		return limit{known: (c.Bits != 0) != stay}
	}
	in, ok := cond.(*ir.Instr)
	if !ok || depth > maxConditionDepth {
		return limit{}
	}
	a, b, isAnd, ok := conjunction(in)
	if ok {
		// While both must hold to stay, or neither may hold, each of them alone can end the loop.
		if isAnd == stay {
			la := t.condition(loop, a, stay, false, depth+1)
			lb := t.condition(loop, b, stay, false, depth+1)
			if !la.known {
				return lb
			}
			return la.least(lb)
		}
		return limit{}
	}
	if in.Op != ir.ICmp {
		return limit{}
	}
	l := t.compare(loop, in, stay, onlyExit)
	if !l.known {
		l = t.shifted(loop, in, stay)
	}
	l.cmp = in
	return l
}

// conjunction takes apart `and`, `or` and their forms as select.
func conjunction(in *ir.Instr) (a, b ir.Value, isAnd, ok bool) {
	switch in.Op {
	case ir.And, ir.Or:
		return in.Operand(0), in.Operand(1), in.Op == ir.And, true
	case ir.Select:
		if c, ok := ir.AsInt(in.Operand(2)); ok && c.Bits == 0 && in.Type().IsInt(1) {
			return in.Operand(0), in.Operand(1), true, true
		}
		if c, ok := ir.AsInt(in.Operand(1)); ok && c.Bits == 1 && in.Type().IsInt(1) {
			return in.Operand(0), in.Operand(2), false, true
		}
	}
	return nil, nil, false, false
}

func mask(width uint32) uint64 {
	if width >= 64 {
		return ^uint64(0)
	}
	return 1<<width - 1
}

func signExtend(v uint64, width uint32) int64 {
	shift := 64 - width
	return int64(v<<shift) >> shift
}

// invariant reports whether a value is the same in every iteration.
func (t *TripCounts) invariant(loop *Loop, v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	return !ok || !t.loops.Contains(loop, in.Parent().Num())
}

// settled is the one value that a phi has whatever way it is come to, or the value itself. LLVM 14
// sees that only of phis that are among their own incoming values.
func (t *TripCounts) settled(v ir.Value) ir.Value {
	const most = 8 // phis of phis
	for range most {
		phi, ok := v.(*ir.Instr)
		if !ok || phi.Op != ir.Phi {
			break
		}
		var only ir.Value
		loops := t.modern
		for i := range phi.NumOps() {
			switch in := phi.Operand(i); {
			case in == v:
				loops = true
			case in == only:
			case only != nil:
				return v
			default:
				only = in
			}
		}
		if c, ok := only.(*ir.Const); only == nil || !loops || ok && c.Kind != ir.ConstInt {
			break
		}
		v = only
	}
	return v
}

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
	if lhs.Type().Kind != ir.IntegerKind || lhs.Type().Bits > 64 {
		return limit{}
	}
	if a, ok := ir.AsInt(lhs); ok {
		if b, ok := ir.AsInt(rhs); ok {
			return limit{known: regionOf(pred, b.Bits, a.Type().Bits).contains(a.Bits) != stay}
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
		if r, ok = t.recurrence(loop, rhs); !ok || !t.invariant(loop, lhs) {
			return limit{}
		}
		rhs, pred = lhs, swapPred(pred)
	}
	width := r.bits
	m := mask(width)
	bound := rangeOf(rhs)
	start := r.first(nil)
	if c, ok := ir.AsInt(rhs); ok {
		region := regionOf(pred, c.Bits, width)
		switch {
		case region.full():
			return limit{}
		case region.size == 0:
			return limit{known: true}
		}
		if s, ok := ir.AsInt(r.start); ok {
			if n, ok := region.iterations((s.Bits+r.offset)&m, r.step); ok {
				return limit{known: true, max: n}
			}
		}
		// A comparison that only one value passes, or only one fails, is one for equality.
		if region.size == 1 {
			pred = ir.EQ
		} else if region.size == m {
			pred, bound = ir.NE, constRange((region.low-1)&m, width)
		}
	}
	flip := uint64(1) << (width - 1)
	down := r
	down.step = -r.step & m
	switch pred {
	case ir.NE:
		l := untilEqual(r, start, bound, onlyExit)
		if g := t.guardsOf(loop); l.known && len(g) > 0 {
			l.max = min(l.max, untilEqual(r, r.first(g), g.rangeOf(rhs, 0), onlyExit).max)
		}
		return l
	case ir.ULT, ir.ULE:
		return t.untilAbove(r, start.umin, bound.umax, pred == ir.ULE, r.nuw, onlyExit)
	case ir.SLT, ir.SLE:
		return t.untilAbove(r, uint64(start.smin)&m^flip, uint64(bound.smax)&m^flip, pred == ir.SLE,
			r.nsw, onlyExit)
	case ir.UGT, ir.UGE:
		return t.untilAbove(down, m-start.umax, m-bound.umin, pred == ir.UGE,
			r.nuw && pred != ir.UGE, onlyExit)
	case ir.SGT, ir.SGE:
		return t.untilAbove(down, m-(uint64(start.smax)&m^flip), m-(uint64(bound.smin)&m^flip),
			pred == ir.SGE, r.nsw && pred != ir.SGE, onlyExit)
	}
	return limit{}
}

// untilEqual bounds a loop that goes on while the recurrence differs from the bound.
func untilEqual(r recurrence, start, bound valueRange, onlyExit bool) limit {
	m := mask(r.bits)
	if r.step == 1 || r.step == m {
		if s, b, ok := exact(start, bound); ok {
			if r.step == 1 {
				return limit{known: true, max: (b - s) & m}
			}
			return limit{known: true, max: (s - b) & m}
		}
		if r.step == 1 && start.umax == start.umin && bound.umin >= start.umax {
			return limit{known: true, max: bound.umax - start.umin}
		}
		if r.step == m && bound.umax == bound.umin && start.umin >= bound.umax {
			return limit{known: true, max: start.umax - bound.umin}
		}
		return limit{known: true, max: m}
	}
	step := r.step
	if signExtend(step, r.bits) < 0 {
		step = -step & m
	}
	if onlyExit && (r.nuw || r.nsw) {
		return limit{known: true, max: distance(r, start, bound) / step}
	}
	if step&1 == 1 {
		return limit{known: true, max: m}
	}
	return limit{}
}

// distance is the greatest way, in the direction of the recurrence, from a start to a bound.
func distance(r recurrence, start, bound valueRange) uint64 {
	from, to := start, bound
	if signExtend(r.step, r.bits) < 0 {
		from, to = to, from
	}
	if from.umin == from.umax && to.umin >= from.umin {
		return to.umax - from.umin
	}
	return mask(r.bits)
}

func exact(a, b valueRange) (x, y uint64, ok bool) {
	return a.umin, b.umin, a.umin == a.umax && b.umin == b.umax
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
			if !t.modern || !flag || r.offset != 0 || r.bits == 64 {
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
