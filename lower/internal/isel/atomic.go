package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// cmpXchg selects cmpxchg. Part 0 of the result is the loaded value, part 1 tells whether it was
// the expected one.
func (s *atomics) cmpXchg(in *ir.Instr) {
	if s.atomicInMemory(in) {
		return
	}
	t := in.Operand(1).Type()
	bits := uint32(64)
	if t.Kind == ir.IntegerKind {
		bits = t.Bits
	}
	w, exact := build.ExactWidth(bits)
	if t.IsInt(128) {
		s.wideCmpXchg(in)
		return
	}
	if !exact || !build.IsWord(t) {
		s.Fail("a cmpxchg of `" + t.String() + "`")
		return
	}
	addr := s.Segment(s.mem.address(in.Operand(0), 0), in.Operand(0))
	next := s.Reg(in.Operand(2))
	found := s.Temp(mir.GPR, build.IntSize(bits))
	if s.Needed(in) {
		found = s.VReg(in, 0)
	}
	m := s.X86(amd64.CMPXCHG, w, addr, mir.R(next), s.Source(in.Operand(1), 0).In(amd64.RAX),
		mir.Out(found, amd64.RAX))
	m.Prefix = amd64.Lock
	m.Flags |= mir.ClobbersRAX
	if s.Needed(in) {
		s.SetCC(s.VReg(in, 1), build.Condition{C: amd64.CondE})
	}
}

// atomicRMW selects atomicrmw as one locked instruction if one exists, otherwise as a CMPXCHG loop.
func (s *atomics) atomicRMW(in *ir.Instr) {
	t := in.Operand(1).Type()
	bits := uint32(64)
	if t.Kind == ir.IntegerKind {
		bits = t.Bits
	}
	w, exact := build.ExactWidth(bits)
	if s.atomicInMemory(in) || s.atomicFloat(in) || s.atomicLibrary(in) {
		return
	}
	if !exact || !build.IsWord(t) || in.Mem == nil {
		s.Fail("an atomicrmw of `" + t.String() + "`")
		return
	}
	p, v := in.Operand(0), in.Operand(1)
	needed := s.Needed(in)
	switch in.Mem.RMW {
	case "xchg":
		addr := s.Segment(s.mem.address(p, 0), p)
		d := s.Temp(mir.GPR, build.IntSize(bits))
		if needed {
			d = s.VReg(in, 0)
		}
		s.X86(amd64.XCHG, w, addr, mir.D(d), s.Source(v, 0).As(mir.Tied))
	case "add", "sub":
		s.atomicAdd(in, p, v, w, bits, needed)
	case "and", "or", "xor":
		if needed {
			s.atomicLoop(in, w, atomicLoops[in.Mem.RMW], mir.R(s.Reg(v)))
			return
		}
		op := map[string]amd64.Op{"and": amd64.AND, "or": amd64.OR, "xor": amd64.XOR}[in.Mem.RMW]
		addr := s.Segment(s.mem.address(p, 0), p)
		s.X86(op, w, addr, s.flow.immediateOrReg(v, w)).Prefix = amd64.Lock
	default:
		loop, ok := atomicLoops[in.Mem.RMW]
		if !ok {
			s.Fail("`atomicrmw " + in.Mem.RMW + "`")
			return
		}
		s.atomicLoop(in, w, loop, mir.R(s.Reg(v)))
	}
}

// atomicAdd adds or subtracts. XADD returns the old value.
func (s *atomics) atomicAdd(in *ir.Instr, p, v ir.Value, w amd64.Width, bits uint32, needed bool) {
	addr := s.Segment(s.mem.address(p, 0), p)
	sub := in.Mem.RMW == "sub"
	if !needed {
		op := amd64.ADD
		if sub {
			op = amd64.SUB
		}
		s.X86(op, w, addr, s.flow.immediateOrReg(v, w)).Prefix = amd64.Lock
		return
	}
	by := s.Source(v, 0)
	if sub {
		if by.Kind == mir.KindImm {
			by.Val = -by.Val
		} else {
			by = mir.R(s.Op2(amd64.NEG, build.OpWidth(bits), s.Reg(v)))
		}
	}
	m := s.X86(
		amd64.XADD,
		w,
		addr,
		build.Explicit(by.In(amd64.RAX)),
		mir.Out(s.VReg(in, 0), amd64.RAX),
	)
	m.Prefix = amd64.Lock
	m.Flags |= mir.ClobbersRAX
}
