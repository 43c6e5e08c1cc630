package lower

import (
	"encoding/binary"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
	"statepoint/lower/object"
)

// callSite is a call of a function with a personality routine, as its table of call sites needs it.
type callSite struct {
	first, last int32 // emitted instructions
	pad         amd64.Label
	hasPad      bool
	landing     int32 // mir.Func.Pads, of what the unwinder lands from
}

// lsda builds the language-specific data area of a function (Itanium C++ ABI: Exception Handling, "The LSDA" as GCC and LLVM lay it out): call sites,
// actions, type infos, filters.
type lsda struct {
	f       *mir.Func
	actions []byte
	filters []byte
	first   map[int32]uint64 // the action, plus one, where a landing pad's chain begins
}

// action is the first action of a pad: 0 if all it does is clean up. The chain is written from its end, so that each action knows where the next one is.
func (l *lsda) action(pad int32) uint64 {
	if a, ok := l.first[pad]; ok {
		return a
	}
	p := &l.f.Pads[pad]
	next := -1 // offset of the action that follows
	add := func(filter int64) {
		at := len(l.actions)
		l.actions = appendSLEB(l.actions, filter)
		if next < 0 {
			l.actions = append(l.actions, 0)
		} else {
			l.actions = appendSLEB(l.actions, int64(next-len(l.actions)))
		}
		next = at
	}
	if p.Cleanup && p.Clauses > 0 {
		add(0)
	}
	for i := p.Clauses - 1; i >= 0; i-- {
		c := &l.f.Clauses[p.Clause0+i]
		if !c.Filter {
			add(l.f.TypeIndex(c.Types[0]))
			continue
		}
		filter := -int64(len(l.filters)) - 1
		for _, t := range c.Types {
			l.filters = binary.AppendUvarint(l.filters, uint64(l.f.TypeIndex(t)))
		}
		l.filters = append(l.filters, 0)
		add(filter)
	}
	l.first[pad] = uint64(next + 1)
	return uint64(next + 1)
}

func appendSLEB(b []byte, n int64) []byte {
	for {
		c := byte(n & 0x7f)
		n >>= 7
		if n == 0 && c&0x40 == 0 || n == -1 && c&0x40 != 0 {
			return append(b, c)
		}
		b = append(b, c|0x80)
	}
}

// Encodings of the data area.
const (
	omitted         = 0xff
	ulebEncoding    = 0x01
	indirectPCRel4  = 0x9b
	exceptionsAlign = 4
)

// exceptSection is a section of data areas of functions with a personality routine.
type exceptSection struct {
	ref    sectionRef
	data   []byte
	relocs []amd64.Fixup
	sec    object.Sec
}

// exceptSectionOf is the section for a function's data area: one that goes where the function goes.
func (c *Compiler) exceptSectionOf(fn *Func) int32 {
	ref := sectionRef{name: ".gcc_except_table"}
	if s := &c.code[fn.Section]; s.own {
		ref = s.ref.like(ref.name + "." + fn.Name)
		ref.retain, ref.unique = false, 0
	}
	n, ok := c.exceptAt[ref]
	if !ok {
		n = int32(len(c.excepts))
		c.excepts = append(c.excepts, exceptSection{ref: ref})
		c.exceptAt[ref] = n
	}
	return n
}

