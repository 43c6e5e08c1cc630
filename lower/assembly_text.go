package lower

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/asmtext"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// Assembly is the module as assembly text in AT&T or Intel syntax, which llvm-mc and the GNU assembler turn into the same sections as
// Object's. It needs Options.Detail. With records set, each stack map record is written as comments under its call.
func (r *Result) Assembly(syntax amd64.Syntax, records bool) string {
	w := asmWriter{r: r, syntax: syntax, records: records}
	file := r.module.SourceFile
	if file == "" {
		file = r.module.Name
	}
	w.line("\t.file\t%s", strconv.Quote(file))
	if syntax == amd64.Intel {
		w.line("\t.intel_syntax noprefix")
	}
	w.line("\t.text")
	w.now = sectionRef{name: ".text"}
	w.findBegins()
	w.patched = make([]bool, len(r.Funcs))
	for _, p := range r.patches {
		w.patched[p.fn] = true
	}
	if a := r.asm.Align; a > 1 {
		w.line("\t.p2align\t%d", bits.TrailingZeros64(a))
	}
	for _, d := range r.asm.Symbols {
		w.line("\t%s\t%s", d.Directive, quoteSymbol(d.Symbol))
	}
	for i := range r.Funcs {
		w.function(i)
	}
	w.patchPlaces()
	w.variables()
	w.tables()
	w.exceptions()
	w.pool()
	w.aliases()
	w.weak()
	w.stackMap()
	w.returnTables()
	w.line("\t.section\t\".note.GNU-stack\",\"\",@progbits")
	return w.b.String()
}

type asmWriter struct {
	r       *Result
	b       strings.Builder
	syntax  amd64.Syntax
	records bool
	now     sectionRef // the section that is being written
	patched []bool     // by function, whether there is room to patch it
	begins  []bool     // by function, whether tables count from its beginning
}

func (w *asmWriter) line(format string, args ...any) {
	fmt.Fprintf(&w.b, format, args...)
	w.b.WriteByte('\n')
}

// commentColumn is where comments stand, as LLVM has it.
const commentColumn = 40

// comment writes a line with a comment at its column; a tab reaches to the next multiple of eight.
func (w *asmWriter) comment(text, comment string) {
	if comment == "" {
		w.line("%s", text)
		return
	}
	col := 0
	for _, c := range text {
		if c == '\t' {
			col = col&^7 + 8
		} else {
			col++
		}
	}
	pad := max(1, commentColumn-col)
	w.line("%s%s# %s", text, strings.Repeat(" ", pad), comment)
}

// symbol writes the directives that give a symbol its linkage.
func (w *asmWriter) symbol(name string, info *ir.GlobalInfo) {
	switch info.Linkage {
	case "private", "internal":
	case "weak", "weak_odr", "linkonce", "linkonce_odr":
		w.line("\t.weak\t%s", name)
	default:
		w.line("\t.globl\t%s", name)
	}
	switch info.Visibility {
	case "hidden", "protected":
		w.line("\t.%s\t%s", info.Visibility, name)
	}
}

func (w *asmWriter) function(n int) {
	fn := &w.r.Funcs[n]
	name := quoteSymbol(fn.Name)
	w.section(w.r.code[fn.Section])
	align := uint64(textAlign)
	if f := w.r.funcs[n]; f != nil {
		w.symbol(name, &f.GlobalInfo)
		align = max(align, f.Align)
	}
	w.line("\t.p2align\t%d", bits.TrailingZeros64(align))
	if fn.prefix != nil {
		w.bytes(fn.prefix.bytes, fn.prefix.relocs)
	}
	if w.patched[n] {
		w.line(".Lpatch%d:", n)
	}
	for range fn.patch {
		w.line("\tnop")
	}
	w.line("\t.type\t%s,@function", name)
	w.comment(name+":", "@"+fn.Name)
	if w.begins[n] {
		w.line(".Lfunc_begin%d:", n)
	}
	if fn.HasCFI {
		w.line("\t.cfi_startproc")
	}
	if fn.personality != amd64.NoSym {
		w.line("\t.cfi_personality 155, %s", quoteSymbol(w.r.symbols[fn.personality]))
		w.line("\t.cfi_lsda 27, .Lexception%d", n)
	}
	p := w.r.printer(fn, w.syntax)
	p.Tab = true
	label, cfi := 0, 0
	var text []byte
	asm := int32(0)
	for i := range fn.Insts {
		in := &fn.Insts[i]
		if in.Asm != asm {
			w.inlineAsm(&asm, 0)
		}
		for ; label < len(fn.Labels) && fn.Labels[label].Offset <= in.Offset; label++ {
			w.label(&fn.Labels[label])
		}
		w.inlineAsm(&asm, in.Asm)
		text = p.Append(append(text[:0], '\t'), &in.Inst)
		w.comment(string(text), in.Comment)
		for ; cfi < len(fn.CFI) && fn.CFI[cfi].Off <= in.Offset+in.Size; cfi++ {
			w.cfi(&fn.CFI[cfi])
		}
		if in.Record > 0 && w.records {
			for _, row := range w.r.appendRecord(nil, n, int(in.Record-1)) {
				w.line("\t# %s", row.Text)
			}
		}
	}
	w.inlineAsm(&asm, 0)
	for ; label < len(fn.Labels); label++ {
		w.label(&fn.Labels[label])
	}
	w.line(".Lfunc_end%d:", n)
	w.line("\t.size\t%s, .Lfunc_end%d-%s", name, n, name)
	if fn.HasCFI {
		w.line("\t.cfi_endproc")
	}
}

