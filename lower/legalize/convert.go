package legalize

import (
	"math/big"

	"statepoint/core/ir"
)

// format is the format of a binary floating-point type (IEEE 754).
type format struct {
	bits     *ir.Type // an integer of its size
	mantissa int64    // bits below the exponent
	bias     int64
	leads    bool     // the mantissa includes the bit that others omit
	exact    *ir.Type // an integer with more bits than it can hold
}

func formatOf(w *writer, t *ir.Type) format {
	ts := w.m.Types
	switch t.Kind {
	case ir.FloatKind:
		return format{bits: ts.I32, mantissa: 23, bias: 127, exact: ts.I64}
	case ir.DoubleKind:
		return format{bits: ts.I64, mantissa: 52, bias: 1023, exact: ts.I64}
	case ir.X86FP80Kind:
		return format{bits: ts.Int(80), mantissa: 64, bias: 16383, leads: true, exact: ts.Int(128)}
	}
	return format{bits: ts.Int(128), mantissa: 112, bias: 16383, exact: ts.Int(128)}
}

// fraction is the number of bits after the highest one in the mantissa as an integer.
func (f *format) fraction() int64 {
	if f.leads {
		return f.mantissa - 1
	}
	return f.mantissa
}

// shifted is a number shifted left, in an integer of the format's size.
func (f *format) shifted(n, by int64) ir.Value {
	return bigNumber(f.bits, new(big.Int).Lsh(big.NewInt(n), uint(by)))
}

// isHalf reports whether a type is one of the two 16-bit types, which are converted through float.
func isHalf(t *ir.Type) bool { return t.Kind == ir.HalfKind || t.Kind == ir.BFloatKind }

// toFloat expands uitofp and sitofp. The highest significant bits, more than the type holds, are
// converted, with the lowest of them set if any bit below is, so that the result is rounded
// correctly; then the exponent is applied.
func toFloat(w *writer) {
	in := w.in
	x, t := in.Operand(0), in.Type()
	to := t
	if isHalf(t) {
		t = w.m.Types.Float
	}
	wide, i64 := x.Type(), w.m.Types.I64
	f := formatOf(w, t)
	zero := number(wide, 0)
	var negative ir.Value
	if in.Op == ir.SIToFP {
		negative = w.compare(ir.SLT, x, zero)
		x = negateIf(w, negative, x)
	}
	shift := leadingZeros(w, x)
	high := w.op(ir.Shl, x, w.cast(ir.ZExt, shift, wide))
	size := int64(f.exact.Bits)
	top := w.cast(ir.Trunc, w.op(ir.LShr, high, number(wide, int64(wide.Bits)-size)), f.exact)
	rest := w.op(ir.Shl, high, number(wide, size))
	sticky := w.cast(ir.ZExt, w.compare(ir.NE, rest, zero), f.exact)
	rounded := w.cast(ir.UIToFP, w.op(ir.Or, top, sticky), t)
	// top is to be multiplied by 2^exponent. An exponent above the bias is infinity in any case.
	exponent := w.op(ir.Sub, number(i64, int64(wide.Bits)-size), shift)
	most := number(i64, f.bias)
	exponent = w.choose(w.compare(ir.SGT, exponent, most), most, exponent)
	biased := w.op(ir.Add, exponent, number(i64, f.bias))
	power := w.op(ir.Shl, w.cast(resizing(w, i64, f.bits), biased, f.bits),
		number(f.bits, f.mantissa))
	if f.leads {
		power = w.op(ir.Or, power, f.shifted(1, f.mantissa-1))
	}
	scale := w.cast(ir.BitCast, power, t)
	result := w.op(ir.FMul, rounded, scale)
	result = w.choose(w.compare(ir.EQ, x, zero), ir.Zero(t), result)
	if negative != nil {
		result = w.choose(negative, w.add(ir.FNeg, t, result), result)
	}
	w.finish(w.cast(ir.FPTrunc, result, to))
}

