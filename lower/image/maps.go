package image

import (
	"fmt"

	"statepoint/stackmap"
)

// machoMaps is the name of the section of stack maps in Mach-O, in the segment __LLVM_STACKMAPS.
const machoMaps = "__llvm_stackmaps"

// StackMaps are the stack maps of a section.
type StackMaps struct {
	Section *Section
	// Annotation has the maps, and the meaning of every byte. For a damaged section it has the part
	// before the damage, including that of the damaged map.
	Annotation *stackmap.Annotation
	// Err is the position and kind of the damage, nil if there is none: a *stackmap.DecodeError.
	Err error

	addresses [][]uint64 // by map and function
}

// StackMaps reads every section of stack maps of an image; an object with section groups has
// several. In a linked file without such a section, it searches the other sections.
func (im *Image) StackMaps() []*StackMaps {
	var all []*StackMaps
	for _, s := range im.Sections {
		if (s.Name == stackmap.SectionName || s.Name == machoMaps) && len(s.Raw) > 0 {
			all = append(all, im.stackMaps(s))
		}
	}
	if len(all) == 0 && im.Kind != Raw {
		for _, s := range im.merged() {
			all = append(all, im.stackMaps(s))
		}
	}
	return all
}

// stackMaps reads a section twice: from the file, with the names of its functions, and from memory,
// for their addresses.
func (im *Image) stackMaps(s *Section) *StackMaps {
	opts := stackmap.DecodeOptions{BigEndian: im.Machine.BigEndian,
		Registers: im.Machine.Registers}
	relocated, _ := stackmap.DecodeAnnotated(s.Data, opts)
	m := &StackMaps{Section: s}
	for _, r := range relocated.Maps {
		var at []uint64
		for i := range r.Functions {
			at = append(at, r.Functions[i].Address)
		}
		m.addresses = append(m.addresses, at)
	}
	shown := s.Raw
	if im.Kind == Relocatable {
		for _, f := range s.Fixups {
			if !f.Whole {
				shown = s.Data // the linker also fills in offsets of records
				continue
			}
			r := stackmap.Relocation{Offset: f.Offset, Symbol: f.Symbol, Addend: f.Addend}
			if fn := im.FunctionAt(f.Target); fn != nil {
				r.Symbol, r.Addend = fn.Name, 0
			}
			opts.Relocations = append(opts.Relocations, r)
		}
	} else {
		shown = s.Data
		opts.Names = func(address uint64) string {
			if fn := im.FunctionAt(address); fn != nil && !fn.Unnamed {
				return fn.Name
			}
			return ""
		}
	}
	m.Annotation, m.Err = stackmap.DecodeAnnotated(shown, opts)
	if m.Err != nil {
		m.Err = fmt.Errorf("section %s: %w", s.Name, m.Err)
	}
	return m
}

// Address is the address of a function of a map.
func (m *StackMaps) Address(index, function int) uint64 {
	if index < len(m.addresses) && function >= 0 && function < len(m.addresses[index]) {
		return m.addresses[index][function]
	}
	return 0
}

// Point is a record with its place.
type Point struct {
	Maps *StackMaps
	// Map, Function and Record are indices; Function is -1 if unknown, in a map of version 1.
	Map, Function, Record int
	// Address is the address of the instruction that the record describes: for a statepoint the
	// return address.
	Address uint64
}

// Of returns the map, the record and, if known, the function of a point.
func (p *Point) Of() (*stackmap.Map, *stackmap.Function, *stackmap.Record) {
	m := p.Maps.Annotation.Maps[p.Map]
	if p.Function < 0 {
		return m, nil, &m.Records[p.Record]
	}
	return m, &m.Functions[p.Function], &m.Records[p.Record]
}

// name is the name of the function of a point, "" if there is none.
func (p *Point) name(im *Image) string {
	_, f, _ := p.Of()
	switch {
	case f == nil:
		return ""
	case f.Name() != "" || im.Kind == Raw:
		return f.Name()
	}
	return im.Place(p.Maps.Address(p.Map, p.Function))
}

// Points are the records of all maps, in the order of the sections.
func (m *StackMaps) Points() []Point {
	var all []Point
	for i, sm := range m.Annotation.Maps {
		sm.Each(func(f, r int) {
			all = append(all, Point{m, i, f, r, m.Address(i, f) + uint64(sm.Records[r].Offset)})
		})
	}
	return all
}

// ReturnTable reads the return address tables of an image, nil if it has none.
func (im *Image) ReturnTable() (*stackmap.Annotation, error) {
	return im.tables(stackmap.TableSectionName)
}

// Regions reads the tables of the words that hold references in stack objects, nil if the image has
// none.
func (im *Image) Regions() (*stackmap.Annotation, error) {
	return im.tables(stackmap.RegionSectionName)
}

// tables reads the sections of a name.
func (im *Image) tables(name string) (*stackmap.Annotation, error) {
	var tables []byte
	for _, s := range im.Sections { // one for each section of code
		if s.Name == name {
			tables = append(tables, s.Data...)
		}
	}
	if len(tables) == 0 {
		return nil, nil
	}
	a, err := stackmap.DecodeTableAnnotated(tables)
	if err != nil {
		err = fmt.Errorf("section %s: %w", name, err)
	}
	return a, err
}
