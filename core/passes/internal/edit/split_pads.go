package edit

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/core/passes/pass"
)

// SplitInvokes makes sure that the destinations of each invoke among calls are entered only from
// that invoke and begin without phis, so that relocates can be inserted there.
func SplitInvokes(m *ir.Module, calls []*ir.Instr, budget *pass.Budget) error {
	pads := map[*ir.Block]*sharedPad{}
	var order []*sharedPad
	for _, in := range calls {
		if in.Op != ir.Invoke {
			continue
		}
		SplitForInvoke(m, in.NormalDest(), in.Parent())
		dest := in.UnwindDest()
		p := pads[dest]
		if p == nil {
			if p = sharePad(m, dest); p == nil {
				SplitForInvoke(m, dest, in.Parent())
				continue
			}
			pads[dest], order = p, append(order, p)
		}
		if len(p.left) > 1 {
			if err := budget.Spend(in.Func(), 2*p.pad.NumOps(), "clauses of landing pads"); err !=
				nil {
				return err
			}
			p.split(in.Parent())
		} else {
			p.finish()
			FoldSingleEntryPhis(p.rest)
		}
	}
	for _, p := range order {
		p.finish()
	}
	return nil
}

// sharedPad is a landing pad that several invokes unwind to. Each in turn gets a separate one:
//
//	%a, %b, %c unwind to %u      %a to %u1, which goes to %u      %a to %u1, %b to %u2, %c to %u4;
//	                             %b, %c to %u3, which does too    %u2, %u4 to %u3; %u1, %u3 to %u
//
// LLVM moves the remaining invokes to a new block each time. Here they refer to the first block
// until the end; the order that LLVM's moves would give is tracked, because it shows in the output.
type sharedPad struct {
	m *ir.Module
	// first is the block that the remaining invokes refer to, and rest the one that they will
	// unwind to. pad is rest's landing pad.
	first, rest *ir.Block
	pad         *ir.Instr
	// left are the blocks of the remaining invokes, newest branch first.
	left []*ir.Block
	// phis are the phis of rest.
	phis []*sharedPhi
}

// sharedPhi is a phi of the block that the remaining invokes will unwind to, without their inputs.
type sharedPhi struct {
	phi *ir.Instr
	// held are the inputs from all invokes, and inputs lists the remaining ones, in the phi's
	// order.
	held   []ir.Use
	inputs []sharedInput
}

// sharedInput is an input from an invoke's block, by its index in held.
type sharedInput struct {
	from *ir.Block
	at   int
}

// sharePad returns a sharedPad for a block with a landing pad, nil for any other block.
func sharePad(m *ir.Module, b *ir.Block) *sharedPad {
	pad := b.FirstNonPhi()
	if pad == nil || pad.Op != ir.LandingPad || b.UniquePred() != nil {
		return nil
	}
	p := &sharedPad{m: m, first: b, rest: b, pad: pad, left: b.Preds()}
	for in := b.First(); in != pad; in = in.Next() {
		s := &sharedPhi{phi: in, held: make([]ir.Use, in.NumOps())}
		for i, from := range in.Blocks {
			s.held[i].Set(in.Operand(i))
			s.inputs = append(s.inputs, sharedInput{from, i})
		}
		in.DropOperands()
		in.Blocks = nil
		p.phis = append(p.phis, s)
	}
	return p
}

// split gives the invoke of the block from a separate landing pad, and the other invokes another
// one.
func (p *sharedPad) split(from *ir.Block) {
	f := p.first.Parent()
	one := p.before(p.rest.Name())
	from.Terminator().ReplaceOperand(p.first, one)
	p.left = slices.DeleteFunc(p.left, func(b *ir.Block) bool { return b == from })
	slices.Reverse(p.left)
	for _, s := range p.phis {
		s.phi.AddIncoming(s.take(from), one)
	}
	padOne, padOthers := Clone(p.m, p.pad), Clone(p.m, p.pad)
	padOne.Span, padOthers.Span = p.pad.Span, p.pad.Span
	others := p.before(p.rest.Name() + ".split-lp")
	p.phis = slices.DeleteFunc(p.phis, func(s *sharedPhi) bool { return !s.move(others) })
	one.InsertBefore(padOne, one.FirstNonPhi())
	f.SetName(padOne, "lpad")
	others.InsertBefore(padOthers, others.FirstNonPhi())
	f.SetName(padOthers, "lpad.split-lp")
	if ir.FirstUse(p.pad) != nil {
		phi := p.m.NewInstr(ir.Phi, p.pad.Type())
		phi.SetFrom(p.pad.ID())
		p.rest.InsertBefore(phi, p.pad)
		f.SetName(phi, "lpad.phi")
		phi.AddIncoming(padOne, one)
		phi.AddIncoming(padOthers, others)
		ir.ReplaceAllUses(p.pad, phi)
	}
	p.pad.Erase()
	p.rest, p.pad = others, padOthers
}

// before inserts a block that branches to the one that the remaining invokes will unwind to.
func (p *sharedPad) before(name string) *ir.Block { return p.rest.SplitPreds(nil, name) }

// take removes the input from one of the invokes, as DropIncoming does, and reverses the others,
// which is their order after LLVM has moved them, last first.
func (s *sharedPhi) take(from *ir.Block) ir.Value {
	at := slices.IndexFunc(s.inputs, func(in sharedInput) bool { return in.from == from })
	held := &s.held[s.inputs[at].at]
	v := held.Value
	held.Set(nil)
	if last := len(s.inputs) - 1; s.phi.Func().Module().Dialect.Opaque() {
		s.inputs[at] = s.inputs[last]
		s.inputs = s.inputs[:last]
	} else {
		s.inputs = slices.Delete(s.inputs, at, at+1)
	}
	slices.Reverse(s.inputs)
	return v
}

// move merges the inputs of the remaining invokes into one, from the block that they will unwind
// to. Unless all are the same, it inserts a phi there, which then has these inputs, and returns
// true.
func (s *sharedPhi) move(to *ir.Block) bool {
	m, f := to.Parent().Module(), to.Parent()
	same := s.held[s.inputs[0].at].Value
	if !slices.ContainsFunc(s.inputs, func(in sharedInput) bool {
		return s.held[in.at].Value != same
	}) {
		s.phi.AddIncoming(same, to)
		s.drop()
		return false
	}
	merged := m.NewInstr(ir.Phi, s.phi.Type())
	merged.SetFrom(s.phi.ID())
	to.InsertBefore(merged, to.Last())
	f.SetName(merged, s.phi.Name()+".ph")
	s.phi.AddIncoming(merged, to)
	s.phi = merged
	return true
}

func (s *sharedPhi) drop() {
	for i := range s.held {
		s.held[i].Set(nil)
	}
}

// finish makes the remaining invokes unwind to rest.
func (p *sharedPad) finish() {
	for _, from := range slices.Backward(p.left) { // newest last: lists of uses begin with it
		from.Terminator().ReplaceOperand(p.first, p.rest)
	}
	for _, s := range p.phis {
		for _, in := range s.inputs {
			s.phi.AddIncoming(s.held[in.at].Value, in.from)
		}
		s.drop()
	}
	p.left, p.phis = nil, nil
}
