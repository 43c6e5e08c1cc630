package lower

import (
	"statepoint/core/source"
	"statepoint/lower/code"
	"statepoint/lower/emit"
	"statepoint/stackmap"
)

// returnTables makes the return address tables of a module.
type returnTables struct {
	em            *emit.Emitter
	res           *Result
	image         *code.Image
	diags         *source.List
	asked, detail bool // Options.Table, Options.Detail

	functions []stackmap.TableFunction // by function of res.Map, with asked
	sections  []int32                  // of code, of each of them
	// rooted are the functions whose roots are in a table, by their numbers in res.Roots.
	rooted map[int]stackmap.TableFunction
}

// finishMap encodes the map. That of a module without records is empty.
func (c *Compiler) finishMap() error {
	c.res.StackMap = &stackmap.Encoding{}
	if c.opts.Detail {
		c.res.StackMap.Annotation = &stackmap.Annotation{}
	}
	var err error
	switch {
	case len(c.res.Map.Records) == 0:
	case c.opts.Detail:
		c.res.StackMap, err = stackmap.EncodeAnnotated(c.res.Map)
	default:
		c.res.StackMap, err = stackmap.Encode(c.res.Map)
	}
	if err == nil {
		err = c.returns.finish()
	}
	return err
}

// finish makes the return address tables of the map, one for each section of code: no linker
// then separates a table from its code.
func (t *returnTables) finish() error {
	if !t.asked && len(t.rooted) == 0 {
		return nil
	}
	maps, functions := t.mapsOf()
	t.addRoots(maps, functions)
	for i, m := range maps {
		if m == nil {
			continue
		}
		made, err := stackmap.NewTable(m, functions[i], uint32(len(t.image.Code[i].Data)))
		if err != nil {
			return err
		}
		if len(made.Points) == 0 {
			continue
		}
		table := code.ReturnTable{Section: int32(i)}
		if t.detail {
			table.TableEncoding, err = stackmap.EncodeTableAnnotated(made)
		} else {
			table.TableEncoding, err = stackmap.EncodeTable(made)
		}
		if err != nil {
			return err
		}
		t.res.Tables = append(t.res.Tables, table)
	}
	return nil
}

// mapsOf splits the map by the sections its functions are in.
func (t *returnTables) mapsOf() (maps []*stackmap.Map, functions [][]stackmap.TableFunction) {
	maps, functions = make([]*stackmap.Map, len(t.image.Code)),
		make([][]stackmap.TableFunction, len(t.image.Code))
	m := t.res.Map
	switch {
	case !t.asked:
		return maps, functions
	case len(t.image.Code) == 1 && len(t.rooted) == 0:
		maps[0], functions[0] = m, t.functions
		return maps, functions
	}
	last := -1
	m.Each(func(f, r int) {
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
