package amd64

import (
	"fmt"
	"math"
)

// lockable are the operations that LOCK may precede when their destination is
// memory (Intel SDM volume 2, LOCK).
var lockable = [NumOps]bool{
	ADD: true, ADC: true, AND: true, BTC: true, BTR: true, BTS: true, CMPXCHG: true,
	CMPXCHG8B: true, CMPXCHG16B: true,
	DEC: true, INC: true, NEG: true, NOT: true, OR: true, SBB: true, SUB: true, XADD: true,
	XCHG: true, XOR: true,
}

// classify returns the class of an operand for a given width, and the value of an immediate
// converted to the signed range of the width.
func classify(a *Operand, w Width) (class, int64) {
	switch a.Kind {
	case KindReg:
		switch r := a.Reg; {
		case r == RAX:
			return clsGPR | clsAX, 0
		case r == RCX:
			return clsGPR | clsCX | clsNotAX, 0
		case r.IsGPR():
			return clsGPR | clsNotAX, 0
		case r.IsXMM():
			return clsXMM, 0
		case r.IsHigh():
			return clsHigh, 0
		}
	case KindMem:
		return clsMem, 0
	case KindImm:
		if a.Sym != NoSym {
			return clsSym, 0
		}
		return classifyImm(a.Val, w)
	case KindSym, KindLabel:
		return clsRel, 0
	case KindRel:
		c := clsRel
		if a.Val == int64(int8(a.Val)) {
			c |= clsRel8
		}
		if a.Val == int64(int32(a.Val)) {
			return c, a.Val
		}
	}
	return 0, 0
}

// classifyImm classifies an immediate. A value in the unsigned range of the width is treated as the
// signed one with the same bits.
func classifyImm(v int64, w Width) (class, int64) {
	switch w {
	case W8:
		if v < math.MinInt8 || v > math.MaxUint8 {
			return 0, 0
		}
		v = int64(int8(v))
	case W16:
		if v < math.MinInt16 || v > math.MaxUint16 {
			return 0, 0
		}
		v = int64(int16(v))
	case W32:
		if v < math.MinInt32 || v > math.MaxUint32 {
			return 0, 0
		}
		v = int64(int32(v))
	}
	c := clsImm
	if v == int64(int32(v)) {
		c |= clsI32
		if v == int64(int8(v)) {
			c |= clsI8
		}
		if v == 1 {
			c |= clsOne
		}
		if uint64(v) <= math.MaxUint16 {
			c |= clsU16
			if uint64(v) <= math.MaxUint8 {
				c |= clsU8
			}
		}
	}
	return c, v
}

// find returns the first form of the table that accepts in, or nil, and the
// value of its immediate or branch distance.
func find(in *Inst) (*form, int64) {
	if in.Op >= NumOps {
		return nil, 0
	}
	table, row := table(), widthRow[in.W]
	span := table.index[in.Op][row]
	if span.from == span.to {
		return nil, 0
	}
	forms := table.forms[span.from:span.to]
	w := in.W
	if table.single[in.Op] {
		w = table.width[in.Op]
	}
	var have [3]class
	var val int64
	for i := range in.Args {
		if in.Args[i].Kind == KindNone {
			break
		}
		var v int64
		have[i], v = classify(&in.Args[i], w)
		if have[i] == 0 {
			return nil, 0
		}
		if k := in.Args[i].Kind; k == KindImm || k == KindRel {
			val = v
			if k == KindImm && in.Args[i].Val != v && have[i]&clsImm != 0 {
				// The unsigned reading of the immediate counts too (SHL, INT).
				c, _ := classifyImm(in.Args[i].Val, W64)
				have[i] |= c & (clsU8 | clsU16)
			}
		}
	}
	for i := range forms {
		f := &forms[i]
		if (f.mask[0]&have[0] != 0 || f.mask[0] == 0 && have[0] == 0) &&
			(f.mask[1]&have[1] != 0 || f.mask[1] == 0 && have[1] == 0) &&
			(f.mask[2]&have[2] != 0 || f.mask[2] == 0 && have[2] == 0) {
			return f, val
		}
	}
	return nil, 0
}

// HasForm reports whether an instruction can be encoded.
func HasForm(in *Inst) bool {
	f, _ := find(in)
	return f != nil
}

