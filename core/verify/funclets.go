package verify

import (
	"statepoint/core/ir"
	"statepoint/core/verify/diag"
)

// isFuncletPad reports whether an instruction is a pad of a function with funclets.
func isFuncletPad(in *ir.Instr) bool {
	return in != nil && (in.Op == ir.CatchPad || in.Op == ir.CleanupPad || in.Op == ir.CatchSwitch)
}

// parentPad is the pad that contains a pad, nil for none and for an instruction that is not a pad.
func parentPad(pad *ir.Instr) *ir.Instr {
	if !isFuncletPad(pad) || pad.NumOps() == 0 { // one without is reported separately
		return nil
	}
	in, _ := pad.Operand(0).(*ir.Instr)
	return in
}

// unwindBlock is the block to which a terminator unwinds, nil if that is the caller.
func unwindBlock(in *ir.Instr) *ir.Block {
	switch {
	case in.Op == ir.Invoke:
		return in.UnwindDest()
	case in.Op == ir.CleanupRet && in.NumOps() > 1, in.Op == ir.CatchSwitch &&
		in.Flags&ir.UnwindsToCaller == 0 && in.NumOps() > 1:
		b, _ := in.Operand(in.NumOps() - 1).(*ir.Block)
		return b
	}
	return nil
}

// funcletPad checks a catchswitch, catchpad or cleanuppad: its parent, the edges to it, and the
// unwind destination of exceptions thrown in it (LangRef, "catchswitch Instruction" and following;
// ExceptionHandling.rst, "Funclet transitions").
func (v *unwindChecks) funcletPad(in *ir.Instr) {
	parent, isInstr := in.Operand(0).(*ir.Instr)
	c, _ := in.Operand(0).(*ir.Const)
	switch {
	case in.Op == ir.CatchPad:
		if !isInstr || parent.Op != ir.CatchSwitch {
			v.r.Bad(in, diag.LandingPad, "the parent of a catchpad must be a catchswitch")
			return
		}
	case isInstr && parent.Op != ir.CatchPad && parent.Op != ir.CleanupPad,
		!isInstr && (c == nil || c.Kind != ir.ConstNone):
		v.r.Bad(in, diag.LandingPad, "%s is within none, a catchpad or a cleanuppad", in.Op)
		return
	}
	for at, n := in, 0; at != nil; at = parentPad(at) {
		if n++; n > maxPads || at == in && n > 1 {
			v.r.Bad(in, diag.LandingPad, "%s is within itself", in.Op)
			return
		}
	}
	if in.Op == ir.CatchSwitch && !v.catchSwitch(in) {
		return
	}
	if in.Parent() == v.r.F.Entry() {
		v.r.Bad(in, diag.LandingPad, "%s cannot be in the entry block", in.Op)
		return
	}
	v.flow.preds = in.Parent().AppendPreds(v.flow.preds[:0])
	for _, p := range v.flow.preds {
		if problem := v.padEdge(in, parent, p.Terminator()); problem != "" {
			v.r.Bad(in, diag.LandingPad, "%s", problem)
			return
		}
	}
	if in.Op != ir.CatchSwitch {
		v.unwindsOneWay(in)
	}
}

// maxPads bounds the nesting of pads.
const maxPads = 10_000

// catchSwitch checks the handlers of a catchswitch and where it unwinds to.
func (v *unwindChecks) catchSwitch(in *ir.Instr) bool {
	handlers := in.Uses()[1:]
	if dest := unwindBlock(in); dest != nil {
		handlers = handlers[:len(handlers)-1]
		pad := dest.FirstNonPhi()
		if !isFuncletPad(pad) {
			v.r.Bad(in, diag.LandingPad,
				"the unwind destination of a catchswitch must begin with a catchswitch or "+
					"cleanuppad")
			return false
		}
		for _, h := range handlers {
			if h.Value == dest {
				v.r.Bad(in, diag.LandingPad, "a catchswitch cannot unwind to one of its handlers")
				return false
			}
		}
		if parentPad(pad) == parentPad(in) {
			v.sibling(in, in)
		}
	}
	if len(handlers) == 0 {
		v.r.Bad(in, diag.LandingPad, "a catchswitch needs at least one handler")
		return false
	}
	for _, h := range handlers {
		if pad := h.Value.(*ir.Block).FirstNonPhi(); pad == nil || pad.Op != ir.CatchPad {
			v.r.Bad(in, diag.LandingPad, "the handler %s does not begin with a catchpad",
				v.r.Name(h.Value))
			return false
		}
	}
	return true
}

func (v *unwindChecks) sibling(pad, by *ir.Instr) {
	if v.siblings == nil {
		v.siblings = map[*ir.Instr]*ir.Instr{}
	}
	v.siblings[pad] = by
}

