package machine

import (
	"math/bits"

	"golang.org/x/arch/x86/x86asm"
)

func execAdd(m *Processor, d *inst) { m.put(&d.a, m.add(m.get(&d.a), m.get(&d.b), 0, d.size)) }
func execAdc(m *Processor, d *inst) {
	m.put(&d.a, m.add(m.get(&d.a), m.get(&d.b), m.carry(), d.size))
}
func execSub(m *Processor, d *inst) { m.put(&d.a, m.sub(m.get(&d.a), m.get(&d.b), 0, d.size)) }
func execSbb(m *Processor, d *inst) {
	m.put(&d.a, m.sub(m.get(&d.a), m.get(&d.b), m.carry(), d.size))
}
func execCmp(m *Processor, d *inst) { m.sub(m.get(&d.a), m.get(&d.b), 0, d.size) }

// logic sets the flags of AND, OR, XOR and TEST and returns v.
func (c *CPU) logic(v uint64, size uint8) uint64 {
	c.result(v, size, 0)
	return v
}

func execAnd(m *Processor, d *inst)  { m.put(&d.a, m.logic(m.get(&d.a)&m.get(&d.b), d.size)) }
func execOr(m *Processor, d *inst)   { m.put(&d.a, m.logic(m.get(&d.a)|m.get(&d.b), d.size)) }
func execXor(m *Processor, d *inst)  { m.put(&d.a, m.logic(m.get(&d.a)^m.get(&d.b), d.size)) }
func execTest(m *Processor, d *inst) { m.logic(m.get(&d.a)&m.get(&d.b), d.size) }

// execInc and execDec do not change CF.
func execInc(m *Processor, d *inst) {
	cf := m.carry()
	v := m.add(m.get(&d.a), 1, 0, d.size)
	m.setFlag(FlagCF, cf != 0)
	m.put(&d.a, v)
}

func execDec(m *Processor, d *inst) {
	cf := m.carry()
	v := m.sub(m.get(&d.a), 1, 0, d.size)
	m.setFlag(FlagCF, cf != 0)
	m.put(&d.a, v)
}

func execNeg(m *Processor, d *inst) { m.put(&d.a, m.sub(0, m.get(&d.a), 0, d.size)) }
func execNot(m *Processor, d *inst) { m.put(&d.a, ^m.get(&d.a)) }

// pair reads AX, or DX:AX, EDX:EAX, RDX:RAX, as two halves of size bytes.
func (c *CPU) pair(size uint8) (hi, lo uint64) {
	if size == 1 {
		return c.GPR[rax] >> 8 & 0xFF, c.GPR[rax] & 0xFF
	}
	return c.GPR[rdx] & mask(size), c.GPR[rax] & mask(size)
}

// setPair writes what pair reads.
func (m *Processor) setPair(hi, lo uint64, size uint8) {
	m.put(&operand{kind: opReg, size: size, reg: rax}, lo)
	if size == 1 {
		m.put(&operand{kind: opHigh, size: 1, reg: rax}, hi)
		return
	}
	m.put(&operand{kind: opReg, size: size, reg: rdx}, hi)
}

// multiplied sets CF and OF if the upper half of a product matters. The manual leaves the other
// flags undefined; they are set for the lower half.
func (c *CPU) multiplied(lo uint64, size uint8, overflow bool) {
	var f uint64
	if overflow {
		f = FlagCF | FlagOF
	}
	c.result(lo, size, f)
}

func execMul(m *Processor, d *inst) {
	a, b := m.GPR[rax]&mask(d.size), m.get(&d.a)
	hi, lo := bits.Mul64(a, b)
	if d.size < 8 {
		hi, lo = lo>>(8*d.size)&mask(d.size), lo&mask(d.size)
	}
	m.setPair(hi, lo, d.size)
	m.multiplied(lo, d.size, hi != 0)
}

