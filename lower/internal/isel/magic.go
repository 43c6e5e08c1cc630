package isel

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// A division by constant selects x/c or x%c without a divide instruction, after Granlund and
// Montgomery, "Division by Invariant Integers using Multiplication" (1994): x is multiplied by a
// reciprocal, the product shifted.
type division struct {
	*integers
	x      ir.Value
	n      uint32 // bits of x; 64 if it has more than 32
	w      amd64.Width
	c      uint64 // what x is divided by, without its sign
	minus  bool   // and its sign
	signed bool
	rem    bool
	d      mir.VReg
	// extended is x with as many bits as the width at least.
	extended mir.VReg
}

// divideConst selects division by a constant without a divide instruction. It returns false where
// the function has minsize and the constant is no power of two: the divide instruction is shorter.
func (s *integers) divideConst(in *ir.Instr, c *ir.Const, signed, rem bool, w amd64.Width) bool {
	v := &division{integers: s, x: in.Operand(0), n: in.Type().Bits, w: w, c: c.Bits,
		signed: signed, rem: rem, d: s.VReg(in, 0)}
	if v.n > 32 {
		v.n = 64
	}
	if signed && c.Int64() < 0 {
		v.c, v.minus = -uint64(c.Int64()), true
	}
	power := v.c&(v.c-1) == 0
	switch {
	case !power && s.Func.Attrs.Has("minsize"):
		return false
	case power && signed:
		v.signedPowerOfTwo()
	case power:
		v.powerOfTwo()
	case signed:
		v.result(v.signedQuotient())
	default:
		v.result(v.quotient())
	}
	return true
}

// temp is a register for a value of the width.
func (v *division) temp() mir.VReg { return v.Temp(mir.GPR, uint8(v.w/8)) }

// extend is x with so many bits.
func (v *division) extend(bits uint32) mir.VReg {
	v.extended = v.Extend(v.x, v.signed, bits)
	return v.extended
}

// to returns the register for a quotient: that of the result, unless it becomes a remainder.
func (v *division) to() mir.VReg {
	if v.rem {
		return v.temp()
	}
	return v.d
}

// result makes the remainder of a quotient in the register that to returned.
func (v *division) result(q mir.VReg) {
	if !v.rem {
		return
	}
	c := int64(v.c)
	if v.minus {
		c = -c
	}
	if v.w == amd64.W32 {
		c = int64(int32(c))
	}
	x, back := v.extended, v.temp()
	switch {
	case c == 3 || c == 5 || c == 9:
		v.X86(amd64.LEA, v.w, mir.D(back), mir.Operand{Kind: mir.KindMem, Reg: q, Index: q,
			Scale: uint8(c - 1)})
	case build.Fits32(c):
		v.X86(amd64.IMUL, v.w, mir.D(back), mir.R(q), mir.I(c))
	default:
		v.X86(amd64.IMUL, v.w, mir.D(back), mir.R(v.Load(mir.I(c), mir.GPR, 8)).As(mir.Tied),
			mir.R(q))
	}
	v.X86(amd64.SUB, v.w, mir.D(v.d), mir.R(x).As(mir.Tied), mir.R(back))
}

// powerOfTwo shifts, or keeps the lower bits.
func (v *division) powerOfTwo() {
	a, mask := v.Extended(v.x, false, uint32(v.w)), int64(v.c-1)
	switch {
	case !v.rem:
		v.shiftConst(amd64.SHR, v.d, a, int64(build.Log2(v.c)), v.w)
	case build.Fits32(mask):
		v.X86(amd64.AND, v.w, mir.D(v.d), a.As(mir.Tied), mir.I(mask))
	default:
		v.X86(amd64.AND, v.w, mir.D(v.d), a.As(mir.Tied),
			mir.R(v.Load(mir.I(mask), mir.GPR, 8)))
	}
}

// signedPowerOfTwo rounds towards zero by adding c-1 to negative numbers before the shift.
func (v *division) signedPowerOfTwo() {
	k, w := int64(build.Log2(v.c)), int64(v.w)
	x := v.extend(uint32(w))
	sum := x
	if k > 0 {
		sign, bias := x, v.temp()
		if k > 1 {
			sign = v.Op2(amd64.SAR, v.w, x, mir.I(w-1))
		}
		v.X86(amd64.SHR, v.w, mir.D(bias), mir.R(sign).As(mir.Tied), mir.I(w-k))
		sum = v.temp()
		v.X86(amd64.ADD, v.w, mir.D(sum), mir.R(bias).As(mir.Tied), mir.R(x))
	}
	if v.rem {
		multiple := v.temp()
		if mask := -int64(v.c); build.Fits32(mask) {
			v.X86(amd64.AND, v.w, mir.D(multiple), mir.R(sum).As(mir.Tied), mir.I(mask))
		} else {
			v.X86(amd64.AND, v.w, mir.D(multiple), mir.R(sum).As(mir.Tied),
				mir.R(v.Load(mir.I(mask), mir.GPR, 8)))
		}
		v.X86(amd64.SUB, v.w, mir.D(v.d), mir.R(x).As(mir.Tied), mir.R(multiple))
		return
	}
	q := v.d
	if v.minus {
		q = v.temp()
	}
	v.shiftConst(amd64.SAR, q, mir.R(sum), k, v.w)
	if v.minus {
		v.X86(amd64.NEG, v.w, mir.D(v.d), mir.R(q).As(mir.Tied))
	}
}

