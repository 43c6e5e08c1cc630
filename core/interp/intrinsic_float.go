package interp

import (
	"math"
	"math/big"
	"strings"

	"statepoint/core/ir"
)

// mathematics are the intrinsics of floating-point numbers.
func mathematics(c *intrinsic) (Value, error) {
	return c.run.math(c.name, c.typ, c.args, c.in.Flags)
}

// math computes a function by the name of its intrinsic.
func (m *Interp) math(name string, t *ir.Type, args []Value, flags ir.Flags) (Value, error) {
	if t.IsFloat() && fastBreaks(flags, floatsOf(args)...) {
		return OfState(t, Poison), nil
	}
	switch name {
	case "fabs":
		return absolute(args[0]), nil
	case "copysign":
		if signBit(args[0]) != signBit(args[1]) {
			return negate(args[0]), nil
		}
		return args[0], nil
	case "is.fpclass":
		return truth(t, isClass(args[0], args[1].Bits)), nil
	case "convert.from.fp16":
		return convertFloat(t, half, args[0]), nil
	case "convert.to.fp16":
		from, err := formatOf(args[0].Type)
		v := convertFloat(&ir.Type{Kind: ir.HalfKind}, from, args[0])
		v.Type = t
		return v, err
	case "lround", "llround", "lrint", "llrint":
		mode := "round"
		if strings.HasSuffix(name, "rint") {
			mode = "roundeven"
		}
		n, ok, err := rounded(mode, args[0])
		if err != nil || !ok || !fits(n, t.Bits, true) {
			return OfState(t, Poison), err
		}
		return BigInt(t, n), nil
	case "fptosi.sat", "fptoui.sat":
		return saturating(t, args[0], name == "fptosi.sat")
	}
	f, x, err := unpacked(args[0])
	if err != nil {
		return Value{}, err
	}
	switch name {
	case "canonicalize":
		return convertFloat(t, f, args[0]), nil
	case "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven":
		if x.class != finite || x.isZero() {
			return convertFloat(t, f, args[0]), nil
		}
		n, _, _ := rounded(name, args[0])
		return packed(t, f, f.signed(x.negative, func(z *big.Float) { z.SetInt(n) })), nil
	case "sqrt":
		return packed(t, f, f.sqrt(x)), nil
	case "minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum":
		return f.extreme(name, args[0], args[1]), nil
	case "fma":
		_, y, _ := unpacked(args[1])
		_, z, _ := unpacked(args[2])
		return packed(t, f, f.fused(x, y, z)), nil
	case "fmuladd": // fused or not, as the target likes
		_, y, _ := unpacked(args[1])
		_, z, _ := unpacked(args[2])
		one := packed(t, f, f.fused(x, y, z))
		two := packed(t, f, f.arithmetic(ir.FAdd, f.arithmetic(ir.FMul, x, y), z))
		if !Same(&one, &two) {
			two.State = Arbitrary
		}
		return two, nil
	case "ldexp":
		if x.class != finite || x.isZero() {
			return convertFloat(t, f, args[0]), nil
		}
		by := max(min(args[1].Signed().Int64(), 1<<17), -1<<17)
		return packed(t, f, f.signed(x.negative, func(z *big.Float) {
			z.SetMantExp(new(big.Float).SetPrec(z.Prec()).SetMode(z.Mode()).Set(x.value), int(by))
		})), nil
	}
	return library(name, t, f, x, args)
}

func floatsOf(vs []Value) []Value {
	var list []Value
	for _, v := range vs {
		if v.Type.IsFloat() {
			list = append(list, v)
		}
	}
	return list
}

// library computes functions of a mathematics library, whose rounding is unspecified.
func library(name string, t *ir.Type, f format, x number, args []Value) (Value, error) {
	one := map[string]func(float64) float64{
		"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan,
		"sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh, "exp": math.Exp, "exp2": math.Exp2,
		"exp10": func(v float64) float64 { return math.Pow(10, v) },
		"log":   math.Log, "log2": math.Log2, "log10": math.Log10,
	}
	two := map[string]func(a, b float64) float64{"pow": math.Pow, "atan2": math.Atan2}
	var r float64
	switch {
	case one[name] != nil:
		r = one[name](x.float64())
	case two[name] != nil:
		_, y, err := unpacked(args[1])
		if err != nil {
			return Value{}, err
		}
		r = two[name](x.float64(), y.float64())
	case name == "powi":
		r = math.Pow(x.float64(), float64(args[1].Int64()))
	default:
		return Value{}, unsupported("the intrinsic @llvm.%s", name)
	}
	v := convertFloat(t, double, Value{Bits: math.Float64bits(r)})
	v.State = Arbitrary
	return v, nil
}

func (n number) float64() float64 {
	switch {
	case n.isNaN():
		return math.NaN()
	case n.class == infinite && n.negative:
		return math.Inf(-1)
	case n.class == infinite:
		return math.Inf(1)
	}
	v, _ := n.value.Float64()
	if v == 0 && n.negative {
		v = math.Copysign(0, -1)
	}
	return v
}

