package machine

import (
	"math/bits"

	"golang.org/x/arch/x86/x86asm"
)

// count is the shift count: the low five bits, six for 64-bit operands.
func (m *Processor) count(o *operand, size uint8) uint {
	n := uint(m.get(o)) & 31
	if size == 8 {
		n = uint(m.get(o)) & 63
	}
	return n
}

// shifted writes a shift's result and sets its flags; a count of zero changes no flag. OF is
// defined only for a count of one; the same formula is used for all counts.
func (m *Processor) shifted(d *inst, v uint64, cf, of bool) {
	var f uint64
	if cf {
		f |= FlagCF
	}
	if of {
		f |= FlagOF
	}
	m.result(v, d.size, f)
	m.put(&d.a, v)
}

func execShl(m *Processor, d *inst) {
	a, n := m.get(&d.a), m.count(&d.b, d.size)
	if n == 0 {
		m.put(&d.a, a)
		return
	}
	w := uint(d.size) * 8
	v := a << n & mask(d.size)
	cf := n <= w && a>>(w-n)&1 != 0
	m.shifted(d, v, cf, (v&signBit(d.size) != 0) != cf)
}

func execShr(m *Processor, d *inst) {
	a, n := m.get(&d.a), m.count(&d.b, d.size)
	if n == 0 {
		m.put(&d.a, a)
		return
	}
	m.shifted(d, a>>n, a>>(n-1)&1 != 0, a&signBit(d.size) != 0)
}

func execSar(m *Processor, d *inst) {
	a, n := m.get(&d.a), m.count(&d.b, d.size)
	if n == 0 {
		m.put(&d.a, a)
		return
	}
	s := int64(signExtend(a, d.size))
	m.shifted(d, uint64(s>>n), s>>(n-1)&1 != 0, false)
}

func execShld(m *Processor, d *inst) {
	a, b, n := m.get(&d.a), m.get(&d.b), m.count(&d.c, d.size)
	w := uint(d.size) * 8
	if n == 0 || n > w {
		m.put(&d.a, a) // more than the width is undefined
		return
	}
	v := (a<<n | b>>(w-n)) & mask(d.size)
	m.shifted(d, v, a>>(w-n)&1 != 0, (a^v)&signBit(d.size) != 0)
}

func execShrd(m *Processor, d *inst) {
	a, b, n := m.get(&d.a), m.get(&d.b), m.count(&d.c, d.size)
	w := uint(d.size) * 8
	if n == 0 || n > w {
		m.put(&d.a, a)
		return
	}
	v := (a>>n | b<<(w-n)) & mask(d.size)
	m.shifted(d, v, a>>(n-1)&1 != 0, (a^v)&signBit(d.size) != 0)
}

// rotated writes a rotation's result, and CF and OF if the count was not zero.
func (m *Processor) rotated(d *inst, n uint, v uint64, cf, of bool) {
	m.put(&d.a, v)
	if n != 0 {
		m.setFlag(FlagCF, cf)
		m.setFlag(FlagOF, of)
	}
}

func execRol(m *Processor, d *inst) {
	a, n := m.get(&d.a), m.count(&d.b, d.size)
	w := uint(d.size) * 8
	k := n % w
	v := (a<<k | a>>(w-k)) & mask(d.size)
	m.rotated(d, n, v, v&1 != 0, (v&signBit(d.size) != 0) != (v&1 != 0))
}

func execRor(m *Processor, d *inst) {
	a, n := m.get(&d.a), m.count(&d.b, d.size)
	w := uint(d.size) * 8
	k := n % w
	v := (a>>k | a<<(w-k)) & mask(d.size)
	top := v&signBit(d.size) != 0
	m.rotated(d, n, v, top, top != (v&(signBit(d.size)>>1) != 0))
}

func execRcl(m *Processor, d *inst) {
	a, n := m.get(&d.a), m.count(&d.b, d.size)
	w := uint(d.size) * 8
	cf := m.carry()
	for range n % (w + 1) {
		top := a >> (w - 1) & 1
		a = (a<<1 | cf) & mask(d.size)
		cf = top
	}
	m.rotated(d, n, a, cf != 0, (a&signBit(d.size) != 0) != (cf != 0))
}

func execRcr(m *Processor, d *inst) {
	a, n := m.get(&d.a), m.count(&d.b, d.size)
	w := uint(d.size) * 8
	cf := m.carry()
	for range n % (w + 1) {
		low := a & 1
		a = a>>1 | cf<<(w-1)
		cf = low
	}
	top := a&signBit(d.size) != 0
	m.rotated(d, n, a, cf != 0, top != (a&(signBit(d.size)>>1) != 0))
}

// execBt is BT, BTS, BTR and BTC. With a register as the bit number, memory is a bit string that
// extends beyond the operand in both directions. Only CF changes.
func execBt(m *Processor, d *inst) {
	o := d.a
	n := m.get(&d.b)
	w := uint64(d.size) * 8
	if o.kind == opMem && d.b.kind == opReg {
		s := int64(signExtend(n, d.size))
		o = operand{kind: opMem, size: d.size, base: noReg, index: noReg}
		o.val = m.addr(&d.a) + uint64(s>>bits.TrailingZeros64(w))*uint64(d.size)
	}
	bit := uint64(1) << (n & (w - 1))
	v := m.get(&o)
	m.setFlag(FlagCF, v&bit != 0)
	switch d.op {
	case x86asm.BTS:
		m.put(&o, v|bit)
	case x86asm.BTR:
		m.put(&o, v&^bit)
	case x86asm.BTC:
		m.put(&o, v^bit)
	}
}

// execBsf and execBsr do not change the destination for zero, as on processors.
func execBsf(m *Processor, d *inst) {
	v := m.get(&d.b)
	m.setFlag(FlagZF, v == 0)
	if v == 0 {
		v = m.get(&d.a)
		if d.size == 4 {
			return
		}
		m.put(&d.a, v)
		return
	}
	m.put(&d.a, uint64(bits.TrailingZeros64(v)))
}

func execBsr(m *Processor, d *inst) {
	v := m.get(&d.b)
	m.setFlag(FlagZF, v == 0)
	if v != 0 {
		m.put(&d.a, uint64(63-bits.LeadingZeros64(v)))
	}
}

func execTzcnt(m *Processor, d *inst) {
	v := m.get(&d.b)
	n := uint64(bits.TrailingZeros64(v | signBit(d.size)<<1))
	if v == 0 {
		n = uint64(d.size) * 8
	}
	m.counted(d, n, v == 0)
}

func execLzcnt(m *Processor, d *inst) {
	v := m.get(&d.b)
	m.counted(d, uint64(bits.LeadingZeros64(v))-(64-uint64(d.size)*8), v == 0)
}

// counted writes the result of TZCNT or LZCNT: CF says the source was zero, ZF
// that the result is.
func (m *Processor) counted(d *inst, n uint64, none bool) {
	m.setFlag(FlagCF, none)
	m.setFlag(FlagZF, n == 0)
	m.put(&d.a, n)
}

func execPopcnt(m *Processor, d *inst) {
	v := m.get(&d.b)
	m.Flags &^= Arithmetic
	m.setFlag(FlagZF, v == 0)
	m.put(&d.a, uint64(bits.OnesCount64(v)))
}
