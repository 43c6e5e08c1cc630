package ir

// Sized reports whether values of a type take up a known amount of memory (LangRef, "Type System").
func Sized(t *Type) bool { return sizedWithin(t, nil) }

// sizedWithin is Sized inside of the given structs, none of which has a size if it holds itself.
func sizedWithin(t *Type, outer []*Type) bool {
	switch t.Kind {
	case VoidKind, LabelKind, MetadataKind, TokenKind, FunctionKind:
		return false
	case ArrayKind, VectorKind:
		return sizedWithin(t.Elem, outer)
	case TargetKind:
		return t.Name == "aarch64.svcount" || t.Name == "riscv.vector.tuple" || GlobalTargetType(t)
	case StructKind:
		if t.Opaque {
			return false
		}
		if t.Identified() {
			for _, o := range outer {
				if o == t {
					return false
				}
			}
			outer = append(outer, t)
		}
		for _, f := range t.Fields {
			if !sizedWithin(f, outer) || f != t.Fields[0] && f.HoldsScalable() != t.Fields[0].HoldsScalable() {
				return false
			}
		}
	}
	return true
}

// HoldsScalable reports whether a type is or holds a scalable vector, or a target type that stands for one.
func (t *Type) HoldsScalable() bool {
	return t.Holds(func(t *Type) bool {
		switch t.Kind {
		case VectorKind:
			return t.Scalable
		case TargetKind:
			return t.Name == "aarch64.svcount" || t.Name == "riscv.vector.tuple"
		}
		return false
	})
}

// SameLanes reports whether two types are vectors of the same length.
func SameLanes(a, b *Type) bool {
	return a.IsVector() && b.IsVector() && a.Len == b.Len && a.Scalable == b.Scalable
}
