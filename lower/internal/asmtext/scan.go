package asmtext

import (
	"fmt"
	"strconv"
	"strings"
)

// statement is one statement without its comments.
type statement struct {
	text string
	line int
	at   int // offset in the text that is read
}

// split cuts a text into statements.
func split(text string) ([]statement, error) {
	var list []statement
	var b strings.Builder
	line, began, at := 1, 1, 0
	end := func() {
		if s := strings.TrimSpace(b.String()); s != "" {
			at += strings.Index(b.String(), s)
			list = append(list, statement{s, began, at})
		}
		b.Reset()
		began = line
	}
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\n':
			line++
			end()
		case c == ';':
			end()
		case c == '"':
			n := quotedEnd(text[i:])
			if n == 0 {
				return nil, &Error{Line: line, Statement: text[i:],
					Message: "the string has no end"}
			}
			line += strings.Count(text[i:i+n], "\n")
			if b.Len() == 0 {
				at = i
			}
			b.WriteString(text[i : i+n])
			i += n - 1
		case c == '\'' && i+1 < len(text) && text[i+1] != '\n':
			// a character, which may be one that means something
			n := min(len(text)-i, 2)
			if text[i+1] == '\\' {
				n = min(len(text)-i, 3)
			}
			if b.Len() == 0 {
				at = i
			}
			b.WriteString(text[i : i+n])
			i += n - 1
		case c == '#' || c == '/' && strings.HasPrefix(text[i:], "//"):
			n := strings.IndexByte(text[i:], '\n')
			if n < 0 {
				n = len(text) - i
			}
			i += n - 1
		case c == '/' && strings.HasPrefix(text[i:], "/*"):
			n := strings.Index(text[i+2:], "*/")
			if n < 0 {
				return nil, &Error{Line: line, Statement: text[i:],
					Message: "the comment has no end"}
			}
			line += strings.Count(text[i:i+n+4], "\n")
			b.WriteString(strings.Repeat(" ", n+4)) // so that offsets remain those of the text
			i += n + 3
		default:
			if b.Len() == 0 {
				began, at = line, i
			}
			b.WriteByte(c)
		}
	}
	end()
	return list, nil
}

// quotedEnd is the length of the string that s begins with, 0 if it has no end.
func quotedEnd(s string) int {
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return 0
}

// scanner scans one statement.
type scanner struct {
	s   string
	i   int
	buf [16]byte
}

func (p *scanner) done() bool { return p.i >= len(p.s) }

// peek is the next byte, 0 at the end.
func (p *scanner) peek() byte {
	if p.done() {
		return 0
	}
	return p.s[p.i]
}

func (p *scanner) take(c byte) bool {
	if p.peek() != c || p.done() {
		return false
	}
	p.i++
	return true
}

func (p *scanner) space() {
	for !p.done() && (p.s[p.i] == ' ' || p.s[p.i] == '\t' || p.s[p.i] == '\r' || p.s[p.i] == '\v' ||
		p.s[p.i] == '\f') {
		p.i++
	}
}

// word reads a name, a number with its suffix, or a quoted name; "" if there is none.
func (p *scanner) word() (word string, quoted bool, err error) {
	if p.peek() == '"' {
		n := quotedEnd(p.s[p.i:])
		text, err := unquote(p.s[p.i : p.i+n])
		p.i += n
		if err == nil && text == "" {
			err = fmt.Errorf("an empty name")
		}
		return text, true, err
	}
	start := p.i
	for !p.done() && isWord(p.s[p.i]) {
		p.i++
	}
	return p.s[start:p.i], false, nil
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isWord(c byte) bool {
	return isDigit(c) || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' || c == '.' ||
		c == '$' || c >= 0x80
}

// unquote reads a quoted string, in which a backslash begins an octal number or one of C's escapes.
func unquote(s string) (string, error) {
	if len(s) < 2 {
		return "", fmt.Errorf("a string without an end")
	}
	s = s[1 : len(s)-1]
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		if s[i] >= '0' && s[i] <= '7' {
			n := 0
			for k := 0; k < 3 && i < len(s) && s[i] >= '0' && s[i] <= '7'; k++ {
				n = n*8 + int(s[i]-'0')
				i++
			}
			i--
			b.WriteByte(byte(n))
			continue
		}
		c, ok := escapes[s[i]]
		if !ok {
			return "", fmt.Errorf("`\\%c` is not a character", s[i])
		}
		b.WriteByte(c)
	}
	return b.String(), nil
}

var escapes = map[byte]byte{'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t', '"': '"',
	'\\': '\\', '\'': '\''}

// canonicalNumber is a label's number without leading zeros.
func canonicalNumber(s string) string {
	if t := strings.TrimLeft(s, "0"); t != "" {
		return t
	}
	return "0"
}

// number reads a number in the writing of assemblers: 0x for hexadecimal, 0b for binary, 0 for
// octal.
func number(s string) (int64, error) {
	base, digits := 10, s
	switch l := strings.ToLower(s); {
	case strings.HasPrefix(l, "0x"):
		base, digits = 16, l[2:]
	case strings.HasPrefix(l, "0b"):
		base, digits = 2, l[2:]
	case len(l) > 1 && l[0] == '0':
		base, digits = 8, l[1:]
	}
	n, err := strconv.ParseUint(digits, base, 64)
	if err != nil {
		return 0, fmt.Errorf("`%s` is not a number of 64 bits", s)
	}
	return int64(n), nil
}
