package machine

import (
	"golang.org/x/arch/x86/x86asm"
)

// quickFunc executes a common instruction in the usual case, and returns the next one. It returns
// nil if that is unknown, or if it executed nothing, in which case it has set Machine.need. Other
// cases use Step, which defines the meaning of each instruction: tests compare both with the
// processor.
//
// These functions are leaves with few branches: WebAssembly has no arbitrary jumps inside a
// function, and compilers emulate them at a cost. Those that differ only in the operation are
// generated: e2e/tools/quick writes quick_forms.go.
type quickFunc func(*Processor, *inst) *inst

// quick is an instruction in the form that quick functions use.
type quick struct {
	run         quickFunc // executes this instruction, or this and the conditional jump after it
	one         quickFunc // executes this instruction
	pair        quickFunc // the value of run once next is a conditional jump; nil if there is none
	steps       uint64    // the number of instructions that run executes
	next, taken *inst     // the next one and the jump target, if they are in the same page

	addr, after, target uint64 // the addresses of it, the next one and the jump target
	jumps               bool   // whether it sets RIP when executed
	order               uint16 // for a condition: whether it is met, for each order of two operands

	shift    uint8  // moves the highest bit of the operation to bit 63
	dst, src uint8  // registers
	srcMask  uint64 // 0 if the source is imm instead of a register
	imm      uint64
	// mask are the bits of the operation's result, keep the preserved bits of the register; from
	// are the bits of the source, and fromShift moves the highest of these to bit 63.
	mask, keep, from uint64
	fromShift        uint8

	// The address of the operand in memory.
	base, index, scale  uint8
	baseMask, indexMask uint64
	disp                uint64
}

// quickForms are the functions for one operation: on two registers, or a register and an immediate;
// a register and memory; or memory and a register or immediate. Forms that are nil are not quick.
type quickForms struct{ register, load, store quickFunc }

// quickOps are the operations on a destination and a source of the same size, or on one operand.
var quickOps = [ops]quickForms{
	x86asm.MOV:  {quickMov, quickLoad, quickStore},
	x86asm.ADD:  {quickAdd, quickAddLoad, quickAddStore},
	x86asm.SUB:  {quickSub, quickSubLoad, quickSubStore},
	x86asm.CMP:  {quickCmp, quickCmpLoad, quickCmpStore},
	x86asm.AND:  {quickAnd, quickAndLoad, quickAndStore},
	x86asm.OR:   {quickOr, quickOrLoad, quickOrStore},
	x86asm.XOR:  {quickXor, quickXorLoad, quickXorStore},
	x86asm.TEST: {quickTest, nil, quickTestStore},
	x86asm.INC:  {quickInc, nil, quickIncStore},
	x86asm.DEC:  {quickDec, nil, quickDecStore},
	x86asm.NEG:  {quickNeg, nil, nil},
}

// quickPairs are the functions for an instruction and a conditional jump after it.
var quickPairs = [ops]quickForms{
	x86asm.CMP:  {pairCmp, pairCmpLoad, pairCmpStore},
	x86asm.TEST: {pairTest, nil, pairTestStore},
}

// quickShifts are the shifts by a nonzero immediate.
var quickShifts = map[x86asm.Op]quickFunc{
	x86asm.SHL: quickShl, x86asm.SHR: quickShr, x86asm.SAR: quickSar,
}

// plain reports whether an operand is a general register or memory without a segment.
func (o *operand) plain() bool {
	return (o.kind == opReg || o.kind == opMem && o.seg == 0) && o.size <= 8 && o.size > 0
}

// makeQuick prepares the quick form of an instruction at an address, common or not.
func (d *inst) makeQuick(addr uint64) {
	d.addr, d.after = addr, addr+uint64(d.len)
	if d.size > 0 && d.size <= 8 {
		d.shift, d.mask, d.from = 64-8*d.size, mask(d.size), mask(d.size)
		d.fromShift = d.shift
		if d.size < 4 {
			d.keep = ^d.mask
		}
	}
	d.dst = d.a.reg & 15
	switch d.b.kind {
	case opReg:
		d.src, d.srcMask = d.b.reg&15, ^uint64(0)
	case opImm:
		d.imm = d.b.val
	}
	for _, o := range []*operand{&d.a, &d.b} {
		if o.kind == opMem {
			d.setPlace(o)
		}
	}
	d.one = d.quickFunc()
	if d.one == nil {
		d.one = quickStop
	}
	d.run, d.steps = d.one, 1
}

