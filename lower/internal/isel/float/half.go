package float

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// toFloat converts to float: half by a function of the compiler's runtime library, bfloat by using
// it as the upper half.
func (s *Unit) toFloat(v ir.Value) mir.VReg {
	d := s.Temp(mir.XMM, 4)
	if v.Type().Kind == ir.HalfKind {
		s.CallLibrary("__extendhfsf2", []mir.Operand{s.Source(v, 0).In(amd64.XMM0),
			mir.Out(d, amd64.XMM0)})
		return d
	}
	bits := s.BitsOf(s.Source(v, 0), build.Part{Class: mir.XMM, Size: 4})
	s.X86(amd64.MOVD, amd64.W0, mir.D(d), mir.R(s.Op2(amd64.SHL, amd64.W32, bits, mir.I(16))))
	return d
}

// fromFloat defines d, a half of type t, as a rounded float or double.
func (s *Unit) fromFloat(d mir.VReg, src mir.Operand, from, t *ir.Type) {
	name := "__trunc" + map[ir.TypeKind]string{ir.FloatKind: "sf", ir.DoubleKind: "df",
		ir.FP128Kind: "tf"}[from.Kind]
	if t.Kind == ir.HalfKind {
		name += "hf2"
	} else {
		name += "bf2"
	}
	s.CallLibrary(name, []mir.Operand{src.In(amd64.XMM0), mir.Out(d, amd64.XMM0)})
}

// InFloat selects an operation on halves as one on floats; the result is rounded if it is a half.
func (s *Unit) InFloat(in *ir.Instr) {
	float := s.Env.Module.Types.Float
	n, first := in.NumOps(), 0
	if in.Op.IsCall() {
		first, n = 1, 1+in.Call.NumArgs
	}
	operands := make([]ir.Value, n)
	for i := range n {
		v := in.Operand(i)
		if i >= first && build.IsHalf(v.Type()) {
			v = s.Leaf(float, build.Scalar{mir.R(s.toFloat(v))})
		}
		operands[i] = v
	}
	t := in.Type()
	if build.IsHalf(t) {
		t = float
	}
	e := s.ComputeOp(in, t, operands)
	if build.IsHalf(in.Type()) {
		s.fromFloat(s.VReg(in, 0), e[0], float, in.Type())
		return
	}
	s.DefineScalar(in, e)
}

// HalfCast selects the conversions of halves.
func (s *Unit) HalfCast(in *ir.Instr) {
	v := in.Operand(0)
	from, to := v.Type(), in.Type()
	float := s.Env.Module.Types.Float
	switch {
	case IsLong(in):
		s.Fail("`" + in.Op.String() + "` from `" + from.String() + "` to `" + to.String() + "`")
	case in.Op == ir.BitCast && build.IsHalf(from) && build.IsHalf(to):
		s.Emit(mir.Copy, amd64.W32, mir.D(s.VReg(in, 0)), s.Source(v, 0).As(mir.Tied))
	case in.Op == ir.BitCast && build.IsHalf(to):
		s.X86(amd64.MOVD, amd64.W0, mir.D(s.VReg(in, 0)), mir.R(s.Reg(v)))
	case in.Op == ir.BitCast:
		s.X86(amd64.MOVD, amd64.W0, mir.D(s.VReg(in, 0)), mir.R(s.Register(v)))
	case in.Op == ir.FPTrunc && build.IsExtended(from):
		s.Library.LibraryValues("__truncxf"+map[ir.TypeKind]string{ir.HalfKind: "hf2",
			ir.BFloatKind: "bf2"}[to.Kind], in, v)
	case in.Op == ir.FPTrunc:
		s.fromFloat(s.VReg(in, 0), s.Source(v, 0), from, to)
	case in.Op == ir.FPExt && to.Kind == ir.FloatKind:
		s.Emit(mir.Copy, amd64.W32, mir.D(s.VReg(in, 0)), mir.R(s.toFloat(v)).As(mir.Tied))
	case build.IsHalf(from): // by way of float
		s.DefineScalar(in, s.ComputeOp(in, to,
			[]ir.Value{s.Leaf(float, build.Scalar{mir.R(s.toFloat(v))})}))
	default:
		e := s.ComputeOp(in, float, []ir.Value{v})
		s.fromFloat(s.VReg(in, 0), e[0], float, to)
	}
}

// halfCompare emits fcmp on halves, as floats.
func (s *Unit) halfCompare(in *ir.Instr) build.Condition {
	float := s.Env.Module.Types.Float
	x := s.Leaf(float, build.Scalar{mir.R(s.toFloat(in.Operand(0)))})
	y := s.Leaf(float, build.Scalar{mir.R(s.toFloat(in.Operand(1)))})
	v := s.Env.Module.NewInstr(ir.FCmp, in.Type(), x, y)
	v.Pred = in.Pred
	c := s.Compare(v)
	v.DropOperands()
	return c
}

// IsLong reports whether a conversion between floating point and an integer is too wide for one
// instruction or call. Package legalize expands most of these.
func IsLong(in *ir.Instr) bool {
	switch in.Op {
	case ir.FPToSI, ir.FPToUI:
		return in.Type().Bits > 128
	case ir.SIToFP, ir.UIToFP:
		return in.Operand(0).Type().Bits > 128
	}
	return false
}
