package lower

import (
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/isel"
	"statepoint/lower/mir"
	"statepoint/lower/object"
)

// datum is a global variable as it goes into its section.
type datum struct {
	sym     amd64.Sym
	name    string
	section sectionRef
	common  bool // the linker makes room for it, and section is not used
	info    *ir.GlobalInfo
	align   uint64
	size    uint64
	bytes   []byte // nil in a section without contents
	relocs  []amd64.Fixup
	write   bool
}

// globals lays out the module's variables.
func (c *Compiler) globals() {
	c.moduleAsm()
	c.ownMapSymbol()
	filled := map[sectionRef]uint64{}
	for _, g := range c.m.Globals {
		if g.Init == nil || g.Linkage == "available_externally" || strings.HasPrefix(g.Name(), "llvm.") {
			switch g.Name() {
			case "llvm.global_ctors":
				c.startList(g, ".init_array")
			case "llvm.global_dtors":
				c.startList(g, ".fini_array")
			}
			continue
		}
		d := datum{sym: c.syms.Of(g), info: &g.GlobalInfo, write: !g.Constant}
		d.name = c.syms.Name(d.sym)
		d.size = c.sel.Layout.Size(g.Content)
		if !c.sizeFits(g) {
			continue
		}
		d.align = max(g.Align, 1)
		if g.Align == 0 {
			d.align = max(c.sel.Layout.PrefAlign(g.Content), 1)
			if d.size >= 16 && !isZero(g.Init) && g.Content.IsAggregate() {
				d.align = max(d.align, 16)
			}
		}
		d.common = g.Linkage == "common"
		noBits := g.Section != "" && isNoBits(g.Section)
		if !d.common && !(isZero(g.Init) && (noBits || d.write && g.Section == "")) {
			if !c.reserve(g.Span, "the initialiser of `@"+g.Name()+"`", d.size) {
				continue
			}
			w := dataWriter{c: c, span: g.Span, of: g.Name(), d: &d}
			d.bytes = make([]byte, 0, d.size)
			w.value(g.Init)
			w.pad(d.size)
			if (noBits || d.write && g.Section == "") && len(d.relocs) == 0 && allZero(d.bytes) {
				d.bytes = nil
			} else if noBits && !w.failed {
				c.diags.Codef(isel.CodeUnsupportedGlobal, g.Span, "`@%s` begins with something else than zeros, which its section `%s` cannot hold",
					g.Name(), g.Section)
				continue
			}
		}
		var ok bool
		if d.section, ok = c.dataSectionOf(g, &d); !ok {
			continue
		}
		if d.bytes != nil && !c.padFits(g, &d, filled) {
			continue
		}
		c.res.data = append(c.res.data, d)
	}
}

func allZero(b []byte) bool {
	for _, c := range b {
		if c != 0 {
			return false
		}
	}
	return true
}

// isZero reports whether an initialiser is all zero bytes, by its form.
func isZero(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && (c.IsZeroValue() || c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison)
}

// dataSectionOf chooses the section of a variable.
func (c *Compiler) dataSectionOf(g *ir.Global, d *datum) (ref sectionRef, ok bool) {
	if ref, ok = c.group(g, &g.GlobalInfo); !ok || d.common {
		return ref, ok
	}
	ref.retain = c.used[g]
	if name, noBits := sectionAttr(g, d); name != "" {
		ref.name, ref.noBits = name, noBits
		c.explicit(&ref, c.dataFlags(g, d))
		if d.bytes == nil && !ref.noBits { // the section has contents already
			if !c.reserve(g.Span, "the initialiser of `@"+g.Name()+"`", d.size) {
				return ref, false
			}
			d.bytes = make([]byte, d.size)
		}
		return ref, true
	}
	ref.name = g.Section
	if g.Section != "" {
		c.explicit(&ref, c.dataFlags(g, d))
		return ref, true
	}
	ref.name = stemOf(g, d)
	if c.opts.DataSections || ref.group != "" || ref.retain {
		ref.name += "." + d.name
	}
	return ref, true
}

// dataFlags are the flags of a section that a variable is to be in.
func (c *Compiler) dataFlags(g *ir.Global, d *datum) object.Flags {
	flags := object.Alloc
	if d.write || isNoBits(g.Section) || c.opts.PIC && len(d.relocs) > 0 { // a loader writes addresses
		flags |= object.Write
	}
	if g.ThreadLocal != "" {
		flags |= object.Write | object.TLS
	}
	return flags
}

