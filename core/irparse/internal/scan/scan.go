package scan

import (
	"strings"

	"statepoint/core/source"
)

// Kind is the kind of a token.
type Kind uint8

// The kinds of tokens.
const (
	EOF Kind = iota
	// define, i32, nounwind: any run of letters, digits, "-", "$", ".", "_" that is nothing else
	Word
	Int      // 12, -7
	Float    // 1.5, -2.0e10
	Hex      // 0x…, 0xK…, 0xL…, 0xM…, 0xH…, 0xR…, f0x…
	HexInt   // u0x…, s0x…
	String   // "…"
	Local    // %name, %"name"
	LocalID  // %12
	Global   // @name, @"name"
	GlobalID // @12
	Comdat   // $name
	Meta     // !name
	Bang     // !
	Group    // #12
	Hash     // #
	Summary  // ^12
	Label    // name:, "name":
	LabelID  // 12:
	Dots     // ...
	Punct    // one of = , * [ ] { } ( ) < > | :
	Bad      // a byte that begins no token, or an unterminated string
)

const (
	cSpace uint8 = 1 << iota
	cName        // may be in a name
	cDigit
	cPunct
	cGap // may begin a comment, a no-break space, or a byte order mark
)

var class = func() (c [256]uint8) {
	for _, b := range " \t\r\n\x00" { // as LLVM's lexer has it
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
	for _, b := range []byte{';', '/', NoBreakSpace[0], ByteOrderMark[0]} {
		c[b] = cGap
	}
	return c
}()

// IsName reports whether a byte may be in a name.
func IsName(b byte) bool { return class[b]&cName != 0 }

// IsDigit reports whether a byte is a decimal digit.
func IsDigit(b byte) bool { return class[b]&cDigit != 0 }

// IsGap reports whether a byte may begin a comment or white space that LLVM does not know.
func IsGap(b byte) bool { return class[b]&cGap != 0 }

// White space from editors and web pages that LLVM does not know: it is read as a space, with a
// note.
const (
	NoBreakSpace  = "\u00a0"
	ByteOrderMark = "\ufeff"
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
			n := GapLength(src[i:])
			if n == 0 {
				return i
			}
			i += n
		}
	}
	return i
}

// GapLength is the length of the comment or foreign white space at the start of src, 0 if there is
// none. A line comment includes the end of the line.
func GapLength(src string) int {
	switch {
	case src[0] == ';':
		return LineLength(src)
	case strings.HasPrefix(src, "/*"):
		if n := strings.Index(src[2:], "*/"); n >= 0 {
			return n + 4
		}
	case strings.HasPrefix(src, NoBreakSpace):
		return len(NoBreakSpace)
	case strings.HasPrefix(src, ByteOrderMark):
		return len(ByteOrderMark)
	}
	return 0
}

// LineLength is the length of the rest of a line with its end, which is a line feed, a carriage
// return, or one of each.
func LineLength(src string) int {
	n := strings.IndexByte(src, '\n') + 1
	if n == 0 {
		n = len(src)
	}
	if r := strings.IndexByte(src[:n], '\r') + 1; r > 0 && r < n && src[r] != '\n' {
		return r
	}
	return n
}

// Scanner splits the text into tokens. A token is a kind and two offsets; nothing is copied.
type Scanner struct {
	Src        string
	Kind       Kind
	Start, End int // of the token
	PrevEnd    int // end of the token before
}

// Next advances to the next token. At the end of the text it stays there.
func (s *Scanner) Next() {
	s.PrevEnd = s.End
	src, i := s.Src, s.End
	for i < len(src) && class[src[i]]&cSpace != 0 {
		i++
	}
	if i < len(src) && class[src[i]]&cGap != 0 {
		i = skipGap(src, i)
	}
	s.Start = i
	if i >= len(src) {
		s.Kind, s.End = EOF, len(src)
		return
	}
	c := src[i]
	switch {
	case class[c]&cPunct != 0:
		s.Kind, s.End = Punct, i+1
	case class[c]&cName != 0:
		s.word(i)
	case c == '%':
		s.sigil(i, Local, LocalID)
	case c == '@':
		s.sigil(i, Global, GlobalID)
	case c == '"':
		s.quoted(i)
		if s.Kind == String && s.End < len(src) && src[s.End] == ':' {
			s.Kind, s.End = Label, s.End+1
		}
	case c == '+' && i+1 < len(src) && class[src[i+1]]&cDigit != 0:
		if s.numeral(i); s.Kind != Float {
			s.Kind, s.End = Bad, i+1
		}
	case c == '!':
		s.metaName(i)
	case c == '#':
		s.number(i, Group, Hash)
	case c == '^':
		s.number(i, Summary, Bad)
	default:
		s.Kind, s.End = Bad, i+1
	}
}