// Append encodes in at the end of dst and returns it with the fixups appended
// to fix; their offsets count from the start of dst. A branch to a label takes
// its long form with a RelocLabel fixup: use Assembler for short branches. On
// an error dst and fix come back unchanged.
func Append(dst []byte, fix []Fixup, in *Inst) ([]byte, []Fixup, error) {
	if in.Op == Data {
		return appendData(dst, fix, in)
	}
	f, val := find(in)
	if f == nil {
		return dst, fix, noForm(in)
	}
	if in.Prefix != 0 {
		if err := checkPrefix(in); err != nil {
			return dst, fix, err
		}
	}
	var rex uint8
	if f.rexW {
		rex = 0x48
	}
	var mem *Operand
	modrm := uint8(0xC0)
	hasModRM := f.rm >= 0
	high := false
	if f.digit >= 0 {
		modrm |= uint8(f.digit) << 3
	}
	if f.reg >= 0 {
		r := in.Args[f.reg].Reg
		n := r.Num()
		rex |= n >> 3 << 2
		modrm |= n & 7 << 3
		if f.size[f.reg] == 8 {
			high = r.IsHigh()
			rex |= byteREX(r)
		}
	}
	if hasModRM {
		a := &in.Args[f.rm]
		if a.Kind == KindMem {
			mem = a
			if err := checkMem(a); err != nil {
				return dst, fix, err
			}
			if a.Reg != NoReg && a.Reg != RIP {
				rex |= a.Reg.Num() >> 3
			}
			if a.Index != NoReg {
				rex |= a.Index.Num() >> 3 << 1
			}
		} else {
			n := a.Reg.Num()
			rex |= n >> 3
			modrm |= n & 7
			if f.size[f.rm] == 8 {
				high = high || a.Reg.IsHigh()
				rex |= byteREX(a.Reg)
			}
		}
	}
	opcode := f.opcode
	if f.inOp >= 0 {
		r := in.Args[f.inOp].Reg
		n := r.Num()
		rex |= n >> 3
		opcode |= n & 7
		if f.size[f.inOp] == 8 {
			high = high || r.IsHigh()
			rex |= byteREX(r)
		}
	}
	if f.cc {
		opcode |= uint8(in.Cond & 15)
	}
	if rex != 0 {
		if high {
			return dst, fix,
				fmt.Errorf("%s: AH, CH, DH and BH cannot be used with a REX prefix",
					describe(in))
		}
		rex |= 0x40
	}

	if mem != nil && mem.Seg != NoSeg {
		dst = append(dst, [...]byte{FS: 0x64, GS: 0x65, CS: 0x2E}[mem.Seg])
	}
	if mem != nil && mem.Narrow {
		dst = append(dst, 0x67)
	}
	if in.Prefix&Rep != 0 {
		dst = append(dst, 0xF3)
	}
	if in.Prefix&Repne != 0 {
		dst = append(dst, 0xF2)
	}
	if f.osz || f.pp == 0x66 {
		dst = append(dst, 0x66)
	}
	if in.Prefix&Lock != 0 {
		dst = append(dst, 0xF0)
	}
	if f.pp > 0x66 {
		dst = append(dst, f.pp)
	}
	if rex != 0 {
		dst = append(dst, rex)
	}
	switch f.escape {
	case 1:
		dst = append(dst, 0x0F)
	case 2:
		dst = append(dst, 0x0F, 0x38)
	case 3:
		dst = append(dst, 0x0F, 0x3A)
	}
	dst = append(dst, opcode)
	switch {
	case mem != nil:
		dst, fix = appendMem(dst, fix, mem, modrm&0x38, f, rex)
	case hasModRM:
		dst = append(dst, modrm)
	case f.last != 0:
		dst = append(dst, f.last)
	}
	switch {
	case f.imm >= 0:
		dst, fix = appendImm(dst, fix, &in.Args[f.imm], val, f)
	case f.rel >= 0:
		dst, fix = appendRel(dst, fix, &in.Args[f.rel], val, f)
	}
	return dst, fix, nil
}

// byteREX returns the REX byte that distinguishes SPL, BPL, SIL and DIL from AH, CH, DH and BH.
func byteREX(r Reg) uint8 {
	if r >= RSP && r <= RDI {
		return 0x40
	}
	return 0
}
