package analysis

import (
	"math/bits"

	"statepoint/core/ir"
)

// TripCounts bounds how often loops can run, as far as LLVM's scalar evolution does for loops that count: one exit compares a value that grows by a constant
// with one that does not change.
type TripCounts struct {
	cfg   *CFG
	dom   *Dominators
	loops *Loops
}

// NewTripCounts prepares to bound the loops of a function.
func NewTripCounts(c *CFG, d *Dominators, l *Loops) *TripCounts {
	return &TripCounts{cfg: c, dom: d, loops: l}
}

// Bounded reports whether the number of times the back-edges of a loop, or the one from the given latch, can be taken is known to fit a width
// in bits; cmp is a comparison that says so.
func (t *TripCounts) Bounded(loop *Loop, latch int32, width int) (cmp *ir.Instr, ok bool) {
	latches := t.loops.Latches(loop)
	only := int32(-1)
	if len(latches) == 1 {
		only = latches[0]
	}
	var exits []int32
	for _, b := range loop.Blocks {
		if t.loops.Exits(loop, b) {
			exits = append(exits, b)
		}
	}
	must, may := limit{}, limit{}
	mayKnown := true
	for _, b := range exits {
		e := t.exit(loop, b, len(exits) == 1)
		switch {
		case e.known && only >= 0 && t.dom.Dominates(b, only):
			must = must.least(e)
		case !e.known:
			mayKnown = false
		default:
			if !may.known || e.max > may.max {
				may = e
			}
		}
	}
	if must.known && fits(must.max, width) {
		return must.cmp, true
	}
	if !must.known && may.known && mayKnown && fits(may.max, width) {
		return may.cmp, true
	}
	if t.loops.Exits(loop, latch) {
		if e := t.exit(loop, latch, len(exits) == 1); e.known && fits(e.max, width) {
			return e.cmp, true
		}
	}
	return nil, false
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
	switch in.Op {
	case ir.ICmp:
		l := t.compare(loop, in, stay, onlyExit)
		l.cmp = in
		return l
	case ir.Xor:
		if c, ok := ir.AsInt(in.Operand(1)); ok && c.Bits == 1 {
			return t.condition(loop, in.Operand(0), !stay, onlyExit, depth+1)
		}
	}
	return limit{}
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

// recurrence is a value that starts at start+offset and grows by step in every iteration.
type recurrence struct {
	start        ir.Value
	offset, step uint64 // modulo 2^bits
	bits         uint32
	nuw, nsw     bool
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

// induction recognises a phi of the header that has one value on entry, and itself plus a constant on every back-edge.
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

// compare bounds how often a comparison gives stay.
func (t *TripCounts) compare(loop *Loop, in *ir.Instr, stay, onlyExit bool) limit {
	lhs, rhs, pred := in.Operand(0), in.Operand(1), in.Pred
	if lhs.Type().Kind != ir.IntegerKind || lhs.Type().Bits > 64 {
		return limit{}
	}
	if !stay {
		pred = inversePred(pred)
	}
	r, ok := t.recurrence(loop, lhs)
	if !ok || !t.invariant(loop, rhs) {
		if r, ok = t.recurrence(loop, rhs); !ok || !t.invariant(loop, lhs) {
			return limit{}
		}
		rhs, pred = lhs, swapPred(pred)
	}
	width := r.bits
	bound := rangeOf(rhs, 0)
	start := rangeOf(r.start, 0).plus(r.offset, width)
	if c, ok := ir.AsInt(rhs); ok {
		if s, ok := ir.AsInt(r.start); ok {
			if n, ok := countConst((s.Bits+r.offset)&mask(width), r.step, c.Bits, width, pred); ok {
				return limit{known: true, max: n}
			}
		}
	}
	switch pred {
	case ir.NE:
		return untilEqual(r, start, bound, onlyExit)
	case ir.ULT, ir.ULE:
		return untilAbove(r, start.umin, bound.umax, mask(width), pred == ir.ULE, onlyExit && r.nuw)
	case ir.SLT, ir.SLE:
		flip := uint64(1) << (width - 1)
		return untilAbove(r, uint64(start.smin)&mask(width)^flip, uint64(bound.smax)&mask(width)^flip, mask(width), pred == ir.SLE, onlyExit && r.nsw)
	case ir.UGT, ir.UGE:
		down := r
		down.step = -r.step & mask(width)
		return untilAbove(down, mask(width)-start.umax, mask(width)-bound.umin, mask(width), pred == ir.UGE, onlyExit && r.nuw)
	case ir.SGT, ir.SGE:
		flip := uint64(1) << (width - 1)
		down := r
		down.step = -r.step & mask(width)
		return untilAbove(down, mask(width)-(uint64(start.smax)&mask(width)^flip), mask(width)-(uint64(bound.smin)&mask(width)^flip),
			mask(width), pred == ir.SGE, onlyExit && r.nsw)
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
		return limit{known: true, max: m / step}
	}
	if step&1 == 1 {
		return limit{known: true, max: m}
	}
	return limit{}
}

func exact(a, b valueRange) (x, y uint64, ok bool) {
	return a.umin, b.umin, a.umin == a.umax && b.umin == b.umax
}

// untilAbove bounds a loop that goes on while the recurrence is less than the bound; start is its least value and bound the greatest, both counted from the
// least value of the type. Overflow must be impossible, by flag or by range.
func untilAbove(r recurrence, start, bound, most uint64, orEqual, noWrap bool) limit {
	step := r.step
	if signExtend(step, r.bits) <= 0 {
		return limit{}
	}
	if orEqual {
		if bound == most {
			return limit{}
		}
		bound++
	}
	if !noWrap && most-(step-1) < bound {
		return limit{}
	}
	bound = min(bound, most-(step-1))
	if bound <= start {
		return limit{known: true}
	}
	d := bound - start
	n := d / step
	if d%step != 0 {
		n++
	}
	return limit{known: true, max: n}
}

// countConst counts the iterations of a recurrence with a constant start against a constant bound; false if it never ends or wraps around first.
func countConst(start, step, bound uint64, width uint32, pred ir.Pred) (uint64, bool) {
	m := mask(width)
	holds := func(x uint64) bool { return evalPred(pred, x&m, bound, width) }
	if !holds(start) {
		return 0, true
	}
	// The recurrence leaves the region where the predicate holds at its far end; count the steps to it, and check both sides of it.
	var far uint64
	up := signExtend(step, width) > 0
	flip := uint64(1) << (width - 1)
	switch pred {
	case ir.ULT:
		far = bound - 1
	case ir.ULE:
		far = bound
	case ir.SLT:
		far = bound - 1
	case ir.SLE:
		far = bound
	case ir.UGT, ir.SGT:
		far = bound + 1
	case ir.UGE, ir.SGE:
		far = bound
	case ir.NE:
		far = bound - 1
		if !up {
			far = bound + 1
		}
	default:
		return 0, false
	}
	if up != (pred == ir.ULT || pred == ir.ULE || pred == ir.SLT || pred == ir.SLE) && pred != ir.NE {
		switch pred { // moving away from the bound: the region ends where the type does
		case ir.ULT, ir.ULE:
			far = 0
		case ir.UGT, ir.UGE:
			far = m
		case ir.SLT, ir.SLE:
			far = flip
		case ir.SGT, ir.SGE:
			far = flip - 1
		}
	}
	s, d := step, (far-start)&m
	if !up {
		s, d = -step&m, (start-far)&m
	}
	n := d/s + 1
	if n == 0 {
		return 0, false
	}
	hi, lo := bits.Mul64(n, step)
	_ = hi
	if holds(start+lo) || !holds(start+lo-step) {
		return 0, false
	}
	return n, true
}

func evalPred(p ir.Pred, a, b uint64, width uint32) bool {
	sa, sb := signExtend(a, width), signExtend(b, width)
	switch p {
	case ir.EQ:
		return a == b
	case ir.NE:
		return a != b
	case ir.UGT:
		return a > b
	case ir.UGE:
		return a >= b
	case ir.ULT:
		return a < b
	case ir.ULE:
		return a <= b
	case ir.SGT:
		return sa > sb
	case ir.SGE:
		return sa >= sb
	case ir.SLT:
		return sa < sb
	}
	return sa <= sb
}

var inversePreds = map[ir.Pred]ir.Pred{
	ir.EQ: ir.NE, ir.NE: ir.EQ, ir.UGT: ir.ULE, ir.ULE: ir.UGT, ir.UGE: ir.ULT, ir.ULT: ir.UGE,
	ir.SGT: ir.SLE, ir.SLE: ir.SGT, ir.SGE: ir.SLT, ir.SLT: ir.SGE,
}

var swappedPreds = map[ir.Pred]ir.Pred{
	ir.EQ: ir.EQ, ir.NE: ir.NE, ir.UGT: ir.ULT, ir.ULT: ir.UGT, ir.UGE: ir.ULE, ir.ULE: ir.UGE,
	ir.SGT: ir.SLT, ir.SLT: ir.SGT, ir.SGE: ir.SLE, ir.SLE: ir.SGE,
}

func inversePred(p ir.Pred) ir.Pred { return inversePreds[p] }
func swapPred(p ir.Pred) ir.Pred    { return swappedPreds[p] }
