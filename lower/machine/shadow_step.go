package machine

import "golang.org/x/arch/x86/x86asm"

// before examines the instruction that is about to be executed: its accesses, and the origins of
// its results.
func (s *Shadow) before(d *inst) {
	m := s.m
	if s.words {
		s.regs = s.thread(m.current)
	}
	s.n, s.result, s.unknown = 0, 0, false
	switch d.op {
	case x86asm.LEA, x86asm.NOP, x86asm.CLFLUSH, x86asm.PREFETCHNTA, x86asm.PREFETCHT0,
		x86asm.PREFETCHT1, x86asm.PREFETCHT2:
	case x86asm.MOVSB, x86asm.MOVSW, x86asm.MOVSD, x86asm.MOVSQ, x86asm.STOSB, x86asm.STOSW,
		x86asm.STOSD, x86asm.STOSQ, x86asm.LODSB, x86asm.LODSW, x86asm.LODSD, x86asm.LODSQ,
		x86asm.SCASB, x86asm.SCASW, x86asm.SCASD, x86asm.SCASQ, x86asm.CMPSB, x86asm.CMPSW,
		x86asm.CMPSD, x86asm.CMPSQ:
		s.lookString(d)
	case x86asm.MASKMOVDQU:
		s.look(rdi, noReg, m.GPR[rdi], 16, true)
	default:
		if d.a.kind == opMem {
			s.look(d.a.base, d.a.index, m.addr(&d.a), d.a.size, d.writes())
		} else if d.b.kind == opMem {
			s.look(d.b.base, d.b.index, m.addr(&d.b), d.b.size, d.op == x86asm.XCHG)
		}
	}
	if s.words {
		s.follow(d)
	}
}

// writes reports whether an instruction writes its first operand, if that is memory.
func (d *inst) writes() bool {
	switch d.op {
	case x86asm.CMP, x86asm.TEST, x86asm.PUSH, x86asm.CALL, x86asm.JMP, x86asm.MUL, x86asm.IMUL,
		x86asm.DIV, x86asm.IDIV, x86asm.BT, x86asm.LDMXCSR, x86asm.FLD, x86asm.FILD, x86asm.FLDCW,
		x86asm.FADD, x86asm.FMUL, x86asm.FSUB, x86asm.FSUBR, x86asm.FDIV, x86asm.FDIVR,
		x86asm.FIADD, x86asm.FIMUL, x86asm.FISUB, x86asm.FISUBR, x86asm.FIDIV, x86asm.FIDIVR:
		return false
	}
	return true
}

// look calls Look for an access, if it is to the range or through a stale register.
func (s *Shadow) look(base, index uint8, addr uint64, size uint8, write bool) {
	a := &s.access
	a.Base, a.Index, a.BaseOf, a.IndexOf = -1, -1, &s.none, &s.none
	stale := false
	if base != noReg {
		a.Base = int(base)
		if s.words {
			a.BaseOf = &s.regs.gpr[base&15]
			stale = s.gone(a.BaseOf.Of)
		}
	}
	if index != noReg {
		a.Index = int(index)
		if s.words {
			a.IndexOf = &s.regs.gpr[index&15]
			stale = stale || s.gone(a.IndexOf.Of)
		}
	}
	if stale || addr-s.start < s.size {
		a.Addr, a.Size, a.Write = addr, size, write
		s.Look(a)
	}
}

// lookString is look for the accesses of a string operation.
func (s *Shadow) lookString(d *inst) {
	op := stringOps[d.op]
	if m := s.m; d.rep == 0 || m.GPR[rcx] != 0 {
		if op.what != 's' && op.what != 'n' {
			s.look(rsi, noReg, m.GPR[rsi], op.size, false)
		}
		if op.what != 'l' {
			s.look(rdi, noReg, m.GPR[rdi], op.size, op.what == 'm' || op.what == 's')
		}
	}
}

// copied is the origin of a copy of a word.
func (s *Shadow) copied(o *Origin, from Place) Origin {
	c := *o
	if c.Of == 0 {
		return Origin{}
	}
	if c.Held.Place == 0 && s.gone(c.Of) {
		c.Held = Held{from, c.At, c.Step}
	}
	c.At, c.Step = uint32(s.m.RIP), s.m.Steps
	return c
}

// from is the origin of a copy of an operand.
func (s *Shadow) from(o *operand) Origin {
	switch {
	case o.kind == opReg && o.size >= 4:
		return s.copied(&s.regs.gpr[o.reg&15], Place(o.reg&15+1))
	case o.kind == opMem && o.size&^12 == 0 && o.size != 12:
		at := s.m.addr(o)
		return s.copied(s.load(at, o.size), Place(at))
	}
	return Origin{}
}

// to sets the origin that an operand has after the instruction.
func (s *Shadow) to(d *operand, o Origin) {
	switch {
	case d.kind == opReg && d.size >= 4:
		s.regs.gpr[d.reg&15], s.result = o, int(d.reg&15)+1
	case d.kind == opMem && o.Of != 0 && (d.size == 8 || d.size == 4):
		o.size = d.size
		s.toMemory(s.m.addr(d), o)
	}
}

