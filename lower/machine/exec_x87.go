package machine

import (
	"math/bits"

	"golang.org/x/arch/x86/x86asm"
)

// X87 is the state of the x87 unit: a stack of eight registers, and the rounding mode. Exceptions
// are always masked, and precision is always that of the format.
type X87 struct {
	Regs    [8]Extended
	Used    uint8 // a bit for each register that is not empty
	Top     uint8 // the register that is ST(0)
	Control uint16
}

// initialControl is the control word at program start: 64 bits of precision, to nearest, no
// exceptions.
const initialControl = 0x37f

// mode is the rounding mode.
func (u *X87) mode() uint8 { return uint8(u.Control >> 10 & 3) }

// st is ST(i); an empty register reads as the result of an invalid operation.
func (u *X87) st(i uint8) Extended {
	k := (u.Top + i) & 7
	if u.Used>>k&1 == 0 {
		return indefinite
	}
	return u.Regs[k]
}

// has reports whether ST(i) is not empty.
func (u *X87) has(i uint8) bool { return u.Used>>((u.Top+i)&7)&1 != 0 }

// set changes ST(i).
func (u *X87) set(i uint8, x Extended) {
	k := (u.Top + i) & 7
	u.Regs[k] = x
	u.Used |= 1 << k
}

// push pushes a number on the stack; if the stack is full it pushes the result of an invalid
// operation.
func (u *X87) push(x Extended) {
	u.Top = (u.Top - 1) & 7
	if u.Used>>u.Top&1 != 0 {
		x = indefinite
	}
	u.set(0, x)
}

// pop pops the top of the stack.
func (u *X87) pop() {
	u.Used &^= 1 << u.Top
	u.Top = (u.Top + 1) & 7
}

// x87Execs are the instructions of the x87 unit.
var x87Execs = [ops]execFunc{
	x86asm.FLD: execFld, x86asm.FILD: execFld, x86asm.FLDZ: execFldConstant, x86asm.FLD1: execFldConstant,
	x86asm.FST: execFst, x86asm.FSTP: execFst, x86asm.FIST: execFst, x86asm.FISTP: execFst, x86asm.FISTTP: execFst,
	x86asm.FADD: execX87Arith, x86asm.FADDP: execX87Arith, x86asm.FIADD: execX87Arith,
	x86asm.FMUL: execX87Arith, x86asm.FMULP: execX87Arith, x86asm.FIMUL: execX87Arith,
	x86asm.FSUB: execX87Arith, x86asm.FSUBP: execX87Arith, x86asm.FISUB: execX87Arith,
	x86asm.FSUBR: execX87Arith, x86asm.FSUBRP: execX87Arith, x86asm.FISUBR: execX87Arith,
	x86asm.FDIV: execX87Arith, x86asm.FDIVP: execX87Arith, x86asm.FIDIV: execX87Arith,
	x86asm.FDIVR: execX87Arith, x86asm.FDIVRP: execX87Arith, x86asm.FIDIVR: execX87Arith,
	x86asm.FXCH: execFxch, x86asm.FCHS: execX87Top, x86asm.FABS: execX87Top, x86asm.FSQRT: execX87Top,
	x86asm.FCOMI: execCompare, x86asm.FCOMIP: execCompare, x86asm.FUCOMI: execCompare, x86asm.FUCOMIP: execCompare,
	x86asm.FCMOVB: execFcmov, x86asm.FCMOVE: execFcmov, x86asm.FCMOVBE: execFcmov, x86asm.FCMOVU: execFcmov,
	x86asm.FCMOVNB: execFcmov, x86asm.FCMOVNE: execFcmov, x86asm.FCMOVNBE: execFcmov, x86asm.FCMOVNU: execFcmov,
	x86asm.FNSTCW: execControl, x86asm.FLDCW: execControl, x86asm.FWAIT: execNop,
}

