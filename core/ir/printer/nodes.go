package printer

import "statepoint/core/ir"

func (p *metadataPrinter) slotAttachments(as []ir.Attachment) {
	for _, a := range as {
		p.slot(a.Node)
	}
}

// slot numbers a node, then the nodes it refers to.
func (p *metadataPrinter) slot(md ir.Metadata) {
	n, ok := md.(*ir.MDNode)
	if !ok || n == nil || printedInline(n) {
		return
	}
	if _, has := p.slots[n]; has {
		return
	}
	if p.slots == nil {
		p.slots = map[*ir.MDNode]int{}
	}
	p.slots[n] = len(p.order)
	p.order = append(p.order, n)
	for _, o := range slotOrder(n) {
		p.slot(o)
	}
}

func (p *metadataPrinter) nodes() {
	if len(p.out.m.Metadata.Named) > 0 {
		p.out.separate()
	}
	for i := range p.out.m.Metadata.Named {
		n := &p.out.m.Metadata.Named[i]
		p.out.c('!')
		p.name(n.Name)
		p.out.s(" = !{")
		for j, node := range n.Nodes {
			if j > 0 {
				p.out.s(", ")
			}
			p.metadata(node)
		}
		p.out.s("}\n")
	}
	if len(p.order) > 0 {
		p.out.separate()
	}
	for i := 0; i < len(p.order); i++ { // printing may find more nodes
		n := p.order[i]
		p.out.c('!')
		p.out.uint(uint64(i))
		p.out.s(" = ")
		p.nodeBody(n)
		p.out.c('\n')
		if p.out.flush(writeChunk); p.out.full {
			return
		}
	}
}

// name appends a metadata name; characters not allowed in names are escaped as \xx.
func (p *metadataPrinter) name(name string) {
	const hex = "0123456789ABCDEF"
	for i := range len(name) {
		c := name[i]
		letter := 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '-' || c == '$' ||
			c == '.' || c == '_'
		if letter || i > 0 && '0' <= c && c <= '9' {
			p.out.c(c)
		} else {
			p.out.b = append(p.out.b, '\\', hex[c>>4], hex[c&15])
		}
	}
}

func (p *metadataPrinter) nodeBody(n *ir.MDNode) {
	if n.Distinct {
		p.out.s("distinct ")
	}
	if n.Kind == "" && len(n.Parts) == 0 {
		p.out.s("!{")
		for i, o := range n.Operands {
			if i > 0 {
				p.out.s(", ")
			}
			p.metadata(o)
		}
		p.out.c('}')
		return
	}
	p.out.c('!')
	p.out.s(n.Kind)
	p.parts(n.Parts, n.Operands)
}

// parts appends texts and references, alternating.
func (p *metadataPrinter) parts(texts []string, refs []ir.Metadata) {
	for i, t := range texts {
		p.out.s(t)
		if i < len(refs) {
			p.metadata(refs[i])
		}
	}
}

// metadata appends a reference to metadata: a number, a string, a typed value or a text.
func (p *metadataPrinter) metadata(md ir.Metadata) {
	switch md := md.(type) {
	case nil:
		p.out.s("null")
	case *ir.MDNode:
		if md == nil {
			p.out.s("null")
			return
		}
		if printedInline(md) {
			p.nodeBody(md)
			return
		}
		if p.noting {
			p.inFunc = append(p.inFunc, md)
		}
		p.out.c('!')
		if !p.out.leave(hole{node: md}) {
			p.number(md)
		}
	case *ir.MDString:
		p.out.c('!')
		p.out.quoted(md.Value)
	case *ir.MDValue:
		// it was erased; metadata does not keep values alive
		if in, ok := md.Value.(*ir.Instr); ok && in.Parent() == nil {
			p.ops.typedOperand(ir.Poison(in.Type()))
			return
		}
		p.ops.typedOperand(md.Value)
	case *ir.MDText:
		p.out.s(md.Text)
	}
}

// number appends the number of a node.
func (p *metadataPrinter) number(n *ir.MDNode) {
	p.slot(n)
	p.out.uint(uint64(p.slots[n]))
}

func (p *metadataPrinter) attachments(as []ir.Attachment, sep string) {
	for _, a := range as {
		p.out.s(sep)
		p.out.c('!')
		p.name(a.Kind)
		p.out.c(' ')
		p.metadata(a.Node)
	}
}

// record prints a #dbg_ line.
func (p *metadataPrinter) record(r *ir.DebugRecord) {
	p.out.s("    ")
	p.parts(r.Parts, r.Operands)
	p.out.c('\n')
}

// printedInline reports whether a node is printed inline at its uses instead of by number, as
// expressions and argument lists are.
func printedInline(n *ir.MDNode) bool { return n.Kind == "DIExpression" || n.Kind == "DIArgList" }