// padEdge returns the error in an edge from terminator t to the block of a pad.
func (v *unwindChecks) padEdge(pad, parent, t *ir.Instr) string {
	if t == nil {
		return ""
	}
	if pad.Op == ir.CatchPad {
		if t != parent {
			return "the block of a catchpad can be reached only from its catchswitch"
		}
		return ""
	}
	var from *ir.Instr
	switch t.Op {
	case ir.Invoke:
		if t.UnwindDest() != pad.Parent() || t.NormalDest() == pad.Parent() {
			return "the block of a pad can be reached only by unwinding"
		}
		if f := t.CalledFunc(); f != nil && f.IsIntrinsic() &&
			hasFuncAttr(t, "nounwind") {
			return ""
		}
		if ops, ok := t.FindBundle("funclet"); ok && len(ops) == 1 {
			from, _ = ops[0].Value.(*ir.Instr)
		}
	case ir.CleanupRet:
		if t.NumOps() == 0 {
			return ""
		}
		from, _ = t.Operand(0).(*ir.Instr)
		if from == parent {
			return "a cleanupret leaves its cleanuppad, so it cannot go to a pad within it"
		}
	case ir.CatchSwitch:
		from = t
	default:
		return "the block of a pad can be reached only by unwinding"
	}
	for n := 0; ; n++ {
		switch {
		case from == pad:
			return "a pad cannot catch an exception thrown within it"
		case from == parent:
			return ""
		case from == nil:
			return "one unwind edge enters one pad: the parent of this one was not entered"
		case n > maxPads || !isFuncletPad(from):
			return ""
		}
		from = parentPad(from)
	}
}

// unwindsOneWay checks that all exceptions thrown out of a catchpad or cleanuppad have one
// destination; for a catchpad it is the catchswitch's unwind destination.
func (v *unwindChecks) unwindsOneWay(pad *ir.Instr) {
	// an instruction that leaves the pad, and the pad it goes to, nil for the caller
	var first, to *ir.Instr
	work := []*ir.Instr{pad}
	for n := 0; len(work) > 0 && n < maxPads; n++ {
		now := work[len(work)-1]
		work = work[:len(work)-1]
		for u := ir.FirstUse(now); u != nil; u = u.Next() {
			in := u.User
			if in == nil || in.Parent() == nil || in.Parent().Parent() != v.r.F {
				continue
			}
			switch in.Op {
			case ir.Call, ir.CatchRet:
				continue
			case ir.CatchSwitch:
				if in.Flags&ir.UnwindsToCaller != 0 {
					continue
				}
			case ir.CleanupPad:
				work = append(work, in)
				continue
			case ir.CleanupRet, ir.Invoke:
			default:
				v.r.Bad(in, diag.LandingPad,
					"the token of a pad is used by an instruction that neither "+
						"calls within it nor leaves it")
				return
			}
			target, leaves := v.leavesPad(pad, now, in)
			if !leaves {
				continue
			}
			if first == nil {
				first, to = in, target
				if pad.Op == ir.CleanupPad && to != nil && parentPad(to) == parentPad(pad) {
					v.sibling(pad, in)
				}
			} else if to != target {
				v.r.Bad(in, diag.LandingPad,
					"all exceptions thrown out of a pad must have one destination, but this one "+
						"differs from that in block %s", v.r.Name(first.Parent()))
				return
			}
			if now != pad {
				break
			}
		}
	}
	if first == nil || pad.Op != ir.CatchPad {
		return
	}
	var out *ir.Instr
	if dest := unwindBlock(parentPad(pad)); dest != nil {
		out = dest.FirstNonPhi()
	}
	if out != to {
		v.r.Bad(first, diag.LandingPad,
			"an exception thrown out of a catchpad must go to the unwind destination of its "+
				"catchswitch")
	}
}

// leavesPad reports whether an instruction of pad now, which is pad or within it, unwinds out of
// pad, and to which pad; nil is the caller.
func (v *unwindChecks) leavesPad(pad, now, in *ir.Instr) (to *ir.Instr, leaves bool) {
	dest := unwindBlock(in)
	if dest == nil {
		return nil, true
	}
	to = dest.FirstNonPhi()
	if !isFuncletPad(to) {
		return nil, false
	}
	outer := parentPad(to)
	for at, n := now, 0; at != nil && at != outer && n < maxPads; at, n = parentPad(at), n+1 {
		if at == pad {
			return to, true
		}
	}
	return to, false
}

// unwindCircles finds pads that would handle each other's exceptions forever.
func (v *unwindChecks) unwindCircles(f *ir.Func) {
	done := map[*ir.Instr]bool{}
	for _, b := range f.Blocks {
		if v.siblings == nil {
			return
		}
		pad := b.FirstNonPhi()
		way := map[*ir.Instr]bool{}
		for pad != nil && v.siblings[pad] != nil && !done[pad] {
			done[pad], way[pad] = true, true
			dest := unwindBlock(v.siblings[pad])
			if dest == nil {
				break
			}
			pad = dest.FirstNonPhi()
			if way[pad] {
				v.r.Bad(pad, diag.LandingPad, "pads handle each other's exceptions in a circle")
				break
			}
		}
	}
}
