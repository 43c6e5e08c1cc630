package run

import (
	"fmt"

	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
	"statepoint/stackmap/gcmap"
)

// read gives the maps of an object as they stand in memory, with their relocations: its stack maps,
// or its return address tables instead if the options say so, and the tables of roots by function.
func (r *roots) read(o *object.Object) (maps []collect.Map, err error) {
	for i, s := range o.Sections {
		if s == nil || r.p.Image.Base(object.Sec(i)) == 0 {
			continue
		}
		sec := object.Sec(i)
		tables := tablesIn(o, sec)
		if s.Name != stackmap.SectionName && s.Name != stackmap.TableSectionName && tables == nil {
			continue
		}
		base := r.p.Image.Base(sec)
		b := make([]byte, s.Len())
		if err := r.p.Machine.Mem.ReadAt(base, b); err != nil {
			return nil, err
		}
		var m collect.Map
		switch {
		case tables != nil:
			m, err = r.functionTables(s.Name, b, tables)
		case s.Name == stackmap.SectionName:
			m, err = r.stackMaps(b)
		case r.p.opt.Tables:
			m, err = collect.NewTables(b, base)
		}
		if err != nil {
			return nil, fmt.Errorf("run: section %s: %w", s.Name, err)
		}
		if m != nil {
			maps = append(maps, m)
		}
	}
	return maps, nil
}

// stackMaps reads a section of stack maps. It gives nil if collectors are to read tables instead.
func (r *roots) stackMaps(b []byte) (collect.Map, error) {
	m, err := collect.NewStackMap(b, stackmap.DecodeOptions{Names: r.function,
		Form: r.p.opt.Surface.Records}, nil)
	if err != nil {
		return nil, err
	}
	m.Saved = func(f *stackmap.Function, dwarf uint16) (int64, bool) {
		return r.saved(r.funcs[r.function(f.Address)], dwarf)
	}
	r.maps = append(r.maps, m)
	if r.p.opt.Tables {
		return nil, nil
	}
	return m, nil
}

// functionTables reads the tables of roots of a section.
func (r *roots) functionTables(name string, b []byte, symbols map[string]uint64) (collect.Map,
	error) {
	m, err := collect.NewGCMaps(name, b, symbols)
	if err != nil {
		return nil, err
	}
	m.Saved = func(function string, dwarf uint16) (int64, bool) {
		return r.saved(r.funcs[function], dwarf)
	}
	return m, nil
}

// tablesIn are the tables of roots that an object has in a section: by function, where they begin.
func tablesIn(o *object.Object, sec object.Sec) map[string]uint64 {
	var found map[string]uint64
	for i := range o.Symbols {
		s := &o.Symbols[i]
		name, ok := gcmap.FunctionOf(s.Name)
		if !ok || s.Section != sec {
			continue
		}
		if found == nil {
			found = map[string]uint64{}
		}
		found[name] = s.Value
	}
	return found
}
