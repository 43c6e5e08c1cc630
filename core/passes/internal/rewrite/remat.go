package rewrite

import (
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
)

// maxChain is the longest chain of address arithmetic that is recomputed.
const maxChain = 10

// candidate is a derived pointer that can be recomputed from its base.
type candidate struct {
	value *ir.Instr
	// chain leads from the value to the root, which is the base or a phi that merges the same
	// values as the base.
	chain []*ir.Instr
	root  ir.Value
	cost  int
}

// rematerialize finds derived pointers that are cheaper to recompute than to relocate, and removes
// them from the live sets: first those that are recomputed at their few uses (LLVM 16 and later),
// then those recomputed after each safepoint.
func (r *rewriter) rematerialize() {
	candidates, order := r.findCandidates()
	if len(order) == 0 {
		return
	}
	if r.o.RematDerivedAtUses && r.m.Dialect.Opaque() {
		r.rematAtUses(candidates, order)
	}
	for i := range r.records {
		r.rematAfter(i, candidates)
	}
}

// findCandidates collects the derived pointers with a chain to their base, in the order in which
// pointers were found.
func (r *rewriter) findCandidates() (map[ir.Value]*candidate, []*candidate) {
	byValue := map[ir.Value]*candidate{}
	var order []*candidate
	for _, v := range r.derived {
		base := r.baseOf[v]
		if v == base || r.deoptDerived[v] {
			continue
		}
		in, ok := v.(*ir.Instr)
		if !ok {
			continue
		}
		c := &candidate{value: in}
		r.findChain(c)
		if len(c.chain) == 0 || len(c.chain) > maxChain {
			continue
		}
		if c.root != base && !samePhi(c.root, base) {
			continue
		}
		for _, step := range c.chain {
			if step.Op == ir.GetElementPtr && !hasConstantIndices(step) {
				c.cost += 2
			}
		}
		byValue[v] = c
		order = append(order, c)
	}
	return byValue, order
}

// findChain walks from the value through address arithmetic and casts that change no bits.
func (r *rewriter) findChain(c *candidate) {
	c.chain = c.chain[:0]
	var v ir.Value = c.value
	for len(c.chain) <= maxChain {
		in, ok := v.(*ir.Instr)
		if !ok || in.Op != ir.GetElementPtr && !r.isNoopCast(in) {
			break
		}
		c.chain = append(c.chain, in)
		v = in.Operand(0)
	}
	c.root = v
}

// isNoopCast reports whether a cast changes no bits: between pointers, or from an integer of a
// pointer's width, at which the chain ends without a base.
func (r *rewriter) isNoopCast(in *ir.Instr) bool {
	switch in.Op {
	case ir.BitCast:
		return true
	case ir.IntToPtr:
		t := in.Operand(0).Type().Scalar()
		return t.Kind == ir.IntegerKind && uint64(t.Bits) == r.pointerBits(in.Type())
	}
	return false
}

func hasConstantIndices(gep *ir.Instr) bool {
	for i := 1; i < gep.NumOps(); i++ {
		if c, ok := gep.Operand(i).(*ir.Const); !ok || c.Kind != ir.ConstInt {
			return false
		}
	}
	return true
}

// samePhi reports whether two values are phis of one block with the same inputs: a phi and the base
// inferred for it often are.
func samePhi(a, b ir.Value) bool {
	pa, okA := a.(*ir.Instr)
	pb, okB := b.(*ir.Instr)
	if !okA || !okB || pa.Op != ir.Phi || pb.Op != ir.Phi || pa.NumOps() != pb.NumOps() ||
		pa.Parent() != pb.Parent() {
		return false
	}
	from := make(map[ir.Value]*ir.Block, pa.NumOps())
	for i, p := range pa.Blocks {
		from[pa.Operand(i)] = p
	}
	for i, p := range pb.Blocks {
		if q, ok := from[pb.Operand(i)]; !ok || q != p {
			return false
		}
	}
	return true
}

