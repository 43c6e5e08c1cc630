package build

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// encodable puts operands into registers that no form of the instruction accepts in their position:
// numbers that are too large or where only a register is allowed, and addresses. Numbers are
// truncated to the instruction's width. So the code that selects an instruction need not know its
// forms.
func (c *Code) encodable(op amd64.Op, w amd64.Width, ops []mir.Operand) {
	for i := range ops {
		o := &ops[i]
		if o.Copied() {
			continue
		}
		switch o.Kind {
		case mir.KindSymAddr, mir.KindFrameAddr:
			*o = mir.R(c.Load(*o, mir.GPR, 8))
		case mir.KindImm:
			if o.Sym != amd64.NoSym {
				continue
			}
			o.Val = lowBits(o.Val, w)
			switch {
			case isPlain(op, w, ops, i) || c.takes(op, w, ops, i, amd64.I(o.Val)):
			case o.Val == 0 && c.takes(op, w, ops, i, amd64.R(amd64.XMM1)):
				*o = mir.R(c.Load(*o, mir.XMM, 16))
			case w == amd64.W64 || !Fits32(o.Val):
				*o = mir.R(c.Load(*o, mir.GPR, 8))
			default:
				*o = mir.R(c.Load(*o, mir.GPR, 4))
			}
		}
	}
}

// isPlain reports whether operand i is a number that every form accepts: the last operand of a
// common operation, of 32 bits, after an operand that is not a number.
func isPlain(op amd64.Op, w amd64.Width, ops []mir.Operand, i int) bool {
	switch op {
	case amd64.ADD, amd64.SUB, amd64.AND, amd64.OR, amd64.XOR, amd64.CMP, amd64.MOV:
		return i > 0 && i == len(ops)-1 && Fits32(ops[i].Val) && ops[0].Kind != mir.KindImm
	}
	return false
}

// lowBits are the bits of a number that an operation of a given width uses, as a signed number.
func lowBits(n int64, w amd64.Width) int64 {
	switch w {
	case amd64.W8:
		return int64(int8(n))
	case amd64.W16:
		return int64(int16(n))
	case amd64.W32:
		return int64(int32(n))
	}
	return n
}

// takes reports whether an instruction has a form for the operands, with trial for operand i,
// whatever registers are assigned.
func (c *Code) takes(op amd64.Op, w amd64.Width, ops []mir.Operand, i int,
	trial amd64.Operand) bool {
	in := amd64.Inst{Op: op, W: w}
	n := 0
	for k := range ops {
		o := &ops[k]
		arg := trial
		switch {
		case o.Role == mir.FixedUse && o.Flags&mir.Explicit != 0:
			arg = amd64.R(o.Phys)
		case o.Copied() || o.Role == mir.FixedDef:
			continue
		case k == i:
		case o.Kind == mir.KindImm:
			arg = amd64.I(o.Val)
		case o.Kind != mir.KindReg:
			arg = amd64.M(amd64.RBX, 0)
		case c.Out.VRegs[o.Reg].Class == mir.XMM:
			arg = amd64.R(amd64.XMM1)
		default:
			arg = amd64.R(amd64.RBX)
		}
		if n == len(in.Args) {
			return true
		}
		in.Args[n] = arg
		n++
	}
	return amd64.HasForm(&in)
}
