package analysis

import "statepoint/core/ir"

// relation is a comparison that holds.
type relation struct {
	pred ir.Pred
	a, b ir.Value
}

// boundedSum is a sum that conditions keep in a range.
type boundedSum struct {
	sum    *sum
	within valueRange
}

// newFacts returns what definitions alone imply.
func (t *TripCounts) newFacts() *facts {
	return &facts{modern: t.modern, layout: t.layout, ranges: map[ir.Value]valueRange{},
		bits: map[ir.Value]knownBits{}}
}

// guardsOf returns what is known at the entry of a loop: besides definitions, the conditions of
// branches and assumptions on the only path into it.
func (t *TripCounts) guardsOf(loop *Loop) *facts {
	if t.of.guarded != nil {
		return t.of.guarded
	}
	g := t.newFacts()
	g.given = map[ir.Value]valueRange{}
	t.of.guarded = g
	at, branches := loop.Header, true
	for range maxGuards {
		from, ok := t.onlyWayInto(at)
		if branches = branches && ok; branches {
			term := t.cfg.Blocks[from].Terminator()
			if term.Op == ir.Br && term.NumOps() == 3 && term.Operand(1) != term.Operand(2) {
				g.collect(term.Operand(0), term.Operand(1) == ir.Value(t.cfg.Blocks[at]), 0)
			}
		} else if from = t.dom.IDom[at]; from < 0 || from == at { // others assume on the way
			break
		}
		for _, cond := range t.assumed()[from] {
			g.collect(cond, true, 0)
		}
		at = from
	}
	// Conditions nearer to the loop take precedence.
	for i := len(g.relations) - 1; i >= 0; i-- {
		r := g.relations[i]
		g.narrow(r.a, r.pred, r.b)
		g.narrow(r.b, swapPred(r.pred), r.a)
	}
	clear(g.ranges)
	clear(g.bits)
	return g
}

// maxGuards limits the number of blocks examined before a loop.
const maxGuards = 64

// assumed are the conditions that each block assumes.
func (t *TripCounts) assumed() map[int32][]ir.Value {
	if t.assumes != nil {
		return t.assumes
	}
	t.assumes = map[int32][]ir.Value{}
	for b, block := range t.cfg.Blocks {
		for in := block.First(); in != nil; in = in.Next() {
			if in.Op == ir.Call && in.IsIntrinsic("llvm.assume") {
				t.assumes[int32(b)] = append(t.assumes[int32(b)], in.Arg(0))
			}
		}
	}
	return t.assumes
}

// onlyWayInto is the block from which control always reaches b, if there is one: its only
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

// collect derives what follows from a condition that holds, or does not.
func (f *facts) collect(cond ir.Value, holds bool, depth int) {
	in, ok := cond.(*ir.Instr)
	if !ok || depth > maxConditionDepth {
		return
	}
	if a, b, isAnd, ok := conjunction(in); ok {
		if isAnd == holds {
			f.collect(a, holds, depth+1)
			f.collect(b, holds, depth+1)
		}
		return
	}
	if in.Op == ir.ICmp {
		pred := in.Pred
		if !holds {
			pred = inversePred(pred)
		}
		f.relations = append(f.relations, relation{pred, in.Operand(0), in.Operand(1)})
	}
}

// narrow records that a comparison of a value with another holds.
func (f *facts) narrow(v ir.Value, pred ir.Pred, o ir.Value) {
	t := v.Type()
	if ir.IsConstant(v) || t.Kind != ir.IntegerKind || t.Bits > 64 {
		return
	}
	r := f.rangeOf(v, 0).where(pred, f.rangeOf(o, 0), t.Bits)
	switch in, ok := v.(*ir.Instr); {
	case narrows(v):
		f.given[v] = r
	case ok && (in.Op == ir.Add || in.Op == ir.Sub):
		f.sums = append(f.sums, boundedSum{f.sumOf(v), r})
	default:
		return
	}
	clear(f.ranges)
	clear(f.bits)
}

// narrows reports whether scalar evolution looks a value up among those that conditions narrow.
func narrows(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	if !ok {
		return true
	}
	switch in.Op {
	case ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.LShr, ir.UDiv, ir.URem, ir.Trunc:
		return false
	}
	return true
}

// differ reports whether conditions imply that the difference of two numbers is not the sum d.
func (f *facts) differ(d *sum) bool {
	for _, r := range f.relations {
		switch r.pred {
		case ir.NE, ir.ULT, ir.UGT, ir.SLT, ir.SGT:
		default:
			continue
		}
		if w, ok := f.widthOf(r.a.Type()); !ok || w != d.bits {
			continue
		}
		a, b := f.sumOf(r.a), f.sumOf(r.b)
		if a.minus(b).equals(d) || b.minus(a).equals(d) {
			return true
		}
	}
	return false
}
