package gen

import (
	"strconv"
	"strings"
)

// Mutate changes one to three tokens of a text of LLVM assembly: it deletes, doubles, swaps or
// replaces them, mostly by others of their kind. The result usually has one small mistake, like
// text that people write. words are additional tokens to insert; a seed gives the same text
// forever.
func Mutate(text string, words []string, seed uint64) string {
	r := random(seed)
	return mutate(text, words, &r)
}

func mutate(text string, words []string, r *random) string {
	tokens := Tokens(text)
	var at []int // those that are not white space
	for i, t := range tokens {
		if strings.TrimSpace(t) != "" && t[0] != ';' {
			at = append(at, i)
		}
	}
	if len(at) == 0 {
		return text
	}
	for n := 1 + r.below(6)/4; n > 0; n-- {
		k := r.below(len(at))
		i := at[k]
		switch what := r.below(20); {
		case what < 3:
			tokens[i] = ""
		case what < 4:
			tokens[i] += " " + tokens[i]
		case what < 6:
			j := at[(k+1)%len(at)]
			tokens[i], tokens[j] = tokens[j], tokens[i]
		case what < 8:
			tokens[i] = words[r.below(len(words))]
		case what < 9:
			tokens[i] += " " + words[r.below(len(words))]
		default:
			tokens[i] = another(tokens, at, tokens[i], words, r)
		}
	}
	return strings.Join(tokens, "")
}

// mutantTypes are the types that replace each other.
var mutantTypes = strings.Fields(
	`i1 i8 i16 i32 i64 i128 half float double fp128 x86_fp80 ptr void label metadata token {} [2xi32] <2xi32>`)

// another is a token of the same kind as t: a type for a type, a number for a number, a name of the
// text for a name.
func another(tokens []string, at []int, t string, words []string, r *random) string {
	if t == "" {
		return t
	}
	switch c := t[0]; {
	case '0' <= c && c <= '9' || c == '-':
		switch r.below(4) {
		case 0:
			return strconv.Itoa(r.below(5))
		case 1:
			return "-1"
		case 2:
			return strconv.Itoa(1 << r.below(40))
		}
		return "0"
	case c == '%' || c == '@' || c == '!' || c == '#' || c == '"':
		for range 20 {
			if o := tokens[at[r.below(len(at))]]; o != "" && o[0] == c {
				return o
			}
		}
		return t
	}
	for _, m := range mutantTypes {
		if m == t {
			o := mutantTypes[r.below(len(mutantTypes))]
			return strings.NewReplacer("2x", "2 x ").Replace(o)
		}
	}
	if r.below(2) == 0 {
		return words[r.below(len(words))]
	}
	return tokens[at[r.below(len(at))]]
}

// Tokens divides a text of LLVM assembly into words, names, numbers, strings, white space, comments
// and single marks; together they are the text.
func Tokens(text string) (list []string) {
	word := func(c byte) bool {
		return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_' ||
			c == '.' || c == '$' || c == '-'
	}
	for i := 0; i < len(text); {
		j := i + 1
		switch c := text[i]; {
		case c == '"' || (c == '@' || c == '%' || c == '!') && j < len(text) && text[j] == '"':
			if c != '"' {
				j++
			}
			for j < len(text) && text[j] != '"' {
				j++
			}
			j = min(j+1, len(text))
		case c == ';':
			for j < len(text) && text[j] != '\n' {
				j++
			}
		case c == ' ' || c == '\n' || c == '\t':
			for j < len(text) && (text[j] == ' ' || text[j] == '\n' || text[j] == '\t') {
				j++
			}
		case word(c) || strings.IndexByte("%@!#", c) >= 0:
			for j < len(text) && word(text[j]) {
				j++
			}
		}
		list = append(list, text[i:j])
		i = j
	}
	return list
}

// Words are the words of some texts, each once, in the order they are met.
func Words(texts []string) (list []string) {
	seen := map[string]bool{}
	for _, text := range texts {
		for _, t := range Tokens(text) {
			if c := t[0]; ('a' <= c && c <= 'z') && !seen[t] {
				seen[t] = true
				list = append(list, t)
			}
		}
	}
	return list
}
