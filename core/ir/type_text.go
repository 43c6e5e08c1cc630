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
				b = AppendAddrSpace(b, t.AddrSpace)
			}
			return b
		}
		b = AppendType(b, t.Elem)
		if t.AddrSpace != 0 {
			b = append(b, ' ')
			b = AppendAddrSpace(b, t.AddrSpace)
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
		return AppendStructBody(b, t)
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

// AppendStructBody appends the fields of a struct in their braces, or "opaque".
func AppendStructBody(b []byte, t *Type) []byte {
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

// AppendAddrSpace appends an address space as the text writes it: "addrspace(1)".
func AppendAddrSpace(b []byte, n uint32) []byte {
	b = append(b, "addrspace("...)
	b = strconv.AppendUint(b, uint64(n), 10)
	return append(b, ')')
}
