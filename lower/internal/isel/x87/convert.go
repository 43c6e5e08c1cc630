package x87

import (
	"math"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Cast selects the conversions of extended values except those that call the runtime library.
func (u *Unit) Cast(in *ir.Instr) bool {
	v := in.Operand(0)
	from, to := v.Type(), in.Type()
	switch in.Op {
	case ir.FPExt:
		if !build.IsScalarFloat(from) {
			return false
		}
		u.pushFloat(v)
		u.Pop(u.VReg(in, 0))
	case ir.FPTrunc:
		if !build.IsScalarFloat(to) {
			return false
		}
		u.Push(v, 0)
		slot := u.slot(0)
		u.X86(build.Pick(to, amd64.FSTP32, amd64.FSTP64), amd64.W0, slot)
		u.X86(build.Pick(to, amd64.MOVSS, amd64.MOVSD), amd64.W0, mir.D(u.VReg(in, 0)), slot)
	case ir.SIToFP, ir.UIToFP:
		if from.Kind != ir.IntegerKind {
			return false
		}
		u.pushInteger(in)
		u.Pop(u.VReg(in, 0))
	case ir.FPToSI, ir.FPToUI:
		if to.Kind != ir.IntegerKind {
			return false
		}
		u.toInteger(in)
	case ir.BitCast:
		return u.bits(in)
	default:
		return false
	}
	return true
}

// pushFloat pushes a float or double on the x87 stack, which represents both exactly.
func (u *Unit) pushFloat(v ir.Value) {
	t := v.Type()
	o := u.FloatOperand(v)
	if !o.IsMem() {
		slot := u.slot(0)
		u.X86(build.Pick(t, amd64.MOVSS, amd64.MOVSD), amd64.W0, slot, o.As(mir.Use))
		o = slot
	}
	u.X86(build.Pick(t, amd64.FLD32, amd64.FLD64), amd64.W0, o)
}

// pushInteger pushes an integer of at most 64 bits on the x87 stack, as signed or unsigned; the
// conversion is exact.
func (u *Unit) pushInteger(in *ir.Instr) {
	v := in.Operand(0)
	load := func(r mir.VReg, n int64) {
		slot := u.slot(n)
		u.X86(amd64.MOV, amd64.W64, slot, mir.R(r))
		u.X86(amd64.FILD64, amd64.W0, slot)
	}
	// as two halves, the upper multiplied by 2^32
	if in.Op == ir.UIToFP && v.Type().Bits == 64 {
		x := u.Reg(v)
		low := u.Temp(mir.GPR, 8)
		u.X86(amd64.MOV, amd64.W32, mir.D(low), mir.R(x))
		load(u.Op2(amd64.SHR, amd64.W64, x, mir.I(32)), 0)
		u.X86(amd64.FLD32, amd64.W0, mir.Operand{Kind: mir.KindMem,
			Sym: u.Pool(uint64(math.Float32bits(1<<32)), 4)})
		u.X86(amd64.FMULP, amd64.W0)
		load(low, 1)
		u.X86(amd64.FADDP, amd64.W0)
	} else {
		load(u.Extend(v, in.Op == ir.SIToFP, 64), 0)
	}
}

// The rounding control of the x87 control word for truncation (Intel SDM volume 1, "x87 FPU Control
// Word").
const truncateControl = 0x0c00

// toInteger selects fptosi and fptoui to at most 64 bits. A value that does not fit 64 signed bits
// becomes the smallest number, which is negative; then value minus 2^63 is converted.
func (u *Unit) toInteger(in *ir.Instr) {
	v, d := in.Operand(0), u.VReg(in, 0)
	if in.Op == ir.FPToSI || in.Type().Bits < 64 {
		u.Push(v, 0)
		convert := u.truncating()
		if in.Op == ir.FPToSI && in.Type().Bits <= 32 {
			convert(d, amd64.FISTP32, amd64.W32)
			return
		}
		wide := u.Temp(mir.GPR, 8)
		convert(wide, amd64.FISTP64, amd64.W64)
		u.Emit(mir.Copy, amd64.W64, mir.D(d), mir.R(wide).As(mir.Tied))
		return
	}
	convert := u.truncating()
	direct, rest := u.Temp(mir.GPR, 8), u.Temp(mir.GPR, 8)
	src := u.Source(v, 0)
	u.PushSource(src, 0)
	convert(direct, amd64.FISTP64, amd64.W64)
	u.PushSource(src, 0)
	u.X86(amd64.FLD32, amd64.W0, mir.Operand{Kind: mir.KindMem,
		Sym: u.Pool(uint64(math.Float32bits(1<<63)), 4)})
	u.X86(amd64.FSUBP, amd64.W0)
	convert(rest, amd64.FISTP64, amd64.W64)
	sign := u.Op2(amd64.SAR, amd64.W64, direct, mir.I(63))
	high := u.Op2(amd64.AND, amd64.W64, rest, mir.R(sign))
	u.X86(amd64.OR, amd64.W64, mir.D(d), mir.R(high).As(mir.Tied), mir.R(direct))
}

// truncating saves the control word and returns a function that pops an integer, truncated.
func (u *Unit) truncating() func(d mir.VReg, op amd64.Op, w amd64.Width) {
	control := u.slot(1)
	u.X86(amd64.FNSTCW, amd64.W0, control)
	old := u.Temp(mir.GPR, 4)
	u.X86(amd64.MOVZXW, amd64.W32, mir.D(old), control)
	u.X86(amd64.MOV, amd64.W16, u.Offset(control, 2),
		mir.R(u.Op2(amd64.OR, amd64.W32, old, mir.I(truncateControl))))
	return func(d mir.VReg, op amd64.Op, w amd64.Width) {
		slot := u.slot(0)
		u.X86(amd64.FLDCW, amd64.W0, u.Offset(control, 2))
		u.X86(op, amd64.W0, slot)
		u.X86(amd64.FLDCW, amd64.W0, control)
		u.X86(amd64.MOV, w, mir.D(d), slot)
	}
}

// bits selects bitcast between x86_fp80 and i80.
func (u *Unit) bits(in *ir.Instr) bool {
	v := in.Operand(0)
	switch {
	case in.Type().IsInt(80):
		x := u.RegXMM(v, 0)
		u.X86(amd64.MOVQ, amd64.W0, mir.D(u.VReg(in, 0)), mir.R(x))
		u.X86(amd64.PEXTRW, amd64.W32, mir.D(u.VReg(in, 1)), mir.R(x), mir.I(4))
	case v.Type().IsInt(80):
		low := u.VMove(amd64.MOVQ, amd64.W0, mir.R(u.RegPart(v, 0)))
		u.X86(amd64.PINSRW, amd64.W0, mir.D(u.VReg(in, 0)), mir.R(low).As(mir.Tied),
			mir.R(u.RegPart(v, 1)), mir.I(4))
	default:
		return false
	}
	return true
}
