package attrs

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// memoryPlaces are the locations of memory(…) in the order they are printed.
var memoryPlaces = []string{"argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1"}

// MemoryText is the text in memory(…): the default access first, then the locations that differ
// from it.
func MemoryText(v string) string {
	rest, given := "none", false
	access := map[string]string{}
	for i, part := range strings.Split(v, ",") {
		where, how, located := strings.Cut(part, ":")
		if where, how = strings.TrimSpace(where), strings.TrimSpace(how); !located {
			if i > 0 {
				return v
			}
			rest, given = where, true
		} else {
			access[where] = how
		}
	}
	var parts []string
	for _, place := range memoryPlaces {
		how, ok := access[place]
		if ok && how != rest {
			parts = append(parts, place+": "+how)
		}
		delete(access, place)
	}
	if len(access) > 0 {
		return v
	}
	if given && rest != "none" || len(parts) == 0 {
		parts = append([]string{rest}, parts...)
	}
	return strings.Join(parts, ", ")
}

// CapturesText is the text in captures(…): the components captured anywhere, then those captured by
// the result, if they differ.
func CapturesText(v string) string {
	lists, ret, afterRet := [2][]string{}, 0, false
	for part := range strings.SplitSeq(v, ",") {
		part = strings.TrimSpace(part)
		if word, ok := strings.CutPrefix(part, "ret:"); ok {
			if afterRet {
				return v // twice
			}
			ret, afterRet, part = 1, true, strings.TrimSpace(word)
		}
		switch part {
		case "none", "address_is_null", "address", "read_provenance", "provenance":
			lists[ret] = append(lists[ret], part)
			if len(lists[ret]) > 1 && slices.Contains(lists[ret], "none") {
				return v
			}
		default:
			return v
		}
	}
	components := func(words []string) string {
		var out []string
		for _, pair := range [][2]string{{"address", "address_is_null"},
			{"provenance", "read_provenance"}} {
			for _, word := range pair {
				if slices.Contains(words, word) {
					out = append(out, word)
					break
				}
			}
		}
		if len(out) == 0 {
			return "none"
		}
		return strings.Join(out, ", ")
	}
	other, result := components(lists[0]), components(lists[1])
	switch {
	case !afterRet || other == result:
		return other
	case other == "none":
		return "ret: " + result
	}
	return other + ", ret: " + result
}

// floatClasses are the names of nofpclass(…) with their bits, combined classes before their halves.
var floatClasses = []struct {
	name string
	bits uint64
}{
	{"all", 0x3ff}, {"nan", 3}, {"snan", 1}, {"qnan", 2}, {"inf", 0x204}, {"ninf", 4},
	{"pinf", 0x200}, {"zero", 0x60}, {"nzero", 0x20},
	{"pzero", 0x40}, {"sub", 0x90}, {"nsub", 0x10}, {"psub", 0x80}, {"norm", 0x108}, {"nnorm", 8},
	{"pnorm", 0x100},
}

// ClassesText is the text in nofpclass(…): names, or their bits as a number.
func ClassesText(v string) string {
	mask := uint64(0)
	for word := range strings.FieldsSeq(v) {
		i := slices.IndexFunc(floatClasses, func(c struct {
			name string
			bits uint64
		}) bool {
			return c.name == word
		})
		if i >= 0 {
			mask |= floatClasses[i].bits
		} else if n, err := strconv.ParseUint(word, 10, 10); err == nil {
			mask |= n
		} else {
			return v
		}
	}
	var out []string
	for _, c := range floatClasses {
		if mask&c.bits == c.bits {
			out = append(out, c.name)
			mask &^= c.bits
		}
	}
	return strings.Join(out, " ")
}

// AllocationText is the text in allockind("…").
func AllocationText(v string) string {
	inner := strings.Trim(v, `"`)
	if len(inner) != len(v)-2 {
		return v
	}
	words := strings.Split(inner, ",")
	var out []string
	for _, w := range []string{"alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"} {
		if slices.Contains(words, w) {
			out = append(out, w)
		}
	}
	if len(out) != len(words) {
		return v
	}
	return `"` + strings.Join(out, ",") + `"`
}

// RangeText is the text in range(i8 0, 5): bounds are signed.
func RangeText(v string) string {
	typ, bounds, _ := strings.Cut(v, " ")
	low, high, two := strings.Cut(bounds, ",")
	width, err := strconv.ParseUint(strings.TrimPrefix(typ, "i"), 10, 24)
	if err != nil || !two || width == 0 {
		return v
	}
	signed := func(s string) string {
		n, ok := new(big.Int).SetString(strings.TrimSpace(s), 10)
		if !ok || n.BitLen() > int(width) {
			return s
		}
		if n.Sign() > 0 && n.Bit(int(width)-1) == 1 {
			n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(width)))
		}
		return n.String()
	}
	return typ + " " + signed(low) + ", " + signed(high)
}
