package refflow

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// arm is one of the pointers that selects and phis merge into a pointer.
type arm struct {
	stem
	// facts hold if the pointer is this one.
	facts []fact
	// again is set if a merge is reached a second time: the pointer may be any of its arms.
	again bool
}

// fact states the value of a condition or of a switch's operand, or the block from which another
// was entered. Its key is an ir.Value or a comparison.
type fact struct {
	of any
	is int64
}

// comparison identifies an icmp by its operands; ne is stored as the negation of eq.
type comparison struct {
	pred ir.Pred
	x, y ir.Value
}

// maxArms bounds the arms of a pointer; nothing is known about a pointer with more.
const maxArms = 100

// merges reports whether a pointer merges several.
func merges(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	return ok && (in.Op == ir.Select || in.Op == ir.Phi)
}

// armsOf are the arms of a pointer; nil if there are too many.
func (b *Bases) armsOf(s stem) []arm {
	var list []arm
	in, ok := s.root.(*ir.Instr)
	if !ok || !merges(in) {
		return []arm{{stem: s}}
	}
	known, ok := b.arms[in]
	if !ok {
		b.graph(in.Func())
		w := walk{bases: b, met: map[*ir.Instr]bool{}}
		w.expand(stem{root: in, exact: true}, nil, false)
		if w.steps <= maxSteps && len(w.list) <= maxArms {
			known = w.list
		}
		if b.Settled {
			if b.arms == nil {
				b.arms = map[*ir.Instr][]arm{}
			}
			b.arms[in] = known
		}
	}
	for _, k := range known {
		k.off, k.exact = k.off+s.off, k.exact && s.exact
		list = append(list, k)
	}
	return list
}

// graph builds the control flow graph, or returns the cached one of a settled function.
func (b *Bases) graph(f *ir.Func) {
	if b.cfg == nil || !b.Settled {
		b.cfg = analysis.NewCFG(f)
		b.dom = analysis.NewDominators(b.cfg)
	}
}

// walk traverses the arms of merges.
type walk struct {
	bases *Bases
	met   map[*ir.Instr]bool
	list  []arm
	steps int
}

// expand adds the arms of a pointer. Facts on the path to an arm from an earlier iteration of a
// loop (earlier) do not hold at the safepoint.
func (w *walk) expand(s stem, facts []fact, earlier bool) {
	if w.steps++; w.steps > maxSteps || len(w.list) > maxArms {
		return
	}
	in, ok := s.root.(*ir.Instr)
	if !ok || !merges(in) {
		w.list = append(w.list, arm{stem: s, facts: facts})
		return
	}
	if w.met[in] {
		w.list = append(w.list, arm{facts: facts, again: true})
		return
	}
	w.met[in] = true
	enter := func(v ir.Value, more []fact, earlier bool) {
		if impossible(more) || conflict(more, facts) {
			return
		}
		t := w.bases.stemOf(v)
		if t.root == nil {
			w.steps = maxSteps
		}
		t.off, t.exact = t.off+s.off, t.exact && s.exact
		w.expand(t, append(facts[:len(facts):len(facts)], more...), earlier)
	}
	if in.Op == ir.Select {
		for i := range int64(2) {
			var more []fact
			if !earlier {
				more = condition(nil, in.Operand(0), 1-i, 0)
			}
			enter(in.Operand(int(1+i)), more, earlier)
		}
		return
	}
	to := in.Parent().Num()
	for i, from := range in.Blocks {
		at := w.bases.cfg.Position[from.Num()]
		if at < 0 { // the edge is never taken
			continue
		}
		var more []fact
		if !earlier {
			more = append(more, fact{in.Parent(), int64(from.Num())})
		}
		back := at >= w.bases.cfg.Position[to]
		if !earlier && !back {
			more = w.holding(w.bases.edge(more, from.Num(), to), from.Num(), w.bases.dom.IDom[to])
		}
		enter(in.Operand(i), more, earlier || back)
	}
}

// holding adds the facts of the branches above a block, up to a block that dominates it.
func (w *walk) holding(facts []fact, n, top int32) []fact {
	for n >= 0 && n != top {
		w.steps++
		if p := w.bases.cfg.Preds[n]; len(p) == 1 {
			facts = w.bases.edge(facts, p[0], n)
		}
		n = w.bases.dom.IDom[n]
	}
	return facts
}

// edge adds the facts that hold on an edge.
func (b *Bases) edge(facts []fact, from, to int32) []fact {
	edges := 0
	for _, s := range b.cfg.Succs[from] {
		if s == to {
			edges++
		}
	}
	t := b.cfg.Blocks[from].Terminator()
	if edges != 1 || t.Op != ir.Br && t.Op != ir.Switch || t.NumOps() < 3 {
		return facts
	}
	target := ir.Value(b.cfg.Blocks[to])
	if t.Op == ir.Br {
		is := int64(0)
		if t.Operand(1) == target {
			is = 1
		}
		return condition(facts, t.Operand(0), is, 0)
	}
	for i := 2; i+1 < t.NumOps(); i += 2 {
		if c, ok := ir.AsInt(t.Operand(i)); ok && t.Operand(i+1) == target {
			return append(facts, fact{t.Operand(0), c.Int64()})
		}
	}
	return facts
}

