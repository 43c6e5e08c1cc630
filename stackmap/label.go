package stackmap

// Label names a field as shown in the annotated bytes, without its record: "function 0 stack size",
// "record 1 id", "location 3 Indirect".
func (a *Annotation) Label(field int) string {
	owner, own := a.label(field)
	return owner + own
}

// Owner is the prefix of a field's label that names the group it belongs to, such as "record 2 ";
// empty if there is none.
func (a *Annotation) Owner(field int) string {
	owner, _ := a.label(field)
	return owner
}

// label returns both parts of a label.
func (a *Annotation) label(field int) (owner, own string) {
	f := &a.Fields[field]
	if a.named(field) != nil {
		return a.namedLabel(field)
	}
	own = f.Kind.Name()
	switch f.Kind {
	case GroupMap, GroupFunction, GroupRecord, PoolConstant, GroupTable, GroupFrame, PagePoints,
		PointOffset:
		return "", own + " " + itoa(uint64(f.Index))
	case PointFrame:
		return "point " + itoa(uint64(f.Index)) + " ", "frame"
	case GroupLocation:
		return "location " + itoa(uint64(f.Index)) + " ", a.LocationOf(field).Kind.String()
	case GroupLiveOut:
		return "", "live-out " + itoa(uint64(f.Index))
	case GroupHeader, GroupTableHeader, Gap, Undecoded:
		return "", own
	case LiveOutsPadding:
		own = "reserved"
	case LocationsPadding, RecordPadding, PointPadding, TablePadding:
		return "", "padding"
	case NumLiveOuts:
		own = "live-outs"
	}
	if f.Parent < 0 {
		return "", own
	}
	switch p := &a.Fields[f.Parent]; p.Kind {
	case GroupHeader, GroupTableHeader:
		return "header.", own
	case GroupFrame:
		if f.Kind == PairBase || f.Kind == PairDerived {
			own += " " + itoa(uint64(f.Index))
		}
		return "frame " + itoa(uint64(p.Index)) + " ", own
	case GroupLocation:
		return "location " + itoa(uint64(p.Index)) + " ", own
	case GroupLiveOut:
		return "live-out " + itoa(uint64(p.Index)) + " ", own
	default:
		return p.Kind.Name() + " " + itoa(uint64(p.Index)) + " ", own
	}
}

// LocationOf builds a location from the values of a GroupLocation's leaves.
func (a *Annotation) LocationOf(group int) Location {
	var l Location
	for i := group + 1; i < len(a.Fields) && a.Fields[i].Parent == int32(group); i++ {
		f := &a.Fields[i]
		switch f.Kind {
		case LocationKind:
			l.Kind = Kind(f.Value)
		case LocationSize:
			l.Size = uint16(f.Value)
		case LocationRegister:
			l.DwarfReg = uint16(f.Value)
		case LocationOffset:
			l.Offset = int32(f.Value)
		}
	}
	l.Prov = a.Fields[group].Prov
	switch l.Kind {
	case Constant:
		l.Value = int64(l.Offset)
	case ConstIndex:
		if m := a.MapOf(group); m != nil && l.Offset >= 0 && int(l.Offset) < len(m.Constants) {
			l.Value = int64(m.Constants[l.Offset])
		}
	}
	return l
}
