package safepointir

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
)

// reach finds the live blocks and the live edges between them, and which block dominates which.
func (c *safepointChecker) reach() {
	type frame struct {
		b     *ir.Block
		succs []*ir.Block
	}
	entry := c.f.Entry()
	c.reachable[0] = true
	stack := []frame{{entry, edit.LiveSuccs(entry)}}
	found, parent := []*ir.Block{entry}, []int32{0} // in the order in which they are reached
	place := make([]int32, len(c.f.Blocks))
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if len(top.succs) == 0 {
			c.live = append(c.live, top.b)
			stack = stack[:len(stack)-1]
			continue
		}
		s := top.succs[0]
		top.succs = top.succs[1:]
		c.preds[s.Num()] = append(c.preds[s.Num()], top.b)
		if !c.reachable[s.Num()] {
			c.reachable[s.Num()] = true
			place[s.Num()] = int32(len(found))
			found, parent = append(found, s), append(parent, place[top.b.Num()])
			stack = append(stack, frame{s, edit.LiveSuccs(s)})
		}
	}
	for i, j := 0, len(c.live)-1; i < j; i, j = i+1, j-1 {
		c.live[i], c.live[j] = c.live[j], c.live[i]
	}
	start, preds := make([]int32, 1, len(found)+1), []int32{}
	for _, b := range found {
		for _, p := range c.preds[b.Num()] {
			preds = append(preds, place[p.Num()])
		}
		start = append(start, int32(len(preds)))
	}
	var solver ir.DominatorSolver
	idom := solver.Solve(parent, start, preds)
	c.depth = make([]int32, len(c.f.Blocks))
	for i := 1; i < len(found); i++ { // dominators of a block are reached before it
		c.depth[found[i].Num()] = c.depth[found[idom[i]].Num()] + 1
	}
}

// horizon is how far back definitions are fresh at a position: those in its dominators from the
// given depth of the dominator tree down, and in the block at that depth those after the given
// number of safepoints. This is enough because freshness is monotonic: a path from a safepoint that
// avoids a later definition also avoids an earlier one, so if the earlier one is fresh, the later
// one is.
type horizon struct{ depth, epoch int32 }

func (h horizon) before(o horizon) bool {
	return h.depth < o.depth || h.depth == o.depth && h.epoch < o.epoch
}

// horizons finds the horizon at the start of every live block: the nearest one at the end of a
// predecessor. A block's dominators also dominate its predecessors; if a predecessor's horizon is
// in a block that does not dominate it, nothing defined before the block is fresh.
func (c *safepointChecker) horizons() {
	c.starts = make([]horizon, len(c.f.Blocks))
	for changed := true; changed; {
		changed = false
		for _, b := range c.live {
			n := b.Num()
			for _, p := range c.preds[n] {
				h := c.endOf(p)
				if h.depth >= c.depth[n] {
					h = horizon{depth: c.depth[n]}
				}
				if c.starts[n].before(h) {
					c.starts[n], changed = h, true
				}
			}
		}
	}
}

// endOf is the horizon at the end of a block.
func (c *safepointChecker) endOf(b *ir.Block) horizon {
	if n := b.Num(); c.total[n] == 0 {
		return c.starts[n]
	}
	return horizon{c.depth[b.Num()], c.total[b.Num()]}
}

// definedAt is the position of a value's definition: its block's depth, and the number of
// safepoints before it there. Arguments are defined before everything. known is false for a value
// in no live block.
func (c *safepointChecker) definedAt(v ir.Value) (h horizon, known bool) {
	def, ok := v.(*ir.Instr)
	if !ok {
		return horizon{}, true
	}
	if def.Parent() == nil || !c.reachable[def.Parent().Num()] {
		return horizon{}, false
	}
	return horizon{c.depth[def.Parent().Num()], c.epochOf(def)}, true
}

// epochOf is the number of safepoints before a definition in its block; a safepoint's result is
// defined after it.
func (c *safepointChecker) epochOf(def *ir.Instr) int32 {
	if def.Op.IsCall() && c.isPoint(def) {
		return c.epoch[def.Num()] + 1
	}
	return c.epoch[def.Num()]
}

// freshAt reports whether v itself is fresh, and no safepoint is on a path from its definition to
// an instruction.
func (c *safepointChecker) freshAt(v ir.Value, at *ir.Instr) bool {
	return c.freshItself(v) && !c.passed(v, at)
}

