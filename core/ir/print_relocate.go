package ir

import "bytes"

// relocateRun is what consecutive gc.relocates have in common. A rewritten module consists of them for the most part, and those of one statepoint differ in
// their names and in two numbers only, so the text between is copied instead of made again.
type relocateRun struct {
	call          *CallInfo
	callee, token Value
	typ           *Type
	flags         Flags
	// live is what the numbers count in, between is the text from behind the name up to the first number.
	live    []Use
	between []byte
}

// relocateBetween is what stands between the two numbers.
const relocateBetween = ", i32 "

// beginRelocates notes a gc.relocate that has been printed, for those after it. line is its text up to the end of the call.
func (p *printer) beginRelocates(in *Instr, live []Use, line []byte) {
	p.run.token = nil
	c := in.Call
	if p.marks != nil || len(c.Params) > 0 || c.Attrs != nil && len(c.Attrs.Attrs) > 0 || len(c.Bundles) > 0 || len(in.Attachments()) > 0 {
		return
	}
	base, ok := p.relocateIndex(in, 2)
	derived, okToo := p.relocateIndex(in, 3)
	if !ok || !okToo {
		return
	}
	end := len(p.b)
	p.local(&in.node)
	name := len(p.b) - end
	p.b = p.b[:end]
	p.relocateNumbers(base, derived)
	if tail := p.b[end:]; bytes.HasSuffix(line, tail) && name < len(line)-len(tail) {
		p.run = relocateRun{c, in.ops[0].Value, in.ops[1].Value, in.typ, in.Flags, live, append(p.run.between[:0], line[name:len(line)-len(tail)]...)}
	}
	p.b = p.b[:end]
}

// relocateIndex is the operand i of a gc.relocate, if it is an i32 as LLVM has it.
func (p *printer) relocateIndex(in *Instr, i int) (uint64, bool) {
	c, ok := in.ops[i].Value.(*Const)
	if !ok || c.Kind != ConstInt || c.typ != p.m.Types.I32 || c.Bits > 1<<31-1 {
		return 0, false
	}
	return c.Bits, true
}

func (p *printer) relocateNumbers(base, derived uint64) {
	p.uint(base)
	p.s(relocateBetween)
	p.uint(derived)
	p.c(')')
}

// nextRelocate prints a gc.relocate like the one before it, with its comment, and reports whether it was one.
func (p *printer) nextRelocate(in *Instr) bool {
	run := &p.run
	if in.Call == nil || in.Call != run.call || run.token == nil || len(in.ops) != 4 || in.Op != Call || in.ops[1].Value != run.token ||
		in.ops[0].Value != run.callee || in.typ != run.typ || in.Flags != run.flags {
		return false
	}
	base, ok := p.relocateIndex(in, 2)
	derived, okToo := p.relocateIndex(in, 3)
	if !ok || !okToo || base >= uint64(len(run.live)) || derived >= uint64(len(run.live)) {
		return false
	}
	p.local(&in.node)
	p.b = append(p.b, run.between...)
	p.relocateNumbers(base, derived)
	p.attachments(in.Attachments(), ", ")
	p.relocateComment(run.live[base].Value, run.live[derived].Value)
	return true
}

// relocateComment prints ` ; (base, derived)` after a gc.relocate, as LLVM does.
func (p *printer) relocateComment(base, derived Value) {
	p.s(" ; (")
	p.operand(base)
	p.s(", ")
	p.operand(derived)
	p.c(')')
}

// relocatedPair finds the values whose new place a gc.relocate gives (Statepoints.rst, "llvm.experimental.gc.relocate"): its
// indices count in the "gc-live" bundle of the statepoint, or among all the arguments of one without that bundle. What they count in is live.
func relocatedPair(in *Instr) (base, derived Value, live []Use) {
	if in.Op != Call || in.Call == nil || in.Call.NumArgs != 3 || len(in.ops) < 4 || !in.IsIntrinsic("llvm.experimental.gc.relocate") {
		return nil, nil, nil
	}
	if c, isConst := in.Arg(0).(*Const); isConst && (c.Kind == ConstUndef || c.Kind == ConstPoison) {
		return Undef(in.typ), Undef(in.typ), nil
	}
	sp, ok := in.Arg(0).(*Instr)
	if ok {
		sp = unwoundTo(sp)
	}
	if !ok || sp == nil || !sp.Op.IsCall() || !sp.Shaped() || !in.Shaped() {
		return nil, nil, nil
	}
	live, bundled := sp.FindBundle("gc-live")
	if !bundled {
		live = sp.Args()
	}
	at := func(i int) Value {
		c, ok := AsInt(in.Arg(i))
		if !ok || c.Bits >= uint64(len(live)) {
			return nil
		}
		return live[c.Bits].Value
	}
	return at(1), at(2), live
}
