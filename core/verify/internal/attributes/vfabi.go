package attributes

import (
	"strings"

	"statepoint/core/ir"
)

// vectorVariant reports whether a text names a vector variant of a function by the rules of the
// vector function ABI: "_ZGV", the instruction set, the mask, the number of lanes, a letter for
// each parameter, "_" and the name, and in parentheses the vector function.
func vectorVariant(text string, t *ir.Type) bool {
	rest, ok := strings.CutPrefix(text, "_ZGV")
	if !ok || rest == "" {
		return false
	}
	llvm := strings.HasPrefix(rest, "_LLVM_")
	switch {
	case llvm:
		rest = rest[len("_LLVM_"):]
	case strings.IndexByte("nsrbcde", rest[0]) >= 0:
		rest = rest[1:]
	default:
		return false
	}
	if rest == "" || rest[0] != 'M' && rest[0] != 'N' {
		return false
	}
	rest = rest[1:]
	if strings.HasPrefix(rest, "x") {
		rest = rest[1:]
	} else {
		var n int
		if n, rest = leadingNumber(rest); n <= 0 {
			return false
		}
	}
	params := 0
	for rest != "" && rest[0] != '_' {
		if rest, ok = vectorParam(rest); !ok {
			return false
		}
		params++
	}
	if params == 0 || params != len(t.Fields) || !strings.HasPrefix(rest, "_") {
		return false
	}
	name, redirect, redirected := strings.Cut(rest[1:], "(")
	if name == "" || llvm && !redirected {
		return false
	}
	return !redirected || len(redirect) > 1 && strings.IndexByte(redirect, ')') == len(redirect)-1
}

// vectorParam parses one parameter of a vector variant: v, u, or a linear one with its step or the
// parameter that has it; then its alignment.
func vectorParam(s string) (rest string, ok bool) {
	switch s[0] {
	case 'v', 'u':
		s = s[1:]
	case 'l', 'R', 'U', 'L':
		s = s[1:]
		n := -1
		switch {
		case strings.HasPrefix(s, "s"):
			if n, s = leadingNumber(s[1:]); n < 0 {
				return s, false
			}
		case strings.HasPrefix(s, "n"):
			if n, s = leadingNumber(s[1:]); n < 0 {
				return s, false
			}
		default:
			_, s = leadingNumber(s)
		}
	default:
		return s, false
	}
	if strings.HasPrefix(s, "a") {
		n := 0
		if n, s = leadingNumber(s[1:]); n <= 0 || n&(n-1) != 0 {
			return s, false
		}
	}
	return s, true
}

// leadingNumber parses decimal digits; -1 if there are none or too many.
func leadingNumber(s string) (n int, rest string) {
	i := 0
	for i < len(s) && '0' <= s[i] && s[i] <= '9' {
		i++
	}
	return shortNumber(s[:i]), s[i:]
}
