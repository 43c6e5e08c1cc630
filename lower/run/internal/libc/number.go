package libc

import (
	"errors"
	"math"
	"math/bits"
	"strconv"
	"strings"
)

// number is atoi and similar functions.
func number(l *Library, c *Call) error {
	s, err := c.text(c.Arg(0))
	if err != nil {
		return err
	}
	v, _ := leadingInteger(s, 10, true)
	return c.Result(v)
}

func toNumber(l *Library, c *Call) error {
	s, err := c.text(c.Arg(0))
	if err != nil {
		return err
	}
	signed := !strings.HasPrefix(c.Name, "strtou")
	v, n := leadingInteger(s, int(int32(c.Arg(2))), signed)
	if end := c.Arg(1); end != 0 {
		if err := c.M.Mem.Store64(end, c.Arg(0)+uint64(n)); err != nil {
			return err
		}
	}
	return c.Result(v)
}

// toDouble is strtod, and atof without the second argument.
func toDouble(l *Library, c *Call) error {
	s, err := c.text(c.Arg(0))
	if err != nil {
		return err
	}
	v, n := leadingFloat(s)
	if end := c.Arg(1); c.Name == "strtod" && end != 0 {
		if err := c.M.Mem.Store64(end, c.Arg(0)+uint64(n)); err != nil {
			return err
		}
	}
	c.M.XMM[0] = [2]uint64{math.Float64bits(v)}
	return nil
}

// leadingFloat reads the longest prefix of a text that is a number, and returns its length.
func leadingFloat(s string) (v float64, n int) {
	from := len(s) - len(strings.TrimLeft(s, " \t\n\v\f\r"))
	to := from
	for to < len(s) && to-from < 1<<10 && (kinds(uint32(s[to]))&isAlpha != 0 ||
		strings.IndexByte("0123456789.+-", s[to]) >= 0) {
		to++
	}
	for ; to > from; to-- {
		part := s[from:to]
		if l := strings.ToLower(part); strings.Contains(l, "0x") && !strings.Contains(l, "p") {
			part += "p0" // which Go requires and C does not
		}
		v, err := strconv.ParseFloat(part, 64)
		if err == nil || errors.Is(err, strconv.ErrRange) {
			return v, to
		}
	}
	return 0, 0
}

// leadingInteger reads a number at the beginning of a text, and returns its length. A number that
// does not fit becomes the nearest that does.
func leadingInteger(s string, base int, signed bool) (v uint64, n int) {
	for n < len(s) && (s[n] == ' ' || '\t' <= s[n] && s[n] <= '\r') {
		n++
	}
	negative := n < len(s) && s[n] == '-'
	if n < len(s) && (s[n] == '-' || s[n] == '+') {
		n++
	}
	digit := func(at int) int {
		if at >= len(s) {
			return 99
		}
		if '0' <= s[at] && s[at] <= '9' {
			return int(s[at] - '0')
		}
		if kinds(uint32(s[at]))&isAlpha != 0 {
			return int(s[at]|0x20-'a') + 10
		}
		return 99
	}
	hex := n+1 < len(s) && s[n] == '0' && s[n+1]|0x20 == 'x' && digit(n+2) < 16
	switch {
	case (base == 0 || base == 16) && hex:
		base, n = 16, n+2
	case base == 0 && n < len(s) && s[n] == '0':
		base = 8
	case base == 0:
		base = 10
	}
	digits, large := n, false
	for ; digit(n) < base; n++ {
		hi, lo := bits.Mul64(v, uint64(base))
		sum, carry := bits.Add64(lo, uint64(digit(n)), 0)
		large = large || hi|carry != 0
		v = sum
	}
	if n == digits {
		return 0, 0
	}
	switch limit := uint64(math.MaxInt64); {
	case signed && negative && (large || v > limit+1):
		return limit + 1, n
	case signed && !negative && (large || v > limit):
		return limit, n
	case large:
		return math.MaxUint64, n
	}
	if negative {
		v = -v
	}
	return v, n
}