// sectionAttr is the section that a variable's attributes name for what it is, as `#pragma clang section` has them, and whether that has no contents; "" for none.
func sectionAttr(g *ir.Global, d *datum) (name string, noBits bool) {
	if g.Attrs == nil || g.ThreadLocal != "" {
		return "", false
	}
	attr := "data-section"
	switch {
	case !d.write && len(d.relocs) > 0:
		attr = "relro-section"
	case !d.write:
		attr = "rodata-section"
	case d.bytes == nil:
		attr, noBits = "bss-section", true
	}
	a, _ := g.Attrs.Get(attr)
	return a.Value, noBits
}

// isNoBits reports whether a section by its name has no contents in the file.
func isNoBits(section string) bool { return object.Standard(section).Type == object.NoBits }

// stemOf is what the name of a variable's section is or begins with.
func stemOf(g *ir.Global, d *datum) string {
	switch {
	case g.ThreadLocal != "" && d.bytes == nil:
		return ".tbss"
	case g.ThreadLocal != "":
		return ".tdata"
	case d.write && d.bytes == nil:
		return ".bss"
	case d.write:
		return ".data"
	case len(d.relocs) > 0:
		return ".data.rel.ro"
	}
	return ".rodata"
}

// dataWriter writes initialisers as bytes.
type dataWriter struct {
	c    *Compiler
	span source.Span
	of   string // whose initialiser it is
	d    *datum
	// failed is set once a part of the initialiser has been refused; the others are most likely refused for the same reason.
	failed bool
}

func (w *dataWriter) pad(to uint64) {
	for uint64(len(w.d.bytes)) < to {
		w.d.bytes = append(w.d.bytes, 0)
	}
}

func (w *dataWriter) fail(what string) {
	if w.failed {
		return
	}
	w.failed = true
	w.c.diags.Codef(isel.CodeUnsupportedGlobal, w.span, "%s in the initialiser of `@%s` is not supported by the x86-64 code generator", what, w.of)
}

// value appends a value with the padding of its type.
func (w *dataWriter) value(v ir.Value) {
	start := uint64(len(w.d.bytes))
	layout := w.c.sel.Layout
	size := layout.Size(v.Type())
	c, ok := v.(*ir.Const)
	if !ok {
		w.address(v)
		w.pad(start + size)
		return
	}
	switch c.Kind {
	case ir.ConstInt:
		w.integer(c)
	case ir.ConstNull, ir.ConstZero, ir.ConstUndef, ir.ConstPoison:
	case ir.ConstString:
		w.d.bytes = append(w.d.bytes, c.Text...)
	case ir.ConstFloat:
		w.float(c)
	case ir.ConstAggregate:
		for i, e := range c.Elems {
			if c.Type().Kind == ir.StructKind {
				w.pad(start + layout.FieldOffset(c.Type(), i))
			}
			w.value(e)
		}
	case ir.ConstSplat:
		for range c.Type().Len {
			w.value(c.Elems[0])
		}
	case ir.ConstExpr, ir.ConstBlockAddress:
		w.address(c)
	default:
		w.fail("a constant of this kind")
	}
	w.pad(start + size)
}

func (w *dataWriter) integer(c *ir.Const) {
	n := int((c.Type().Bits + 7) / 8)
	if c.Big == nil {
		for i := range n {
			w.d.bytes = append(w.d.bytes, byte(c.Bits>>(8*i)))
		}
		return
	}
	b := c.Big.Bytes() // big-endian
	for i := range n {
		if i < len(b) {
			w.d.bytes = append(w.d.bytes, b[len(b)-1-i])
		} else {
			w.d.bytes = append(w.d.bytes, 0)
		}
	}
}

func (w *dataWriter) float(c *ir.Const) {
	low, high, ok := isel.FloatBits(c)
	if !ok {
		w.fail("the constant `" + c.Text + "` of type `" + c.Type().String() + "`")
		return
	}
	for i := range int(w.c.sel.Layout.StoreSize(c.Type())) {
		word := low
		if i >= 8 {
			word = high
		}
		w.d.bytes = append(w.d.bytes, byte(word>>(8*(i%8))))
	}
}

