package check

import "golang.org/x/arch/x86/x86asm"

// moves executes moves of words between general registers and memory, and reports whether the
// instruction is one.
func (s *stepper) moves() bool {
	st := s.st
	switch s.in.op.Op {
	case x86asm.MOV:
		s.write(s.arg(0), s.source(1))
	case x86asm.MOVZX, x86asm.MOVSX, x86asm.MOVSXD:
		if o := s.arg(1); o.reg >= 0 {
			s.note(st.reg[o.reg], inCompute)
		}
		s.write(operand{reg: s.arg(0).reg, size: 8}, s.fresh(0, computed))
	case x86asm.LEA:
		m, _ := s.in.op.Args[1].(x86asm.Mem)
		s.write(s.arg(0), s.effective(m))
	case x86asm.PUSH:
		v := s.source(0)
		s.push(v)
	case x86asm.PUSHFQ:
		s.push(value{})
	case x86asm.POP:
		v := s.pop()
		s.write(s.arg(0), v)
	case x86asm.POPFQ:
		s.pop()
	case x86asm.LEAVE:
		st.reg[rsp] = st.reg[rbp]
		if st.reg[rsp].kind != stack {
			st.reg[rsp] = s.region()
		}
		st.reg[rbp] = s.pop()
	case x86asm.XCHG:
		a, b := s.arg(0), s.arg(1)
		if a.size != 8 {
			return false
		}
		va, vb := s.read(a, 0), s.read(b, 1)
		s.write(a, vb)
		s.write(b, va)
	case x86asm.CMOVA, x86asm.CMOVAE, x86asm.CMOVB, x86asm.CMOVBE, x86asm.CMOVE, x86asm.CMOVG,
		x86asm.CMOVGE, x86asm.CMOVL, x86asm.CMOVLE, x86asm.CMOVNE, x86asm.CMOVNO, x86asm.CMOVNP,
		x86asm.CMOVNS, x86asm.CMOVO, x86asm.CMOVP, x86asm.CMOVS:
		s.either()
	case x86asm.RET:
		s.note(st.reg[rax], asResult)
	case x86asm.JMP:
		if o := s.arg(0); o.reg >= 0 {
			s.note(st.reg[o.reg], asAddress)
		}
	case x86asm.NOP, x86asm.UD2, x86asm.UD1, x86asm.PAUSE, x86asm.LFENCE, x86asm.MFENCE,
		x86asm.SFENCE, x86asm.CLD, x86asm.STD, x86asm.PREFETCHNTA, x86asm.PREFETCHT0,
		x86asm.PREFETCHT1, x86asm.PREFETCHT2, x86asm.PREFETCHW, x86asm.INT, x86asm.HLT:
	default:
		return isConditional(s.in.op.Op)
	}
	return true
}

// source is the value of an operand that is moved.
func (s *stepper) source(i int) value {
	if imm, ok := s.in.op.Args[i].(x86asm.Imm); ok {
		return value{kind: constant, off: int64(imm)}
	}
	o := s.arg(i)
	if o.mem && s.in.op.MemBytes != 8 && s.in.op.Op != x86asm.PUSH {
		return s.fresh(0, computed)
	}
	if o.reg < 0 && !o.mem {
		return s.fresh(0, computed) // a segment or control register
	}
	return s.read(o, 0)
}

// effective is the address that lea computes. It gets a new name if it has an index.
func (s *stepper) effective(m x86asm.Mem) value {
	if m.Index == 0 || m.Scale == 0 || m.Base == x86asm.RIP {
		v, _ := s.address(m)
		return v
	}
	key := nameKey{at: s.k, from: computed}
	old := key
	old.old = true
	s.st.forget(s.names.name(key), s.names.name(old))
	base, index := value{kind: constant}, value{}
	if r, _, _ := register(m.Base); m.Base != 0 && r >= 0 {
		base = s.st.reg[r]
	}
	if r, _, _ := register(m.Index); r >= 0 {
		index = s.st.reg[r]
	}
	switch {
	case index.kind == constant:
		index.off *= int64(m.Scale)
	case m.Scale != 1:
		if m.Base == 0 { // a product
			v := s.fresh(0, computed)
			v.stale = index.stale
			return v
		}
		index = value{stale: index.stale}
	}
	v := s.sum(base, index, 0)
	v.off += m.Disp
	return v
}

// push stores a word below the stack pointer.
func (s *stepper) push(v value) {
	if s.st.reg[rsp].kind == stack {
		s.st.reg[rsp].off -= 8
		s.st.store(slot{s.st.reg[rsp].root, s.st.reg[rsp].off}, 8, v)
	}
}

// pop loads a word from the stack.
func (s *stepper) pop() value {
	sp := s.st.reg[rsp]
	if sp.kind != stack {
		return s.fresh(0, computed)
	}
	v := s.load(operand{mem: true, ok: true, at: slot{sp.root, sp.off}}, 0, 0)
	s.st.reg[rsp].off += 8
	return v
}

