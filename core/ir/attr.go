package ir

// Attr is one attribute. Its forms: a word (nounwind), a word with an integer (align 8,
// dereferenceable(16)), with a type (sret(%T)), with raw text in parentheses (memory(none),
// allockind("alloc"), range(i32 0, 5)), or a string ("k" or "k"="v").
type Attr struct {
	Name string
	// Quoted is set on string attributes.
	Quoted bool
	// HasValue is set on string attributes written with "=".
	HasValue bool
	// Value is the value of a string attribute, or the raw text in parentheses of one that is kept
	// as written.
	Value string
	// Int is the value of an attribute with an integer.
	Int uint64
	// HasInt is set on attributes with an integer.
	HasInt bool
	// Type is the type of an attribute with one, nil otherwise.
	Type *Type
}

// AttrSet is a list of attributes in the order they are printed. It is not changed once made: With
// and Without return new sets, so that one set can serve every function of an attribute group. A
// nil set is empty.
type AttrSet struct {
	Attrs []Attr
	// at finds the first attribute of a name in a set of many, see Index.
	at map[string]int32
}

// manyAttrs is from how many attributes on a set finds them by a map.
const manyAttrs = 32

// Index prepares the search by name in a set of many attributes. Code that fills a set calls it at
// the end.
func (s *AttrSet) Index() {
	s.at = nil
	if len(s.Attrs) < manyAttrs {
		return
	}
	s.at = make(map[string]int32, len(s.Attrs))
	for i := len(s.Attrs) - 1; i >= 0; i-- {
		s.at[s.Attrs[i].Name] = int32(i)
	}
}

// NewAttrSet returns a set of attributes, nil for none.
func NewAttrSet(attrs ...Attr) *AttrSet {
	if len(attrs) == 0 {
		return nil
	}
	s := &AttrSet{Attrs: attrs}
	s.Index()
	return s
}

// Get returns the attribute of a name.
func (s *AttrSet) Get(name string) (Attr, bool) {
	switch {
	case s == nil:
	case s.at != nil:
		if i, ok := s.at[name]; ok {
			return s.Attrs[i], true
		}
	default:
		for _, a := range s.Attrs {
			if a.Name == name {
				return a, true
			}
		}
	}
	return Attr{}, false
}

// Has reports whether the set has an attribute of a name.
func (s *AttrSet) Has(name string) bool {
	_, ok := s.Get(name)
	return ok
}

// Without returns the set less the attributes for which drop is true; the same set if there are
// none.
func (s *AttrSet) Without(drop func(Attr) bool) *AttrSet {
	if s == nil {
		return nil
	}
	var kept []Attr
	for i, a := range s.Attrs {
		if drop(a) {
			if kept == nil {
				kept = append(make([]Attr, 0, len(s.Attrs)), s.Attrs[:i]...)
			}
		} else if kept != nil {
			kept = append(kept, a)
		}
	}
	if kept == nil {
		return s
	}
	return NewAttrSet(kept...)
}

// With returns the set with an attribute added or replaced.
func (s *AttrSet) With(a Attr) *AttrSet {
	var out []Attr
	if s != nil {
		for _, o := range s.Attrs {
			if o.Name != a.Name || o.Quoted != a.Quoted {
				out = append(out, o)
			}
		}
	}
	return &AttrSet{Attrs: append(out, a)}
}
