package objectwriter

import (
	"statepoint/lower/amd64"
)

// mapSection adds the stack map.
func (s *writer) mapSection() {
	enc := s.mod.StackMap
	if len(s.mod.MapBytes()) == 0 {
		return
	}
	sec := s.mod.MapSection.New()
	sec.Data = enc.Bytes
	n := s.add(sec)
	s.mapSymbol(n)
	// The relocations are in the order of the functions that have records.
	k := 0
	for i := range s.mod.Funcs {
		f := &s.mod.Funcs[i]
		if len(f.Records) == 0 || k >= len(enc.Relocations) {
			continue
		}
		r := &enc.Relocations[k]
		k++
		sec.Relocs = append(sec.Relocs, amd64.Fixup{Off: uint32(r.Offset), Kind: amd64.Reloc64,
			Sym: s.of(f.Sym), Addend: r.Addend})
	}
}

// returnTables adds the return address tables; the table for code in a group is in the same group.
func (s *writer) returnTables() {
	for i := range s.mod.Tables {
		t := &s.mod.Tables[i]
		code := &s.code[t.Section]
		sec, _ := s.section(s.im.TableRef(t))
		sec.Align = 4
		for len(sec.Data)%4 != 0 {
			sec.Data = append(sec.Data, 0)
		}
		at := uint32(len(sec.Data))
		sec.Relocs = append(sec.Relocs, amd64.Fixup{Off: at + t.Table.TextField,
			Kind: amd64.RelocPC32, Sym: code.sym})
		sec.Data = append(sec.Data, t.Table.Bytes...)
	}
}