// setPlace prepares the address of an operand in memory.
func (d *inst) setPlace(o *operand) {
	d.disp = o.val
	if o.base != noReg {
		d.base, d.baseMask = o.base&15, ^uint64(0)
	}
	if o.index != noReg {
		d.index, d.indexMask = o.index&15, ^uint64(0)
		for d.scale = 0; 1<<d.scale < o.scale; {
			d.scale++
		}
	}
}

// quickFunc is the quick function of an instruction, nil if there is none.
func (d *inst) quickFunc() quickFunc {
	switch d.op {
	case x86asm.NOP:
		return quickNop
	case x86asm.JMP, x86asm.CALL, x86asm.RET, x86asm.PUSH, x86asm.POP, conds[0][d.cc]:
		return d.quickJump()
	}
	register := d.a.plain() && d.a.kind == opReg
	source := d.b.kind == opImm || d.b.plain() && d.b.size == d.size
	switch d.op {
	case conds[1][d.cc]:
		if register {
			d.order = orders[d.cc]
			return quickSet
		}
	case conds[2][d.cc]:
		if register && source {
			d.order = orders[d.cc]
			return d.form(quickForms{quickCmov, quickCmovLoad, nil})
		}
	case x86asm.LEA:
		if register && d.b.seg == 0 && d.size >= 4 {
			return quickLea
		}
	case x86asm.IMUL:
		// In the forms with three operands, the last is an immediate.
		if register && d.size == 8 && d.n == 2 && d.b.plain() {
			return d.form(quickForms{quickImul, quickImulLoad, nil})
		}
		if register && d.size == 8 && d.n == 3 && d.b.plain() && d.b.kind == opReg {
			d.imm = d.c.val
			return quickImulNumber
		}
	case x86asm.SHL, x86asm.SHR, x86asm.SAR:
		// A count of 0 does not change the flags.
		d.imm &= uint64(8*d.size - 1)
		if register && d.size >= 4 && d.b.kind == opImm && d.imm != 0 {
			return quickShifts[d.op]
		}
	case x86asm.INC, x86asm.DEC, x86asm.NEG:
		if d.a.plain() {
			return d.form(quickOps[d.op])
		}
	case x86asm.MOVZX, x86asm.MOVSX, x86asm.MOVSXD:
		if register && d.b.plain() {
			d.from, d.fromShift = mask(d.b.size), 64-8*d.b.size
			if d.op == x86asm.MOVZX {
				return d.form(quickForms{quickMov, quickLoad, nil})
			}
			return d.form(quickForms{quickMovSX, quickLoadSX, nil})
		}
	default:
		if d.a.plain() && source {
			d.pair = d.form(quickPairs[d.op])
			return d.whole(d.form(quickOps[d.op]))
		}
	}
	return nil
}

// form chooses the function for the operands of an instruction.
func (d *inst) form(f quickForms) quickFunc {
	switch {
	case d.a.kind == opMem:
		return f.store
	case d.b.kind == opMem:
		return f.load
	}
	return f.register
}

// whole is the function for 8 bytes, if there is one.
func (d *inst) whole(f quickFunc) quickFunc {
	if d.op == x86asm.MOV && d.size == 8 {
		return d.form(quickForms{quickMovWhole, quickLoadWhole, quickStoreWhole})
	}
	return f
}

// quickJump is the quick function of a jump or an instruction that uses the stack.
func (d *inst) quickJump() quickFunc {
	near := d.a.kind == opImm
	if near {
		d.target = d.a.val
	}
	whole := d.a.kind == opReg && d.size == 8
	switch {
	case d.op == x86asm.PUSH && whole:
		return quickPush
	case d.op == x86asm.POP && whole:
		return quickPop
	}
	d.jumps = true
	switch {
	case d.op == x86asm.JMP && near:
		return quickJmp
	case d.op == x86asm.CALL && near:
		return quickCall
	case d.op == x86asm.RET && d.n == 0:
		return quickRet
	case d.op == conds[0][d.cc] && near:
		d.order = orders[d.cc]
		return quickJcc
	}
	return nil
}

// link records the successor of an instruction.
func (d *inst) link(e *inst) {
	if e.addr/PageSize != d.addr/PageSize {
		return // another page, whose instructions may be dropped before these
	}
	if e.addr == d.target {
		d.taken = e
	}
	if e.addr != d.after {
		return
	}
	d.next = e
	if d.pair != nil && e.op == conds[0][e.cc] && e.order != 0 {
		d.run, d.steps = d.pair, 2
	}
}
