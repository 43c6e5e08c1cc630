package vector

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// lanes does arithmetic on registers with lanes of 16 or 32 bits.
type lanes struct {
	*Unit
	n uint32
}

// all is a constant in each lane.
func (l lanes) all(c uint64) mir.Operand {
	c &= 1<<l.n - 1
	for n := l.n; n < 64; n *= 2 {
		c |= c << n
	}
	return l.Pool128(c, c)
}

// shift shifts each lane.
func (l lanes) shift(op ir.Opcode, x mir.VReg, by uint32) mir.VReg {
	if by == 0 {
		return x
	}
	return l.VOp(shiftOps[op].At(l.n), x, mir.I(int64(by)))
}

// op adds or subtracts.
func (l lanes) op(op ir.Opcode, x, y mir.VReg) mir.VReg {
	return l.VOp(binaryOps[op].At(l.n), x, mir.R(y))
}

// divideLanes selects division of lanes by one constant, as magic.go of isel does that of numbers.
func (u *Unit) divideLanes(in *ir.Instr, shape *build.VectorShape) bool {
	if in.Op != ir.UDiv && in.Op != ir.SDiv && in.Op != ir.URem && in.Op != ir.SRem ||
		!shape.Plain() || shape.Lane != 16 && shape.Lane != 32 {
		return false
	}
	by, ok := splatOf(in.Operand(1))
	if !ok || by.Bits == 0 {
		return false
	}
	l := lanes{u, shape.Lane}
	for i := range shape.Regs() {
		x := u.RegXMM(in.Operand(0), i)
		var q mir.VReg
		if in.Op == ir.SDiv || in.Op == ir.SRem {
			q = l.signedQuotient(x, by.Int64())
		} else {
			q = l.quotient(x, by.Bits)
		}
		if in.Op == ir.URem || in.Op == ir.SRem {
			q = l.op(ir.Sub, x, l.multiplied(q, l.Load(l.all(by.Bits), mir.XMM, 16), l.n))
		}
		u.DefineXMM(in, i, q)
	}
	return true
}

// quotient divides numbers without a sign.
func (l lanes) quotient(x mir.VReg, c uint64) mir.VReg {
	e := uint32(bits.TrailingZeros64(c))
	if c == 1<<e {
		return l.shift(ir.LShr, x, e)
	}
	m, shift, long := build.Multiplier(c, l.n, l.n)
	switch {
	case long && e > 0:
		m, shift, _ = build.Multiplier(c>>e, l.n, l.n-e)
		x = l.shift(ir.LShr, x, e)
	case long:
		t := l.high(x, m)
		half := l.shift(ir.LShr, l.op(ir.Sub, x, t), 1)
		return l.shift(ir.LShr, l.op(ir.Add, half, t), shift-1)
	}
	return l.shift(ir.LShr, l.high(x, m), shift)
}

// signedQuotient divides numbers with a sign.
func (l lanes) signedQuotient(x mir.VReg, c int64) mir.VReg {
	d := uint64(c)
	if c < 0 {
		d = -d
	}
	sign := l.shift(ir.AShr, x, l.n-1) // of all bits
	var q mir.VReg                     // before what negative numbers need
	if k := uint32(bits.Len64(d) - 1); d == 1<<k {
		bias := l.VOp(amd64.PAND, sign, l.all(d-1))
		q = l.shift(ir.AShr, l.op(ir.Add, x, bias), k)
		if c > 0 {
			return q
		}
		return l.op(ir.Sub, l.Load(mir.I(0), mir.XMM, 16), q)
	}
	m, shift, _ := build.Multiplier(d, l.n, l.n-1)
	q = l.op(ir.Sub, l.high(x, m), l.VOp(amd64.PAND, sign, l.all(m)))
	q = l.shift(ir.AShr, q, shift)
	if c > 0 {
		return l.op(ir.Sub, q, sign)
	}
	return l.op(ir.Sub, sign, q)
}

// high is the upper half of the product of each lane with m, as numbers without a sign.
func (l lanes) high(x mir.VReg, m uint64) mir.VReg {
	if l.n == 16 {
		return l.VOp(amd64.PMULHUW, x, l.all(m))
	}
	by := l.Load(l.all(m), mir.XMM, 16)
	return l.joined(l.products(x, by, by), 0xdd)
}

// multiplied is the product of lanes of 16 or 32 bits.
func (u *Unit) multiplied(x, y mir.VReg, n uint32) mir.VReg {
	if n == 16 {
		return u.VOp(amd64.PMULLW, x, mir.R(y))
	}
	return u.joined(u.products(x, y, u.VMove(amd64.PSHUFD, amd64.W0, mir.R(y), mir.I(0xf5))), 0x88)
}

// products are those of the even and of the odd lanes of 32 bits, which have 64; odd has the odd
// lanes of y as even ones.
func (u *Unit) products(x, y, odd mir.VReg) [2]mir.VReg {
	x1 := u.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0xf5))
	return [2]mir.VReg{u.VOp(amd64.PMULUDQ, x, mir.R(y)), u.VOp(amd64.PMULUDQ, x1, mir.R(odd))}
}

// joined are the lower or upper halves, as SHUFPS chooses them, of the products of the even and of
// the odd lanes.
func (u *Unit) joined(ps [2]mir.VReg, which int64) mir.VReg {
	both := u.VOp(amd64.SHUFPS, ps[0], mir.R(ps[1]), mir.I(which))
	return u.VMove(amd64.PSHUFD, amd64.W0, mir.R(both), mir.I(0xd8))
}
