package asmtext

import (
	"strings"
	"sync"

	"statepoint/lower/amd64"
)

// meaning is one meaning of a mnemonic.
type meaning struct {
	op amd64.Op
	// width is the width that the mnemonic gives; sized is set if it gives one.
	width amd64.Width
	sized bool
	cond  amd64.Cond
	// predicate is one more than a first operand that is part of the mnemonic, 0 for none.
	predicate uint8
}

// suffixes are the letters of the widths.
var suffixes = [...]struct {
	letter string
	width  amd64.Width
}{{"b", amd64.W8}, {"w", amd64.W16}, {"l", amd64.W32}, {"q", amd64.W64}}

// conditions are the names of the conditions; the printer uses the first of each.
var conditions = [16][]string{
	{"o"}, {"no"}, {"b", "c", "nae"}, {"ae", "nc", "nb"}, {"e", "z"}, {"ne", "nz"}, {"be", "na"},
	{"a", "nbe"},
	{"s"}, {"ns"}, {"p", "pe"}, {"np", "po"}, {"l", "nge"}, {"ge", "nl"}, {"le", "ng"},
	{"g", "nle"},
}

// mnemonics are the meanings of every mnemonic, those of the printer first.
var mnemonics = sync.OnceValue(func() map[string][]meaning {
	m := map[string][]meaning{}
	for op := amd64.Op(1); op < amd64.NumOps; op++ {
		if _, _, whole := strings.Cut(op.ATT(), " "); !whole {
			addSpelling(m, op.ATT(), op)
		}
	}
	for _, a := range aliases {
		for _, op := range a.ops {
			addSpelling(m, a.spelling, op)
		}
	}
	for n, name := range predicates {
		for op, kind := range map[amd64.Op]string{amd64.CMPSS: "ss", amd64.CMPSD: "sd",
			amd64.CMPPS: "ps", amd64.CMPPD: "pd"} {
			m["cmp"+name+kind] = []meaning{{op: op, predicate: uint8(n) + 1}}
		}
	}
	return m
})

// stackForms are the operations that the printer writes with fixed operands, by their text without
// spaces: those on the x87 stack. Its top may also be written with a number.
var stackForms = sync.OnceValue(func() map[string]amd64.Op {
	m := map[string]amd64.Op{}
	for op := amd64.Op(1); op < amd64.NumOps; op++ {
		if name, operands, ok := strings.Cut(op.ATT(), " "); ok {
			m[name+" "+stackOperands(operands)] = op
		}
	}
	return m
})

// stackOperands is the text of such operands in one spelling.
func stackOperands(s string) string {
	s = strings.Map(func(r rune) rune {
		if strings.ContainsRune(" \t\r\v\f", r) {
			return -1
		}
		return r
	}, strings.ToLower(s))
	return strings.ReplaceAll(s, "%st(0)", "%st")
}

// addSpelling adds the variants of one of the printer's spellings: with and without a width, and
// with every name of a condition.
func addSpelling(m map[string][]meaning, spelling string, op amd64.Op) {
	add := func(name string, n meaning) { m[name] = append(m[name], n) }
	if before, after, ok := strings.Cut(spelling, "@"); ok {
		for cc, names := range conditions {
			for _, name := range names {
				n := meaning{op: op, cond: amd64.Cond(cc)}
				add(before+name, n)
				if after != "*" {
					continue
				}
				for _, s := range suffixes {
					n.width, n.sized = s.width, true
					add(before+name+s.letter, n)
				}
			}
		}
		return
	}
	stem := strings.TrimRight(spelling, "*?")
	if stem == spelling {
		add(spelling, meaning{op: op})
		if unsized[spelling] {
			add(strings.TrimSuffix(spelling, "q"), meaning{op: op})
		}
		return
	}
	for _, s := range suffixes {
		add(stem+s.letter, meaning{op: op, width: s.width, sized: true})
	}
	if !isString(op) { // "movs" alone is not known to LLVM
		add(stem, meaning{op: op})
	}
}

// isString reports whether an operation is a string operation, whose operands need not be written.
func isString(op amd64.Op) bool {
	switch op {
	case amd64.MOVS, amd64.CMPS, amd64.STOS, amd64.LODS, amd64.SCAS:
		return true
	}
	return false
}

// FindCond finds a condition by one of its names: "z" as well as "e".
func FindCond(name string) (amd64.Cond, bool) {
	for cc, names := range conditions {
		for _, n := range names {
			if n == name {
				return amd64.Cond(cc), true
			}
		}
	}
	return 0, false
}