// quotient is x*m >> n+shift for the multiplier m of n bits. Where m has one bit more, and so the
// product more than 64, an even c leaves room for it once x is halved. Otherwise the quotient is
// (x+t)/2 >> shift-1, where t is the product with the lower n bits of m, and the sum does not fit n
// bits, but half of it does.
func (v *division) quotient() mir.VReg {
	m, shift, long := build.Multiplier(v.c, v.n, v.n)
	if !long || v.n < 32 {
		x := v.extend(64)
		if v.n == 64 {
			return v.shifted(v.high(amd64.MUL, x, m), shift, v.to())
		}
		if long {
			m += 1 << v.n
		}
		return v.narrow(v.product(x, m, v.n+shift))
	}
	if e := uint32(bits.TrailingZeros64(v.c)); e > 0 {
		m, shift, _ = build.Multiplier(v.c>>e, v.n, v.n-e)
		x := v.Op2(amd64.SHR, v.w, v.extend(uint32(v.w)), mir.I(int64(e)))
		if v.n == 64 {
			return v.shifted(v.high(amd64.MUL, x, m), shift, v.to())
		}
		return v.narrow(v.product(x, m, v.n+shift))
	}
	x := v.extend(64)
	var t mir.VReg
	if v.n == 64 {
		t = v.high(amd64.MUL, x, m)
	} else {
		t = v.Op2(amd64.SHR, amd64.W64, v.multiplied(x, m), mir.I(32))
	}
	half := v.Op2(amd64.SHR, v.w, v.Op2(amd64.SUB, v.w, x, mir.R(t)), mir.I(1))
	return v.shifted(v.Op2(amd64.ADD, v.w, half, mir.R(t)), shift-1, v.to())
}

// signedQuotient is x*m >> n+shift, and one more if x is negative. Where the multiplier of 64 bits
// is negative as a signed number, its product lacks x.
func (v *division) signedQuotient() mir.VReg {
	m, shift, _ := build.Multiplier(v.c, v.n, v.n-1)
	x := v.extend(64)
	var p mir.VReg // whose sign is that of x
	by := v.n + shift
	if v.n == 64 {
		p, by = v.high(amd64.IMUL, x, m), shift
		if int64(m) < 0 {
			p = v.Op2(amd64.ADD, amd64.W64, p, mir.R(x))
		}
	} else {
		for ; m&1 == 0; by-- {
			m >>= 1
		}
		p = v.multiplied(x, m)
	}
	q := p
	if by > 0 {
		q = v.Op2(amd64.SAR, amd64.W64, p, mir.I(int64(by)))
	}
	d := v.to()
	if v.minus {
		sign := v.Op2(amd64.SAR, amd64.W64, p, mir.I(63))
		v.X86(amd64.SUB, v.w, mir.D(d), mir.R(sign).As(mir.Tied), mir.R(q))
		return d
	}
	sign := v.Op2(amd64.SHR, amd64.W64, p, mir.I(63))
	v.X86(amd64.ADD, v.w, mir.D(d), mir.R(q).As(mir.Tied), mir.R(sign))
	return d
}

// multiplied is x*m in 64 bits.
func (v *division) multiplied(x mir.VReg, m uint64) mir.VReg {
	p := v.Temp(mir.GPR, 8)
	if build.Fits32(int64(m)) {
		v.X86(amd64.IMUL, amd64.W64, mir.D(p), mir.RM(x), mir.I(int64(m)))
	} else {
		v.X86(amd64.IMUL, amd64.W64, mir.D(p),
			mir.R(v.Load(mir.I(int64(m)), mir.GPR, 8)).As(mir.Tied), mir.R(x))
	}
	return p
}

// product is x*m >> by, of numbers without a sign whose product has 64 bits. An even m is halved
// first, for it may then be an immediate.
func (v *division) product(x mir.VReg, m uint64, by uint32) mir.VReg {
	for ; m&1 == 0; by-- {
		m >>= 1
	}
	return v.Op2(amd64.SHR, amd64.W64, v.multiplied(x, m), mir.I(int64(by)))
}

// narrow is a quotient that was computed in 64 bits.
func (v *division) narrow(q mir.VReg) mir.VReg {
	if !v.rem {
		v.Emit(mir.Copy, v.w, mir.D(v.d), mir.R(q).As(mir.Tied))
	}
	return q
}

// shifted puts q >> by, of numbers without a sign, into d.
func (v *division) shifted(q mir.VReg, by uint32, d mir.VReg) mir.VReg {
	v.shiftConst(amd64.SHR, d, mir.R(q), int64(by), v.w)
	return d
}

// high is the upper half of a product of 128 bits, by MUL or IMUL.
func (v *division) high(op amd64.Op, x mir.VReg, m uint64) mir.VReg {
	h := v.Temp(mir.GPR, 8)
	in := v.X86(op, amd64.W64, mir.RM(x),
		mir.R(v.Load(mir.I(int64(m)), mir.GPR, 8)).In(amd64.RAX), mir.Out(h, amd64.RDX))
	in.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
	return h
}
