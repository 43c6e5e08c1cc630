package floats

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"statepoint/core/ir"
)

// Canonical is a literal of type t as LLVM prints it: float and double in decimal with six digits
// if that is exact, otherwise the bits of the double in hexadecimal; other formats always by their
// bits. problem says what is wrong with it, "" if nothing is.
func Canonical(t *ir.Type, w string) (text, problem string) {
	if len(w) > 2 && w[0] == '0' && w[1] == 'x' {
		return hexFloat(t, w)
	}
	if len(w) > 1000 {
		return "", "the number is too long"
	}
	if t.Kind == ir.X86FP80Kind || t.Kind == ir.FP128Kind || t.Kind == ir.PPCFP128Kind {
		return "", "a decimal number cannot have type " + t.String() +
			"; write the bits in hexadecimal"
	}
	v, err := strconv.ParseFloat(w, 64)
	if err != nil && !math.IsInf(v, 0) {
		return "", "malformed number"
	}
	switch t.Kind {
	case ir.DoubleKind:
		return doubleText(v), ""
	case ir.FloatKind:
		if float64(float32(v)) != v && !math.IsInf(v, 0) {
			return "", w + " is not exact as a float; write the bits in hexadecimal"
		}
		return doubleText(float64(float32(v))), ""
	case ir.HalfKind:
		bits, exact := halfBits(v)
		if !exact {
			return "", w + " is not exact as a half; write the bits in hexadecimal"
		}
		return hexText("0xH", uint64(bits), 4), ""
	case ir.BFloatKind:
		f := float32(v)
		if bits := math.Float32bits(f); float64(f) == v && bits&0xffff == 0 {
			return hexText("0xR", uint64(bits>>16), 4), ""
		}
	}
	return "", w + " is not exact as a bfloat; write the bits in hexadecimal"
}

// hexFloat reads 0x… (the bits of a double), 0xH, 0xR, 0xK, 0xL and 0xM.
func hexFloat(t *ir.Type, w string) (text, problem string) {
	kinds := map[byte]struct {
		kind   ir.TypeKind
		digits int
	}{'H': {ir.HalfKind, 4}, 'R': {ir.BFloatKind, 4}, 'K': {ir.X86FP80Kind, 20},
		'L': {ir.FP128Kind, 32}, 'M': {ir.PPCFP128Kind, 32}}
	if k, ok := kinds[w[2]]; ok {
		digits := w[3:]
		if !allHex(digits) {
			return "", "malformed hexadecimal number"
		}
		if k.digits > 16 {
			return wideHex(t, w[:3], digits, k.kind, k.digits)
		}
		for len(digits) > k.digits && digits[0] == '0' {
			digits = digits[1:]
		}
		if len(digits) > k.digits {
			return "", "the number has more bits than its format"
		}
		if t.Kind != k.kind {
			return "", "`" + w + "`" + " cannot have type " + t.String()
		}
		return w[:3] + zeros[:k.digits-len(digits)] + upper(digits), ""
	}
	if !allHex(w[2:]) {
		return "", "malformed hexadecimal number"
	}
	bits, err := strconv.ParseUint(w[2:], 16, 64)
	if err != nil {
		return "", "the number has more than 64 bits"
	}
	v := math.Float64frombits(bits)
	switch t.Kind {
	case ir.DoubleKind:
		return doubleText(v), ""
	case ir.FloatKind:
		if bits&(1<<29-1) != 0 || !math.IsNaN(v) && float64(float32(v)) != v {
			return "", "`" + w + "`" + " has more bits than a float"
		}
		return doubleText(math.Float64frombits(bits &^ (1<<29 - 1))), ""
	case ir.HalfKind:
		h, exact := halfBits(v)
		if !exact {
			return "", "`" + w + "`" + " has more bits than a half"
		}
		return hexText("0xH", uint64(h), 4), ""
	case ir.BFloatKind:
		if bits&(1<<45-1) != 0 || !math.IsNaN(v) && float64(float32(v)) != v {
			return "", "`" + w + "`" + " has more bits than a bfloat"
		}
		return hexText("0xR", bits>>63<<15|bfloatBits(v), 4), ""
	}
	return "", "`" + w + "`" + " are the bits of a double, which a number of type " + t.String() +
		" is not"
}

// bfloatBits is the upper half of a float without its sign.
func bfloatBits(v float64) uint64 {
	if math.IsNaN(v) { // whose payload is unchanged
		return 0x7f80 | math.Float64bits(v)>>45&0x7f
	}
	return uint64(math.Float32bits(float32(math.Abs(v))) >> 16)
}

