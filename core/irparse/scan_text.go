package irparse

import (
	"strings"

	"statepoint/core/source"
)

// text is the token as written.
func (s *scanner) text() string { return s.src[s.start:s.end] }

// span is the span of the token.
func (s *scanner) span() source.Span {
	return source.Span{Start: source.Pos(s.start), End: source.Pos(s.end)}
}

// from is the span from an offset to the end of the last token read.
func (s *scanner) from(start int) source.Span {
	return source.Span{Start: source.Pos(start), End: source.Pos(s.prevEnd)}
}

// is reports whether the token is the punctuation c.
func (s *scanner) is(c byte) bool { return s.kind == tPunct && s.src[s.start] == c }

// isWord reports whether the token is the word w.
func (s *scanner) isWord(w string) bool { return s.kind == tWord && s.src[s.start:s.end] == w }

// peek returns the first byte of the token after this one, 0 at the end.
func (s *scanner) peek() byte {
	if i := skipGap(s.src, s.end); i < len(s.src) {
		return s.src[i]
	}
	return 0
}

// name is the text of a name token without sigil and quotes, with \xx replaced.
func (s *scanner) name() string {
	t := s.src[s.start+1 : s.end]
	if t[0] == '"' {
		return unescape(t[1 : len(t)-1])
	}
	return t
}

// labelName is the name before ":".
func (s *scanner) labelName() string {
	t := s.src[s.start : s.end-1]
	if t[0] == '"' {
		return unescape(t[1 : len(t)-1])
	}
	return t
}

// str is the contents of a string token.
func (s *scanner) str() string { return unescape(s.src[s.start+1 : s.end-1]) }

// unescape replaces \xx by the byte and \\ by a backslash (LangRef, "String constants"); other
// backslashes are literal.
func unescape(t string) string {
	i := strings.IndexByte(t, '\\')
	if i < 0 {
		return t
	}
	b := append(make([]byte, 0, len(t)), t[:i]...)
	for ; i < len(t); i++ {
		if t[i] == '\\' {
			if i+1 < len(t) && t[i+1] == '\\' {
				b = append(b, '\\')
				i++
				continue
			}
			if i+2 < len(t) {
				h, ok1 := hexDigit(t[i+1])
				l, ok2 := hexDigit(t[i+2])
				if ok1 && ok2 {
					b = append(b, h<<4|l)
					i += 2
					continue
				}
			}
		}
		b = append(b, t[i])
	}
	return string(b)
}

func hexDigit(c byte) (byte, bool) {
	switch {
	case '0' <= c && c <= '9':
		return c - '0', true
	case 'a' <= c && c <= 'f':
		return c - 'a' + 10, true
	case 'A' <= c && c <= 'F':
		return c - 'A' + 10, true
	}
	return 0, false
}
