package hidden_test

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// spot is where a mistake fits into a function: a reference, the instruction before which it is
// hidden, and the one before which the copy is used, a safepoint after the first.
type spot struct {
	f         *ir.Func
	ref       ir.Value
	hide, use *ir.Instr
}

// places are the ways in which a safepoint lies between hiding and use.
var places = []string{"straight line", "loop", "normal edge", "unwind edge", "branch"}

// finder looks for spots in a function.
type finder struct {
	f    *ir.Func
	cfg  *analysis.CFG
	dom  *analysis.Dominators
	refs []ir.Value
}

func newFinder(f *ir.Func) *finder {
	c := analysis.NewCFG(f)
	x := &finder{f: f, cfg: c, dom: analysis.NewDominators(c)}
	isRef := func(t *ir.Type) bool { return t.IsPointer() && t.AddrSpace == 1 }
	for _, a := range f.Args {
		if isRef(a.Type()) {
			x.refs = append(x.refs, a)
		}
	}
	for _, n := range c.RPO {
		for in := c.Blocks[n].First(); in != nil; in = in.Next() {
			if isRef(in.Type()) && in.Op != ir.Invoke && in.Name() != "" {
				x.refs = append(x.refs, in)
			}
		}
	}
	return x
}

// after is the first instruction after a definition that another can stand before.
func (x *finder) after(ref ir.Value) *ir.Instr {
	if in, ok := ref.(*ir.Instr); ok {
		if in.Op == ir.Phi {
			return in.Parent().FirstInsertionPt()
		}
		return in.Next()
	}
	return x.f.Entry().First()
}

// at finds a spot of a kind of place.
func (x *finder) at(place string) (s spot, ok bool) {
	for _, n := range x.cfg.RPO {
		for in := x.cfg.Blocks[n].First(); in != nil; in = in.Next() {
			if !isSafepoint(in) {
				continue
			}
			for _, ref := range x.refs {
				s = spot{f: x.f, ref: ref, hide: x.after(ref)}
				if s.use = x.useOf(place, in, ref); s.use != nil && s.hide != nil {
					return s, true
				}
			}
		}
	}
	return spot{}, false
}

// isSafepoint reports whether a call becomes a statepoint.
func isSafepoint(in *ir.Instr) bool {
	if in.Op != ir.Call && in.Op != ir.Invoke || in.Has(ir.MustTail) {
		return false
	}
	f := in.CalledFunc()
	return f != nil && (len(f.Name()) < 5 || f.Name()[:5] != "llvm.") &&
		!f.Attrs.Has("gc-leaf-function") && !in.Call.Attrs.Has("gc-leaf-function")
}

// useOf is an instruction that a safepoint comes before, after the definition of a reference.
func (x *finder) useOf(place string, point *ir.Instr, ref ir.Value) *ir.Instr {
	home := x.cfg.Func.Entry()
	def, isInstr := ref.(*ir.Instr)
	if isInstr {
		home = def.Parent()
	}
	b := point.Parent()
	dominates := home != b && x.dom.Dominates(home.Num(), b.Num()) || home == b && (!isInstr ||
		def != point && before(def, point))
	if !dominates {
		return nil
	}
	switch place {
	case "straight line":
		if point.Op == ir.Call && home == b {
			return point.Next()
		}
	case "normal edge", "unwind edge":
		if point.Op != ir.Invoke {
			return nil
		}
		to := point.NormalDest()
		if place == "unwind edge" {
			to = point.UnwindDest()
		}
		if to.UniquePred() == b {
			return to.FirstInsertionPt()
		}
	case "loop", "branch":
		// A block that is reached from the safepoint without passing the definition, that the
		// definition dominates, and that the safepoint's block does not; one that reaches the
		// safepoint as well is in a loop with it.
		for _, t := range x.reached(b, home, isInstr) {
			if t == home || t == b || x.dom.Dominates(b.Num(), t.Num()) ||
				!x.dom.Dominates(home.Num(), t.Num()) {
				continue
			}
			around := false
			for _, r := range x.reached(t, home, isInstr) {
				around = around || r == b
			}
			if around == (place == "loop") {
				return t.FirstInsertionPt()
			}
		}
	}
	return nil
}

func before(a, b *ir.Instr) bool {
	for in := a; in != nil; in = in.Next() {
		if in == b {
			return true
		}
	}
	return false
}

// reached are the blocks that control reaches from a block without passing another.
func (x *finder) reached(from, not *ir.Block, stop bool) (list []*ir.Block) {
	seen := map[*ir.Block]bool{}
	for work := []*ir.Block{from}; len(work) > 0; {
		b := work[0]
		work = work[1:]
		for _, n := range x.cfg.Succs[b.Num()] {
			if t := x.cfg.Blocks[n]; !seen[t] && !(stop && t == not) {
				seen[t] = true
				list, work = append(list, t), append(work, t)
			}
		}
	}
	return list
}
