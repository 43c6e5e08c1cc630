package collect

import (
	"fmt"
	"maps"
	"slices"

	"statepoint/stackmap"
	"statepoint/stackmap/erlang"
	"statepoint/stackmap/gcmap"
	"statepoint/stackmap/ocaml"
	"statepoint/stackmap/rootmap"
)

// aligned rounds up to a multiple of 8, the alignment of the parts of all tables.
func aligned(at uint64) uint64 { return (at + 7) &^ 7 }

// NewGCMaps reads the tables of the example printer in LLVM's document one for each function
// (__gcmap_<function>), from a section of a linked program. symbols has the offset of each.
func NewGCMaps(section string, data []byte, symbols map[string]uint64) (*RootMaps, error) {
	const count, head, offset = 4, 16, 4 // bytes of fields
	m := newRootMaps("frame map", section)
	for _, name := range slices.Sorted(maps.Keys(symbols)) {
		at := symbols[name]
		f, err := gcmap.Decode(rootmap.Bytes{Data: data}, name, at)
		if err != nil {
			return nil, fmt.Errorf("%s%s: %w", gcmap.Prefix, name, err)
		}
		at += count
		for i := range f.Points {
			at = aligned(at)
			p := &f.Points[i]
			size := uint64(p.FrameSize)
			if p.FrameSize < 0 {
				size = stackmap.DynamicStackSize
			}
			if err := m.add(p.Address, rootPoint{name, i,
				fmt.Sprintf("%s%s.point[%d]", gcmap.Prefix, name, i), size,
				m.slots(p.Live, at+head, offset), m.bytes(at, head)}); err != nil {
				return nil, err
			}
			at += head + offset*uint64(len(p.Live))
		}
	}
	return m, nil
}

// NewOCaml reads the frame tables in a section of a linked program. symbols has the offset of each.
// function returns the name of the function that contains a code address.
func NewOCaml(section string, data []byte, symbols map[string]uint64,
	function func(addr uint64) string) (*RootMaps, error) {
	const count, head, offset = 2, 12, 2 // bytes of fields
	m := newRootMaps("frame table", section)
	for _, name := range slices.Sorted(maps.Keys(symbols)) {
		at := symbols[name]
		t, err := ocaml.Decode(rootmap.Bytes{Data: data}, at)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		at += count
		for i := range t.Descriptors {
			at = aligned(at)
			d := &t.Descriptors[i]
			if err := m.add(d.Return, rootPoint{function(d.Return - 1), i,
				fmt.Sprintf("%s.descriptor[%d]", name, i), uint64(d.FrameSize),
				m.slots(d.Live, at+head, offset), m.bytes(at, head)}); err != nil {
				return nil, err
			}
			at += head + offset*uint64(len(d.Live))
		}
	}
	return m, nil
}

// NewErlang reads the notes of a linked program. All points of an entry have the same roots.
// function returns the name of the function that contains a code address.
func NewErlang(data []byte, function func(addr uint64) string) (*RootMaps, error) {
	const count, point, head, offset = 2, 4, 6, 2 // bytes of fields
	m := newRootMaps("note", erlang.SectionName)
	entries, err := erlang.Decode(rootmap.Bytes{Data: data})
	if err != nil {
		return nil, err
	}
	at := uint64(0)
	for i := range entries {
		at = aligned(at) + count
		e := &entries[i]
		size := uint64(e.FrameSize)
		if e.Dynamic {
			size = stackmap.DynamicStackSize
		}
		fields := at + point*uint64(len(e.Points))
		roots := m.slots(e.Live, fields+head, offset)
		for k, addr := range e.Points {
			if err := m.add(uint64(addr), rootPoint{function(uint64(addr) - 1), k,
				fmt.Sprintf("entry[%d].point[%d]", i, k), size, roots,
				m.bytes(at+point*uint64(k), point)}); err != nil {
				return nil, err
			}
		}
		at = fields + head + offset*uint64(len(e.Live))
	}
	return m, nil
}
