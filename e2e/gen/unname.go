package gen

import (
	"strconv"
	"strings"
)

// unname removes the names of values and blocks from the text of one function, like the output of a
// compiler that names nothing: they are numbered in the order in which they are defined.
func unname(text string) string {
	numbers := map[string]string{}
	give := func(name string) { numbers[name] = strconv.Itoa(len(numbers)) }
	lines := strings.Split(text, "\n")
	for _, line := range lines {
		switch {
		case strings.HasPrefix(line, "define "):
			for _, t := range Tokens(line) {
				if t[0] == '%' {
					give(t[1:])
				}
			}
		case line != "" && line[0] != ' ' && strings.HasSuffix(line, ":"):
			give(strings.TrimSuffix(line, ":"))
		default:
			if name, _, ok := strings.Cut(strings.TrimPrefix(line, "  "), " = "); ok &&
				name[0] == '%' {
				give(name[1:])
			}
		}
	}
	for i, line := range lines {
		if name, ok := strings.CutSuffix(line, ":"); ok && numbers[name] != "" {
			lines[i] = numbers[name] + ":"
			continue
		}
		tokens := Tokens(line)
		for k, t := range tokens {
			if n := numbers[t[min(1, len(t)):]]; t[0] == '%' && n != "" {
				tokens[k] = "%" + n
			}
		}
		lines[i] = strings.Join(tokens, "")
	}
	return strings.Join(lines, "\n")
}
