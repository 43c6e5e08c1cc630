package amd64

import "strconv"

// appendATT writes one operand in AT&T syntax. size is the operand's size in
// bits.
func (p *Printer) appendATT(dst []byte, in *Inst, f *form, a *Operand, size uint8) []byte {
	if f.rm >= 0 && (in.Op == JMP || in.Op == CALL) {
		dst = append(dst, '*')
	}
	switch a.Kind {
	case KindReg:
		return p.appendReg(append(dst, '%'), a.Reg, Width(size))
	case KindImm:
		dst = append(dst, '$')
		if a.Sym != NoSym {
			return appendAddend(p.appendSym(dst, a.Sym, a.Mod), a.Val)
		}
		return strconv.AppendInt(dst, immediate(a, f), 10)
	case KindMem:
		return p.appendATTMem(dst, a)
	}
	return p.appendTarget(dst, a)
}

var segNames = [256]string{FS: "fs", GS: "gs", CS: "cs"}

// appendATTMem writes a memory operand: %seg:disp(base,index,scale).
func (p *Printer) appendATTMem(dst []byte, a *Operand) []byte {
	if a.Seg != NoSeg {
		dst = append(append(append(dst, '%'), segNames[a.Seg]...), ':')
	}
	bare := a.Reg == NoReg && a.Index == NoReg
	switch {
	case a.Sym != NoSym:
		dst = appendAddend(p.appendSym(dst, a.Sym, a.Mod), a.Val)
	case a.Val != 0 || bare:
		dst = strconv.AppendInt(dst, a.Val, 10)
	}
	if bare {
		return dst
	}
	dst = append(dst, '(')
	if a.Reg != NoReg {
		dst = p.appendReg(append(dst, '%'), a.Reg, a.addressWidth())
	}
	if a.Index != NoReg {
		dst = p.appendReg(append(dst, ",%"...), a.Index, a.addressWidth())
		if a.Scale != 1 {
			dst = strconv.AppendUint(append(dst, ','), uint64(a.Scale), 10)
		}
	}
	return append(dst, ')')
}

// appendStringOperands writes the operands that AT&T syntax spells out for
// string operations.
func (p *Printer) appendStringOperands(dst []byte, op Op, w Width) []byte {
	reg := func(r Reg, w Width) { dst = p.appendReg(append(dst, '%'), r, w) }
	text := func(s string) { dst = append(dst, s...) }
	from := func() { text("("); reg(RSI, W64); text(")") }
	to := func() { text("%es:("); reg(RDI, W64); text(")") }
	if p.Tab {
		text("\t")
	} else {
		text(" ")
	}
	switch op {
	case MOVS:
		from()
		text(", ")
		to()
	case CMPS:
		to()
		text(", ")
		from()
	case STOS:
		reg(RAX, w)
		text(", ")
		to()
	case LODS:
		from()
		text(", ")
		reg(RAX, w)
	default:
		to()
		text(", ")
		reg(RAX, w)
	}
	return dst
}
