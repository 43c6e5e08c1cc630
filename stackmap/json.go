package stackmap

import "unicode/utf16"

// AppendJSON appends the maps of a section as one JSON object, indented with two spaces and ended
// by a newline:
//
//	{"maps": [{"version": 3, "functions": [...], "constants": [...], "records": [...]}]}
//
// Ids and addresses are strings in hexadecimal and constants strings in decimal, because they take
// all of 64 bits and most readers of JSON keep 53 of a number. A dynamic stack size is null, as is
// a record's function where a version 1 map does not tell. A location has the keys its kind uses,
// and "role" says what it is for.
func AppendJSON(dst []byte, maps []*Map) []byte { return AppendJSONMarked(dst, maps, nil) }

// AppendJSONMarked is AppendJSON, and calls mark, unless it is nil, with the bytes of dst that each
// function, record and location takes and their provenance id. What is within something else is
// marked before it.
func AppendJSONMarked(dst []byte, maps []*Map, mark func(start, end int, prov uint32)) []byte {
	if mark == nil {
		mark = func(int, int, uint32) {}
	}
	w := jsonWriter{b: dst, mark: mark}
	w.open('{')
	w.key("maps")
	w.open('[')
	for _, m := range maps {
		w.item()
		w.mapValue(m)
	}
	w.close(']')
	w.close('}')
	return append(w.b, '\n')
}

// jsonWriter writes JSON without reflection; keys and list items know whether they need a comma.
type jsonWriter struct {
	b     []byte
	depth int
	empty bool // the innermost object or list has nothing in it yet
	mark  func(start, end int, prov uint32)
}

func (w *jsonWriter) open(c byte) {
	w.b = append(w.b, c)
	w.depth++
	w.empty = true
}

func (w *jsonWriter) close(c byte) {
	w.depth--
	if !w.empty {
		w.line()
	}
	w.b = append(w.b, c)
	w.empty = false
}

func (w *jsonWriter) line() {
	w.b = append(w.b, '\n')
	for i := 0; i < w.depth; i++ {
		w.b = append(w.b, ' ', ' ')
	}
}

func (w *jsonWriter) item() {
	if !w.empty {
		w.b = append(w.b, ',')
	}
	w.empty = false
	w.line()
}

func (w *jsonWriter) key(k string) {
	w.item()
	w.string(k)
	w.b = append(w.b, ':', ' ')
}

func (w *jsonWriter) int(v int64) { w.b = append(w.b, itoa64(v)...) }

// string writes a string in ASCII: what is not printable in it is escaped, and bytes that are not
// UTF-8 become U+FFFD.
func (w *jsonWriter) string(s string) {
	w.b = append(w.b, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			w.b = append(w.b, '\\', byte(r))
		case r >= 0x20 && r < 0x7f:
			w.b = append(w.b, byte(r))
		case r > 0xFFFF:
			high, low := utf16.EncodeRune(r)
			w.unit(high)
			w.unit(low)
		default:
			w.unit(r)
		}
	}
	w.b = append(w.b, '"')
}

// AppendJSONString appends a string as JSON in ASCII.
func AppendJSONString(dst []byte, s string) []byte {
	w := jsonWriter{b: dst}
	w.string(s)
	return w.b
}

// unit escapes one UTF-16 code unit.
func (w *jsonWriter) unit(r rune) {
	w.b = append(w.b, '\\', 'u')
	w.b = append(w.b, upperHex(uint64(r), 4)...)
}

func (w *jsonWriter) mapValue(m *Map) {
	w.open('{')
	w.key("version")
	w.int(int64(m.Version))
	w.key("functions")
	w.open('[')
	for i := range m.Functions {
		w.item()
		start := len(w.b)
		w.function(&m.Functions[i])
		w.mark(start, len(w.b), m.Functions[i].Prov)
	}
	w.close(']')
	w.key("constants")
	w.open('[')
	for _, c := range m.Constants {
		w.item()
		w.string(itoa64(int64(c)))
	}
	w.close(']')
	w.key("records")
	w.open('[')
	m.Each(func(f, r int) {
		w.item()
		start := len(w.b)
		w.record(&m.Records[r], f)
		w.mark(start, len(w.b), m.Records[r].Prov)
	})
	w.close(']')
	w.close('}')
}

func (w *jsonWriter) function(f *Function) {
	w.open('{')
	if f.Name() != "" {
		w.key("symbol")
		w.string(f.Name())
	}
	w.key("address")
	w.string(hex(f.Address))
	w.key("stackSize")
	if f.StackSize == DynamicStackSize {
		w.b = append(w.b, "null"...)
	} else {
		w.b = append(w.b, itoa(f.StackSize)...)
	}
	if f.Records != UnknownCount {
		w.key("records")
		w.int(int64(f.Records))
	}
	w.close('}')
}

func (w *jsonWriter) record(r *Record, function int) {
	w.open('{')
	w.key("id")
	w.string(hex(r.ID))
	w.key("function")
	if function < 0 {
		w.b = append(w.b, "null"...)
	} else {
		w.int(int64(function))
	}
	w.key("offset")
	w.int(int64(r.Offset))
	w.key("form")
	w.string(r.Form.String())
	w.key("locations")
	w.open('[')
	r.Roles(func(i int, role Role, n int) {
		w.item()
		start := len(w.b)
		w.location(&r.Locations[i], role, n)
		w.mark(start, len(w.b), r.Locations[i].Prov)
	})
	w.close(']')
	w.key("liveOuts")
	w.open('[')
	for i := range r.LiveOuts {
		w.item()
		w.b = append(w.b, `{"register": `...)
		w.string(RegisterName(r.LiveOuts[i].DwarfReg))
		w.b = append(w.b, `, "dwarf": `...)
		w.int(int64(r.LiveOuts[i].DwarfReg))
		w.b = append(w.b, `, "size": `...)
		w.int(int64(r.LiveOuts[i].Size))
		w.b = append(w.b, '}')
	}
	w.close(']')
	w.close('}')
}

// location is written on one line: maps have very many.
func (w *jsonWriter) location(l *Location, role Role, n int) {
	w.b = append(w.b, `{"kind": `...)
	w.string(l.Kind.String())
	w.b = append(w.b, `, "role": `...)
	w.string(role.String())
	switch role {
	case RoleBase, RoleDerived:
		w.b = append(w.b, `, "pair": `...)
		w.int(int64(n))
	case RoleDeopt, RoleAlloca:
		w.b = append(w.b, `, "index": `...)
		w.int(int64(n))
	}
	w.b = append(w.b, `, "size": `...)
	w.int(int64(l.Size))
	switch l.Kind {
	case Constant:
		w.b = append(w.b, `, "value": `...)
		w.string(itoa64(l.Value))
	case ConstIndex:
		w.b = append(w.b, `, "constant": `...)
		w.int(int64(l.Offset))
		w.b = append(w.b, `, "value": `...)
		w.string(itoa64(l.Value))
	default:
		w.b = append(w.b, `, "register": `...)
		w.string(RegisterName(l.DwarfReg))
		w.b = append(w.b, `, "dwarf": `...)
		w.int(int64(l.DwarfReg))
		if l.Offset != 0 || l.Kind != Register {
			w.b = append(w.b, `, "offset": `...)
			w.int(int64(l.Offset))
		}
	}
	w.b = append(w.b, '}')
}
