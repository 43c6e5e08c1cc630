package ir

import (
	"strconv"
	"strings"
)

// AppendMangled appends a type as it appears in the name of an overloaded intrinsic
// (llvm/IR/Intrinsics.cpp, getMangledTypeStr).
func AppendMangled(b []byte, t *Type) []byte {
	switch t.Kind {
	case PointerKind:
		b = append(b, 'p')
		b = strconv.AppendUint(b, uint64(t.AddrSpace), 10)
		if t.Elem != nil {
			b = AppendMangled(b, t.Elem)
		}
		return b
	case ArrayKind:
		b = append(b, 'a')
		b = strconv.AppendUint(b, t.Len, 10)
		return AppendMangled(b, t.Elem)
	case StructKind:
		if t.Identified() {
			b = append(b, "s_"...)
			b = append(b, t.Name...)
		} else {
			b = append(b, "sl_"...)
			for _, f := range t.Fields {
				b = AppendMangled(b, f)
			}
		}
		return append(b, 's')
	case FunctionKind:
		b = append(b, "f_"...)
		b = AppendMangled(b, t.Result())
		for _, p := range t.Fields {
			b = AppendMangled(b, p)
		}
		if t.Variadic {
			b = append(b, "vararg"...)
		}
		return append(b, 'f')
	case VectorKind:
		if t.Scalable {
			b = append(b, "nx"...)
		}
		b = append(b, 'v')
		b = strconv.AppendUint(b, t.Len, 10)
		return AppendMangled(b, t.Elem)
	case TargetKind:
		b = append(b, 't')
		b = append(b, t.Name...)
		for _, f := range t.Fields {
			b = append(b, '_')
			b = AppendMangled(b, f)
		}
		for _, n := range t.Ints {
			b = append(b, '_')
			b = strconv.AppendUint(b, n, 10)
		}
		return append(b, 't')
	case IntegerKind:
		b = append(b, 'i')
		return strconv.AppendUint(b, uint64(t.Bits), 10)
	}
	return append(b, mangledPrimitives[t.Kind]...)
}

var mangledPrimitives = map[TypeKind]string{
	VoidKind: "isVoid", MetadataKind: "Metadata", HalfKind: "f16", BFloatKind: "bf16",
	FloatKind:  "f32",
	DoubleKind: "f64", X86FP80Kind: "f80", FP128Kind: "f128", PPCFP128Kind: "ppcf128",
	X86MMXKind: "x86mmx", X86AMXKind: "x86amx",
}

// hasUnnamed reports whether a type is, or is made of, a struct without a name that is not spelled
// out.
func hasUnnamed(t *Type) bool {
	switch {
	case t == nil:
		return false
	case t.Kind == StructKind && t.Identified():
		return t.Name == ""
	case hasUnnamed(t.Elem):
		return true
	}
	for _, f := range t.Fields {
		if hasUnnamed(f) {
			return true
		}
	}
	return false
}

// IntrinsicName is the name that an intrinsic of the types of ft has in a dialect: what it is
// written as without the types it is overloaded with, and these. ok is false where the name is none
// we know, the types do not fit it, or it is not overloaded.
func IntrinsicName(written string, ft *Type, d Dialect) (name string, ok bool) {
	rest, isIntrinsic := strings.CutPrefix(written, "llvm.")
	if !isIntrinsic || d != LLVM11 && !d.Opaque() {
		return "", false
	}
	table := signaturesOf(d.Opaque())
	base, s := table.lookupBase(rest)
	if s == nil || !s.overloaded {
		return "", false
	}
	var m signatureMatch
	if at, _ := s.matchWith(ft, &m); at >= 0 {
		return "", false
	}
	b := append([]byte("llvm."), base...)
	for _, t := range m.slots {
		if hasUnnamed(t) { // LLVM numbers such
			return "", false
		}
		b = AppendMangled(append(b, '.'), t)
	}
	return string(b), true
}
