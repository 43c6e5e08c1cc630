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
	plain := uint8(1)
	for ; len(name) >= 4; name = name[4:] { // most are
		plain &= plainByte[name[0]] & plainByte[name[1]] & plainByte[name[2]] & plainByte[name[3]]
	}
	for i := range len(name) {
		plain &= plainByte[name[i]]
	}
	return plain != 0
}

// plainByte is 1 for the bytes that a name may have without quotes: letters, digits, "-", ".", "_".
var plainByte = func() (plain [256]uint8) {
	for c := range len(plain) {
		if '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z' {
			plain[c] = 1
		}
	}
	plain['-'], plain['.'], plain['_'] = 1, 1, 1
	return plain
}()

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
