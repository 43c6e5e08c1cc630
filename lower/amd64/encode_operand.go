package amd64

import (
	"encoding/binary"
	"fmt"
)

// checkMem reports an addressing mode that does not exist.
func checkMem(a *Operand) error {
	switch {
	case a.Val != int64(int32(a.Val)):
		return fmt.Errorf("displacement %d does not fit 32 bits", a.Val)
	case a.Seg > CS:
		return fmt.Errorf("segment %d", a.Seg)
	case a.Narrow && a.Reg == RIP:
		return fmt.Errorf("an address relative to EIP")
	case a.Reg == RIP && a.Index != NoReg:
		return fmt.Errorf("RIP-relative addressing takes no index")
	case a.Reg != NoReg && a.Reg != RIP && !a.Reg.IsGPR():
		return fmt.Errorf("base register %s", a.Reg)
	case a.Index == NoReg:
		return nil
	case a.Index == RSP || !a.Index.IsGPR():
		return fmt.Errorf("index register %s", a.Index)
	case a.Scale != 1 && a.Scale != 2 && a.Scale != 4 && a.Scale != 8:
		return fmt.Errorf("scale %d is not 1, 2, 4 or 8", a.Scale)
	}
	return nil
}

// checkPrefix reports a prefix that the processor does not accept there.
func checkPrefix(in *Inst) error {
	if in.Prefix&Lock != 0 {
		mem := in.Args[0].Kind == KindMem || in.Op == XCHG && in.Args[1].Kind == KindMem
		if !lockable[in.Op] || !mem {
			return fmt.Errorf("%s: LOCK needs a read-modify-write of memory", describe(in))
		}
	}
	if in.Prefix&(Rep|Repne) != 0 {
		switch in.Op {
		case MOVS, CMPS, STOS, LODS, SCAS:
		default:
			return fmt.Errorf("%s: REP needs a string operation", describe(in))
		}
		if in.Prefix&(Rep|Repne) == Rep|Repne {
			return fmt.Errorf("%s: both REP and REPNE", describe(in))
		}
	}
	return nil
}

// appendMem appends ModRM, SIB and displacement (Intel SDM volume 2, tables 2-2
// and 2-3). reg is ModRM.reg in place.
func appendMem(dst []byte, fix []Fixup, a *Operand, reg uint8, f *form, rex uint8) ([]byte,
	[]Fixup) {
	disp := int32(a.Val)
	if a.Reg == RIP {
		dst = append(dst, reg|5)
		if a.Sym == NoSym {
			return binary.LittleEndian.AppendUint32(dst, uint32(disp)), fix
		}
		// The field is followed by the immediate, and RIP is after both.
		tail := int64(4)
		if f.imm >= 0 {
			tail += int64(f.immLen)
		}
		fix = append(fix, Fixup{Off: uint32(len(dst)), Kind: memReloc(a.Mod, f, rex), Sym: a.Sym,
			Addend: int64(disp) - tail})
		return append(dst, 0, 0, 0, 0), fix
	}
	sib := a.Index != NoReg || a.Reg == NoReg || a.Reg.Num()&7 == 4
	base := uint8(5)
	if a.Reg != NoReg {
		base = a.Reg.Num() & 7
	}
	mode := uint8(0x80)
	switch {
	case a.Reg == NoReg:
		mode = 0
	case a.Sym != NoSym:
	case disp == 0 && base != 5:
		mode = 0
	case disp == int32(int8(disp)):
		mode = 0x40
	}
	if sib {
		index := uint8(4)
		scale := uint8(0)
		if a.Index != NoReg {
			index = a.Index.Num() & 7
			scale = [9]uint8{1: 0, 2: 0x40, 4: 0x80, 8: 0xC0}[a.Scale]
		}
		dst = append(dst, mode|reg|4, scale|index<<3|base)
	} else {
		dst = append(dst, mode|reg|base)
	}
	switch {
	case mode == 0x40:
		return append(dst, uint8(disp)), fix
	case mode == 0 && a.Reg != NoReg:
		return dst, fix
	case a.Sym != NoSym:
		fix = append(fix, Fixup{Off: uint32(len(dst)), Kind: dispReloc(a.Mod), Sym: a.Sym,
			Addend: int64(disp)})
		return append(dst, 0, 0, 0, 0), fix
	}
	return binary.LittleEndian.AppendUint32(dst, uint32(disp)), fix
}

