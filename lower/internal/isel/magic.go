package isel

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// divideByMagic selects division by a constant as a multiplication by its reciprocal, after
// Granlund and Montgomery, "Division by Invariant Integers using Multiplication" (1994). It handles
// 32 bits, where the product fits 64 bits, and signed powers of two of either width.
func (s *integers) divideByMagic(in *ir.Instr, d mir.VReg, signed, rem bool, n uint32,
	w amd64.Width) bool {
	c, _ := ir.AsInt(in.Operand(1))
	if signed {
		return s.signedPowerOfTwo(in, d, c.Int64(), rem, n, w)
	}
	if n > 32 || c.Bits < 3 {
		return false
	}
	return s.unsignedMagic(in, d, c.Bits, rem, n)
}

// signedPowerOfTwo rounds towards zero by adding divisor-1 to negative numbers before the shift.
func (s *integers) signedPowerOfTwo(in *ir.Instr, d mir.VReg, c int64, rem bool, n uint32,
	w amd64.Width) bool {
	if c <= 1 || c&(c-1) != 0 {
		return false
	}
	k := int64(build.Log2(uint64(c)))
	x := s.Extend(in.Operand(0), true, uint32(w))
	size := uint8(w / 8)
	bias, sum := s.Temp(mir.GPR, size), s.Temp(mir.GPR, size)
	sign := x
	if k > 1 {
		sign = s.Temp(mir.GPR, size)
		s.X86(amd64.SAR, w, mir.D(sign), mir.R(x).As(mir.Tied), mir.I(int64(w)-1))
	}
	s.X86(amd64.SHR, w, mir.D(bias), mir.R(sign).As(mir.Tied), mir.I(int64(w)-k))
	s.X86(amd64.ADD, w, mir.D(sum), mir.R(bias).As(mir.Tied), mir.R(x))
	if !rem {
		s.X86(amd64.SAR, w, mir.D(d), mir.R(sum).As(mir.Tied), mir.I(k))
		return true
	}
	multiple := s.Temp(mir.GPR, size)
	if mask := -c; build.Fits32(mask) {
		s.X86(amd64.AND, w, mir.D(multiple), mir.R(sum).As(mir.Tied), mir.I(mask))
	} else {
		s.X86(amd64.AND, w, mir.D(multiple), mir.R(sum).As(mir.Tied),
			mir.R(s.Load(mir.I(mask), mir.GPR, 8)))
	}
	s.X86(amd64.SUB, w, mir.D(d), mir.R(x).As(mir.Tied), mir.R(multiple))
	return true
}

// unsignedMagic divides up to 32 bits by c, at least 3 and not a power of two: x*m >> (32+k) in 64
// bits, where m is 2^(32+k)/c rounded up. If m needs 33 bits the product does not fit, and the
// division is left unchanged, unless x has fewer bits.
func (s *integers) unsignedMagic(in *ir.Instr, d mir.VReg, c uint64, rem bool, n uint32) bool {
	k := uint(bits.Len64(c - 1)) // ceil(log2 c)
	shift := uint(n) + k
	var m uint64
	for {
		if shift >= 64 {
			shift--
			k--
			continue
		}
		m = (uint64(1)<<shift + c - 1) / c
		if m>>(64-n) == 0 {
			break
		}
		if k == 0 {
			return false
		}
		shift--
		k--
	}
	// m is exact enough for all x of n bits if its error e = m*c - 2^shift is at most 2^(shift-n).
	if e := m*c - uint64(1)<<shift; e > uint64(1)<<(shift-uint(n)) {
		return false
	}
	for ; m&1 == 0; shift-- { // the number may then fit 32 bits
		m >>= 1
	}
	x := s.Extend(in.Operand(0), false, 64)
	product, q := s.Temp(mir.GPR, 8), d
	if rem {
		q = s.Temp(mir.GPR, 8)
	}
	if build.Fits32(int64(m)) {
		s.X86(amd64.IMUL, amd64.W64, mir.D(product), mir.RM(x), mir.I(int64(m)))
	} else {
		s.X86(amd64.IMUL, amd64.W64, mir.D(product),
			mir.R(s.Load(mir.I(int64(m)), mir.GPR, 8)).As(mir.Tied), mir.R(x))
	}
	if q == d && s.Out.VRegs[d].Size == 4 {
		q = s.Temp(mir.GPR, 8)
		s.X86(amd64.SHR, amd64.W64, mir.D(q), mir.R(product).As(mir.Tied), mir.I(int64(shift)))
		s.Emit(mir.Copy, amd64.W32, mir.D(d), mir.R(q).As(mir.Tied))
		return true
	}
	s.X86(amd64.SHR, amd64.W64, mir.D(q), mir.R(product).As(mir.Tied), mir.I(int64(shift)))
	if !rem {
		return true
	}
	back := s.Temp(mir.GPR, 4)
	s.X86(amd64.IMUL, amd64.W32, mir.D(back), mir.R(q), mir.I(int64(int32(uint32(c)))))
	s.X86(amd64.SUB, amd64.W32, mir.D(d), mir.R(x).As(mir.Tied), mir.R(back))
	return true
}
