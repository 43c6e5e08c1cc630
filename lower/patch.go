package lower

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// patchPlace is where a function may be patched.
type patchPlace struct {
	fn int32  // in Result.Funcs
	at uint32 // in the section of its code
}

// patchArea emits the nops that a function wants before its entry, notes the place of all its nops, and returns how many stand
// before it ("patchable-function-prefix" and "patchable-function-entry").
func (c *Compiler) patchArea(f *ir.Func, section int32) int {
	before := countAttr(f, "patchable-function-prefix")
	if before == 0 && c.f.EntryNops == 0 {
		return 0
	}
	s := &c.code[section]
	c.res.patches = append(c.res.patches, patchPlace{fn: int32(len(c.res.Funcs)), at: uint32(len(s.data))})
	for range before {
		s.data = append(s.data, 0x90) // instructions of one byte, so that any part of them can be patched
	}
	return before
}

// patchRef is the section that names the places in a section of code.
func (r *Result) patchRef(p *patchPlace) sectionRef {
	fn := &r.Funcs[p.fn]
	ref := r.code[fn.Section]
	return sectionRef{
		name: "__patchable_function_entries", group: ref.group, loose: ref.loose,
		flags: object.Alloc | object.Write | object.LinkOrder, linked: fn.Section + 1,
	}
}

// patchSections adds the addresses of places to patch.
func (c *Compiler) patchSections(s *objectSymbols) {
	for i := range c.res.patches {
		p := &c.res.patches[i]
		sec, _ := s.section(c.res.patchRef(p))
		sec.Align = 8
		sec.Relocs = append(sec.Relocs, amd64.Fixup{
			Off: uint32(len(sec.Data)), Kind: amd64.Reloc64, Sym: c.code[c.res.Funcs[p.fn].Section].sym, Addend: int64(p.at),
		})
		sec.Data = append(sec.Data, make([]byte, 8)...)
	}
}

// patchPlaces writes the addresses of places to patch.
func (w *asmWriter) patchPlaces() {
	for i := range w.r.patches {
		p := &w.r.patches[i]
		w.section(w.r.patchRef(p))
		w.line("\t.p2align\t3")
		w.line("\t.quad\t.Lpatch%d", p.fn)
	}
}
