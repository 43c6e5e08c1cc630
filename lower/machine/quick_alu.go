package machine

import "math/bits"

// place is the address of the operand in memory.
func (d *inst) place(m *Processor) uint64 {
	return m.GPR[d.base&15]&d.baseMask + m.GPR[d.index&15]&d.indexMask<<(d.scale&63) + d.disp
}

// source is the source operand, a register or an immediate.
func (d *inst) source(m *Processor) uint64 { return m.GPR[d.src&15]&d.srcMask | d.imm }

// number is the source operand, shifted.
func (d *inst) number(m *Processor) uint64 { return d.source(m) << (d.shift & 63) }

// quickResult writes a shifted result to the destination, and records the operation for the flags.
func (m *Processor) quickResult(d *inst, kind lazyKind, a, b, v uint64) *inst {
	m.lazy = lazyFlags{kind, d.shift, a, b, v}
	r := &m.GPR[d.dst&15]
	*r = *r&d.keep | v>>(d.shift&63)
	return d.next
}

// storeResult does the same for a destination in memory.
func (m *Processor) storeResult(d *inst, to *uint64, kind lazyKind, a, b, v uint64) *inst {
	m.lazy = lazyFlags{kind, d.shift, a, b, v}
	v = *to&^d.mask | v>>(d.shift&63)
	*to = v
	return d.next
}

// increment is a + 1, with the flags that depend on more than the result. a is shifted.
func (m *Processor) increment(d *inst, a uint64) (v, f uint64) {
	one := uint64(1) << (d.shift & 63)
	v = a + one
	return v, m.carried() | (a^one^v)>>(d.shift&63)&FlagAF | (a^v)&(one^v)>>63<<11
}

// decrement is a - 1, likewise.
func (m *Processor) decrement(d *inst, a uint64) (v, f uint64) {
	one := uint64(1) << (d.shift & 63)
	v = a - one
	return v, m.carried() | (a^one^v)>>(d.shift&63)&FlagAF | (a^one)&(a^v)>>63<<11
}

//go:nosplit
func quickShl(m *Processor, d *inst) *inst {
	a := m.GPR[d.dst&15] << (d.shift & 63)
	v, f := a<<(d.imm&63), a<<((d.imm-1)&63)>>63
	return m.quickResult(d, lazyOther, 0, f|(v>>63^f)<<11, v)
}

//go:nosplit
func quickShr(m *Processor, d *inst) *inst {
	a := m.GPR[d.dst&15] & d.mask
	v, f := a>>(d.imm&63), a>>((d.imm-1)&63)&1
	return m.quickResult(d, lazyOther, 0, f|a<<(d.shift&63)>>63<<11, v<<(d.shift&63))
}

//go:nosplit
func quickSar(m *Processor, d *inst) *inst {
	a := int64(m.GPR[d.dst&15]<<(d.shift&63)) >> (d.shift & 63)
	v, f := uint64(a>>(d.imm&63)), uint64(a>>((d.imm-1)&63))&1
	return m.quickResult(d, lazyOther, 0, f, v<<(d.shift&63))
}

// multiply is the lower half of a signed product, and CF and OF if the upper half matters.
func multiply(a, b uint64) (v, f uint64) {
	hi, lo := bits.Mul64(a, b)
	hi -= uint64(int64(a)>>63)&b + uint64(int64(b)>>63)&a
	if hi != uint64(int64(lo)>>63) {
		f = FlagCF | FlagOF
	}
	return lo, f
}

//go:nosplit
func quickImul(m *Processor, d *inst) *inst {
	v, f := multiply(m.GPR[d.dst&15], m.GPR[d.src&15])
	return m.quickResult(d, lazyOther, 0, f, v)
}

//go:nosplit
func quickImulLoad(m *Processor, d *inst) *inst {
	at := d.place(m)
	b, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	v, f := multiply(m.GPR[d.dst&15], b)
	return m.quickResult(d, lazyOther, 0, f, v)
}

//go:nosplit
func quickImulNumber(m *Processor, d *inst) *inst {
	v, f := multiply(m.GPR[d.src&15], d.imm)
	return m.quickResult(d, lazyOther, 0, f, v)
}
