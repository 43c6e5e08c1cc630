package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// threeOperand finds an LEA for an addition or small shift whose first operand stays live in its
// register, which saves the copy. It reports whether to drop the copy; the LEA is then emitted
// instead of the instruction. It is used only if no instruction reads the flags of the addition.
func (c *copier) threeOperand(k int32, in *mir.Inst, ops []mir.Operand, tied int) bool {
	t := &c.group[tied]
	if t.src.kind != inReg || !t.src.reg.IsGPR() || t.dst.kind != inReg || in.W != amd64.W32 &&
		in.W != amd64.W64 || len(ops) < 2 {
		return false
	}
	for i := range c.group {
		if i != tied && c.group[i].dst.kind == inReg && c.group[i].dst.reg == t.src.reg {
			return false // overwritten by another copy
		}
	}
	if int(k)+1 < len(c.f.Insts) && c.f.Insts[k+1].Flags&mir.ReadsFlags != 0 {
		return false
	}
	m := amd64.M(t.src.reg, 0)
	switch amd64.Op(in.Op) {
	case amd64.INC:
		m.Val = 1
	case amd64.DEC:
		m.Val = -1
	case amd64.ADD:
		switch o := &ops[2]; {
		case o.Sym != amd64.NoSym:
			return false
		case o.Kind == mir.KindImm:
			m.Val = o.Val
		case o.Kind == mir.KindReg && o.Phys != amd64.NoReg:
			m.Index, m.Scale = o.Phys, 1
		default:
			return false
		}
	case amd64.SUB:
		o := &ops[2]
		if o.Kind != mir.KindImm || o.Val == -1<<31 {
			return false
		}
		m.Val = -o.Val
	case amd64.SHL:
		o := &ops[2]
		if o.Kind != mir.KindImm || o.Val < 1 || o.Val > 3 {
			return false
		}
		m.Index, m.Reg, m.Scale = m.Reg, amd64.NoReg, 1<<o.Val
		if o.Val == 1 {
			m.Reg, m.Scale = m.Index, 1
		}
	default:
		return false
	}
	c.lea, c.leaAt = amd64.Ins(amd64.LEA, in.W, amd64.R(t.dst.reg), m), k
	return true
}
