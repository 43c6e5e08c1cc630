package ir

// AppendName appends a sigil and a name, quoted if it needs quotes (LangRef, "Identifiers").
func AppendName(b []byte, sigil byte, name string) []byte {
	b = append(b, sigil)
	if NameIsPlain(name) {
		return append(b, name...)
	}
	return AppendQuoted(b, name)
}

// NameIsPlain reports whether a name is written without quotes (LangRef, "Identifiers").
func NameIsPlain(name string) bool {
	if name == "" || '0' <= name[0] && name[0] <= '9' {
		return false
	}
	for i := range len(name) {
		if !plainByte[name[i]] {
			return false
		}
	}
	return true
}

// plainByte says which bytes a name may have without quotes: letters, digits, and "-", ".", "_".
var plainByte = [256]bool{
	'-': true, '.': true, '_': true, '0': true, '1': true, '2': true, '3': true, '4': true, '5': true, '6': true, '7': true, '8': true, '9': true,
	'A': true, 'B': true, 'C': true, 'D': true, 'E': true, 'F': true, 'G': true, 'H': true, 'I': true, 'J': true, 'K': true, 'L': true, 'M': true,
	'N': true, 'O': true, 'P': true, 'Q': true, 'R': true, 'S': true, 'T': true, 'U': true, 'V': true, 'W': true, 'X': true, 'Y': true, 'Z': true,
	'a': true, 'b': true, 'c': true, 'd': true, 'e': true, 'f': true, 'g': true, 'h': true, 'i': true, 'j': true, 'k': true, 'l': true, 'm': true,
	'n': true, 'o': true, 'p': true, 'q': true, 'r': true, 's': true, 't': true, 'u': true, 'v': true, 'w': true, 'x': true, 'y': true, 'z': true,
}

// AppendQuoted appends a string in quotes; quotes and bytes that are not printable ASCII become
// \XX, and backslashes are doubled.
func AppendQuoted(b []byte, s string) []byte {
	const hex = "0123456789ABCDEF"
	b = append(b, '"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '\\':
			b = append(b, c, c)
		case c >= ' ' && c < 0x7f && c != '"':
			b = append(b, c)
		default:
			b = append(b, '\\', hex[c>>4], hex[c&15])
		}
	}
	return append(b, '"')
}
