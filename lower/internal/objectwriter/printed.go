package objectwriter

import (
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/object"
	"statepoint/stackmap/rootmap"
)

// printedTables adds the output of printers of roots, before everything else or, in reverse order,
// after it, as LLVM does.
func (s *writer) printedTables(begin bool) {
	n := len(s.mod.Printed)
	for i := range s.mod.Printed {
		if begin {
			s.items(s.mod.Printed[i].Begin, true)
		} else {
			s.items(s.mod.Printed[n-1-i].Finish, false)
		}
	}
}

// items adds items to their sections. Only labels can precede the code, at its start.
func (s *writer) items(items []*rootmap.Item, begin bool) {
	for _, it := range items {
		sec, n := s.section(code.ItemRef(it))
		if !begin || !it.Section.Exec {
			sec.Data = it.Append(sec.Data)
		}
		switch it.Kind {
		case rootmap.ItemLabel:
			s.itemLabel(it, n)
		case rootmap.ItemAlign:
			sec.Align = max(sec.Align, uint64(it.Size))
		case rootmap.ItemAddress, rootmap.ItemDistance:
			kind := amd64.Reloc64
			if it.Kind == rootmap.ItemDistance {
				kind = amd64.RelocPC32
			} else if it.Size == 4 {
				kind = amd64.Reloc32
			}
			sym, off := s.itemPlace(&it.Place)
			sec.Relocs = append(sec.Relocs, amd64.Fixup{Off: it.Off, Kind: kind, Sym: sym,
				Addend: off})
		}
	}
}

// itemLabel defines a symbol. A variable or function with its name that the module declares refers
// to it.
func (s *writer) itemLabel(it *rootmap.Item, n object.Sec) {
	sym := object.Symbol{Name: it.Name, Section: n, Value: uint64(it.Off), Bind: object.Local}
	if it.Global {
		sym.Bind = object.Global
	}
	var at *amd64.Sym
	if v := s.m.Lookup(it.Name); v != nil {
		at = s.at(s.syms.Of(v))
		if *at != 0 {
			s.o.Symbols[*at] = sym
			s.labels[it.Name] = *at
			return
		}
	}
	made := s.o.AddSymbol(sym)
	s.labels[it.Name] = made
	if at != nil {
		*at = made
	}
}

// itemPlace is the symbol to which a place is relative, and the offset.
func (s *writer) itemPlace(p *rootmap.Place) (amd64.Sym, int64) {
	if p.Func > 0 {
		fn := &s.mod.Funcs[p.Func-1]
		return s.code[fn.Section].sym, int64(fn.At) + p.Offset
	}
	if n, ok := s.labels[p.Symbol]; ok {
		return n, p.Offset
	}
	if v := s.m.Lookup(p.Symbol); v != nil {
		return s.of(s.syms.Of(v)), p.Offset
	}
	n := s.o.AddSymbol(object.Symbol{Name: p.Symbol, Bind: object.Global})
	s.labels[p.Symbol] = n
	return n, p.Offset
}
