package intrinsics

import (
	"fmt"
	"maps"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// addVectorRules adds the rules of intrinsics on vectors and matrices.
func addVectorRules(rules map[string]intrinsicRule) {
	maps.Copy(rules, map[string]intrinsicRule{
		"get.active.lane.mask": inLaneMask, "experimental.get.vector.length": inVectorLength, "masked.load": inMaskedLoad, "masked.store": inMaskedStore,
		"masked.gather": inGather, "masked.scatter": inGather, "matrix.multiply": inMatrix, "matrix.transpose": inMatrix,
		"matrix.column.major.load": inMatrix, "matrix.column.major.store": inMatrix,
		"vector.splice": inSplice, "experimental.vector.splice": inSplice, "stepvector": inStep, "experimental.stepvector": inStep,
		"vector.insert": inInsert, "experimental.vector.insert": inInsert, "vector.extract": inExtract, "experimental.vector.extract": inExtract,
		"experimental.vector.partial.reduce.add": inPartial, "vector.partial.reduce.add": inPartial,
		"vp.fcmp": inPredicate, "vp.icmp": inPredicate,
		"vp.trunc": inVPCast, "vp.zext": inVPCast, "vp.sext": inVPCast, "vp.fptoui": inVPCast, "vp.fptosi": inVPCast, "vp.uitofp": inVPCast,
		"vp.sitofp": inVPCast, "vp.fptrunc": inVPCast, "vp.fpext": inVPCast, "vp.ptrtoint": inVPCast, "vp.inttoptr": inVPCast,
		"vp.lrint": inVPCast, "vp.llrint": inVPCast,
	})
}

func inLaneMask(_ *Checks, in *ir.Instr) string {
	if !in.Type().IsVector() || !in.Type().Elem.IsInt(1) {
		return fmt.Sprintf("it must return a vector of i1, not %s", in.Type())
	}
	return ""
}

func inVectorLength(_ *Checks, in *ir.Instr) string {
	if c, ok := ir.AsInt(in.Arg(min(1, in.Call.NumArgs-1))); ok && c.Int64() <= 0 {
		return "the number of lanes must be positive"
	}
	return ""
}

func powerArg(in *ir.Instr, at int) bool {
	n, ok := argInt(in, at)
	return !ok || n != 0 && n&(n-1) == 0
}

// alignedArg reports whether the alignment of an address is valid: an argument until LLVM 21, an
// attribute since.
func alignedArg(in *ir.Instr, at int, zero bool) string {
	if n, ok := argInt(in, at); ok && n == 0 && zero || powerArg(in, at) {
		return ""
	}
	return "the alignment must be a power of two"
}

func inMaskedLoad(v *Checks, in *ir.Instr) string {
	mask := 1
	if in.Call.NumArgs == 4 {
		if problem := alignedArg(in, 1, false); problem != "" {
			return problem
		}
		mask = 2
	}
	m := v.argType(in, mask)
	switch {
	case !in.Type().IsVector():
		return fmt.Sprintf("it must return a vector, not %s", in.Type())
	case !m.IsVector() || !ir.SameLanes(m, in.Type()):
		return "the mask must have a lane for each lane of the result"
	case !pointsTo(v.argType(in, 0), in.Type()):
		return fmt.Sprintf("it must load from a pointer to %s, not %s", in.Type(), v.argType(in, 0))
	case v.argType(in, mask+1) != in.Type():
		return fmt.Sprintf("the lanes that are not loaded must come from %s, not from "+
			"%s", in.Type(),
			v.argType(in, mask+1))
	}
	return ""
}

// pointsTo reports whether a type is a pointer that may point to elem.
func pointsTo(t, elem *ir.Type) bool { return t.IsPointer() && (t.Elem == nil || t.Elem == elem) }

func inMaskedStore(v *Checks, in *ir.Instr) string {
	mask := 2
	if in.Call.NumArgs == 4 {
		if problem := alignedArg(in, 2, false); problem != "" {
			return problem
		}
		mask = 3
	}
	if m := v.argType(in, mask); !m.IsVector() || !ir.SameLanes(m, v.argType(in, 0)) {
		return "the mask must have a lane for each lane of the value"
	}
	if to := v.argType(in, 1); !pointsTo(to, v.argType(in, 0)) {
		return fmt.Sprintf("the pointer must point to %s, not to %s", v.argType(in, 0), to)
	}
	return ""
}

func inGather(v *Checks, in *ir.Instr) string {
	at := 1
	if strings.HasPrefix(in.CalledFunc().Name(), "llvm.masked.scatter") {
		at = 2
	}
	if t := v.argType(in, at); t.IsInteger() {
		return alignedArg(in, at, true)
	}
	return ""
}

// inMatrix checks the shapes of matrices: rows times columns elements.
func inMatrix(v *Checks, in *ir.Instr) string {
	for i := range in.Call.NumArgs {
		if t := v.argType(in, i); t.IsInteger() && t.Bits > 64 && isInt(in.Arg(i)) {
			return fmt.Sprintf("a stride can have at most 64 bits, not those of %s", t)
		}
	}
	ints := func(at ...int) []uint64 {
		var out []uint64
		for _, i := range at {
			n, ok := argInt(in, i)
			if !ok {
				return nil
			}
			out = append(out, n)
		}
		return out
	}
	holds := func(t *ir.Type, n uint64) bool { return t.IsVector() && !t.Scalable && t.Len == n }
	result, elem := in.Type(), v.argType(in, 0)
	var dims []uint64
	switch name := in.CalledFunc().Name(); {
	case strings.HasPrefix(name, "llvm.matrix.multiply"):
		d := ints(2, 3, 4)
		if d == nil {
			return ""
		}
		if !v.r.M.Dialect.Opaque() { // the shapes of the arguments were not checked
			dims = []uint64{d[0], d[2]}
			break
		}
		if !holds(elem, d[0]*d[1]) {
			return "the first argument does not have the shape given"
		}
		if !holds(v.argType(in, 1), d[1]*d[2]) {
			return "the second argument does not have the shape given"
		}
		if v.argType(in, 1).Elem != result.Scalar() {
			return "matrices and result must have the same element type"
		}
		dims = []uint64{d[0], d[2]}
	case strings.HasPrefix(name, "llvm.matrix.transpose"):
		dims = ints(1, 2)
	case strings.HasPrefix(name, "llvm.matrix.column.major.load"):
		dims, elem = ints(3, 4), result
		if stride, ok := argInt(in, 1); ok && dims != nil && stride < dims[0] {
			return "columns must not overlap: the stride must be at least the number of rows"
		}
	default:
		result = elem
		dims = ints(4, 5)
		if stride, ok := argInt(in, 2); ok && dims != nil && stride < dims[0] {
			return "columns must not overlap: the stride must be at least the number of rows"
		}
	}
	switch {
	case dims == nil:
		return ""
	case !result.Scalar().IsInteger() && !result.Scalar().IsFloat():
		return fmt.Sprintf("a matrix must have integers or floats, not %s", result.Scalar())
	case elem.Scalar() != result.Scalar():
		return "matrices and result must have the same element type"
	case !holds(result, dims[0]*dims[1]):
		return fmt.Sprintf("a matrix of %d × %d is a vector of %d, not %s", dims[0],
			dims[1], dims[0]*dims[1], result)
	}
	return ""
}

func isInt(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && c.Kind == ir.ConstInt
}

func inSplice(v *Checks, in *ir.Instr) string {
	if in.Call.NumArgs != 3 || !in.Type().IsVector() {
		return ""
	}
	c, ok := ir.AsInt(in.Arg(2))
	if !ok {
		return ""
	}
	lanes := int64(in.Type().Len)
	if a, ok := v.r.F.Attrs.Get("vscale_range"); ok {
		low, _, _ := strings.Cut(a.Value, ",")
		n, _ := strconv.Atoi(strings.TrimSpace(low))
		lanes *= int64(max(1, n))
	}
	if n := c.Int64(); n < -lanes || n >= lanes {
		return fmt.Sprintf("index %d is not from %d to %d", n, -lanes, lanes-1)
	}
	return ""
}

func inStep(_ *Checks, in *ir.Instr) string {
	if !in.Type().IsVector() || !in.Type().Elem.IsInteger() || in.Type().Elem.Bits < 8 {
		return fmt.Sprintf("it must return a vector of integers of at least 8 bits, not "+
			"%s", in.Type())
	}
	return ""
}

// within checks that a vector of type part fits in one of type whole at the index in argument at.
func within(in *ir.Instr, whole, part *ir.Type, at int) string {
	n, ok := argInt(in, at)
	if !ok || !whole.IsVector() || !part.IsVector() {
		return ""
	}
	switch {
	case whole.Elem != part.Elem:
		return fmt.Sprintf("both vectors must have the same element type, not %s and "+
			"%s", whole.Elem,
			part.Elem)
	case n%part.Len != 0:
		return fmt.Sprintf("index %d is not a multiple of the %s of the part", n,
			source.Count(part.Len, "lane"))
	case whole.Scalable == part.Scalable && (n >= whole.Len || n+part.Len > whole.Len):
		return fmt.Sprintf("%s from %d on are not within %d", source.Count(part.Len, "lane"), n,
			whole.Len)
	}
	return ""
}

func inInsert(v *Checks, in *ir.Instr) string {
	return within(in, v.argType(in, 0), v.argType(in, 1), 2)
}

func inExtract(v *Checks, in *ir.Instr) string {
	return within(in, v.argType(in, 0), in.Type(), 1)
}

func inPartial(v *Checks, in *ir.Instr) string {
	sum, part := v.argType(in, 0), v.argType(in, 1)
	if !sum.IsVector() || !part.IsVector() {
		return "it adds vectors"
	}
	if part.Len%sum.Len != 0 {
		return "the number of lanes of the addend must be a multiple of that of the sum"
	}
	return ""
}

// inPredicate checks the predicate of a vp.fcmp or vp.icmp, a metadata string.
func inPredicate(_ *Checks, in *ir.Instr) string {
	s, ok := textArg(in, 2)
	if _, known := ir.PredByName(s, strings.HasPrefix(in.CalledFunc().Name(),
		"llvm.vp.fcmp")); !ok || !known {
		return "the third argument must be a predicate, such as !\"oeq\" or !\"slt\""
	}
	return ""
}

// inVPCast checks a conversion of vectors as CastProblem does.
func inVPCast(v *Checks, in *ir.Instr) string {
	name := in.CalledFunc().Name()[len("llvm.vp."):]
	word, _, _ := strings.Cut(name, ".")
	if word == "lrint" || word == "llrint" {
		word = "fptosi"
	}
	op, ok := ir.OpcodeByName(word)
	if !ok || in.Call.NumArgs == 0 {
		return ""
	}
	return ir.CastProblem(op, in.Arg(0).Type(), in.Type())
}

// inFixedPoint checks the scale of fixed-point arithmetic.
func inFixedPoint(v *Checks, in *ir.Instr) string {
	t := v.argType(in, 0).Scalar()
	n, ok := argInt(in, 2)
	if !ok || !t.IsInteger() {
		return ""
	}
	signed := in.CalledFunc().Name()[len("llvm.")] == 's'
	if n > uint64(t.Bits) || signed && n == uint64(t.Bits) {
		return fmt.Sprintf("a scale of %s is too large for %s", source.Count(n, "bit"), t)
	}
	return ""
}

func inRound(v *Checks, in *ir.Instr) string {
	from := v.argType(in, 0)
	switch {
	case from.IsVector() && !v.r.M.Dialect.Opaque():
		return "it supports only scalars in modules with typed pointers"
	case !from.Scalar().IsFloat() || !in.Type().Scalar().IsInteger():
		return "it converts floats to integers"
	case from.IsVector() != in.Type().IsVector() || from.IsVector() &&
		!ir.SameLanes(from, in.Type()):
		return "argument and result must have the same number of elements"
	}
	return ""
}

// inConstrained checks the constrained floating-point intrinsics: the last argument is the
// exception behaviour, the one before it, if any, the rounding mode (LangRef, "Constrained
// Floating-Point Intrinsics").
func inConstrained(v *Checks, in *ir.Instr) string {
	name := in.CalledFunc().Name()[len("llvm.experimental.constrained."):]
	word, _, _ := strings.Cut(name, ".")
	texts := 0
	for i := in.Call.NumArgs - 1; i >= 0 && v.argType(in, i).Kind == ir.MetadataKind; i-- {
		texts++
	}
	last := in.Call.NumArgs - 1
	if texts == 0 {
		return ""
	}
	switch s, _ := textArg(in, last); s {
	case "fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict":
	default:
		return "the last argument must be !\"fpexcept.ignore\", !\"fpexcept.maytrap\" or " +
			"!\"fpexcept.strict\""
	}
	switch word {
	case "fcmp", "fcmps":
		s, _ := textArg(in, last-1)
		if _, ok := ir.PredByName(s, true); !ok || s == "false" || s == "true" {
			return "the third argument must be a predicate, such as !\"oeq\""
		}
		return ""
	case "fptosi", "fptoui", "sitofp", "uitofp", "fptrunc", "fpext":
		op, _ := ir.OpcodeByName(word)
		if problem := ir.CastProblem(op, v.argType(in, 0), in.Type()); problem != "" {
			return problem
		}
	case "lrint", "llrint", "lround", "llround":
		if v.argType(in, 0).IsVector() || in.Type().IsVector() {
			return "it supports only scalars"
		}
	}
	if texts > 1 {
		if s, _ := textArg(in, last-1); !roundingMode(s) && s != "round.dynamic" {
			return "the argument before the last must be a rounding mode, such as " +
				"!\"round.tonearest\""
		}
	}
	return ""
}
