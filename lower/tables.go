package lower

import (
	"statepoint/lower/code"
	"statepoint/stackmap"
)

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
	if err == nil && (c.opts.Table || len(c.rootTabled) > 0) {
		err = c.finishTables()
	}
	return err
}

// finishTables makes the return address tables of the map, one for each section of code: no linker
// then separates a table from its code.
func (c *Compiler) finishTables() error {
	maps, functions := c.mapsOf()
	c.addRoots(maps, functions)
	for i, m := range maps {
		if m == nil {
			continue
		}
		t, err := stackmap.NewTable(m, functions[i], uint32(len(c.image.Code[i].Data)))
		if err != nil {
			return err
		}
		if len(t.Points) == 0 {
			continue
		}
		table := code.ReturnTable{Section: int32(i)}
		if c.opts.Detail {
			table.TableEncoding, err = stackmap.EncodeTableAnnotated(t)
		} else {
			table.TableEncoding, err = stackmap.EncodeTable(t)
		}
		if err != nil {
			return err
		}
		c.res.Tables = append(c.res.Tables, table)
	}
	return nil
}

// mapsOf splits the map by the sections its functions are in.
func (c *Compiler) mapsOf() (maps []*stackmap.Map, functions [][]stackmap.TableFunction) {
	maps, functions = make([]*stackmap.Map, len(c.image.Code)),
		make([][]stackmap.TableFunction, len(c.image.Code))
	m := c.res.Map
	switch {
	case !c.opts.Table:
		return maps, functions
	case len(c.image.Code) == 1 && len(c.rootTabled) == 0:
		maps[0], functions[0] = m, c.tabled
		return maps, functions
	}
	last := -1
	m.Each(func(f, r int) {
		n := c.tabledIn[f]
		if maps[n] == nil {
			maps[n] = &stackmap.Map{Version: m.Version}
		}
		if f != last {
			entry := m.Functions[f]
			entry.Records = 0
			maps[n].AddFunction(entry)
			functions[n] = append(functions[n], c.tabled[f])
			last = f
		}
		maps[n].AddRecord(m.Records[r])
	})
	return maps, functions
}