// address appends the address of a global, or a number that a constant expression comes to.
func (w *dataWriter) address(v ir.Value) {
	sym, off, ok := w.c.sel.ConstAddress(v)
	size := int(w.c.sel.Layout.StoreSize(v.Type()))
	switch {
	case !ok || sym != nil && size != 8:
		w.difference(v, size)
	case sym == nil:
		for i := range size {
			w.d.bytes = append(w.d.bytes, byte(off>>(8*min(i, 7))))
		}
	default:
		w.d.relocs = append(w.d.relocs, amd64.Fixup{Off: uint32(len(w.d.bytes)), Kind: amd64.Reloc64, Sym: w.c.syms.Of(sym), Addend: off})
		w.d.bytes = append(w.d.bytes, make([]byte, 8)...)
	}
}

// difference appends how far a global is from the variable that is written, as tables of relative addresses have it.
func (w *dataWriter) difference(v ir.Value, size int) {
	sym, minus, off, ok := w.c.sel.ConstDifference(v)
	if !ok || w.c.syms.Of(minus) != w.d.sym || size != 4 && size != 8 {
		w.fail("a constant expression")
		return
	}
	kind := amd64.RelocPC32
	if size == 8 {
		kind = amd64.RelocPC64
	}
	at := len(w.d.bytes) // the relocation counts from here
	w.d.relocs = append(w.d.relocs, amd64.Fixup{Off: uint32(at), Kind: kind, Sym: w.c.syms.Of(sym), Addend: off + int64(at)})
	w.d.bytes = append(w.d.bytes, make([]byte, size)...)
}

// objectSymbols gives every symbol that is used or defined a number in the object.
type objectSymbols struct {
	c      *Compiler
	o      *object.Object
	number []amd64.Sym // by the compiler's number, 0 for none yet

	sections   map[sectionRef]object.Sec
	groups     map[string]int
	signatures []string // of groups
}

// add adds a section of its own.
func (s *objectSymbols) add(sec *object.Section) object.Sec {
	n := s.o.AddSection(sec)
	s.sections[sectionRef{name: sec.Name}] = n
	return n
}

func (s *objectSymbols) of(n amd64.Sym) amd64.Sym {
	at := s.at(n)
	if *at == 0 {
		*at = s.o.AddSymbol(s.undefined(n))
	}
	return *at
}

// at is where the number of a symbol is kept. Symbols may still be added to the module's.
func (s *objectSymbols) at(n amd64.Sym) *amd64.Sym {
	if int(n) >= len(s.number) {
		s.number = append(s.number, make([]amd64.Sym, max(int(n)+1, 2*len(s.number))-len(s.number))...)
	}
	return &s.number[n]
}

// undefined is a symbol that other objects define.
func (s *objectSymbols) undefined(n amd64.Sym) object.Symbol {
	sym := object.Symbol{Name: s.c.syms.Name(n), Bind: object.Global}
	if info := ir.Info(s.c.syms.Get(n).Value); info != nil {
		if info.Linkage == "extern_weak" {
			sym.Bind = object.Weak
			s.c.res.weak = append(s.c.res.weak, sym.Name)
		}
		if info.ThreadLocal != "" {
			sym.Type = object.TypeTLS
		}
	}
	return sym
}

// define adds a symbol of a section.
func (s *objectSymbols) define(n amd64.Sym, sec object.Sec, value, size uint64, t object.SymType) {
	sym := object.Symbol{Name: s.c.syms.Name(n), Section: sec, Value: value, Size: size, Type: t, Bind: object.Global}
	if sec > 0 && s.o.Sections[sec].Flags&object.TLS != 0 {
		sym.Type = object.TypeTLS
	}
	if v := s.c.syms.Get(n).Value; v != nil {
		sym.Prov = uint32(v.ID())
		linkage(&sym, ir.Info(v))
	} else {
		sym.Bind, sym.Private = object.Local, true
	}
	*s.at(n) = s.o.AddSymbol(sym)
}

// linkage gives a symbol the binding and visibility of its keywords (LangRef, "Linkage Types").
func linkage(sym *object.Symbol, info *ir.GlobalInfo) {
	switch info.Linkage {
	case "private":
		sym.Bind, sym.Private = object.Local, true
	case "internal":
		sym.Bind = object.Local
	case "weak", "weak_odr", "linkonce", "linkonce_odr":
		sym.Bind = object.Weak
	}
	switch info.Visibility {
	case "hidden":
		sym.Vis = object.Hidden
	case "protected":
		sym.Vis = object.Protected
	}
}