// freshAtEnd is freshAt for the end of a block.
func (c *safepointChecker) freshAtEnd(v ir.Value, b *ir.Block) bool {
	return c.freshItself(v) && !c.passedAtEnd(v, b)
}

// freshItself reports whether a value is computed from no stale value.
func (c *safepointChecker) freshItself(v ir.Value) bool {
	def, ok := v.(*ir.Instr)
	return !ok || def.Parent() != nil && c.reachable[def.Parent().Num()] &&
		c.state[def.Num()] == fresh
}

// passed reports whether a safepoint is on a path from the definition of v to an instruction.
func (c *safepointChecker) passed(v ir.Value, at *ir.Instr) bool {
	def, known := c.definedAt(v)
	if !known {
		return false
	}
	b := at.Parent()
	if in, ok := v.(*ir.Instr); ok && in.Parent() == b && in.Num() < at.Num() {
		return c.epochOf(in) != c.epoch[at.Num()]
	}
	return c.epoch[at.Num()] > 0 || def.before(c.starts[b.Num()])
}

// passedAtEnd is passed for the end of a block.
func (c *safepointChecker) passedAtEnd(v ir.Value, b *ir.Block) bool {
	def, known := c.definedAt(v)
	return known && def.before(c.endOf(b))
}

// search goes backward from the start of block b to the definition of v, and returns the nearest
// block with a safepoint, from which next leads to b, or nil.
func (c *safepointChecker) search(v ir.Value, b *ir.Block) *ir.Block {
	home := c.f.Entry()
	def, isInstr := v.(*ir.Instr)
	if isInstr {
		home = def.Parent()
	} else if b == home {
		return nil
	}
	c.stamp++
	work := []*ir.Block{b}
	c.searched[b.Num()] = c.stamp
	c.next[b.Num()] = nil
	for len(work) > 0 {
		x := work[0]
		work = work[1:]
		for _, p := range c.preds[x.Num()] {
			n := p.Num()
			if isInstr && p == home {
				if c.epochOf(def) != c.total[n] {
					c.next[n] = x
					return p
				}
				continue
			}
			if c.searched[n] == c.stamp && p != b {
				continue
			}
			if c.total[n] > 0 {
				if p != b {
					c.next[n] = x
				}
				return p
			}
			if c.searched[n] != c.stamp {
				c.searched[n] = c.stamp
				c.next[n] = x
				work = append(work, p)
			}
		}
	}
	return nil
}

// constness computes whether a pointer can only come from constants, through casts, address
// arithmetic, merges and relocations.
func (c *safepointChecker) constness(v ir.Value) constness {
	if ir.IsConstant(v) {
		if k, ok := v.(*ir.Const); ok && k.IsZeroValue() {
			return onlyNull
		}
		return onlyConst
	}
	if k := c.consts[v]; k != unknownConst {
		return k
	}
	k := c.searchConst(v)
	c.consts[v] = k
	return k
}

func (c *safepointChecker) searchConst(v ir.Value) constness {
	result := onlyNull
	seen := map[ir.Value]bool{v: true}
	work := []ir.Value{v}
	push := func(v ir.Value) {
		if !seen[v] {
			seen[v] = true
			work = append(work, v)
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if ir.IsConstant(v) {
			if c.constness(v) == onlyConst {
				result = onlyConst
			}
			continue
		}
		if c.consts[v] == notConst {
			return notConst
		}
		in, ok := v.(*ir.Instr)
		if !ok {
			return notConst
		}
		switch {
		case in.Op.IsCast() && in.Operand(0).Type().IsPointer(), in.Op == ir.GetElementPtr,
			in.Op == ir.BitCast, in.Op == ir.Freeze && c.modern:
			push(in.Operand(0))
		case in.Op == ir.Alloca: // LLVM does not rewrite such functions
			result = onlyConst
		case in.Op == ir.Phi:
			for i := range in.NumOps() {
				push(in.Operand(i))
			}
		case in.Op == ir.Select:
			push(in.Operand(1))
			push(in.Operand(2))
		case in.Op == ir.Call && c.modern && gc.IsRelocate(in):
			r, err := gc.ViewRelocate(in)
			if err != nil {
				return notConst
			}
			push(r.Derived)
		default:
			return notConst
		}
	}
	return result
}
