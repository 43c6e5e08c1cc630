package stackmap

import (
	"math/bits"
	"strconv"
)

func itoa(v uint64) string  { return strconv.FormatUint(v, 10) }
func itoa64(v int64) string { return strconv.FormatInt(v, 10) }

// hex formats a number as 0x and upper-case digits, as is customary for ids.
func hex(v uint64) string { return "0x" + upperHex(v, 1) }

// hexLength is the length of hex(v).
func hexLength(v uint64) int { return 2 + max(1, (bits.Len64(v)+3)/4) }

const digits = "0123456789ABCDEF"

func upperHex(v uint64, least int) string {
	var b [16]byte
	i := len(b)
	for v != 0 || len(b)-i < least {
		i--
		b[i] = digits[v&15]
		v >>= 4
	}
	return string(b[i:])
}
