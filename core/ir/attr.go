package ir

// Attr is one attribute. It is a word (nounwind), a word with an integer (align 8,
// dereferenceable(16)), with a type (sret(%T)), with raw text in parentheses (memory(none),
// allockind("alloc"), range(i32 0, 5)), or a string ("k" or "k"="v").
type Attr struct {
	Name string
	// Quoted is set for string attributes.
	Quoted bool
	// HasValue is set for string attributes written with "=".
	HasValue bool
	// Value is the value of a string attribute, or the raw parenthesized text of an attribute kept
	// as written.
	Value string
	// Int is the value of an integer attribute.
	Int uint64
	// HasInt is set for integer attributes.
	HasInt bool
	// Type is the type of a type attribute, nil otherwise.
	Type *Type
}

// AttrSet is a list of attributes in the order they are printed. It is immutable: With and Without
// return new sets, so all functions of an attribute group can share one set. A nil set is empty.
type AttrSet struct {
	Attrs []Attr
	// at maps names to the first attribute of that name in a large set; see Index.
	at map[string]int32
}

// manyAttrs is the set size from which attributes are looked up in a map.
const manyAttrs = 32

// Index builds the lookup map of a large set. Code that fills a set calls it last.
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

// Get returns the attribute with the given name.
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

// Has reports whether the set has an attribute with the given name.
func (s *AttrSet) Has(name string) bool {
	_, ok := s.Get(name)
	return ok
}

// Without returns the set without the attributes for which drop is true, or the set itself if there
// are none.
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
