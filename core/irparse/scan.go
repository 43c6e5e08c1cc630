package irparse

import (
	"strings"

	"statepoint/core/source"
)

// kind is the kind of a token.
type kind uint8

const (
	tEOF kind = iota
	// define, i32, nounwind: any run of letters, digits, "-", "$", ".", "_" that is nothing else
	tWord
	tInt      // 12, -7
	tFloat    // 1.5, -2.0e10
	tHex      // 0x…, 0xK…, 0xL…, 0xM…, 0xH…, 0xR…, f0x…
	tHexInt   // u0x…, s0x…
	tString   // "…"
	tLocal    // %name, %"name"
	tLocalID  // %12
	tGlobal   // @name, @"name"
	tGlobalID // @12
	tComdat   // $name
	tMeta     // !name
	tBang     // !
	tGroup    // #12
	tHash     // #
	tSummary  // ^12
	tLabel    // name:, "name":
	tLabelID  // 12:
	tDots     // ...
	tPunct    // one of = , * [ ] { } ( ) < > | :
	tBad      // a byte that begins no token, or an unterminated string
)

const (
	cSpace uint8 = 1 << iota
	cName        // may be in a name
	cDigit
	cPunct
	cGap // may begin a comment, a no-break space, or a byte order mark
)

var class = func() (c [256]uint8) {
	for _, b := range " \t\r\n\f\v" {
		c[b] = cSpace
	}
	for b := 'a'; b <= 'z'; b++ {
		c[b], c[b-'a'+'A'] = cName, cName
	}
	for b := '0'; b <= '9'; b++ {
		c[b] = cName | cDigit
	}
	for _, b := range "-$._" {
		c[b] = cName
	}
	for _, b := range "=,*[]{}()<>|:" {
		c[b] = cPunct
	}
	for _, b := range []byte{';', '/', noBreakSpace[0], byteOrderMark[0]} {
		c[b] = cGap
	}
	return c
}()

// White space from editors and web pages that LLVM does not know: it is read as a space, with a
// note.
const (
	noBreakSpace  = "\u00a0"
	byteOrderMark = "\ufeff"
)

// skipGap returns the offset of the next token, after white space and comments. An unterminated
// comment is not skipped.
func skipGap(src string, i int) int {
	for i < len(src) {
		switch c := src[i]; {
		case class[c]&cSpace != 0:
			i++
		case class[c]&cGap == 0:
			return i
		default:
			n := gapLength(src[i:])
			if n == 0 {
				return i
			}
			i += n
		}
	}
	return i
}

// gapLength is the length of the comment or foreign white space at the start of src, 0 if there is
// none. A line comment includes the end of the line.
func gapLength(src string) int {
	switch {
	case src[0] == ';':
		if n := strings.IndexByte(src, '\n'); n >= 0 {
			return n + 1
		}
		return len(src)
	case strings.HasPrefix(src, "/*"):
		if n := strings.Index(src[2:], "*/"); n >= 0 {
			return n + 4
		}
	case strings.HasPrefix(src, noBreakSpace):
		return len(noBreakSpace)
	case strings.HasPrefix(src, byteOrderMark):
		return len(byteOrderMark)
	}
	return 0
}

// scanner splits the text into tokens. A token is a kind and two offsets; nothing is copied.
type scanner struct {
	src        string
	kind       kind
	start, end int // of the token
	prevEnd    int // end of the token before
}

// next advances to the next token. At the end of the text it stays there.
func (s *scanner) next() {
	s.prevEnd = s.end
	src, i := s.src, s.end
	for i < len(src) && class[src[i]]&cSpace != 0 {
		i++
	}
	if i < len(src) && class[src[i]]&cGap != 0 {
		i = skipGap(src, i)
	}
	s.start = i
	if i >= len(src) {
		s.kind, s.end = tEOF, len(src)
		return
	}
	c := src[i]
	switch {
	case class[c]&cPunct != 0:
		s.kind, s.end = tPunct, i+1
	case class[c]&cName != 0:
		s.word(i)
	case c == '%':
		s.sigil(i, tLocal, tLocalID)
	case c == '@':
		s.sigil(i, tGlobal, tGlobalID)
	case c == '"':
		s.quoted(i)
		if s.kind == tString && s.end < len(src) && src[s.end] == ':' {
			s.kind, s.end = tLabel, s.end+1
		}
	case c == '+' && i+1 < len(src) && class[src[i+1]]&cDigit != 0:
		if s.numeral(i); s.kind != tFloat {
			s.kind, s.end = tBad, i+1
		}
	case c == '!':
		s.metaName(i)
	case c == '#':
		s.number(i, tGroup, tHash)
	case c == '^':
		s.number(i, tSummary, tBad)
	default:
		s.kind, s.end = tBad, i+1
	}
}

