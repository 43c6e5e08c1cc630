package highlight

import (
	"strings"

	"statepoint/core/irparse/internal/scan"
)

// Parts is Tokens, but omits the tokens and symbols of functions that the caller knows. types are
// those of TypeNames. known is given the offset of a word define at the beginning of a line, and
// returns where the function ends that begins there, 0 if it is not known. closed are the functions
// among the symbols after which the next token has the kind that it would have at the beginning of
// a text: those that may be known next time, with the same types.
func Parts(src string, types map[string]bool, known func(at int) (end int)) (list []Token,
	symbols []Symbol, closed []int) {
	t := newTokenizer(src, types, scan.Defines(src))
	t.known = known
	t.all()
	return t.tokens, t.symbols, t.closed
}

// leftOut goes on after a function that begins with the current token, if it is known, and reports
// whether it is.
func (t *tokenizer) leftOut() bool {
	if !t.whole || t.cur.kind != scan.Word || t.text() != "define" {
		return false
	}
	_, column := t.firstOfLine()
	if !column {
		return false
	}
	end := t.known(t.cur.start)
	if end == 0 {
		return false
	}
	t.topLevel()
	t.last, t.lastText, t.typeEnd = noToken, "}", true
	t.cur = lexeme{scan.Punct, end - 1, end}
	t.scan.End = end
	t.scan.Next()
	return true
}

// TypeNames finds the names of types that the text defines: `%name = type` at the beginning of a
// line.
func TypeNames(src string) map[string]bool {
	names := map[string]bool{}
	for i := 0; i < len(src); {
		if src[i] == '%' {
			s := scan.Scanner{Src: src, End: i}
			s.Next()
			name := s.Text()
			if s.Next(); s.Is('=') {
				if s.Next(); s.IsWord("type") {
					names[name] = true
				}
			}
		}
		n := strings.IndexByte(src[i:], '\n')
		if n < 0 {
			break
		}
		i += n + 1
	}
	return names
}
