package libc

import (
	"math"
	"math/big"
	"strconv"
	"strings"
)

// floating is a floating-point number to print.
type floating struct {
	negative, finite bool
	// text is the absolute value in small letters, otherwise as strconv.FormatFloat formats it: inf
	// or nan if it is not finite.
	text func(letter byte, precision int) string
}

// double is a number of the C type double.
func double(v float64) floating {
	return floating{negative: math.Signbit(v), finite: v-v == 0,
		text: func(letter byte, precision int) string {
			s := strconv.FormatFloat(math.Abs(v), letter, precision, 64)
			return strings.TrimPrefix(strings.ToLower(s), "+")
		}}
}

// longDouble is a number of the C type long double, from its significand, the highest bit of which
// is the integer bit, and its sign above fifteen bits of exponent (Intel SDM volume 1, "Double
// Extended-Precision Floating-Point Format").
func longDouble(significand uint64, top uint16) floating {
	const exponent, bias = 1<<15 - 1, 1<<14 - 1
	n := floating{negative: top>>15 != 0, finite: top&exponent != exponent}
	special := "nan"
	if significand == 1<<63 {
		special = "inf"
	}
	v := new(big.Float).SetUint64(significand)
	v.SetMantExp(v, int(max(top&exponent, 1))-bias-63)
	n.text = func(letter byte, precision int) string {
		if !n.finite {
			return special
		}
		return v.Text(letter, precision)
	}
	return n
}

// formatFloat formats a number as C does, whose exponents have at least two digits.
func formatFloat(f conversion, letter byte, v floating) string {
	precision := f.precision
	if precision < 0 {
		precision = 6
	}
	lower := letter | 0x20
	var s, prefix string
	switch {
	case !v.finite:
		s = v.text('g', -1)
		f.flags = strings.ReplaceAll(f.flags, "0", "")
	case lower == 'a':
		s = v.text('x', f.precision)
		s = strings.Replace(strings.Replace(s, "p+0", "p+", 1), "p-0", "p-", 1)
		s, prefix = s[2:], "0x"
	case lower == 'g':
		s = general(v, max(precision, 1), strings.Contains(f.flags, "#"))
	default:
		s = v.text(lower, precision)
	}
	if strings.Contains(f.flags, "#") && !strings.Contains(s, ".") && v.finite {
		at := len(s) // the point is shown without digits after it
		if i := strings.IndexAny(s, "ep"); i >= 0 && lower != 'f' {
			at = i
		}
		s = s[:at] + "." + s[at:]
	}
	sign := ""
	switch {
	case v.negative:
		sign = "-"
	case strings.Contains(f.flags, "+"):
		sign = "+"
	case strings.Contains(f.flags, " "):
		sign = " "
	}
	if strings.Contains(f.flags, "0") && !strings.Contains(f.flags, "-") {
		s = strings.Repeat("0", max(0, f.width-len(s)-len(sign)-len(prefix))) + s
	}
	s = sign + prefix + s
	if letter != lower {
		s = strings.ToUpper(s)
	}
	return pad(f, s)
}

// general is %g: the shorter of %e and %f, without zeros at the end.
func general(v floating, precision int, keep bool) string {
	s := v.text('e', precision-1)
	at := strings.IndexByte(s, 'e')
	exponent, _ := strconv.Atoi(s[at+1:])
	tail := s[at:]
	mantissa := s[:at]
	if exponent >= -4 && exponent < precision {
		mantissa, tail = v.text('f', precision-1-exponent), ""
	}
	if !keep && strings.Contains(mantissa, ".") {
		mantissa = strings.TrimRight(strings.TrimRight(mantissa, "0"), ".")
	}
	return mantissa + tail
}
