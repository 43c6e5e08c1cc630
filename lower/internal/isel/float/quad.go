package float

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Arithmetic on fp128, and conversions between floating point and integers of more than 64 bits,
// are functions of the compiler's runtime library (GCC Internals, "Routines for floating point
// emulation").

// isQuad reports whether a conversion is a call to such a function.
func isQuad(from, to *ir.Type) bool {
	return from.Kind == ir.FP128Kind || to.Kind == ir.FP128Kind || from.Kind == ir.IntegerKind &&
		from.Bits > 64 || to.Kind == ir.IntegerKind && to.Bits > 64
}

// quadBinary selects arithmetic on fp128.
func (s *Unit) quadBinary(in *ir.Instr) {
	name := map[ir.Opcode]string{ir.FAdd: "__addtf3", ir.FSub: "__subtf3", ir.FMul: "__multf3",
		ir.FDiv: "__divtf3", ir.FRem: "fmodf128"}[in.Op]
	s.CallLibrary(name, []mir.Operand{
		s.Source(in.Operand(0), 0).In(amd64.XMM0), s.Source(in.Operand(1), 0).In(amd64.XMM1),
		mir.Out(s.VReg(in, 0), amd64.XMM0),
	}).Last = !s.Env.Unoptimized
}

// quadCast selects such a conversion.
func (s *Unit) quadCast(in *ir.Instr) bool {
	v := in.Operand(0)
	from, to := v.Type(), in.Type()
	if build.IsHalf(from) || build.IsHalf(to) || build.LibraryMode(from) == "" ||
		build.LibraryMode(to) == "" {
		return false
	}
	switch in.Op {
	case ir.FPExt, ir.FPTrunc:
		name := "__extend"
		if in.Op == ir.FPTrunc {
			name = "__trunc"
		}
		s.Library.LibraryValues(name+build.LibraryMode(from)+build.LibraryMode(to)+"2", in, v)
	case ir.SIToFP, ir.UIToFP:
		b, signed := s.Expr(in), in.Op == ir.SIToFP
		wide := s.Env.Module.Types.Int(map[string]uint32{"si": 32, "di": 64,
			"ti": 128}[build.LibraryMode(from)])
		extend, name := ir.ZExt, "__floatun"
		if signed {
			extend, name = ir.SExt, "__float"
		}
		x := b.Cast(extend, v, wide)
		s.Library.LibraryValues(name+build.LibraryMode(wide)+build.LibraryMode(to), in, x)
	case ir.FPToSI, ir.FPToUI:
		name := "__fix"
		if in.Op == ir.FPToUI {
			name = "__fixuns"
		}
		s.Library.LibraryValues(name+build.LibraryMode(from)+build.LibraryMode(to), in, v)
	default:
		return false
	}
	return true
}

// quadConditions are the comparisons of fp128: a function, and how its result compares with zero if
// the predicate holds. The functions differ in their results for unordered operands.
var quadConditions = map[ir.Pred]struct {
	name string
	cond amd64.Cond
}{
	ir.FOEQ: {"__eqtf2", amd64.CondE}, ir.FUNE: {"__netf2", amd64.CondNE}, ir.FOGE: {"__getf2", amd64.CondGE}, ir.FOLT: {"__lttf2", amd64.CondL},
	ir.FOLE: {"__letf2", amd64.CondLE}, ir.FOGT: {"__gttf2", amd64.CondG}, ir.FULT: {"__getf2", amd64.CondL}, ir.FULE: {"__gttf2", amd64.CondLE},
	ir.FUGT: {"__letf2", amd64.CondG}, ir.FUGE: {"__lttf2", amd64.CondGE}, ir.FUNO: {"__unordtf2", amd64.CondNE}, ir.FORD: {"__unordtf2", amd64.CondE},
}

// quadCompare emits fcmp on fp128.
func (s *Unit) quadCompare(in *ir.Instr) build.Condition {
	call := func(name string) mir.VReg {
		r := s.Temp(mir.GPR, 4)
		s.CallLibrary(name, []mir.Operand{s.Source(in.Operand(0), 0).In(amd64.XMM0),
			s.Source(in.Operand(1), 0).In(amd64.XMM1), mir.Out(r, amd64.RAX)})
		return r
	}
	if c, ok := quadConditions[in.Pred]; ok {
		r := call(c.name)
		s.X86(amd64.CMP, amd64.W32, mir.R(r), mir.I(0))
		return build.Condition{C: c.cond}
	}
	// Equal or unordered, or neither.
	unordered, differ := call("__unordtf2"), call("__eqtf2")
	a, b := s.Temp(mir.GPR, 4), s.Temp(mir.GPR, 4)
	s.X86(amd64.CMP, amd64.W32, mir.R(unordered), mir.I(0))
	s.SetCC(a, build.Condition{C: amd64.CondNE})
	s.X86(amd64.CMP, amd64.W32, mir.R(differ), mir.I(0))
	s.SetCC(b, build.Condition{C: amd64.CondE})
	either := s.Op2(amd64.OR, amd64.W32, a, mir.R(b))
	s.X86(amd64.TEST, amd64.W8, mir.R(either), mir.I(1))
	if in.Pred == ir.FONE {
		return build.Condition{C: amd64.CondE}
	}
	return build.Condition{C: amd64.CondNE}
}

// quadSign selects fneg and llvm.fabs on fp128.
func (s *Unit) quadSign(in *ir.Instr, v ir.Value, op amd64.Op, low, high uint64) {
	m := s.Load(s.Pool128(low, high), mir.XMM, 16)
	s.X86(op, amd64.W0, mir.D(s.VReg(in, 0)), s.Source(v, 0).As(mir.Tied), mir.R(m))
}
