package ir

// collectModule gives numbers in the order in which LLVM's slot tracker does before it prints
// anything: metadata of globals and named metadata, then the attribute groups of functions. What
// functions use is numbered as they are printed.
func (p *printer) collectModule() {
	for _, g := range p.m.Globals {
		p.slotAttachments(g.Attachments)
		if g.Attrs != nil && len(g.Attrs.Attrs) > 0 {
			p.useGroup(g.Attrs)
		}
	}
	for i := range p.m.Metadata.Named {
		for _, n := range p.m.Metadata.Named[i].Nodes {
			p.slot(n)
		}
	}
	for _, f := range p.m.Funcs {
		p.collectFunc(f)
	}
}

func (p *printer) collectFunc(f *Func) {
	if f.Attrs != nil && len(f.Attrs.Attrs) > 0 {
		p.useGroup(f.Attrs)
	}
}

func (p *printer) slotAttachments(as []Attachment) {
	for _, a := range as {
		p.slot(a.Node)
	}
}

// slot gives a node its number, and after it the nodes it refers to.
func (p *printer) slot(md Metadata) {
	n, ok := md.(*MDNode)
	if !ok || n == nil || n.epoch == p.mdEpoch {
		return
	}
	if n.printedInline() {
		return
	}
	n.epoch = p.mdEpoch
	n.slot = int32(len(p.mdOrder))
	p.mdOrder = append(p.mdOrder, n)
	for _, o := range n.slotOrder() {
		p.slot(o)
	}
}

func (p *printer) moduleMetadata() {
	if len(p.m.Metadata.Named) > 0 {
		p.separate()
	}
	for i := range p.m.Metadata.Named {
		n := &p.m.Metadata.Named[i]
		p.c('!')
		p.mdName(n.Name)
		p.s(" = !{")
		for j, node := range n.Nodes {
			if j > 0 {
				p.s(", ")
			}
			p.metadata(node)
		}
		p.s("}\n")
	}
	if len(p.mdOrder) > 0 {
		p.separate()
	}
	for i := 0; i < len(p.mdOrder); i++ { // printing may find more nodes
		n := p.mdOrder[i]
		p.c('!')
		p.uint(uint64(i))
		p.s(" = ")
		p.nodeBody(n)
		p.c('\n')
		p.flush(writeChunk)
	}
}

// mdName appends a metadata name; characters that names do not have are written \xx.
func (p *printer) mdName(name string) {
	const hex = "0123456789abcdef"
	for i := range len(name) {
		c := name[i]
		letter := 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '-' || c == '$' ||
			c == '.' || c == '_'
		if letter || i > 0 && '0' <= c && c <= '9' {
			p.c(c)
		} else {
			p.b = append(p.b, '\\', hex[c>>4], hex[c&15])
		}
	}
}

func (p *printer) nodeBody(n *MDNode) {
	if n.Distinct {
		p.s("distinct ")
	}
	if n.Kind == "" && len(n.Parts) == 0 {
		p.s("!{")
		for i, o := range n.Operands {
			if i > 0 {
				p.s(", ")
			}
			p.metadata(o)
		}
		p.c('}')
		return
	}
	p.c('!')
	p.s(n.Kind)
	p.parts(n.Parts, n.Operands)
}

// parts appends texts and references in turn.
func (p *printer) parts(texts []string, refs []Metadata) {
	for i, t := range texts {
		p.s(t)
		if i < len(refs) {
			p.metadata(refs[i])
		}
	}
}

// metadata appends a reference to metadata: a number, a string, a typed value or a text.
func (p *printer) metadata(md Metadata) {
	switch md := md.(type) {
	case nil:
		p.s("null")
	case *MDNode:
		if md == nil {
			p.s("null")
			return
		}
		if md.printedInline() {
			p.nodeBody(md)
			return
		}
		p.slot(md)
		p.c('!')
		p.uint(uint64(md.slot))
	case *MDString:
		p.c('!')
		p.quoted(md.Value)
	case *MDValue:
		// it was erased, and metadata keeps nothing alive
		if in, ok := md.Value.(*Instr); ok && in.parent == nil {
			p.typedOperand(Poison(in.typ))
			return
		}
		p.typedOperand(md.Value)
	case *MDText:
		p.s(md.Text)
	}
}

func (p *printer) metadataOperand(md Metadata) { p.metadata(md) }

func (p *printer) attachments(as []Attachment, sep string) {
	for _, a := range as {
		p.s(sep)
		p.c('!')
		p.mdName(a.Kind)
		p.c(' ')
		p.metadata(a.Node)
	}
}

// debugRecord prints a #dbg_ line.
func (p *printer) debugRecord(r *DebugRecord) {
	p.s("    ")
	p.parts(r.Parts, r.Operands)
	p.c('\n')
}

// printedInline reports whether a node is written where it is used instead of by number:
// expressions and argument lists are.
func (n *MDNode) printedInline() bool { return n.Kind == "DIExpression" || n.Kind == "DIArgList" }
