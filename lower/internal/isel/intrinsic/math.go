package intrinsic

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// mathName is the name of the C library's function for a type, "" if there is none.
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
func (u *Unit) mathCall(in *ir.Instr, fn string) {
	name := mathName(fn, in.Arg(0).Type())
	if name == "" {
		u.Refuse(in)
		return
	}
	u.libraryCall(in, name)
}

// libraryCall calls a library function with an intrinsic's arguments, each of one part.
func (u *Unit) libraryCall(in *ir.Instr, name string) {
	var args []ir.Value
	for i := range in.Args() {
		if u.CountParts(in.Arg(i).Type()) != 1 {
			u.Refuse(in)
			return
		}
		args = append(args, in.Arg(i))
	}
	if u.CountParts(in.Type()) != 1 {
		u.Refuse(in)
		return
	}
	u.Selection.LibraryValues(name, in, args...)
}

// splitCall selects llvm.frexp and llvm.modf as calls to C library functions, which return one
// result and store the other. The intrinsics return both: first the fraction, then the exponent or
// the integral part.
func (u *Unit) splitCall(in *ir.Instr, fn string) {
	name := mathName(fn, in.Arg(0).Type())
	if t := in.Type(); name == "" || t.Kind != ir.StructKind || fn == "frexp" &&
		t.Fields[1].Kind == ir.IntegerKind && t.Fields[1].Bits != 32 {
		u.Refuse(in)
		return
	}
	if !u.Needed(in) {
		return
	}
	p := append([]build.Part(nil), u.Parts(in.Type())...)
	object := u.ScratchObject(16)
	u.Selection.LibraryPart(name, in, 0, in.Arg(0),
		mir.Operand{Kind: mir.KindFrameAddr, Sym: amd64.Sym(object)}.In(amd64.RDI))
	u.LoadPart(u.VReg(in, 1), mir.Frame(object, 0), p[1])
}

// sineAndCosine selects llvm.sincos.
func (u *Unit) sineAndCosine(in *ir.Instr) {
	for i, fn := range [...]string{"sin", "cos"} {
		name := mathName(fn, in.Arg(0).Type())
		if name == "" {
			u.Refuse(in)
			return
		}
		u.Selection.LibraryPart(name, in, i, in.Arg(0))
	}
}

// orderedMinMax selects the minima and maxima of IEEE 754-2019, for which -0 is less than +0: for
// equal operands the bits are joined. If an operand is a NaN, some of them return a NaN, and others
// the other operand.
func (u *Unit) orderedMinMax(in *ir.Instr, wins ir.Pred, join ir.Opcode, number bool) {
	t := in.Type()
	word := u.BitsType(t)
	if word == nil {
		u.Refuse(in)
		return
	}
	b := u.Expr(in)
	x, y := in.Arg(0), in.Arg(1)
	equal := b.Cast(ir.BitCast, b.Op(join, b.Cast(ir.BitCast, x, word),
		b.Cast(ir.BitCast, y, word)), t)
	r := b.Choose(b.FloatCompare(wins, y, x), y, equal)
	r = b.Choose(b.FloatCompare(wins, x, y), x, r)
	nan := b.Op(ir.FAdd, x, y)
	if number {
		nan = b.Choose(b.FloatCompare(ir.FUNO, x, x),
			b.Choose(b.FloatCompare(ir.FUNO, y, y), nan, y), x)
	}
	u.DefineScalar(in, b.Scalar(b.Choose(b.FloatCompare(ir.FUNO, x, y), nan, r)))
}

// powerOfInteger selects llvm.powi as a call to the compiler's runtime library.
func (u *Unit) powerOfInteger(in *ir.Instr) {
	u.libraryCall(in, "__powi"+build.LibraryMode(in.Type())+"2")
}

// canonical selects llvm.canonicalize as a multiplication by 1.
func (u *Unit) canonical(in *ir.Instr) {
	b := u.Expr(in)
	b.Define(b.Op(ir.FMul, in.Arg(0), build.FloatNumber(in.Type(), 1)))
}
