package intrinsics

import (
	"strconv"
	"strings"

	"statepoint/core/ir"
)

// AppendMangled appends a type as it appears in the name of an overloaded intrinsic
// (llvm/IR/Intrinsics.cpp, getMangledTypeStr).
func AppendMangled(b []byte, t *ir.Type) []byte {
	switch t.Kind {
	case ir.PointerKind:
		b = append(b, 'p')
		b = strconv.AppendUint(b, uint64(t.AddrSpace), 10)
		if t.Elem != nil {
			b = AppendMangled(b, t.Elem)
		}
		return b
	case ir.ArrayKind:
		b = append(b, 'a')
		b = strconv.AppendUint(b, t.Len, 10)
		return AppendMangled(b, t.Elem)
	case ir.StructKind:
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
	case ir.FunctionKind:
		b = append(b, "f_"...)
		b = AppendMangled(b, t.Result())
		for _, p := range t.Fields {
			b = AppendMangled(b, p)
		}
		if t.Variadic {
			b = append(b, "vararg"...)
		}
		return append(b, 'f')
	case ir.VectorKind:
		if t.Scalable {
			b = append(b, "nx"...)
		}
		b = append(b, 'v')
		b = strconv.AppendUint(b, t.Len, 10)
		return AppendMangled(b, t.Elem)
	case ir.TargetKind:
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
	case ir.IntegerKind:
		b = append(b, 'i')
		return strconv.AppendUint(b, uint64(t.Bits), 10)
	}
	return append(b, mangledPrimitives[t.Kind]...)
}

var mangledPrimitives = map[ir.TypeKind]string{
	ir.VoidKind: "isVoid", ir.MetadataKind: "Metadata", ir.HalfKind: "f16", ir.BFloatKind: "bf16",
	ir.FloatKind:  "f32",
	ir.DoubleKind: "f64", ir.X86FP80Kind: "f80", ir.FP128Kind: "f128", ir.PPCFP128Kind: "ppcf128",
	ir.X86MMXKind: "x86mmx", ir.X86AMXKind: "x86amx",
}

// hasUnnamed reports whether a type is or contains an unnamed struct that is not spelled out.
func hasUnnamed(t *ir.Type) bool {
	switch {
	case t == nil:
		return false
	case t.Kind == ir.StructKind && t.Identified():
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

// Name is the name of an intrinsic with the types of ft in a dialect: its base name, and a suffix
// for the types with which it is overloaded. ok is false if the name is unknown, the types do not
// fit it, or it is not overloaded.
func Name(written string, ft *ir.Type, d ir.Dialect) (name string, ok bool) {
	rest, isIntrinsic := strings.CutPrefix(written, "llvm.")
	if !isIntrinsic || d != ir.LLVM11 && !d.Opaque() {
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
