package machine

import "golang.org/x/arch/x86/x86asm"

// half is the origin of a half of a vector operand.
func (s *Shadow) half(o *operand, h int) Origin {
	switch o.kind {
	case opXMM:
		return s.copied(&s.regs.xmm[o.reg&15][h], firstXMM+Place(2*(o.reg&15))+Place(h))
	case opMem:
		at := s.m.addr(o) + uint64(8*h)
		return s.copied(s.load(at, 8), Place(at))
	}
	return s.from(o)
}

// halves sets the origins of both halves of a vector operand.
func (s *Shadow) halves(d *operand, low, high Origin) {
	if d.kind == opXMM {
		s.regs.xmm[d.reg&15] = [2]Origin{low, high}
		return
	}
	at := s.m.addr(d)
	s.toMemory(at, whole(low))
	s.toMemory(at+8, whole(high))
}

// followVector is follow for instructions on XMM registers. It reports whether it handles all
// results of the instruction.
func (s *Shadow) followVector(d *inst) bool {
	if d.a.kind != opXMM && d.b.kind != opXMM {
		return false
	}
	a, b := &d.a, &d.b
	low := func(o *operand) Origin { return s.half(o, 0) }
	high := func(o *operand) Origin { return s.half(o, 1) }
	switch d.op {
	case x86asm.MOVAPS, x86asm.MOVAPD, x86asm.MOVDQA, x86asm.MOVUPS, x86asm.MOVUPD, x86asm.MOVDQU,
		x86asm.LDDQU, x86asm.MOVNTDQ, x86asm.MOVNTPS, x86asm.MOVNTPD:
		s.halves(a, low(b), high(b))
	case x86asm.MOVD, x86asm.MOVQ:
		switch {
		case a.kind == opXMM:
			s.halves(a, low(b), Origin{})
		case d.op == x86asm.MOVQ || a.size == 8:
			s.to(a, whole(low(b)))
		default:
			return false
		}
	case x86asm.MOVSD_XMM:
		switch {
		case a.kind == opMem:
			s.toMemory(s.m.addr(a), whole(low(b)))
		case b.kind == opMem:
			s.halves(a, low(b), Origin{})
		default:
			s.halves(a, low(b), high(a))
		}
	case x86asm.MOVLPS, x86asm.MOVLPD, x86asm.MOVHPS, x86asm.MOVHPD:
		upper := d.op == x86asm.MOVHPS || d.op == x86asm.MOVHPD
		switch {
		case a.kind == opMem && upper:
			s.toMemory(s.m.addr(a), whole(high(b)))
		case a.kind == opMem:
			s.toMemory(s.m.addr(a), whole(low(b)))
		case upper:
			s.halves(a, low(a), low(b))
		default:
			s.halves(a, low(b), high(a))
		}
	case x86asm.MOVHLPS:
		s.halves(a, high(b), high(a))
	case x86asm.MOVLHPS, x86asm.PUNPCKLQDQ, x86asm.UNPCKLPD:
		s.halves(a, low(a), low(b))
	case x86asm.PUNPCKHQDQ, x86asm.UNPCKHPD:
		s.halves(a, high(a), high(b))
	case x86asm.SHUFPD:
		s.halves(a, s.half(a, int(d.c.val&1)), s.half(b, int(d.c.val>>1&1)))
	case x86asm.PSHUFD:
		var to [2]Origin
		for h := range to {
			switch d.c.val >> (4 * h) & 15 {
			case 4: // words 0 and 1
				to[h] = low(b)
			case 14: // words 2 and 3
				to[h] = high(b)
			}
		}
		s.halves(a, to[0], to[1])
	case x86asm.PAND, x86asm.POR, x86asm.PXOR, x86asm.ANDPS, x86asm.ANDPD, x86asm.ORPS,
		x86asm.ORPD, x86asm.XORPS, x86asm.XORPD, x86asm.PANDN, x86asm.ANDNPS, x86asm.ANDNPD,
		x86asm.PADDQ:
		s.halves(a, either(low(a), low(b)), either(high(a), high(b)))
	case x86asm.PSLLQ, x86asm.PSRLQ:
		s.halves(a, low(a), high(a))
	case x86asm.PSLLDQ, x86asm.PSRLDQ:
		switch {
		case b.val != 8:
			s.halves(a, Origin{}, Origin{})
		case d.op == x86asm.PSLLDQ:
			s.halves(a, Origin{}, low(a))
		default:
			s.halves(a, high(a), Origin{})
		}
	case x86asm.PINSRQ:
		to := [2]Origin{low(a), high(a)}
		to[d.c.val&1] = s.from(b)
		s.halves(a, to[0], to[1])
	case x86asm.PEXTRQ:
		s.to(a, whole(s.half(b, int(d.c.val&1))))
	default:
		if a.kind == opXMM {
			s.halves(a, Origin{}, Origin{})
		}
		return a.kind == opXMM
	}
	return true
}
