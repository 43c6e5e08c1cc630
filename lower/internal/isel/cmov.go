package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// selectInst selects the select instruction with conditional moves.
func (s *control) selectInst(in *ir.Instr) {
	if l, ok := logicOf(in); ok {
		d, a := s.VReg(in, 0), s.Source(l.a, 0)
		if l.negated {
			a = mir.R(s.Op2(amd64.XOR, amd64.W32, s.Reg(l.a), mir.I(1)))
		}
		s.X86(l.op, amd64.W32, mir.D(d), a.As(mir.Tied), mir.R(s.Reg(l.b)))
		return
	}
	ps := append([]build.Part(nil), s.Parts(in.Type())...)
	// The values come before the comparison, because loading a constant may change the flags.
	type arm struct{ yes, no mir.Operand }
	arms := make([]arm, len(ps))
	var floats []bitsMove
	inverted := false
	var mask mir.VReg // for parts of 16 bytes
	for i, p := range ps {
		s.VReg(in, i)
		yes, no := s.Source(in.Operand(1), i), s.Source(in.Operand(2), i)
		if i == 0 && len(ps) == 1 && no.Kind != mir.KindReg && yes.Kind == mir.KindReg {
			// A constant is loaded either way, so it may go to the register that is overwritten.
			yes, no, inverted = no, yes, true
		}
		if p.Size == 16 {
			if mask == 0 {
				mask = s.vec.SplatCondition(in.Operand(0))
			}
			if inverted {
				yes, no, inverted = no, yes, false
			}
			t := p.Type.Scalar()
			s.DefineXMM(in, i, s.Blend(mask, yes, no, t.IsFloat()))
			continue
		}
		if yes.Kind != mir.KindReg {
			yes = mir.R(s.Load(yes, p.Class, p.Size))
		}
		arms[i] = arm{yes, no}
		if p.Class == mir.XMM { // conditional moves are for general registers only
			arms[i] = arm{mir.R(s.BitsOf(arms[i].yes, p)), mir.R(s.BitsOf(arms[i].no, p))}
		}
	}
	if mask != 0 && wholly(ps, 16) {
		return
	}
	c := s.flags(in.Operand(0))
	if inverted {
		c = c.Not()
	}
	for i, p := range ps {
		if p.Size == 16 {
			continue
		}
		w := build.OpWidth(p.Bits)
		d := s.VReg(in, i)
		if p.Class == mir.XMM {
			d = s.Temp(mir.GPR, p.Size)
			floats = append(floats, bitsMove{s.VReg(in, i), d, p})
			p.Class = mir.GPR
		}
		no := arms[i].no
		if c.Joined == '|' || c.Joined == '&' {
			cond, second := c.C, c.Second
			yes := arms[i].yes
			if c.Joined == '&' {
				// a && b selects yes: start with yes and move no over it if either fails.
				cond, second = cond.Negate(), second.Negate()
				yes, no = mir.R(s.registerOf(no, p)), yes
			}
			t := s.Temp(p.Class, p.Size)
			s.CMov(t, no, yes, cond, w)
			s.CMov(d, mir.R(t), yes, second, w)
			continue
		}
		s.CMov(d, no, arms[i].yes, c.C, w)
	}
	for _, f := range floats {
		s.FromBits(f.to, f.from, f.p)
	}
}

// wholly reports whether every part has a size.
func wholly(ps []build.Part, size uint8) bool {
	for _, p := range ps {
		if p.Size != size {
			return false
		}
	}
	return true
}

// bitsMove is a floating-point register that gets the bits of a general one.
type bitsMove struct {
	to, from mir.VReg
	p        build.Part
}

func (s *control) registerOf(o mir.Operand, p build.Part) mir.VReg {
	if o.Kind == mir.KindReg {
		return o.Reg
	}
	return s.loadKeepingFlags(o, p)
}

// loadKeepingFlags is Load that preserves the flags.
func (s *control) loadKeepingFlags(o mir.Operand, p build.Part) mir.VReg {
	r := s.Load(o, p.Class, p.Size)
	s.Buf[len(s.Buf)-1].Flags |= mir.ReadsFlags
	return r
}