// rounded rounds a float to an integer; ok is false for infinities and NaN.
func rounded(mode string, v Value) (n *big.Int, ok bool, err error) {
	_, x, err := unpacked(v)
	if err != nil || x.class != finite {
		return nil, false, err
	}
	r, _ := x.value.Rat(nil)
	if r == nil {
		r = new(big.Rat)
	}
	down := new(big.Int).Div(r.Num(), r.Denom()) // rounds down: denominators are positive
	rest := new(big.Rat).Sub(r, new(big.Rat).SetInt(down))
	up := false
	switch c := rest.Cmp(big.NewRat(1, 2)); mode {
	case "floor":
	case "ceil":
		up = rest.Sign() != 0
	case "trunc":
		up = rest.Sign() != 0 && x.negative
	case "round": // halves away from zero
		up = c > 0 || c == 0 && !x.negative
	default:
		up = c > 0 || c == 0 && down.Bit(0) != 0
	}
	if up {
		down.Add(down, big.NewInt(1))
	}
	return down, true, nil
}

// saturating converts to an integer; values out of range become the nearest integer, NaN becomes
// zero.
func saturating(t *ir.Type, v Value, signed bool) (Value, error) {
	_, x, err := unpacked(v)
	if err != nil {
		return Value{}, err
	}
	least, greatest := limits(t.Bits, signed)
	switch {
	case x.isNaN():
		return Zero(t), nil
	case x.class == infinite && x.negative:
		return BigInt(t, least), nil
	case x.class == infinite:
		return BigInt(t, greatest), nil
	}
	n, _ := x.value.Int(nil)
	return BigInt(t, saturated(n, t.Bits, signed)), nil
}

func (f format) sqrt(x number) number {
	switch {
	case x.isNaN(), x.negative && !x.isZero():
		return f.nan()
	case x.class == infinite, x.isZero():
		return x
	}
	return f.round(false, func(z *big.Float) { z.Sqrt(x.value) })
}

// fused multiplies and adds with one rounding.
func (f format) fused(x, y, a number) number {
	sign := x.negative != y.negative
	switch {
	case x.isNaN(), y.isNaN(), a.isNaN():
		return f.nan()
	case x.class == infinite && y.isZero(), y.class == infinite && x.isZero():
		return f.nan()
	case x.class == infinite, y.class == infinite:
		if a.class == infinite && a.negative != sign {
			return f.nan()
		}
		return number{class: infinite, negative: sign}
	case a.class == infinite:
		return a
	}
	product := new(big.Float).SetPrec(2*f.precision()).Mul(x.value, y.value)
	zero := sign && a.negative && a.isZero() && product.Sign() == 0
	return f.round(zero, func(z *big.Float) { z.Add(product, a.value) })
}

// extreme is the smaller or larger of two floats, with one of the three rules for NaN and zeros.
func (f format) extreme(name string, a, b Value) Value {
	x, y := f.unpack(a.Unsigned()), f.unpack(b.Unsigned())
	smaller := strings.HasPrefix(name, "min")
	if x.isNaN() || y.isNaN() {
		switch {
		case strings.HasSuffix(name, "imum") || x.isNaN() && y.isNaN():
			return packed(a.Type, f, f.nan())
		case x.isNaN():
			return b
		}
		return a
	}
	c := x.compare(y)
	if c == 0 && x.negative != y.negative {
		if name == "minnum" || name == "maxnum" { // either
			return atLeast(a, Arbitrary)
		}
		if x.negative {
			c = -1
		} else {
			c = 1
		}
	}
	if (c < 0) == smaller {
		return a
	}
	return b
}

// isClass answers llvm.is.fpclass: signalling and quiet NaN, then −∞, −normal, −subnormal, −0, +0,
// +subnormal, +normal, +∞.
func isClass(v Value, test uint64) bool {
	f, n, err := unpacked(v)
	if err != nil {
		return false
	}
	bit := 0
	switch {
	case n.class == signalling:
	case n.class == quiet:
		bit = 1
	default:
		kind := 0 // zero, subnormal, normal, infinite
		switch {
		case n.class == infinite:
			kind = 3
		case n.isZero():
		case n.value.MantExp(nil)-1 < 1-f.bias():
			kind = 1
		default:
			kind = 2
		}
		if n.negative {
			bit = 5 - kind
		} else {
			bit = 6 + kind
		}
	}
	return test>>bit&1 != 0
}

// constrained computes the constrained intrinsics with the default rounding mode.
func constrained(c *intrinsic) (Value, error) {
	name := strings.TrimPrefix(c.name, "experimental.constrained.")
	args := c.args
	for len(args) > 0 && args[len(args)-1].Type.Kind == ir.MetadataKind {
		args = args[:len(args)-1]
	}
	ops := map[string]ir.Opcode{
		"fadd": ir.FAdd, "fsub": ir.FSub, "fmul": ir.FMul, "fdiv": ir.FDiv, "frem": ir.FRem,
		"fptrunc": ir.FPTrunc, "fpext": ir.FPExt,
		"sitofp": ir.SIToFP, "uitofp": ir.UIToFP, "fptosi": ir.FPToSI, "fptoui": ir.FPToUI,
	}
	if op, ok := ops[name]; ok {
		return c.run.operate(operation{op: op, typ: c.typ}, args)
	}
	part := *c
	part.name, part.args = name, args
	return elementwise(mathematics)(&part)
}