// mulSigned multiplies two signed values of size bytes into 128 bits.
func mulSigned(a, b uint64, size uint8) (hi, lo uint64) {
	a, b = signExtend(a, size), signExtend(b, size)
	hi, lo = bits.Mul64(a, b)
	if int64(a) < 0 {
		hi -= b
	}
	if int64(b) < 0 {
		hi -= a
	}
	return hi, lo
}

func execImul(m *Processor, d *inst) {
	var hi, lo uint64
	switch d.n {
	case 1:
		hi, lo = mulSigned(m.GPR[rax], m.get(&d.a), d.size)
	case 2:
		hi, lo = mulSigned(m.get(&d.a), m.get(&d.b), d.size)
	default:
		hi, lo = mulSigned(m.get(&d.b), m.get(&d.c), d.size)
	}
	low := signExtend(lo, d.size)
	overflow := low != lo || hi != uint64(int64(lo)>>63)
	if d.n == 1 {
		if d.size < 8 {
			hi = lo >> (8 * d.size)
		}
		m.setPair(hi, lo, d.size)
	} else {
		m.put(&d.a, lo)
	}
	m.multiplied(lo, d.size, overflow)
}

// execDiv divides unsigned integers. The manual leaves all flags undefined; they do not change.
func execDiv(m *Processor, d *inst) {
	hi, lo := m.pair(d.size)
	by := m.get(&d.a)
	if m.fault != nil {
		return
	}
	if hi >= by { // also for a zero divisor: the quotient does not fit
		m.fail(&Fault{Kind: DivideError})
		return
	}
	var q, r uint64
	if d.size == 8 {
		q, r = bits.Div64(hi, lo, by)
	} else {
		n := hi<<(8*d.size) | lo
		q, r = n/by, n%by
	}
	m.setPair(r, q, d.size)
}

// execIdiv divides signed integers, rounding towards zero.
func execIdiv(m *Processor, d *inst) {
	hi, lo := m.pair(d.size)
	by := signExtend(m.get(&d.a), d.size)
	if m.fault != nil {
		return
	}
	hi = signExtend(hi, d.size)
	if d.size < 8 {
		lo |= hi << (8 * d.size)
		hi = uint64(int64(hi) >> 63)
	}
	negN, negD := int64(hi) < 0, int64(by) < 0
	if negN {
		var borrow uint64
		lo, borrow = bits.Sub64(0, lo, 0)
		hi, _ = bits.Sub64(0, hi, borrow)
	}
	if negD {
		by = -by
	}
	if hi >= by {
		m.fail(&Fault{Kind: DivideError})
		return
	}
	q, r := bits.Div64(hi, lo, by)
	limit := signBit(d.size)
	if negN == negD {
		limit--
	}
	if q > limit {
		m.fail(&Fault{Kind: DivideError})
		return
	}
	if negN != negD {
		q = -q
	}
	if negN {
		r = -r
	}
	m.setPair(r, q, d.size)
}

// execSignA is CBW, CWDE and CDQE.
func execSignA(m *Processor, d *inst) {
	size := uint8(1)
	switch d.op {
	case x86asm.CWDE:
		size = 2
	case x86asm.CDQE:
		size = 4
	}
	m.put(&operand{kind: opReg, size: 2 * size, reg: rax}, signExtend(m.GPR[rax], size))
}

// execSignD is CWD, CDQ and CQO.
func execSignD(m *Processor, d *inst) {
	size := uint8(2)
	switch d.op {
	case x86asm.CDQ:
		size = 4
	case x86asm.CQO:
		size = 8
	}
	v := uint64(int64(signExtend(m.GPR[rax], size)) >> 63)
	m.put(&operand{kind: opReg, size: size, reg: rdx}, v)
}

func execFlag(m *Processor, d *inst) {
	switch d.op {
	case x86asm.CLC:
		m.Flags &^= FlagCF
	case x86asm.STC:
		m.Flags |= FlagCF
	case x86asm.CMC:
		m.Flags ^= FlagCF
	case x86asm.CLD:
		m.Flags &^= FlagDF
	case x86asm.STD:
		m.Flags |= FlagDF
	}
}
