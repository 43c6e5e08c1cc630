package x87

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Binary selects arithmetic on extended values; false if the unit has no instruction for it.
func (u *Unit) Binary(in *ir.Instr) bool {
	if operations[in.Op] == 0 {
		return false
	}
	u.pushComputed(in, 0)
	u.Pop(u.VReg(in, 0))
	return true
}

// Compare emits fcmp on extended values. Both are popped before the flags are read.
func (u *Unit) Compare(p ir.Pred, a, b ir.Value) build.Condition {
	fc := build.FloatConditions[p]
	if fc.Swap {
		a, b = b, a
	}
	u.Push(b, 0)
	u.Push(a, 1)
	u.X86(amd64.FUCOMIP, amd64.W0)
	u.X86(amd64.FPOP, amd64.W0).Flags |= mir.ReadsFlags
	return fc.C
}

// Load80 loads 10 bytes.
func (u *Unit) Load80(d mir.VReg, o mir.Operand) {
	low := u.VMove(amd64.MOVQ, amd64.W0, o)
	u.X86(amd64.PINSRW, amd64.W0, mir.D(d), mir.R(low).As(mir.Tied), u.Offset(o, 8), mir.I(4))
}

// Store80 stores 10 bytes.
func (u *Unit) Store80(o, src mir.Operand) {
	if src.Kind == mir.KindImm {
		u.StoreInt(o, src, amd64.W64)
		u.StoreInt(u.Offset(o, 8), src, amd64.W16)
		return
	}
	x := src
	if x.Kind != mir.KindReg {
		x = mir.R(u.Load(src, mir.XMM, 16))
	}
	u.X86(amd64.MOVQ, amd64.W0, o, x)
	u.X86(amd64.MOV, amd64.W16, u.Offset(o, 8), mir.R(u.top(x.Reg)))
}

// top returns the sign and exponent of an extended value.
func (u *Unit) top(x mir.VReg) mir.VReg {
	top := u.Temp(mir.GPR, 4)
	u.X86(amd64.PEXTRW, amd64.W32, mir.D(top), mir.R(x), mir.I(4))
	return top
}

// CopySign selects llvm.copysign.
func (u *Unit) CopySign(in *ir.Instr) {
	bits := func(v ir.Value, low, high uint64) mir.VReg {
		return u.VOp(amd64.ANDPS, u.Load(u.Pool128(low, high), mir.XMM, 16),
			mir.R(u.RegXMM(v, 0)))
	}
	sign := bits(in.Arg(1), 0, 1<<15)
	magnitude := bits(in.Arg(0), 1<<64-1, 1<<15-1)
	u.X86(amd64.ORPS, amd64.W0, mir.D(u.VReg(in, 0)), mir.R(magnitude).As(mir.Tied), mir.R(sign))
}