// condition adds the fact that a condition is 1 or 0, and what follows for its operands.
func condition(facts []fact, v ir.Value, is int64, depth int) []fact {
	in, ok := v.(*ir.Instr)
	if !ok || depth > 8 {
		return append(facts, fact{v, is})
	}
	isConst := func(v ir.Value, k uint64) bool {
		c, ok := ir.AsInt(v)
		return ok && c.Bits == k
	}
	both := func(x, y ir.Value) []fact {
		return condition(condition(append(facts, fact{v, is}), x, is, depth+1), y, is, depth+1)
	}
	switch in.Op {
	case ir.ICmp:
		c := comparison{in.Pred, in.Operand(0), in.Operand(1)}
		if c.pred == ir.NE {
			c.pred, is = ir.EQ, 1-is
		}
		return append(facts, fact{c, is})
	case ir.Xor:
		if isConst(in.Operand(1), 1) {
			return condition(facts, in.Operand(0), 1-is, depth+1)
		}
	case ir.Freeze:
		return condition(facts, in.Operand(0), is, depth+1)
	case ir.And:
		if is == 1 {
			return both(in.Operand(0), in.Operand(1))
		}
	case ir.Or:
		if is == 0 {
			return both(in.Operand(0), in.Operand(1))
		}
	case ir.Select:
		if is == 1 && isConst(in.Operand(2), 0) {
			return both(in.Operand(0), in.Operand(1))
		}
		if is == 0 && isConst(in.Operand(1), 1) {
			return both(in.Operand(0), in.Operand(2))
		}
	}
	return append(facts, fact{v, is})
}

// impossible reports whether a fact states a wrong value for a constant.
func impossible(facts []fact) bool {
	for _, f := range facts {
		v, _ := f.of.(ir.Value)
		if c, ok := ir.AsInt(v); ok && c.Bits&1 != uint64(f.is)&1 {
			return true
		}
	}
	return false
}

// conflict reports whether facts contradict each other.
func conflict(a, b []fact) bool {
	for _, x := range a {
		for _, y := range b {
			if x.of == y.of && x.is != y.is {
				return true
			}
		}
	}
	return false
}

// same reports whether a fact states that two pointers are equal.
func (b *Bases) same(facts []fact, x, y ir.Value) bool {
	for _, f := range facts {
		if c, ok := f.of.(comparison); ok && c.pred == ir.EQ && f.is == 1 {
			k, l := b.stemOf(addressed(c.x)).root, b.stemOf(addressed(c.y)).root
			if k == x && l == y || k == y && l == x {
				return true
			}
		}
	}
	return false
}

// addressed is the pointer whose address an integer is.
func addressed(v ir.Value) ir.Value {
	if in, ok := v.(*ir.Instr); ok && in.Op == ir.PtrToInt {
		return in.Operand(0)
	}
	return v
}

// checkArms is Check for two pointers of which at least one is merged: an arm of one must be wrong
// with every arm that the other may have at the same time.
func (b *Bases) checkArms(x, y stem, at *ir.Instr) Wrong {
	bases, derived := b.armsOf(x), b.armsOf(y)
	b.graph(at.Func())
	w := walk{bases: b}
	here := w.holding(nil, at.Parent().Num(), -1)
	for _, k := range bases {
		f, with := b.against(k, derived, here, func(o *arm, facts []fact) BaseFault {
			return b.apart(k.stem, o.stem, facts)
		})
		if f != NoFault {
			return Wrong{f, k.root, with, merges(x.root), merges(y.root)}
		}
	}
	for _, k := range derived {
		f, with := b.against(k, bases, here, func(o *arm, facts []fact) BaseFault {
			return b.apart(o.stem, k.stem, facts)
		})
		if f != NoFault {
			return Wrong{f, with, k.root, merges(x.root), merges(y.root)}
		}
	}
	return Wrong{}
}

// against returns the fault between an arm and all arms that the other pointer may have at the same
// time, and one of these.
func (b *Bases) against(one arm, others []arm, here []fact,
	fault func(other *arm, facts []fact) BaseFault) (f BaseFault, with ir.Value) {
	if one.again || conflict(one.facts, here) {
		return NoFault, nil
	}
	facts := append(here[:len(here):len(here)], one.facts...)
	apart, known := make([]bool, len(others)), false
	for i := range others {
		o := &others[i]
		apart[i] = conflict(o.facts, facts)
		if !apart[i] && o.again {
			known = false
			break
		}
		known = known || !apart[i]
	}
	for i := range others {
		o := &others[i]
		if o.again || known && apart[i] {
			continue
		}
		g := fault(o, append(facts[:len(facts):len(facts)], o.facts...))
		if g == NoFault {
			return NoFault, nil
		}
		if with == nil {
			f, with = g, o.root
		}
	}
	return f, with
}

// apart reports whether a base is null, or of a different object than a derived pointer.
func (b *Bases) apart(x, y stem, facts []fact) BaseFault {
	if x.root == y.root || !b.definite(y.root) || b.same(facts, x.root, y.root) {
		return NoFault
	}
	if c, ok := x.root.(*ir.Const); ok {
		if c.Kind == ir.ConstNull && x.exact && x.off == 0 {
			return NullBase
		}
		return NoFault
	}
	if b.definite(x.root) && !b.takes(x.root, y.root) && !b.takes(y.root, x.root) {
		return OtherObject
	}
	return NoFault
}
