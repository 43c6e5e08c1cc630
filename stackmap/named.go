package stackmap

// Named describes a field of a table in a runtime's own format.
type Named struct {
	// Name is the field's own name, without the groups around it: "frame size", "point 0".
	Name string
	// Value is the formatted value; "" for groups.
	Value string
	// Meaning explains the field in a phrase.
	Meaning string
}

// named returns the description of a field of the three named kinds, nil for any other.
func (a *Annotation) named(field int) *Named {
	f := &a.Fields[field]
	switch f.Kind {
	case GroupNamed, NamedField, NamedPadding:
		if int(f.Index) < len(a.Named) {
			return &a.Named[f.Index]
		}
	}
	return nil
}

// namedLabel returns the names of the groups that contain the field, and the field's own name.
func (a *Annotation) namedLabel(field int) (owner, own string) {
	own = clean(a.named(field).Name)
	if a.Fields[field].Kind == NamedPadding {
		return "", own
	}
	for p := a.Fields[field].Parent; p >= 0; p = a.Fields[p].Parent {
		if n := a.named(int(p)); n != nil {
			owner = clean(n.Name) + " " + owner
		}
	}
	return owner, own
}

// namedMeaning is the field's meaning, followed by the name for its provenance id unless its group
// has the same id.
func (a *Annotation) namedMeaning(n *Named, field int, names Names) string {
	f := &a.Fields[field]
	if f.Kind == NamedPadding && f.Value != 0 {
		return n.Meaning + ", where zeros are expected"
	}
	if f.Parent >= 0 && a.Fields[f.Parent].Prov == f.Prov {
		return n.Meaning
	}
	if name := names.of(f.Prov); name != "" {
		return n.Meaning + ": " + name
	}
	return n.Meaning
}

// Notes collects the fields of a table in a runtime's own format for an Annotation. Fields must be
// added in byte order. The zero value is ready to use.
type Notes struct {
	rec   recorder
	named []Named
}

// Begin opens a group; the fields up to End are in it.
func (n *Notes) Begin(off int, name string, prov uint32) {
	n.named = append(n.named, Named{Name: name})
	n.rec.begin(GroupNamed, off, len(n.named)-1, prov)
}

// End closes the innermost open group at the offset after its last byte.
func (n *Notes) End(off int) {
	if len(n.rec.open) > 0 {
		n.rec.end(off)
	}
}

// Field adds a field. Without a provenance id it inherits its group's.
func (n *Notes) Field(off, length int, value uint64, what Named, prov uint32) {
	n.leaf(NamedField, off, length, value, what, prov)
}

// Padding adds bytes that align what follows them.
func (n *Notes) Padding(off, length int, value uint64) {
	if length > 0 {
		n.leaf(NamedPadding, off, length, value, Named{Name: "padding", Meaning: "padding"}, 0)
	}
}

func (n *Notes) leaf(k FieldKind, off, length int, value uint64, what Named, prov uint32) {
	n.named = append(n.named, what)
	n.rec.leaf(k, off, length, len(n.named)-1, value)
	if prov != 0 {
		n.rec.fields[len(n.rec.fields)-1].Prov = prov
	}
}

// GiveUp closes all groups and adds one field for a range of bytes.
func (n *Notes) GiveUp(off, end int) {
	for len(n.rec.open) > 0 {
		n.rec.end(off)
	}
	if off < end {
		n.rec.leaf(Undecoded, off, end-off, 0, 0)
	}
}

// Annotation returns the annotation of a section's bytes with the fields.
func (n *Notes) Annotation(section []byte) *Annotation {
	return &Annotation{Bytes: section, Fields: n.rec.fields, Named: n.named}
}
