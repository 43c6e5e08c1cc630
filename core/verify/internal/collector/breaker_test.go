package collector_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
)

var (
	anyOperand = regexp.MustCompile(`%\w+|@[\w.]+|\bnull\b|\bnone\b|-?\b\d+\b`)
	anyType    = regexp.MustCompile(`<2 x ptr addrspace\(1\)>|ptr addrspace\(1\)|\bptr\b|` +
		`\bi(?:1|8|32|64)\b|\bvoid\b|\btoken\b|i8 addrspace\(1\)\*|i8\*`)
	anyString = regexp.MustCompile(`"[^"]*"`)
	anyAttr   = regexp.MustCompile(` immarg| elementtype\((?:[^()]|\([^()]*\)|` +
		`\((?:[^()]|\([^()]*\))*\))*\)| coldcc| cleanup| gc "[^"]*"| personality \S+ @\w+`)
)

// breaker changes one place of a module.
type breaker struct {
	rng   *rand.Rand
	typed bool
	lines []string
}

func (b *breaker) pick(list ...string) string { return list[b.rng.IntN(len(list))] }

// breakOne returns the module with one change, and which.
func (b *breaker) breakOne() (text, what string) {
	for {
		before := append([]string(nil), b.lines...)
		at := b.rng.IntN(len(b.lines))
		if strings.Trim(b.lines[at], " }") == "" {
			continue
		}
		kind := b.change(at)
		after := strings.Join(b.lines, "\n")
		if after != strings.Join(before, "\n") {
			return after, fmt.Sprintf("%s of line %q: %q", kind, before[at], b.lines[min(at,
				len(b.lines)-1)])
		}
	}
}

func (b *breaker) change(at int) string {
	switch b.rng.IntN(12) {
	case 0, 1, 2:
		b.replace(at, anyOperand, b.operand)
		return "operand"
	case 3:
		b.replace(at, anyType, func(string) string { return b.typ() })
		return "type"
	case 4:
		b.replace(at, anyString, func(string) string {
			return b.pick(`"deopt"`, `"gc-live"`, `"gc-transition"`, `"funclet"`, `"x"`,
				`"statepoint-example"`, `"coreclr"`, `"ocaml"`, `"erlang"`, `"shadow-stack"`,
				`"gc-leaf-function"`, `"statepoint-id"`)
		})
		return "string"
	case 5:
		b.replace(at, anyAttr, func(string) string { return "" })
		return "attribute left out"
	case 6, 7:
		b.list(at)
		return "list"
	case 8:
		b.lines = append(b.lines[:at], b.lines[at+1:]...)
		return "line left out"
	case 9:
		line := b.lines[at]
		to := b.rng.IntN(len(b.lines))
		b.lines = append(b.lines[:at], b.lines[at+1:]...)
		b.lines = append(b.lines[:to:to], append([]string{line}, b.lines[to:]...)...)
		return "line moved"
	case 10:
		b.word(at)
		return "word"
	}
	if line := b.lines[at]; strings.Contains(line, " = ") {
		line = strings.Replace(line, " = ", "2 = ", 1)
		to := b.rng.IntN(len(b.lines))
		b.lines = append(b.lines[:to:to], append([]string{line}, b.lines[to:]...)...)
	}
	return "line repeated"
}

// replace replaces one match of a pattern in a line.
func (b *breaker) replace(at int, pattern *regexp.Regexp, by func(string) string) {
	found := pattern.FindAllStringIndex(b.lines[at], -1)
	if len(found) == 0 {
		return
	}
	m := found[b.rng.IntN(len(found))]
	line := b.lines[at]
	b.lines[at] = line[:m[0]] + by(line[m[0]:m[1]]) + line[m[1]:]
}

func (b *breaker) operand(old string) string {
	constant := b.pick("undef", "null", "none", "zeroinitializer", "poison", "0", "1", "true")
	if b.rng.IntN(3) == 0 {
		return constant
	}
	switch old[0] {
	case '%', '@':
		all := regexp.MustCompile(old[:1]+`[\w.]+`).FindAllString(strings.Join(b.lines, "\n"), -1)
		return b.pick(all...)
	case 'n':
		return constant
	}
	return b.pick("-1", "0", "1", "2", "3", "4", "5", "8", "100", "2147483647", "2147483648",
		"4294967295", "4294967296", "-2147483648", "18446744073709551615")
}

func (b *breaker) typ() string {
	if b.typed {
		return b.pick("i8 addrspace(1)*", "i8*", "i8 addrspace(2)*", "i1", "i8", "i32", "i64",
			"void", "token", "float", "<2 x i8 addrspace(1)*>", "{ i8* }", "void ()*", "metadata",
			"label", "i32 addrspace(1)*", "...")
	}
	return b.pick("ptr addrspace(1)", "ptr", "ptr addrspace(2)", "i1", "i8", "i32", "i64", "void",
		"token", "float", "<2 x ptr addrspace(1)>", "{ ptr }", "metadata", "label", "<4 x ptr>",
		"...")
}

