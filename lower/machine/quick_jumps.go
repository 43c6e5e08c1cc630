package machine

// branch continues at d's target, or after d.
func (m *Processor) branch(d *inst, taken bool) *inst {
	if taken {
		m.RIP = d.target
		return d.taken
	}
	m.RIP = d.after
	return d.next
}

// compare records for the flags that b is subtracted from a. Both are shifted.
func (m *Processor) compare(d *inst, a, b uint64) {
	m.lazy = lazyFlags{lazySub, d.shift, a, b, a - b}
}

//go:nosplit
func quickJcc(m *Processor, d *inst) *inst { return m.branch(d, m.met(d)) }

//go:nosplit
func quickJmp(m *Processor, d *inst) *inst {
	m.RIP = d.target
	return d.taken
}

//go:nosplit
func quickCall(m *Processor, d *inst) *inst {
	at := m.GPR[rsp] - 8
	b := m.near.write(at)
	if b == nil {
		return m.miss(at, Write)
	}
	*b = d.after
	m.GPR[rsp], m.RIP = at, d.target
	return d.taken
}

//go:nosplit
func quickRet(m *Processor, _ *inst) *inst {
	at := m.GPR[rsp]
	to, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	m.GPR[rsp], m.RIP = at+8, to
	line := &m.near.codes[to/PageSize%lines]
	if line.num != to/PageSize+1 {
		return nil
	}
	return line.code[to%PageSize]
}

//go:nosplit
func quickPush(m *Processor, d *inst) *inst {
	at := m.GPR[rsp] - 8
	b := m.near.write(at)
	if b == nil {
		return m.miss(at, Write)
	}
	*b = m.GPR[d.dst&15]
	m.GPR[rsp] = at
	return d.next
}

//go:nosplit
func quickPop(m *Processor, d *inst) *inst {
	at := m.GPR[rsp]
	v, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	m.GPR[rsp] = at + 8
	m.GPR[d.dst&15] = v
	return d.next
}

//go:nosplit
func quickSet(m *Processor, d *inst) *inst {
	r := &m.GPR[d.dst&15]
	*r = *r&^0xFF | ordered(m.met(d))
	return d.next
}

//go:nosplit
func quickCmov(m *Processor, d *inst) *inst {
	r := &m.GPR[d.dst&15]
	v := *r
	if m.met(d) {
		v = m.GPR[d.src&15]
	}
	*r = *r&d.keep | v&d.mask
	return d.next
}

//go:nosplit
func quickCmovLoad(m *Processor, d *inst) *inst {
	at := d.place(m)
	v, ok := m.near.read(at)
	if !ok {
		return m.miss(at, Read)
	}
	r := &m.GPR[d.dst&15]
	if !m.met(d) {
		v = *r
	}
	*r = *r&d.keep | v&d.mask
	return d.next
}
