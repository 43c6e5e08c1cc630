package image

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// Maps are all tables of an image by which a collector finds references. Damaged ones are included
// as far as they could be read.
type Maps struct {
	Image *Image
	Stack []*StackMaps
	Table *stackmap.Annotation // nil if there is no return address table
	// Regions are the tables of the words that hold references in stack objects, nil for none.
	Regions *stackmap.Annotation
	Roots   []RootTable
	Errors  []error
}

// Maps reads the stack maps, the return address tables and the tables of roots of an image.
func (im *Image) Maps() *Maps {
	m := &Maps{Image: im, Stack: im.StackMaps(), Roots: im.RootTables()}
	for _, s := range m.Stack {
		if s.Err != nil {
			m.Errors = append(m.Errors, s.Err)
		}
	}
	var err error
	if m.Table, err = im.ReturnTable(); err != nil {
		m.Errors = append(m.Errors, err)
	}
	if m.Regions, err = im.Regions(); err != nil {
		m.Errors = append(m.Errors, err)
	}
	for i := range m.Roots {
		if m.Roots[i].Err != nil {
			m.Errors = append(m.Errors, m.Roots[i].Err)
		}
	}
	return m
}

// Empty reports whether the image has none of them.
func (m *Maps) Empty() bool {
	return len(m.Stack) == 0 && m.Table == nil && len(m.Roots) == 0
}

// All are the stack maps of all sections.
func (m *Maps) All() (all []*stackmap.Map) {
	for _, s := range m.Stack {
		all = append(all, s.Annotation.Maps...)
	}
	return all
}

// Points are the records of all sections.
func (m *Maps) Points() (all []Point) {
	for _, s := range m.Stack {
		all = append(all, s.Points()...)
	}
	return all
}

// Title describes the image: "prog.o: ELF relocatable object for x86-64".
func (im *Image) Title() string {
	if im.Kind == Raw {
		return im.Name + ": the bytes of a section of stack maps"
	}
	return im.Name + ": " + im.Format + " " + im.Kind.String() + " for " + im.Machine.Name
}

// AppendText appends the records as text, every map as annotated bytes, and for a return address
// table its size and that of the stack maps.
func (m *Maps) AppendText(dst []byte) []byte {
	for _, p := range m.Image.Problems {
		dst = append(dst, "problem: "+p+"\n"...)
	}
	for i, s := range m.Stack {
		if i > 0 {
			dst = append(dst, '\n')
		}
		dst = append(stackmap.AppendRecords(dst, s.Annotation.Maps), '\n')
		if s.Err != nil {
			dst = append(dst, "damaged: "+s.Err.Error()+"\n\n"...)
		}
		dst = append(dst, s.Annotation.Text(stackmap.TextOptions{}).Text...)
	}
	for i := range m.Roots {
		r := &m.Roots[i]
		if len(dst) > 0 {
			dst = append(dst, '\n')
		}
		dst = append(dst, "table of roots, "+r.Format+", in "+r.Section+"\n\n"...)
		if r.Err != nil {
			dst = append(dst, "damaged: "+r.Err.Error()+"\n\n"...)
		}
		dst = append(dst, r.Annotation.Text(stackmap.TextOptions{}).Text...)
	}
	if m.Regions != nil {
		dst = append(dst, "\nwords of stack objects that hold references\n\n"...)
		dst = append(dst, m.Regions.Text(stackmap.TextOptions{}).Text...)
	}
	if m.Table != nil {
		dst = append(dst, "\nreturn address table\n\n"...)
		dst = append(dst, m.Table.Text(stackmap.TextOptions{}).Text...)
		dst = append(dst, '\n')
		if len(m.Stack) == 1 {
			dst = append(dst, stackmap.CompareSizes(m.Stack[0].Annotation, m.Table)...)
		}
	}
	return dst
}

// AppendFunction appends the instructions of a function, with each record after the instruction
// that it follows, or, for a machine whose instructions are not decoded, only its records. It
// returns an error if the image has no such function.
func (m *Maps) AppendFunction(dst []byte, name string) ([]byte, error) {
	im := m.Image
	var of []Point
	var start uint64
	for _, p := range m.Points() {
		if is := p.name(im); is != "" && (is == name || is == "_"+name) {
			of, start = append(of, p), p.Maps.Address(p.Map, p.Function)
			if len(of) == 1 {
				dst = appendHead(dst, &p, im)
			}
		}
	}
	if len(of) == 0 {
		return dst, m.noFunction(name)
	}
	if !im.Machine.Decodes() {
		for _, p := range of {
			dst = stackmap.AppendRecord(dst, p.Maps.Annotation.Maps[p.Map], p.Function, p.Record)
		}
		return dst, nil
	}
	end := start
	if s := im.FunctionAt(start); s != nil {
		end = start + s.Size
	}
	at := start
	for i := range of {
		dst = im.appendCode(dst, start, at, of[i].Address)
		at = max(at, of[i].Address)
		dst = stackmap.AppendRecord(dst, of[i].Maps.Annotation.Maps[of[i].Map], of[i].Function,
			of[i].Record)
	}
	return im.appendCode(dst, start, at, end), nil
}

// appendHead appends a function's name and frame.
func appendHead(dst []byte, p *Point, im *Image) []byte {
	_, f, _ := p.Of()
	if f.StackSize == stackmap.DynamicStackSize {
		return append(dst, p.name(im)+": a frame of dynamic size\n"...)
	}
	return append(dst, p.name(im)+": a frame of "+source.Count(f.StackSize, "byte")+"\n"...)
}

