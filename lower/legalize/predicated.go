package legalize

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// predicated is the expansion of a vector-predicated intrinsic, nil for a call that stays (LangRef,
// "Vector Predication Intrinsics"). Operations without effects are done for all elements, since
// those excluded by the mask or the length are poison; their divisors become 1.
func predicated(in *ir.Instr, word string) func(*writer) {
	if w := in.Call.NumArgs; w < 2 || in.Arg(w-1).Type().Kind != ir.IntegerKind {
		return nil
	}
	switch word {
	case "select", "merge":
		return func(w *writer) { mergeLanes(w, word == "merge") }
	case "load", "store", "gather", "scatter":
		a, ok := predicatedAccess(in, word)
		if !ok || a.vector.Kind != ir.VectorKind || a.vector.Scalable || !inBytes(a.vector.Elem) {
			return nil
		}
		return func(w *writer) {
			a.mask = vectorOf(w, a.mask.Type(), activeLanesOf(w, a.mask, in.Arg(in.Call.NumArgs-1)))
			expandMasked(w, a)
		}
	case "icmp", "fcmp":
		return predicatedCompare(in, word)
	case "fneg":
		return func(w *writer) { w.finish(w.add(ir.FNeg, in.Type(), in.Arg(0))) }
	}
	if plain, integers, ok := plainIntrinsic(word); ok {
		if of := scalarOf(in.Arg(0).Type()); of.IsFloat() == integers || !of.IsFloat() &&
			of.Kind != ir.IntegerKind {
			return nil // LLVM's verifier lets it pass
		}
		return func(w *writer) { unpredicated(w, plain) }
	}
	if fold, ok := strings.CutPrefix(word, "reduce."); ok {
		return predicatedReduction(in, fold)
	}
	op, ok := ir.OpcodeByName(word)
	switch {
	case !ok:
		return nil
	case op.IsCast() && in.Call.NumArgs == 3:
		return func(w *writer) { w.finish(w.add(op, in.Type(), in.Arg(0))) }
	case !op.IsBinary() || in.Call.NumArgs != 4 || !fitsOperation(op, in.Type()):
		return nil
	}
	return func(w *writer) {
		y := in.Arg(1)
		switch op {
		case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
			y = divisor(w, y, activeLanesOf(w, in.Arg(2), in.Arg(3)))
		}
		r := w.add(op, in.Type(), in.Arg(0), y)
		r.Flags = in.Flags
		w.finish(r)
	}
}

// fitsOperation reports whether an operation applies to the elements of a vector.
func fitsOperation(op ir.Opcode, t *ir.Type) bool {
	switch op {
	case ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem:
		return scalarOf(t).IsFloat()
	}
	return scalarOf(t).Kind == ir.IntegerKind
}

// divisor is a vector with ones for the excluded elements.
func divisor(w *writer, y ir.Value, active []ir.Value) ir.Value {
	var v ir.Value = ir.Poison(y.Type())
	for k, a := range active {
		v = w.insertElement(v, w.choose(a, elementOf(w, y, uint64(k)), number(y.Type().Elem, 1)),
			uint64(k))
	}
	return v
}

// activeLanesOf are, for each element, whether a mask has a one and a length reaches it.
func activeLanesOf(w *writer, mask, length ir.Value) []ir.Value {
	active := make([]ir.Value, mask.Type().Len)
	for k := range active {
		within := w.compare(ir.ULT, number(length.Type(), int64(k)), length)
		active[k] = w.op(ir.And, elementOf(w, mask, uint64(k)), within)
	}
	return active
}

// vectorOf is a vector of these elements.
func vectorOf(w *writer, t *ir.Type, es []ir.Value) ir.Value {
	var v ir.Value = ir.Poison(t)
	for k, e := range es {
		v = w.insertElement(v, e, uint64(k))
	}
	return v
}

// mergeLanes expands vp.select and vp.merge, which takes elements beyond the length from its last
// vector.
func mergeLanes(w *writer, merge bool) {
	in := w.in
	c := in.Arg(0)
	if merge {
		c = vectorOf(w, c.Type(), activeLanesOf(w, c, in.Arg(3)))
	}
	w.finish(w.choose(c, in.Arg(1), in.Arg(2)))
}