// word scans names, numbers, labels and "...", which have common prefixes.
func (s *Scanner) word(i int) {
	src := s.Src
	j := i + 1
	for j < len(src) && class[src[j]]&cName != 0 {
		j++
	}
	if j < len(src) && src[j] == ':' {
		s.End = j + 1
		s.Kind = Label
		if source.Digits(src[i:j]) {
			s.Kind = LabelID
		}
		return
	}
	s.End = j
	c := src[i]
	if class[c]&cDigit != 0 || c == '-' && i+1 < j && class[src[i+1]]&cDigit != 0 {
		s.numeral(i)
		return
	}
	s.Kind = Word
	switch {
	case c == '.' && j-i >= 3 && src[i:i+3] == "...":
		s.Kind, s.End = Dots, i+3
	case (c == 'u' || c == 's') && j-i > 3 && src[i+1] == '0' && src[i+2] == 'x':
		s.Kind = HexInt
	case c == 'f' && j-i > 3 && src[i+1] == '0' && src[i+2] == 'x':
		s.Kind = Hex
	case c == '$' && j-i > 1:
		s.Kind = Comdat
	case c == '$' && j < len(src) && src[j] == '"':
		s.quoted(j)
		s.Start = i
		if s.Kind == String {
			s.Kind = Comdat
		}
	}
}

// numeral scans an integer or float whose first digit has been found. A "+" in an exponent is not a
// character of names, so it is handled here.
func (s *Scanner) numeral(i int) {
	src := s.Src
	j := i
	if src[j] == '-' || src[j] == '+' {
		j++
	}
	if src[j] == '0' && j+1 < len(src) && src[j+1] == 'x' {
		s.Kind = Hex
		return
	}
	for j < len(src) && class[src[j]]&cDigit != 0 {
		j++
	}
	if j >= len(src) || src[j] != '.' {
		s.Kind, s.End = Int, j
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
	s.Kind, s.End = Float, j
}

func (s *Scanner) sigil(i int, named, numbered Kind) {
	src := s.Src
	j := i + 1
	if j < len(src) && src[j] == '"' {
		s.quoted(j)
		s.Start = i
		if s.Kind == String {
			s.Kind = named
		}
		return
	}
	for j < len(src) && class[src[j]]&cName != 0 {
		j++
	}
	s.End = j
	switch {
	case j == i+1:
		s.Kind = Bad
	case class[src[i+1]]&cDigit != 0:
		k := i + 1
		for k < j && class[src[k]]&cDigit != 0 {
			k++
		}
		s.Kind, s.End = numbered, k
	default:
		s.Kind = named
	}
}

func (s *Scanner) quoted(i int) {
	n := strings.IndexByte(s.Src[i+1:], '"')
	if n < 0 {
		s.Kind, s.End = Bad, len(s.Src)
		return
	}
	s.Kind, s.Start, s.End = String, i, i+n+2
}

func (s *Scanner) metaName(i int) {
	src := s.Src
	j := i + 1
	for j < len(src) && (class[src[j]]&cName != 0 || src[j] == '\\') {
		if j == i+1 && class[src[j]]&cDigit != 0 {
			break
		}
		j++
	}
	s.Kind, s.End = Meta, j
	if j == i+1 {
		s.Kind = Bang
	}
}

func (s *Scanner) number(i int, with, without Kind) {
	j := i + 1
	for j < len(s.Src) && class[s.Src[j]]&cDigit != 0 {
		j++
	}
	s.Kind, s.End = with, j
	if j == i+1 {
		s.Kind = without
	}
}
