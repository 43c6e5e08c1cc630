package ir

import "strconv"

// AppendType appends a type as LLVM assembly writes it; identified structs by name.
func AppendType(b []byte, t *Type) []byte {
	switch t.Kind {
	case IntegerKind:
		b = append(b, 'i')
		return strconv.AppendUint(b, uint64(t.Bits), 10)
	case PointerKind:
		if t.Elem == nil {
			b = append(b, "ptr"...)
			if t.AddrSpace != 0 {
				b = append(b, ' ')
				b = appendAddrSpace(b, t.AddrSpace)
			}
			return b
		}
		b = AppendType(b, t.Elem)
		if t.AddrSpace != 0 {
			b = append(b, ' ')
			b = appendAddrSpace(b, t.AddrSpace)
		}
		return append(b, '*')
	case ArrayKind:
		b = append(b, '[')
		b = strconv.AppendUint(b, t.Len, 10)
		b = append(b, " x "...)
		b = AppendType(b, t.Elem)
		return append(b, ']')
	case VectorKind:
		b = append(b, '<')
		if t.Scalable {
			b = append(b, "vscale x "...)
		}
		b = strconv.AppendUint(b, t.Len, 10)
		b = append(b, " x "...)
		b = AppendType(b, t.Elem)
		return append(b, '>')
	case StructKind:
		if t.Number >= 0 {
			b = append(b, '%')
			return strconv.AppendInt(b, int64(t.Number), 10)
		}
		if t.Name != "" {
			return AppendName(b, '%', t.Name)
		}
		return appendStructBody(b, t)
	case FunctionKind:
		b = AppendType(b, t.Elem)
		b = append(b, " ("...)
		b = appendTypeList(b, t.Fields)
		if t.Variadic {
			if len(t.Fields) > 0 {
				b = append(b, ", "...)
			}
			b = append(b, "..."...)
		}
		return append(b, ')')
	case TargetKind:
		b = append(b, "target("...)
		b = AppendQuoted(b, t.Name)
		for _, f := range t.Fields {
			b = append(b, ", "...)
			b = AppendType(b, f)
		}
		for _, n := range t.Ints {
			b = append(b, ", "...)
			b = strconv.AppendUint(b, n, 10)
		}
		return append(b, ')')
	}
	return append(b, primitiveNames[t.Kind]...)
}

var primitiveNames = [...]string{
	VoidKind: "void", LabelKind: "label", MetadataKind: "metadata", TokenKind: "token",
	X86AMXKind: "x86_amx", X86MMXKind: "x86_mmx",
	HalfKind: "half", BFloatKind: "bfloat", FloatKind: "float", DoubleKind: "double",
	X86FP80Kind: "x86_fp80", FP128Kind: "fp128", PPCFP128Kind: "ppc_fp128",
}

// appendStructBody appends the fields of a struct in their braces, or "opaque".
func appendStructBody(b []byte, t *Type) []byte {
	if t.Opaque {
		return append(b, "opaque"...)
	}
	if t.Packed {
		b = append(b, '<')
	}
	if len(t.Fields) == 0 {
		b = append(b, "{}"...)
	} else {
		b = append(b, "{ "...)
		b = appendTypeList(b, t.Fields)
		b = append(b, " }"...)
	}
	if t.Packed {
		b = append(b, '>')
	}
	return b
}

func appendTypeList(b []byte, ts []*Type) []byte {
	for i, f := range ts {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = AppendType(b, f)
	}
	return b
}

func appendAddrSpace(b []byte, n uint32) []byte {
	b = append(b, "addrspace("...)
	b = strconv.AppendUint(b, uint64(n), 10)
	return append(b, ')')
}

// AppendName appends a sigil and a name, quoted if it needs quotes (LangRef, "Identifiers").
func AppendName(b []byte, sigil byte, name string) []byte {
	b = append(b, sigil)
	if nameIsPlain(name) {
		return append(b, name...)
	}
	return AppendQuoted(b, name)
}

func nameIsPlain(name string) bool {
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
