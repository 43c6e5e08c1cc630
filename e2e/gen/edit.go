package gen

import "strings"

// oddTokens are tokens that an edit may insert although the text does not contain them.
var oddTokens = []string{
	"ptr", "i1", "i32", "i64", "i128", "float", "double", "void", "label", "metadata", "token",
	"x86_fp80", "<2 x i32>", "[0 x i8]", "{ i32, ptr }", "<vscale x 4 x float>",
	"i8*", "ptr addrspace(1)", "i8 addrspace(1)*", "%t", "null", "undef", "poison",
	"zeroinitializer", "none", "true", "0", "-1", "18446744073709551615",
	"0x7FF8000000000000", "0xK3FFF8000000000000000", "1.0e10", "c\"a\\00\"", "\"\"", "\"gc-live\"",
	"@f", "%x", "%0", "%\"a b\"", "!0", "!{}", "!\"s\"", "#0", "$c",
	"nuw", "nsw", "exact", "inbounds", "fast", "volatile", "atomic", "seq_cst", "align 8",
	"nounwind", "noundef", "byval(i32)", "sret(i8)", "elementtype(i8)", "memory(read)",
	"gc \"statepoint-example\"", "musttail", "tail", "fastcc", "personality ptr @f",
	"section \"a\"", "comdat", "internal", "dso_local", "unnamed_addr", "thread_local",
	"splat (i32 1)", "blockaddress(@f, %x)", "getelementptr (i8, ptr @f, i64 1)",
	"bitcast (i8* null to i32*)", "asm \"\", \"\"", "...", "=", ",", "(", ")", "{", "}", "[", "]",
	"<", ">", "*", "\n",
}

// EditTokens makes a few changes to a text, token by token: it omits, duplicates, swaps or replaces
// tokens and lines. Such a text is far more often nearly right than one with changed bytes, which
// is what readers must be tested with. The same text and seed give the same result.
func EditTokens(text string, seed uint64) string {
	d := random(seed)
	tokens := cut(text)
	if len(tokens) == 0 {
		return text
	}
	for range 1 + d.below(4) {
		i, j := d.below(len(tokens)), d.below(len(tokens))
		if d.below(3) != 0 {
			exchange(tokens, i, &d)
			continue
		}
		switch d.below(8) {
		case 0:
			tokens[i] = ""
		case 1:
			tokens[i] += " " + tokens[i]
		case 2:
			tokens[i], tokens[j] = tokens[j], tokens[i]
		case 3, 4:
			tokens[i] = tokens[j]
		case 5:
			tokens[i] = oddTokens[d.below(len(oddTokens))]
		case 6:
			tokens[i] += " " + oddTokens[d.below(len(oddTokens))] + " "
		case 7: // a line, to another place
			from, to := i, i
			for from > 0 && tokens[from-1] != "\n" {
				from--
			}
			for to < len(tokens) && tokens[to] != "\n" {
				to++
			}
			line := strings.Join(tokens[from:to], "")
			if d.below(2) == 0 {
				for k := from; k < to; k++ {
					tokens[k] = ""
				}
			}
			for j > 0 && tokens[j] != "\n" {
				j--
			}
			tokens[j] += "\n" + line + "\n"
		}
	}
	return strings.Join(tokens, "")
}

// families are words that may occur in the same positions.
var families = [][]string{
	{"add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"},
	{"fadd", "fsub", "fmul", "fdiv", "frem"},
	{"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"},
	{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "une"},
	{"i1", "i8", "i16", "i32", "i64", "i128", "i65", "float", "double", "ptr"},
	{"null", "undef", "poison", "zeroinitializer"},
	{"true", "false", "undef"},
	{"0", "1", "2", "3", "7", "8", "63", "64", "255", "4294967295", "9223372036854775807", "-1", "-9223372036854775808"},
}

// exchange replaces the token after i that is a name, a number or a word with a family by another
// of its kind, so that most often the text is still one that can be read.
func exchange(tokens []string, i int, d *random) {
	for ; i < len(tokens); i++ {
		t := tokens[i]
		if t == "" {
			continue
		}
		if t[0] == '%' || t[0] == '@' {
			for k := d.below(len(tokens)); k < len(tokens); k++ {
				if o := tokens[k]; len(o) > 1 && o[0] == t[0] {
					tokens[i] = o
					return
				}
			}
			continue
		}
		for _, f := range families {
			for _, w := range f {
				if w == t {
					tokens[i] = pick(d, f)
					return
				}
			}
		}
	}
}

// cut cuts a text into words with their sigils, strings, single other characters, and spaces;
// together they are the text.
func cut(text string) (tokens []string) {
	word := func(c byte) bool {
		return c == '_' || c == '.' || c == '-' || c == '$' || '0' <= c && c <= '9' ||
			'a' <= c|0x20 && c|0x20 <= 'z'
	}
	for i := 0; i < len(text); {
		j := i + 1
		switch c := text[i]; {
		case c == '"':
			if n := strings.IndexByte(text[j:], '"'); n >= 0 {
				j += n + 1
			}
		case c == ' ':
			for j < len(text) && text[j] == ' ' {
				j++
			}
		case word(c) || strings.IndexByte("%@!#^", c) >= 0:
			for j < len(text) && word(text[j]) {
				j++
			}
		}
		tokens = append(tokens, text[i:j])
		i = j
	}
	return tokens
}