// either executes a conditional move.
func (s *stepper) either() {
	dst, src := s.arg(0), s.arg(1)
	old := s.st.reg[dst.reg]
	v := s.read(src, 1)
	if old.same(v) && dst.size == 8 {
		return
	}
	n := s.fresh(0, merged)
	old = s.st.reg[dst.reg] // which may have the name
	s.names.inputs[n.root] = []int32{rootOf(old), rootOf(v)}
	n.stale = old.stale
	if n.stale == 0 {
		n.stale = v.stale
	}
	if dst.size != 8 {
		n = value{stale: n.stale}
	}
	s.st.reg[dst.reg] = n
}

// arithmetic executes arithmetic whose results may still be addresses, and comparisons.
func (s *stepper) arithmetic() bool {
	switch s.in.op.Op {
	case x86asm.ADD, x86asm.SUB, x86asm.INC, x86asm.DEC:
		return s.add()
	case x86asm.AND, x86asm.OR:
		imm, ok := s.in.op.Args[1].(x86asm.Imm)
		o := s.arg(0)
		if !ok || o.reg < 0 || o.size != 8 {
			return false
		}
		v := s.st.reg[o.reg]
		if v.kind == stack {
			s.write(o, s.region())
			return true
		}
		align := s.in.op.Op == x86asm.AND && imm < 0 || s.in.op.Op == x86asm.OR && imm > 0
		n := s.fresh(0, computed)
		v = s.st.reg[o.reg]
		if align { // a tag, or an address rounded down
			s.names.parents[n.root] = [2]int32{rootOf(v)}
			n.stale = v.stale
		}
		s.write(o, n)
	case x86asm.XOR, x86asm.PXOR, x86asm.XORPS, x86asm.XORPD:
		if s.in.op.Args[0] != s.in.op.Args[1] {
			return false
		}
		o := s.arg(0)
		if o.reg < 0 {
			return false
		}
		s.st.reg[o.reg] = value{kind: constant}
		if o.reg >= firstLane {
			s.st.reg[o.reg+1] = value{kind: constant}
		}
	case x86asm.CMP, x86asm.TEST:
		s.compare()
	case x86asm.BT, x86asm.UCOMISD, x86asm.UCOMISS, x86asm.COMISD, x86asm.COMISS, x86asm.PTEST:
		for i := range 2 {
			if o := s.arg(i); o.reg >= 0 {
				s.note(s.st.reg[o.reg], inCompute)
			}
		}
	case x86asm.CMPXCHG:
		s.note(s.st.reg[rax], inCompare)
		s.note(s.read(s.arg(1), 1), inMemory)
		s.write(s.arg(0), value{})
		s.st.reg[rax] = s.fresh(0, loaded)
	default:
		return false
	}
	return true
}

// add adds or subtracts.
func (s *stepper) add() bool {
	op := s.in.op.Op
	o := s.arg(0)
	if o.reg < 0 || o.size != 8 || o.reg >= firstLane {
		return false
	}
	by := value{kind: constant, off: 1}
	if op == x86asm.ADD || op == x86asm.SUB {
		if imm, ok := s.in.op.Args[1].(x86asm.Imm); ok {
			by.off = int64(imm)
		} else {
			by = s.read(s.arg(1), 1)
		}
	}
	minus := op == x86asm.SUB || op == x86asm.DEC
	switch v := s.st.reg[o.reg]; {
	case by.kind == constant && v.kind != unknown:
		if minus {
			by.off = -by.off
		}
		v.off += by.off
		s.st.reg[o.reg] = v
	case minus && o.reg == rsp:
		s.write(o, value{})
	case minus && s.together(v, by): // a comparison
		s.st.reg[o.reg] = s.fresh(0, computed)
	case minus: // a distance, or an index from the end
		s.note(by, inCompute)
		s.pass(v)
		stale := v.stale
		n := s.fresh(0, computed)
		n.stale = stale
		s.st.reg[o.reg] = n
	default:
		s.fresh(0, computed) // locations with the name lose it
		if r, ok := s.in.op.Args[1].(x86asm.Reg); ok {
			if k, _, _ := register(r); k >= 0 {
				by = s.st.reg[k]
			}
		}
		s.st.reg[o.reg] = s.sum(s.st.reg[o.reg], by, 0)
	}
	return true
}

// compare executes a comparison. Comparing a reference with null, a word with itself, or two words
// that became stale together, gives the same result after a collection.
func (s *stepper) compare() {
	a, b := s.arg(0), s.arg(1)
	if imm, ok := s.in.op.Args[1].(x86asm.Imm); ok && imm == 0 {
		return
	}
	if s.in.op.Args[0] == s.in.op.Args[1] && a.reg >= 0 {
		return
	}
	var both [2]value
	for i, o := range []operand{a, b} {
		switch {
		case o.reg >= 0:
			both[i] = s.st.reg[o.reg]
		case o.mem && o.ok && o.size == 8:
			both[i] = s.load(o, 0, int32(i))
		}
	}
	if !s.together(both[0], both[1]) {
		s.note(both[0], inCompare)
		s.note(both[1], inCompare)
	}
}
