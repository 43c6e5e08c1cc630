package stackmap

// Named says what a field of a table is that some runtime has a format of its own for.
type Named struct {
	// Name is the field's own name, without what it is in: "frame size", "point 0".
	Name string
	// Value is what the bytes say, in the form a reader wants; "" for groups.
	Value string
	// Meaning says in a phrase what the field is for.
	Meaning string
}

// named is what is said of a field of the three kinds that are named, nil for any other.
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

// namedLabel is the field's name behind those of the groups that it is in.
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

// namedMeaning is what the field is for, with the name of what it tells of unless the group that it
// is in tells of the same.
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

// Notes gathers the fields of a table in a runtime's own format, for an Annotation. Fields come in
// the order of their bytes. The zero value is ready.
type Notes struct {
	rec   recorder
	named []Named
}

// Begin opens a group; the fields up to End are in it.
func (n *Notes) Begin(off int, name string, prov uint32) {
	n.named = append(n.named, Named{Name: name})
	n.rec.begin(GroupNamed, off, len(n.named)-1, prov)
}

// End closes the group that was opened last, at the offset behind its last byte.
func (n *Notes) End(off int) {
	if len(n.rec.open) > 0 {
		n.rec.end(off)
	}
}

// Field notes a field. Without a provenance id of its own it has its group's.
func (n *Notes) Field(off, length int, value uint64, what Named, prov uint32) {
	n.leaf(NamedField, off, length, value, what, prov)
}

// Padding notes bytes that are there for what comes behind them.
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

// GiveUp closes all groups and lets one field cover the bytes from an offset up to an end.
func (n *Notes) GiveUp(off, end int) {
	for len(n.rec.open) > 0 {
		n.rec.end(off)
	}
	if off < end {
		n.rec.leaf(Undecoded, off, end-off, 0, 0)
	}
}

// Annotation is what the fields say of the bytes of a section.
func (n *Notes) Annotation(section []byte) *Annotation {
	return &Annotation{Bytes: section, Fields: n.rec.fields, Named: n.named}
}