// appendCode appends the instructions between two addresses. Bytes that do not decode are shown as
// bytes.
func (im *Image) appendCode(dst []byte, start, at, end uint64) []byte {
	for at < end {
		text, n := im.Instruction(at)
		if n == 0 {
			b := im.Bytes(at, 1)
			if len(b) == 0 {
				break
			}
			text, n = fmt.Sprintf(".byte 0x%02x", b[0]), 1
		}
		dst = fmt.Appendf(dst, "  +0x%-5x %s\n", at-start, text)
		at += uint64(n)
	}
	return dst
}

// noFunction is the error for a function that no map has, with a suggestion.
func (m *Maps) noFunction(name string) error {
	var names []string
	for _, p := range m.Points() {
		if name := p.name(m.Image); name != "" {
			names = append(names, name)
		}
	}
	text := fmt.Sprintf("%s: no stack map has a function %q", m.Image.Name, name)
	if near := source.Nearest(name, names); near != "" {
		text += "; did you mean " + near + "?"
	}
	return fmt.Errorf("%s", text)
}

// ErrNoRecord is the error for an address without a record.
type ErrNoRecord struct {
	Image *Image
	// At is the address, and Near the nearest addresses with records before and after it in its
	// function.
	At   uint64
	Near []uint64
}

// Error returns a message with the nearest records.
func (e *ErrNoRecord) Error() string {
	text := e.Image.Name + ": no record is at " + e.Image.Place(e.At) +
		": a collector that finds this return address cannot describe the frame"
	verb := "are"
	if len(e.Near) == 1 {
		verb = "is"
	}
	for i, n := range e.Near {
		text += [...]string{"; the nearest " + verb + " at ", " and "}[min(i, 1)] + e.Image.Place(n)
	}
	return text
}

// At returns the records at a return address, as a collector finds them.
func (m *Maps) At(addr uint64) ([]Point, error) {
	var found []Point
	before, after := uint64(0), uint64(0)
	hasBefore, hasAfter := false, false
	for _, p := range m.Points() {
		switch {
		case p.Function < 0:
		case p.Address == addr:
			found = append(found, p)
		case p.Address < addr && (!hasBefore || p.Address > before):
			before, hasBefore = p.Address, true
		case p.Address > addr && (!hasAfter || p.Address < after):
			after, hasAfter = p.Address, true
		}
	}
	if len(found) > 0 {
		return found, nil
	}
	err := &ErrNoRecord{Image: m.Image, At: addr}
	if hasBefore {
		err.Near = append(err.Near, before)
	}
	if hasAfter {
		err.Near = append(err.Near, after)
	}
	return nil, err
}

// AppendAt appends the call, the frame and the record of a return address.
func (m *Maps) AppendAt(dst []byte, addr uint64) ([]byte, error) {
	points, err := m.At(addr)
	if err != nil {
		return dst, err
	}
	for _, p := range points {
		sm, _, _ := p.Of()
		dst = appendHead(dst, &p, m.Image)
		start := p.Maps.Address(p.Map, p.Function)
		if at, ok := m.Image.before(start, addr); ok {
			dst = m.Image.appendCode(dst, start, at, addr)
		}
		dst = stackmap.AppendRecord(dst, sm, p.Function, p.Record)
	}
	return dst, nil
}

// before returns the address of the previous instruction, decoding from the start of the function.
func (im *Image) before(start, addr uint64) (uint64, bool) {
	last := addr
	for at := start; at < addr; {
		_, n := im.Instruction(at)
		if n == 0 {
			return 0, false
		}
		last = at
		at += uint64(n)
		if at > addr {
			return 0, false
		}
	}
	return last, last < addr
}

// ParseAddress parses an address: a number, or a symbol with an offset, as in "main+0x1b".
func (im *Image) ParseAddress(text string) (uint64, error) {
	wrong := fmt.Errorf("%q is not an address in %s: 0x and a hexadecimal number, or a symbol "+
		"and a "+
		"distance, as in main+0x1b", text, im.Name)
	name, off := text, uint64(0)
	if i := strings.LastIndex(text, "+"); i > 0 {
		var err error
		if off, err = strconv.ParseUint(text[i+1:], 0, 64); err != nil {
			return 0, wrong
		}
		name = text[:i]
	}
	if strings.HasPrefix(text, "0x") {
		n, err := strconv.ParseUint(name[2:], 16, 64)
		if err != nil {
			return 0, wrong
		}
		return n + off, nil
	}
	at, ok := im.Lookup(name)
	if !ok {
		if at, ok = im.Lookup("_" + name); !ok {
			return 0, wrong
		}
	}
	return at + off, nil
}

// Filter returns the maps with only the points for which keep returns true.
func (m *Maps) Filter(keep func(Point) bool) []*stackmap.Map {
	var all []*stackmap.Map
	for _, s := range m.Stack {
		out := make([]*stackmap.Map, len(s.Annotation.Maps))
		last := map[int]int{}
		for _, p := range s.Points() {
			if p.Function < 0 || !keep(p) {
				continue
			}
			sm, f, r := p.Of()
			o := out[p.Map]
			if o == nil {
				o = &stackmap.Map{Version: sm.Version, Registers: sm.Registers}
				out[p.Map] = o
				last[p.Map] = -1
			}
			if last[p.Map] != p.Function {
				o.AddFunction(*f)
				last[p.Map] = p.Function
			}
			o.AddRecord(*r)
		}
		for _, o := range out {
			if o != nil {
				all = append(all, o)
			}
		}
	}
	return all
}
