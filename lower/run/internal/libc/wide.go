package libc

import "math/bits"

// wideFunctions divide integers of 128 bits, as the compiler's runtime library does: the code of a
// division calls them. Each number is in two registers, the lower half first.
var wideFunctions = []named{
	{"__udivti3", dividing(false, false)}, {"__umodti3", dividing(false, true)},
	{"__divti3", dividing(true, false)}, {"__modti3", dividing(true, true)},
}

// wide is an integer of 128 bits.
type wide struct{ low, high uint64 }

func (a wide) negative() bool { return int64(a.high) < 0 }

func (a wide) negated() wide { return wide{}.minus(a) }

func (a wide) minus(b wide) wide {
	low, borrow := bits.Sub64(a.low, b.low, 0)
	high, _ := bits.Sub64(a.high, b.high, borrow)
	return wide{low, high}
}

// over divides by a number other than zero, both without sign, bit by bit.
func (a wide) over(b wide) (quotient, rest wide) {
	for i := 127; i >= 0; i-- {
		carry := rest.high >> 63
		rest = wide{rest.low<<1 | a.high>>63, rest.high<<1 | rest.low>>63}
		a = wide{a.low << 1, a.high<<1 | a.low>>63}
		quotient = wide{quotient.low << 1, quotient.high<<1 | quotient.low>>63}
		_, less := bits.Sub64(rest.low, b.low, 0)
		if _, less = bits.Sub64(rest.high, b.high, less); carry == 1 || less == 0 {
			rest = rest.minus(b)
			quotient.low |= 1
		}
	}
	return quotient, rest
}

// dividing returns a function that divides its first argument by its second, and returns the
// quotient, or with rest the remainder, whose sign is that of the first.
func dividing(signed, rest bool) Function {
	return func(_ *Library, c *Call) error {
		a, b := wide{c.Arg(0), c.Arg(1)}, wide{c.Arg(2), c.Arg(3)}
		if b == (wide{}) {
			return errDivided
		}
		negative := signed && a.negative()
		if negative {
			a = a.negated()
		}
		if signed && b.negative() {
			b = b.negated()
			if !rest {
				negative = !negative
			}
		}
		result, left := a.over(b)
		if rest {
			result = left
		}
		if negative {
			result = result.negated()
		}
		c.M.GPR[rdx] = result.high
		return c.Result(result.low)
	}
}
