package scan

import (
	"strings"

	"statepoint/core/source"
)

// Text is the token as written.
func (s *Scanner) Text() string { return s.Src[s.Start:s.End] }

// Span is the span of the token.
func (s *Scanner) Span() source.Span {
	return source.Span{Start: source.Pos(s.Start), End: source.Pos(s.End)}
}

// From is the span from an offset to the end of the last token read.
func (s *Scanner) From(start int) source.Span {
	return source.Span{Start: source.Pos(start), End: source.Pos(s.PrevEnd)}
}

// Is reports whether the token is the punctuation c.
func (s *Scanner) Is(c byte) bool { return s.Kind == Punct && s.Src[s.Start] == c }

// IsWord reports whether the token is the word w.
func (s *Scanner) IsWord(w string) bool { return s.Kind == Word && s.Src[s.Start:s.End] == w }

// Digit advances past a digit in parentheses, "(1)", that follows the token without space.
func (s *Scanner) Digit() (n uint32, ok bool) {
	t := s.Src[s.End:]
	if len(t) < 3 || t[0] != '(' || !IsDigit(t[1]) || t[2] != ')' {
		return 0, false
	}
	s.End += 3
	s.Next()
	return uint32(t[1] - '0'), true
}

// Peek returns the first byte of the token after this one, 0 at the end.
func (s *Scanner) Peek() byte {
	if i := skipGap(s.Src, s.End); i < len(s.Src) {
		return s.Src[i]
	}
	return 0
}

// Name is the text of a name token without sigil and quotes, with \xx replaced.
func (s *Scanner) Name() string {
	t := s.Src[s.Start+1 : s.End]
	if t[0] == '"' {
		return Unescape(t[1 : len(t)-1])
	}
	return t
}

// LabelName is the name before ":".
func (s *Scanner) LabelName() string {
	t := s.Src[s.Start : s.End-1]
	if t[0] == '"' {
		return Unescape(t[1 : len(t)-1])
	}
	return t
}

// Str is the contents of a string token.
func (s *Scanner) Str() string { return Unescape(s.Src[s.Start+1 : s.End-1]) }

// Unescape replaces \xx by the byte and \\ by a backslash (LangRef, "String constants"); other
// backslashes are literal.
func Unescape(t string) string {
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
				h, ok1 := HexDigit(t[i+1])
				l, ok2 := HexDigit(t[i+2])
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

// HexDigit is the value of a hexadecimal digit.
func HexDigit(c byte) (byte, bool) {
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