// leadingZeros counts the zeros above the highest one bit (the width less one for zero) by
// bisection: is the upper half of the remaining bits zero?
func leadingZeros(w *writer, x ir.Value) ir.Value {
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

// toInteger expands fptoui and fptosi. Values out of range are poison.
func toInteger(w *writer) {
	x := takeApart(w, w.in.Operand(0))
	w.finish(x.integer(w, w.in.Type(), w.in.Op == ir.FPToSI))
}

// floating is an unpacked floating-point number.
type floating struct {
	format
	value, bits, exponent ir.Value
}

// takeApart unpacks a number; a 16-bit one is first converted to float.
func takeApart(w *writer, x ir.Value) *floating {
	if isHalf(x.Type()) {
		x = w.cast(ir.FPExt, x, w.m.Types.Float)
	}
	n := &floating{format: formatOf(w, x.Type()), value: x}
	n.bits = w.cast(ir.BitCast, x, n.format.bits)
	n.exponent = w.op(ir.And, w.op(ir.LShr, n.bits, number(n.format.bits, n.mantissa)),
		number(n.format.bits, n.highest()))
	return n
}

// highest is the exponent of infinity and NaN.
func (f *format) highest() int64 { return 2*f.bias + 1 }

// integer is the mantissa, shifted by the exponent.
func (x *floating) integer(w *writer, t *ir.Type, signed bool) ir.Value {
	b := x.format.bits
	ones := w.op(ir.Sub, x.shifted(1, x.mantissa), number(b, 1))
	mantissa := w.op(ir.Or, w.op(ir.And, x.bits, ones), x.shifted(1, x.fraction()))
	wide := w.cast(ir.ZExt, mantissa, t)
	// the exponent of a mantissa that is an integer
	point := number(b, x.bias+x.fraction())
	up := w.cast(ir.ZExt, w.op(ir.Sub, x.exponent, point), t)
	down := w.cast(ir.ZExt, w.op(ir.Sub, point, x.exponent), t)
	left, right := w.op(ir.Shl, wide, up), w.op(ir.LShr, wide, down)
	result := w.choose(w.compare(ir.UGE, x.exponent, point), left, right)
	small := w.compare(ir.ULT, x.exponent, number(b, x.bias)) // below one
	result = w.choose(small, number(t, 0), result)
	if signed {
		result = negateIf(w, x.negative(w), result)
	}
	return result
}

func (x *floating) negative(w *writer) ir.Value {
	return w.compare(ir.SLT, x.bits, number(x.format.bits, 0))
}

// saturatingOf is the expansion of llvm.fptoui.sat and llvm.fptosi.sat to a large integer, nil for
// calls that stay: values out of range become the nearest end of the range, and NaN becomes zero.
func saturatingOf(in *ir.Instr, name string) func(*writer) {
	signed := name[len("fpto")] == 's'
	if in.Call.NumArgs != 1 || !isLarge(in.Type()) || !isBinaryFloat(in.Arg(0).Type()) {
		return nil
	}
	return func(w *writer) {
		t := scalarOf(w.in.Type())
		zero := number(t, 0)
		least, most, bits := zero, number(t, -1), int64(t.Bits)
		if signed {
			end := new(big.Int).Lsh(big.NewInt(1), uint(t.Bits-1))
			least, most = ir.BigConst(t, end), ir.BigConst(t, new(big.Int).Sub(end, big.NewInt(1)))
			bits--
		}
		byLane(w, func(args []ir.Value) ir.Value {
			x := takeApart(w, args[0])
			over := w.compare(ir.UGE, x.exponent,
				number(x.format.bits, min(x.bias+bits, x.highest())))
			r := w.choose(over, most, x.integer(w, t, signed))
			negative := x.negative(w)
			if signed {
				over = w.op(ir.And, over, negative)
			} else {
				over = negative
			}
			r = w.choose(over, least, r)
			return w.choose(compareFloat(w, ir.FUNO, x.value, x.value), zero, r)
		})
	}
}

// fromHalf and toHalf expand the conversions of 16-bit floats that are kept as integers.
func fromHalf(w *writer) {
	w.finish(w.cast(ir.FPExt, w.cast(ir.BitCast, w.in.Arg(0), w.m.Types.Half), w.in.Type()))
}

func toHalf(w *writer) {
	w.finish(w.cast(ir.BitCast, w.cast(ir.FPTrunc, w.in.Arg(0), w.m.Types.Half), w.in.Type()))
}
