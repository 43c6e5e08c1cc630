package emit

import "statepoint/lower/amd64"

// copies tracks pairs of general registers with the same value, because one was copied to the other
// and neither was written afterwards. Copies back are then omitted, as for an argument that is
// saved in a callee-saved register and passed on in the register in which it arrived.
type copies struct {
	known uint32                   // the registers with a known equal
	from  [amd64.NumRegs]amd64.Reg // the equal register
}

// forget discards everything, at a label or a call.
func (c *copies) forget() { c.known = 0 }

// needless reports whether an instruction copies a register to one that already has its value.
func (c *copies) needless(in *amd64.Inst) bool {
	if in.Op != amd64.MOV || in.W != amd64.W64 || in.Args[0].Kind != amd64.KindReg ||
		in.Args[1].Kind != amd64.KindReg {
		return false
	}
	d, s := in.Args[0].Reg, in.Args[1].Reg
	return c.known&(1<<d) != 0 && c.from[d] == s || c.known&(1<<s) != 0 && c.from[s] == d
}

// note applies the effect of an instruction.
func (c *copies) note(in *amd64.Inst) {
	if !writesFirst(in) {
		c.known = 0
		return
	}
	if in.Args[0].Kind != amd64.KindReg {
		return
	}
	d := in.Args[0].Reg
	if !d.IsGPR() {
		return
	}
	if c.known != 0 {
		c.known &^= 1 << d
		for r := amd64.RAX; r <= amd64.R15; r++ {
			if c.known&(1<<r) != 0 && c.from[r] == d {
				c.known &^= 1 << r
			}
		}
	}
	if in.Op != amd64.MOV || in.W != amd64.W64 || in.Args[1].Kind != amd64.KindReg {
		return
	}
	if s := in.Args[1].Reg; s != d && s != amd64.RSP && d != amd64.RSP && s.IsGPR() {
		c.known |= 1 << d
		c.from[d] = s
	}
}

// writesFirst reports whether the only register that an instruction writes is its first operand.
func writesFirst(in *amd64.Inst) bool {
	switch in.Op {
	case amd64.MOV, amd64.MOVABS, amd64.MOVZXB, amd64.MOVZXW, amd64.MOVSXB, amd64.MOVSXW,
		amd64.MOVSXD, amd64.LEA, amd64.BSWAP,
		amd64.ADD, amd64.OR, amd64.AND, amd64.SUB, amd64.XOR, amd64.CMP, amd64.TEST, amd64.INC,
		amd64.DEC, amd64.NOT, amd64.NEG,
		amd64.SHL, amd64.SHR, amd64.SAR, amd64.SETCC, amd64.CMOVCC, amd64.JCC,
		amd64.MOVSS, amd64.MOVSD, amd64.MOVAPS, amd64.MOVUPS, amd64.XORPS:
		return true
	case amd64.IMUL:
		return in.Args[1].Kind != amd64.KindNone
	}
	return false
}