// copyChain recomputes a candidate before an instruction, and returns the value and the first new
// instruction.
func (r *rewriter) copyChain(c *candidate, at edit.Place) *ir.Instr {
	var last, orig *ir.Instr
	base := r.baseOf[c.value]
	for i := len(c.chain) - 1; i >= 0; i-- {
		step := c.chain[i]
		n := edit.Clone(r.m, step)
		at.Put(n)
		r.f.SetName(n, step.Name()+".remat")
		if last != nil {
			n.ReplaceOperand(orig, last)
		} else if c.root != base {
			n.ReplaceOperand(c.root, base)
		}
		last, orig = n, step
	}
	r.why.Figures.Remats++
	return last
}

// rematAtUses recomputes candidates before each of their uses, if that takes fewer copies than they
// cross safepoints.
func (r *rewriter) rematAtUses(byValue map[ir.Value]*candidate, order []*candidate) {
	crossed := map[ir.Value]int{}
	for i := range r.records {
		for _, v := range r.records[i].live {
			if byValue[v] != nil {
				crossed[v]++
			}
		}
	}
	gone := map[ir.Value]bool{}
	for _, c := range order {
		if c.cost >= r.o.RematThreshold || !usesSuitRemat(c.value) {
			continue
		}
		statepoints, uses := crossed[c.value], ir.NumUses(c.value)
		if statepoints < uses || statepoints == uses && c.cost > 0 {
			continue
		}
		if len(c.chain) > 1 {
			r.findChain(c) // a part of it may have been rewritten
		}
		for u := ir.FirstUse(c.value); u != nil; u = ir.FirstUse(c.value) {
			user := u.User
			n := r.copyChain(c, edit.Place{Next: user})
			user.ReplaceOperand(c.value, n)
			r.baseOf[n] = r.baseOf[c.value]
			if r.o.Explain {
				r.atUses[c.value.ID()] = n.ID()
			}
		}
		gone[c.value] = true
		delete(byValue, c.value)
	}
	if len(gone) == 0 {
		return
	}
	for i := range r.records {
		rec := &r.records[i]
		kept := rec.live[:0]
		for _, v := range rec.live {
			if !gone[v] {
				kept = append(kept, v)
			}
		}
		rec.live = kept
	}
	for _, c := range order {
		if byValue[c.value] != nil && len(c.chain) > 1 {
			r.findChain(c)
		}
	}
}

// usesSuitRemat reports whether a value has uses, none in a phi, and not just one in its own block.
func usesSuitRemat(in *ir.Instr) bool {
	first := ir.FirstUse(in)
	if first == nil || first.Next() == nil && first.User.Parent() == in.Parent() {
		return false
	}
	for u := first; u != nil; u = u.Next() {
		if u.User.Op == ir.Phi {
			return false
		}
	}
	return true
}

// rematAfter recomputes the cheap values that are live at record i after it. An invoke needs two
// copies, so the cost counts double.
func (r *rewriter) rematAfter(i int, byValue map[ir.Value]*candidate) {
	rec, call := &r.records[i], r.points[i]
	kept := rec.live[:0]
	for _, v := range rec.live {
		c := byValue[v]
		if c == nil {
			kept = append(kept, v)
			continue
		}
		cost := c.cost
		if call.Op == ir.Invoke {
			cost *= 2
		}
		if cost >= r.o.RematThreshold {
			kept = append(kept, v)
			continue
		}
		if call.Op == ir.Call {
			after := edit.Place{Next: call.Next()}
			rec.remats = append(rec.remats, remat{r.copyChain(c, after), c.value})
			continue
		}
		rec.remats = append(rec.remats,
			remat{r.copyChain(c, edit.AtStartOf(call.NormalDest())), c.value},
			remat{r.copyChain(c, edit.AtStartOf(call.UnwindDest())), c.value})
	}
	rec.live = kept
}
