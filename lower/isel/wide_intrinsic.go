package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// wideIntrinsics are intrinsics on integers of more than 64 bits, by their names without suffix.
// Their results are needed.
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
		"llvm.fshl": func(b builder) { b.s.derive.funnelOdd(b.in, true) }, "llvm.fshr": func(b builder) { b.s.derive.funnelOdd(b.in, false) },
		"llvm.ctpop": builder.countOnes, "llvm.ctlz": builder.leadingZeros, "llvm.cttz": builder.trailingZeros,
		"llvm.bswap":      func(b builder) { b.reverse("llvm.bswap") },
		"llvm.bitreverse": func(b builder) { b.reverse("llvm.bitreverse") },
	}
}

// define defines the instruction's value.
func (b builder) define(v ir.Value) { b.s.defineScalar(b.in, b.parts(v)) }

// pieces are the words of a value, the lowest first, with zeros above its type.
func (b builder) pieces(v ir.Value) []ir.Value {
	half := b.s.Module.Types.Int(64)
	var vs []ir.Value
	for _, r := range b.s.wide.words(v, ir.ZExt) {
		vs = append(vs, b.s.leaf(half, build.Scalar{mir.R(r)}))
	}
	return vs
}

// half is an intrinsic on 64 bits.
func (b builder) half(name string, args ...ir.Value) ir.Value {
	t := b.s.Module.Types.Int(64)
	return b.s.leaf(t, b.s.derive.computeIntrinsic(b.in, name, t, args))
}

// narrow is a count of 64 bits in the instruction's type.
func (b builder) narrow(v ir.Value) ir.Value { return b.cast(ir.ZExt, v, b.in.Type()) }

func (b builder) countOnes() {
	var sum ir.Value
	for _, w := range b.pieces(b.in.Arg(0)) {
		n := b.half("llvm.ctpop", w)
		if sum != nil {
			n = b.op(ir.Add, sum, n)
		}
		sum = n
	}
	b.define(b.narrow(sum))
}

// leadingZeros counts in the lowest word and goes up: each word that is not zero begins anew.
func (b builder) leadingZeros() {
	words := b.pieces(b.in.Arg(0))
	t := words[0].Type()
	no := ir.IntConst(b.s.Module.Types.I1, 0)
	n := b.half("llvm.ctlz", words[0], no)
	for _, w := range words[1:] {
		below := b.op(ir.Add, n, b.number(t, 64))
		n = b.choose(b.compare(ir.EQ, w, b.number(t, 0)), below, b.half("llvm.ctlz", w, no))
	}
	unused := int64(len(words))*64 - int64(b.in.Type().Bits)
	b.define(b.narrow(b.op(ir.Sub, n, b.number(t, unused))))
}

// trailingZeros counts in the highest word and goes down.
func (b builder) trailingZeros() {
	x := b.in.Arg(0)
	words := b.pieces(x)
	t := words[0].Type()
	top := len(words) - 1
	if rest := x.Type().Bits % 64; rest != 0 { // a one above the type ends the count
		words[top] = b.op(ir.Or, words[top], ir.IntConst(t, 1<<rest))
	}
	no := ir.IntConst(b.s.Module.Types.I1, 0)
	n := b.half("llvm.cttz", words[top], no)
	for i := top - 1; i >= 0; i-- {
		above := b.op(ir.Add, n, b.number(t, 64))
		n = b.choose(b.compare(ir.EQ, words[i], b.number(t, 0)), above,
			b.half("llvm.cttz", words[i], no))
	}
	b.define(b.narrow(n))
}

// reverse reverses bytes or bits: those of each word, and the order of the words.
func (b builder) reverse(name string) {
	words := b.pieces(b.in.Arg(0))
	var e build.Scalar
	for i, w := range words {
		e[len(words)-1-i] = b.s.Source(b.half(name, w), 0)
	}
	whole := b.s.Module.Types.Int(uint32(len(words)) * 64)
	v := b.op(ir.LShr, b.s.leaf(whole, e), b.number(whole, int64(whole.Bits-b.in.Type().Bits)))
	b.define(b.cast(ir.Trunc, v, b.in.Type()))
}
