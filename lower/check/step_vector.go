package check

import "golang.org/x/arch/x86/x86asm"

// vectors executes moves of words in halves of vector registers, and reports whether the
// instruction is one.
func (s *stepper) vectors() bool {
	dst, src := s.arg(0), s.arg(1)
	reg := &s.st.reg
	low := func(o operand, loc int32) value {
		if o.mem {
			return s.load(o, 0, loc)
		}
		if o.reg < 0 {
			return value{}
		}
		return reg[o.reg]
	}
	high := func(o operand, loc int32) value {
		if o.mem {
			return s.load(o, 8, loc)
		}
		if o.reg < firstLane {
			return value{}
		}
		return reg[o.reg+1]
	}
	isVector := func(o operand) bool { return o.reg >= firstLane }
	switch s.in.op.Op {
	case x86asm.MOVAPS, x86asm.MOVUPS, x86asm.MOVAPD, x86asm.MOVUPD, x86asm.MOVDQA, x86asm.MOVDQU,
		x86asm.LDDQU, x86asm.MOVNTDQ, x86asm.MOVNTPS:
		l, h := low(src, 0), high(src, 1)
		if isVector(dst) {
			reg[dst.reg], reg[dst.reg+1] = l, h
			break
		}
		dst.size = 8
		s.write(dst, l)
		dst.at.off += 8
		s.write(dst, h)
	case x86asm.MOVQ, x86asm.MOVSD_XMM, x86asm.MOVLPS, x86asm.MOVLPD:
		l := low(src, 0)
		switch {
		case isVector(dst):
			reg[dst.reg] = l
			if s.in.op.Op == x86asm.MOVQ || s.in.op.Op == x86asm.MOVSD_XMM && src.mem {
				reg[dst.reg+1] = value{kind: constant}
			}
		default:
			dst.size = 8
			s.write(dst, l)
		}
	case x86asm.MOVHPS, x86asm.MOVHPD:
		if isVector(dst) {
			reg[dst.reg+1] = low(src, 0)
			break
		}
		dst.size = 8
		s.write(dst, high(src, 0))
	case x86asm.MOVHLPS:
		reg[dst.reg] = reg[src.reg+1]
	case x86asm.MOVLHPS:
		reg[dst.reg+1] = reg[src.reg]
	case x86asm.UNPCKLPD, x86asm.PUNPCKLQDQ:
		reg[dst.reg+1] = low(src, 0)
	case x86asm.UNPCKHPD, x86asm.PUNPCKHQDQ:
		reg[dst.reg], reg[dst.reg+1] = reg[dst.reg+1], high(src, 0)
	case x86asm.PSHUFD:
		imm, _ := s.in.op.Args[2].(x86asm.Imm)
		l, h := low(src, 0), high(src, 1)
		pick := func(two x86asm.Imm) (value, bool) {
			switch two & 15 {
			case 0x4:
				return l, true
			case 0xe:
				return h, true
			}
			return value{}, false
		}
		a, ok1 := pick(imm)
		b, ok2 := pick(imm >> 4)
		if !ok1 {
			a = s.fresh(2, computed)
		}
		if !ok2 {
			b = s.fresh(3, computed)
		}
		reg[dst.reg], reg[dst.reg+1] = a, b
	case x86asm.SHUFPD:
		imm, _ := s.in.op.Args[2].(x86asm.Imm)
		l, h := reg[dst.reg], low(src, 0)
		if imm&1 != 0 {
			l = reg[dst.reg+1]
		}
		if imm&2 != 0 {
			h = high(src, 1)
		}
		reg[dst.reg], reg[dst.reg+1] = l, h
	case x86asm.PEXTRQ:
		imm, _ := s.in.op.Args[2].(x86asm.Imm)
		v := reg[src.reg]
		if imm&1 != 0 {
			v = reg[src.reg+1]
		}
		dst.size = 8
		s.write(dst, v)
	case x86asm.PINSRQ:
		imm, _ := s.in.op.Args[2].(x86asm.Imm)
		reg[dst.reg+int(imm&1)] = low(src, 0)
	default:
		return false
	}
	return true
}
