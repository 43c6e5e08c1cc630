package lower

import (
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/isel"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// sectionRef says which section something goes to. Sections of one name that differ in anything else are different sections.
type sectionRef struct {
	name string
	// group is the name of the section group it is a member of, "" for none; loose is set if linkers do not drop duplicates of it.
	group string
	loose bool
	// retain is set if linkers keep the section though nothing refers to it; unique then tells sections of the same name apart.
	retain bool
	unique int
	// flags are those of a section that the module names; 0 for what the name says.
	flags object.Flags
	// linked is one more than the number of the section of code whose order it follows, and with which it is dropped, 0 for none.
	linked int32
	// noBits is set if it has no contents whatever its name says.
	noBits bool
}

// like is the section of another name that lives and dies with r.
func (r sectionRef) like(name string) sectionRef {
	r.name = name
	return r
}

// codeSection is a section of code while it is filled.
type codeSection struct {
	ref    sectionRef
	data   []byte
	fixups []amd64.Fixup
	align  uint64
	base   uint32 // where it begins in Result.Text
	own    bool   // has a name of its own, and so have the tables of its functions

	sec object.Sec
	sym amd64.Sym // the section's
}

// Section is a section of code.
type Section struct {
	Name string
	// Group is the name of the section group it is a member of, "" for none.
	Group string
	// Offset and Size say which part of Result.Text it is.
	Offset, Size uint32
}

// group is the section group that a symbol asks for by its comdat.
func (c *Compiler) group(v ir.Named, info *ir.GlobalInfo) (ref sectionRef, ok bool) {
	if info.Comdat == nil {
		return ref, true
	}
	ref.group = info.Comdat.Name
	switch info.Comdat.Kind {
	case "any":
	case "nodeduplicate":
		ref.loose = true
	default:
		c.diags.Codef(isel.CodeUnsupportedGlobal, spanOf(v), "`@%s` is in a comdat of the kind `%s`: ELF has `any` and `nodeduplicate` only",
			v.Name(), info.Comdat.Kind)
		return ref, false
	}
	return ref, true
}

// spanOf is where the text defines a function or variable.
func spanOf(v ir.Named) source.Span {
	switch v := v.(type) {
	case *ir.Func:
		return v.Span
	case *ir.Global:
		return v.Span
	}
	return source.Span{}
}

// codeSectionOf chooses the section of a function and returns its number.
func (c *Compiler) codeSectionOf(f *ir.Func) (n int32, ok bool) {
	ref, ok := c.group(f, &f.GlobalInfo)
	if !ok {
		return 0, false
	}
	own := c.opts.FunctionSections || ref.group != ""
	if c.used[f] {
		ref.retain = true
		own = true
	}
	switch {
	case f.Section != "":
		ref.name = f.Section
		c.explicit(&ref, object.Alloc|object.Exec)
	case own:
		ref.name = ".text." + c.syms.Name(c.syms.Of(f))
	default:
		ref.name = ".text"
	}
	n, known := c.codeAt[ref]
	if !known {
		n = int32(len(c.code))
		c.code = append(c.code, codeSection{ref: ref, align: textAlign, own: own})
		c.codeAt[ref] = n
	}
	return n, true
}

// explicit completes a section that the module names. What asks for other flags than the first of that name gets another section of the name.
func (c *Compiler) explicit(ref *sectionRef, flags object.Flags) {
	if flags != object.Standard(ref.name).Flags {
		ref.flags = flags
	}
	if ref.retain {
		c.unique++
		ref.unique = c.unique
		return
	}
	for _, r := range c.named[ref.name] {
		if r.group == ref.group && r.flags == ref.flags && (r.noBits == ref.noBits || ref.noBits) {
			*ref = r
			return
		}
	}
	known := object.Known(ref.name) && ref.group == "" && ref.flags != 0
	for _, r := range c.named[ref.name] {
		known = known || r.group == ref.group
	}
	if known {
		c.unique++
		ref.unique = c.unique
	}
	c.named[ref.name] = append(c.named[ref.name], *ref)
}

// findUsed notes what llvm.used names: the linker keeps it (LangRef, "The 'llvm.used' Global Variable").
func (c *Compiler) findUsed() {
	g, ok := c.m.Lookup("llvm.used").(*ir.Global)
	if !ok {
		return
	}
	list, ok := g.Init.(*ir.Const)
	if !ok {
		return
	}
	c.used = map[ir.Named]bool{}
	for _, v := range list.Elems {
		if sym, _, ok := c.sel.ConstAddress(v); ok && sym != nil {
			c.used[sym] = true
		}
	}
}

// placeCode lays the sections of code out one after the other, and fills in what depends on where they are.
func (c *Compiler) placeCode() {
	if len(c.code) == 1 {
		c.res.Text = c.code[0].data
	} else {
		size := 0
		for i := range c.code {
			s := &c.code[i]
			size = (size + textAlign - 1) &^ (textAlign - 1)
			s.base = uint32(size)
			size += len(s.data)
		}
		text := make([]byte, size)
		for i := range c.code {
			s := &c.code[i]
			end := int(s.base) + copy(text[s.base:], s.data)
			s.data = text[s.base:end:end]
		}
		c.res.Text = text
	}
	for i := range c.code {
		s := &c.code[i]
		c.res.Sections = append(c.res.Sections, Section{s.ref.name, s.ref.group, s.base, uint32(len(s.data))})
		c.res.code = append(c.res.code, s.ref)
	}
	for i := range c.res.Funcs {
		fn := &c.res.Funcs[i]
		fn.Offset = c.code[fn.Section].base + fn.at
	}
}

// sectionFor is an empty section.
func sectionFor(ref sectionRef) *object.Section {
	s := object.Standard(ref.name)
	if !object.Known(ref.name) {
		s.Align = 1 // the linker may make a table of what several objects have in sections of this name
	}
	if ref.flags != 0 {
		s.Flags, s.Entry = ref.flags, 0
		if ref.flags&object.Exec != 0 {
			s.Type = object.ProgBits
		}
	}
	if ref.noBits {
		s.Type = object.NoBits
	}
	if ref.retain {
		s.Flags |= object.Retain
	}
	return s
}

// section finds or makes a section of the object.
func (s *objectSymbols) section(ref sectionRef) (*object.Section, object.Sec) {
	if n, ok := s.sections[ref]; ok {
		return s.o.Sections[n], n
	}
	sec := sectionFor(ref)
	if ref.group != "" {
		sec.Group = s.group(ref)
	}
	if ref.linked > 0 {
		sec.LinkedTo = s.c.code[ref.linked-1].sec
	}
	n := s.o.AddSection(sec)
	s.sections[ref] = n
	return sec, n
}

// group finds or makes the group of a section. It gets its symbol when all symbols are known.
func (s *objectSymbols) group(ref sectionRef) int {
	n, ok := s.groups[ref.group]
	if !ok {
		n = s.o.AddGroup(object.Group{Comdat: !ref.loose})
		s.groups[ref.group] = n
		s.signatures = append(s.signatures, ref.group)
	}
	return n
}

// signGroups gives each group the symbol it is known by: the one of its name, or a symbol that is nothing else.
func (s *objectSymbols) signGroups() {
	pointers := map[string]amd64.Sym{}
	for _, r := range s.c.res.refs {
		pointers[r.ref.group] = r.pointer
	}
	for i, name := range s.signatures {
		sym := amd64.NoSym
		if v := s.c.m.Lookup(name); v != nil {
			sym = *s.at(s.c.syms.Of(v))
		}
		if r, ok := pointers[name]; ok {
			sym = *s.at(r)
		}
		if sym == amd64.NoSym || s.o.Symbols[sym].Private {
			sym = s.o.AddSymbol(object.Symbol{Name: name})
		}
		s.o.Groups[i].Signature = sym
	}
}

// directive is the assembler's directive that switches to a section; linked is a symbol of the one that it follows.
func (r sectionRef) directive(s *object.Section, linked string) string {
	var b strings.Builder
	b.WriteString("\t.section\t" + quoteSection(r.name) + ",\"")
	for _, f := range [...]struct {
		bit    object.Flags
		letter byte
	}{{object.Alloc, 'a'}, {object.Exec, 'x'}, {object.Write, 'w'}, {object.Merge, 'M'}, {object.Strings, 'S'}, {object.TLS, 'T'}} {
		if s.Flags&f.bit != 0 {
			b.WriteByte(f.letter)
		}
	}
	if r.group != "" {
		b.WriteByte('G')
	}
	if r.retain {
		b.WriteByte('R')
	}
	if r.linked > 0 {
		b.WriteByte('o')
	}
	kind, ok := map[object.SectionType]string{
		object.NoBits: "@nobits", object.InitArray: "@init_array", object.FiniArray: "@fini_array", object.PreinitArray: "@preinit_array",
		object.Note: "@note",
	}[s.Type]
	if !ok {
		kind = "@progbits"
	}
	b.WriteString("\"," + kind)
	if s.Flags&object.Merge != 0 {
		b.WriteString("," + strconv.FormatUint(s.Entry, 10))
	}
	if r.linked > 0 {
		b.WriteString("," + quoteSymbol(linked))
	}
	if r.group != "" {
		b.WriteString("," + quoteSymbol(r.group))
		if !r.loose {
			b.WriteString(",comdat")
		}
	}
	if r.unique != 0 {
		b.WriteString(",unique," + strconv.Itoa(r.unique))
	}
	return b.String()
}

// quoteSection is a section's name as assemblers read it.
func quoteSection(name string) string {
	for i := range len(name) {
		switch c := name[i]; {
		case c == '_' || c == '.' || c == '-' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9':
			continue
		}
		return strconv.Quote(name)
	}
	return name
}

// mapsOf splits the map by the sections its functions are in.
func (c *Compiler) mapsOf() (maps []*stackmap.Map, functions [][]stackmap.TableFunction) {
	maps, functions = make([]*stackmap.Map, len(c.code)), make([][]stackmap.TableFunction, len(c.code))
	m := c.res.Map
	if len(c.code) == 1 {
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
