package collect

import (
	"fmt"

	"statepoint/stackmap"
)

// StackMap is a Map made of a section of stack maps, of any version.
type StackMap struct {
	// Saved tells where functions save registers, which the maps do not; nil knows nothing.
	Saved stackmap.SavedRegister
	// FramePointer says that every function saves rbp right below its return address.
	FramePointer bool
	// Strategy gives a function's collection strategy; may be nil.
	Strategy func(*stackmap.Function) string

	index *stackmap.Index
	// Of each record and function, where its bytes are and its number; nil where the maps did not
	// come from bytes.
	records   map[*stackmap.Record]described
	functions map[*stackmap.Function]described
}

// described is where in a section something is said.
type described struct {
	off, len uint32
	number   int
	where    string
}

// NewStackMap reads the bytes of a section. See stackmap.NewIndex about address.
func NewStackMap(section []byte, o stackmap.DecodeOptions,
	address func(*stackmap.Function) (uint64, bool)) (*StackMap, error) {
	a, err := stackmap.DecodeAnnotated(section, o)
	if err != nil {
		return nil, err
	}
	s := StackMapOf(a.Maps, address)
	s.records = map[*stackmap.Record]described{}
	s.functions = map[*stackmap.Function]described{}
	for i := range a.Fields {
		f := &a.Fields[i]
		d := described{off: f.Off, len: f.Len, number: int(f.Index)}
		switch f.Kind {
		case stackmap.GroupRecord:
			d.where = a.Path(i)
			s.records[a.RecordOf(i)] = d
		case stackmap.GroupFunction:
			d.where = a.Path(i)
			s.functions[a.FunctionOf(i)] = d
		}
	}
	return s, nil
}

// StackMapOf is a Map of maps that are decoded already, or not encoded yet. It reads no bytes, so
// that frames do not tell which.
func StackMapOf(maps []*stackmap.Map, address func(*stackmap.Function) (uint64, bool)) *StackMap {
	return &StackMap{index: stackmap.NewIndex(maps, address)}
}

// Lookup gives the record of a return address, nil if there is none.
func (s *StackMap) Lookup(returnAddress uint64) *stackmap.Entry {
	return s.index.Lookup(returnAddress)
}

// Describe implements Map.
func (s *StackMap) Describe(f *Frame) (shape stackmap.Shape, ok bool, err error) {
	f.Entry = s.index.Lookup(f.ReturnAddress)
	if f.Entry == nil {
		return shape, false, nil
	}
	r, fn := f.Entry.Record, f.Entry.Function
	shape = stackmap.Shape{Size: fn.StackSize, FramePointer: s.FramePointer}
	if s.Saved != nil {
		shape.Saved = func(dwarf uint16) (int64, bool) { return s.Saved(fn, dwarf) }
	}
	f.Source, f.Function = "stack map", fn.Name()
	if s.Strategy != nil {
		f.Strategy = s.Strategy(fn)
	}
	if d, ok := s.records[r]; ok {
		f.Record, f.Where = d.number, d.where
		f.Read = append(f.Read, section(d.off, d.len))
	}
	if d, ok := s.functions[fn]; ok {
		f.Read = append(f.Read, section(d.off, d.len))
	}
	if r.ID == stackmap.InvalidID && len(r.Locations) == 0 {
		return shape, false, f.errorf(nil,
			"the record was too large to be written; its pointers are lost")
	}
	if r.Form == stackmap.FormPlain {
		return shape, true, nil // a stackmap or patchpoint promises no collector anything
	}
	return shape, true, s.references(f)
}

// references adds the pairs and deopt values of a frame's record.
func (s *StackMap) references(f *Frame) error {
	r := f.Entry.Record
	p, err := r.Statepoint()
	if err != nil {
		return f.errorf(nil, "%w", err)
	}
	first := len(r.Locations) - len(p.Allocas) - len(p.GC)
	for i := range p.Deopt {
		// A deopt value in a register that is lost is the interpreter's loss, not the collector's.
		v, err := f.slot(p.Deopt[i], s.location(f, first-len(p.Deopt)+i))
		if err == nil {
			f.Deopt = append(f.Deopt, v)
		}
	}
	f.Pairs = make([]Pair, p.Pairs())
	for i := range f.Pairs {
		base, derived := p.Pair(i)
		n := first + 2*i + 1
		pair := &f.Pairs[i]
		pair.Number, pair.Words = n, 1
		if derived.Kind == stackmap.Indirect {
			pair.Words = max(1, int(derived.Size)/8)
		}
		if pair.Base, err = f.slot(*base, s.location(f, n-1)); err != nil {
			return err
		}
		if pair.Derived, err = f.slot(*derived, s.location(f, n)); err != nil {
			return err
		}
	}
	return nil
}

// location gives the bytes of a location of the frame's record.
func (s *StackMap) location(f *Frame, n int) Bytes {
	d, ok := s.records[f.Entry.Record]
	if !ok {
		return Bytes{}
	}
	size := 8
	if f.Entry.Map.Version == stackmap.V3 {
		size = 12
	}
	return section(d.off+uint32(recordHeading+size*n), uint32(size))
}

// recordHeading is the bytes of a record before its locations, in all versions.
const recordHeading = 16

func section(off, n uint32) Bytes {
	return Bytes{Section: stackmap.SectionName, Off: uint64(off), Len: uint64(n)}
}

// String says how many return addresses are known.
func (s *StackMap) String() string { return fmt.Sprintf("%d records", s.index.Len()) }
