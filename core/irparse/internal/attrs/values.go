package attrs

import (
	"math/big"
	"strings"

	"statepoint/core/source"
)

// ValueProblem returns the error in the text in parentheses of an attribute whose words are
// known, "" if there is none.
func ValueProblem(name, value string) string {
	switch name {
	case "uwtable":
		if value != "sync" && value != "async" {
			return "the kinds of unwind tables are `sync` and `async`, not " + source.Quote(value)
		}
	case "memory":
		return memoryProblem(value)
	case "allocsize":
		first, second, both := strings.Cut(value, ",")
		if !source.Digits(first) || both && !source.Digits(second) {
			return "allocsize has the number of a parameter, or two"
		}
		if both && first == second {
			return "the two numbers of allocsize differ"
		}
	case "allockind":
		return allocKindProblem(value)
	case "nofpclass":
		return classesProblem(value)
	case "captures":
		return capturesProblem(value)
	case "range":
		return rangeProblem(value)
	case "initializes":
		return initializesProblem(value)
	}
	return ""
}

func memoryProblem(value string) string {
	for i, part := range strings.Split(value, ",") {
		where, how, located := strings.Cut(strings.TrimSpace(part), ":")
		if !located && i > 0 {
			return "memory(…) begins with the access to all other locations"
		}
		if !located {
			where, how = "argmem", where
		}
		switch strings.TrimSpace(where) {
		case "argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1":
		default:
			return source.Quote(where) + " is not a location of memory(…)"
		}
		switch strings.TrimSpace(how) {
		case "none", "read", "write", "readwrite":
		default:
			return source.Quote(strings.TrimSpace(how)) +
				" is not an access of memory(…): none, read, write, readwrite"
		}
	}
	return ""
}

// allocKindProblem checks allockind("alloc,zeroed"): exactly one of the first three words, and
// words that may accompany it.
func allocKindProblem(value string) string {
	if len(value) < 2 || value[0] != '"' || value[len(value)-1] != '"' {
		return "allockind takes a quoted string, such as \"alloc,zeroed\""
	}
	has := map[string]bool{}
	what := 0
	for word := range strings.SplitSeq(value[1:len(value)-1], ",") {
		switch word {
		case "alloc", "realloc", "free":
			if !has[word] {
				what++
			}
		case "uninitialized", "zeroed", "aligned":
		default:
			return source.Quote(word) +
				" is not a kind of allocation: alloc, realloc, free, uninitialized, zeroed, aligned"
		}
		has[word] = true
	}
	switch {
	case what != 1:
		return "allockind has exactly one of alloc, realloc and free"
	case has["free"] && (has["uninitialized"] || has["zeroed"] || has["aligned"]):
		return "freed memory is not uninitialized, zeroed or aligned"
	case has["uninitialized"] && has["zeroed"]:
		return "memory is either zeroed or uninitialized"
	}
	return ""
}

// classWords are the classes of floating-point numbers that nofpclass knows.
var classWords = source.WordSet(
	"all nan snan qnan inf ninf pinf norm nnorm pnorm sub nsub psub zero nzero pzero")

func classesProblem(value string) string {
	if source.Digits(value) {
		if n, ok := new(big.Int).SetString(value, 10); !ok || n.Sign() == 0 ||
			n.Cmp(big.NewInt(1023)) > 0 {
			return "the classes of nofpclass are bits of a number from 1 to 1023, not " +
				source.Quote(value)
		}
		return ""
	}
	words := strings.Fields(value)
	if len(words) == 0 {
		return "nofpclass names the classes excluded, such as nan or inf"
	}
	for _, w := range words {
		if !classWords.Has(w) {
			return source.Quote(w) + " is not a class of numbers"
		}
	}
	return ""
}

// capturesProblem checks captures(address, ret: provenance).
func capturesProblem(value string) string {
	count, none, results := 0, false, 0
	for word := range strings.SplitSeq(value, ",") {
		what, result := strings.CutPrefix(strings.TrimSpace(word), "ret:")
		if result {
			count, none = 0, false // the rest is about the result
			if results++; results > 1 {
				return "the captures of the result are given once"
			}
		}
		count++
		switch what = strings.TrimSpace(what); what {
		case "none", "address", "address_is_null", "provenance", "read_provenance":
			if none = none || what == "none"; none && count > 1 {
				return "`none` cannot be combined with other captures"
			}
		default:
			return source.Quote(strings.TrimSpace(word)) +
				" is not a component to capture: none, address, address_is_null, provenance, " +
				"read_provenance"
		}
	}
	return ""
}

// limits reads the two integers of a half-open range.
func limits(text string) (low, high *big.Int, ok bool) {
	a, b, both := strings.Cut(text, ",")
	low, ok1 := new(big.Int).SetString(strings.TrimSpace(a), 10)
	high, ok2 := new(big.Int).SetString(strings.TrimSpace(b), 10)
	return low, high, both && ok1 && ok2
}

// rangeProblem checks range(i32 0, 5).
func rangeProblem(value string) string {
	typ, text, _ := strings.Cut(value, " ")
	low, high, ok := limits(text)
	if len(typ) < 2 || typ[0] != 'i' || !source.Digits(typ[1:]) || !ok || len(typ) > 8 {
		return "range has an integer type and two limits, such as range(i32 0, 5)"
	}
	bits := 0
	for _, c := range typ[1:] {
		bits = bits*10 + int(c-'0')
	}
	for _, n := range []*big.Int{low, high} {
		if n.Sign() >= 0 && n.BitLen() > bits || n.Sign() < 0 &&
			new(big.Int).Not(n).BitLen() >= bits {
			return n.String() + " does not fit into " + typ
		}
	}
	mask := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(bits)), big.NewInt(1))
	if new(big.Int).And(low, mask).Cmp(new(big.Int).And(high, mask)) == 0 && low.Sign() != 0 {
		return "a range between equal limits is empty; the limits are then 0"
	}
	return ""
}

// initializesProblem checks initializes((0, 4), (8, 12)): ranges of bytes in ascending order.
func initializesProblem(value string) string {
	value = strings.TrimSpace(value)
	var before *big.Int
	for n := 0; ; n++ {
		if !strings.HasPrefix(value, "(") {
			return "initializes has ranges of bytes, such as (0, 4)"
		}
		inner, rest, closed := strings.Cut(value[1:], ")")
		low, high, ok := limits(inner)
		switch {
		case !closed || !ok || low.BitLen() > 64 || high.BitLen() > 64:
			return "initializes has ranges of bytes, such as (0, 4)"
		case low.Cmp(high) >= 0:
			return "the second limit of a range is larger than the first"
		case before != nil && low.Cmp(before) <= 0:
			return "the ranges of initializes are in ascending order and do not touch"
		}
		before = high
		rest = strings.TrimSpace(rest)
		if rest == "" {
			return ""
		}
		if rest[0] != ',' {
			return "commas separate the ranges of initializes"
		}
		value = strings.TrimSpace(rest[1:])
	}
}
