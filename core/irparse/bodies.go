package irparse

import (
	"statepoint/core/ir"
	"statepoint/core/source"
)

// Bodies knows bodies of functions from an earlier reading, and receives what the next may know.
type Bodies interface {
	// Known returns the length of the body of f, in bytes of the text that begins with it, and the
	// number of ids that the body takes, if it need not be read; otherwise 0 and 0. The function
	// then has one block, which only ends.
	Known(f *ir.Func, text string) (length, ids int)
	// Read receives the number of ids of a body that was read. alone is set if it concerns nothing
	// outside of it except the functions that it calls, and has no messages.
	Read(f *ir.Func, ids int, alone bool)
}

// known skips the body that comes next if it need not be read, and reports whether it did.
func (p *funcReader) known(f *ir.Func) bool {
	if p.opts.Bodies == nil {
		return false
	}
	start, first := p.Start, p.m.IDs.Own()
	length, ids := p.opts.Bodies.Known(f, p.Src[start:])
	if length == 0 {
		return false
	}
	b := f.NewDetachedBlock()
	b.Append(p.m.NewInstr(ir.Unreachable, p.ts.Void))
	f.Blocks = append(f.Blocks, b)
	for int(p.m.IDs.Own()-first) < ids {
		p.m.IDs.Next()
	}
	p.End = start + length
	f.BodySpan = source.Span{Start: source.Pos(start), End: source.Pos(p.End)}
	p.Next()
	return true
}

// concernsMore notes that the body that is read concerns more than itself and functions that it
// calls.
func (p *reader) concernsMore() { p.fn.more = true }
