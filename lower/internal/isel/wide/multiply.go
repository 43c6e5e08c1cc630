package wide

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// multiply is the product of two pairs of registers: the full product of the lower halves, and
// the lower halves of the mixed ones, if they are not zero, added on top.
func (u *Unit) multiply(in *ir.Instr) {
	a, b := in.Operand(0), in.Operand(1)
	a0, b0 := u.RegPart(a, 0), u.RegPart(b, 0)
	a1, b1 := u.Source(a, 1), u.Source(b, 1)
	var mixed []mir.VReg
	low, high := u.VReg(in, 0), u.VReg(in, 1)
	top := high
	isZero := func(o mir.Operand) bool {
		return o.Kind == mir.KindImm && o.Sym == amd64.NoSym &&
			o.Val == 0
	}
	if !isZero(a1) || !isZero(b1) {
		top = u.Temp(mir.GPR, 8)
	}
	m := u.X86(amd64.MUL, amd64.W64, mir.RM(b0), mir.R(a0).In(amd64.RAX), mir.Out(low, amd64.RAX),
		mir.Out(top, amd64.RDX))
	m.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
	if !isZero(b1) {
		mixed = append(mixed, u.Op2(amd64.IMUL, amd64.W64, a0, mir.R(u.RegPart(b, 1))))
	}
	if !isZero(a1) {
		mixed = append(mixed, u.Op2(amd64.IMUL, amd64.W64, u.RegPart(a, 1), mir.R(b0)))
	}
	for i, x := range mixed {
		sum := high
		if i+1 < len(mixed) {
			sum = u.Temp(mir.GPR, 8)
		}
		u.X86(amd64.ADD, amd64.W64, mir.D(sum), mir.R(top).As(mir.Tied), mir.R(x))
		top = sum
	}
}

// shiftConst shifts a pair of registers by a constant. The halves that come out as zeros have
// no registers: see build.PartIsZero.
func (u *Unit) shiftConst(in *ir.Instr, n int64) {
	a0, a1 := u.Source(in.Operand(0), 0), u.Source(in.Operand(0), 1)
	single := map[ir.Opcode]amd64.Op{ir.Shl: amd64.SHL, ir.LShr: amd64.SHR,
		ir.AShr: amd64.SAR}[in.Op]
	shift := func(p int, src mir.Operand, n int64) {
		if n == 0 {
			u.Emit(mir.Copy, amd64.W64, mir.D(u.VReg(in, p)), src.As(mir.Tied))
			return
		}
		u.X86(single, amd64.W64, mir.D(u.VReg(in, p)), src.As(mir.Tied), mir.I(n))
	}
	switch {
	case in.Op == ir.Shl && n >= 64:
		shift(1, a0, n-64)
	case n >= 64:
		shift(0, a1, n-64)
		if in.Op == ir.AShr {
			shift(1, a1, 63)
		}
	case n == 0:
		shift(0, a0, 0)
		shift(1, a1, 0)
	case in.Op == ir.Shl:
		u.X86(amd64.SHLD, amd64.W64, mir.D(u.VReg(in, 1)), a1.As(mir.Tied),
			mir.R(u.RegPart(in.Operand(0), 0)), mir.I(n))
		shift(0, a0, n)
	default:
		u.X86(amd64.SHRD, amd64.W64, mir.D(u.VReg(in, 0)), a0.As(mir.Tied),
			mir.R(u.RegPart(in.Operand(0), 1)), mir.I(n))
		shift(1, a1, n)
	}
}

// shift shifts a pair of registers by SHLD or SHRD and a single shift; for counts from 64 up,
// conditional moves then move one half to the other.
func (u *Unit) shift(in *ir.Instr) {
	if n := build.WideShiftBy(in); n >= 0 {
		u.shiftConst(in, n)
		return
	}
	a0, a1 := u.RegPart(in.Operand(0), 0), u.RegPart(in.Operand(0), 1)
	count := u.RegPart(in.Operand(1), 0)
	fill := u.Load(mir.I(0), mir.GPR, 8)
	if in.Op == ir.AShr {
		fill = u.Op2(amd64.SAR, amd64.W64, a1, mir.I(63))
	}
	by := func() mir.Operand { return build.Explicit(mir.R(count).In(amd64.RCX)) }
	// the half that bits are shifted into, and the other
	near, far := u.Temp(mir.GPR, 8), u.Temp(mir.GPR, 8)
	switch in.Op {
	case ir.Shl:
		u.X86(amd64.SHLD, amd64.W64, mir.D(near), mir.R(a1).As(mir.Tied), mir.R(a0), by())
		u.X86(amd64.SHL, amd64.W64, mir.D(far), mir.R(a0).As(mir.Tied), by())
	case ir.LShr:
		u.X86(amd64.SHRD, amd64.W64, mir.D(near), mir.R(a0).As(mir.Tied), mir.R(a1), by())
		u.X86(amd64.SHR, amd64.W64, mir.D(far), mir.R(a1).As(mir.Tied), by())
	default:
		u.X86(amd64.SHRD, amd64.W64, mir.D(near), mir.R(a0).As(mir.Tied), mir.R(a1), by())
		u.X86(amd64.SAR, amd64.W64, mir.D(far), mir.R(a1).As(mir.Tied), by())
	}
	nearTo, farTo := u.VReg(in, 0), u.VReg(in, 1)
	if in.Op == ir.Shl {
		nearTo, farTo = farTo, nearTo
	}
	u.X86(amd64.TEST, amd64.W8, mir.R(count), mir.I(64))
	u.CMov(nearTo, mir.R(near), mir.R(far), amd64.CondNE, amd64.W64)
	u.CMov(farTo, mir.R(far), mir.R(fill), amd64.CondNE, amd64.W64)
}

// divide calls the compiler's runtime library.
func (u *Unit) divide(in *ir.Instr) {
	name := map[ir.Opcode]string{ir.UDiv: "__udivti3", ir.SDiv: "__divti3", ir.URem: "__umodti3",
		ir.SRem: "__modti3"}[in.Op]
	u.CallLibrary(name, []mir.Operand{
		u.Source(in.Operand(0), 0).In(amd64.RDI), u.Source(in.Operand(0), 1).In(amd64.RSI),
		u.Source(in.Operand(1), 0).In(amd64.RDX), u.Source(in.Operand(1), 1).In(amd64.RCX),
		mir.Out(u.VReg(in, 0), amd64.RAX), mir.Out(u.VReg(in, 1), amd64.RDX),
	})
}