// object builds the object file.
func (c *Compiler) object() error {
	file := c.m.SourceFile
	if file == "" {
		file = c.m.Name
	}
	o := object.New(file)
	s := objectSymbols{c: c, o: o, number: make([]amd64.Sym, c.syms.Len()+len(c.res.Funcs)+len(c.referenced)+8)}
	s.sections, s.groups = map[sectionRef]object.Sec{}, map[string]int{}
	for i := range c.code {
		code := &c.code[i]
		var sec *object.Section
		sec, code.sec = s.section(code.ref)
		sec.Data, sec.Align = code.data, code.align
		if code.ref == (sectionRef{name: ".text"}) {
			sec.Align = max(sec.Align, c.res.asm.Align)
		}
		code.sym = o.SectionSymbol(code.sec)
	}
	for _, f := range c.m.Funcs {
		if at, ok := c.place[f]; ok {
			fn := &c.res.Funcs[at]
			s.define(c.syms.Of(f), c.code[fn.Section].sec, uint64(fn.at), uint64(fn.Size), object.TypeFunc)
		}
	}
	c.dataSections(&s)
	c.patchSections(&s)
	c.poolSections(&s)
	c.exceptionSections(&s)
	c.tableSections(&s)
	c.aliases(&s)
	for i := range c.code {
		o.Sections[c.code[i].sec].Relocs = c.renumber(&s, c.code[i].fixups)
	}
	c.mapSection(&s)
	c.returnTables(&s)
	s.signGroups()
	for i := range c.fdes {
		f := &c.fdes[i]
		code := c.code[f.section].sym
		var err error
		if f.personality != amd64.NoSym {
			table := o.SectionSymbol(c.excepts[f.except].sec)
			err = c.eh.AddWithTable(code, int64(f.offset), f.size, f.ops, object.Personality{Sym: s.of(f.personality)}, table, int64(f.table))
		} else {
			err = c.eh.Add(code, int64(f.offset), f.size, f.ops)
		}
		if err != nil {
			return err
		}
	}
	if len(c.fdes) > 0 {
		o.AddSection(c.eh.Section())
	}
	o.AddSection(object.Standard(".note.GNU-stack"))
	c.symbolDirectives(o)
	o.ResolveLocal() // as assemblers do
	c.res.Object = o
	c.res.at = s.sections
	c.res.pool = c.syms.Pool
	c.res.symbols = make([]string, c.syms.Len())
	for i := 1; i < c.syms.Len(); i++ {
		c.res.symbols[i] = c.syms.Name(amd64.Sym(i))
	}
	return nil
}

// renumber turns the compiler's symbols in fixups into the object's.
func (c *Compiler) renumber(s *objectSymbols, fix []amd64.Fixup) []amd64.Fixup {
	for i := range fix {
		fix[i].Sym = s.of(fix[i].Sym)
	}
	return fix
}

// dataSections adds the variables' sections, in the order the variables first name them.
func (c *Compiler) dataSections(s *objectSymbols) {
	for i := range c.res.data {
		d := &c.res.data[i]
		if d.common {
			s.define(d.sym, object.Common, d.align, d.size, object.TypeObject)
			continue
		}
		sec, n := s.section(d.section)
		sec.Align = max(sec.Align, d.align)
		if sec.Type == object.NoBits {
			sec.Size = (sec.Size + d.align - 1) &^ (d.align - 1)
			s.define(d.sym, n, sec.Size, d.size, object.TypeObject)
			sec.Size += d.size
			continue
		}
		for uint64(len(sec.Data))%d.align != 0 {
			sec.Data = append(sec.Data, 0)
		}
		s.define(d.sym, n, uint64(len(sec.Data)), d.size, object.TypeObject)
		base := uint32(len(sec.Data))
		sec.Data = append(sec.Data, d.bytes...)
		for _, r := range d.relocs {
			r.Off += base
			sec.Relocs = append(sec.Relocs, r)
		}
	}
	// Symbols are numbered only now that all are defined.
	for i := 1; i < len(s.o.Sections); i++ {
		c.renumber(s, s.o.Sections[i].Relocs)
	}
}

