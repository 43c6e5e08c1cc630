package expand

import (
	"math/big"

	"statepoint/core/ir"
)

// format is how a binary floating-point type is made up (IEEE 754).
type format struct {
	bits     *ir.Type // an integer of its size
	mantissa int64    // bits that are written
	bias     int64
}

func (w *writer) formatOf(t *ir.Type) format {
	if t.Kind == ir.FloatKind {
		return format{w.m.Types.I32, 23, 127}
	}
	return format{w.m.Types.I64, 52, 1023}
}

// isHalf reports whether a type is one of the two of 16 bits, which convert by way of float.
func isHalf(t *ir.Type) bool { return t.Kind == ir.HalfKind || t.Kind == ir.BFloatKind }

// toFloat expands uitofp and sitofp. The highest 64 bits that count are converted, the lowest of
// them set if anything below is, which rounds as all of the number would; then comes the exponent.
func (w *writer) toFloat() {
	in := w.in
	x, t := in.Operand(0), in.Type()
	to := t
	if isHalf(t) {
		t = w.m.Types.Float
	}
	wide, i64 := x.Type(), w.m.Types.I64
	f := w.formatOf(t)
	zero := number(wide, 0)
	var negative ir.Value
	if in.Op == ir.SIToFP {
		negative = w.compare(ir.SLT, x, zero)
		x = w.negateIf(negative, x)
	}
	shift := w.leadingZeros(x)
	high := w.op(ir.Shl, x, w.cast(ir.ZExt, shift, wide))
	below := number(wide, int64(wide.Bits)-64)
	top := w.cast(ir.Trunc, w.op(ir.LShr, high, below), i64)
	rest := w.op(ir.Shl, high, number(wide, 64))
	sticky := w.cast(ir.ZExt, w.compare(ir.NE, rest, zero), i64)
	rounded := w.cast(ir.UIToFP, w.op(ir.Or, top, sticky), t)
	// top counts 2^exponent times. More than the bias is infinity either way.
	exponent := w.op(ir.Sub, number(i64, int64(wide.Bits)-64), shift)
	most := number(i64, f.bias)
	exponent = w.choose(w.compare(ir.SGT, exponent, most), most, exponent)
	power := w.op(ir.Shl, w.op(ir.Add, exponent, number(i64, f.bias)), number(i64, f.mantissa))
	scale := w.cast(ir.BitCast, w.cast(ir.Trunc, power, f.bits), t)
	result := w.op(ir.FMul, rounded, scale)
	result = w.choose(w.compare(ir.EQ, x, zero), ir.Zero(t), result)
	if negative != nil {
		result = w.choose(negative, w.add(ir.FNeg, t, result), result)
	}
	w.finish(w.cast(ir.FPTrunc, result, to))
}

// leadingZeros counts the zeros above the highest one, all but one of them if there is no one, by
// halves: is the upper part of what is left zero?
func (w *writer) leadingZeros(x ir.Value) ir.Value {
	t, i64 := x.Type(), w.m.Types.I64
	var n ir.Value = number(i64, 0)
	step := int64(1)
	for step*2 < int64(t.Bits) {
		step *= 2
	}
	for ; step > 0; step /= 2 {
		// The upper step bits are zero if shifting the rest out leaves nothing.
		empty := w.compare(ir.EQ, w.op(ir.LShr, x, number(t, int64(t.Bits)-step)), number(t, 0))
		x = w.choose(empty, w.op(ir.Shl, x, number(t, step)), x)
		n = w.op(ir.Add, n, w.choose(empty, number(i64, step), number(i64, 0)))
	}
	return n
}

// toInteger expands fptoui and fptosi: the mantissa, shifted by the exponent. What does not fit is
// poison.
func (w *writer) toInteger() {
	in := w.in
	x, t := in.Operand(0), in.Type()
	if isHalf(x.Type()) {
		x = w.cast(ir.FPExt, x, w.m.Types.Float)
	}
	f := w.formatOf(x.Type())
	bits := w.cast(ir.BitCast, x, f.bits)
	size := int64(f.bits.Bits)
	exponents := int64(1)<<(size-1-f.mantissa) - 1
	exponent := w.op(ir.And, w.op(ir.LShr, bits, number(f.bits, f.mantissa)),
		number(f.bits, exponents))
	implicit := new(big.Int).Lsh(big.NewInt(1), uint(f.mantissa))
	mask := new(big.Int).Sub(implicit, big.NewInt(1))
	mantissa := w.op(ir.And, bits, number(f.bits, mask.Int64()))
	mantissa = w.op(ir.Or, mantissa, number(f.bits, implicit.Int64()))
	wide := w.cast(ir.ZExt, mantissa, t)
	point := number(f.bits, f.bias+f.mantissa) // the exponent of a mantissa that is an integer
	up := w.cast(ir.ZExt, w.op(ir.Sub, exponent, point), t)
	down := w.cast(ir.ZExt, w.op(ir.Sub, point, exponent), t)
	left, right := w.op(ir.Shl, wide, up), w.op(ir.LShr, wide, down)
	result := w.choose(w.compare(ir.UGE, exponent, point), left, right)
	small := w.compare(ir.ULT, exponent, number(f.bits, f.bias)) // below one
	result = w.choose(small, number(t, 0), result)
	if in.Op == ir.FPToSI {
		result = w.negateIf(w.compare(ir.SLT, bits, number(f.bits, 0)), result)
	}
	w.finish(result)
}
