package judge

import (
	"slices"

	"statepoint/core/interp"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
)

// staleness watches gc pointers: one that a safepoint did not relocate must not be used any more,
// since what it points to may have moved; and one that is listed as live must be used
// later.
type staleness struct {
	notLive map[*ir.Func]*Claim
}

func newStaleness(s *Subject) *staleness { return &staleness{notLive: s.notLive} }

// born is its state in an activation: the number of collections before each pointer was defined.
type born map[provenance.ID]int

func (t *staleness) enter(r *replay, f *interp.Frame) {
	a := f.User.(*replayed)
	a.born, a.stale = born{}, map[provenance.ID]bool{}
	for _, arg := range f.Func.Args {
		a.born[arg.ID()] = r.heap.done
	}
}

// collected reports whether a type is a pointer into the collected heap.
func collected(t *ir.Type) bool {
	return t.Scalar().Kind == ir.PointerKind && t.Scalar().AddrSpace == 1
}

func (t *staleness) define(r *replay, in *ir.Instr, f *interp.Frame) {
	if collected(in.Type()) {
		f.User.(*replayed).born[in.ID()] = r.heap.done
	}
	if c := r.s.lives[in.ID()]; c != nil && c.checked == 0 {
		f.User.(*replayed).await(in.ID(), c)
	}
}

// await records that a live pointer was relocated, or computed again, and waits for a use.
func (a *replayed) await(id provenance.ID, c *Claim) {
	if a.waiting == nil {
		a.waiting = map[provenance.ID]*Claim{}
	}
	a.waiting[id] = c
}

// use checks the operands of an instruction.
func (t *staleness) use(r *replay, f *interp.Frame, in *ir.Instr) {
	c := t.notLive[f.Func]
	if c == nil {
		return
	}
	a := f.User.(*replayed)
	if in.Op == ir.Call && in.IsIntrinsic("llvm.experimental.gc.relocate") {
		return
	}
	for i, u := range in.Uses() {
		if in.Op == ir.Phi && in.Blocks[i] != f.Pred {
			continue
		}
		switch v := u.Value.(type) {
		case *ir.Instr, *ir.Arg:
			if !collected(v.Type()) {
				continue
			}
			id := v.ID()
			if w := a.waiting[id]; w != nil {
				w.checked++
				delete(a.waiting, id)
			}
			if in.Op == ir.Phi {
				continue // the phis of the block have their new values already
			}
			c.checked++
			if a.born[id] < r.heap.done {
				a.outdated(v)
			}
			if x, ok := f.Value(v); ok && moved(r.log.collections, &x, a.born[id], r.heap.done) {
				c.disagree("`%s` uses %s, which points to where an object was",
					printer.Instr(in), r.s.named([]provenance.ID{id}))
			}
		}
	}
}

// outdated notes a pointer that is used although there was a collection, and what it was computed
// from.
func (a *replayed) outdated(v ir.Value) {
	for v != nil && !a.stale[v.ID()] {
		a.stale[v.ID()] = true
		in, ok := v.(*ir.Instr)
		if !ok || in.Op != ir.GetElementPtr && in.Op != ir.BitCast && in.Op != ir.Freeze {
			return
		}
		v = in.Operand(0)
	}
}

// moved reports whether a pointer points into a space that a collection in the given range
// evacuated.
func moved(collections []collection, v *interp.Value, from, to int) bool {
	for w := range words(v) {
		p := word(v, w)
		for k := from; k < to; k++ {
			if collections[k].space <= p && p < collections[k].end {
				return true
			}
		}
	}
	return false
}

// liveness makes the claims of the passes' liveness.
func (s *Subject) liveness() {
	s.notLive, s.lives = map[*ir.Func]*Claim{}, map[provenance.ID]*Claim{}
	for i := range s.Result.Funcs {
		for _, f := range s.Module.Funcs {
			if f.ID() == s.Result.Funcs[i].ID && watched(f) {
				s.notLive[f] = s.add(Claim{
					Kind: NotLive, Func: i, note: "no safepoint leaves out what is needed",
				})
			}
		}
	}
	for i := range s.notes {
		n := &s.notes[i]
		for k := range n.Live {
			l := &n.Live[k]
			c := s.add(Claim{Kind: Live, values: []provenance.ID{l.Value}, note: " is live"})
			switch {
			case l.NextUse == 0 && hasDerived(n, l.Value):
				c.checked++ // for what is derived from it
			case l.NextUse == n.Call: // for the call itself
				if sp := s.instrs[n.Statepoint]; sp == nil || !s.takes(sp, l.Relocate) {
					c.disagree("the call does not take it")
				} else {
					c.checked++
				}
			case l.Relocate == 0:
				c.skip(rematerial)
			default:
				s.lives[l.Relocate] = c
			}
		}
	}
}

// hasDerived reports whether something derived from a base is listed with it.
func hasDerived(n *pass.SafepointNote, base provenance.ID) bool {
	return slices.ContainsFunc(n.Live, func(o pass.LiveNote) bool {
		return o.Base == base && o.Value != base
	})
}

// takes reports whether a statepoint's call, or its deopt state, has what a gc.relocate relocates.
func (s *Subject) takes(sp *ir.Instr, relocate provenance.ID) bool {
	r := s.instrs[relocate]
	if r == nil || !r.IsIntrinsic("llvm.experimental.gc.relocate") {
		return false
	}
	v := relocatedBy(r, sp)
	is := func(u ir.Use) bool { return u.Value == v }
	deopt, _ := sp.FindBundle("deopt")
	return slices.ContainsFunc(sp.Args(), is) || slices.ContainsFunc(deopt, is)
}

// watched reports whether a function has both statepoints and gc pointers.
func watched(f *ir.Func) bool {
	statepoints, pointers := false, false
	for _, a := range f.Args {
		pointers = pointers || collected(a.Type())
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			pointers = pointers || collected(in.Type())
			statepoints = statepoints || in.IsIntrinsic("llvm.experimental.gc.statepoint")
		}
	}
	return statepoints && pointers
}