// predicatedAccess reads vp.load, vp.store, vp.gather and vp.scatter.
func predicatedAccess(in *ir.Instr, word string) (a masked, ok bool) {
	n := in.Call.NumArgs
	if word == "load" || word == "gather" {
		if n != 3 {
			return a, false
		}
		a.pointer, a.mask, a.vector = in.Arg(0), in.Arg(1), in.Type()
		a.other = ir.Poison(in.Type())
		return a, true
	}
	if n != 4 {
		return a, false
	}
	a.stored, a.pointer, a.mask = in.Arg(0), in.Arg(1), in.Arg(2)
	a.vector = a.stored.Type()
	return a, true
}

// predicatedCompare reads the predicate, which is a metadata string.
func predicatedCompare(in *ir.Instr, word string) func(*writer) {
	if in.Call.NumArgs != 5 {
		return nil
	}
	m, ok := in.Arg(2).(*ir.MetadataValue)
	if !ok {
		return nil
	}
	text, ok := m.MD.(*ir.MDString)
	if !ok {
		return nil
	}
	p, ok := ir.PredByName(text.Value, word == "fcmp")
	if isFloat := scalarOf(in.Arg(0).Type()).IsFloat(); !ok || isFloat != (word == "fcmp") {
		return nil
	}
	op := ir.ICmp
	if word == "fcmp" {
		op = ir.FCmp
	}
	return func(w *writer) {
		r := w.add(op, in.Type(), in.Arg(0), in.Arg(1))
		r.Pred = p
		w.finish(r)
	}
}

// folds are the operations of reductions that are instructions.
var folds = map[string]ir.Opcode{
	"add": ir.Add, "mul": ir.Mul, "and": ir.And, "or": ir.Or, "xor": ir.Xor, "fadd": ir.FAdd,
	"fmul": ir.FMul,
}

// integerIntrinsics and floatIntrinsics are the intrinsics on all elements that correspond to
// predicated ones of the same name.
var (
	integerIntrinsics = source.WordSet("smax smin umax umin sadd.sat ssub.sat uadd.sat usub.sat " +
		"bitreverse bswap ctpop ctlz cttz abs fshl fshr")
	floatIntrinsics = source.WordSet("fabs sqrt ceil floor rint nearbyint round roundeven minnum " +
		"maxnum minimum maximum copysign fma fmuladd is.fpclass lrint llrint")
)

// plainIntrinsic is the intrinsic on all elements that corresponds to a predicated one: its name,
// and whether it is for integers; false if there is none.
func plainIntrinsic(word string) (name string, integers, ok bool) {
	switch {
	case word == "roundtozero":
		return "trunc", false, true
	case integerIntrinsics.Has(word):
		return word, true, true
	}
	return word, false, floatIntrinsics.Has(word)
}

// unpredicated calls the intrinsic for all elements.
func unpredicated(w *writer, word string) {
	in := w.in
	var args []ir.Value
	for i := range in.Call.NumArgs - 2 {
		args = append(args, in.Arg(i))
	}
	of := []*ir.Type{args[0].Type()}
	if word == "lrint" || word == "llrint" {
		of = []*ir.Type{in.Type(), args[0].Type()}
	}
	v := w.call(word, in.Type(), of, args...)
	v.(*ir.Instr).Flags = in.Flags
	w.finish(v)
}

// foldCalls are the operations of reductions that are intrinsics on two elements.
var foldCalls = map[string]string{"fmax": "maxnum", "fmin": "minnum", "fmaximum": "maximum",
	"fminimum": "minimum"}

var extremes = map[string]ir.Pred{"smax": ir.SGT, "smin": ir.SLT, "umax": ir.UGT, "umin": ir.ULT}

// predicatedReduction folds the active elements into the first argument.
func predicatedReduction(in *ir.Instr, word string) func(*writer) {
	op, isOp := folds[word]
	p, isExtreme := extremes[word]
	call, isCall := foldCalls[word]
	t := in.Type()
	if in.Call.NumArgs != 4 || !isOp && !isExtreme && !isCall || isOp && !fitsOperation(op, t) ||
		isCall && !t.IsFloat() || isExtreme && t.Kind != ir.IntegerKind {
		return nil
	}
	return func(w *writer) {
		sum := in.Arg(0)
		for k, active := range activeLanesOf(w, in.Arg(2), in.Arg(3)) {
			e := elementOf(w, in.Arg(1), uint64(k))
			var next ir.Value
			switch {
			case isOp:
				next = w.op(op, sum, e)
			case isCall:
				next = w.call(call, t, []*ir.Type{t}, sum, e)
			default:
				next = w.choose(w.compare(p, e, sum), e, sum)
			}
			sum = w.choose(active, next, sum)
		}
		w.finish(sum)
	}
}