// execFld is FLD and FILD.
func execFld(m *Processor, d *inst) {
	var x Extended
	switch {
	case d.a.kind == opST:
		x = m.X87.st(d.a.reg)
	case d.a.size == 0: // 10 bytes, a size that the decoder does not report
		at := m.addr(&d.a)
		x = Extended{Significand: m.load(at, 8), Top: uint16(m.load(at+8, 2))}
	default:
		x = m.extendedAt(&d.a, d.op == x86asm.FILD)
	}
	if m.fault == nil {
		m.X87.push(x)
	}
}

// extendedAt reads a number in memory: an integer, or a float of 4 or 8 bytes.
func (m *Processor) extendedAt(o *operand, integer bool) Extended {
	v := m.get(o)
	switch {
	case integer:
		v = signExtend(v, o.size)
		e := exact{negative: int64(v) < 0, exp: 63, hi: v}
		if e.negative {
			e.hi = -v
		}
		return e.normal().extended(roundNearest)
	case o.size == 4:
		return toExtended(v, formatSingle)
	}
	return toExtended(v, formatDouble)
}

func execFldConstant(m *Processor, d *inst) {
	var x Extended
	if d.op == x86asm.FLD1 {
		x = Extended{extBias, extInteger}
	}
	m.X87.push(x)
}

// toExtended converts a number from a smaller format.
func toExtended(v uint64, f format) Extended {
	low := uint(f.precision - 1)
	most := uint64(2*f.bias + 1)
	exp, frac, negative := v>>low&most, v&(1<<low-1), v&((most+1)<<low) != 0
	significand := frac << (64 - f.precision)
	switch exp {
	case most:
		if frac != 0 {
			significand |= extQuiet
		}
		return Extended{extExponent, extInteger | significand}.negate(negative)
	case 0:
		return exact{exp: 1 - f.bias, hi: significand}.normal().extended(roundNearest).negate(
			negative)
	}
	return Extended{uint16(int(exp) - f.bias + extBias), extInteger | significand}.negate(negative)
}

// fromExtended converts a number to the bits of a smaller format.
func fromExtended(x Extended, f format, mode uint8) uint64 {
	if x.unsupported() {
		x = indefinite
	}
	low := uint(f.precision - 1)
	most := 2*f.bias + 1
	exp, significand := most, x.Significand
	if x.Top&extExponent != extExponent {
		significand, exp = exactly(x).round(f, mode)
	} else if x.isNaN() {
		significand |= extQuiet
	}
	v := uint64(exp)<<low | significand<<1>>(65-f.precision)
	if x.negative() {
		v |= uint64(most+1) << low
	}
	return v
}

// toInteger rounds to an integer of size bytes; one that does not fit becomes the smallest.
func (x Extended) toInteger(size, mode uint8) uint64 {
	exp := int(x.Top&extExponent) - extBias
	if x.unsupported() || exp > 63 {
		return signBit(size)
	}
	e := exactly(x)
	if e.hi == 0 {
		return 0
	}
	e = e.right(63 - e.exp)
	v := e.hi
	if roundsUp(mode, e.negative, v&1 != 0, e.lo, extInteger) {
		if v++; v == 0 {
			return signBit(size)
		}
	}
	if limit := signBit(size); v > limit || v == limit && !e.negative {
		return signBit(size)
	}
	if e.negative {
		v = -v
	}
	return v & mask(size)
}

// execFst is FST, FIST, and those that then pop; FISTTP drops the fraction.
func execFst(m *Processor, d *inst) {
	x, mode := m.X87.st(0), m.X87.mode()
	if d.op == x86asm.FISTTP {
		mode = roundZero
	}
	switch {
	case d.a.kind == opST:
		m.X87.set(d.a.reg, x)
	case d.a.size == 0:
		at := m.addr(&d.a)
		m.load(at, 8) // both halves are writable, or nothing is written
		m.store(at+8, 2, uint64(x.Top))
		m.store(at, 8, x.Significand)
	case d.op == x86asm.FIST || d.op == x86asm.FISTP || d.op == x86asm.FISTTP:
		m.put(&d.a, x.toInteger(d.a.size, mode))
	case d.a.size == 4:
		m.put(&d.a, fromExtended(x, formatSingle, mode))
	default:
		m.put(&d.a, fromExtended(x, formatDouble, mode))
	}
	if m.fault == nil && d.op != x86asm.FST && d.op != x86asm.FIST {
		m.X87.pop()
	}
}

