package machine

import (
	"golang.org/x/arch/x86/x86asm"

	"statepoint/lower/machine/internal/float80"
)

// x87Arithmetic is what an instruction computes.
type x87Arithmetic struct {
	op       x86asm.Op // FADD, FSUB, FMUL or FDIV
	reversed bool      // the operands are exchanged
	pops     bool
	integer  bool // the operand in memory is an integer
}

// x87Ariths are the arithmetic instructions.
var x87Ariths = func() map[x86asm.Op]x87Arithmetic {
	all := map[x86asm.Op]x87Arithmetic{}
	for _, row := range []struct {
		op, pops, integer, reversed, reversedPops, reversedInteger x86asm.Op
	}{
		{x86asm.FADD, x86asm.FADDP, x86asm.FIADD, 0, 0, 0},
		{x86asm.FMUL, x86asm.FMULP, x86asm.FIMUL, 0, 0, 0},
		{x86asm.FSUB, x86asm.FSUBP, x86asm.FISUB, x86asm.FSUBR, x86asm.FSUBRP, x86asm.FISUBR},
		{x86asm.FDIV, x86asm.FDIVP, x86asm.FIDIV, x86asm.FDIVR, x86asm.FDIVRP, x86asm.FIDIVR},
	} {
		all[row.op], all[row.pops] = x87Arithmetic{op: row.op},
			x87Arithmetic{op: row.op, pops: true}
		all[row.integer] = x87Arithmetic{op: row.op, integer: true}
		all[row.reversed], all[row.reversedPops] = x87Arithmetic{op: row.op, reversed: true},
			x87Arithmetic{op: row.op, reversed: true, pops: true}
		all[row.reversedInteger] = x87Arithmetic{op: row.op, reversed: true, integer: true}
	}
	return all
}()

// execX87Arith is arithmetic on two registers, or on the top and a number in memory.
func execX87Arith(m *Processor, d *inst) {
	how := x87Ariths[d.op]
	to, ok := d.a.reg, m.X87.has(0)
	var b float80.Number
	if d.a.kind == opMem {
		to, b = 0, m.extendedAt(&d.a, how.integer)
	} else {
		ok = ok && m.X87.has(d.a.reg) && m.X87.has(d.b.reg)
		b = m.X87.st(d.b.reg)
	}
	if m.fault != nil {
		return
	}
	a := m.X87.st(to)
	if how.reversed {
		a, b = b, a
	}
	r := float80.Indefinite // if a register is empty, regardless of the other
	if ok {
		r = float80.Compute(how.op, a, b, m.X87.mode())
	}
	m.X87.set(to, r)
	if how.pops {
		m.X87.pop()
	}
}