func (s *Shadow) toMemory(addr uint64, o Origin) {
	if o.Of != 0 {
		s.stores[s.n] = shadowStore{addr, o}
		s.n++
	}
}

// either is the origin of a result of two operands.
func either(a, b Origin) Origin {
	switch {
	case a.Of == 0:
		return b
	case b.Of == 0:
		return a
	}
	return Origin{}
}

// follow computes the origins of an instruction's results.
func (s *Shadow) follow(d *inst) {
	m := s.m
	switch d.op {
	case x86asm.CMP, x86asm.TEST, x86asm.JMP, x86asm.CALL, x86asm.RET, x86asm.NOP:
	case x86asm.MOV, x86asm.MOVZX, x86asm.MOVSX, x86asm.MOVSXD, x86asm.MOVNTI:
		s.to(&d.a, s.from(&d.b))
	case x86asm.LEA:
		var base, index Origin
		if d.b.base != noReg {
			base = s.copied(&s.regs.gpr[d.b.base&15], Place(d.b.base&15+1))
		}
		if d.b.index != noReg {
			index = s.copied(&s.regs.gpr[d.b.index&15], Place(d.b.index&15+1))
		}
		s.to(&d.a, either(base, index))
	case x86asm.ADD, x86asm.ADC, x86asm.OR, x86asm.XOR, x86asm.AND:
		s.to(&d.a, either(s.from(&d.a), s.from(&d.b)))
	case x86asm.SUB, x86asm.SBB:
		a := s.from(&d.a)
		if s.from(&d.b).Of != 0 {
			a = Origin{}
		}
		s.to(&d.a, a)
	case x86asm.INC, x86asm.DEC, x86asm.NOT, x86asm.NEG, x86asm.BSWAP, x86asm.SHL, x86asm.SHR,
		x86asm.SAR, x86asm.ROL, x86asm.ROR, x86asm.BTS, x86asm.BTR, x86asm.BTC:
		s.to(&d.a, s.from(&d.a))
	case x86asm.XCHG:
		a, b := s.from(&d.a), s.from(&d.b)
		s.to(&d.a, b)
		s.to(&d.b, a)
	case x86asm.XADD:
		a, b := s.from(&d.a), s.from(&d.b)
		s.to(&d.b, a)
		s.to(&d.a, either(a, b))
	case x86asm.CMPXCHG:
		acc := operand{kind: opReg, size: d.size, reg: rax}
		a := s.from(&d.a)
		if m.get(&acc) == m.get(&d.a) {
			s.to(&d.a, s.from(&d.b))
			break
		}
		s.to(&d.a, a) // which is written back
		s.to(&acc, a)
	case x86asm.PUSH:
		s.toMemory(m.GPR[rsp]-8, whole(s.from(&d.a)))
	case x86asm.POP:
		if d.a.kind == opReg {
			s.to(&d.a, s.copied(s.load(m.GPR[rsp], 8), Place(m.GPR[rsp])))
		}
	case x86asm.LEAVE:
		at := m.GPR[rbp]
		s.regs.gpr[rsp] = s.regs.gpr[rbp]
		s.regs.gpr[rbp] = s.copied(s.load(at, 8), Place(at))
	default:
		switch d.op {
		case conds[0][d.cc]:
			return
		case conds[2][d.cc]:
			if m.cond(d.cc) {
				s.to(&d.a, s.from(&d.b))
			}
			return
		}
		if s.followVector(d) {
			return
		}
		op, ok := stringOps[d.op]
		if ok {
			s.followString(d, op.what, op.size)
		}
		s.unknown = !ok
	}
}

// whole is a word of 8 bytes.
func whole(o Origin) Origin {
	o.size = 8
	return o
}

// followString is follow for an element of a string operation. A word that is moved in parts has an
// origin once the last part has been moved.
func (s *Shadow) followString(d *inst, what byte, size uint8) {
	m := s.m
	if d.rep != 0 && m.GPR[rcx] == 0 {
		return
	}
	from, to := m.GPR[rsi], m.GPR[rdi]
	switch what {
	case 'm':
		if to%8+uint64(size) == 8 && from%8 == to%8 {
			s.toMemory(to&^7, whole(s.copied(s.load(from&^7, 8), Place(from&^7))))
		}
	case 's':
		if size == 8 {
			s.toMemory(to, whole(s.copied(&s.regs.gpr[rax], rax+1)))
		}
	case 'l':
		s.to(&operand{kind: opReg, size: size, reg: rax}, s.copied(s.load(from, size), Place(from)))
	}
}

// after sets the origins of words that the instruction has stored. gpr are the registers before it.
func (s *Shadow) after(gpr *[16]uint64) {
	m := s.m
	if s.unknown {
		for i := range gpr {
			if m.GPR[i] != gpr[i] {
				s.regs.gpr[i].Of = 0
			}
		}
	}
	if n := s.result; n > 0 && m.GPR[n-1] < 1<<16 {
		s.regs.gpr[n-1].Of = 0
	}
	for i := range s.n {
		x := &s.stores[i]
		s.store(x.addr, x.o.size, x.o)
		if x.addr-s.start < s.size && s.gone(x.o.Of) {
			s.Stored(x.addr, &x.o)
		}
	}
}
