package cost

import (
	"statepoint/core/ir"
	"statepoint/lower/code"
	"statepoint/stackmap"
)

// Costs are the bytes that safepoints add to an object.
type Costs struct {
	// Tables are the tables of the object that describe its safepoints: the stack map, unless
	// others replace it, then those of strategies, then return address tables.
	Tables []Table
	// Records are those of the stack map, by number.
	Records []Record
	// Spills and Reloads are the bytes of all instructions that spill and reload, Text those of all
	// code.
	Spills, Reloads, Text uint32
}

// Table is a table of safepoints.
type Table struct {
	// Section is the name of its section.
	Section string
	// Size is its size in bytes, without other tables in the section; Shared is the number of bytes
	// that belong to no single record.
	Size, Shared uint32
}

// Record is the cost of one safepoint.
type Record struct {
	// Func is the number of its function in [code.Module.Funcs].
	Func int32
	// Tables are the bytes that describe it, by number in Costs.Tables.
	Tables []uint32
	// Spills, Reloads and Poll are bytes of code.
	Spills, Reloads, Poll uint32
}

// Map is the number of a record's bytes in all tables.
func (r *Record) Map() (n uint32) {
	for _, b := range r.Tables {
		n += b
	}
	return n
}

// Code is the number of bytes of code for a record.
func (r *Record) Code() uint32 { return r.Spills + r.Reloads + r.Poll }

// Of computes the costs of a module that was compiled with details. m is the module that was
// compiled; without it, as for an object without IR, polls are unknown.
func Of(m *ir.Module, out *code.Module) *Costs {
	c := &Costs{Records: make([]Record, len(out.Map.Records)), Text: uint32(len(out.Text))}
	for i := range out.Funcs {
		for _, n := range out.Funcs[i].Records {
			c.Records[n].Func = int32(i)
		}
	}
	c.tables(out)
	w := newWalk(m, out, c)
	for i := range out.Funcs {
		w.function(&out.Funcs[i])
	}
	return c
}

// tables counts the bytes of each table by record.
func (c *Costs) tables(out *code.Module) {
	owner := owners(out)
	if len(out.MapBytes()) > 0 {
		c.table(stackmap.SectionName, out.StackMap.Annotation, owner)
	}
	for i := range out.Printed {
		for k := range out.Printed[i].Bytes {
			b := &out.Printed[i].Bytes[k]
			c.table(b.Section, b.Contents, owner)
		}
	}
	for i := range out.Tables {
		name := stackmap.TableSectionName
		if out.Tables[i].Regions {
			name = stackmap.RegionSectionName
		}
		c.table(name, out.Tables[i].Table.Annotation, owner)
	}
}

// owners are the numbers of records, by the ids of the things that describe them.
func owners(out *code.Module) map[uint32]int {
	owner := map[uint32]int{}
	own := func(id uint32, record int) {
		if _, taken := owner[id]; id != 0 && !taken {
			owner[id] = record
		}
	}
	number := map[*stackmap.Record]int{}
	for i := range out.Map.Records {
		rec := &out.Map.Records[i]
		number[rec] = i
		own(rec.Prov, i)
		for _, l := range rec.Locations {
			own(l.Prov, i)
		}
	}
	for i := range out.Roots.Functions {
		for k := range out.Roots.Functions[i].Points {
			p := &out.Roots.Functions[i].Points[k]
			if n, ok := number[p.Record]; ok {
				own(p.Prov, n)
			}
		}
	}
	return owner
}

// table counts the bytes of a table by record; those of one section are one table.
func (c *Costs) table(section string, a *stackmap.Annotation, owner map[uint32]int) {
	if a == nil || len(a.Fields) == 0 {
		return
	}
	last := len(c.Tables) - 1
	if last < 0 || c.Tables[last].Section != section {
		last++
		c.Tables = append(c.Tables, Table{Section: section})
		for i := range c.Records {
			c.Records[i].Tables = append(c.Records[i].Tables, 0)
		}
	}
	t := &c.Tables[last]
	of := make([]int, len(a.Fields)) // the record of each field, -1 for none
	for i := range a.Fields {
		f := &a.Fields[i]
		of[i] = -1
		if n, ok := owner[f.Prov]; ok {
			of[i] = n
		} else if f.Parent >= 0 {
			of[i] = of[f.Parent]
		}
		if f.Kind.IsGroup() {
			continue
		}
		if t.Size += f.Len; of[i] < 0 {
			t.Shared += f.Len
		} else {
			c.Records[of[i]].Tables[last] += f.Len
		}
	}
}
