package lower

import (
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/asmtext"
	"statepoint/lower/isel"
	"statepoint/lower/object"
)

// datum is a global variable as it goes into its section.
type datum struct {
	sym     amd64.Sym
	name    string
	section string
	info    *ir.GlobalInfo
	align   uint64
	size    uint64
	bytes   []byte // nil in a section without contents
	relocs  []amd64.Fixup
	write   bool
}

// globals lays out the module's variables.
func (c *Compiler) globals() {
	if what, line, ok := asmtext.FirstStatement(strings.Join(c.m.Asm, "\n")); ok {
		if len(what) > 60 {
			what = what[:57] + "…"
		}
		c.diags.Codef(isel.CodeUnsupportedGlobal, source.Span{}, "module-level assembly is not supported by the x86-64 code generator, "+
			"but for comments and directives that leave no trace: line %d of `module asm` is `%s`", line, what)
	}
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
		if d.size > 1<<31 {
			c.diags.Codef(isel.CodeUnsupportedGlobal, g.Span, "a global of more than 2 GB is not supported by the x86-64 code generator")
			continue
		}
		d.align = max(g.Align, 1)
		if g.Align == 0 {
			d.align = max(c.sel.Layout.PrefAlign(g.Content), 1)
			if d.size >= 16 && !isZero(g.Init) && g.Content.IsAggregate() {
				d.align = max(d.align, 16)
			}
		}
		if !isZero(g.Init) || !d.write || g.Section != "" {
			w := dataWriter{c: c, span: g.Span, of: g.Name(), d: &d}
			d.bytes = make([]byte, 0, d.size)
			w.value(g.Init)
			w.pad(d.size)
		}
		d.section = sectionOf(g, &d)
		c.res.data = append(c.res.data, d)
	}
}

// isZero reports whether an initialiser is all zero bytes, by its form.
func isZero(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && (c.IsZeroValue() || c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison)
}

// sectionOf chooses the section of a variable.
func sectionOf(g *ir.Global, d *datum) string {
	switch {
	case g.Section != "":
		return g.Section
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
}

func (s *objectSymbols) of(n amd64.Sym) amd64.Sym {
	if s.number[n] == 0 {
		s.number[n] = s.o.AddSymbol(s.undefined(n))
	}
	return s.number[n]
}

// undefined is a symbol that other objects define.
func (s *objectSymbols) undefined(n amd64.Sym) object.Symbol {
	sym := object.Symbol{Name: s.c.syms.Name(n), Bind: object.Global}
	if info := ir.Info(s.c.syms.Get(n).Value); info != nil {
		if info.Linkage == "extern_weak" {
			sym.Bind = object.Weak
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
	if s.o.Sections[sec].Flags&object.TLS != 0 {
		sym.Type = object.TypeTLS
	}
	if v := s.c.syms.Get(n).Value; v != nil {
		sym.Prov = uint32(v.ID())
		linkage(&sym, ir.Info(v))
	} else {
		sym.Bind, sym.Private = object.Local, true
	}
	s.number[n] = s.o.AddSymbol(sym)
}

// linkage gives a symbol the binding and visibility of its keywords (LangRef, "Linkage Types").
func linkage(sym *object.Symbol, info *ir.GlobalInfo) {
	switch info.Linkage {
	case "private":
		sym.Bind, sym.Private = object.Local, true
	case "internal":
		sym.Bind = object.Local
	case "weak", "weak_odr", "linkonce", "linkonce_odr", "common":
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
	text := object.Standard(".text")
	text.Data = c.text
	for _, f := range c.m.Funcs {
		text.Align = max(text.Align, f.Align)
	}
	textSec := o.AddSection(text)
	textSym := o.SectionSymbol(textSec)
	for _, f := range c.m.Funcs {
		if at, ok := c.place[f]; ok {
			fn := &c.res.Funcs[at]
			s.define(c.syms.Of(f), textSec, uint64(fn.Offset), uint64(fn.Size), object.TypeFunc)
		}
	}
	c.dataSections(&s)
	c.poolSections(&s)
	c.exceptionSections(&s)
	c.tableSection(&s, textSym)
	c.aliases(&s)
	text.Relocs = c.renumber(&s, c.fixups)
	c.mapSection(&s)
	c.returnTable(&s, textSym)
	for i := range c.fdes {
		f := &c.fdes[i]
		var err error
		if f.personality != amd64.NoSym {
			err = c.eh.AddWithTable(textSym, int64(f.offset), f.size, f.ops, object.Personality{Sym: s.of(f.personality)}, o.SectionSymbol(c.exceptSec), int64(f.table))
		} else {
			err = c.eh.Add(textSym, int64(f.offset), f.size, f.ops)
		}
		if err != nil {
			return err
		}
	}
	if len(c.fdes) > 0 {
		o.AddSection(c.eh.Section())
	}
	o.AddSection(object.Standard(".note.GNU-stack"))
	o.ResolveLocal() // as assemblers do
	c.res.Object = o
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
		sec, n := s.o.Section(d.section)
		if sec == nil {
			sec = object.Standard(d.section)
			if d.info.Section != "" && d.write {
				sec.Flags |= object.Write
			}
			n = s.o.AddSection(sec)
		}
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
		if sec := s.o.Sections[i]; sec.Name != ".text" {
			c.renumber(s, sec.Relocs)
		}
	}
}

// poolSections adds the constants that code reads from memory.
func (c *Compiler) poolSections(s *objectSymbols) {
	for _, p := range c.syms.Pool {
		name := ".rodata.cst" + strconv.Itoa(p.Size)
		sec, n := s.o.Section(name)
		if sec == nil {
			sec = object.Standard(name)
			n = s.o.AddSection(sec)
		}
		s.define(p.Sym, n, uint64(len(sec.Data)), uint64(p.Size), object.TypeNone)
		// The section is merged by the linker, which must know each entry by its symbol.
		s.o.Symbols[s.number[p.Sym]].Private = false
		for i := range p.Size {
			word := p.Bits
			if i >= 8 {
				word = p.High
			}
			sec.Data = append(sec.Data, byte(word>>(8*(i%8))))
		}
	}
}

// tableSection adds the jump tables to the read-only data.
func (c *Compiler) tableSection(s *objectSymbols, text amd64.Sym) {
	if len(c.res.tables) == 0 {
		return
	}
	sec, n := s.o.Section(".rodata")
	if sec == nil {
		sec = object.Standard(".rodata")
		n = s.o.AddSection(sec)
	}
	for len(sec.Data)%4 != 0 {
		sec.Data = append(sec.Data, 0)
	}
	for i := range c.res.tables {
		t := &c.res.tables[i]
		if t.first {
			s.define(t.sym, n, uint64(len(sec.Data)), 0, object.TypeObject)
		}
		// The entry is target - table; the relocation gives target - place of the entry.
		sec.Relocs = append(sec.Relocs, amd64.Fixup{Off: uint32(len(sec.Data)), Kind: amd64.RelocPC32, Sym: text, Addend: int64(t.target) + int64(4*t.index)})
		sec.Data = append(sec.Data, 0, 0, 0, 0)
	}
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
	c.res.aliases = append(c.res.aliases, aliasDef{a.Name(), c.syms.Name(c.syms.Of(target)), off, info, chosen})
	if old := s.number[c.syms.Of(a)]; old != 0 {
		s.o.Symbols[old] = sym
		return
	}
	s.number[c.syms.Of(a)] = s.o.AddSymbol(sym)
}
