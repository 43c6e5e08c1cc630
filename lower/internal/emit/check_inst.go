package emit

import (
	"slices"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// instChecks checks single instructions.
type instChecks struct {
	*verdict
	e        *Emitter
	values   *contents
	branches *branchChecks
}

// inst checks that an instruction finds its operands, and applies its effects. main is the code
// emitted for it.
func (c *instChecks) inst(s state, n, k int32, main []Emitted, room int64) {
	in := &c.f.Insts[k]
	ops := c.f.Ops(in)
	if in.Op < mir.Copy && in.Flags&mir.IsTerm == 0 {
		c.machine(s, in, k, ops, main, room)
	} else {
		c.operands(s, ops, amd64.NoReg)
	}
	if in.Flags&mir.IsTerm != 0 {
		c.branches.branch(n, k, in, ops, main)
		return
	}
	c.results(s, in, ops, main)
}

// defined is the register that overwrites a tied operand.
func defined(ops []mir.Operand) amd64.Reg {
	for i := range ops {
		if ops[i].Role == mir.Def {
			return ops[i].Phys
		}
	}
	return amd64.NoReg
}

// operands checks that every operand is where the instruction reads it, except a tied one that is
// read from the register lea instead.
func (c *instChecks) operands(s state, ops []mir.Operand, lea amd64.Reg) {
	def := defined(ops)
	for i := range ops {
		o := &ops[i]
		switch {
		case o.Role == mir.Def || o.Role == mir.FixedDef || o.Role == mir.StackUse:
		case o.Role == mir.Tied:
			at := def
			if lea != amd64.NoReg {
				at = lea
			}
			c.need(s, int64(at), o, c.size(ops))
		case o.Role == mir.FixedUse:
			c.need(s, int64(o.Phys), o, c.whole(o))
		case o.Role == mir.SlotUse:
			c.need(s, c.values.slot(o.Index), o, c.whole(o))
		case o.Kind == mir.KindReg && o.Phys == amd64.NoReg:
			c.need(s, c.values.slot(o.Reg), o, c.whole(o))
		case o.Kind == mir.KindReg:
			c.need(s, int64(o.Phys), o, c.whole(o))
		case o.IsMem():
			if o.Kind == mir.KindMem && o.Reg != 0 && !s.has(int64(o.Phys), o.Reg) {
				c.fail("%s does not hold v%d, of an address", o.Phys, o.Reg)
			}
			if o.Index != 0 && !s.has(int64(o.PhysIndex), o.Index) {
				c.fail("%s does not hold v%d, an index", o.PhysIndex, o.Index)
			}
		}
	}
}

// whole is the number of bytes of an operand's register.
func (c *instChecks) whole(o *mir.Operand) uint8 {
	if o.Kind == mir.KindReg {
		return c.f.VRegs[o.Reg].Size
	}
	return 8
}

// size is the number of bytes of the result.
func (c *instChecks) size(ops []mir.Operand) uint8 {
	for i := range ops {
		if ops[i].Role == mir.Def {
			return c.f.VRegs[ops[i].Reg].Size
		}
	}
	return 8
}

// need fails unless a place holds the value of an operand.
func (c *instChecks) need(s state, at int64, o *mir.Operand, size uint8) {
	if o.Kind != mir.KindReg && amd64.Reg(at).IsXMM() {
		return // a constant in memory, with the size of its instruction
	}
	if o.Kind == mir.KindImm && o.Val == int64(int32(o.Val)) {
		size = 4 // which is all that its move writes
	}
	if c.values.holds(s[at], o, size) {
		return
	}
	place := amd64.Reg(at).String()
	if at >= firstByte {
		place = "a slot"
	}
	c.fail("%s does not hold %s", place, (&mir.Printer{}).Operand(c.f, o))
}

// machine checks a processor instruction: it was emitted unchanged, or as an LEA that computes the
// same, or it is a comparison whose flags are already set.
func (c *instChecks) machine(s state, in *mir.Inst, k int32, ops []mir.Operand, main []Emitted,
	room int64) {
	if len(main) == 0 {
		c.operands(s, ops, amd64.NoReg)
		if in.Op != mir.Op(amd64.TEST) && !c.isNothing(in, ops) {
			c.fail("nothing was written for it")
		}
		return
	}
	got := &main[0].Inst
	if in.Op != mir.Op(amd64.LEA) && got.Op == amd64.LEA {
		c.leaFor(s, in, k, ops, got)
		return
	}
	if in.Op != mir.Op(amd64.MOV) && got.Op == amd64.MOV && got.Args[1].Kind == amd64.KindReg {
		lea := amd64.Ins(amd64.LEA, got.W, got.Args[0], amd64.M(got.Args[1].Reg, 0)) // adds zero
		if in.Op != mir.Op(amd64.LEA) {
			c.leaFor(s, in, k, ops, &lea)
			return
		}
		got = &lea
	}
	c.operands(s, ops, amd64.NoReg)
	was := c.e.places.room
	c.e.places.room = room
	want := amd64.Inst{Op: amd64.Op(in.Op), W: in.W, Cond: in.Cond, Prefix: in.Prefix}
	args := 0
	for i := range ops {
		o := &ops[i]
		switch {
		case o.Role == mir.FixedUse && o.Flags&mir.Explicit != 0:
			want.Args[args] = amd64.R(o.Phys)
		case o.Copied() || o.Role == mir.FixedDef:
			continue
		default:
			want.Args[args] = c.e.places.operand(o)
		}
		args++
	}
	c.e.places.room = was
	numberTrap(&want)
	if len(main) != 1 || *got != want {
		c.fail("%s was written for %s", amd64.Text(got, amd64.ATT), amd64.Text(&want, amd64.ATT))
	}
}

// isNothing reports whether an instruction only copies its operand, which is already in the
// destination.
func (c *instChecks) isNothing(in *mir.Inst, ops []mir.Operand) bool {
	switch amd64.Op(in.Op) {
	case amd64.MOV, amd64.LEA:
		return true
	case amd64.ADD, amd64.SUB:
		return ops[2].Kind == mir.KindImm && ops[2].Val == 0
	}
	return false
}

// leaFor checks that an LEA computes the same as an instruction with a tied operand.
func (c *instChecks) leaFor(s state, in *mir.Inst, k int32, ops []mir.Operand, got *amd64.Inst) {
	m := got.Args[1]
	if got.Args[0].Reg != defined(ops) || got.W != in.W {
		c.fail("the result goes elsewhere")
	}
	if int(k)+1 < len(c.f.Insts) && c.f.Insts[k+1].Flags&mir.ReadsFlags != 0 {
		c.fail("flags are read that an LEA does not set")
	}
	tied := m.Reg
	want := amd64.M(tied, 0)
	switch amd64.Op(in.Op) {
	case amd64.INC:
		want.Val = 1
	case amd64.DEC:
		want.Val = -1
	case amd64.ADD:
		if o := &ops[2]; o.Kind == mir.KindImm {
			want.Val = o.Val
		} else {
			want = amd64.MX(tied, o.Phys, 1, 0)
		}
	case amd64.SUB:
		want.Val = -ops[2].Val
	case amd64.SHL:
		tied = m.Index
		want = amd64.MX(amd64.NoReg, tied, 1<<ops[2].Val, 0)
		if ops[2].Val == 1 {
			want = amd64.MX(tied, tied, 1, 0)
		}
	default:
		c.fail("no LEA computes that")
	}
	if m != want {
		c.fail("%s computes something else", amd64.Text(got, amd64.ATT))
	}
	c.operands(s, ops, tied)
}

// results applies the clobbers and definitions of an instruction.
func (c *instChecks) results(s state, in *mir.Inst, ops []mir.Operand, main []Emitted) {
	if in.Op >= mir.Copy &&
		in.Op != mir.Asm { // for processor instructions, the roles of the operands
		for i := range main {
			c.writes(s, &main[i].Inst)
		}
	}
	if in.Flags&mir.IsCall != 0 {
		for r := amd64.RAX; r < amd64.NumRegs; r++ {
			if !regalloc.CalleeSaved(r) {
				delete(s, int64(r))
			}
		}
	}
	for _, x := range [...]struct {
		flag mir.InstFlags
		r    amd64.Reg
	}{
		{mir.ClobbersRAX, amd64.RAX}, {mir.ClobbersRCX, amd64.RCX}, {mir.ClobbersRDX, amd64.RDX},
		{mir.ClobbersR11, amd64.R11},
	} {
		if in.Flags&x.flag != 0 {
			delete(s, int64(x.r))
		}
	}
	if in.Op == mir.Asm {
		for r := amd64.RAX; r < amd64.NumRegs; r++ {
			if c.f.Asms[in.Aux].Clobbers&(1<<r) != 0 {
				delete(s, int64(r))
			}
		}
	}
	for i := range ops {
		if o := &ops[i]; o.Role == mir.SlotUse && o.Flags&mir.Clobbered != 0 {
			delete(s, c.values.slot(o.Index))
		}
	}
	for i := range ops {
		if o := &ops[i]; o.Role == mir.SlotUse && o.Index != o.Reg {
			s.kill(o.Index)
			at := c.values.slot(o.Index)
			s.put(at, append(s[at][:len(s[at]):len(s[at])], int64(o.Index)))
		}
	}
	var equal held // into a result that only a move provides
	if len(main) == 1 && main[0].Inst.Op == amd64.MOV && main[0].Inst.W == amd64.W64 {
		if from := &main[0].Inst.Args[1]; from.Kind == amd64.KindReg {
			equal = s[int64(from.Reg)]
		}
	}
	for i := range ops {
		if o := &ops[i]; o.Role == mir.Def || o.Role == mir.FixedDef {
			if in.Op == mir.Copy && len(main) == 0 {
				equal = s[int64(o.Phys)] // where moves have put it
			}
			s.kill(o.Reg)
			for at, h := range s { // places equal to the source are equal to the result
				if at != int64(o.Phys) && c.share(h, equal, o.Reg) {
					s.put(at, append(slices.Clip(h), int64(o.Reg)))
				}
			}
			s.put(int64(o.Phys), append(held{int64(o.Reg)}, equal...))
		}
	}
}

// share reports whether two places hold the whole of one virtual register that has the size of
// another.
func (c *instChecks) share(h, o held, as mir.VReg) bool {
	return slices.ContainsFunc(h, func(v int64) bool {
		return 0 < v && v < low4 && c.f.VRegs[v].Size >= c.f.VRegs[as].Size && slices.Contains(o, v)
	})
}

// writes drops the contents of the place that an instruction writes: its first operand, unless it
// only reads that.
func (c *instChecks) writes(s state, in *amd64.Inst) {
	switch in.Op {
	case amd64.CMP, amd64.TEST, amd64.PUSH, amd64.CALL, amd64.JMP, amd64.BT, amd64.DIV, amd64.IDIV,
		amd64.MUL:
		return
	case amd64.IMUL:
		if in.Args[1].Kind == amd64.KindNone {
			return
		}
	}
	for i := range in.Args {
		if o := &in.Args[i]; o.Kind == amd64.KindReg &&
			(i == 0 || in.Op == amd64.XCHG || in.Op == amd64.XADD) {
			delete(s, int64(o.Reg))
		}
	}
}
