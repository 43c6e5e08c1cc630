package printer

import (
	"strconv"

	"statepoint/core/ir"
)

// function prints a definition or declaration, ending in a newline.
func (p *funcPrinter) function(f *ir.Func) {
	whole := len(p.b)
	if !p.noComments {
		if text := p.attrs.comment(f.Attrs); text != "" {
			p.s("; Function Attrs: ")
			p.s(text)
			p.c('\n')
		}
	}
	declared := f.IsDeclaration()
	if declared {
		p.s("declare")
		p.md.attachments(f.Attachments, " ")
		p.c(' ')
	} else {
		p.s("define ")
	}
	p.symbolOfFunc(&f.GlobalInfo)
	p.b = ir.AppendCallConv(p.b, f.CC, p.opaque)
	if f.Ret != nil {
		p.attrs.list(f.Ret)
		p.c(' ')
	}
	p.typ(f.FuncType.Elem)
	p.c(' ')
	start := len(p.b)
	p.ops.global(f)
	p.mark(start, f.ID(), ir.MarkDef)
	p.c('(')
	p.params(f, declared)
	p.c(')')
	if f.UnnamedAddr != "" {
		p.c(' ')
		p.s(f.UnnamedAddr)
	}
	if f.AddrSpace != 0 || p.m.DataLayout != "" && p.dataLayout().ProgramAddrSpace != 0 {
		p.c(' ')
		p.b = ir.AppendAddrSpace(p.b, f.AddrSpace)
	}
	p.attrs.group(f.Attrs)
	p.funcTail(f)
	if declared {
		p.mark(whole, f.ID(), ir.MarkFunc)
		p.c('\n')
		return
	}
	p.md.attachments(f.Attachments, " ")
	p.s(" {")
	for i, b := range f.Blocks {
		p.block(b, i == 0)
	}
	p.c('}')
	p.mark(whole, f.ID(), ir.MarkFunc)
	p.c('\n')
}

func (p *funcPrinter) params(f *ir.Func, declared bool) {
	for i, t := range f.FuncType.Fields {
		if i > 0 {
			p.s(", ")
		}
		p.typ(t)
		if i >= len(f.Args) {
			continue
		}
		a := f.Args[i]
		if a.Attrs != nil {
			p.c(' ')
			p.attrs.list(a.Attrs)
		}
		if !declared {
			p.c(' ')
			start := len(p.b)
			p.ops.local(a)
			p.mark(start, a.ID(), ir.MarkDef)
		}
	}
	if f.FuncType.Variadic {
		if len(f.FuncType.Fields) > 0 {
			p.s(", ")
		}
		p.s("...")
	}
}

// personalityWord precedes a function's personality. In LLVM 3.6 each landing pad has the
// personality instead.
const personalityWord = " personality "

func (p *funcPrinter) funcTail(f *ir.Func) {
	if f.Section != "" {
		p.s(" section ")
		p.quoted(f.Section)
	}
	if f.Partition != "" {
		p.s(" partition ")
		p.quoted(f.Partition)
	}
	if f.Comdat != nil {
		p.comdat(f, f.Comdat)
	}
	if f.Align != 0 {
		p.s(" align ")
		p.uint(f.Align)
	}
	for _, word := range f.Extra {
		p.c(' ')
		p.s(word)
	}
	if f.GC != "" {
		p.s(" gc ")
		p.quoted(f.GC)
	}
	for _, part := range []struct {
		word  string
		value ir.Value
	}{{" prefix ", f.Prefix}, {" prologue ", f.Prologue}, {personalityWord, f.Personality}} {
		if part.value != nil && (part.word != personalityWord || p.m.Dialect != ir.LLVM36) {
			p.s(part.word)
			p.ops.typedOperand(part.value)
		}
	}
}

// predsColumn is where the comment beside a label begins, counted from 0.
const predsColumn = 50

func (p *funcPrinter) block(b *ir.Block, entry bool) {
	whole := len(p.b)
	if b.Name() != "" || !entry {
		p.c('\n')
		whole = len(p.b)
		if b.Name() != "" {
			p.labelName(b.Name())
		} else {
			p.b = strconv.AppendInt(p.b, int64(b.Slot()), 10)
		}
		p.mark(whole, b.ID(), ir.MarkLabel)
		p.c(':')
	}
	if !entry {
		for n := max(predsColumn-(len(p.b)-whole), 1); n > 0; n-- {
			p.c(' ')
		}
		p.c(';')
		p.preds(b)
	}
	p.c('\n')
	for in := b.First(); in != nil; in = in.Next() {
		for i := range in.Records() {
			p.md.record(&in.Records()[i])
		}
		p.s("  ")
		if !p.pairs.next(in) {
			start := len(p.b)
			p.instrs.instr(in)
			p.mark(start, in.ID(), ir.MarkInstr)
			if in.Op == ir.Call && p.m.PairOf != nil {
				if pair, ok := p.m.PairOf(in); ok {
					p.pairs.begin(in, pair.From, p.b[start:])
					p.pairs.comment(pair.First, pair.Second)
				}
			}
		}
		p.c('\n')
		if p.flush(writeChunk); p.full {
			return
		}
	}
	for i := range b.TailRecords {
		p.md.record(&b.TailRecords[i])
	}
	p.mark(whole, b.ID(), ir.MarkBlock)
}

// labelName appends a block's name as printed before ":".
func (p *funcPrinter) labelName(name string) {
	if ir.NameIsPlain(name) {
		p.s(name)
	} else {
		p.quoted(name)
	}
}

func (p *funcPrinter) preds(b *ir.Block) {
	any := false
	for u := ir.FirstUse(b); u != nil; u = u.Next() {
		if u.User == nil || !u.User.IsTerminator() || u.User.Parent() == nil {
			continue
		}
		if any {
			p.s(", ")
		} else {
			p.s(" preds = ")
			any = true
		}
		p.ops.operand(u.User.Parent())
	}
	if !any {
		p.s(" No predecessors!")
	}
}
