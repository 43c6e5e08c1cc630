package amd64

import "strconv"

// appendIntel writes one operand in Intel syntax. size is the operand's size in
// bits.
func (p *Printer) appendIntel(dst []byte, in *Inst, f *form, a *Operand, size uint8) []byte {
	switch a.Kind {
	case KindReg:
		return p.appendReg(dst, a.Reg, Width(size))
	case KindImm:
		if a.Sym != NoSym {
			return appendAddend(p.appendSym(append(dst, "offset "...), a.Sym, a.Mod), a.Val)
		}
		return strconv.AppendInt(dst, immediate(a, f), 10)
	case KindMem:
		return p.appendIntelMem(dst, a, size)
	}
	return p.appendTarget(dst, a)
}

// ptrNames are the words for the size of memory, by bytes.
var ptrNames = [17]string{1: "byte ptr ", 2: "word ptr ", 4: "dword ptr ", 8: "qword ptr ",
	10: "tbyte ptr ", 16: "xmmword ptr "}

// appendIntelMem writes a memory operand: size ptr seg:[base + scale*index + disp].
func (p *Printer) appendIntelMem(dst []byte, a *Operand, size uint8) []byte {
	dst = append(dst, ptrNames[size/8]...)
	if a.Seg != NoSeg {
		dst = append(append(dst, segNames[a.Seg]...), ':')
	}
	dst = append(dst, '[')
	plus := false
	if a.Reg != NoReg {
		dst = p.appendReg(dst, a.Reg, a.addressWidth())
		plus = true
	}
	if a.Index != NoReg {
		if plus {
			dst = append(dst, " + "...)
		}
		if a.Scale != 1 || a.Reg == NoReg {
			dst = append(strconv.AppendUint(dst, uint64(a.Scale), 10), '*')
		}
		dst = p.appendReg(dst, a.Index, a.addressWidth())
		plus = true
	}
	switch {
	case a.Sym != NoSym:
		if plus {
			dst = append(dst, " + "...)
		}
		dst = appendAddend(p.appendSym(dst, a.Sym, a.Mod), a.Val)
	case !plus:
		dst = strconv.AppendInt(dst, a.Val, 10)
	case a.Val > 0:
		dst = strconv.AppendInt(append(dst, " + "...), a.Val, 10)
	case a.Val < 0:
		dst = strconv.AppendInt(append(dst, " - "...), -a.Val, 10)
	}
	return append(dst, ']')
}
