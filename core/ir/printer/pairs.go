package printer

import (
	"bytes"

	"statepoint/core/ir"
)

// pairRun is the common part of consecutive calls with a pair. They make up most of a module with
// relocated pointers, and many differ only in their names and two numbers, so the text in between
// is copied instead of formatted again.
type pairRun struct {
	call          *ir.CallInfo
	callee, token ir.Value
	typ           *ir.Type
	flags         ir.Flags
	// from is the list that the numbers index; between is the text from the name to the first
	// number.
	from    []ir.Use
	between []byte
}

// pairBetween is the text between the two numbers.
const pairBetween = ", i32 "

// begin records a printed call with a pair for the calls that follow. line is its text up to the
// end of the call.
func (p *pairPrinter) begin(in *ir.Instr, from []ir.Use, line []byte) {
	p.run.token = nil
	c := in.Call
	if p.out.marks != nil || c.NumArgs != 3 || len(c.Params) > 0 || c.Attrs != nil &&
		len(c.Attrs.Attrs) > 0 || len(c.Bundles) > 0 || len(in.Attachments()) > 0 {
		return
	}
	first, ok := p.index(in, 2)
	second, okToo := p.index(in, 3)
	if !ok || !okToo {
		return
	}
	end := len(p.out.b)
	p.out.local(in)
	name := len(p.out.b) - end
	p.out.b = p.out.b[:end]
	p.numbers(first, second)
	if tail := p.out.b[end:]; bytes.HasSuffix(line, tail) && name < len(line)-len(tail) {
		p.run = pairRun{c, in.Operand(0), in.Operand(1), in.Type(), in.Flags, from,
			append(p.run.between[:0], line[name:len(line)-len(tail)]...)}
	}
	p.out.b = p.out.b[:end]
}

// index is operand i of a call with a pair, if it is a number of 32 bits.
func (p *pairPrinter) index(in *ir.Instr, i int) (uint64, bool) {
	c, ok := in.Operand(i).(*ir.Const)
	if !ok || c.Kind != ir.ConstInt || c.Type() != p.out.m.Types.I32 || c.Bits > 1<<31-1 {
		return 0, false
	}
	return c.Bits, true
}

func (p *pairPrinter) numbers(first, second uint64) {
	p.out.uint(first)
	p.out.s(pairBetween)
	p.out.uint(second)
	p.out.c(')')
}

// next prints in with its pair if it resembles the previous call, and reports whether it did.
func (p *pairPrinter) next(in *ir.Instr) bool {
	run := &p.run
	if in.Call == nil || in.Call != run.call || run.token == nil || in.NumOps() != 4 ||
		in.Op != ir.Call || in.Operand(1) != run.token ||
		in.Operand(0) != run.callee || in.Type() != run.typ || in.Flags != run.flags {
		return false
	}
	first, ok := p.index(in, 2)
	second, okToo := p.index(in, 3)
	if !ok || !okToo || first >= uint64(len(run.from)) || second >= uint64(len(run.from)) {
		return false
	}
	p.out.local(in)
	p.out.b = append(p.out.b, run.between...)
	p.numbers(first, second)
	p.md.attachments(in.Attachments(), ", ")
	p.comment(run.from[first].Value, run.from[second].Value)
	return true
}

// comment prints a pair after its call.
func (p *pairPrinter) comment(first, second ir.Value) {
	p.out.s(" ; (")
	p.ops.operand(first)
	p.out.s(", ")
	p.ops.operand(second)
	p.out.c(')')
}
