package passes

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
)

// liveSuccs are the blocks a terminator can go to; a branch on a constant goes one way.
func liveSuccs(b *ir.Block) []*ir.Block {
	succs := b.Succs()
	if t := b.Terminator(); t != nil && t.Op == ir.Br && t.NumOps() == 3 && succs[0] != succs[1] {
		if c, ok := ir.AsInt(t.Operand(0)); ok {
			if c.Bits != 0 {
				return succs[:1]
			}
			return succs[1:]
		}
	}
	return succs
}

// reach finds the live blocks and the live edges between them.
func (c *safepointChecker) reach() {
	type frame struct {
		b     *ir.Block
		succs []*ir.Block
	}
	entry := c.f.Entry()
	c.alive[0] = true
	stack := []frame{{entry, liveSuccs(entry)}}
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
		if !c.alive[s.Num()] {
			c.alive[s.Num()] = true
			stack = append(stack, frame{s, liveSuccs(s)})
		}
	}
	for i, j := 0, len(c.live)-1; i < j; i, j = i+1, j-1 {
		c.live[i], c.live[j] = c.live[j], c.live[i]
	}
}

// freshAt reports whether no safepoint lies on any way from the definition of v to an instruction.
func (c *safepointChecker) freshAt(v ir.Value, at *ir.Instr) bool {
	b := at.Parent()
	if def, ok := v.(*ir.Instr); ok {
		if def.Parent() == nil || !c.alive[def.Parent().Num()] || c.state[def.Num()] != fresh {
			return false
		}
		if def.Parent() == b && def.Num() < at.Num() {
			return c.epoch[def.Num()] == c.epoch[at.Num()]
		}
	}
	return c.epoch[at.Num()] == 0 && c.freshAtStart(v, b)
}

// freshAtEnd is freshAt for the end of a block.
func (c *safepointChecker) freshAtEnd(v ir.Value, b *ir.Block) bool {
	if def, ok := v.(*ir.Instr); ok {
		if def.Parent() == nil || !c.alive[def.Parent().Num()] || c.state[def.Num()] != fresh {
			return false
		}
		if def.Parent() == b {
			return c.epoch[def.Num()] == c.total[b.Num()]
		}
	}
	return c.total[b.Num()] == 0 && c.freshAtStart(v, b)
}

// freshAtStart searches backwards from a block to the definition of v for a block with a safepoint.
func (c *safepointChecker) freshAtStart(v ir.Value, b *ir.Block) bool {
	ok, _ := c.search(v, b)
	return ok
}

// search is freshAtStart; if there is a safepoint it returns its block, from which next leads to b.
func (c *safepointChecker) search(v ir.Value, b *ir.Block) (bool, *ir.Block) {
	home := c.f.Entry()
	def, isInstr := v.(*ir.Instr)
	if isInstr {
		home = def.Parent()
	} else if b == home {
		return true, nil
	}
	c.stamp++
	work := []*ir.Block{b}
	c.searched[b.Num()] = c.stamp
	c.next[b.Num()] = nil
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range c.preds[x.Num()] {
			n := p.Num()
			if isInstr && p == home {
				if c.epoch[def.Num()] != c.total[n] {
					c.next[n] = x
					return false, p
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
				return false, p
			}
			if c.searched[n] != c.stamp {
				c.searched[n] = c.stamp
				c.next[n] = x
				work = append(work, p)
			}
		}
	}
	return true, nil
}

// constness works out whether a pointer can only come from constants, looking through casts,
// address arithmetic, merges and relocations.
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
