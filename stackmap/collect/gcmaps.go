package collect

import (
	"fmt"
	"maps"
	"slices"

	"statepoint/stackmap"
	"statepoint/stackmap/gcmap"
	"statepoint/stackmap/rootmap"
)

// GCMaps is a Map made of the tables that the printer in LLVM's document on garbage collection
// writes, one for each function: __gcmap_<function>.
type GCMaps struct {
	// Saved tells where a function saves registers, in bytes from its canonical frame address; the
	// tables do not. nil knows nothing.
	Saved func(function string, dwarf uint16) (offset int64, ok bool)
	// Strategy gives a function's collection strategy; may be nil.
	Strategy func(function string) Strategy

	points map[uint64]gcPoint
	known  described
}

// gcPoint is a safe point of a table.
type gcPoint struct {
	*gcmap.Point
	function string
	number   int
	at       uint64 // offset in the section
	section  string
	live     []int32 // of p.Live those that every point at the address has
}

// Fields of the tables, in bytes.
const (
	gcCount      = 4
	gcPointHead  = 16
	gcOffset     = 4
	gcPointAlign = 8
)

// NewGCMaps reads tables of a section of a linked program. symbols has the offset of each
// function's.
func NewGCMaps(section string, data []byte, symbols map[string]uint64) (*GCMaps, error) {
	m := &GCMaps{points: map[uint64]gcPoint{}, known: described{}}
	for _, name := range slices.Sorted(maps.Keys(symbols)) {
		at := symbols[name]
		f, err := gcmap.Decode(rootmap.Bytes{Data: data}, name, at)
		if err != nil {
			return nil, fmt.Errorf("collect: %s%s: %w", gcmap.Prefix, name, err)
		}
		at += gcCount
		for i := range f.Points {
			at = (at + gcPointAlign - 1) &^ (gcPointAlign - 1)
			p := &f.Points[i]
			other, twice := m.points[p.Address]
			switch {
			case !twice:
				m.points[p.Address] = gcPoint{p, name, i, at, section, p.Live}
			case other.function != name:
				return nil, fmt.Errorf("collect: %s and %s both have a point at 0x%x",
					other.function, name, p.Address)
			default:
				// The return from a call may be the way to the next one, or out. The code from
				// there on is the same, so a root that one point leaves out is not read.
				other.live = slices.DeleteFunc(slices.Clone(other.live), func(offset int32) bool {
					return !slices.Contains(p.Live, offset)
				})
				m.points[p.Address] = other
			}
			at += gcPointHead + gcOffset*uint64(len(p.Live))
		}
	}
	return m, nil
}

// Describe implements Map.
func (m *GCMaps) Describe(f *Frame) (*Description, error) {
	return m.known.once(f, func() (*Description, error) {
		p, ok := m.points[f.ReturnAddress]
		if !ok {
			return nil, nil
		}
		return m.describe(&p), nil
	})
}

func (m *GCMaps) describe(p *gcPoint) *Description {
	d := &Description{Source: "frame map", Function: p.function, Record: p.number,
		Where: fmt.Sprintf("%s%s.point[%d]", gcmap.Prefix, p.function, p.number),
		Read:  []Bytes{{p.section, p.at, gcPointHead}}}
	if m.Strategy != nil {
		d.Strategy = m.Strategy(p.function)
	}
	d.Shape.Size = uint64(p.FrameSize)
	if p.FrameSize < 0 {
		d.Shape.Size = stackmap.DynamicStackSize
	}
	if m.Saved != nil {
		d.Shape.Saved = func(dwarf uint16) (int64, bool) { return m.Saved(p.function, dwarf) }
	}
	for i, offset := range p.Live {
		if !slices.Contains(p.live, offset) {
			continue
		}
		base := stackmap.RSP
		if offset < 0 {
			base = stackmap.RBP
		}
		s := Slot{As: stackmap.InMemory(uint16(base), offset, 8),
			Read: Bytes{p.section, p.at + gcPointHead + gcOffset*uint64(i), gcOffset}}
		d.Pairs = append(d.Pairs, Pair{Base: s, Derived: s, Number: i, Words: 1})
	}
	return d
}
