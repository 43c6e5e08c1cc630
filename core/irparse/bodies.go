package irparse

import (
	"statepoint/core/ir"
	"statepoint/core/source"
)

// Bodies knows bodies of functions from an earlier reading, and receives what the next may know.
type Bodies interface {
	// Known returns what is known of the body of f if it need not be read; text begins with it.
	Known(f *ir.Func, text string) Known
	// Read receives the number of ids of a body that was read. alone is set if it concerns nothing
	// outside of it except the functions that it calls, and has no messages.
	Read(f *ir.Func, ids int, alone bool)
}

// Known is what is known of a body from an earlier reading. The zero value is that of a body that
// must be read.
type Known struct {
	Length int // in bytes
	IDs    int // that the body takes
	Unread ir.Unread
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
	f.Blocks, f.Unread = append(f.Blocks, b), &k.Unread
	for int(p.m.IDs.Own()-first) < k.IDs {
		p.m.IDs.Next()
	}
	p.End = start + k.Length
	f.BodySpan = source.Span{Start: source.Pos(start), End: source.Pos(p.End)}
	p.Next()
	return true
}

// concernsMore notes that the body that is read concerns more than itself and functions that it
// calls.
func (p *reader) concernsMore() { p.fn.more = true }
