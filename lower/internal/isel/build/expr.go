package build

import (
	"fmt"
	"math"
	"math/big"

	"statepoint/core/ir"
	"statepoint/lower/internal/mir"
)

// Expr computes on values of the instruction being selected as IR would; each step is selected
// immediately.
type Expr struct {
	*Builder
	In *ir.Instr
}

// Expr returns an Expr for the value of an instruction.
func (b *Builder) Expr(in *ir.Instr) Expr { return Expr{b, in} }

// Op is an operation on two values of one type.
func (e Expr) Op(op ir.Opcode, x, y ir.Value) ir.Value {
	return e.Leaf(x.Type(), e.Compute(e.In, op, x.Type(), []ir.Value{x, y}))
}

// Cast is a conversion; converting to the same type returns the value.
func (e Expr) Cast(op ir.Opcode, x ir.Value, t *ir.Type) ir.Value {
	if x.Type() == t {
		return x
	}
	if op == ir.Trunc { // which is only another view
		return e.Leaf(t, e.sources(x, e.CountParts(t)))
	}
	return e.Leaf(t, e.Compute(e.In, op, t, []ir.Value{x}))
}

// Compare is an icmp.
func (e Expr) Compare(p ir.Pred, x, y ir.Value) ir.Value { return e.compareBy(ir.ICmp, p, x, y) }

// FloatCompare is an fcmp.
func (e Expr) FloatCompare(p ir.Pred, x, y ir.Value) ir.Value {
	return e.compareBy(ir.FCmp, p, x, y)
}

func (e Expr) compareBy(op ir.Opcode, p ir.Pred, x, y ir.Value) ir.Value {
	v := e.Env.Module.NewInstr(op, e.Env.Module.Types.I1, x, y)
	v.Pred = p
	d := e.Temp(mir.GPR, 4)
	e.Place(v, d)
	e.Select(v)
	v.DropOperands()
	return e.Leaf(v.Type(), Scalar{mir.R(d)})
}

// Choose is a select.
func (e Expr) Choose(c, yes, no ir.Value) ir.Value {
	return e.Leaf(yes.Type(), e.Compute(e.In, ir.Select, yes.Type(),
		[]ir.Value{c, yes, no}))
}

// Number is an integer constant.
func (e Expr) Number(t *ir.Type, n int64) ir.Value {
	if t.Bits <= 64 {
		return ir.IntConst(t, uint64(n))
	}
	v := big.NewInt(n)
	if n < 0 {
		v.Add(v, new(big.Int).Lsh(big.NewInt(1), uint(t.Bits)))
	}
	return ir.BigConst(t, v)
}

// Limits returns the smallest and largest signed number of a type.
func (e Expr) Limits(t *ir.Type) (least, most ir.Value) {
	n := new(big.Int).Lsh(big.NewInt(1), uint(t.Bits-1))
	m := new(big.Int).Sub(n, big.NewInt(1))
	if t.Bits <= 64 {
		return ir.IntConst(t, n.Uint64()), ir.IntConst(t, m.Uint64())
	}
	return ir.BigConst(t, n), ir.BigConst(t, m)
}

// Scalar returns the parts of a value.
func (e Expr) Scalar(v ir.Value) Scalar { return e.sources(v, e.CountParts(v.Type())) }

// sources are the first parts of a value.
func (e Expr) sources(v ir.Value, n int) Scalar {
	out := make(Scalar, n)
	for i := range out {
		out[i] = e.Source(v, i)
	}
	return out
}

// Wider is the type of 128 bits.
func (e Expr) Wider() *ir.Type { return e.Env.Module.Types.Int(128) }

