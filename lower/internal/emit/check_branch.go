package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// branchChecks checks emitted branches.
type branchChecks struct {
	*verdict
	e     *Emitter
	paths *codePaths
}

// branch checks that a branch has the target and condition that the function requires.
func (c *branchChecks) branch(n, k int32, in *mir.Inst, ops []mir.Operand, main []Emitted) {
	switch in.Op {
	case mir.Op(amd64.JMP):
		if len(ops) == 0 || ops[0].Kind != mir.KindBlock ||
			len(main) == 0 && c.e.dispatches.at[c.paths.pathOf(n, k).shared] > 0 { // repeated here
			return
		}
		c.leads(n, main, int32(ops[0].Val))
	case mir.Op(amd64.JCC):
		c.condition(n, k, in, int32(ops[0].Val), main)
	}
}

// leads checks that a block ends by going to another: by a jump, or by falling through.
func (c *branchChecks) leads(n int32, main []Emitted, to int32) {
	to = c.e.layout.thread[to]
	if len(main) > 0 {
		j := &main[len(main)-1].Inst
		if j.Op != amd64.JMP || j.Args[0] != amd64.L(c.e.layout.labels[to]) {
			c.fail("%s does not lead to b%d", amd64.Text(j, amd64.ATT), to)
		}
		return
	}
	if !c.follows(n, to) {
		c.fail("it goes on to another block than b%d", to)
	}
}

// follows reports whether a block is right after another, or after the block with whose end that
// one is shared.
func (c *branchChecks) follows(n, to int32) bool {
	if cut := c.e.tails.cutOf(n); cut != nil {
		for i := range c.e.tails.entries {
			if t := &c.e.tails.entries[i]; t.label == cut.label {
				for m := range c.f.Blocks {
					if b := &c.f.Blocks[m]; b.First <= t.inst && t.inst < b.End {
						return c.follows(int32(m), to)
					}
				}
			}
		}
	}
	for i := range c.e.layout.order[:max(len(c.e.layout.order)-1, 0)] {
		if c.e.layout.order[i] == n {
			return c.e.layout.order[i+1] == to
		}
	}
	return false
}

// condition checks a conditional branch. It may be inverted if a jump follows it, or test the sign
// if the comparison before it was omitted.
func (c *branchChecks) condition(n, k int32, in *mir.Inst, to int32, main []Emitted) {
	last := k+2 == c.f.Blocks[n].End && c.f.Insts[k+1].Op == mir.Op(amd64.JMP)
	other := int32(-1)
	if last {
		if o := &c.f.Ops(&c.f.Insts[k+1])[0]; o.Kind == mir.KindBlock {
			other = c.e.layout.thread[o.Val]
		}
	}
	to = c.e.layout.thread[to]
	if len(main) == 0 {
		if other != to {
			c.fail("no branch to b%d was written", to)
		}
		return
	}
	j := &main[0].Inst
	cond := c.asked(n, k, in.Cond)
	switch {
	case j.Op != amd64.JCC:
		c.fail("%s is not a branch", amd64.Text(j, amd64.ATT))
	case j.Cond == cond && j.Args[0] == amd64.L(c.e.layout.labels[to]):
	case j.Cond == cond.Negate() && other >= 0 && j.Args[0] == amd64.L(c.e.layout.labels[other]) &&
		(c.follows(n, to) || len(main) == 2 && main[1].Inst.Op == amd64.JMP &&
			main[1].Inst.Args[0] == amd64.L(c.e.layout.labels[to])):
		if c.paths.written(c.paths.pathOf(n, k+1)) {
			c.fail("a jump follows a branch that was inverted")
		}
	default:
		c.fail("%s asks for something else, or leads elsewhere", amd64.Text(j, amd64.ATT))
	}
}

// asked is the condition that a branch must test: its own, unless the comparison before it was
// omitted because the previous instruction set the flags. The overflow flag of a sum is not that of
// a comparison with zero.
func (c *branchChecks) asked(n, k int32, cond amd64.Cond) amd64.Cond {
	if k == c.f.Blocks[n].First || c.f.Insts[k-1].Op != mir.Op(amd64.TEST) {
		return cond
	}
	p := c.paths.pathOf(n, k-1)
	if main, _ := c.paths.span(p, atMain, atAfter); len(main) > 0 {
		return cond
	}
	if at := c.e.trace.of[p.shared].at[atMain]; at > 0 {
		before, test := &c.e.out.list[at-1].Inst, &c.f.Insts[k-1]
		o := c.f.Ops(test)
		if before.Args[0] == amd64.R(o[0].Phys) && o[0].Phys == o[1].Phys && before.W == test.W {
			switch before.Op {
			case amd64.AND, amd64.OR, amd64.XOR:
				return cond
			case amd64.ADD, amd64.SUB, amd64.NEG, amd64.INC, amd64.DEC:
				switch cond {
				case amd64.CondE, amd64.CondNE, amd64.CondS, amd64.CondNS:
					return cond
				case amd64.CondL:
					return amd64.CondS
				case amd64.CondGE:
					return amd64.CondNS
				}
			}
		}
	}
	c.fail("a comparison was left out whose flags nothing sets")
	return cond
}
