package machine

import (
	"golang.org/x/arch/x86/x86asm"

	"statepoint/lower/machine/internal/float80"
)

// X87 is the state of the x87 unit: a stack of eight registers, and the rounding mode. Exceptions
// are always masked, and precision is always that of the format.
type X87 struct {
	Regs    [8]float80.Number
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
func (u *X87) st(i uint8) float80.Number {
	k := (u.Top + i) & 7
	if u.Used>>k&1 == 0 {
		return float80.Indefinite
	}
	return u.Regs[k]
}

// has reports whether ST(i) is not empty.
func (u *X87) has(i uint8) bool { return u.Used>>((u.Top+i)&7)&1 != 0 }

// set changes ST(i).
func (u *X87) set(i uint8, x float80.Number) {
	k := (u.Top + i) & 7
	u.Regs[k] = x
	u.Used |= 1 << k
}

// push pushes a number on the stack; if the stack is full it pushes the result of an invalid
// operation.
func (u *X87) push(x float80.Number) {
	u.Top = (u.Top - 1) & 7
	if u.Used>>u.Top&1 != 0 {
		x = float80.Indefinite
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
	var x float80.Number
	switch {
	case d.a.kind == opST:
		x = m.X87.st(d.a.reg)
	case d.a.size == 0: // 10 bytes, a size that the decoder does not report
		at := m.addr(&d.a)
		x = float80.Number{Significand: m.load(at, 8), Top: uint16(m.load(at+8, 2))}
	default:
		x = m.extendedAt(&d.a, d.op == x86asm.FILD)
	}
	if m.fault == nil {
		m.X87.push(x)
	}
}

// extendedAt reads a number in memory: an integer, or a float of 4 or 8 bytes.
func (m *Processor) extendedAt(o *operand, integer bool) float80.Number {
	v := m.get(o)
	switch {
	case integer:
		v = signExtend(v, o.size)
		e := float80.Exact{Negative: int64(v) < 0, Exp: 63, Hi: v}
		if e.Negative {
			e.Hi = -v
		}
		return e.Normal().Number(float80.Nearest)
	case o.size == 4:
		return float80.Of(v, float80.Single)
	}
	return float80.Of(v, float80.Double)
}

func execFldConstant(m *Processor, d *inst) {
	var x float80.Number
	if d.op == x86asm.FLD1 {
		x = float80.Number{Top: float80.Bias, Significand: float80.Integer}
	}
	m.X87.push(x)
}

// execFst is FST, FIST, and those that then pop; FISTTP drops the fraction.
func execFst(m *Processor, d *inst) {
	x, mode := m.X87.st(0), m.X87.mode()
	if d.op == x86asm.FISTTP {
		mode = float80.Zero
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
		m.put(&d.a, x.Integer(d.a.size, mode))
	case d.a.size == 4:
		m.put(&d.a, float80.Bits(x, float80.Single, mode))
	default:
		m.put(&d.a, float80.Bits(x, float80.Double, mode))
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
		x.Top ^= float80.Sign
	case d.op == x86asm.FABS:
		x.Top &^= float80.Sign
	default:
		switch {
		case x.Unsupported():
			x = float80.Indefinite
		case x.IsNaN():
			x.Significand |= float80.Quiet
		case x.IsZero() || x.IsInf() && !x.Negative():
		case x.Negative():
			x = float80.Indefinite
		default:
			x = float80.SqrtExact(float80.Exactly(x)).Number(m.X87.mode())
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
		m.X87.set(0, float80.Indefinite)
	} else if (m.Flags&flag != 0) != not {
		m.X87.set(0, m.X87.st(d.b.reg))
	}
}

// execCompare compares and sets the flags: unordered sets all three.
func execCompare(m *Processor, d *inst) {
	a, b := m.X87.st(0), m.X87.st(d.b.reg)
	m.Flags &^= Arithmetic
	switch order := float80.Compare(a, b); {
	case a.IsNaN() || b.IsNaN() || a.Unsupported() || b.Unsupported():
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
