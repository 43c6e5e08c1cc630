package machine

import "golang.org/x/arch/x86/x86asm"

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
	var b Extended
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
	r := indefinite // if a register is empty, regardless of the other
	if ok {
		r = compute(how.op, a, b, m.X87.mode())
	}
	m.X87.set(to, r)
	if how.pops {
		m.X87.pop()
	}
}

// compute is the result of an operation.
func compute(op x86asm.Op, a, b Extended, mode uint8) Extended {
	if a.unsupported() || b.unsupported() {
		return indefinite
	}
	if a.isNaN() || b.isNaN() {
		return chooseNaN(a, b)
	}
	negative := a.negative() != b.negative()
	infinity, zero := Extended{extExponent, extInteger}.negate(negative),
		Extended{}.negate(negative)
	switch op {
	case x86asm.FADD, x86asm.FSUB:
		b = b.negate(op == x86asm.FSUB)
		switch {
		case a.isInf() && b.isInf() && a != b:
			return indefinite
		case a.isInf():
			return a
		case b.isInf():
			return b
		}
		return addExact(exactly(a), exactly(b), mode).extended(mode)
	case x86asm.FMUL:
		switch {
		case a.isInf() && b.isZero() || a.isZero() && b.isInf():
			return indefinite
		case a.isInf() || b.isInf():
			return infinity
		}
		return mulExact(exactly(a), exactly(b)).extended(mode)
	}
	switch {
	case a.isInf() && b.isInf() || a.isZero() && b.isZero():
		return indefinite
	case a.isInf() || b.isZero():
		return infinity
	case b.isInf():
		return zero
	}
	return divExact(exactly(a), exactly(b)).extended(mode)
}

// chooseNaN is the result of an operation on NaNs: a quiet one rather than a signaling one, else
// that with the larger significand, else the positive one.
func chooseNaN(a, b Extended) Extended {
	quiet := func(x Extended) Extended { x.Significand |= extQuiet; return x }
	switch {
	case !b.isNaN():
		return quiet(a)
	case !a.isNaN():
		return quiet(b)
	}
	if qa, qb := a.Significand&extQuiet != 0, b.Significand&extQuiet != 0; qa != qb {
		if qa {
			return a
		}
		return b
	}
	if a.Significand > b.Significand || a.Significand == b.Significand && !a.negative() {
		return quiet(a)
	}
	return quiet(b)
}
