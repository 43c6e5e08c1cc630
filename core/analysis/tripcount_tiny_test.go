package analysis_test

import "strings"

const tinyWidth = 5

// tiny is a number of tinyWidth bits, or poison.
type tiny struct {
	n      uint64
	poison bool
}

func (v tiny) signed() int64 { return int64(v.n<<(64-tinyWidth)) >> (64 - tinyWidth) }

// turn computes the compared value from a number.
func (l *tinyLoop) turn(x tiny, v map[string]tiny) tiny {
	op, _, _ := strings.Cut(l.turned, " ")
	switch op {
	case "mul":
		return tinyBinary(op, x, tiny{n: 3}, false, false)
	case "sub":
		return tinyBinary(op, tiny{n: 7}, x, false, false)
	case "add":
		return tinyBinary(op, x, v["%a"], false, false)
	case "xor":
		return tinyBinary(op, x, tiny{n: 31}, false, false)
	case "trunc":
		return tiny{x.n & 7, x.poison}
	}
	return x
}

func tinyCompare(pred string, x, y tiny) bool {
	switch pred {
	case "eq":
		return x.n == y.n
	case "ne":
		return x.n != y.n
	case "ult":
		return x.n < y.n
	case "ule":
		return x.n <= y.n
	case "ugt":
		return x.n > y.n
	case "uge":
		return x.n >= y.n
	case "slt":
		return x.signed() < y.signed()
	case "sle":
		return x.signed() <= y.signed()
	case "sgt":
		return x.signed() > y.signed()
	}
	return x.signed() >= y.signed()
}

func tinyBinary(op string, x, y tiny, nuw, nsw bool) tiny {
	r := tiny{poison: x.poison || y.poison}
	if r.poison {
		return r
	}
	a, b, s, u := x.signed(), y.signed(), int64(0), uint64(0)
	switch op {
	case "add":
		s, u = a+b, x.n+y.n
	case "sub":
		s, u = a-b, x.n-y.n
	case "mul":
		s, u = a*b, x.n*y.n
	case "and":
		s, u = a&b, x.n&y.n
	case "or":
		s, u = a|b, x.n|y.n
	case "xor":
		s, u = a^b, x.n^y.n
	case "udiv", "urem", "sdiv", "srem": // by a positive constant
		switch op {
		case "udiv":
			u = x.n / y.n
		case "urem":
			u = x.n % y.n
		case "sdiv":
			u = uint64(a/b) & 31
		default:
			u = uint64(a%b) & 31
		}
		return tiny{n: u}
	case "shl":
		s, u = a<<y.n, x.n<<y.n
	case "lshr":
		return tiny{n: x.n >> y.n}
	case "ashr":
		return tiny{n: uint64(a>>y.n) & 31}
	case "umin":
		return tiny{n: min(x.n, y.n)}
	case "umax":
		return tiny{n: max(x.n, y.n)}
	case "smin":
		return tiny{n: uint64(min(a, b)) & 31}
	case "smax":
		return tiny{n: uint64(max(a, b)) & 31}
	}
	r.n = u & 31
	r.poison = nuw && u != r.n || nsw && s != r.signed()
	return r
}
