package report

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Readable returns a text with its names as a source can write them: LLVM prints the bytes of a
// name in another script as "\D0\BA", and reads both. Bytes of a string constant, c"…", stay as
// they are, and so does anything that is not a letter, mark, digit or symbol. Copied or saved text
// keeps LLVM's form.
func Readable(text string) string {
	if !strings.Contains(text, `\`) {
		return text
	}
	var b strings.Builder
	quoted, constant := false, false
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '"':
			quoted = !quoted
			constant = quoted && i > 0 && text[i-1] == 'c' && (i == 1 || !nameByte(text[i-2]))
		case c == '\\' && !constant:
			if r, n := escaped(text[i:]); n > 0 {
				b.WriteRune(r)
				i += n
				continue
			}
		}
		b.WriteByte(text[i])
		i++
	}
	return b.String()
}

// escaped decodes one character written as escapes of its bytes, and returns their length; 0 if it
// cannot be shown.
func escaped(text string) (rune, int) {
	var bytes [utf8.UTFMax]byte
	for n := range bytes {
		at := 3 * n
		if len(text) < at+3 || text[at] != '\\' {
			return 0, 0
		}
		high, low := hexDigit(text[at+1]), hexDigit(text[at+2])
		if high < 8 || low < 0 { // ASCII is written as itself, or has a meaning
			return 0, 0
		}
		bytes[n] = byte(high<<4 | low)
		if r, size := utf8.DecodeRune(bytes[:n+1]); r != utf8.RuneError {
			if size == n+1 && unicode.IsGraphic(r) && !unicode.IsSpace(r) {
				return r, at + 3
			}
			return 0, 0
		}
	}
	return 0, 0
}

func hexDigit(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c|0x20 >= 'a' && c|0x20 <= 'f':
		return int(c|0x20-'a') + 10
	}
	return -1
}

func nameByte(c byte) bool {
	return c == '.' || c == '_' || c == '$' || c == '-' || c >= '0' && c <= '9' || c|0x20 >= 'a' &&
		c|0x20 <= 'z'
}
