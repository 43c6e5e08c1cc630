package objectwriter

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/mir"
	"statepoint/lower/object"
)

// writer assembles one object. It assigns a number to every symbol that is used or defined.
type writer struct {
	m      *ir.Module
	syms   *mir.Symbols
	consts *isel.Context
	mod    *code.Module
	im     *code.Image

	o      *object.Object
	number []amd64.Sym // by the compiler's number, 0 for none yet

	code     []place      // of Image.Code
	excepts  []object.Sec // of Image.Excepts
	sections map[code.Ref]object.Sec
	groups   map[string]int
	// signatures are those of groups.
	signatures []string
	// labels are the symbols that printers of tables made.
	labels map[string]amd64.Sym
	// ends caches the final targets of aliases.
	ends map[*ir.Alias]end
}

// place is a section of code in the object, and its symbol.
type place struct {
	sec object.Sec
	sym amd64.Sym
}

// Write makes the object of a compiled module. It adds to the image what only the object
// determines: which aliases have defined targets, and which symbols are weak.
func Write(
	m *ir.Module, syms *mir.Symbols, consts *isel.Context, mod *code.Module, im *code.Image,
) (*object.Object, error) {
	s := writer{
		m: m, syms: syms, consts: consts, mod: mod, im: im, o: object.New(im.File),
		number:   make([]amd64.Sym, syms.Len()+len(mod.Funcs)+len(im.Pointers)+8),
		code:     make([]place, len(im.Code)),
		excepts:  make([]object.Sec, len(im.Excepts)),
		sections: map[code.Ref]object.Sec{},
		groups:   map[string]int{},
		labels:   map[string]amd64.Sym{},
	}
	s.codeSections()
	s.printedTables(true)
	s.poolSections()
	s.tableSections()
	s.dataSections()
	s.patchSections()
	s.exceptionSections()
	s.addressSections()
	s.aliases()
	for i := range im.Code {
		s.o.Sections[s.code[i].sec].Relocs = s.renumber(im.Code[i].Fixups)
	}
	s.printedTables(false)
	s.mapSection()
	s.returnTables()
	s.signGroups()
	if err := s.frames(); err != nil {
		return nil, err
	}
	s.o.AddSection(object.Standard(".note.GNU-stack"))
	s.symbolDirectives()
	s.o.ResolveLocal() // as assemblers do
	im.Pool = syms.Pool
	if im.MachO != nil {
		im.MachO.Verbatim = syms.Verbatim
	}
	im.Symbols = make([]string, syms.Len())
	for i := 1; i < syms.Len(); i++ {
		im.Symbols[i] = syms.Name(amd64.Sym(i))
	}
	return s.o, nil
}

// codeSections adds the code, and the functions' symbols.
func (s *writer) codeSections() {
	for i := range s.im.Code {
		c := &s.im.Code[i]
		sec, n := s.section(c.Ref)
		sec.Data, sec.Align = c.Data, c.Align
		if c.Ref == code.Text {
			sec.Align = max(sec.Align, s.im.Asm.Align)
		}
		s.code[i] = place{n, s.o.SectionSymbol(n)}
	}
	for i := range s.mod.Funcs {
		f := &s.mod.Funcs[i]
		s.define(f.Sym, s.code[f.Section].sec, uint64(f.At), uint64(f.Size), object.TypeFunc)
	}
}

// frames adds the call frame information of the functions.
func (s *writer) frames() error {
	var eh object.EHFrame
	for i := range s.im.FDEs {
		f := &s.im.FDEs[i]
		in, at := s.code[f.Section].sym, int64(f.Offset)
		var err error
		if f.Personality != amd64.NoSym {
			table := s.o.SectionSymbol(s.excepts[f.Except])
			who := object.Personality{Sym: s.of(f.Personality),
				Encoding: object.IndirectPCRel4, TableEncoding: object.PCRel4}
			err = eh.AddWithTable(in, at, f.Size, f.Ops, who, table, int64(f.Table))
		} else {
			err = eh.Add(in, at, f.Size, f.Ops)
		}
		if err != nil {
			return err
		}
	}
	if len(s.im.FDEs) > 0 {
		s.o.AddSection(eh.Section())
	}
	return nil
}
