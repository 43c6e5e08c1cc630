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
	n := s.o.AddSection(sec)
	s.o.AddSymbol(object.Symbol{Name: stackmap.SectionSymbol, Section: n, Bind: object.Local})
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

// returnTable adds the return address table.
func (c *Compiler) returnTable(s *objectSymbols, text amd64.Sym) {
	enc := c.res.Table
	if len(enc.Bytes) == 0 {
		return
	}
	s.o.AddSection(&object.Section{
		Name: stackmap.TableSectionName, Type: object.ProgBits, Flags: object.Alloc, Align: 4, Data: enc.Bytes,
		Relocs: []amd64.Fixup{{Off: enc.TextField, Kind: amd64.RelocPC32, Sym: text}},
	})
}
