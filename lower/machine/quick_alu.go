package machine

// place is the address of the operand in memory.
func (d *inst) place(m *Machine) uint64 {
	return m.GPR[d.base&15]&d.baseMask + m.GPR[d.index&15]&d.indexMask<<(d.scale&63) + d.disp
}

// source is the source, a register or a number.
func (d *inst) source(m *Machine) uint64 { return m.GPR[d.src&15]&d.srcMask | d.imm }

// number is the source, shifted.
func (d *inst) number(m *Machine) uint64 { return d.source(m) << (d.shift & 63) }

// quickResult writes a result, which is shifted, to the destination, and notes the operation.
func (m *Machine) quickResult(d *inst, kind lazyKind, a, b, v uint64) *inst {
	m.lazy = lazyFlags{kind, d.shift, a, b, v}
	r := &m.GPR[d.dst&15]
	*r = *r&d.keep | v>>(d.shift&63)
	return d.next
}

// storeResult does the same where the destination is memory.
func (m *Machine) storeResult(d *inst, to *uint64, kind lazyKind, a, b, v uint64) *inst {
	m.lazy = lazyFlags{kind, d.shift, a, b, v}
	v = *to&^d.mask | v>>(d.shift&63)
	*to = v
	return d.next
}

//go:nosplit
func quickAdd(m *Machine, d *inst) *inst {
	a, b := m.GPR[d.dst&15]<<(d.shift&63), d.number(m)
	return m.quickResult(d, lazyAdd, a, b, a+b)
}

//go:nosplit
func quickAddLoad(m *Machine, d *inst) *inst {
	at := d.place(m)
	b, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	a := m.GPR[d.dst&15] << (d.shift & 63)
	b <<= d.shift & 63
	return m.quickResult(d, lazyAdd, a, b, a+b)
}

//go:nosplit
func quickAddStore(m *Machine, d *inst) *inst {
	at := d.place(m)
	a, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	to := m.near.write(at)
	if to == nil {
		return m.miss(at, Write)
	}
	a <<= d.shift & 63
	b := d.number(m)
	return m.storeResult(d, to, lazyAdd, a, b, a+b)
}

//go:nosplit
func quickSub(m *Machine, d *inst) *inst {
	a, b := m.GPR[d.dst&15]<<(d.shift&63), d.number(m)
	return m.quickResult(d, lazySub, a, b, a-b)
}

//go:nosplit
func quickSubLoad(m *Machine, d *inst) *inst {
	at := d.place(m)
	b, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	a := m.GPR[d.dst&15] << (d.shift & 63)
	b <<= d.shift & 63
	return m.quickResult(d, lazySub, a, b, a-b)
}

//go:nosplit
func quickSubStore(m *Machine, d *inst) *inst {
	at := d.place(m)
	a, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	to := m.near.write(at)
	if to == nil {
		return m.miss(at, Write)
	}
	a <<= d.shift & 63
	b := d.number(m)
	return m.storeResult(d, to, lazySub, a, b, a-b)
}

//go:nosplit
func quickAnd(m *Machine, d *inst) *inst {
	a, b := m.GPR[d.dst&15]<<(d.shift&63), d.number(m)
	v := a & b
	return m.quickResult(d, lazySub, v, 0, v)
}

//go:nosplit
func quickAndLoad(m *Machine, d *inst) *inst {
	at := d.place(m)
	b, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	a := m.GPR[d.dst&15] << (d.shift & 63)
	b <<= d.shift & 63
	v := a & b
	return m.quickResult(d, lazySub, v, 0, v)
}

//go:nosplit
func quickAndStore(m *Machine, d *inst) *inst {
	at := d.place(m)
	a, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	to := m.near.write(at)
	if to == nil {
		return m.miss(at, Write)
	}
	a <<= d.shift & 63
	b := d.number(m)
	v := a & b
	return m.storeResult(d, to, lazySub, v, 0, v)
}

//go:nosplit
func quickOr(m *Machine, d *inst) *inst {
	a, b := m.GPR[d.dst&15]<<(d.shift&63), d.number(m)
	v := a | b
	return m.quickResult(d, lazySub, v, 0, v)
}

//go:nosplit
func quickOrLoad(m *Machine, d *inst) *inst {
	at := d.place(m)
	b, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	a := m.GPR[d.dst&15] << (d.shift & 63)
	b <<= d.shift & 63
	v := a | b
	return m.quickResult(d, lazySub, v, 0, v)
}

//go:nosplit
func quickOrStore(m *Machine, d *inst) *inst {
	at := d.place(m)
	a, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	to := m.near.write(at)
	if to == nil {
		return m.miss(at, Write)
	}
	a <<= d.shift & 63
	b := d.number(m)
	v := a | b
	return m.storeResult(d, to, lazySub, v, 0, v)
}

//go:nosplit
func quickXor(m *Machine, d *inst) *inst {
	a, b := m.GPR[d.dst&15]<<(d.shift&63), d.number(m)
	v := a ^ b
	return m.quickResult(d, lazySub, v, 0, v)
}

//go:nosplit
func quickXorLoad(m *Machine, d *inst) *inst {
	at := d.place(m)
	b, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	a := m.GPR[d.dst&15] << (d.shift & 63)
	b <<= d.shift & 63
	v := a ^ b
	return m.quickResult(d, lazySub, v, 0, v)
}

//go:nosplit
func quickXorStore(m *Machine, d *inst) *inst {
	at := d.place(m)
	a, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	to := m.near.write(at)
	if to == nil {
		return m.miss(at, Write)
	}
	a <<= d.shift & 63
	b := d.number(m)
	v := a ^ b
	return m.storeResult(d, to, lazySub, v, 0, v)
}

//go:nosplit
func quickCmp(m *Machine, d *inst) *inst {
	a, b := m.GPR[d.dst&15]<<(d.shift&63), d.number(m)
	m.compare(d, a, b)
	return d.next
}

//go:nosplit
func quickCmpLoad(m *Machine, d *inst) *inst {
	at := d.place(m)
	b, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	a := m.GPR[d.dst&15] << (d.shift & 63)
	b <<= d.shift & 63
	m.compare(d, a, b)
	return d.next
}

//go:nosplit
func quickCmpStore(m *Machine, d *inst) *inst {
	at := d.place(m)
	a, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	a <<= d.shift & 63
	b := d.number(m)
	m.compare(d, a, b)
	return d.next
}

//go:nosplit
func quickTest(m *Machine, d *inst) *inst {
	v := m.GPR[d.dst&15] << (d.shift & 63) & d.number(m)
	m.compare(d, v, 0)
	return d.next
}

//go:nosplit
func quickTestStore(m *Machine, d *inst) *inst {
	at := d.place(m)
	v, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	v = v << (d.shift & 63) & d.number(m)
	m.compare(d, v, 0)
	return d.next
}
