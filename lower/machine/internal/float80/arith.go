package float80

import "golang.org/x/arch/x86/x86asm"

// Compute is the result of an operation.
func Compute(op x86asm.Op, a, b Number, mode uint8) Number {
	if a.Unsupported() || b.Unsupported() {
		return Indefinite
	}
	if a.IsNaN() || b.IsNaN() {
		return chooseNaN(a, b)
	}
	negative := a.Negative() != b.Negative()
	infinity, zero := Number{Exponent, Integer}.Negate(negative),
		Number{}.Negate(negative)
	switch op {
	case x86asm.FADD, x86asm.FSUB:
		b = b.Negate(op == x86asm.FSUB)
		switch {
		case a.IsInf() && b.IsInf() && a != b:
			return Indefinite
		case a.IsInf():
			return a
		case b.IsInf():
			return b
		}
		return addExact(Exactly(a), Exactly(b), mode).Number(mode)
	case x86asm.FMUL:
		switch {
		case a.IsInf() && b.IsZero() || a.IsZero() && b.IsInf():
			return Indefinite
		case a.IsInf() || b.IsInf():
			return infinity
		}
		return mulExact(Exactly(a), Exactly(b)).Number(mode)
	}
	switch {
	case a.IsInf() && b.IsInf() || a.IsZero() && b.IsZero():
		return Indefinite
	case a.IsInf() || b.IsZero():
		return infinity
	case b.IsInf():
		return zero
	}
	return divExact(Exactly(a), Exactly(b)).Number(mode)
}

// chooseNaN is the result of an operation on NaNs: a quiet one rather than a signaling one, else
// that with the larger significand, else the positive one.
func chooseNaN(a, b Number) Number {
	quiet := func(x Number) Number { x.Significand |= Quiet; return x }
	switch {
	case !b.IsNaN():
		return quiet(a)
	case !a.IsNaN():
		return quiet(b)
	}
	if qa, qb := a.Significand&Quiet != 0, b.Significand&Quiet != 0; qa != qb {
		if qa {
			return a
		}
		return b
	}
	if a.Significand > b.Significand || a.Significand == b.Significand && !a.Negative() {
		return quiet(a)
	}
	return quiet(b)
}
