package irparse

import (
	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// body reads a function's blocks from "{" to "}".
func (p *funcReader) body(f *ir.Func, params []param) {
	unnamed, first := p.fn.unnamed[:0], p.m.IDs.Own()
	p.fn = funcState{f: f, unnamed: unnamed, bodyBeg: p.Start}
	p.Next()
	p.defineParams(f, params)
	ok := false
	for !ok {
		begin := p.Start
		p.guarded(func() {
			p.blocks()
			ok = true
		}, func() { p.skipInstruction(begin) })
		if p.Kind == scan.EOF {
			ok = true
		}
	}
	f.BodySpan = p.From(p.fn.bodyBeg)
	p.finishBody()
	f.PackNames()
	if p.opts.Bodies != nil {
		p.opts.Bodies.Read(f, int(p.m.IDs.Own()-first), p.fn.concerns)
	}
	p.fn = funcState{unnamed: p.fn.unnamed}
}

func (p *funcReader) defineParams(f *ir.Func, params []param) {
	for i, a := range f.Args {
		a.Span = params[i].span
		if params[i].name != "" {
			if !f.Define(a, params[i].name) {
				p.errorf(codeRedefined, a.Span, "%s is the name of two parameters",
					quote(p.textAt(a.Span)))
			}
		} else {
			p.guarded(func() { p.takeNumber(params[i].id, a.Span, a) }, func() {})
		}
		p.mark(a.Span, a.ID(), ir.MarkDef)
	}
}

// blocks reads instructions and labels up to the closing brace.
func (p *funcReader) blocks() {
	for {
		switch p.Kind {
		case scan.Label:
			p.label(p.names.labelName(), -1)
		case scan.LabelID:
			p.label("", p.numberOf(p.Src[p.Start:p.End-1]))
		case scan.Hash:
			p.meta.debugRecord()
		case scan.Punct:
			if p.Is('}') && !p.fn.fragment {
				p.Next()
				return
			}
			p.expected("an instruction or `}`")
		case scan.Dots:
			if !p.fn.fragment {
				p.expected("an instruction or `}`")
			}
			p.leftOut()
		case scan.EOF:
			if p.fn.fragment {
				return
			}
			p.failf(codeMissingBrace, source.Span{Start: source.Pos(p.fn.bodyBeg),
				End: source.Pos(p.fn.bodyBeg + 1)},
				"the function beginning here has no closing brace")
		case scan.Word:
			switch p.Text() {
			case "define", "declare", "attributes":
				if p.Start == p.lineStart() {
					p.missingBrace()
					return
				}
			case "uselistorder":
				p.useListOrder()
				continue
			case "uselistorder_bb":
				p.useListOrderBlock()
				continue
			}
			p.instrs.instruction("", -1, source.Span{})
		case scan.Local, scan.LocalID:
			span := p.Span()
			name, number := "", -1
			if p.Kind == scan.Local {
				name = p.names.name()
			} else {
				number = p.numberOf(p.Src[p.Start+1 : p.End])
			}
			p.Next()
			if !p.Is('=') {
				p.expected("`=` and an instruction")
			}
			p.Next()
			p.instrs.instruction(name, number, span)
		case scan.Global, scan.Meta, scan.Bang, scan.Comdat:
			if p.Start == p.lineStart() {
				p.missingBrace()
				return
			}
			p.expected("an instruction or `}`")
		default:
			p.expected("an instruction or `}`")
		}
	}
}

func (p *funcReader) missingBrace() {
	if p.fn.fragment {
		return // what follows is no instruction
	}
	p.errorf(codeMissingBrace, source.Span{Start: source.Pos(p.fn.bodyBeg),
		End: source.Pos(p.fn.bodyBeg + 1)},
		"the function beginning here has no closing brace")
}

// label begins a block.
func (p *funcReader) label(name string, number int) {
	span := p.Span()
	span.End--
	p.Next()
	open := p.fn.block // of a fragment, without a terminator
	if p.fn.fragment {
		p.fn.block = nil
	} else {
		p.endBlockWithoutTerminator(span)
		open = nil
	}
	var b *ir.Block
	if name != "" {
		switch v := p.fn.f.Lookup(name).(type) {
		case nil:
			b = p.fn.f.NewDetachedBlock()
			p.fn.f.Define(b, name)
			if ref := p.fn.forward[name]; ref != nil {
				p.failf(codeType, span, "%s is used as a value before", quote("%"+name))
			}
		case *ir.Block:
			ref := p.fn.awaited[v]
			if ref == nil {
				p.failf(codeRedefined, span, "block %s is defined twice", quote(name))
			}
			delete(p.fn.awaited, v)
			ref.done = true
			b = v
		default:
			p.failf(codeRedefined, span, "%s is the name of a value, it cannot name a block",
				quote("%"+name))
		}
	} else {
		b = p.numberedBlock(number, span)
	}
	b.Span = span
	p.fn.f.Blocks = append(p.fn.f.Blocks, b)
	p.fn.block = b
	p.mark(span, b.ID(), ir.MarkLabel)
	if open != nil {
		p.fallThrough(open, b, span)
	}
}

// numberedBlock is the unnamed block that begins here; number is -1 if there is no label.
func (p *funcReader) numberedBlock(number int, span source.Span) *ir.Block {
	next := len(p.fn.unnamed)
	if number > next {
		next = number
	}
	key := forwardKey("", next)
	var b *ir.Block
	if ref := p.fn.forward[key]; ref != nil {
		b, _ = ref.value.(*ir.Block)
		if b == nil {
			p.failf(codeType, span, "%%%d is used as a value before, but is a block", next)
		}
		delete(p.fn.forward, key)
		delete(p.fn.awaited, b)
		ref.done = true
	} else {
		b = p.fn.f.NewDetachedBlock()
	}
	p.takeNumber(number, span, b)
	return b
}

// current is the block to append to. Instructions after a terminator, or at the start, begin a
// block without a label.
func (p *funcReader) current() *ir.Block {
	if p.fn.block == nil {
		entry := len(p.fn.f.Blocks) == 0
		at := source.Span{Start: source.Pos(p.Start), End: source.Pos(p.Start)}
		if entry {
			p.fn.implicit = len(p.fn.unnamed) == 0
		}
		b := p.numberedBlock(-1, at)
		b.Span = at
		p.fn.f.Blocks = append(p.fn.f.Blocks, b)
		p.fn.block = b
	}
	return p.fn.block
}

func (p *funcReader) endBlockWithoutTerminator(span source.Span) {
	if b := p.fn.block; b != nil {
		p.fn.block = nil
		if b.Terminator() == nil && b != p.fn.brokenBlock {
			p.errorf(codeTerminator, span,
				"the block before this one does not end in a terminator, such as `br` or `ret`")
		}
	}
}

// appendInstr appends an instruction to the current block.
func (p *funcReader) appendInstr(in *ir.Instr) {
	b := p.current()
	b.Append(in)
	if len(p.fn.records) > 0 {
		in.SetRecords(p.fn.records)
		p.fn.records = nil
	}
	if in.Op.IsTerminator() {
		p.fn.block = nil
	}
}

// finishBody reports values that were used but not defined.
func (p *funcReader) finishBody() {
	f := p.fn.f
	if b := p.fn.block; b != nil {
		b.TailRecords = p.fn.records
		if b.Terminator() == nil && p.errors == 0 {
			p.errorf(codeTerminator, source.Span{Start: source.Pos(p.PrevEnd - 1),
				End: source.Pos(p.PrevEnd)},
				"the last block does not end in a terminator, such as `br` or `ret`")
		}
	}
	if len(f.Blocks) == 0 {
		if p.errors == 0 {
			p.errorf(codeTerminator, f.BodySpan, "a function body needs at least one block")
		}
	}
	for _, ref := range p.fn.order {
		if p.enough() {
			break // the body has its blocks only for messages
		}
		if ref.done || p.fn.broken[forwardKey(ref.name, ref.number)] {
			if b, ok := ref.value.(*ir.Block); ok && !ref.done {
				f.Blocks = append(f.Blocks, b)
			}
			continue
		}
		if b, ok := ref.value.(*ir.Block); ok {
			p.report(p.names.undefinedLocal(ref.name, ref.span, "block"))
			f.Blocks = append(f.Blocks, b)
			continue
		}
		p.report(p.names.undefinedLocal(ref.name, ref.span, "value"))
		ir.ReplaceAllUses(ref.value, ir.Poison(ref.value.Type()))
		for _, md := range ref.inMD {
			md.Value = ir.Poison(ref.value.Type())
		}
	}
}
