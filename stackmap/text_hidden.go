package stackmap

import "slices"

// hidden makes the columns as wide as the rows of a function or a record without fields would, as
// labels and not paths. limit is that of values.
func (p *printer) hidden(r *Row, limit int) {
	m := p.a.MapOf(int(r.Field))
	f := &p.a.Fields[r.Field]
	if m == nil {
		return
	}
	lay, _ := layoutOf(m.Version)
	p.widen(3*min(8, p.o.Width)-1, 0) // the longest single field
	value := func(length int) { p.valueWidth = max(p.valueWidth, min(length, limit)) }
	text := func(text func() string) {
		if p.valueWidth < limit {
			value(len(text()))
		}
	}
	if f.Kind == GroupFunction {
		fn := &m.Functions[f.Index]
		p.widen(0, len("function  stack size")+decimals(f.Index))
		text(func() string { return p.a.address(int(r.Field)) })
		text(func() string { return stackSize(fn.StackSize) })
		if m.Version != V1 {
			value(decimals(uint32(fn.Records)))
		}
		return
	}
	rec := &m.Records[f.Index]
	p.widen(0, len("record  locations")+decimals(f.Index))
	value(hexLength(uint64(rec.Offset)))
	if rec.Dropped() {
		value(hexLength(InvalidID))
		return
	}
	value(hexLength(rec.ID))
	value(decimals(uint32(len(rec.Locations))))
	value(decimals(uint32(len(rec.LiveOuts))))
	if len(rec.Locations) > 0 {
		p.widen(p.fields(lay.locationStarts()), 0)
	}
	for i := range rec.Locations {
		l := &rec.Locations[i]
		n := len("location  ") + decimals(uint32(i))
		if n+longestKind > p.pathWidth {
			p.widen(0, n+len(m.encoded(l).Kind.String()))
		}
		text(func() string { return m.encoded(l).Text(p.a.registers()) })
	}
	if len(rec.LiveOuts) > 0 {
		p.widen(p.fields([]int{0, 2, 3, 4}), 0)
	}
	for i := range rec.LiveOuts {
		text(func() string { return p.a.registers().name(rec.LiveOuts[i].DwarfReg) })
	}
}

// widen makes the columns of bytes and labels at least as wide.
func (p *printer) widen(hex, path int) {
	p.hexWidth = max(p.hexWidth, hex)
	if !p.o.HidePath {
		p.pathWidth = max(p.pathWidth, min(path, columnLimit))
	}
}

// fields is the width of a row of fields that start at offsets; the last is their end.
func (p *printer) fields(starts []int) int {
	n := min(starts[len(starts)-1], p.o.Width)
	if !p.o.Packed {
		return 3*n - 1
	}
	spaces := 0
	for _, at := range starts[1:] {
		if at < n {
			spaces++
		}
	}
	return 2*n + spaces
}

// locationStarts are the offsets of the fields of a location, and its size.
func (l layout) locationStarts() []int {
	if l.wide {
		return []int{0, 1, 2, 4, 6, 8, 12}
	}
	return []int{0, 1, 2, 4, 8}
}

// encoded is a location of an encoded map as it is decoded.
func (m *Map) encoded(l *Location) Location {
	out := *l
	switch {
	case l.Kind == Constant && !fits32(l.Value):
		out.Kind, out.Offset = ConstIndex, int32(slices.Index(m.Constants, uint64(l.Value)))
	case l.Kind == ConstIndex:
		out.Value = int64(m.Constants[l.Offset])
	}
	return out
}
