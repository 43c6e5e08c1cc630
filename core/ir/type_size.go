package ir

// Sized reports whether values of a type take up a known amount of memory (LangRef, "Type System").
func Sized(t *Type) bool {
	sized, _ := t.sizedScalable()
	return sized
}

// HoldsScalable reports whether a type is or holds a scalable vector, or a target type that stands
// for one.
func (t *Type) HoldsScalable() bool {
	_, scalable := t.sizedScalable()
	return scalable
}

// sizing is what is known of a struct's size. It holds as long as no struct of the table is given
// another body.
type sizing struct {
	bodies uint32 // one more than Types.bodies when it was found, 0 for never
	// open is set while the fields are looked at.
	open, sized, scalable bool
}

// sizedScalable reports whether a type has a size, which a struct that holds itself has not, and
// whether it is or holds a scalable vector, or a target type that stands for one. Each struct is
// looked at once: a few lines of text can name types of astronomical size, each twice of the one
// before.
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
