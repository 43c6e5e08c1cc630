package stackmap

import "statepoint/core/jsontext"

// AppendJSON appends the maps of a section as one JSON object, indented with two spaces and ended
// by a newline:
//
//	{"maps": [{"version": 3, "functions": [...], "constants": [...], "records": [...]}]}
//
// Ids and addresses are strings in hexadecimal and constants strings in decimal, because they use
// all 64 bits and most JSON readers keep only 53 bits of a number. A dynamic stack size is null, as
// is a record's function if a version 1 map does not determine it. A location has the keys of its
// kind, and "role" for its purpose.
func AppendJSON(dst []byte, maps []*Map) []byte { return AppendJSONMarked(dst, maps, nil) }

// AppendJSONMarked is AppendJSON that also calls mark, unless it is nil, with the range in dst of
// each function, record and location and its provenance id. Inner ranges are marked before the
// ranges that contain them.
func AppendJSONMarked(dst []byte, maps []*Map, mark func(start, end int, prov uint32)) []byte {
	if mark == nil {
		mark = func(int, int, uint32) {}
	}
	w := jsonWriter{Writer: jsontext.Writer{Buf: dst, ASCII: true}, mark: mark}
	w.Object(jsontext.Lines)
	w.Key("maps")
	w.List(jsontext.Lines)
	for _, m := range maps {
		w.mapValue(m)
	}
	w.End()
	w.End()
	return append(w.Buf, '\n')
}

// jsonWriter writes maps and marks the parts that have a provenance id.
type jsonWriter struct {
	jsontext.Writer
	mark func(start, end int, prov uint32)
	// registers names those of the map being written.
	registers RegisterNames
}

func (w *jsonWriter) mapValue(m *Map) {
	w.registers = m.Registers
	w.Object(jsontext.Lines)
	w.Key("version")
	w.Int(int64(m.Version))
	w.Key("functions")
	w.List(jsontext.Lines)
	for i := range m.Functions {
		w.function(&m.Functions[i])
	}
	w.End()
	w.Key("constants")
	w.List(jsontext.Lines)
	for _, c := range m.Constants {
		w.String(itoa64(int64(c)))
	}
	w.End()
	w.Key("records")
	w.List(jsontext.Lines)
	m.Each(func(f, r int) {
		w.record(&m.Records[r], f)
	})
	w.End()
	w.End()
}

func (w *jsonWriter) function(f *Function) {
	start := w.Object(jsontext.Lines)
	if f.Name() != "" {
		w.Key("symbol")
		w.String(f.Name())
	}
	w.Key("address")
	w.String(hex(f.Address))
	w.Key("stackSize")
	if f.StackSize == DynamicStackSize {
		w.Null()
	} else {
		w.Uint(f.StackSize)
	}
	if f.Records != UnknownCount {
		w.Key("records")
		w.Int(int64(f.Records))
	}
	w.End()
	w.mark(start, len(w.Buf), f.Prov)
}

func (w *jsonWriter) record(r *Record, function int) {
	start := w.Object(jsontext.Lines)
	w.Key("id")
	w.String(hex(r.ID))
	w.Key("function")
	if function < 0 {
		w.Null()
	} else {
		w.Int(int64(function))
	}
	w.Key("offset")
	w.Int(int64(r.Offset))
	w.Key("form")
	w.String(r.Form.String())
	w.Key("locations")
	w.List(jsontext.Lines)
	r.Roles(func(i int, role Role, n int) {
		w.location(&r.Locations[i], role, n)
	})
	w.End()
	w.Key("liveOuts")
	w.List(jsontext.Lines)
	for i := range r.LiveOuts {
		w.Object(jsontext.OneLine)
		w.Key("register")
		w.String(w.registers.name(r.LiveOuts[i].DwarfReg))
		w.Key("dwarf")
		w.Int(int64(r.LiveOuts[i].DwarfReg))
		w.Key("size")
		w.Int(int64(r.LiveOuts[i].Size))
		w.End()
	}
	w.End()
	w.End()
	w.mark(start, len(w.Buf), r.Prov)
}

// location writes a location on one line, because maps have many.
func (w *jsonWriter) location(l *Location, role Role, n int) {
	start := w.Object(jsontext.OneLine)
	w.Key("kind")
	w.String(l.Kind.String())
	w.Key("role")
	w.String(role.String())
	switch role {
	case RoleBase, RoleDerived:
		w.Key("pair")
		w.Int(int64(n))
	case RoleDeopt, RoleAlloca:
		w.Key("index")
		w.Int(int64(n))
	}
	w.Key("size")
	w.Int(int64(l.Size))
	switch l.Kind {
	case Constant:
		w.Key("value")
		w.String(itoa64(l.Value))
	case ConstIndex:
		w.Key("constant")
		w.Int(int64(l.Offset))
		w.Key("value")
		w.String(itoa64(l.Value))
	default:
		w.Key("register")
		w.String(w.registers.name(l.DwarfReg))
		w.Key("dwarf")
		w.Int(int64(l.DwarfReg))
		if l.Offset != 0 || l.Kind != Register {
			w.Key("offset")
			w.Int(int64(l.Offset))
		}
	}
	w.End()
	w.mark(start, len(w.Buf), l.Prov)
}
