package intrinsic

import (
	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// wide computes with integers of more than 64 bits, word by word.
type wide struct{ build.Expr }

// wider adapts a function on an Expr to a row's wide field.
func wider(f func(wide)) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { f(wide{u.Expr(in)}) }
}

// choose returns the first argument if the comparison holds, else the second.
func choose(p ir.Pred) func(wide) {
	return func(b wide) {
		x, y := b.In.Arg(0), b.In.Arg(1)
		b.Define(b.Choose(b.Compare(p, x, y), x, y))
	}
}

func (b wide) magnitude() {
	x, zero := b.In.Arg(0), b.Number(b.In.Type(), 0)
	b.Define(b.Choose(b.Compare(ir.SLT, x, zero), b.Op(ir.Sub, zero, x), x))
}

// pieces are the words of a value, lowest first, with zeros above its type.
func (b wide) pieces(v ir.Value) []ir.Value {
	half := b.Env.Module.Types.Int(64)
	var vs []ir.Value
	for _, r := range b.WordRegs(v, ir.ZExt) {
		vs = append(vs, b.Leaf(half, build.Scalar{mir.R(r)}))
	}
	return vs
}

// half is the intrinsic on 64 bits.
func (b wide) half(name string, args ...ir.Value) ir.Value {
	t := b.Env.Module.Types.Int(64)
	return b.Leaf(t, b.ComputeCall(b.In, name, t, args))
}

// narrow is a count of 64 bits in the instruction's type.
func (b wide) narrow(v ir.Value) ir.Value { return b.Cast(ir.ZExt, v, b.In.Type()) }

func (b wide) countOnes() {
	var sum ir.Value
	for _, w := range b.pieces(b.In.Arg(0)) {
		n := b.half("llvm.ctpop", w)
		if sum != nil {
			n = b.Op(ir.Add, sum, n)
		}
		sum = n
	}
	b.Define(b.narrow(sum))
}

// leadingZeros counts from the lowest word up: a word that is not zero restarts the count.
func (b wide) leadingZeros() {
	words := b.pieces(b.In.Arg(0))
	t := words[0].Type()
	no := ir.IntConst(b.Env.Module.Types.I1, 0)
	n := b.half("llvm.ctlz", words[0], no)
	for _, w := range words[1:] {
		below := b.Op(ir.Add, n, b.Number(t, 64))
		n = b.Choose(b.Compare(ir.EQ, w, b.Number(t, 0)), below, b.half("llvm.ctlz", w, no))
	}
	unused := int64(len(words))*64 - int64(b.In.Type().Bits)
	b.Define(b.narrow(b.Op(ir.Sub, n, b.Number(t, unused))))
}

// trailingZeros counts from the highest word down.
func (b wide) trailingZeros() {
	x := b.In.Arg(0)
	words := b.pieces(x)
	t := words[0].Type()
	top := len(words) - 1
	if rest := x.Type().Bits % 64; rest != 0 { // a one above the type ends the count
		words[top] = b.Op(ir.Or, words[top], ir.IntConst(t, 1<<rest))
	}
	no := ir.IntConst(b.Env.Module.Types.I1, 0)
	n := b.half("llvm.cttz", words[top], no)
	for i := top - 1; i >= 0; i-- {
		above := b.Op(ir.Add, n, b.Number(t, 64))
		n = b.Choose(b.Compare(ir.EQ, words[i], b.Number(t, 0)), above,
			b.half("llvm.cttz", words[i], no))
	}
	b.Define(b.narrow(n))
}

// reverse reverses bytes or bits: within each word, and the order of the words.
func (b wide) reverse(name string) {
	words := b.pieces(b.In.Arg(0))
	e := make(build.Scalar, len(words))
	for i, w := range words {
		e[len(words)-1-i] = b.Source(b.half(name, w), 0)
	}
	whole := b.Env.Module.Types.Int(uint32(len(words)) * 64)
	v := b.Op(ir.LShr, b.Leaf(whole, e), b.Number(whole, int64(whole.Bits-b.In.Type().Bits)))
	b.Define(b.Cast(ir.Trunc, v, b.In.Type()))
}
