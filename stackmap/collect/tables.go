package collect

import (
	"fmt"
	"sort"

	"statepoint/stackmap"
)

// Tables is a Map made from a section of return address tables.
type Tables struct {
	// Strategy returns the collection strategy of the function that contains a return address; it
	// may be nil.
	Strategy func(returnAddress uint64) Strategy

	tables []table
	known  described
}

// table is a return address table in a running program.
type table struct {
	*stackmap.Table
	code uint64 // the address that its points are relative to
	// The byte of each point and the reference to its frame; then the frames.
	points, references []Bytes
	frames             []tableFrame
}

// tableFrame has the ranges of the parts of a frame's description.
type tableFrame struct {
	all, registers, bitmap Bytes
	pairs                  []Bytes // each from its base to its derived pointer
}

// NewTables reads the bytes of a section of a linked program. address is the section's: a table
// gives the distance from itself to its code.
func NewTables(section []byte, address uint64) (*Tables, error) {
	return newTables(stackmap.TableSectionName, section, address)
}

// NewRegions reads the bytes of a section of tables of regions, which a [StackMap] takes.
func NewRegions(section []byte, address uint64) (*Tables, error) {
	return newTables(stackmap.RegionSectionName, section, address)
}

func newTables(name string, section []byte, address uint64) (*Tables, error) {
	a, err := stackmap.DecodeTableAnnotated(section)
	if err != nil {
		return nil, err
	}
	m := &Tables{tables: make([]table, len(a.Tables)), known: described{}}
	for i := range m.tables {
		m.tables[i].Table = a.Tables[i]
		m.tables[i].frames = make([]tableFrame, len(a.Tables[i].Frames))
	}
	var t *table
	var frame *tableFrame
	for i := range a.Fields {
		f := &a.Fields[i]
		read := Bytes{name, uint64(f.Off), uint64(f.Len)}
		switch f.Kind {
		case stackmap.GroupTable:
			t = &m.tables[f.Index]
		case stackmap.TableText:
			t.code = address + uint64(f.Off) + f.Value
		case stackmap.PointOffset:
			t.points = append(t.points, read)
		case stackmap.PointFrame:
			t.references = append(t.references, read)
		case stackmap.GroupFrame:
			frame = &t.frames[f.Index]
			frame.all = read
		case stackmap.FrameRegisters:
			frame.registers = read
		case stackmap.FrameBitmap:
			frame.bitmap = read
		case stackmap.PairBase:
			frame.pairs = append(frame.pairs, read)
		case stackmap.PairDerived:
			frame.pairs[len(frame.pairs)-1].Len += read.Len
		}
	}
	return m, nil
}

// Describe implements Map.
func (m *Tables) Describe(f *Frame) (*Description, error) {
	return m.known.once(f, func() (*Description, error) {
		d := m.find(f.ReturnAddress)
		if d != nil && m.Strategy != nil {
			d.Strategy = m.Strategy(f.ReturnAddress)
		}
		return d, nil
	})
}

// Has reports whether a table has a return address; a nil value has none.
func (m *Tables) Has(returnAddress uint64) bool {
	return m != nil && m.find(returnAddress) != nil
}

// find describes the frames at a return address; nil if no table does.
func (m *Tables) find(returnAddress uint64) *Description {
	for i := range m.tables {
		t := &m.tables[i]
		offset := returnAddress - t.code
		n := sort.Search(len(t.Points), func(k int) bool {
			return uint64(t.Points[k].Offset) >= offset
		})
		if n < len(t.Points) && uint64(t.Points[n].Offset) == offset {
			d := t.describe(n)
			d.Where = fmt.Sprintf("table[%d].point[%d]", i, n)
			return d
		}
	}
	return nil
}

// describe describes frames at a point.
func (t *table) describe(point int) *Description {
	frame := int(t.Points[point].Frame)
	roots, at := &t.Frames[frame], &t.frames[frame]
	d := &Description{Source: "return address table", Record: point,
		Read: []Bytes{t.points[point], t.references[point], at.all}}
	d.Shape = stackmap.Shape{Size: 8 * uint64(roots.Size), Saved: func(dwarf uint16) (int64, bool) {
		return saved(roots.Saved, dwarf)
	}}
	if roots.FromRBP {
		d.Shape.Size = stackmap.DynamicStackSize
	}
	add := func(base, derived stackmap.RootPlace, read Bytes) {
		d.Pairs = append(d.Pairs, Pair{Base: Slot{As: location(roots, base), Read: read},
			Derived: Slot{As: location(roots, derived), Read: read}, Number: len(d.Pairs),
			Words: 1})
	}
	for _, n := range roots.Slots {
		bit := at.bitmap
		bit.Off, bit.Len = bit.Off+uint64(n-roots.Slots[0])/8, 1
		place := stackmap.RootPlace{N: n}
		add(place, place, bit)
	}
	for n := range stackmap.CalleeSaved {
		if roots.Registers>>n&1 != 0 {
			place := stackmap.RootPlace{Register: true, N: int32(n)}
			add(place, place, at.registers)
		}
	}
	for i, p := range roots.Pairs {
		add(p.Base, p.Derived, at.pairs[i])
	}
	return d
}

func location(roots *stackmap.FrameRoots, p stackmap.RootPlace) stackmap.Location {
	switch {
	case p.Register:
		return stackmap.InRegister(stackmap.CalleeSaved[p.N], 8)
	case roots.FromRBP:
		return stackmap.InMemory(stackmap.RBP, 8*p.N, 8)
	}
	return stackmap.InMemory(stackmap.RSP, 8*p.N, 8)
}

// saved returns where a frame keeps its caller's value of a register: saved registers are below the
// return address, in the order of CalleeSaved.
func saved(set uint8, dwarf uint16) (offset int64, ok bool) {
	offset = -16
	for n, r := range stackmap.CalleeSaved {
		if set>>n&1 == 0 {
			continue
		}
		if r == dwarf {
			return offset, true
		}
		offset -= 8
	}
	return 0, false
}