// memReloc is the relocation of a RIP-relative displacement. Loads from the global offset table
// have relocations that let the linker relax the load.
func memReloc(m Mod, f *form, rex uint8) Reloc {
	switch m {
	case ModGOTPCREL:
		op := table().lines[f.line].op
		relaxable := op == MOV && f.opcode == 0x8B || op == LEA && f.rexW || op == TEST &&
			f.opcode == 0x85 ||
			isALU(op) && f.opcode&7 == 3 && f.digit < 0
		if relaxable && f.width >= W32 || op == CALL || op == JMP {
			if rex != 0 {
				return RelocREXGOTPCRELX
			}
			return RelocGOTPCRELX
		}
		return RelocGOTPCREL
	case ModGOTTPOFF:
		return RelocGOTTPOFF
	case ModTLSGD:
		return RelocTLSGD
	case ModTLSLD:
		return RelocTLSLD
	case ModPLT:
		return RelocPLT32
	}
	return RelocPC32
}

// isALU reports whether an operation is one of the eight with opcodes 00 to 3F.
func isALU(op Op) bool {
	switch op {
	case ADD, OR, ADC, SBB, AND, SUB, XOR, CMP:
		return true
	}
	return false
}

// dispReloc is the relocation of an absolute 32-bit displacement or immediate.
func dispReloc(m Mod) Reloc {
	switch m {
	case ModTPOFF:
		return RelocTPOFF32
	case ModDTPOFF:
		return RelocDTPOFF32
	}
	return Reloc32S
}

// appendImm appends the immediate.
func appendImm(dst []byte, fix []Fixup, a *Operand, val int64, f *form) ([]byte, []Fixup) {
	if a.Sym != NoSym {
		kind := dispReloc(a.Mod)
		switch {
		case f.immLen == 8:
			kind = Reloc64
			switch a.Mod {
			case ModTPOFF:
				kind = RelocTPOFF64
			case ModDTPOFF:
				kind = RelocDTPOFF64
			}
		case kind == Reloc32S && f.width == W32:
			kind = Reloc32
		}
		fix = append(fix, Fixup{Off: uint32(len(dst)), Kind: kind, Sym: a.Sym, Addend: a.Val})
		return append(dst, make([]byte, f.immLen)...), fix
	}
	switch f.immLen {
	case 1:
		return append(dst, uint8(val)), fix
	case 2:
		return binary.LittleEndian.AppendUint16(dst, uint16(val)), fix
	case 4:
		return binary.LittleEndian.AppendUint32(dst, uint32(val)), fix
	}
	return binary.LittleEndian.AppendUint64(dst, uint64(val)), fix
}

// appendRel appends a branch distance. Calls and branches to symbols go through the procedure
// linkage table if the linker needs one, as in GNU as and LLVM.
func appendRel(dst []byte, fix []Fixup, a *Operand, val int64, f *form) ([]byte, []Fixup) {
	if a.Kind == KindRel {
		if f.immLen == 1 {
			return append(dst, uint8(val)), fix
		}
		return binary.LittleEndian.AppendUint32(dst, uint32(val)), fix
	}
	kind := RelocPLT32
	if a.Kind == KindLabel {
		kind = RelocLabel
	}
	fix = append(fix, Fixup{Off: uint32(len(dst)), Kind: kind, Sym: a.Sym, Addend: a.Val - 4})
	return append(dst, 0, 0, 0, 0), fix
}

// noForm is the error for an instruction that is not in the table.
func noForm(in *Inst) error {
	return fmt.Errorf("no encoding of %s", describe(in))
}

// describe writes an instruction that may be malformed, for errors.
func describe(in *Inst) string {
	name := "invalid operation"
	if in.Op > opNone && in.Op < NumOps {
		name = spellings[in.Op].intel
	}
	s := fmt.Sprintf("%s width %d", name, in.W)
	for i := range in.Args {
		switch a := &in.Args[i]; a.Kind {
		case KindNone:
		case KindReg:
			s += ", " + a.Reg.String()
		case KindMem:
			s += ", memory"
		case KindImm:
			s += fmt.Sprintf(", immediate %d", a.Val)
		default:
			s += ", branch target"
		}
	}
	return s
}
