package libc

import (
	"math"
	"strconv"
	"strings"
)

// formatFloat formats a number as C does, whose exponents have at least two digits.
func formatFloat(f conversion, letter byte, v float64) string {
	precision := f.precision
	if precision < 0 {
		precision = 6
	}
	lower := letter | 0x20
	var s, prefix string
	switch {
	case math.IsInf(v, 0) || math.IsNaN(v):
		s = strings.ToLower(strconv.FormatFloat(math.Abs(v), 'g', -1, 64))
		s = strings.TrimPrefix(s, "+")
		f.flags = strings.ReplaceAll(f.flags, "0", "")
	case lower == 'a':
		s = strconv.FormatFloat(math.Abs(v), 'x', f.precision, 64)
		s = strings.Replace(strings.Replace(s, "p+0", "p+", 1), "p-0", "p-", 1)
		s, prefix = s[2:], "0x"
	case lower == 'g':
		s = general(math.Abs(v), max(precision, 1), strings.Contains(f.flags, "#"))
	default:
		s = strconv.FormatFloat(math.Abs(v), lower, precision, 64)
	}
	if strings.Contains(f.flags, "#") && !strings.Contains(s, ".") && v-v == 0 {
		at := len(s) // the point is shown without digits after it
		if i := strings.IndexAny(s, "ep"); i >= 0 && lower != 'f' {
			at = i
		}
		s = s[:at] + "." + s[at:]
	}
	sign := ""
	switch {
	case math.Signbit(v):
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
func general(v float64, precision int, keep bool) string {
	s := strconv.FormatFloat(v, 'e', precision-1, 64)
	at := strings.IndexByte(s, 'e')
	exponent, _ := strconv.Atoi(s[at+1:])
	tail := s[at:]
	mantissa := s[:at]
	if exponent >= -4 && exponent < precision {
		mantissa, tail = strconv.FormatFloat(v, 'f', precision-1-exponent, 64), ""
	}
	if !keep && strings.Contains(mantissa, ".") {
		mantissa = strings.TrimRight(strings.TrimRight(mantissa, "0"), ".")
	}
	return mantissa + tail
}
