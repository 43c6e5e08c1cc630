package machine

import "golang.org/x/arch/x86/x86asm"

// stringOps are the kinds and sizes in bytes of string operations.
var stringOps = map[x86asm.Op]struct {
	what byte // m move, s store, l load, n scan, c compare
	size uint8
}{
	x86asm.MOVSB: {'m', 1}, x86asm.MOVSW: {'m', 2}, x86asm.MOVSD: {'m', 4}, x86asm.MOVSQ: {'m', 8},
	x86asm.STOSB: {'s', 1}, x86asm.STOSW: {'s', 2}, x86asm.STOSD: {'s', 4}, x86asm.STOSQ: {'s', 8},
	x86asm.LODSB: {'l', 1}, x86asm.LODSW: {'l', 2}, x86asm.LODSD: {'l', 4}, x86asm.LODSQ: {'l', 8},
	x86asm.SCASB: {'n', 1}, x86asm.SCASW: {'n', 2}, x86asm.SCASD: {'n', 4}, x86asm.SCASQ: {'n', 8},
	x86asm.CMPSB: {'c', 1}, x86asm.CMPSW: {'c', 2}, x86asm.CMPSD: {'c', 4}, x86asm.CMPSQ: {'c', 8},
}

// execString executes one element of a string operation. With a REP prefix the instruction is
// repeated until its count is zero, so each element is a step: it counts against the limit and can
// be interrupted and undone, and at a fault the previous elements are done, as on a processor.
func execString(m *Processor, d *inst) {
	s := stringOps[d.op]
	if d.rep != 0 && m.GPR[rcx] == 0 {
		return
	}
	delta := uint64(s.size)
	if m.Flags&FlagDF != 0 {
		delta = -delta
	}
	acc := operand{kind: opReg, size: s.size, reg: rax}
	stop := false
	switch s.what {
	case 'm':
		m.store(m.GPR[rdi], s.size, m.load(m.GPR[rsi], s.size))
		m.GPR[rsi] += delta
		m.GPR[rdi] += delta
	case 's':
		m.store(m.GPR[rdi], s.size, m.GPR[rax])
		m.GPR[rdi] += delta
	case 'l':
		m.put(&acc, m.load(m.GPR[rsi], s.size))
		m.GPR[rsi] += delta
	case 'n':
		m.sub(m.get(&acc), m.load(m.GPR[rdi], s.size), 0, s.size)
		m.GPR[rdi] += delta
		stop = (d.rep == 0xF3) != (m.Flags&FlagZF != 0)
	case 'c':
		m.sub(m.load(m.GPR[rsi], s.size), m.load(m.GPR[rdi], s.size), 0, s.size)
		m.GPR[rsi] += delta
		m.GPR[rdi] += delta
		stop = (d.rep == 0xF3) != (m.Flags&FlagZF != 0)
	}
	if d.rep != 0 {
		m.GPR[rcx]--
		if m.GPR[rcx] != 0 && !stop {
			m.RIP -= uint64(d.len)
		}
	}
}
