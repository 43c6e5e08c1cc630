package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

func init() {
	for name, fn := range map[string]string{
		"llvm.tan": "tan", "llvm.asin": "asin", "llvm.acos": "acos", "llvm.atan": "atan", "llvm.atan2": "atan2", "llvm.sinh": "sinh", "llvm.cosh": "cosh",
		"llvm.tanh": "tanh", "llvm.exp10": "exp10", "llvm.ldexp": "ldexp", "llvm.lround": "lround", "llvm.llround": "llround", "llvm.lrint": "lrint",
		"llvm.llrint": "llrint",
	} {
		intrinsics[name] = func(s *selector, in *ir.Instr) { s.intr.mathCall(in, fn) }
	}
	intrinsics["llvm.powi"] = func(s *selector, in *ir.Instr) {
		s.intr.libraryCall(in, "__powi"+libraryMode(in.Type())+"2")
	}
	intrinsics["llvm.frexp"] = func(s *selector, in *ir.Instr) { s.intr.splitCall(in, "frexp") }
	intrinsics["llvm.modf"] = func(s *selector, in *ir.Instr) { s.intr.splitCall(in, "modf") }
	intrinsics["llvm.sincos"] = func(s *selector, in *ir.Instr) { s.intr.sineAndCosine(in) }
	intrinsics["llvm.fmuladd"] = func(s *selector, in *ir.Instr) { s.intr.mulAdd(in) }
	intrinsics["llvm.canonicalize"] = func(s *selector, in *ir.Instr) {
		if s.Needed(in) {
			b := s.derive.values(in)
			s.defineScalar(in, b.parts(b.op(ir.FMul, in.Arg(0), floatNumber(in.Type(), 1))))
		}
	}
	intrinsics["llvm.minimum"] = func(s *selector, in *ir.Instr) {
		s.intr.orderedMinMax(in, ir.FOLT, ir.Or, false)
	}
	intrinsics["llvm.maximum"] = func(s *selector, in *ir.Instr) {
		s.intr.orderedMinMax(in, ir.FOGT, ir.And, false)
	}
	intrinsics["llvm.minimumnum"] = func(s *selector, in *ir.Instr) {
		s.intr.orderedMinMax(in, ir.FOLT, ir.Or, true)
	}
	intrinsics["llvm.maximumnum"] = func(s *selector, in *ir.Instr) {
		s.intr.orderedMinMax(in, ir.FOGT, ir.And, true)
	}
}

// mathName is the C library's function for a type, "" if it has none for it.
func mathName(fn string, t *ir.Type) string {
	switch t.Kind {
	case ir.FloatKind:
		return fn + "f"
	case ir.DoubleKind:
		return fn
	case ir.X86FP80Kind:
		return fn + "l"
	case ir.FP128Kind:
		return fn + "f128"
	}
	return ""
}

// mathCall calls a function of the C library on floating-point arguments.
func (s intrinsicCalls) mathCall(in *ir.Instr, fn string) {
	name := mathName(fn, in.Arg(0).Type())
	if name == "" {
		s.Refuse(in)
		return
	}
	s.libraryCall(in, name)
}

// libraryCall calls a function of a library with an intrinsic's arguments, each of one part.
func (s intrinsicCalls) libraryCall(in *ir.Instr, name string) {
	var args []ir.Value
	for i := range in.Args() {
		if s.CountParts(in.Arg(i).Type()) != 1 {
			s.Refuse(in)
			return
		}
		args = append(args, in.Arg(i))
	}
	if s.CountParts(in.Type()) != 1 {
		s.Refuse(in)
		return
	}
	s.conv.libraryValues(name, in, args...)
}

// splitCall selects llvm.frexp and llvm.modf, whose functions of the C library give one result back
// and write the other to memory. The intrinsics have them in either order: the value first and then
// the exponent, but the fraction first and then the whole number.
func (s intrinsicCalls) splitCall(in *ir.Instr, fn string) {
	name := mathName(fn, in.Arg(0).Type())
	if t := in.Type(); name == "" || t.Kind != ir.StructKind || fn == "frexp" &&
		t.Fields[1].Kind == ir.IntegerKind && t.Fields[1].Bits != 32 {
		s.Refuse(in)
		return
	}
	if !s.Needed(in) {
		return
	}
	p := append([]build.Part(nil), s.Parts(in.Type())...)
	object := s.ScratchObject(16)
	s.conv.libraryPart(name, in, 0, in.Arg(0),
		mir.Operand{Kind: mir.KindFrameAddr, Sym: amd64.Sym(object)}.In(amd64.RDI))
	s.mem.LoadPart(s.VReg(in, 1), mir.Frame(object, 0), p[1])
}

// sineAndCosine selects llvm.sincos.
func (s intrinsicCalls) sineAndCosine(in *ir.Instr) {
	if !s.Needed(in) {
		return
	}
	for i, fn := range [...]string{"sin", "cos"} {
		name := mathName(fn, in.Arg(0).Type())
		if name == "" {
			s.Refuse(in)
			return
		}
		s.conv.libraryPart(name, in, i, in.Arg(0))
	}
}

// mulAdd selects llvm.fmuladd, which may round between the two: SSE2 has no instruction that does
// both at once.
func (s intrinsicCalls) mulAdd(in *ir.Instr) {
	if s.Needed(in) {
		b := s.derive.values(in)
		s.defineScalar(in, b.parts(b.op(ir.FAdd, b.op(ir.FMul, in.Arg(0), in.Arg(1)), in.Arg(2))))
	}
}

// orderedMinMax selects the minima and maxima of IEEE 754-2019, for which -0 is less than +0: of
// equal operands, the one with the bits joined. A NaN is the result of some of them, and makes
// others give the other operand.
func (s intrinsicCalls) orderedMinMax(in *ir.Instr, wins ir.Pred, join ir.Opcode, number bool) {
	if !s.Needed(in) {
		return
	}
	t := in.Type()
	word := s.bitsType(t)
	if word == nil {
		s.Refuse(in)
		return
	}
	b := s.derive.values(in)
	x, y := in.Arg(0), in.Arg(1)
	equal := b.cast(ir.BitCast, b.op(join, b.cast(ir.BitCast, x, word),
		b.cast(ir.BitCast, y, word)), t)
	r := b.choose(b.floatCompare(wins, y, x), y, equal)
	r = b.choose(b.floatCompare(wins, x, y), x, r)
	nan := b.op(ir.FAdd, x, y)
	if number {
		nan = b.choose(b.floatCompare(ir.FUNO, x, x),
			b.choose(b.floatCompare(ir.FUNO, y, y), nan, y), x)
	}
	s.defineScalar(in, b.parts(b.choose(b.floatCompare(ir.FUNO, x, y), nan, r)))
}

// bitsType is the integer type of a floating-point type's size, nil if it has none here.
func (s intrinsicCalls) bitsType(t *ir.Type) *ir.Type {
	switch t.Kind {
	case ir.HalfKind, ir.BFloatKind:
		return s.Module.Types.Int(16)
	case ir.FloatKind:
		return s.Module.Types.Int(32)
	case ir.DoubleKind:
		return s.Module.Types.Int(64)
	case ir.X86FP80Kind:
		return s.Module.Types.Int(80)
	case ir.FP128Kind:
		return s.Module.Types.Int(128)
	}
	return nil
}
