package printer

import (
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
)

// function prints a definition or declaration, ending in a newline.
func (p *funcPrinter) function(f *ir.Func) {
	p.out.brief = p.out.only != nil && p.out.only != f
	defer func() { p.out.brief = false }()
	if p.texts.knows(f) {
		p.texts.again(p, f, p.texts.known(f))
		return
	}
	whole := len(p.out.b)
	p.attrs.inFunc, p.md.inFunc = p.attrs.inFunc[:0], p.md.inFunc[:0]
	name, nameEnd := p.head(f)
	if f.IsDeclaration() {
		p.out.mark(whole, f.ID(), ir.MarkFunc)
		p.out.c('\n')
		return
	}
	p.body(f)
	p.out.mark(whole, f.ID(), ir.MarkFunc)
	p.out.c('\n')
	if p.texts != nil {
		p.texts.noted(p, f, whole, name, nameEnd)
	}
}

// head prints all of a function but its body, and returns where the name is.
func (p *funcPrinter) head(f *ir.Func) (name, nameEnd int) {
	if !p.noComments {
		if text := p.attrs.comment(f.Attrs); text != "" {
			p.out.s("; Function Attrs: ")
			p.out.s(text)
			p.out.c('\n')
		}
		if name, ok := strings.CutPrefix(f.Name(), "llvm."); ok && p.out.opaque &&
			!intrinsics.Has(name) {
			p.out.s("; Unknown intrinsic\n")
		}
	}
	declared := f.IsDeclaration()
	if declared {
		p.out.s("declare")
		p.md.attachments(f.Attachments, " ")
		p.out.c(' ')
	} else {
		p.out.s("define ")
	}
	p.out.symbolOfFunc(&f.GlobalInfo)
	p.out.b = ir.AppendCallConv(p.out.b, f.CC, p.out.opaque)
	if f.Ret != nil {
		p.attrs.list(f.Ret)
		p.out.c(' ')
	}
	p.out.typ(f.FuncType.Elem)
	p.out.c(' ')
	name = len(p.out.b)
	p.out.global(f)
	nameEnd = len(p.out.b)
	p.out.mark(name, f.ID(), ir.MarkDef)
	p.out.c('(')
	p.params(f, declared)
	p.out.c(')')
	if f.UnnamedAddr != "" {
		p.out.c(' ')
		p.out.s(f.UnnamedAddr)
	}
	if f.AddrSpace != 0 || p.out.m.DataLayout != "" && p.out.dataLayout().ProgramAddrSpace != 0 {
		p.out.c(' ')
		p.out.b = ir.AppendAddrSpace(p.out.b, f.AddrSpace)
	}
	p.attrs.group(f.Attrs)
	p.funcTail(f)
	if !declared {
		p.md.attachments(f.Attachments, " ")
	}
	return name, nameEnd
}

// body prints the body of a function up to its closing brace.
func (p *funcPrinter) body(f *ir.Func) {
	p.out.s(" {")
	for i, b := range f.Blocks {
		p.block(b, i == 0)
	}
	p.out.c('}')
}

func (p *funcPrinter) params(f *ir.Func, declared bool) {
	for i, t := range f.FuncType.Fields {
		if i > 0 {
			p.out.s(", ")
		}
		p.out.typ(t)
		if i >= len(f.Args) {
			continue
		}
		a := f.Args[i]
		if a.Attrs != nil {
			p.out.c(' ')
			p.attrs.list(a.Attrs)
		}
		if !declared {
			p.out.c(' ')
			start := len(p.out.b)
			p.out.local(a)
			p.out.mark(start, a.ID(), ir.MarkDef)
		}
	}
	if f.FuncType.Variadic {
		if len(f.FuncType.Fields) > 0 {
			p.out.s(", ")
		}
		p.out.s("...")
	}
}

// personalityWord precedes a function's personality. In LLVM 3.6 each landing pad has the
// personality instead.
const personalityWord = " personality "

func (p *funcPrinter) funcTail(f *ir.Func) {
	if f.Section != "" {
		p.out.s(" section ")
		p.out.quoted(f.Section)
	}
	if f.Partition != "" {
		p.out.s(" partition ")
		p.out.quoted(f.Partition)
	}
	if f.Comdat != nil {
		p.out.comdat(f, f.Comdat)
	}
	if f.Align != 0 {
		p.out.s(" align ")
		p.out.uint(f.Align)
	}
	for _, word := range f.Extra {
		p.out.c(' ')
		p.out.s(word)
	}
	if f.GC != "" {
		p.out.s(" gc ")
		p.out.quoted(f.GC)
	}
	for _, part := range []struct {
		word  string
		value ir.Value
	}{{" prefix ", f.Prefix}, {" prologue ", f.Prologue}, {personalityWord, f.Personality}} {
		if part.value != nil && (part.word != personalityWord || p.out.m.Dialect != ir.LLVM36) {
			p.out.s(part.word)
			p.ops.typedOperand(part.value)
		}
	}
}

// predsColumn is where the comment beside a label begins, counted from 0.
const predsColumn = 50

func (p *funcPrinter) block(b *ir.Block, entry bool) {
	whole := len(p.out.b)
	if b.Name() != "" || !entry {
		p.out.c('\n')
		whole = len(p.out.b)
		if b.Name() != "" {
			p.labelName(b.Name())
		} else {
			p.out.b = strconv.AppendInt(p.out.b, int64(b.Slot()), 10)
		}
		p.out.mark(whole, b.ID(), ir.MarkLabel)
		p.out.c(':')
	}
	if !entry {
		for n := max(predsColumn-(len(p.out.b)-whole), 1); n > 0; n-- {
			p.out.c(' ')
		}
		p.out.c(';')
		p.preds(b)
	}
	p.out.c('\n')
	for in := b.First(); in != nil; in = in.Next() {
		for i := range in.Records() {
			p.md.record(&in.Records()[i])
		}
		p.out.s("  ")
		if !p.pairs.next(in) {
			start := len(p.out.b)
			p.instrs.instr(in)
			p.out.mark(start, in.ID(), ir.MarkInstr)
			if in.Op == ir.Call && p.out.m.PairOf != nil {
				if pair, ok := p.out.m.PairOf(in); ok {
					p.pairs.begin(in, pair.From, p.out.b[start:])
					p.pairs.comment(pair.First, pair.Second)
				}
			}
		}
		p.out.c('\n')
		if p.out.flush(writeChunk); p.out.full {
			return
		}
	}
	for i := range b.TailRecords {
		p.md.record(&b.TailRecords[i])
	}
	p.out.mark(whole, b.ID(), ir.MarkBlock)
}

// labelName appends a block's name as printed before ":".
func (p *funcPrinter) labelName(name string) {
	if ir.NameIsPlain(name) {
		p.out.s(name)
	} else {
		p.out.quoted(name)
	}
}

func (p *funcPrinter) preds(b *ir.Block) {
	any := false
	for u := ir.FirstUse(b); u != nil; u = u.Next() {
		if u.User == nil || !u.User.IsTerminator() || u.User.Parent() == nil {
			continue
		}
		if any {
			p.out.s(", ")
		} else {
			p.out.s(" preds = ")
			any = true
		}
		p.ops.operand(u.User.Parent())
	}
	if !any {
		p.out.s(" No predecessors!")
	}
}
