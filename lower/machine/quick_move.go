package machine

//go:nosplit
func quickNop(_ *Processor, d *inst) *inst { return d.next }

//go:nosplit
func quickMov(m *Processor, d *inst) *inst {
	r := &m.GPR[d.dst&15]
	*r = *r&d.keep | d.source(m)&d.from
	return d.next
}

//go:nosplit
func quickMovWhole(m *Processor, d *inst) *inst {
	m.GPR[d.dst&15] = d.source(m)
	return d.next
}

//go:nosplit
func quickMovSX(m *Processor, d *inst) *inst {
	r := &m.GPR[d.dst&15]
	*r = *r&d.keep | d.extended(m.GPR[d.src&15])
	return d.next
}

// extended sign-extends a source.
func (d *inst) extended(v uint64) uint64 {
	return uint64(int64(v<<(d.fromShift&63))>>(d.fromShift&63)) & d.mask
}

//go:nosplit
func quickLoad(m *Processor, d *inst) *inst {
	at := d.place(m)
	v, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	r := &m.GPR[d.dst&15]
	*r = *r&d.keep | v&d.from
	return d.next
}

//go:nosplit
func quickLoadWhole(m *Processor, d *inst) *inst {
	at := d.place(m)
	v, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	m.GPR[d.dst&15] = v
	return d.next
}

//go:nosplit
func quickLoadSX(m *Processor, d *inst) *inst {
	at := d.place(m)
	v, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	r := &m.GPR[d.dst&15]
	*r = *r&d.keep | d.extended(v)
	return d.next
}

//go:nosplit
func quickStore(m *Processor, d *inst) *inst {
	at := d.place(m)
	to := m.near.write(at)
	if to == nil {
		return m.miss(at, Write)
	}
	v := *to&^d.mask | d.source(m)&d.mask
	*to = v
	return d.next
}

//go:nosplit
func quickStoreWhole(m *Processor, d *inst) *inst {
	at := d.place(m)
	to := m.near.write(at)
	if to == nil {
		return m.miss(at, Write)
	}
	*to = d.source(m)
	return d.next
}

//go:nosplit
func quickLea(m *Processor, d *inst) *inst {
	m.GPR[d.dst&15] = d.place(m) & d.mask
	return d.next
}
