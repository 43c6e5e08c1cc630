package float

import (
	"math"
	"math/big"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
)

// SaturatingCast selects llvm.fptosi.sat and llvm.fptoui.sat: a number out of range becomes the
// nearest one in range, a NaN becomes 0. The bounds are powers of two, which every format
// represents, or infinity if they are beyond its range.
func (s *Unit) SaturatingCast(in *ir.Instr, op ir.Opcode) {
	if !s.Needed(in) {
		return
	}
	t, x := in.Type(), in.Arg(0)
	from := x.Type()
	if t.Kind != ir.IntegerKind || t.Bits > 128 ||
		!build.IsScalarFloat(from) && !build.IsExtended(from) &&
			from.Kind != ir.FP128Kind {
		s.Refuse(in)
		return
	}
	b := s.Expr(in)
	zero := b.Number(t, 0)
	bits := int(t.Bits)
	least, most := zero, b.Number(t, -1)
	low, high := 0.0, math.Ldexp(1, bits)
	if op == ir.FPToSI {
		least, most = b.Limits(t)
		low, high = -math.Ldexp(1, bits-1), math.Ldexp(1, bits-1)
	}
	if from.Kind == ir.FloatKind && high > math.MaxFloat32 {
		high = math.Inf(1)
	}
	r := b.Cast(op, x, t)
	r = b.Choose(b.FloatCompare(ir.FOLE, x, build.FloatNumber(from, low)), least, r)
	r = b.Choose(b.FloatCompare(ir.FOGE, x, build.FloatNumber(from, high)), most, r)
	s.DefineScalar(in, b.Scalar(b.Choose(b.FloatCompare(ir.FUNO, x, x), zero, r)))
}

// The bits of llvm.is.fpclass's mask (LangRef, "llvm.is.fpclass").
const (
	classSignalingNaN = 1 << iota
	classQuietNaN
	classNegInf
	classNegNormal
	classNegSubnormal
	classNegZero
	classPosZero
	classPosSubnormal
	classPosNormal
	classPosInf
)

// mantissaBits is the number of bits of a format's significand in memory.
func mantissaBits(t *ir.Type) uint {
	return map[ir.TypeKind]uint{ir.HalfKind: 10, ir.BFloatKind: 7, ir.FloatKind: 23,
		ir.DoubleKind: 52, ir.X86FP80Kind: 63, ir.FP128Kind: 112}[t.Kind]
}

// IsClass selects llvm.is.fpclass on the value's bits: each class is a range of the bits without
// the sign.
func (s *Unit) IsClass(in *ir.Instr) {
	if !s.Needed(in) {
		return
	}
	x := in.Arg(0)
	mask, known := ir.AsInt(in.Arg(1))
	word := s.BitsType(x.Type())
	if !known || word == nil {
		s.Refuse(in)
		return
	}
	b := s.Expr(in)
	m := mantissaBits(x.Type())
	one := big.NewInt(1)
	shifted := func(n uint) *big.Int { return new(big.Int).Lsh(one, n) }
	sign := shifted(uint(word.Bits - 1))
	// the smallest exponent, and all of its bits
	least, exponents := shifted(m), new(big.Int).Sub(sign, shifted(m))
	inf := exponents
	if build.IsExtended(x.Type()) { // whose explicit integer bit is between the two
		least, exponents = shifted(m+1), new(big.Int).Sub(sign, shifted(m+1))
		inf = new(big.Int).Add(exponents, shifted(m))
	}
	quiet := shifted(m - 1)
	number := func(n *big.Int) ir.Value { return ir.BigConst(word, n) }
	bits := b.Cast(ir.BitCast, x, word)
	magnitude := b.Op(ir.And, bits, number(new(big.Int).Sub(sign, one)))
	negative := b.Compare(ir.SLT, bits, number(new(big.Int)))
	var result ir.Value
	or := func(v ir.Value) {
		if result == nil {
			result = v
		} else {
			result = b.Op(ir.Or, result, v)
		}
	}
	var needs ir.Value
	// between adds a test for numbers of the given signs whose bits without the sign are at least
	// from and less than to, and that satisfy needs.
	between := func(from, to *big.Int, negatives, positives bool) {
		if !negatives && !positives {
			return
		}
		v := b.Compare(ir.ULT, b.Op(ir.Sub, magnitude, number(from)),
			number(new(big.Int).Sub(to, from)))
		switch {
		case !positives:
			v = b.Op(ir.And, v, negative)
		case !negatives:
			v = b.Op(ir.And, v, b.Op(ir.Xor, negative, b.Number(negative.Type(), 1)))
		}
		if needs != nil {
			v = b.Op(ir.And, v, needs)
		}
		or(v)
	}
	has := func(class uint64) bool { return mask.Bits&class != 0 }
	after := new(big.Int).Add(inf, one)
	quietNaN := new(big.Int).Add(inf, quiet)
	between(after, quietNaN, has(classSignalingNaN), has(classSignalingNaN))
	between(quietNaN, sign, has(classQuietNaN), has(classQuietNaN))
	between(inf, after, has(classNegInf), has(classPosInf))
	if build.IsExtended(x.Type()) { // a normal number has the integer bit
		needs = b.Compare(ir.NE, b.Op(ir.And, bits, number(shifted(m))), number(new(big.Int)))
	}
	between(least, exponents, has(classNegNormal), has(classPosNormal))
	needs = nil
	between(one, shifted(m), has(classNegSubnormal), has(classPosSubnormal))
	between(new(big.Int), one, has(classNegZero), has(classPosZero))
	if result == nil {
		result = b.Number(negative.Type(), 0)
	}
	s.DefineScalar(in, b.Scalar(result))
}
