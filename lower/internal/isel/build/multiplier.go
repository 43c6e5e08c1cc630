package build

import (
	"math/big"
	"math/bits"
)

// Multiplier returns the smallest shift and the m with x/c = x*m >> n+shift for all x of at most
// exact bits, as CHOOSE_MULTIPLIER in section 6 of Granlund and Montgomery, "Division by Invariant
// Integers using Multiplication" (1994). If long, m has n+1 bits and its uppermost is left out.
func Multiplier(c uint64, n, exact uint32) (m uint64, shift uint32, long bool) {
	shift = uint32(bits.Len64(c - 1))
	d := new(big.Int).SetUint64(c)
	low := new(big.Int).Lsh(big.NewInt(1), uint(n+shift))
	high := new(big.Int).Lsh(big.NewInt(1), uint(n+shift-exact))
	high.Add(high, low)
	low.Quo(low, d)
	high.Quo(high, d)
	for a, b := new(big.Int), new(big.Int); shift > 0; shift-- {
		if a.Rsh(low, 1).Cmp(b.Rsh(high, 1)) >= 0 {
			break
		}
		low, a = a, low
		high, b = b, high
	}
	if high.BitLen() > int(n) {
		return high.SetBit(high, int(n), 0).Uint64(), shift, true
	}
	return high.Uint64(), shift, false
}
