package collect

import (
	"fmt"

	"statepoint/stackmap"
	"statepoint/stackmap/compact"
	"statepoint/stackmap/rootmap"
)

// Compact is a Map made from a section of compact tables.
type Compact struct {
	// Strategy returns the collection strategy of the function that contains a return address; it
	// may be nil.
	Strategy func(returnAddress uint64) Strategy

	points map[uint64]compactPoint
	known  described
}

// compactPoint is a return address in a running program.
type compactPoint struct {
	function   *compact.Function
	point      *compact.Point
	descriptor *compact.Descriptor
	number     int
	where      string
}

// NewCompact reads the bytes of a section of a linked program. address is the section's.
func NewCompact(data []byte, address uint64) (*Compact, error) {
	tables, err := compact.Decode(rootmap.Bytes{Data: data}, address)
	if err != nil {
		return nil, err
	}
	m := &Compact{points: map[uint64]compactPoint{}, known: described{}}
	for i := range tables {
		t := &tables[i]
		for k := range t.Functions {
			f := &t.Functions[k]
			for n := range f.Points {
				p := &f.Points[n]
				m.points[f.Address+uint64(p.Offset)] = compactPoint{f, p,
					&t.Descriptors[p.Descriptor], n,
					fmt.Sprintf("table[%d].function[%d].point[%d]", i, k, n)}
			}
		}
	}
	return m, nil
}

// Describe implements Map.
func (m *Compact) Describe(f *Frame) (*Description, error) {
	return m.known.once(f, func() (*Description, error) {
		p, ok := m.points[f.ReturnAddress]
		if !ok {
			return nil, nil
		}
		d := p.describe()
		if m.Strategy != nil {
			d.Strategy = m.Strategy(f.ReturnAddress)
		}
		return d, nil
	})
}

func (p *compactPoint) describe() *Description {
	section := func(b compact.Bytes) Bytes {
		return Bytes{compact.SectionName, uint64(b.Off), uint64(b.Len)}
	}
	f, all := p.function, p.descriptor
	d := &Description{Source: "compact map", Function: f.Name, Record: p.number, Where: p.where,
		Read: []Bytes{section(p.point.Read), section(f.Read), section(all.Read)}}
	d.Shape = stackmap.Shape{Size: 8 * uint64(f.Words), Saved: func(dwarf uint16) (int64, bool) {
		return saved(f.Saved, dwarf)
	}}
	frame := stackmap.FrameRoots{FromRBP: f.FromRBP}
	if f.FromRBP {
		d.Shape.Size = stackmap.DynamicStackSize
	}
	add := func(base, derived stackmap.RootPlace, read Bytes) {
		d.Pairs = append(d.Pairs, Pair{Base: Slot{As: location(&frame, base), Read: read},
			Derived: Slot{As: location(&frame, derived), Read: read}, Number: len(d.Pairs),
			Words: 1})
	}
	for i, n := range all.Slots {
		place := stackmap.RootPlace{N: n}
		add(place, place, section(all.SlotsRead[i]))
	}
	for n := range stackmap.CalleeSaved {
		if all.Registers>>n&1 != 0 {
			place := stackmap.RootPlace{Register: true, N: int32(n)}
			add(place, place, section(all.RegistersRead))
		}
	}
	for i, pair := range all.Pairs {
		add(pair.Base, pair.Derived, section(all.PairsRead[i]))
	}
	for i := range all.Deopt {
		d.Deopt = append(d.Deopt, Slot{As: f.DeoptOf(all.Deopt[i]),
			Read: section(all.DeoptRead[i])})
	}
	return d
}