// exceptionTable appends the data area of the function just emitted to a section, and returns where it begins.
func (c *Compiler) exceptionTable(x *exceptSection) uint32 {
	e := &c.em
	l := lsda{f: e.f, first: map[int32]uint64{}}
	spans := e.asm.Spans()
	var sites []byte
	at := uint32(0)
	site := func(from, to uint32, pad uint32, action uint64) {
		if from == to {
			return
		}
		sites = binary.AppendUvarint(sites, uint64(from))
		sites = binary.AppendUvarint(sites, uint64(to-from))
		sites = binary.AppendUvarint(sites, uint64(pad))
		sites = binary.AppendUvarint(sites, action)
	}
	for i := range e.calls {
		s := &e.calls[i]
		if !s.hasPad {
			continue
		}
		from, to := spans[s.first].From, spans[s.last].To
		site(at, from, 0, 0) // calls that nothing catches here
		pad, _ := e.asm.Offset(s.pad)
		site(from, to, pad, l.action(s.landing))
		at = to
	}
	end := uint32(0)
	if n := len(spans); n > 0 {
		end = spans[n-1].To
	}
	site(at, end, 0, 0)

	for len(x.data)%exceptionsAlign != 0 {
		x.data = append(x.data, 0)
	}
	start := uint32(len(x.data))
	out := append(x.data, omitted)
	tail := append([]byte{ulebEncoding}, binary.AppendUvarint(nil, uint64(len(sites)))...)
	tail = append(append(tail, sites...), l.actions...)
	if len(l.f.TypeInfos) == 0 {
		x.data = append(append(out, omitted), tail...)
		return start
	}
	out = append(out, indirectPCRel4)
	// The distance from behind itself to the end of the type infos, which must be aligned; its own length is part of the sum.
	distance := uint64(0)
	pad := 0
	for range 8 {
		head := len(out) + len(binary.AppendUvarint(nil, distance))
		pad = -(head + len(tail)) & (exceptionsAlign - 1)
		distance = uint64(len(tail) + pad + 4*len(l.f.TypeInfos))
	}
	out = append(binary.AppendUvarint(out, distance), tail...)
	for range pad {
		out = append(out, 0)
	}
	for len(out)%exceptionsAlign != 0 {
		out = append(out, 0)
	}
	for i := len(l.f.TypeInfos) - 1; i >= 0; i-- {
		if l.f.TypeInfos[i] != amd64.NoSym {
			x.relocs = append(x.relocs, amd64.Fixup{Off: uint32(len(out)), Kind: amd64.RelocPC32, Sym: c.reference(l.f.TypeInfos[i])})
		}
		out = append(out, 0, 0, 0, 0)
	}
	x.data = append(out, l.filters...)
	return start
}

// reference is the symbol of a pointer to sym, DW.ref.name, by which tables that cannot be relocated find what another module defines.
func (c *Compiler) reference(sym amd64.Sym) amd64.Sym {
	if r, ok := c.references[sym]; ok {
		return r
	}
	r := c.syms.Local("DW.ref." + c.syms.Name(sym))
	if c.references == nil {
		c.references = map[amd64.Sym]amd64.Sym{}
	}
	c.references[sym] = r
	c.referenced = append(c.referenced, sym)
	return r
}

// personality is the symbol of a function's personality routine, NoSym if it has none.
func (c *Compiler) personality(f *ir.Func) amd64.Sym {
	if f.Personality == nil {
		return amd64.NoSym
	}
	sym, off, ok := c.sel.ConstAddress(f.Personality)
	if !ok || sym == nil || off != 0 {
		return amd64.NoSym
	}
	return c.syms.Of(sym)
}

// exceptionSections adds the data areas and the pointers they use.
func (c *Compiler) exceptionSections(s *objectSymbols) {
	for _, sym := range c.referenced {
		// One pointer for all objects of the program: each has it in a group of the same name.
		r := reference{ref: referenceSection(c.syms.Name(c.references[sym])), pointer: c.references[sym], to: sym}
		c.res.refs = append(c.res.refs, r)
		sec, n := s.section(r.ref)
		s.define(r.pointer, n, 0, 8, object.TypeObject)
		// The linker tells the CIEs of two routines apart by these symbols: with that of the section for both, it would take them for one.
		p := &s.o.Symbols[*s.at(r.pointer)]
		p.Bind, p.Vis, p.Private = object.Weak, object.Hidden, false
		sec.Relocs = []amd64.Fixup{{Kind: amd64.Reloc64, Sym: s.of(sym)}}
		sec.Data, sec.Align = make([]byte, 8), 8
	}
	for i := range c.excepts {
		x := &c.excepts[i]
		var sec *object.Section
		sec, x.sec = s.section(x.ref)
		sec.Data, sec.Align = x.data, max(sec.Align, exceptionsAlign)
		sec.Relocs = c.renumber(s, append([]amd64.Fixup(nil), x.relocs...))
	}
	c.res.excepts = c.excepts
}

// reference is a pointer to what another module may define.
type reference struct {
	ref         sectionRef
	pointer, to amd64.Sym
}

// referenceSection is the section of a pointer of that name.
func referenceSection(name string) sectionRef { return sectionRef{name: ".data." + name, group: name} }
