package ir

// Sized reports whether values of a type take up a known amount of memory (LangRef, "Type System").
func Sized(t *Type) bool {
	sized, _ := t.sizedScalable()
	return sized
}

// HoldsScalable reports whether a type is or holds a scalable vector, or a target type that
// represents one.
func (t *Type) HoldsScalable() bool {
	_, scalable := t.sizedScalable()
	return scalable
}

// sizing caches facts about a struct's size. It is valid as long as no struct in the table gets
// another body.
type sizing struct {
	bodies uint32 // one more than Types.bodies at the time of computation, 0 for never
	// open is set while the fields are visited.
	open, sized, scalable bool
}

// sizedScalable reports whether a type has a size (a struct that contains itself has none), and
// whether it is or holds a scalable vector, or a target type that represents one. It visits each
// struct once: a few lines of text can define types of astronomical size, each containing the
// previous one twice.
func (t *Type) sizedScalable() (sized, scalable bool) {
	for t.Kind == ArrayKind || t.Kind == VectorKind {
		if t.Kind == VectorKind && t.Scalable {
			scalable = true
		}
		t = t.Elem
	}
	switch t.Kind {
	case VoidKind, LabelKind, MetadataKind, TokenKind, FunctionKind:
		return false, scalable
	case TargetKind:
		stands := t.Name == "aarch64.svcount" || t.Name == "riscv.vector.tuple"
		return stands || GlobalTargetType(t), scalable || stands
	case StructKind:
		inside, holds := t.structSizing()
		return inside, scalable || holds
	}
	return true, scalable
}

func (t *Type) structSizing() (sized, scalable bool) {
	s := &t.sizing
	if s.open {
		return false, false
	}
	if s.bodies == t.table.bodies+1 {
		return s.sized, s.scalable
	}
	*s = sizing{open: true, sized: !t.Opaque}
	first := false
	for i, f := range t.Fields {
		sized, scalable := f.sizedScalable()
		if i == 0 {
			first = scalable
		}
		s.sized = s.sized && sized && scalable == first
		s.scalable = s.scalable || scalable
	}
	s.open, s.bodies = false, t.table.bodies+1
	return s.sized, s.scalable
}

// SameLanes reports whether two types are vectors of the same length.
func SameLanes(a, b *Type) bool {
	return a.IsVector() && b.IsVector() && a.Len == b.Len && a.Scalable == b.Scalable
}
