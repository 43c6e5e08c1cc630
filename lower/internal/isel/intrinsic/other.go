package intrinsic

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

func (u *Unit) trap(*ir.Instr) { u.X86(amd64.UD2, amd64.W0) }

// numberedTrap selects llvm.ubsantrap, whose argument is the kind of the failed check.
func (u *Unit) numberedTrap(in *ir.Instr) {
	k, ok := in.Arg(0).(*ir.Const)
	if !ok || k.Kind != ir.ConstInt {
		u.Refuse(in)
		return
	}
	u.Emit(mir.Op(amd64.UD1), amd64.W32, mir.I(k.Int64()&0xFF))
}

// answer defines an intrinsic's value as a constant.
func (u *Unit) answer(in *ir.Instr, n int64) {
	if !u.Needed(in) {
		return
	}
	if in.Type().Kind != ir.IntegerKind {
		u.Refuse(in)
		return
	}
	for p := range u.CountParts(in.Type()) {
		u.Emit(mir.Copy, amd64.W64, mir.D(u.VReg(in, p)), mir.I(n).As(mir.Tied))
		n >>= 63
	}
}

// isConstant selects llvm.is.constant: 1 if the argument is a constant that needs no code.
func (u *Unit) isConstant(in *ir.Instr) {
	v, _ := u.Resolve(in.Arg(0), 0)
	c, ok := v.(*ir.Const)
	n := int64(0)
	if ok && c.Kind != ir.ConstExpr {
		n = 1
	}
	u.answer(in, n)
}

// readClock selects llvm.readcyclecounter. The clock is read even if its value is unused.
func (u *Unit) readClock(in *ir.Instr) {
	low, high := u.Temp(mir.GPR, 8), u.Temp(mir.GPR, 8)
	m := u.X86(amd64.RDTSC, amd64.W0, mir.Out(low, amd64.RAX), mir.Out(high, amd64.RDX))
	m.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
	if u.Needed(in) {
		up := u.Op2(amd64.SHL, amd64.W64, high, mir.I(32))
		u.X86(amd64.OR, amd64.W64, mir.D(u.VReg(in, 0)), mir.R(up).As(mir.Tied), mir.R(low))
	}
}
