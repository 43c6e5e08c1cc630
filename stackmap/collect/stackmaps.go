package collect

import (
	"cmp"
	"fmt"
	"strings"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// StackMap is a Map made from a section of stack maps, of any version.
type StackMap struct {
	// Saved returns where a function saves a register, which the maps do not record. It may be nil.
	Saved stackmap.SavedRegister
	// FramePointer says that every function saves rbp right below its return address.
	FramePointer bool
	// Regions has the words of stack objects that hold references, of which the maps have only the
	// objects' addresses. It may be nil.
	Regions *Tables
	// Strategy returns a function's collection strategy; it may be nil.
	Strategy func(*stackmap.Function) Strategy

	index *stackmap.Index
	known described
	// The bytes and index of each record and function; nil if the maps were not read from bytes.
	records   map[*stackmap.Record]field
	functions map[*stackmap.Function]field
	outline   *stackmap.Annotation
}

// field is a range of the section, with its index in the outline.
type field struct {
	off, len uint32
	number   int
	index    int
}

// NewStackMap reads the bytes of a section, and refuses contents that no compiler writes. See
// stackmap.NewIndex for address.
func NewStackMap(section []byte, o stackmap.DecodeOptions,
	address func(*stackmap.Function) (uint64, bool)) (*StackMap, error) {
	o.Strict = true
	a, err := stackmap.DecodeOutline(section, o)
	if err != nil {
		return nil, err
	}
	s := StackMapOf(a.Maps, address)
	functions := 0
	for _, m := range a.Maps {
		functions += len(m.Functions)
	}
	s.outline, s.records = a, make(map[*stackmap.Record]field, s.index.Len())
	s.functions = make(map[*stackmap.Function]field, functions)
	for i := range a.Fields {
		f := &a.Fields[i]
		d := field{off: f.Off, len: f.Len, number: int(f.Index), index: i}
		switch f.Kind {
		case stackmap.GroupRecord:
			s.records[a.RecordOf(i)] = d
		case stackmap.GroupFunction:
			s.functions[a.FunctionOf(i)] = d
		}
	}
	return s, s.careful()
}

// Each visits the records in order of their return addresses.
func (s *StackMap) Each(visit func(*stackmap.Entry) error) error {
	for i := range s.index.Len() {
		if err := visit(s.index.Entry(i)); err != nil {
			return err
		}
	}
	return nil
}

// StackMapOf is a Map made from maps that are already decoded, or not encoded yet. Its frames have
// no Read bytes.
func StackMapOf(maps []*stackmap.Map, address func(*stackmap.Function) (uint64, bool)) *StackMap {
	return &StackMap{index: stackmap.NewIndex(maps, address), known: described{}}
}

// Lookup returns the record of a return address, nil if there is none.
func (s *StackMap) Lookup(returnAddress uint64) *stackmap.Entry {
	return s.index.Lookup(returnAddress)
}

// Describe implements Map.
func (s *StackMap) Describe(f *Frame) (*Description, error) {
	return s.known.once(f, func() (*Description, error) {
		e := s.index.Lookup(f.ReturnAddress)
		if e == nil {
			return nil, nil
		}
		return s.describe(e)
	})
}

// inWords writes the path of a record, map[0].record[1], as text does: map 0, record 1.
var inWords = strings.NewReplacer("].", ", ", "[", " ", "]", "")

func (s *StackMap) describe(e *stackmap.Entry) (*Description, error) {
	r, fn := e.Record, e.Function
	d := &Description{Source: "stack map", Function: fn.Name(), Entry: e,
		Shape: stackmap.Shape{Size: fn.StackSize, FramePointer: s.FramePointer}}
	if s.Saved != nil {
		d.Shape.Saved = func(dwarf uint16) (int64, bool) { return s.Saved(fn, dwarf) }
	}
	if s.Strategy != nil {
		d.Strategy = s.Strategy(fn)
	}
	if at, ok := s.records[r]; ok {
		d.Record, d.Where = at.number, inWords.Replace(s.outline.Path(at.index))
		d.Read = append(d.Read, section(at.off, at.len))
	}
	if at, ok := s.functions[fn]; ok {
		d.Read = append(d.Read, section(at.off, at.len))
	}
	if r.ID == stackmap.InvalidID && len(r.Locations) == 0 {
		return nil, fmt.Errorf("%s was too large to encode; its pointers are lost",
			cmp.Or(d.Where, "the record"))
	}
	if r.Form == stackmap.FormPlain {
		return d, nil // stackmap and patchpoint records do not describe references
	}
	p, err := r.Statepoint()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", cmp.Or(d.Where, "the record"), err)
	}
	first := len(r.Locations) - len(p.Allocas) - len(p.GC)
	for i := range p.Deopt {
		n := first - len(p.Deopt) + i
		d.Deopt = append(d.Deopt, Slot{As: p.Deopt[i], Read: s.location(e, n)})
	}
	d.Pairs = make([]Pair, p.Pairs())
	for i := range d.Pairs {
		base, derived := p.Pair(i)
		n := first + 2*i + 1
		d.Pairs[i] = Pair{Base: Slot{As: *base, Read: s.location(e, n-1)},
			Derived: Slot{As: *derived, Read: s.location(e, n)}, Number: n, Words: 1}
		if derived.Kind == stackmap.Indirect {
			d.Pairs[i].Words = max(1, int(derived.Size)/8)
		}
	}
	s.region(d, e)
	return d, nil
}

// region adds the words of stack objects, each with the number of the record's location of its
// object.
func (s *StackMap) region(d *Description, e *stackmap.Entry) {
	if s.Regions == nil {
		return
	}
	words := s.Regions.find(e.Address)
	if words == nil {
		return
	}
	d.Read = append(d.Read, words.Read...)
	for _, p := range words.Pairs {
		p.Number = max(0, e.Record.ObjectOf(p.Base.As))
		d.Pairs = append(d.Pairs, p)
	}
}

// Words are the locations of the words that hold references in the stack objects that a record
// lists.
func (s *StackMap) Words(e *stackmap.Entry) (words []stackmap.Location) {
	var d Description
	s.region(&d, e)
	for i := range d.Pairs {
		words = append(words, d.Pairs[i].Base.As)
	}
	return words
}

// location returns the bytes of a record's location.
func (s *StackMap) location(e *stackmap.Entry, n int) Bytes {
	at, ok := s.records[e.Record]
	if !ok {
		return Bytes{}
	}
	size := 8
	if e.Map.Version == stackmap.V3 {
		size = 12
	}
	return section(at.off+uint32(recordHeading+size*n), uint32(size))
}

// recordHeading is the number of bytes in a record before its locations, in all versions.
const recordHeading = 16

func section(off, n uint32) Bytes {
	return Bytes{Section: stackmap.SectionName, Off: uint64(off), Len: uint64(n)}
}

// String gives the number of known return addresses.
func (s *StackMap) String() string {
	return source.Count(s.index.Len(), "record")
}