// wideHex reads the digits of formats of 80 and 128 bits. They are two numbers, one after the
// other: sign and exponent (4 digits) and the significand, or the low and the high half (16 digits
// each). Missing digits are handled as in LLVM.
func wideHex(t *ir.Type, prefix, digits string, kind ir.TypeKind, most int) (text, problem string) {
	if len(digits) > most {
		return "", "the number has more bits than its format"
	}
	if t.Kind != kind {
		return "", "`" + prefix + digits + "`" + " cannot have type " + t.String()
	}
	split := most - 16
	if kind != ir.X86FP80Kind && len(digits) < split {
		split = 0 // only the second number is present
	}
	first, second := digits[:min(split, len(digits))], digits[min(split, len(digits)):]
	first = zeros[:most-16-len(first)] + upper(first)
	second = zeros[:16-len(second)] + upper(second)
	if kind == ir.X86FP80Kind {
		first = x87Head(first, second)
	}
	return prefix + first + second, ""
}

// x87Head is the sign and exponent of an x86_fp80, whose integer bit is explicit: with an exponent
// of zero it makes the number normal, and other numbers without it are invalid.
func x87Head(head, significand string) string {
	h, _ := strconv.ParseUint(head, 16, 16)
	m, _ := strconv.ParseUint(significand, 16, 64)
	switch exponent, integer := h&0x7fff, m>>63 != 0; {
	case exponent == 0 && integer:
		h |= 1
	case exponent != 0 && !integer:
		h |= 0x7fff
	}
	return hexText("", h, 4)
}

const zeros = "00000000000000000000000000000000"

func allHex(s string) bool {
	for i := range len(s) {
		if c := s[i]; !('0' <= c && c <= '9' || 'a' <= c|' ' && c|' ' <= 'f') {
			return false
		}
	}
	return s != ""
}

func upper(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'a' <= c && c <= 'f' {
			b[i] = c - 'a' + 'A'
		}
	}
	return string(b)
}

func hexText(prefix string, v uint64, digits int) string {
	s := upper(strconv.FormatUint(v, 16))
	if len(s) < digits {
		s = zeros[:digits-len(s)] + s
	}
	return prefix + s
}

// doubleText is a double as LLVM prints it: with six significant digits, in exponent form, if that
// is exact.
func doubleText(v float64) string {
	if !math.IsInf(v, 0) && !math.IsNaN(v) {
		s := strconv.FormatFloat(v, 'e', 5, 64)
		// others have at most 20 bits, from which nothing is dropped
		if v != math.Trunc(v) || math.Abs(v) >= 1<<20 {
			s = sixDigits(v)
		}
		if back, err := strconv.ParseFloat(s, 64); err == nil && back == v {
			mantissa, exponent, _ := strings.Cut(s, "e")
			return mantissa + "0e" + exponent
		}
	}
	return "0x" + upper(strconv.FormatUint(math.Float64bits(v), 16))
}

// halfBits converts a double to an IEEE half, and reports whether it is exact.
func halfBits(v float64) (bits uint16, exact bool) {
	b := math.Float64bits(v)
	sign := uint16(b >> 48 & 0x8000)
	if v == 0 {
		return sign, true
	}
	exp := int(b>>52&0x7ff) - 1023
	frac := b & (1<<52 - 1)
	switch {
	case exp == 1024:
		return sign | 0x7c00 | uint16(frac>>42), frac&(1<<42-1) == 0
	case exp > 15:
		return sign | 0x7c00, false
	case exp >= -14:
		return sign | uint16(exp+15)<<10 | uint16(frac>>42), frac&(1<<42-1) == 0
	case exp >= -24:
		shift := uint(42 + (-14 - exp))
		full := frac | 1<<52
		return sign | uint16(full>>shift), full&(1<<shift-1) == 0
	}
	return sign, false
}

// sixDigits is a number other than zero with six significant digits, as LLVM finds them: it divides
// by the largest power of ten that leaves at least 20 bits, without rounding, and then rounds the
// excess digits.
func sixDigits(v float64) string {
	exact := big.NewFloat(math.Abs(v))
	mantissa := new(big.Float)
	power := exact.MantExp(mantissa)
	bits := int(exact.MinPrec())
	digits, _ := new(big.Float).SetMantExp(mantissa, bits).Int(nil)
	power -= bits // v = digits · 2^power, digits odd
	ten := 0
	if power > 0 {
		digits.Lsh(digits, uint(power))
	} else {
		digits.Mul(digits, new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(-power)), nil))
		ten = power
	}
	const wanted = 6
	if drop := (digits.BitLen() - (wanted*196+58)/59) * 59 / 196; drop > 0 {
		digits.Quo(digits, new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(drop)), nil))
		ten += drop
	}
	s := digits.String()
	if len(s) > wanted {
		ten += len(s) - wanted
		up := s[wanted] >= '5'
		n, _ := strconv.Atoi(s[:wanted])
		if up {
			n++
		}
		s = strconv.Itoa(n)
	}
	for len(s) < wanted {
		s += "0"
		ten--
	}
	ten += len(s) - 1
	out := make([]byte, 0, 16)
	if v < 0 {
		out = append(out, '-')
	}
	out = append(append(append(out, s[0], '.'), s[1:wanted]...), 'e')
	if ten < 0 {
		out, ten = append(out, '-'), -ten
	} else {
		out = append(out, '+')
	}
	if ten < 10 {
		out = append(out, '0')
	}
	return string(strconv.AppendInt(out, int64(ten), 10))
}