// findBegins finds the functions from whose beginning tables count. That needs a label that stands for this definition, whatever the linker takes for the name.
func (w *asmWriter) findBegins() {
	w.begins = make([]bool, len(w.r.Funcs))
	for i := range w.r.tables {
		w.begins[w.r.tables[i].fn] = true
	}
	for i := range w.r.Tables {
		w.begins[w.r.firstIn(w.r.Tables[i].Section)] = true
	}
}

// inlineAsm marks where inline assembly ends and begins, as LLVM does.
func (w *asmWriter) inlineAsm(now *int32, next int32) {
	if *now == next {
		return
	}
	if *now != 0 {
		w.line("\t#NO_APP")
	}
	if next != 0 {
		w.line("\t#APP")
	}
	*now = next
}

func (w *asmWriter) label(l *Label) {
	if l.Branched {
		w.comment(l.Name+":", l.Comment)
		return
	}
	w.comment("# %bb."+l.Name[strings.LastIndexByte(l.Name, '_')+1:]+":", l.Comment)
}

func (w *asmWriter) cfi(c *object.CFI) {
	switch c.Op {
	case object.DefCFA:
		w.line("\t.cfi_def_cfa %%%s, %d", stackmap.RegisterName(c.Reg), c.N)
	case object.DefCFAOffset:
		w.line("\t.cfi_def_cfa_offset %d", c.N)
	case object.SaveAt:
		w.line("\t.cfi_offset %%%s, %d", stackmap.RegisterName(c.Reg), c.N)
	}
}

// tables writes the jump tables.
func (w *asmWriter) tables() {
	name := ""
	for i := range w.r.tables {
		t := &w.r.tables[i]
		if t.first {
			w.section(w.r.jumpRef(t))
			w.line("\t.p2align\t2")
			name = quoteSymbol(w.r.symbols[t.sym])
			w.line("%s:", name)
		}
		fn := &w.r.Funcs[t.fn]
		w.line("\t.long\t.Lfunc_begin%d%s-%s", t.fn, asmtext.Addend(int64(t.target-fn.at)), name)
	}
}

// exceptions writes the data areas of functions with a personality routine, and the pointers to what they name.
func (w *asmWriter) exceptions() {
	for i := range w.r.excepts {
		w.exceptSection(int32(i))
	}
	for i := range w.r.refs {
		r := &w.r.refs[i]
		ref := quoteSymbol(w.r.symbols[r.pointer])
		w.section(r.ref)
		w.line("\t.p2align\t3")
		w.line("\t.weak\t%s", ref)
		w.line("\t.hidden\t%s", ref)
		w.line("\t.type\t%s,@object", ref)
		w.line("\t.size\t%s, 8", ref)
		w.line("%s:", ref)
		w.line("\t.quad\t%s", quoteSymbol(w.r.symbols[r.to]))
	}
}

// exceptSection writes one section of data areas.
func (w *asmWriter) exceptSection(n int32) {
	x := &w.r.excepts[n]
	w.section(x.ref)
	w.line("\t.p2align\t2")
	at := 0
	relocs := x.Relocs
	emit := func(to int) {
		for at < to {
			if len(relocs) > 0 && int(relocs[0].Off) == at {
				w.line("\t.long\t%s-.", quoteSymbol(w.r.symbols[relocs[0].Sym]))
				relocs = relocs[1:]
				at += 4
				continue
			}
			end := to
			if len(relocs) > 0 {
				end = min(end, int(relocs[0].Off))
			}
			w.bytes(x.Data[at:end], nil)
			at = end
		}
	}
	for i := range w.r.Funcs {
		if fn := &w.r.Funcs[i]; fn.personality != amd64.NoSym && fn.except == n {
			emit(int(fn.table))
			w.line(".Lexception%d:", i)
		}
	}
	emit(len(x.Data))
}

