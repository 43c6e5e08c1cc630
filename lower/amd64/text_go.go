package amd64

import "strconv"

// goRegs are the general registers in Go's assembler, where the mnemonic gives the width.
var goRegs = [16]string{"AX", "CX", "DX", "BX", "SP", "BP", "SI", "DI", "R8", "R9", "R10", "R11",
	"R12", "R13", "R14", "R15"}

// appendGoReg writes a register as Go's assembler does.
func appendGoReg(dst []byte, r Reg) []byte {
	switch {
	case r.IsGPR():
		return append(dst, goRegs[r-RAX]...)
	case r.IsXMM():
		return strconv.AppendUint(append(dst, 'X'), uint64(r-XMM0), 10)
	case r.IsHigh():
		return append(dst, [...]string{"AH", "CH", "DH", "BH"}[r-AH]...)
	}
	return append(dst, "PC"...)
}

// appendGo writes one operand in the syntax of Go's assembler.
func (p *Printer) appendGo(dst []byte, a *Operand) []byte {
	switch a.Kind {
	case KindReg:
		return p.appendReg(dst, a.Reg, W64)
	case KindImm:
		dst = append(dst, '$')
		if a.Sym != NoSym {
			return append(appendAddend(p.appendSym(dst, a.Sym, a.Mod), a.Val), "(SB)"...)
		}
		return strconv.AppendInt(dst, a.Val, 10)
	case KindMem:
		return p.appendGoMem(dst, a)
	case KindSym:
		return append(p.appendTarget(dst, a), "(SB)"...)
	}
	return p.appendTarget(dst, a)
}

// appendGoMem writes a memory operand: disp(base)(index*scale).
func (p *Printer) appendGoMem(dst []byte, a *Operand) []byte {
	switch {
	case a.Sym != NoSym:
		dst = append(appendAddend(p.appendSym(dst, a.Sym, a.Mod), a.Val), "(SB)"...)
	case a.Val != 0 || a.Reg == NoReg:
		dst = strconv.AppendInt(dst, a.Val, 10)
	}
	if a.Seg != NoSeg {
		dst = append(append(append(dst, '('), segNamesGo[a.Seg]...), ')')
	}
	if a.Reg != NoReg && !(a.Reg == RIP && a.Sym != NoSym) {
		dst = append(p.appendReg(append(dst, '('), a.Reg, W64), ')')
	}
	if a.Index != NoReg {
		dst = append(p.appendReg(append(dst, '('), a.Index, W64), '*')
		dst = append(strconv.AppendUint(dst, uint64(a.Scale), 10), ')')
	}
	return dst
}

var segNamesGo = [256]string{FS: "FS", GS: "GS", CS: "CS"}