// execX87Top executes instructions that change only ST(0).
func execX87Top(m *Processor, d *inst) {
	x := m.X87.st(0)
	switch {
	case !m.X87.has(0): // stays the result of an invalid operation
	case d.op == x86asm.FCHS:
		x.Top ^= extSign
	case d.op == x86asm.FABS:
		x.Top &^= extSign
	default:
		switch {
		case x.unsupported():
			x = indefinite
		case x.isNaN():
			x.Significand |= extQuiet
		case x.isZero() || x.isInf() && !x.negative():
		case x.negative():
			x = indefinite
		default:
			x = sqrtExact(exactly(x)).extended(m.X87.mode())
		}
	}
	m.X87.set(0, x)
}

func execFxch(m *Processor, d *inst) {
	u := &m.X87
	a, b := u.st(0), u.st(d.a.reg)
	u.set(0, b)
	u.set(d.a.reg, a)
}

// execFcmov moves a register to the top if a condition holds.
func execFcmov(m *Processor, d *inst) {
	var flag uint64
	switch d.op {
	case x86asm.FCMOVB, x86asm.FCMOVNB:
		flag = FlagCF
	case x86asm.FCMOVE, x86asm.FCMOVNE:
		flag = FlagZF
	case x86asm.FCMOVBE, x86asm.FCMOVNBE:
		flag = FlagCF | FlagZF
	default:
		flag = FlagPF
	}
	not := d.op == x86asm.FCMOVNB || d.op == x86asm.FCMOVNE || d.op == x86asm.FCMOVNBE ||
		d.op == x86asm.FCMOVNU
	if !m.X87.has(0) || !m.X87.has(d.b.reg) { // as an invalid operation, whatever the condition
		m.X87.set(0, indefinite)
	} else if (m.Flags&flag != 0) != not {
		m.X87.set(0, m.X87.st(d.b.reg))
	}
}

// execCompare compares and sets the flags: unordered sets all three.
func execCompare(m *Processor, d *inst) {
	a, b := m.X87.st(0), m.X87.st(d.b.reg)
	m.Flags &^= Arithmetic
	switch order := compareExtended(a, b); {
	case a.isNaN() || b.isNaN() || a.unsupported() || b.unsupported():
		m.Flags |= FlagZF | FlagPF | FlagCF
	case order == 0:
		m.Flags |= FlagZF
	case order < 0:
		m.Flags |= FlagCF
	}
	if d.op == x86asm.FCOMIP || d.op == x86asm.FUCOMIP {
		m.X87.pop()
	}
}

// compareExtended orders two numbers.
func compareExtended(a, b Extended) int {
	if a.isZero() && b.isZero() {
		return 0
	}
	if a.negative() != b.negative() {
		if a.negative() {
			return -1
		}
		return 1
	}
	// A subnormal number with its integer bit set has the exponent of the smallest normal ones.
	exp := func(x Extended) uint64 {
		return uint64(max(x.Top&extExponent, uint16(min(x.Significand>>63, 1))))
	}
	lo, c := bits.Sub64(a.Significand, b.Significand, 0)
	hi, c := bits.Sub64(exp(a), exp(b), c)
	switch {
	case hi|lo == 0:
		return 0
	case (c != 0) != a.negative():
		return -1
	}
	return 1
}

// execControl is FNSTCW and FLDCW.
func execControl(m *Processor, d *inst) {
	if d.op == x86asm.FNSTCW {
		m.put(&d.a, uint64(m.X87.Control))
		return
	}
	if v := m.get(&d.a); m.fault == nil {
		m.X87.Control = uint16(v) | 1<<6 // a bit that is always set
	}
}
