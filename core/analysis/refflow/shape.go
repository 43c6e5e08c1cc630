package refflow

import (
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// maxLeaves bounds the scalars of one value that are tracked separately; a value with more is not
// tracked.
const maxLeaves = 128

// leaf is one scalar of a type: its position in memory, in bits, and its type.
type leaf struct {
	at, width uint64
	typ       *ir.Type
	ref       bool
}

// shapes splits types into scalars.
type shapes struct {
	layout *datalayout.Layout
	isRef  func(*ir.Type) bool
	known  map[*ir.Type][]leaf
}

// of are the scalars of a type in order, none for one that is not tracked.
func (s *shapes) of(t *ir.Type) []leaf {
	if l, ok := s.known[t]; ok {
		return l
	}
	var l []leaf
	if !t.HoldsScalable() && (ir.Sized(t) || t.IsPointer()) && t.Kind != ir.TargetKind {
		if l = s.append(nil, t, 0); len(l) > maxLeaves {
			l = nil
		}
	}
	s.known[t] = l
	return l
}

func (s *shapes) append(l []leaf, t *ir.Type, at uint64) []leaf {
	if len(l) > maxLeaves {
		return l
	}
	switch t.Kind {
	case ir.StructKind:
		for i, f := range t.Fields {
			l = s.append(l, f, at+8*s.layout.FieldOffset(t, i))
			if len(l) > maxLeaves {
				break
			}
		}
	case ir.ArrayKind, ir.VectorKind:
		step := 8 * s.layout.Size(t.Elem)
		if t.Kind == ir.VectorKind {
			step = s.layout.SizeInBits(t.Elem)
		}
		for i := uint64(0); i < t.Len && len(l) <= maxLeaves; i++ {
			l = s.append(l, t.Elem, at+i*step)
			if len(l) == 0 { // empty elements
				break
			}
		}
	default:
		l = append(l, leaf{at, s.layout.SizeInBits(t), t, t.IsPointer() && s.isRef(t)})
	}
	return l
}

// count is the number of scalars of a type, for the index of a part in its whole.
func (s *shapes) count(t *ir.Type) int { return len(s.of(t)) }

// inside is the index of a part of a struct or array among the scalars of the whole, and its type.
func (s *shapes) inside(t *ir.Type, path []int32) (first int, part *ir.Type) {
	for _, i := range path {
		if t.Kind == ir.ArrayKind {
			t = t.Elem
			first += int(i) * s.count(t)
			continue
		}
		for _, f := range t.Fields[:i] {
			first += s.count(f)
		}
		t = t.Fields[i]
	}
	return first, t
}

// holdsRef reports whether a type holds references, with any number of scalars.
func (s *shapes) holdsRef(t *ir.Type) bool {
	return t.Holds(func(t *ir.Type) bool {
		t = t.Scalar()
		return t.IsPointer() && s.isRef(t)
	})
}

// refAt reports whether memory of a type holds a reference at an offset in bytes.
func (s *shapes) refAt(t *ir.Type, off int64) bool {
	for off >= 0 {
		switch t.Kind {
		case ir.PointerKind:
			return off == 0 && s.isRef(t)
		case ir.ArrayKind, ir.VectorKind:
			size := int64(s.layout.Size(t.Elem))
			if size == 0 || uint64(off/size) >= t.Len {
				return false
			}
			t, off = t.Elem, off%size
		case ir.StructKind:
			at := -1
			for i := range t.Fields {
				if int64(s.layout.FieldOffset(t, i)) <= off {
					at = i
				}
			}
			if at < 0 {
				return false
			}
			off -= int64(s.layout.FieldOffset(t, at))
			t = t.Fields[at]
		default:
			return false
		}
	}
	return false
}
