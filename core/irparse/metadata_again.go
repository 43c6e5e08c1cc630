package irparse

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// Nodes are numbered nodes of a text, for the reading of another that has most of them. They are
// those whose contents depend on nothing but their own text, and the numbers in it.
type Nodes struct {
	from, list []*knownNode
}

// After returns the nodes of an earlier text, nil for none, for the reading of another.
func After(earlier *Nodes) *Nodes {
	if earlier == nil {
		return &Nodes{}
	}
	return &Nodes{from: earlier.list, list: make([]*knownNode, 0, len(earlier.list))}
}

// nearby is how many known nodes, from the last match on, are compared with the next one in the
// text.
const nearby = 4

// knownNode is a numbered node as it is read, without what depends on others.
type knownNode struct {
	text   string // from its number on
	number int
	opaque bool // the module's pointers
	// start is the offset of the text when it was read. In it, body is that of the node's body, and
	// numberEnd that of the end of its number.
	start, body, numberEnd int
	distinct               bool
	kind                   string
	identifier             string // of a type
	parts                  []string
	// operands are strings and nil, and for nodes their numbers are in numbers: -1 for others.
	operands []ir.Metadata
	numbers  []int32
	refs     []knownRef // the numbers in its text, in order
}

// knownRef is a number in a text, with its offsets.
type knownRef struct{ number, start, end int32 }

// knownNode adds the node that begins here if it is known, and reports whether it did.
func (p *metadataReader) knownNode(start int) bool {
	if p.opts.Nodes == nil {
		return false
	}
	from, text := p.opts.Nodes.from, p.Src[start:]
	for i, k := range from[:min(nearby, len(from))] {
		if k.opaque != p.m.Dialect.Opaque() || !strings.HasPrefix(text, k.text) {
			continue
		}
		p.tick()
		p.opts.Nodes.from = from[i+1:]
		p.opts.Nodes.list = append(p.opts.Nodes.list, k)
		at := func(from, to int) source.Span {
			return source.Span{Start: source.Pos(start + from), End: source.Pos(start + to)}
		}
		node := p.define(k.number, at(0, k.numberEnd))
		node.Distinct, node.Kind, node.Parts = k.distinct, k.kind, k.parts
		node.Span = at(k.body, len(k.text))
		for _, r := range k.refs {
			p.node(int(r.number), at(int(r.start), int(r.end)))
		}
		if len(k.operands) > 0 {
			node.Operands = make([]ir.Metadata, len(k.operands))
		}
		for i, o := range k.operands {
			if n := k.numbers[i]; n >= 0 {
				o = p.nodes.byNumber(int(n)).MDNode
			}
			node.Operands[i] = o
		}
		if k.identifier != "" {
			p.typeOfProgram(node, k.identifier)
		}
		p.End = start + len(k.text)
		p.Next()
		p.addNode(node)
		return true
	}
	return false
}

// beginNode begins to keep a node.
func (p *metadataReader) beginNode(start int) {
	if p.opts.Nodes != nil {
		p.again = &knownNode{start: start}
	}
}

// refer notes that the node names another.
func (k *knownNode) refer(n int, span source.Span) {
	k.refs = append(k.refs, knownRef{int32(n), int32(int(span.Start) - k.start),
		int32(int(span.End) - k.start)})
}

// identified notes the identifier of the type that is read.
func (p *metadataReader) identified(node *ir.MDNode, id string) {
	if p.again != nil {
		p.again.identifier, p.again.distinct = id, node.Distinct
	}
}

// endNode keeps the node that was read, if its text says it all.
func (p *metadataReader) endNode(span source.Span, node *ir.MDNode) {
	k := p.again
	if p.again = nil; k == nil {
		return
	}
	k.text, k.number = strings.Clone(p.Src[k.start:node.Span.End]), node.Number
	k.opaque, k.body = p.m.Dialect.Opaque(), int(node.Span.Start)-k.start
	k.numberEnd = int(span.End) - k.start
	k.kind, k.parts = strings.Clone(node.Kind), node.Parts
	if k.identifier == "" {
		k.distinct = node.Distinct
	}
	k.operands = make([]ir.Metadata, len(node.Operands))
	k.numbers = make([]int32, len(node.Operands))
	for i, o := range node.Operands {
		k.numbers[i] = -1
		switch o := o.(type) {
		case nil:
		case *ir.MDString:
			k.operands[i] = o
		case *ir.MDNode:
			if o == nil || o.Number < 0 {
				return
			}
			k.numbers[i] = int32(o.Number)
		default:
			return
		}
	}
	p.opts.Nodes.list = append(p.opts.Nodes.list, k)
}
