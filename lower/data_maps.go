package lower

import (
	"statepoint/lower/amd64"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// mapSection adds the stack map.
func (c *Compiler) mapSection(s *objectSymbols) {
	enc := c.res.StackMap
	if len(enc.Bytes) == 0 {
		return
	}
	sec := object.Standard(stackmap.SectionName)
	sec.Data = enc.Bytes
	n := s.add(sec)
	c.mapSymbol(s, n)
	// The relocations come in the order of the functions that have records.
	k := 0
	for _, f := range c.m.Funcs {
		at, ok := c.place[f]
		if !ok || len(c.res.Funcs[at].Records) == 0 || k >= len(enc.Relocations) {
			continue
		}
		r := &enc.Relocations[k]
		k++
		sec.Relocs = append(sec.Relocs, amd64.Fixup{Off: uint32(r.Offset), Kind: amd64.Reloc64, Sym: s.of(c.syms.Of(f)), Addend: r.Addend})
	}
}

// returnTables adds the return address tables, those of code that a group may drop in the same group.
func (c *Compiler) returnTables(s *objectSymbols) {
	for i := range c.res.Tables {
		t := &c.res.Tables[i]
		code := &c.code[t.Section]
		sec, _ := s.section(c.res.tableRef(t))
		sec.Align = 4
		for len(sec.Data)%4 != 0 {
			sec.Data = append(sec.Data, 0)
		}
		at := uint32(len(sec.Data))
		sec.Relocs = append(sec.Relocs, amd64.Fixup{Off: at + t.TextField, Kind: amd64.RelocPC32, Sym: code.sym})
		sec.Data = append(sec.Data, t.Bytes...)
	}
}

// tableRef is the section of a return address table.
func (r *Result) tableRef(t *ReturnTable) sectionRef {
	ref := r.code[t.Section]
	ref.retain, ref.unique = false, 0
	return ref.like(stackmap.TableSectionName)
}
