package run

import (
	"fmt"
	"slices"
	"strconv"

	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
	"statepoint/stackmap/compact"
	"statepoint/stackmap/erlang"
	"statepoint/stackmap/gcmap"
	"statepoint/stackmap/ocaml"
)

// read returns the maps of an object as they are in memory, relocated. The formats that strategies
// choose come first, stack maps last: a return address that several know is described by the first.
func (r *roots) read(o *object.Object) (maps []collect.Map, err error) {
	for k := range readers {
		for i, s := range o.Sections {
			if s == nil || s.Type == object.NoBits {
				continue
			}
			var t tables
			if t.symbols = readers[k].in(o, object.Sec(i)); t.symbols == nil {
				continue
			}
			t.name, t.base = s.Name, r.image.Base(object.Sec(i))
			if t.data, err = r.image.Contents(object.Sec(i)); err != nil {
				return nil, err
			}
			m, err := readers[k].read(r, &t)
			if err != nil {
				return nil, fmt.Errorf("section %s: %w", s.Name, err)
			}
			if m != nil {
				maps = append(maps, m)
			}
		}
	}
	for _, m := range r.maps {
		m.Regions = r.regions
	}
	return maps, nil
}

// tables are the tables of one kind in a section, with the section's bytes in memory.
type tables struct {
	name    string
	base    uint64
	data    []byte
	symbols map[string]uint64 // where each begins
}

// readers are the kinds of tables: how to recognize their sections, and how to read them.
var readers = []struct {
	in   func(o *object.Object, sec object.Sec) map[string]uint64
	read func(r *roots, t *tables) (collect.Map, error)
}{
	{called(stackmap.TableSectionName), func(r *roots, t *tables) (collect.Map, error) {
		if !r.tables && r.hasMap {
			return nil, nil
		}
		m, err := collect.NewTables(t.data, t.base)
		if err != nil {
			return nil, err
		}
		m.Strategy = func(ra uint64) collect.Strategy { return r.strategy(r.code.around(ra - 1)) }
		return m, nil
	}},
	{called(stackmap.RegionSectionName), func(r *roots, t *tables) (collect.Map, error) {
		var err error
		r.regions, err = collect.NewRegions(t.data, t.base)
		return nil, err
	}},
	{labelled(gcmap.FunctionOf), func(r *roots, t *tables) (collect.Map, error) {
		return r.saving(collect.NewGCMaps(t.name, t.data, t.symbols))
	}},
	{labelled(func(symbol string) (string, bool) { return symbol, ocaml.IsTable(symbol) }),
		func(r *roots, t *tables) (collect.Map, error) {
			return r.saving(collect.NewOCaml(t.name, t.data, t.symbols, r.code.around))
		}},
	{called(erlang.SectionName), func(r *roots, t *tables) (collect.Map, error) {
		return r.saving(collect.NewErlang(t.data, r.code.around))
	}},
	{called(compact.SectionName), func(r *roots, t *tables) (collect.Map, error) {
		m, err := collect.NewCompact(t.data, t.base)
		if err != nil {
			return nil, err
		}
		m.Strategy = func(ra uint64) collect.Strategy { return r.strategy(r.code.around(ra - 1)) }
		return m, nil
	}},
	{called(stackmap.SectionName), (*roots).stackMaps},
	{merged, func(r *roots, t *tables) (collect.Map, error) {
		if err := t.unmerge(); err != nil || len(t.data) == 0 {
			return nil, err
		}
		return r.stackMaps(t)
	}},
}

// merged finds stack maps by the symbol that begins each, in a section of another name: linker
// scripts put them there.
func merged(o *object.Object, sec object.Sec) (found map[string]uint64) {
	if o.Sections[sec].Name == stackmap.SectionName {
		return nil
	}
	for i := range o.Symbols {
		if s := &o.Symbols[i]; s.Section == sec && s.Name == stackmap.SectionSymbol {
			if found == nil {
				found = map[string]uint64{}
			}
			found[strconv.FormatUint(s.Value, 10)] = s.Value
		}
	}
	return found
}

