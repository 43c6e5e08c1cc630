package atomic

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// CmpXchg selects cmpxchg. Part 0 of the result is the loaded value, part 1 tells whether it was
// the expected one.
func (u *Unit) CmpXchg(in *ir.Instr) {
	if u.inMemoryCall(in) {
		return
	}
	t := in.Operand(1).Type()
	bits := uint32(64)
	if t.Kind == ir.IntegerKind {
		bits = t.Bits
	}
	w, exact := build.ExactWidth(bits)
	if t.IsInt(128) {
		u.cmpXchgWide(in)
		return
	}
	if !exact || !build.IsWord(t) {
		u.Fail("a cmpxchg of `" + t.String() + "`")
		return
	}
	addr := u.Memory(in.Operand(0))
	next := u.Reg(in.Operand(2))
	found := u.Temp(mir.GPR, build.IntSize(bits))
	if u.Needed(in) {
		found = u.VReg(in, 0)
	}
	m := u.X86(amd64.CMPXCHG, w, addr, mir.R(next), u.Source(in.Operand(1), 0).In(amd64.RAX),
		mir.Out(found, amd64.RAX))
	m.Prefix = amd64.Lock
	m.Flags |= mir.ClobbersRAX
	if u.Needed(in) {
		u.SetCC(u.VReg(in, 1), build.Condition{C: amd64.CondE})
	}
}

// RMW selects atomicrmw as one locked instruction if one exists, otherwise as a CMPXCHG loop.
func (u *Unit) RMW(in *ir.Instr) {
	t := in.Operand(1).Type()
	bits := uint32(64)
	if t.Kind == ir.IntegerKind {
		bits = t.Bits
	}
	w, exact := build.ExactWidth(bits)
	if u.inMemoryCall(in) || u.float(in) || u.wide(in) {
		return
	}
	if !exact || !build.IsWord(t) || in.Mem == nil {
		u.Fail("an atomicrmw of `" + t.String() + "`")
		return
	}
	p, v := in.Operand(0), in.Operand(1)
	needed := u.Needed(in)
	switch in.Mem.RMW {
	case "xchg":
		addr := u.Memory(p)
		d := u.Temp(mir.GPR, build.IntSize(bits))
		if needed {
			d = u.VReg(in, 0)
		}
		u.X86(amd64.XCHG, w, addr, mir.D(d), u.Source(v, 0).As(mir.Tied))
	case "add", "sub":
		u.add(in, p, v, w, bits, needed)
	case "and", "or", "xor":
		if needed {
			u.loop(in, w, loops[in.Mem.RMW], mir.R(u.Reg(v)))
			return
		}
		op := map[string]amd64.Op{"and": amd64.AND, "or": amd64.OR, "xor": amd64.XOR}[in.Mem.RMW]
		addr := u.Memory(p)
		u.X86(op, w, addr, u.ImmediateOrReg(v, w)).Prefix = amd64.Lock
	default:
		loop, ok := loops[in.Mem.RMW]
		if !ok {
			u.Fail("`atomicrmw " + in.Mem.RMW + "`")
			return
		}
		u.loop(in, w, loop, mir.R(u.Reg(v)))
	}
}

// add adds or subtracts. XADD returns the old value.
func (u *Unit) add(in *ir.Instr, p, v ir.Value, w amd64.Width, bits uint32, needed bool) {
	addr := u.Memory(p)
	sub := in.Mem.RMW == "sub"
	if !needed {
		op := amd64.ADD
		if sub {
			op = amd64.SUB
		}
		u.X86(op, w, addr, u.ImmediateOrReg(v, w)).Prefix = amd64.Lock
		return
	}
	by := u.Source(v, 0)
	if sub {
		if by.Kind == mir.KindImm {
			by.Val = -by.Val
		} else {
			by = mir.R(u.Op2(amd64.NEG, build.OpWidth(bits), u.Reg(v)))
		}
	}
	m := u.X86(
		amd64.XADD,
		w,
		addr,
		build.Explicit(by.In(amd64.RAX)),
		mir.Out(u.VReg(in, 0), amd64.RAX),
	)
	m.Prefix = amd64.Lock
	m.Flags |= mir.ClobbersRAX
}
