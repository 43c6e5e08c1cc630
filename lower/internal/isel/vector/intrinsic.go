package vector

import (
	"math"
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Fabs selects llvm.fabs with an instruction for each register; false if there is none.
func (u *Unit) Fabs(in *ir.Instr) bool {
	return u.Negate(in, in.Arg(0), amd64.ANDPS, math.MaxInt64)
}

// Sqrt selects llvm.sqrt with an instruction for each register; false if there is none.
func (u *Unit) Sqrt(in *ir.Instr) bool {
	shape, ok := build.ShapeOf(in.Type())
	if !ok || !build.IsScalarFloat(in.Type().Elem) {
		return false
	}
	for i := range shape.Regs() {
		o := u.OperandXMM(in.Arg(0), i)
		u.X86(
			build.Pick(in.Type().Elem, amd64.SQRTPS, amd64.SQRTPD),
			amd64.W0,
			mir.D(u.VReg(in, i)),
			o,
		)
	}
	return true
}

// MulAdd selects llvm.fmuladd with two instructions for each register; false if there are none.
func (u *Unit) MulAdd(in *ir.Instr) bool {
	t := in.Type()
	shape, ok := build.ShapeOf(t)
	if !ok || !build.IsScalarFloat(t.Elem) {
		return false
	}
	mul, add := build.Pick(t.Elem, amd64.MULPS, amd64.MULPD), build.Pick(t.Elem, amd64.ADDPS,
		amd64.ADDPD)
	for i := range shape.Regs() {
		product := u.VOp(mul, u.RegXMM(in.Arg(0), i), u.OperandXMM(in.Arg(1), i))
		u.X86(add, amd64.W0, mir.D(u.VReg(in, i)), mir.R(product).As(mir.Tied),
			u.OperandXMM(in.Arg(2), i))
	}
	return true
}

// reductions are the operations of llvm.vector.reduce.*: an instruction, or an intrinsic on
// scalars.
var reductions = map[string]struct {
	op        ir.Opcode
	intrinsic string
}{
	"add": {op: ir.Add}, "mul": {op: ir.Mul}, "and": {op: ir.And}, "or": {op: ir.Or}, "xor": {op: ir.Xor}, "fadd": {op: ir.FAdd}, "fmul": {op: ir.FMul},
	"smax": {intrinsic: "llvm.smax"}, "smin": {intrinsic: "llvm.smin"}, "umax": {intrinsic: "llvm.umax"}, "umin": {intrinsic: "llvm.umin"},
	"fmax": {intrinsic: "llvm.maxnum"}, "fmin": {intrinsic: "llvm.minnum"}, "fmaximum": {intrinsic: "llvm.maximum"}, "fminimum": {intrinsic: "llvm.minimum"},
}

// Reduce selects llvm.vector.reduce.*: it combines the elements in sequence, as floating-point
// addition requires, unless there is an instruction for lanes of integers.
func (u *Unit) Reduce(in *ir.Instr, name string) {
	if !u.Needed(in) {
		return
	}
	rest := name[strings.Index(name, "reduce.")+len("reduce."):]
	rest = strings.TrimPrefix(rest, "v2.")
	key, _, _ := strings.Cut(rest, ".")
	r, ok := reductions[key]
	v := in.Arg(in.Call.NumArgs - 1)
	if !ok || v.Type().Kind != ir.VectorKind || v.Type().Scalable {
		u.Refuse(in)
		return
	}
	t := v.Type().Elem
	if r.intrinsic == "" {
		if x := u.reduceLanes(v, r.op); x != 0 {
			u.DefineScalar(in, build.Scalar{mir.R(u.ExtractLane(x, 0, t.Bits, intLane))})
			return
		}
	}
	var sum ir.Value
	if in.Call.NumArgs == 2 {
		sum = in.Arg(0)
	}
	for k := range int(v.Type().Len) {
		e := u.elementValue(v, k)
		if sum == nil {
			sum = e
			continue
		}
		var next build.Scalar
		if r.intrinsic != "" {
			next = u.ComputeCall(in, r.intrinsic, t, []ir.Value{sum, e})
		} else {
			next = u.Compute(in, r.op, t, []ir.Value{sum, e})
		}
		sum = u.Leaf(t, next)
	}
	out := make(build.Scalar, u.CountParts(t))
	for i := range out {
		out[i] = u.Source(sum, i)
	}
	u.DefineScalar(in, out)
}

// Overflow selects arithmetic on vectors that also says which elements overflowed.
func (u *Unit) Overflow(in *ir.Instr, op ir.Opcode, signed bool) {
	t, mask := in.Type().Fields[0], in.Type().Fields[1]
	first := u.CountParts(t) // the first part of the second field
	if u.Parts(t) == nil || u.Parts(mask) == nil {
		return
	}
	b := u.Expr(in)
	sums, overs := make([]build.Scalar, t.Len), make([]build.Scalar, t.Len)
	for k := range sums {
		x, y := u.elementValue(in.Arg(0), k), u.elementValue(in.Arg(1), k)
		sum, over := b.Overflow(op, signed, x, y)
		sums[k], overs[k] = b.Scalar(sum), b.Scalar(over)
	}
	u.defineVectorAt(in, 0, t, sums)
	u.defineVectorAt(in, first, mask, overs)
}