// Overflow returns the result of an operation and whether it overflowed, for widths without
// instructions.
func (e Expr) Overflow(op ir.Opcode, signed bool, x, y ir.Value) (sum, over ir.Value) {
	t := x.Type()
	extend := ir.ZExt
	if signed {
		extend = ir.SExt
	}
	if t.Bits < 64 || t.Bits < 128 && op != ir.Mul ||
		t.Bits > 128 && t.Bits <= MaxIntBits/2 &&
			op == ir.Mul {
		wide := e.Wider()
		switch {
		case t.Bits > 128:
			wide = e.Env.Module.Types.Int(2 * t.Bits)
		case op != ir.Mul && t.Bits < 64 || t.Bits <= 32:
			wide = e.Env.Module.Types.Int(64)
		}
		r := e.Op(op, e.Cast(extend, x, wide), e.Cast(extend, y, wide))
		sum = e.Cast(ir.Trunc, r, t)
		return sum, e.Compare(ir.NE, e.Cast(extend, sum, wide), r)
	}
	if op != ir.Mul {
		sum = e.Op(op, x, y)
		zero := e.Number(t, 0)
		switch {
		case !signed && op == ir.Add:
			return sum, e.Compare(ir.ULT, sum, x)
		case !signed:
			return sum, e.Compare(ir.ULT, x, y)
		case op == ir.Add: // both operands differ from the sum in sign
			return sum, e.Compare(ir.SLT, e.Op(ir.And, e.Op(ir.Xor, sum, x), e.Op(ir.Xor, sum, y)),
				zero)
		}
		return sum, e.Compare(ir.SLT, e.Op(ir.And, e.Op(ir.Xor, x, y), e.Op(ir.Xor, sum, x)), zero)
	}
	if !signed {
		return e.multiplyUnsigned(x, y)
	}
	// The product of the absolute values, with the sign applied; the result must have that sign.
	zero := e.Number(t, 0)
	nx, ny := e.Compare(ir.SLT, x, zero), e.Compare(ir.SLT, y, zero)
	mx, my := e.Choose(nx, e.Op(ir.Sub, zero, x), x), e.Choose(ny, e.Op(ir.Sub, zero, y), y)
	product, over := e.multiplyUnsigned(mx, my)
	negative := e.Op(ir.Xor, nx, ny)
	sum = e.Choose(negative, e.Op(ir.Sub, zero, product), product)
	least, most := e.Limits(t)
	limit := e.Choose(negative, least, most)
	return sum, e.Op(ir.Or, over, e.Compare(ir.UGT, product, limit))
}

// multiplyUnsigned multiplies by halves: of the four products of halves, that of the upper ones
// must be zero and the mixed ones must fit the upper half.
func (e Expr) multiplyUnsigned(x, y ir.Value) (product, over ir.Value) {
	t := x.Type()
	wide := e.Wider()
	if t.Bits > wide.Bits {
		wide = e.Env.Module.Types.Int((t.Bits + 127) &^ 127)
	}
	half := e.Env.Module.Types.Int(wide.Bits / 2)
	if t != wide {
		r, o := e.multiplyUnsigned(e.Cast(ir.ZExt, x, wide), e.Cast(ir.ZExt, y, wide))
		product = e.Cast(ir.Trunc, r, t)
		return product, e.Op(ir.Or, o, e.Compare(ir.NE, e.Cast(ir.ZExt, product, wide), r))
	}
	n := e.Number(wide, int64(half.Bits))
	zero := e.Number(wide, 0)
	low := func(v ir.Value) ir.Value { return e.Cast(ir.ZExt, e.Cast(ir.Trunc, v, half), wide) }
	hx, hy := e.Op(ir.LShr, x, n), e.Op(ir.LShr, y, n)
	both := e.Op(ir.And, e.Compare(ir.NE, hx, zero), e.Compare(ir.NE, hy, zero))
	a, c := e.Op(ir.Mul, hx, low(y)), e.Op(ir.Mul, hy, low(x))
	cross := e.Op(ir.Add, a, c) // one of them is zero, unless both halves are not
	lost := e.Compare(ir.NE, e.Op(ir.LShr, cross, n), zero)
	base := e.Op(ir.Mul, low(x), low(y))
	product = e.Op(ir.Add, base, e.Op(ir.Shl, cross, n))
	carry := e.Compare(ir.ULT, product, base)
	return product, e.Op(ir.Or, both, e.Op(ir.Or, lost, carry))
}

// FloatNumber is a constant of type float, double, x86_fp80 or fp128 that is a power of two, its
// negation, or 0.
func FloatNumber(t *ir.Type, f float64) ir.Value {
	c := ir.NewConst(t, ir.ConstFloat)
	if t.Kind != ir.FP128Kind && !IsExtended(t) {
		c.Text = fmt.Sprintf("0x%016X", math.Float64bits(f))
		return c
	}
	top, integer := uint64(0), uint64(0) // sign and exponent; the bit before the point
	if f != 0 {
		_, exp := math.Frexp(f)
		top, integer = uint64(exp-1+16383), 1<<63
	}
	if f < 0 {
		top |= 1 << 15
	}
	if IsExtended(t) {
		c.Text = fmt.Sprintf("0xK%04X%016X", top, integer)
		return c
	}
	high := top << 48
	c.Text = fmt.Sprintf("0xL%016X%016X", uint64(0), high)
	return c
}

// Define defines the instruction's value.
func (e Expr) Define(v ir.Value) { e.DefineScalar(e.In, e.Scalar(v)) }
