package interp

import "math/big"

// bigOf reads a little-endian number.
func bigOf(b []byte) *big.Int {
	r := make([]byte, len(b))
	for i := range b {
		r[len(b)-1-i] = b[i]
	}
	return new(big.Int).SetBytes(r)
}

// shifted is n without its lowest bits.
func shifted(n *big.Int, by uint) *big.Int { return new(big.Int).Rsh(n, by) }

// truncated is n modulo two to a power.
func truncated(n *big.Int, bits uint32) *big.Int { return new(big.Int).And(n, bigMask(bits)) }

// fits reports whether n fits in the given number of bits, signed or not.
func fits(n *big.Int, bits uint32, signed bool) bool {
	if !signed {
		return n.Sign() >= 0 && n.BitLen() <= int(bits)
	}
	if n.Sign() < 0 {
		n = new(big.Int).Not(n)
	}
	return n.BitLen() < int(bits)
}

// limits are the least and the greatest number of the given width.
func limits(bits uint32, signed bool) (least, greatest *big.Int) {
	if !signed {
		return new(big.Int), bigMask(bits)
	}
	greatest = bigMask(bits - 1)
	return new(big.Int).Not(greatest), greatest
}