// unmerge leaves only the maps that begin at symbols.
func (t *tables) unmerge() error {
	var all []uint64
	for _, at := range t.symbols {
		all = append(all, at)
	}
	slices.Sort(all)
	var data []byte
	for _, at := range all {
		if at >= uint64(len(t.data)) {
			continue
		}
		rest := t.data[at:]
		outline, err := stackmap.DecodeOutline(rest, stackmap.DecodeOptions{})
		i := slices.IndexFunc(outline.Fields, func(f stackmap.Field) bool {
			return f.Kind == stackmap.GroupMap
		})
		if i < 0 {
			return err
		}
		data = append(data, rest[:outline.Fields[i].End()]...)
	}
	t.data = data
	return nil
}

// called finds tables that are a separate section.
func called(name string) func(*object.Object, object.Sec) map[string]uint64 {
	return func(o *object.Object, sec object.Sec) map[string]uint64 {
		if o.Sections[sec].Name != name {
			return nil
		}
		return map[string]uint64{name: 0}
	}
}

// labelled finds tables that begin at symbols. table gives each symbol's name.
func labelled(table func(symbol string) (name string, ok bool)) func(*object.Object,
	object.Sec) map[string]uint64 {
	return func(o *object.Object, sec object.Sec) (found map[string]uint64) {
		for i := range o.Symbols {
			s := &o.Symbols[i]
			name, ok := table(s.Name)
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
}

// saving makes tables of roots query the compiler for where functions save registers.
func (r *roots) saving(m *collect.RootMaps, err error) (collect.Map, error) {
	if err != nil {
		return nil, err
	}
	m.Strategy = r.strategy
	m.Saved = func(function string, dwarf uint16) (int64, bool) {
		return savedAt(r.code.funcs[function], dwarf)
	}
	return m, nil
}

// stackMaps reads a section of stack maps. It returns nil if collectors read tables instead.
func (r *roots) stackMaps(t *tables) (collect.Map, error) {
	m, err := collect.NewStackMap(t.data, stackmap.DecodeOptions{Names: r.code.around,
		Form: r.surface.Records}, nil)
	if err != nil {
		return nil, err
	}
	m.Saved = func(f *stackmap.Function, dwarf uint16) (int64, bool) {
		return savedAt(r.code.funcs[r.code.around(f.Address)], dwarf)
	}
	m.Strategy = func(f *stackmap.Function) collect.Strategy {
		return r.strategy(r.code.around(f.Address))
	}
	if err := m.Each(r.followsCall); err != nil {
		return nil, err
	}
	r.maps = append(r.maps, m)
	if r.tables {
		return nil, nil
	}
	if r.compiled == nil {
		return unwound{m, r}, nil
	}
	return m, nil
}

// strategy is what a collector must know about a function's strategy.
func (r *roots) strategy(function string) collect.Strategy {
	f := r.surface.Funcs[function]
	if f == nil {
		return collect.Strategy{}
	}
	return collect.Strategy{Name: f.Strategy, Fixed: f.Stays, Interior: f.Interior}
}

// followsCall refuses the record of a statepoint with references whose return address follows
// neither a call nor the bytes reserved for one.
func (r *roots) followsCall(e *stackmap.Entry) error {
	fn := r.surface.Funcs[r.code.around(e.Address-1)]
	if e.Record.Form == stackmap.FormPlain || fn == nil || !fn.Statepoints {
		return nil
	}
	if p, err := e.Record.Statepoint(); err != nil || p.Pairs() == 0 {
		return nil
	}
	if r.machine.BehindCall(e.Address) {
		return nil
	}
	return fmt.Errorf("a record for the return address %s, which does not follow a call",
		r.names.symbol(e.Address))
}