// poolSections adds the constants that code reads from memory.
func (c *Compiler) poolSections(s *objectSymbols) {
	for _, p := range c.syms.Pool {
		sec, n := s.section(poolRef(&p))
		if p.Base != amd64.NoSym {
			for len(sec.Data)%8 != 0 {
				sec.Data = append(sec.Data, 0)
			}
			s.define(p.Sym, n, uint64(len(sec.Data)), uint64(p.Size), object.TypeNone)
			sec.Relocs = append(sec.Relocs, amd64.Fixup{Off: uint32(len(sec.Data)), Kind: amd64.Reloc64, Sym: s.of(p.Base), Addend: int64(p.Bits)})
			sec.Data = append(sec.Data, make([]byte, 8)...)
			continue
		}
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

// poolRef is the section of a constant.
func poolRef(p *mir.PoolConstant) sectionRef {
	if p.Base != amd64.NoSym {
		return sectionRef{name: ".data.rel.ro"}
	}
	return sectionRef{name: ".rodata.cst" + strconv.Itoa(p.Size)}
}

// tableSections adds the jump tables to the read-only data, that of their functions.
func (c *Compiler) tableSections(s *objectSymbols) {
	for i := range c.res.tables {
		t := &c.res.tables[i]
		sec, n := s.section(c.res.jumpRef(t))
		if t.first {
			sec.Align = max(sec.Align, 4)
			for len(sec.Data)%4 != 0 {
				sec.Data = append(sec.Data, 0)
			}
			s.define(t.sym, n, uint64(len(sec.Data)), 0, object.TypeObject)
		}
		// The entry is target - table; the relocation gives target - place of the entry.
		sec.Relocs = append(sec.Relocs, amd64.Fixup{
			Off: uint32(len(sec.Data)), Kind: amd64.RelocPC32, Sym: c.code[c.res.Funcs[t.fn].Section].sym, Addend: int64(t.target) + int64(4*t.index),
		})
		sec.Data = append(sec.Data, 0, 0, 0, 0)
	}
}

// jumpRef is the section of a jump table.
func (r *Result) jumpRef(t *tableEntry) sectionRef {
	fn := &r.Funcs[t.fn]
	ref := r.code[fn.Section]
	if !fn.ownTables {
		return sectionRef{name: ".rodata"}
	}
	ref.retain, ref.unique = false, 0
	return ref.like(".rodata." + fn.Name)
}

// aliasDef is an alias of something defined here.
type aliasDef struct {
	name, target string
	off          int64
	info         *ir.GlobalInfo
	chosen       bool // target chooses what it stands for
}

// aliases defines second names, and those of functions that are chosen when the program starts. What a name stands for must be defined here.
func (c *Compiler) aliases(s *objectSymbols) {
	for _, a := range c.m.Aliases {
		c.alias(s, a, a.Aliasee, &a.GlobalInfo, false)
	}
	for _, i := range c.m.IFuncs {
		c.alias(s, i, i.Resolver, &i.GlobalInfo, true)
	}
}

// alias defines one of them.
func (c *Compiler) alias(s *objectSymbols, a ir.Named, aliasee ir.Value, info *ir.GlobalInfo, chosen bool) {
	target, off, ok := c.sel.ConstAddress(aliasee)
	for ok && target != nil {
		inner, isAlias := target.(*ir.Alias)
		if !isAlias {
			break
		}
		var more int64
		target, more, ok = c.sel.ConstAddress(inner.Aliasee)
		off += more
	}
	if !ok || target == nil {
		return
	}
	to := s.o.Symbols[s.of(c.syms.Of(target))]
	if to.Section == object.Undefined {
		return
	}
	sym := object.Symbol{Name: a.Name(), Section: to.Section, Value: to.Value + uint64(off), Size: to.Size, Type: to.Type, Bind: object.Global}
	if chosen {
		sym.Type = object.TypeIFunc
	}
	linkage(&sym, info)
	c.res.aliases = append(c.res.aliases, aliasDef{c.syms.Name(c.syms.Of(a)), c.syms.Name(c.syms.Of(target)), off, info, chosen})
	if old := *s.at(c.syms.Of(a)); old != 0 {
		s.o.Symbols[old] = sym
		return
	}
	*s.at(c.syms.Of(a)) = s.o.AddSymbol(sym)
}
