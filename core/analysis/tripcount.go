package analysis

import (
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// TripCounts bounds how often loops can run, as far as LLVM's scalar evolution does for loops that
// count: one exit compares a value that grows by a constant with one that does not change.
type TripCounts struct {
	cfg   *CFG
	dom   *Dominators
	loops *Loops
	// modern enables what LLVM 16 and later prove about `<=` and `>=`, and about phis.
	modern bool
	layout *datalayout.Layout
	// facts is what definitions imply, assumes the conditions that blocks assume.
	facts   *facts
	assumes map[int32][]ir.Value
	// of is what is known about the loop queried last.
	of loopTrips
}

// loopTrips combines what the exits of a loop imply about it.
type loopTrips struct {
	loop *Loop
	// onlyExit is set if it has one exit.
	onlyExit bool
	// guarded is what is known at its entry, once computed.
	guarded *facts
	// otherwise says that an instruction in it may throw or not return, once computed.
	otherwise, asked bool
	// must is the bound from exits that every iteration passes, may the one from all exits.
	must, may limit
}

// NewTripCounts prepares to bound the loops of a function.
func NewTripCounts(c *CFG, d *Dominators, l *Loops) *TripCounts {
	t := &TripCounts{cfg: c, dom: d, loops: l, modern: c.Func.Module().Dialect.Opaque()}
	t.layout, _ = datalayout.Parse(c.Func.Module().DataLayout)
	t.facts = t.newFacts()
	return t
}

// Bounded reports whether the number of times the back edges of a loop, or the one from the given
// latch, can be taken is known to fit a width in bits; cmp is a comparison that says so.
func (t *TripCounts) Bounded(loop *Loop, latch int32, width int) (cmp *ir.Instr, ok bool) {
	if t.of.loop != loop {
		t.of = loopTrips{loop: loop}
		t.exits(&t.of)
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
func (t *TripCounts) exits(of *loopTrips) {
	loop := of.loop
	latches := t.loops.Latches(loop)
	only := int32(-1)
	if len(latches) == 1 {
		only = latches[0]
	}
	exits := t.loops.ExitingBlocks(loop)
	of.onlyExit = len(exits) == 1
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
}

// leavesOtherwise reports whether a loop can be left by an instruction that throws or does not
// return, so that later instructions of an iteration imply nothing about earlier ones.
func (t *TripCounts) leavesOtherwise(loop *Loop) bool {
	if t.of.asked {
		return t.of.otherwise
	}
	t.of.asked = true
	for i, b := range t.cfg.Blocks {
		if !t.loops.Contains(loop, int32(i)) {
			continue
		}
		for in := b.First(); in != nil; in = in.Next() {
			if !goesOn(in) {
				t.of.otherwise = true
				return true
			}
		}
	}
	return false
}

// goesOn reports whether control is guaranteed to continue past an instruction.
func goesOn(in *ir.Instr) bool {
	switch {
	case in.Op == ir.Store:
		return !in.Has(ir.Volatile)
	case in.Op.IsCall():
		f := in.CalledFunc()
		has := func(word string) bool {
			return in.Call.Attrs.Has(word) || f != nil && f.Attrs.Has(word)
		}
		return has("nounwind") && has("willreturn")
	case in.Op == ir.Resume, in.Op == ir.CleanupRet, in.Op == ir.CatchSwitch:
		return false
	}
	return true
}

func fits(n uint64, width int) bool { return width >= 64 || width > 0 && n>>uint(width) == 0 }

// limit is an upper bound on how often an exit is not taken.
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

// condition bounds how often a condition keeps control in the loop, which continues while cond ==
// stay.
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
		// If both must hold to stay, or neither may hold, each of them alone can end the loop.
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
	var l limit
	switch in.Op {
	case ir.ICmp:
		l = t.compare(loop, in.Pred, in.Operand(0), in.Operand(1), stay, onlyExit)
		if !l.known {
			l = t.shifted(loop, in, stay)
		}
	case ir.ExtractValue:
		l = t.overflows(loop, in, stay, onlyExit)
	}
	if !l.known {
		l = t.simulated(loop, in, stay)
	}
	l.cmp = in
	return l
}

// conjunction decomposes `and`, `or` and their select forms.
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

func mask(width uint32) uint64 { return ^uint64(0) >> (-width & 63) }

func signExtend(v uint64, width uint32) int64 {
	shift := -width & 63
	return int64(v<<shift) >> shift
}

// invariant reports whether a value is defined outside of a loop.
func (t *TripCounts) invariant(loop *Loop, v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	return !ok || !t.loops.Contains(loop, in.Parent().Num())
}

// unchanging reports whether a value is the same in every iteration: it is from outside of the
// loop, or arithmetic, a minimum or a maximum of such values.
func (t *TripCounts) unchanging(loop *Loop, v ir.Value, depth int) bool {
	if t.invariant(loop, v) {
		return true
	}
	in := v.(*ir.Instr)
	if depth > maxConditionDepth {
		return false
	}
	first := 0
	switch in.Op {
	case ir.Add, ir.Sub, ir.Mul, ir.UDiv, ir.ZExt, ir.SExt, ir.Trunc:
	case ir.Shl, ir.LShr:
		if _, ok := ir.AsInt(in.Operand(1)); !ok {
			return false
		}
	case ir.Call:
		if first = 1; !isExtreme(in) {
			return false
		}
	default:
		return false
	}
	for i := first; i < in.NumOps(); i++ {
		if !t.unchanging(loop, in.Operand(i), depth+1) {
			return false
		}
	}
	return true
}

// settled returns the only value that a phi can have, or the value itself. LLVM 14 finds it only
// for phis that are among their own incoming values.
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
