package collect

import (
	"fmt"
	"sort"

	"statepoint/stackmap"
)

// Tables is a Map made of a section of return address tables.
type Tables struct {
	// Strategy gives the collection strategy of the function that a return address is in; may be
	// nil.
	Strategy func(returnAddress uint64) string

	tables []table
}

// table is a return address table in a running program.
type table struct {
	*stackmap.Table
	code uint64 // the address that its points count from
	// Of each point its own byte and the reference to its frame; then the frames.
	points, references []Bytes
	frames             []tableFrame
}

// tableFrame is where the parts of a frame's description are.
type tableFrame struct {
	all, registers, bitmap Bytes
	pairs                  []Bytes // each from its base to its derived pointer
}

// NewTables reads the bytes of a section of a linked program, which lies at an address: a table
// says where its code is by the distance to it.
func NewTables(section []byte, address uint64) (*Tables, error) {
	a, err := stackmap.DecodeTableAnnotated(section)
	if err != nil {
		return nil, err
	}
	m := &Tables{tables: make([]table, len(a.Tables))}
	for i := range m.tables {
		m.tables[i].Table = a.Tables[i]
		m.tables[i].frames = make([]tableFrame, len(a.Tables[i].Frames))
	}
	var t *table
	var frame *tableFrame
	for i := range a.Fields {
		f := &a.Fields[i]
		read := Bytes{stackmap.TableSectionName, uint64(f.Off), uint64(f.Len)}
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
func (m *Tables) Describe(f *Frame) (shape stackmap.Shape, ok bool, err error) {
	for i := range m.tables {
		t := &m.tables[i]
		if offset := f.ReturnAddress - t.code; offset < uint64(t.TextSize) {
			n := sort.Search(len(t.Points), func(k int) bool {
				return uint64(t.Points[k].Offset) >= offset
			})
			if n < len(t.Points) && uint64(t.Points[n].Offset) == offset {
				if m.Strategy != nil {
					f.Strategy = m.Strategy(f.ReturnAddress)
				}
				shape, err = t.describe(f, n, i)
				return shape, err == nil, err
			}
		}
	}
	return shape, false, nil
}

// describe describes a frame at a point.
func (t *table) describe(f *Frame, point, number int) (shape stackmap.Shape, err error) {
	frame := int(t.Points[point].Frame)
	roots, at := &t.Frames[frame], &t.frames[frame]
	f.Source, f.Record = "return address table", point
	f.Where = fmt.Sprintf("table[%d].point[%d]", number, point)
	f.Read = append(f.Read, t.points[point], t.references[point], at.all)

	shape = stackmap.Shape{Size: 8 * uint64(roots.Size), Saved: func(dwarf uint16) (int64, bool) {
		return saved(roots.Saved, dwarf)
	}}
	if roots.FromRBP {
		shape.Size = stackmap.DynamicStackSize
	}
	var first int32
	if len(roots.Slots) > 0 {
		first = roots.Slots[0]
	}
	f.Pairs = make([]Pair, 0, len(roots.Slots)+len(roots.Pairs)+1)
	for _, n := range roots.Slots {
		read := at.bitmap
		read.Off, read.Len = read.Off+uint64(n-first)/8, 1
		if err := f.tablePair(roots, stackmap.RootPlace{N: n}, nil, read); err != nil {
			return shape, err
		}
	}
	for n := range stackmap.CalleeSaved {
		if roots.Registers>>n&1 != 0 {
			place := stackmap.RootPlace{Register: true, N: int32(n)}
			if err := f.tablePair(roots, place, nil, at.registers); err != nil {
				return shape, err
			}
		}
	}
	for i := range roots.Pairs {
		p := &roots.Pairs[i]
		if err := f.tablePair(roots, p.Base, &p.Derived, at.pairs[i]); err != nil {
			return shape, err
		}
	}
	return shape, nil
}

// tablePair adds a reference, or a derived pointer with its base.
func (f *Frame) tablePair(roots *stackmap.FrameRoots, base stackmap.RootPlace,
	derived *stackmap.RootPlace, read Bytes) error {
	b, err := f.slot(location(roots, base), read)
	if err != nil {
		return err
	}
	d := b
	if derived != nil {
		if d, err = f.slot(location(roots, *derived), read); err != nil {
			return err
		}
	}
	f.Pairs = append(f.Pairs, Pair{Base: b, Derived: d, Number: len(f.Pairs), Words: 1})
	return nil
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

// saved tells where a frame keeps a register of its caller: the saved ones lie below the return
// address, in the order of CalleeSaved.
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
