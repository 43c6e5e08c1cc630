package objectwriter

import (
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/internal/emit"
	"statepoint/lower/object"
)

// dataSections adds the variables' sections, in the order the variables first name them.
func (s *writer) dataSections() {
	numbered := make([]int, len(s.o.Sections)) // relocations of what stands before variables
	for i := range numbered {
		numbered[i] = len(s.o.Sections[i].Relocs)
	}
	for i := range s.im.Data {
		d := &s.im.Data[i]
		if d.Common {
			s.define(d.Sym, object.Common, d.Align, d.Size, object.TypeObject)
			continue
		}
		sec, n := s.section(d.Section)
		sec.Align = max(sec.Align, d.Align)
		if sec.Type == object.NoBits {
			sec.Size = (sec.Size + d.Align - 1) &^ (d.Align - 1)
			s.define(d.Sym, n, sec.Size, d.Size, object.TypeObject)
			sec.Size += d.Size
			continue
		}
		for uint64(len(sec.Data))%d.Align != 0 {
			sec.Data = append(sec.Data, 0)
		}
		s.define(d.Sym, n, uint64(len(sec.Data)), d.Size, object.TypeObject)
		base := uint32(len(sec.Data))
		sec.Data = append(sec.Data, d.Bytes...)
		for _, r := range d.Relocs {
			r.Off += base
			sec.Relocs = append(sec.Relocs, r)
		}
	}
	// Symbols are numbered only now that all are defined.
	for i := 1; i < len(s.o.Sections); i++ {
		relocs := s.o.Sections[i].Relocs
		if i < len(numbered) {
			relocs = relocs[numbered[i]:]
		}
		s.renumber(relocs)
	}
}

// addressSections adds the addresses that code reads from memory.
func (s *writer) addressSections() {
	for _, p := range s.syms.Pool {
		if p.Base == amd64.NoSym {
			continue
		}
		sec, n := s.section(code.PoolRef(&p))
		for len(sec.Data)%8 != 0 {
			sec.Data = append(sec.Data, 0)
		}
		s.define(p.Sym, n, uint64(len(sec.Data)), uint64(p.Size), object.TypeNone)
		sec.Relocs = append(sec.Relocs, amd64.Fixup{Off: uint32(len(sec.Data)),
			Kind: amd64.Reloc64, Sym: s.of(p.Base), Addend: int64(p.Bits)})
		sec.Data = append(sec.Data, make([]byte, 8)...)
	}
}

// poolSections adds the constants that code reads from memory.
func (s *writer) poolSections() {
	for _, p := range s.syms.Pool {
		if p.Base != amd64.NoSym {
			continue
		}
		sec, n := s.section(code.PoolRef(&p))
		s.define(p.Sym, n, uint64(len(sec.Data)), uint64(p.Size), object.TypeNone)
		// The section is merged by the linker, which must know each entry by its symbol.
		s.o.Symbols[*s.at(p.Sym)].Private = false
		for i := range p.Size {
			word := p.Bits
			if i >= 8 {
				word = p.High
			}
			sec.Data = append(sec.Data, byte(word>>(8*(i%8))))
		}
	}
}

// tableSections adds the jump tables to the read-only data of their functions.
func (s *writer) tableSections() {
	for i := range s.im.JumpTables {
		t := &s.im.JumpTables[i]
		sec, n := s.section(s.im.JumpRef(s.mod, t))
		if t.First {
			sec.Align = max(sec.Align, uint64(t.Size()))
			for len(sec.Data)%t.Size() != 0 {
				sec.Data = append(sec.Data, 0)
			}
			s.define(t.Sym, n, uint64(len(sec.Data)), 0, object.TypeObject)
		}
		entry := amd64.Fixup{Off: uint32(len(sec.Data)), Kind: amd64.Reloc64,
			Sym: s.code[s.mod.Funcs[t.Func].Section].sym, Addend: int64(t.Target)}
		if !t.Address {
			// It is target - table; the relocation gives target - place of the entry.
			entry.Kind = amd64.RelocPC32
			entry.Addend += int64(4 * t.Index)
		}
		sec.Relocs = append(sec.Relocs, entry)
		sec.Data = append(sec.Data, make([]byte, t.Size())...)
	}
}

// exceptionSections adds the data areas and the pointers they use.
func (s *writer) exceptionSections() {
	for i := range s.im.Pointers {
		// One pointer serves all objects of the program: each has it in a group of the same name.
		r := &s.im.Pointers[i]
		sec, n := s.section(r.Ref)
		s.define(r.Sym, n, 0, 8, object.TypeObject)
		// The linker distinguishes the CIEs of two routines by these symbols: with the section's
		// symbol for both, it would merge them.
		p := &s.o.Symbols[*s.at(r.Sym)]
		p.Bind, p.Vis, p.Private = object.Weak, object.Hidden, false
		sec.Relocs = []amd64.Fixup{{Kind: amd64.Reloc64, Sym: s.of(r.To)}}
		sec.Data, sec.Align = make([]byte, 8), 8
	}
	for i := range s.im.Excepts {
		x := &s.im.Excepts[i]
		var sec *object.Section
		sec, s.excepts[i] = s.section(x.Ref)
		sec.Data, sec.Align = x.Data, max(sec.Align, emit.ExceptionsAlign)
		sec.Relocs = s.renumber(append([]amd64.Fixup(nil), x.Relocs...))
	}
	for n := range s.mod.Funcs {
		if f := &s.mod.Funcs[n]; f.Personality != amd64.NoSym {
			s.o.AddSymbol(object.Symbol{Name: code.ExceptionsName(n), Section: s.excepts[f.Except],
				Value: uint64(f.Table)})
		}
	}
}

// patchSections adds the addresses of patchable positions.
func (s *writer) patchSections() {
	for i := range s.im.Patches {
		p := &s.im.Patches[i]
		sec, _ := s.section(s.im.PatchRef(s.mod, p))
		sec.Align = 8
		sec.Relocs = append(sec.Relocs, amd64.Fixup{
			Off: uint32(len(sec.Data)), Kind: amd64.Reloc64,
			Sym: s.code[s.mod.Funcs[p.Func].Section].sym, Addend: int64(p.At),
		})
		sec.Data = append(sec.Data, make([]byte, 8)...)
	}
}
