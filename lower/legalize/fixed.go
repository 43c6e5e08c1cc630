package legalize

import (
	"strings"

	"statepoint/core/ir"
)

// fixedPoint is the expansion of an intrinsic on fixed-point numbers (LangRef, "Fixed Point
// Arithmetic Intrinsics"): in twice as many bits. It is nil if that is too wide.
func fixedPoint(in *ir.Instr, name string) func(*writer) {
	head, rest, _ := strings.Cut(name, ".")
	if !strings.HasPrefix(rest, "fix") || in.Call.NumArgs != 3 ||
		scalarOf(in.Type()).Kind != ir.IntegerKind {
		return nil
	}
	scale, ok := ir.AsInt(in.Arg(2))
	n := scalarOf(in.Type()).Bits
	if !ok || 2*n > mostBits {
		return nil
	}
	f := fixed{signed: head[0] == 's', divides: head[1:] == "div",
		saturates: strings.HasPrefix(rest, "fix.sat"), scale: int64(scale.Bits)}
	if !f.divides && head[1:] != "mul" {
		return nil
	}
	return func(w *writer) {
		byLane(w, func(args []ir.Value) ir.Value { return f.compute(w, args[0], args[1]) })
	}
}

// mostBits is the width of the widest supported integer.
const mostBits = 16384

// fixed is an operation in fixed point.
type fixed struct {
	signed, divides, saturates bool
	scale                      int64 // bits after the point
}

func (f *fixed) compute(w *writer, x, y ir.Value) ir.Value {
	t := x.Type()
	wide := w.m.Types.Int(2 * t.Bits)
	extend, down := ir.ZExt, ir.LShr
	if f.signed {
		extend, down = ir.SExt, ir.AShr
	}
	x, y = w.cast(extend, x, wide), w.cast(extend, y, wide)
	shift := number(wide, f.scale)
	var r ir.Value
	switch {
	case !f.divides:
		r = w.op(down, later(w, w.op(ir.Mul, x, y)), shift)
	case !f.signed:
		r = later(w, w.op(ir.UDiv, w.op(ir.Shl, x, shift), y))
	default:
		r = f.quotient(w, w.op(ir.Shl, x, shift), y)
	}
	if f.saturates {
		r = f.clamp(w, r, t)
	}
	return w.cast(ir.Trunc, r, t)
}

// quotient is the quotient of signed numbers, rounded down.
func (f *fixed) quotient(w *writer, x, y ir.Value) ir.Value {
	t := x.Type()
	q := later(w, w.op(ir.SDiv, x, y))
	rest := w.op(ir.Sub, x, later(w, w.op(ir.Mul, q, y)))
	negative := w.compare(ir.SLT, w.op(ir.Xor, x, y), number(t, 0))
	inexact := w.compare(ir.NE, rest, number(t, 0))
	return w.op(ir.Sub, q, w.cast(ir.ZExt, w.op(ir.And, negative, inexact), t))
}

// clamp clamps a number to the range of a narrower type.
func (f *fixed) clamp(w *writer, r ir.Value, t *ir.Type) ir.Value {
	wide := r.Type()
	ones := w.op(ir.LShr, number(wide, -1), number(wide, int64(wide.Bits-t.Bits)))
	if !f.signed {
		return w.choose(w.compare(ir.UGT, r, ones), ones, r)
	}
	most := w.op(ir.LShr, ones, number(wide, 1))
	least := w.op(ir.Xor, most, number(wide, -1))
	r = w.choose(w.compare(ir.SGT, r, most), most, r)
	return w.choose(w.compare(ir.SLT, r, least), least, r)
}

// byLane replaces the instruction by the result of compute on its arguments, lane by lane.
func byLane(w *writer, compute func(args []ir.Value) ir.Value) {
	in, t := w.in, w.in.Type()
	args := make([]ir.Value, in.Call.NumArgs)
	if t.Kind != ir.VectorKind {
		for i := range args {
			args[i] = in.Arg(i)
		}
		w.finish(compute(args))
		return
	}
	var result ir.Value = ir.Poison(t)
	for k := range t.Len {
		for i := range args {
			if args[i] = in.Arg(i); args[i].Type().Kind == ir.VectorKind {
				args[i] = elementOf(w, args[i], k)
			}
		}
		result = w.insertElement(result, compute(args), k)
	}
	w.finish(result)
}

// later records that a new instruction may itself need expansion.
func later(w *writer, v ir.Value) ir.Value {
	if in, ok := v.(*ir.Instr); ok && expansionOf(in) != nil {
		w.made = append(w.made, in)
	}
	return v
}

// carryless expands llvm.clmul, a product without carries.
func carryless(w *writer) {
	x, y, t := w.in.Arg(0), w.in.Arg(1), w.in.Type()
	n := int64(scalarOf(t).Bits)
	if n > 64 {
		v := repeat(w, n, []ir.Value{splat(t, 0), x, y}, func(v []ir.Value) []ir.Value {
			mask := w.op(ir.Sub, splat(t, 0), w.op(ir.And, v[2], splat(t, 1)))
			return []ir.Value{w.op(ir.Xor, v[0], w.op(ir.And, v[1], mask)),
				w.op(ir.Shl, v[1], splat(t, 1)), w.op(ir.LShr, v[2], splat(t, 1))}
		})
		w.finish(v[0])
		return
	}
	product := splat(t, 0)
	for i := range n {
		bit := w.op(ir.And, w.op(ir.LShr, y, splat(t, i)), splat(t, 1))
		mask := w.op(ir.Sub, splat(t, 0), bit)
		product = w.op(ir.Xor, product, w.op(ir.And, w.op(ir.Shl, x, splat(t, i)), mask))
	}
	w.finish(product)
}
