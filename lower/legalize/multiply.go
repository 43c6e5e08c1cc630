package legalize

import (
	"strings"

	"statepoint/core/ir"
)

// longProduct is the width in bits up to which products are left to selection, whose code grows
// with the square of the width.
const longProduct = 1024

// isLongProduct reports whether a product is expanded: not if one factor is a single word.
func isLongProduct(in *ir.Instr) bool {
	t := scalarOf(in.Type())
	return t.Kind == ir.IntegerKind && t.Bits > longProduct && !isWord(in.Operand(0)) &&
		!isWord(in.Operand(1))
}

// isWord reports whether all bits of a value above the lowest 64 are zeros.
func isWord(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	return ok && in.Op == ir.ZExt && in.Operand(0).Type().Bits <= 64 &&
		in.Type().Kind == ir.IntegerKind
}

// multiply expands a product as a loop: each iteration multiplies the first factor by one word of
// the second, the highest first.
func multiply(w *writer) {
	x, y := w.in.Operand(0), w.in.Operand(1)
	t := x.Type()
	words := int64(t.Bits+63) / 64
	whole := w.m.Types.Int(uint32(words) * 64)
	first := []ir.Value{number(t, 0), w.cast(ir.ZExt, y, whole)}
	v := repeat(w, words, first, func(v []ir.Value) []ir.Value {
		top := w.op(ir.LShr, v[1], number(whole, 64*(words-1)))
		word := w.cast(ir.ZExt, w.cast(ir.Trunc, top, w.m.Types.I64), t)
		sum := w.op(ir.Add, w.op(ir.Shl, v[0], number(t, 64)), w.op(ir.Mul, x, word))
		return []ir.Value{sum, w.op(ir.Shl, v[1], number(whole, 64))}
	})
	w.finish(v[0])
}

// openLoop makes a block that branches to itself, a branch that is replaced later, and makes it the
// current block. It returns the blocks before, of and after the loop, and the position for writing
// after it.
func openLoop(w *writer) (before, loop, after *ir.Block, in *ir.Instr) {
	before = w.split()
	loop = w.block()
	w.branch(before, loop)
	w.branch(loop, loop)
	after, in = w.in.Parent(), w.in
	w.in = loop.Last()
	return before, loop, after, in
}

// repeat writes a loop of n iterations over some values; each iteration computes new ones from the
// previous ones.
func repeat(w *writer, n int64, first []ir.Value,
	step func(v []ir.Value) []ir.Value) []ir.Value {
	count := w.m.Types.I32
	before, loop, after, in := openLoop(w)
	i := w.phi(loop, count)
	phis := make([]ir.Value, len(first))
	for k, v := range first {
		phis[k] = w.phi(loop, v.Type())
	}
	next := step(phis)
	nextI := w.op(ir.Add, i, number(count, 1))
	w.in.SetOperands(w.compare(ir.EQ, nextI, number(count, n)), after, loop)
	for k, v := range append([]ir.Value{number(count, 0)}, first...) {
		phi, made := i, nextI
		if k > 0 {
			phi, made = phis[k-1].(*ir.Instr), next[k-1]
		}
		phi.AddIncoming(v, before)
		phi.AddIncoming(made, loop)
	}
	w.in = in
	return next
}

// longOf is the expansion of an intrinsic on long integers whose code would be too long, nil if it
// stays.
func longOf(in *ir.Instr, head, rest string) func(*writer) {
	switch {
	case in.Call.NumArgs == 3 && head[0] == 'f':
		return funnelOf(in, head == "fshl")
	case in.Call.NumArgs == 2 && strings.HasPrefix(rest, "with.overflow"):
		return overflowOf(in, head == "smul")
	}
	return nil
}

// funnelOf is the expansion of a funnel shift whose width is not a power of two: the count is
// reduced by a division, and the other operand is shifted by one and then by the rest, so that no
// shift is as large as the width.
func funnelOf(in *ir.Instr, left bool) func(*writer) {
	t := scalarOf(in.Type())
	if !isLarge(t) || t.Bits&(t.Bits-1) == 0 {
		return nil
	}
	return func(w *writer) {
		byLane(w, func(args []ir.Value) ir.Value {
			x, y := args[0], args[1]
			one := number(t, 1)
			n := later(w, w.op(ir.URem, args[2], number(t, int64(t.Bits))))
			rest := w.op(ir.Sub, number(t, int64(t.Bits)-1), n)
			if left {
				return w.op(ir.Or, w.op(ir.Shl, x, n), w.op(ir.LShr, w.op(ir.LShr, y, one), rest))
			}
			return w.op(ir.Or, w.op(ir.Shl, w.op(ir.Shl, x, one), rest), w.op(ir.LShr, y, n))
		})
	}
}

// overflowOf is the expansion of a multiplication with overflow: in twice as many bits.
func overflowOf(in *ir.Instr, signed bool) func(*writer) {
	t := scalarOf(in.Arg(0).Type())
	if t.Kind != ir.IntegerKind || t.Bits <= longProduct/2 || 2*t.Bits > mostBits {
		return nil
	}
	extend := ir.ZExt
	if signed {
		extend = ir.SExt
	}
	return func(w *writer) {
		wide := w.m.Types.Int(2 * t.Bits)
		eachLane(w, func(args []ir.Value) []ir.Value {
			r := later(w, w.op(ir.Mul, w.cast(extend, args[0], wide),
				w.cast(extend, args[1], wide)))
			product := w.cast(ir.Trunc, r, t)
			return []ir.Value{product, w.compare(ir.NE, w.cast(extend, product, wide), r)}
		})
	}
}

// eachLane replaces a call that returns a struct by the results of compute for each field, lane by
// lane.
func eachLane(w *writer, compute func(args []ir.Value) []ir.Value) {
	in, t := w.in, w.in.Type()
	n := uint64(1)
	isVector := in.Arg(0).Type().Kind == ir.VectorKind
	fields := make([]ir.Value, len(t.Fields))
	if isVector {
		n = in.Arg(0).Type().Len
		for i := range fields {
			fields[i] = ir.Poison(t.Fields[i])
		}
	}
	for k := range n {
		args := make([]ir.Value, in.Call.NumArgs)
		for i := range args {
			if args[i] = in.Arg(i); isVector {
				args[i] = elementOf(w, args[i], k)
			}
		}
		for i, v := range compute(args) {
			if isVector {
				v = w.insertElement(fields[i], v, k)
			}
			fields[i] = v
		}
	}
	w.finish(w.aggregate(t, fields))
}