// list changes a list in parentheses or brackets: it removes, repeats, swaps or adds an element.
func (b *breaker) list(at int) {
	line := b.lines[at]
	var opens []int
	for i := range len(line) {
		if line[i] == '(' || line[i] == '[' {
			opens = append(opens, i)
		}
	}
	if len(opens) == 0 {
		return
	}
	open := opens[b.rng.IntN(len(opens))]
	depth, start := 0, open+1
	var elems []string
	end := open
	for i := open; i < len(line); i++ {
		switch line[i] {
		case '(', '[', '<', '{':
			depth++
		case ')', ']', '>', '}':
			depth--
		case ',':
			if depth == 1 {
				elems = append(elems, strings.TrimSpace(line[start:i]))
				start = i + 1
			}
		}
		if depth == 0 {
			if s := strings.TrimSpace(line[start:i]); s != "" {
				elems = append(elems, s)
			}
			end = i
			break
		}
	}
	if end == open {
		return
	}
	n := len(elems)
	i := 0
	if n > 0 {
		i = b.rng.IntN(n)
	}
	switch k := b.rng.IntN(4); {
	case n == 0 || k == 0:
		add := b.pick("i32 0", "i64 1", "ptr null", "ptr addrspace(1) %p", "token none", "i32 %i",
			"i1 true", "ptr addrspace(1) undef", "...", "i8 7", `"deopt"()`,
			`"gc-live"(i32 7)`, `"gc-transition"()`, `"other"()`)
		if b.typed {
			add = strings.ReplaceAll(strings.ReplaceAll(add, "ptr addrspace(1)",
				"i8 addrspace(1)*"), "ptr", "i8*")
		}
		elems = append(elems[:i:i], append([]string{add}, elems[i:]...)...)
	case k == 1:
		elems = append(elems[:i:i], elems[i+1:]...)
	case k == 2:
		elems = append(elems[:i:i], append([]string{elems[i]}, elems[i:]...)...)
	default:
		j := b.rng.IntN(n)
		elems[i], elems[j] = elems[j], elems[i]
	}
	b.lines[at] = line[:open+1] + strings.Join(elems, ", ") + line[end:]
}

// word adds an attribute or keyword to a call or a declaration.
func (b *breaker) word(at int) {
	line := b.lines[at]
	attr := b.pick("readnone", "readonly", "argmemonly", "memory(none)", "memory(read)", "nounwind",
		"memory(argmem: read)", "writeonly", "inaccessiblememonly", "memory(readwrite)",
		"noreturn", "convergent", "willreturn", "cold", "nomerge", "optnone", "strictfp",
		`"gc-leaf-function"`, `"statepoint-id"="x"`, `"deopt-lowering"="live-in"`, "builtin",
		`"statepoint-num-patch-bytes"="-1"`, "noduplicate", "speculatable", "alwaysinline",
		"returns_twice", "nosync", "nofree", "mustprogress")
	switch i := strings.Index(line, "call "); {
	case i >= 0 && b.rng.IntN(3) == 0:
		b.lines[at] = line[:i] + b.pick("tail ", "musttail ", "notail ") + line[i:]
	case i >= 0 && b.rng.IntN(3) == 0:
		b.lines[at] = line[:i+5] + b.pick("fastcc ", "coldcc ", "nnan ", "noundef ", "nonnull ",
			"zeroext ", "inreg ", "anyregcc ", "webkit_jscc ", "tailcc ", "addrspace(1) ") +
			line[i+5:]
	case strings.Contains(line, "(") && b.rng.IntN(2) == 0:
		open := regexp.MustCompile(`\(|, `).FindAllStringIndex(line, -1)
		k := open[b.rng.IntN(len(open))][1]
		word := b.pick("elementtype(i32)", "elementtype(void ())", "immarg", "nonnull", "byval(i8)",
			"sret(i8)", "nest", "zeroext", "inreg", "swiftself", "noalias", "nocapture", "readonly",
			"returned", "preallocated(i8)", "inalloca(i8)", "swifterror")
		if space := strings.IndexByte(line[k:], ' '); space >= 0 {
			k += space
			b.lines[at] = line[:k] + " " + word + line[k:]
		}
	case i >= 0 || strings.HasPrefix(line, "declare"):
		if k := strings.LastIndex(line, ")"); k >= 0 && !strings.Contains(line, "[") {
			b.lines[at] = line[:k+1] + " " + attr + line[k+1:]
		} else if k := strings.Index(line, ") ["); k >= 0 {
			b.lines[at] = line[:k+1] + " " + attr + line[k+1:]
		}
	}
}
