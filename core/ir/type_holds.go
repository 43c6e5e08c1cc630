package ir

// Holds reports whether a type, or a type nested in it as an array or struct, satisfies the
// predicate. It visits each struct once: a few lines of text can define types of astronomical size,
// each containing the previous one twice.
func (t *Type) Holds(is func(*Type) bool) bool {
	if t.Kind != ArrayKind && t.Kind != StructKind {
		return is(t)
	}
	var seen map[*Type]bool
	var visit func(t *Type) bool
	visit = func(t *Type) bool {
		for t.Kind == ArrayKind {
			t = t.Elem
		}
		if t.Kind != StructKind {
			return is(t)
		}
		if seen[t] {
			return false
		}
		if seen == nil {
			seen = map[*Type]bool{}
		}
		seen[t] = true
		for _, f := range t.Fields {
			if visit(f) {
				return true
			}
		}
		return false
	}
	return visit(t)
}
