package refflow

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// arm is one of the pointers that a pointer merged by selects and phis may be.
type arm struct {
	stem
	// facts hold where the pointer is this one.
	facts []fact
	// again says that a merge is met a second time: the pointer may be any of its arms.
	again bool
}

// fact is that a condition, an operand of a switch, or the entry of a block has a value. Its key is
// an ir.Value, or a comparison.
type fact struct {
	of any
	is int64
}

// comparison is an icmp by what it compares: eq for ne, too.
type comparison struct {
	pred ir.Pred
	x, y ir.Value
}

// maxArms bounds the pointers that one may be, for nothing to be known of it beyond.
const maxArms = 100

// merges reports whether a pointer is one of several.
func merges(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	return ok && (in.Op == ir.Select || in.Op == ir.Phi)
}

// armsOf are the pointers that one may be; nil where they are too many.
func (b *Bases) armsOf(s stem) []arm {
	var list []arm
	in, ok := s.root.(*ir.Instr)
	if !ok || !merges(in) {
		return []arm{{stem: s}}
	}
	known, ok := b.arms[in]
	if !ok {
		b.graph(in.Func())
		w := walk{Bases: b, met: map[*ir.Instr]bool{}}
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

// graph makes the control flow graph, unless the function is settled and it is made.
func (b *Bases) graph(f *ir.Func) {
	if b.cfg == nil || !b.Settled {
		b.cfg = analysis.NewCFG(f)
		b.dom = analysis.NewDominators(b.cfg)
	}
}

// walk goes through the arms of merges.
type walk struct {
	*Bases
	met   map[*ir.Instr]bool
	list  []arm
	steps int
}

// expand adds what a pointer may be. What holds on the way to an arm from an earlier iteration of a
// loop (earlier) holds no longer at the safepoint.
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
		t := w.stemOf(v)
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
		at := w.cfg.Position[from.Num()]
		if at < 0 { // the edge is never taken
			continue
		}
		var more []fact
		if !earlier {
			more = append(more, fact{in.Parent(), int64(from.Num())})
		}
		back := at >= w.cfg.Position[to]
		if !earlier && !back {
			more = w.holding(w.edge(more, from.Num(), to), from.Num(), w.dom.IDom[to])
		}
		enter(in.Operand(i), more, earlier || back)
	}
}

// holding adds what the branches above a block say, up to one that dominates it.
func (w *walk) holding(facts []fact, n, top int32) []fact {
	for n >= 0 && n != top {
		w.steps++
		if p := w.cfg.Preds[n]; len(p) == 1 {
			facts = w.edge(facts, p[0], n)
		}
		n = w.dom.IDom[n]
	}
	return facts
}

// edge adds what is known where control goes from one block to another.
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

// condition adds that a condition is 1 or 0, and what follows of its parts.
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

// impossible reports whether a constant would have to be another.
func impossible(facts []fact) bool {
	for _, f := range facts {
		v, _ := f.of.(ir.Value)
		if c, ok := ir.AsInt(v); ok && c.Bits&1 != uint64(f.is)&1 {
			return true
		}
	}
	return false
}

// conflict reports whether facts exclude one another.
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

// same reports whether a fact says that two pointers are equal.
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

// addressed is the pointer that an integer is the address of.
func addressed(v ir.Value) ir.Value {
	if in, ok := v.(*ir.Instr); ok && in.Op == ir.PtrToInt {
		return in.Operand(0)
	}
	return v
}

// checkArms is Check for pointers of which one at least is merged: an arm of the one must be wrong
// with whatever the other may be at the same time.
func (b *Bases) checkArms(x, y stem, at *ir.Instr) Wrong {
	bases, derived := b.armsOf(x), b.armsOf(y)
	b.graph(at.Func())
	w := walk{Bases: b}
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

// against says what is wrong between an arm and all that the other pointer may be at the same time,
// and gives one of these.
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

// apart says whether a base is null, or of another object than a derived pointer.
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
