package records

import (
	"statepoint/core/gc"
	"statepoint/core/source"
	"statepoint/lower/code"
	"statepoint/lower/internal/emit"
	"statepoint/stackmap"
)

// ReturnTables builds the return address tables of a module.
type ReturnTables struct {
	Out     *code.Module
	Image   *code.Image
	Emitted *emit.Emitter // the function being compiled
	Diags   *source.List
	// Strategies says which functions have their statepoints in a table though none is asked for.
	Strategies *gc.Registry
	// Asked is Options.Table, and Detail Options.Detail.
	Asked, Detail bool

	functions []stackmap.TableFunction // by function of Out.Map
	sections  []int32                  // the section of code of each function
	listed    []bool                   // whether its statepoints are in a table
	records   int                      // how many of them are
	strategy  string                   // of the latest function, and whether it has a table
	tabled    bool
	// rooted are the functions whose roots are in a table, by their indices in Out.Roots.
	rooted map[int]stackmap.TableFunction
}

// finish builds the return address tables of the map, and the tables of its regions, one for each
// section of code, so that a linker does not separate a table from its code.
func (t *ReturnTables) finish() error {
	if len(t.Out.Words) > 0 && !t.Out.MapReplaced {
		maps, functions := t.mapsOf(true)
		if err := t.make(maps, functions, true); err != nil {
			return err
		}
	}
	if t.records == 0 && len(t.rooted) == 0 {
		return nil
	}
	maps, functions := t.mapsOf(false)
	if err := t.addRoots(maps, functions); err != nil {
		return err
	}
	return t.make(maps, functions, false)
}

// make adds the tables of maps by section: return address tables, or tables of regions.
func (t *ReturnTables) make(maps []*stackmap.Map, functions [][]stackmap.TableFunction,
	regions bool) error {
	newTable := stackmap.NewTable
	if regions {
		newTable = stackmap.NewRegionTable
	}
	for i, m := range maps {
		if m == nil {
			continue
		}
		made, err := newTable(m, functions[i], uint32(len(t.Image.Code[i].Data)))
		if err != nil {
			return err
		}
		if len(made.Points) == 0 {
			continue
		}
		table := code.ReturnTable{Section: int32(i), Regions: regions}
		if t.Detail {
			table.Table, err = stackmap.EncodeTableAnnotated(made)
		} else {
			table.Table, err = stackmap.EncodeTable(made)
		}
		if err != nil {
			return err
		}
		t.Out.Tables = append(t.Out.Tables, table)
	}
	return nil
}

// mapsOf splits the map by the sections its functions are in: all functions, or those listed.
func (t *ReturnTables) mapsOf(all bool) (maps []*stackmap.Map,
	functions [][]stackmap.TableFunction) {
	maps, functions = make([]*stackmap.Map, len(t.Image.Code)),
		make([][]stackmap.TableFunction, len(t.Image.Code))
	m := t.Out.Map
	if len(t.Image.Code) == 1 && len(t.rooted) == 0 && (all || t.records == len(t.listed)) {
		maps[0], functions[0] = m, t.functions
		return maps, functions
	}
	last := -1
	m.Each(func(f, r int) {
		if !all && !t.listed[f] {
			return
		}
		n := t.sections[f]
		if maps[n] == nil {
			maps[n] = &stackmap.Map{Version: m.Version}
		}
		if f != last {
			entry := m.Functions[f]
			entry.Records = 0
			maps[n].AddFunction(entry)
			functions[n] = append(functions[n], t.functions[f])
			last = f
		}
		maps[n].AddRecord(m.Records[r])
	})
	return maps, functions
}