// word scans names, numbers, labels and "...", which have common prefixes.
func (s *scanner) word(i int) {
	src := s.src
	j := i + 1
	for j < len(src) && class[src[j]]&cName != 0 {
		j++
	}
	if j < len(src) && src[j] == ':' {
		s.end = j + 1
		s.kind = tLabel
		if source.Digits(src[i:j]) {
			s.kind = tLabelID
		}
		return
	}
	s.end = j
	c := src[i]
	if class[c]&cDigit != 0 || c == '-' && i+1 < j && class[src[i+1]]&cDigit != 0 {
		s.numeral(i)
		return
	}
	s.kind = tWord
	switch {
	case c == '.' && j-i >= 3 && src[i:i+3] == "...":
		s.kind, s.end = tDots, i+3
	case (c == 'u' || c == 's') && j-i > 3 && src[i+1] == '0' && src[i+2] == 'x':
		s.kind = tHexInt
	case c == 'f' && j-i > 3 && src[i+1] == '0' && src[i+2] == 'x':
		s.kind = tHex
	case c == '$' && j-i > 1:
		s.kind = tComdat
	case c == '$' && j < len(src) && src[j] == '"':
		s.quoted(j)
		s.start = i
		if s.kind == tString {
			s.kind = tComdat
		}
	}
}

// numeral scans an integer or float whose first digit has been found. A "+" in an exponent is not a
// character of names, so it is handled here.
func (s *scanner) numeral(i int) {
	src := s.src
	j := i
	if src[j] == '-' || src[j] == '+' {
		j++
	}
	if src[j] == '0' && j+1 < len(src) && src[j+1] == 'x' {
		s.kind = tHex
		return
	}
	for j < len(src) && class[src[j]]&cDigit != 0 {
		j++
	}
	if j >= len(src) || src[j] != '.' {
		s.kind, s.end = tInt, j
		return
	}
	j++
	for j < len(src) && class[src[j]]&cDigit != 0 {
		j++
	}
	if j < len(src) && (src[j] == 'e' || src[j] == 'E') {
		k := j + 1
		if k < len(src) && (src[k] == '+' || src[k] == '-') {
			k++
		}
		if k < len(src) && class[src[k]]&cDigit != 0 {
			for k < len(src) && class[src[k]]&cDigit != 0 {
				k++
			}
			j = k
		}
	}
	s.kind, s.end = tFloat, j
}

func (s *scanner) sigil(i int, named, numbered kind) {
	src := s.src
	j := i + 1
	if j < len(src) && src[j] == '"' {
		s.quoted(j)
		s.start = i
		if s.kind == tString {
			s.kind = named
		}
		return
	}
	for j < len(src) && class[src[j]]&cName != 0 {
		j++
	}
	s.end = j
	switch {
	case j == i+1:
		s.kind = tBad
	case class[src[i+1]]&cDigit != 0:
		k := i + 1
		for k < j && class[src[k]]&cDigit != 0 {
			k++
		}
		s.kind, s.end = numbered, k
	default:
		s.kind = named
	}
}

func (s *scanner) quoted(i int) {
	n := strings.IndexByte(s.src[i+1:], '"')
	if n < 0 {
		s.kind, s.end = tBad, len(s.src)
		return
	}
	s.kind, s.start, s.end = tString, i, i+n+2
}

func (s *scanner) metaName(i int) {
	src := s.src
	j := i + 1
	for j < len(src) && (class[src[j]]&cName != 0 || src[j] == '\\') {
		if j == i+1 && class[src[j]]&cDigit != 0 {
			break
		}
		j++
	}
	s.kind, s.end = tMeta, j
	if j == i+1 {
		s.kind = tBang
	}
}

func (s *scanner) number(i int, with, without kind) {
	j := i + 1
	for j < len(s.src) && class[s.src[j]]&cDigit != 0 {
		j++
	}
	s.kind, s.end = with, j
	if j == i+1 {
		s.kind = without
	}
}
