package interp

import (
	"math/big"
	"strings"

	"statepoint/core/ir"
)

// integer1 are the intrinsics of one integer. A second argument says whether an edge case is
// poison.
func integer1(c *intrinsic) (Value, error) {
	t, n := c.typ, int(c.typ.Bits)
	x := c.args[0].Unsigned()
	poison := len(c.args) > 1 && c.args[1].Bits != 0
	count := func(v int) (Value, error) { return BigInt(t, big.NewInt(int64(v))), nil }
	switch c.name {
	case "ctpop":
		ones := 0
		for i := range n {
			ones += int(x.Bit(i))
		}
		return count(ones)
	case "ctlz", "cttz":
		if x.Sign() == 0 {
			if poison {
				return OfState(t, Poison), nil
			}
			return count(n)
		}
		if c.name == "ctlz" {
			return count(n - x.BitLen())
		}
		return count(int(x.TrailingZeroBits()))
	case "bswap", "bitreverse":
		unit := 1
		if c.name == "bswap" {
			unit = 8
		}
		r := new(big.Int)
		for i := range n {
			r.SetBit(r, n-unit-i/unit*unit+i%unit, x.Bit(i))
		}
		return BigInt(t, r), nil
	}
	// abs
	s := c.args[0].Signed()
	if least, _ := limits(t.Bits, true); poison && s.Cmp(least) == 0 {
		return OfState(t, Poison), nil
	}
	return BigInt(t, new(big.Int).Abs(s)), nil
}

// integer2 are the intrinsics of two integers.
func integer2(c *intrinsic) (Value, error) {
	t := c.typ
	a, b := c.args[0], c.args[1]
	signed := c.name[0] == 's'
	x, y := a.Unsigned(), b.Unsigned()
	if signed {
		x, y = a.Signed(), b.Signed()
	}
	r := new(big.Int)
	switch c.name {
	case "smax", "smin", "umax", "umin":
		op := c.name
		if signed {
			op = op[1:]
		}
		return extreme(op, a, b), nil
	case "ucmp", "scmp":
		return BigInt(t, big.NewInt(int64(x.Cmp(y)))), nil
	case "sadd.sat", "uadd.sat":
		r.Add(x, y)
	case "ssub.sat", "usub.sat":
		r.Sub(x, y)
	case "sshl.sat", "ushl.sat":
		if b.Unsigned().Cmp(big.NewInt(int64(t.Bits))) >= 0 {
			return OfState(t, Poison), nil
		}
		r.Lsh(x, uint(b.Unsigned().Uint64()))
	case "clmul":
		for i := range int(t.Bits) {
			if y.Bit(i) != 0 {
				r.Xor(r, new(big.Int).Lsh(x, uint(i)))
			}
		}
		return BigInt(t, r), nil
	}
	return BigInt(t, saturated(r, t.Bits, signed)), nil
}

func saturated(n *big.Int, bits uint32, signed bool) *big.Int {
	least, greatest := limits(bits, signed)
	switch {
	case n.Cmp(least) < 0:
		return least
	case n.Cmp(greatest) > 0:
		return greatest
	}
	return n
}

// funnel shifts two integers side by side.
func funnel(c *intrinsic) (Value, error) {
	n := uint(c.typ.Bits)
	by := uint(new(big.Int).Mod(c.args[2].Unsigned(), big.NewInt(int64(n))).Uint64())
	both := new(big.Int).Lsh(c.args[0].Unsigned(), n)
	both.Or(both, c.args[1].Unsigned())
	if c.name == "fshl" {
		by = n - by
	}
	return BigInt(c.typ, both.Rsh(both, by)), nil
}

// fixedPoint multiplies and divides numbers with binary places; results are rounded down.
func fixedPoint(c *intrinsic) (Value, error) {
	signed := c.name[0] == 's'
	x, y := c.args[0].Unsigned(), c.args[1].Unsigned()
	if signed {
		x, y = c.args[0].Signed(), c.args[1].Signed()
	}
	scale := uint(c.args[2].Bits)
	r := new(big.Int)
	s := Arbitrary // which way to round is left open
	if strings.HasPrefix(c.name[1:], "mul") {
		r.Mul(x, y)
		if r.TrailingZeroBits() >= scale || r.Sign() == 0 {
			s = Defined
		}
		r.Rsh(r, scale)
	} else {
		if err := c.divisor(); err != nil {
			return Value{}, err
		}
		rest := new(big.Int)
		r.DivMod(new(big.Int).Lsh(x, scale), y, rest)
		if rest.Sign() == 0 {
			s = Defined
		}
	}
	if strings.HasSuffix(c.name, ".sat") {
		r = saturated(r, c.typ.Bits, signed)
	}
	v := BigInt(c.typ, r)
	v.State = s
	return v, nil
}

// divisor reports a fixed-point division with undefined behaviour: by zero, or by a value that is
// not defined. The dividend does not matter.
func (c *intrinsic) divisor() error {
	if len(c.name) < 4 || !strings.HasPrefix(c.name[1:], "div.fix") {
		return nil
	}
	switch y := &c.args[1]; {
	case y.State >= Undef:
		return undefined("division by %s", y.State)
	case y.IsZero():
		return undefined("division by zero")
	}
	return nil
}

// overflow gives a result and whether it was too large.
func overflow(c *intrinsic) (Value, error) {
	t, bit := c.typ.Fields[0], c.typ.Fields[1]
	one := func(a, b Value, t, bit *ir.Type) (Value, Value) {
		if s := max(a.State, b.State); s >= Undef {
			return OfState(t, s), OfState(bit, s)
		}
		signed := c.name[0] == 's'
		x, y := a.Unsigned(), b.Unsigned()
		if signed {
			x, y = a.Signed(), b.Signed()
		}
		r := new(big.Int)
		switch c.name[1:4] {
		case "add":
			r.Add(x, y)
		case "sub":
			r.Sub(x, y)
		default:
			r.Mul(x, y)
		}
		v, o := BigInt(t, r), truth(bit, !fits(r, t.Bits, signed))
		v.State = max(a.State, b.State)
		o.State = v.State
		return v, o
	}
	if t.Kind != ir.VectorKind {
		v, o := one(c.args[0], c.args[1], t, bit)
		return Aggregate(c.typ, v, o), nil
	}
	vs, os := Value{Type: t}, Value{Type: bit}
	for i := range c.args[0].Elems {
		v, o := one(c.args[0].Elems[i], c.args[1].Elems[i], t.Elem, bit.Elem)
		vs.Elems, os.Elems = append(vs.Elems, v), append(os.Elems, o)
	}
	return Aggregate(c.typ, vs, os), nil
}
