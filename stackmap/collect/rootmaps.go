package collect

import (
	"fmt"
	"slices"

	"statepoint/stackmap"
)

// RootMaps is a Map made from root tables: those of the example printer in LLVM's garbage
// collection document ([NewGCMaps]), OCaml's ([NewOCaml]) and Erlang's ([NewErlang]). All of them
// give, for a return address, the size of the frame and the offsets of its live roots.
type RootMaps struct {
	// Saved returns where a function saves a register, in bytes from its canonical frame address,
	// which the tables do not record. It may be nil.
	Saved func(function string, dwarf uint16) (offset int64, ok bool)
	// Strategy returns a function's collection strategy; it may be nil.
	Strategy func(function string) Strategy

	source, section string
	points          map[uint64]rootPoint
	known           described
}

// rootPoint is a table's description of a return address.
type rootPoint struct {
	function string
	number   int    // of the point in its table
	where    string // its path
	size     uint64 // of the frame
	roots    []rootSlot
	head     Bytes
}

// rootSlot is a frame slot: its offset is from the stack pointer or, if negative, from RBP.
type rootSlot struct {
	number int
	offset int32
	read   Bytes
}

func newRootMaps(source, section string) *RootMaps {
	return &RootMaps{source: source, section: section, points: map[uint64]rootPoint{},
		known: described{}}
}

// bytes are some of the section's.
func (m *RootMaps) bytes(off, n uint64) Bytes { return Bytes{m.section, off, n} }

// slots returns the slots of a list of offsets.
func (m *RootMaps) slots(live []int32, off, size uint64) (slots []rootSlot) {
	for i, place := range live {
		slots = append(slots, rootSlot{i, place, m.bytes(off+size*uint64(i), size)})
	}
	return slots
}

// add adds a point. Two points of a function may share an address: the return address of a call may
// also be the point before the next call or the return. The code after it is the same, so a root
// that one point omits is dead.
func (m *RootMaps) add(address uint64, p rootPoint) error {
	other, twice := m.points[address]
	switch {
	case !twice:
		m.points[address] = p
	case other.function != p.function:
		return fmt.Errorf("%s and %s both have a point at 0x%x", other.function,
			p.function, address)
	default:
		// Allocate a new list: points of a function may share one.
		var both []rootSlot
		for _, s := range other.roots {
			if slices.ContainsFunc(p.roots, func(o rootSlot) bool { return o.offset == s.offset }) {
				both = append(both, s)
			}
		}
		other.roots = both
		m.points[address] = other
	}
	return nil
}

// Describe implements Map.
func (m *RootMaps) Describe(f *Frame) (*Description, error) {
	return m.known.once(f, func() (*Description, error) {
		p, ok := m.points[f.ReturnAddress]
		if !ok {
			return nil, nil
		}
		return m.describe(&p), nil
	})
}

func (m *RootMaps) describe(p *rootPoint) *Description {
	d := &Description{Source: m.source, Function: p.function, Record: p.number, Where: p.where,
		Read: []Bytes{p.head}, Shape: stackmap.Shape{Size: p.size}}
	if m.Strategy != nil {
		d.Strategy = m.Strategy(p.function)
	}
	if m.Saved != nil {
		d.Shape.Saved = func(dwarf uint16) (int64, bool) { return m.Saved(p.function, dwarf) }
	}
	for _, root := range p.roots {
		base := stackmap.RSP
		if root.offset < 0 {
			base = stackmap.RBP
		}
		s := Slot{As: stackmap.InMemory(uint16(base), root.offset, 8), Read: root.read}
		d.Pairs = append(d.Pairs, Pair{Base: s, Derived: s, Number: root.number, Words: 1})
	}
	return d
}
