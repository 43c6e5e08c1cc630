package irparse

import (
	"statepoint/core/ir"
	"statepoint/core/source"
)

// Bodies knows bodies of functions from an earlier reading, and receives what the next may know.
type Bodies interface {
	// Begins returns the length of a known body with which a text begins, 0 for none, and for one
	// that has a `*` or other characters than ASCII.
	Begins(text string) int
	// Known returns what is known of the body of f if it need not be read; text begins with it.
	Known(f *ir.Func, text string) Known
	// Read receives the number of ids of a body that was read, and what it concerns.
	Read(f *ir.Func, ids int, c Concerns)
}

// Concerns is what a body concerns outside of it, besides the functions that it calls, the types
// that it names, and attributes.
type Concerns struct {
	// More is set if it concerns more than what follows, or has messages.
	More bool
	// Variables are the variables that it names, some more than once.
	Variables []*ir.Global
	// Nodes are the numbers of the metadata nodes that it names, each once, in order.
	Nodes []int
}

// Known is what is known of a body from an earlier reading. The zero value is that of a body that
// must be read.
type Known struct {
	Length int // in bytes
	IDs    int // that the body takes
	// Nodes are those of its Concerns, and Types the names of its types.
	Nodes []int
	Types []string
	// Instructions is their number.
	Instructions int
}

// known skips the body that comes next if it need not be read, and reports whether it did.
func (p *funcReader) known(f *ir.Func) bool {
	if p.opts.Bodies == nil {
		return false
	}
	start, first := p.Start, p.m.IDs.Own()
	k := p.opts.Bodies.Known(f, p.Src[start:])
	if k.Length == 0 {
		return false
	}
	b := f.NewDetachedBlock()
	b.Append(p.m.NewInstr(ir.Unreachable, p.ts.Void))
	f.Blocks, f.Unread = append(f.Blocks, b), &ir.Unread{Instructions: k.Instructions}
	for _, name := range k.Types {
		f.Unread.Types = append(f.Unread.Types, p.ts.Named(name))
	}
	// Of equal nodes, the first in the text stands for all.
	at := source.Span{Start: source.Pos(start), End: source.Pos(start)}
	for _, n := range k.Nodes {
		p.meta.node(n, at)
	}
	p.m.IDs.Take(k.IDs - int(p.m.IDs.Own()-first))
	p.End = start + k.Length
	f.BodySpan = source.Span{Start: source.Pos(start), End: source.Pos(p.End)}
	p.Next()
	return true
}

// concernsMore notes that the body that is read concerns more than [Concerns] says.
func (p *reader) concernsMore() { p.fn.concerns.More = true }

// concernsGlobal notes that the body names something global other than as a callee.
func (p *reader) concernsGlobal(g ir.Named) {
	if v, ok := g.(*ir.Global); ok && p.opts.Bodies != nil {
		p.fn.concerns.Variables = append(p.fn.concerns.Variables, v)
	} else {
		p.concernsMore()
	}
}

// concernsNode notes that the body names a node.
func (p *reader) concernsNode(n int) {
	if p.opts.Bodies == nil || p.fn.f == nil || p.fn.named[n] {
		return
	}
	if p.fn.named == nil {
		p.fn.named = map[int]bool{}
	}
	p.fn.named[n] = true
	p.fn.concerns.Nodes = append(p.fn.concerns.Nodes, n)
}
