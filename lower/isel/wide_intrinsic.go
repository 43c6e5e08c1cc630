package isel

import "statepoint/core/ir"

// wideIntrinsics are intrinsics on integers of 65 to 128 bits, by their names without suffix. Their results are needed.
var wideIntrinsics map[string]func(b builder)

func init() {
	pick := func(p ir.Pred) func(builder) {
		return func(b builder) {
			x, y := b.in.Arg(0), b.in.Arg(1)
			b.define(b.choose(b.compare(p, x, y), x, y))
		}
	}
	wideIntrinsics = map[string]func(builder){
		"llvm.smax": pick(ir.SGT), "llvm.smin": pick(ir.SLT), "llvm.umax": pick(ir.UGT), "llvm.umin": pick(ir.ULT),
		"llvm.abs": func(b builder) {
			x, zero := b.in.Arg(0), b.number(b.in.Type(), 0)
			b.define(b.choose(b.compare(ir.SLT, x, zero), b.op(ir.Sub, zero, x), x))
		},
		"llvm.fshl": func(b builder) { b.s.funnelOdd(b.in, true) }, "llvm.fshr": func(b builder) { b.s.funnelOdd(b.in, false) },
		"llvm.ctpop": builder.countOnes, "llvm.ctlz": builder.leadingZeros, "llvm.cttz": builder.trailingZeros,
		"llvm.bswap":      func(b builder) { b.reverse("llvm.bswap") },
		"llvm.bitreverse": func(b builder) { b.reverse("llvm.bitreverse") },
	}
}

// define defines the instruction's value.
func (b builder) define(v ir.Value) { b.s.defineScalar(b.in, b.parts(v)) }

// halves are the lower and upper 64 bits of a value, zero-extended to 128 first.
func (b builder) halves(v ir.Value) (low, high ir.Value) {
	wide, half := b.cast(ir.ZExt, v, b.wider()), b.s.Module.Types.Int(64)
	return b.s.leaf(half, scalar{b.s.source(wide, 0)}), b.s.leaf(half, scalar{b.s.source(wide, 1)})
}

// half is an intrinsic on 64 bits.
func (b builder) half(name string, args ...ir.Value) ir.Value {
	t := b.s.Module.Types.Int(64)
	return b.s.leaf(t, b.s.computeIntrinsic(b.in, name, t, args))
}

// narrow is a count of 64 bits in the instruction's type.
func (b builder) narrow(v ir.Value) ir.Value { return b.cast(ir.ZExt, v, b.in.Type()) }

func (b builder) countOnes() {
	low, high := b.halves(b.in.Arg(0))
	b.define(b.narrow(b.op(ir.Add, b.half("llvm.ctpop", low), b.half("llvm.ctpop", high))))
}

func (b builder) leadingZeros() {
	low, high := b.halves(b.in.Arg(0))
	t := low.Type()
	no := ir.IntConst(b.s.Module.Types.I1, 0)
	n := b.choose(b.compare(ir.EQ, high, b.number(t, 0)), b.op(ir.Add, b.half("llvm.ctlz", low, no), b.number(t, 64)), b.half("llvm.ctlz", high, no))
	b.define(b.narrow(b.op(ir.Sub, n, b.number(t, 128-int64(b.in.Type().Bits)))))
}

func (b builder) trailingZeros() {
	x := b.in.Arg(0)
	low, high := b.halves(x)
	t := low.Type()
	if bits := x.Type().Bits; bits < 128 { // a one above the type ends the count
		high = b.op(ir.Or, high, ir.IntConst(t, 1<<(bits-64)))
	}
	no := ir.IntConst(b.s.Module.Types.I1, 0)
	b.define(b.narrow(b.choose(b.compare(ir.EQ, low, b.number(t, 0)), b.op(ir.Add, b.half("llvm.cttz", high, no), b.number(t, 64)), b.half("llvm.cttz", low, no))))
}

// reverse reverses bytes or bits: each half, and their order.
func (b builder) reverse(name string) {
	low, high := b.halves(b.in.Arg(0))
	l, h := b.half(name, low), b.half(name, high)
	v := b.s.leaf(b.wider(), scalar{b.s.source(h, 0), b.s.source(l, 0)})
	v = b.op(ir.LShr, v, b.number(b.wider(), 128-int64(b.in.Type().Bits)))
	b.define(b.cast(ir.Trunc, v, b.in.Type()))
}
