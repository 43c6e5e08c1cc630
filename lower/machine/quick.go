package machine

import (
	"golang.org/x/arch/x86/x86asm"
)

// quick says which of the common instructions one is: those that Machine.steps executes itself as
// long as everything is as usual. All others, and these where a page is not at hand, go through
// Step, which is also what says what each of them means: tests hold both against the processor.
type quick uint8

const (
	notQuick quick = iota
	quickJcc
	quickJmp
	quickCall
	quickRet
	quickPush
	quickPop
	quickLea
	quickSet
	quickWithSource // those that follow have a source that is read first
	quickStore
	quickMov
	quickMovSX
	quickCmov
	quickImul
	quickWithFlags // those that follow have a destination that is read, and set flags
	quickAdd
	quickSub
	quickCmp
	quickAnd
	quickOr
	quickXor
	quickTest
	quickShl
	quickShr
	quickSar
	quickInc
	quickDec
	quickNeg
)

// quickOps are the operations on a destination and a source of the same size, or on one operand.
var quickOps = map[x86asm.Op]quick{
	x86asm.MOV: quickMov, x86asm.ADD: quickAdd, x86asm.SUB: quickSub, x86asm.CMP: quickCmp,
	x86asm.AND: quickAnd, x86asm.OR: quickOr, x86asm.XOR: quickXor, x86asm.TEST: quickTest,
	x86asm.SHL: quickShl, x86asm.SHR: quickShr, x86asm.SAR: quickSar,
	x86asm.INC: quickInc, x86asm.DEC: quickDec, x86asm.NEG: quickNeg,
	x86asm.MOVZX: quickMov, x86asm.MOVSX: quickMovSX, x86asm.MOVSXD: quickMovSX,
}

// makeQuick finds out whether an instruction is a common one.
func (d *inst) makeQuick() {
	plain := func(o *operand) bool {
		return (o.kind == opReg || o.kind == opMem && o.seg == 0) && o.size <= 8 && o.size > 0
	}
	source := d.b.kind == opImm || plain(&d.b) && d.b.size == d.size
	register := plain(&d.a) && d.a.kind == opReg
	if d.size > 0 && d.size <= 8 {
		d.top, d.mask, d.from = 8*d.size-1, mask(d.size), mask(d.size)
		if d.size < 4 {
			d.keep = ^d.mask
		}
	}
	switch d.op {
	case conds[0][d.cc]:
		d.quick = quickJcc
	case conds[1][d.cc]:
		if register {
			d.quick = quickSet
		}
	case conds[2][d.cc]:
		if register && source {
			d.quick = quickCmov
		}
	case x86asm.JMP:
		if d.a.kind == opImm {
			d.quick = quickJmp
		}
	case x86asm.CALL:
		if d.a.kind == opImm {
			d.quick = quickCall
		}
	case x86asm.RET:
		if d.n == 0 {
			d.quick = quickRet
		}
	case x86asm.PUSH:
		if d.a.kind == opReg && d.size == 8 {
			d.quick = quickPush
		}
	case x86asm.POP:
		if d.a.kind == opReg && d.size == 8 {
			d.quick = quickPop
		}
	case x86asm.LEA:
		if register && d.b.seg == 0 && d.size >= 4 {
			d.quick = quickLea
		}
	case x86asm.IMUL:
		// Of the forms with three operands, the last is a number.
		if register && d.size == 8 && (d.n == 2 || d.n == 3) && plain(&d.b) {
			d.quick = quickImul
		}
	case x86asm.SHL, x86asm.SHR, x86asm.SAR:
		// A count of 0 leaves the flags alone.
		if register && d.size >= 4 && d.b.kind == opImm && d.b.val&uint64(d.top) != 0 {
			d.quick = quickOps[d.op]
		}
	case x86asm.INC, x86asm.DEC, x86asm.NEG:
		if plain(&d.a) {
			d.quick = quickOps[d.op]
		}
	case x86asm.MOVZX, x86asm.MOVSX, x86asm.MOVSXD:
		if register && plain(&d.b) {
			d.quick, d.from = quickOps[d.op], mask(d.b.size)
		}
	case x86asm.MOV:
		switch {
		case register && source:
			d.quick = quickMov
		case plain(&d.a) && source && d.b.kind != opMem:
			d.quick = quickStore
		}
	default:
		if plain(&d.a) && source {
			d.quick = quickOps[d.op]
		}
	}
}

// parity is FlagPF for each byte with an even number of bits.
var parity = func() (t [256]uint8) {
	for i := range t {
		bits := 0
		for v := i; v != 0; v >>= 1 {
			bits += v & 1
		}
		if bits%2 == 0 {
			t[i] = uint8(FlagPF)
		}
	}
	return t
}()

// signZero are the flags of a result of top+1 bits: those that do not depend on the operation.
func signZero(v uint64, top uint8) uint64 {
	f := uint64(parity[uint8(v)]) | v>>(top&63)&1<<7
	if v == 0 {
		f |= FlagZF
	}
	return f
}