// variables writes the data sections.
func (w *asmWriter) variables() {
	for i := range w.r.data {
		d := &w.r.data[i]
		name := quoteSymbol(w.r.symbols[d.sym])
		if d.common {
			w.common(name, d)
			continue
		}
		w.section(d.section)
		w.line("\t.type\t%s,@object", name)
		w.symbol(name, d.info)
		w.line("\t.p2align\t%d", bits.TrailingZeros64(d.align))
		w.line("%s:", name)
		if d.bytes == nil {
			w.line("\t.zero\t%d", d.size)
		} else {
			w.bytes(d.bytes, d.relocs)
		}
		w.line("\t.size\t%s, %d", name, d.size)
	}
}

// common writes a variable that the linker makes room for.
func (w *asmWriter) common(name string, d *datum) {
	if d.info.Visibility == "hidden" || d.info.Visibility == "protected" {
		w.line("\t.%s\t%s", d.info.Visibility, name)
	}
	w.line("\t.type\t%s,@object", name)
	w.line("\t.comm\t%s,%d,%d", name, d.size, d.align)
}

// section switches to a section, unless it is the current one.
func (w *asmWriter) section(ref sectionRef) {
	if w.now == ref {
		return
	}
	w.now = ref
	if ref == (sectionRef{name: ".text"}) {
		w.line("\t.text")
		return
	}
	linked := ""
	if ref.linked > 0 {
		linked = w.r.Funcs[w.r.firstIn(ref.linked-1)].Name
	}
	w.line("%s", ref.directive(w.r.Object.Sections[w.r.at[ref]], linked))
}

// bytes writes contents, with addresses where relocations are.
func (w *asmWriter) bytes(b []byte, relocs []amd64.Fixup) {
	at := 0
	plain := func(to int) {
		for at < to {
			n := 0
			for at+n < to && b[at+n] == 0 {
				n++
			}
			if n >= 8 || n == to-at && n > 0 {
				w.line("\t.zero\t%d", n)
				at += n
				continue
			}
			end := min(at+16, to)
			var l strings.Builder
			for k := at; k < end; k++ {
				if k > at {
					l.WriteByte(',')
				}
				l.WriteString(strconv.Itoa(int(b[k])))
			}
			w.line("\t.byte\t%s", l.String())
			at = end
		}
	}
	for i := range relocs {
		rel := &relocs[i]
		plain(int(rel.Off))
		target := quoteSymbol(w.r.symbols[rel.Sym]) + asmtext.Addend(rel.Addend)
		switch rel.Kind {
		case amd64.RelocPC32:
			w.line("\t.long\t%s-.", target)
			at += 4
		case amd64.RelocPC64:
			w.line("\t.quad\t%s-.", target)
			at += 8
		default:
			w.line("\t.quad\t%s", target)
			at += 8
		}
	}
	plain(len(b))
}

// pool writes the constants that code reads from memory.
func (w *asmWriter) pool() {
	for _, c := range w.r.pool {
		w.section(poolRef(&c))
		w.line("\t.p2align\t%d", bits.TrailingZeros64(uint64(c.Size)))
		w.line("%s:", w.r.symbols[c.Sym])
		if c.Base != amd64.NoSym {
			w.line("\t.quad\t%s%s", quoteSymbol(w.r.symbols[c.Base]), asmtext.Addend(int64(c.Bits)))
			continue
		}
		if c.Size == 4 {
			w.line("\t.long\t%#x", c.Bits)
		} else {
			w.line("\t.quad\t%#x", c.Bits)
		}
		if c.Size == 16 {
			w.line("\t.quad\t%#x", c.High)
		}
	}
}

// weak declares what need not be defined anywhere.
func (w *asmWriter) weak() {
	for _, name := range w.r.weak {
		w.line("\t.weak\t%s", quoteSymbol(name))
	}
}

func (w *asmWriter) aliases() {
	for _, a := range w.r.aliases {
		w.symbol(quoteSymbol(a.name), a.info)
		if a.chosen {
			w.line("\t.type\t%s,@gnu_indirect_function", quoteSymbol(a.name))
		}
		w.line("\t.set\t%s, %s%s", quoteSymbol(a.name), quoteSymbol(a.target), asmtext.Addend(a.off))
	}
}
