package machine

import "golang.org/x/arch/x86/x86asm"

// mnemonic is the mnemonic of an operation. x86asm has other names for those of SSE that share it
// with a string operation.
func mnemonic(op x86asm.Op) string {
	switch op {
	case x86asm.CMPSD_XMM:
		return "CMPSD"
	case x86asm.MOVSD_XMM:
		return "MOVSD"
	}
	return op.String()
}

// openRows are the rows of an instruction by its mnemonic.
func openRows(name string) []*openRow {
	var rows []*openRow
	for i := range openTable {
		for _, n := range openTable[i].names {
			if n == name {
				rows = append(rows, &openTable[i])
			}
		}
	}
	return rows
}

// openOf returns the undefined bits of the next instruction.
func (m *Processor) openOf(d *inst) *openBits {
	var o *openBits
	for _, row := range openRows(mnemonic(d.op)) {
		if row.bits == nil {
			continue
		}
		if o == nil {
			o = &openBits{}
		}
		row.bits(m, d, o)
		m.fault = nil // an operand that cannot be read has no undefined bits
	}
	return o
}

// ActAsAnother makes the machine behave like another vendor's processor: after each instruction the
// bits in openTable become random. Results that depend on one of them then differ from those of an
// unchanged machine. It is for tests, and slow.
func (m *Machine) ActAsAnother(random func() uint64) {
	m.another = func(d *inst) func() {
		o := m.openOf(d)
		if o == nil {
			return nil
		}
		return func() { m.scramble(o, random) }
	}
}

// scramble randomises undefined bits.
func (m *Processor) scramble(o *openBits, random func() uint64) {
	m.Flags ^= random() & o.flags
	for i := range o.gpr {
		m.GPR[i] ^= random() & o.gpr[i]
		m.XMM[i][0] ^= random() & o.xmm[i][0]
		m.XMM[i][1] ^= random() & o.xmm[i][1]
	}
	if o.x87.Top != 0 {
		x := m.X87.st(0)
		x.Top ^= uint16(random()) & o.x87.Top
		m.X87.set(0, x)
	}
	if v, f := m.Mem.load(o.at, 2); o.mem != 0 && f == nil {
		m.Mem.store(o.at, 2, v^random()&o.mem)
	}
}
