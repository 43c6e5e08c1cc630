package ir

// isFuncletPad reports whether an instruction is where exceptions arrive in a function with funclets.
func isFuncletPad(in *Instr) bool {
	return in != nil && (in.Op == CatchPad || in.Op == CleanupPad || in.Op == CatchSwitch)
}

// parentPad is the pad that a pad is within, nil for none and for what is no pad.
func parentPad(pad *Instr) *Instr {
	if !isFuncletPad(pad) || len(pad.ops) == 0 { // one without is reported where it stands
		return nil
	}
	in, _ := pad.ops[0].Value.(*Instr)
	return in
}

// unwindBlock is where a terminator goes when something is thrown, nil if that is the caller.
func (in *Instr) unwindBlock() *Block {
	switch {
	case in.Op == Invoke:
		return in.UnwindDest()
	case in.Op == CleanupRet && len(in.ops) > 1, in.Op == CatchSwitch && in.Flags&UnwindsToCaller == 0 && len(in.ops) > 1:
		b, _ := in.ops[len(in.ops)-1].Value.(*Block)
		return b
	}
	return nil
}

// funcletPad checks a catchswitch, catchpad or cleanuppad: what it is within, how it is reached, and where what is thrown within it goes
// (LangRef, "catchswitch Instruction" and following; ExceptionHandling.rst, "Funclet transitions").
func (v *verifier) funcletPad(in *Instr) {
	parent, isInstr := in.ops[0].Value.(*Instr)
	c, _ := in.ops[0].Value.(*Const)
	switch {
	case in.Op == CatchPad:
		if !isInstr || parent.Op != CatchSwitch {
			v.bad(in, codeLandingPad, "a catchpad is within a catchswitch")
			return
		}
	case isInstr && parent.Op != CatchPad && parent.Op != CleanupPad, !isInstr && (c == nil || c.Kind != ConstNone):
		v.bad(in, codeLandingPad, "%s is within none, a catchpad or a cleanuppad", in.Op)
		return
	}
	for at, n := in, 0; at != nil; at = parentPad(at) {
		if n++; n > maxPads || at == in && n > 1 {
			v.bad(in, codeLandingPad, "%s is within itself", in.Op)
			return
		}
	}
	if in.Op == CatchSwitch && !v.catchSwitch(in) {
		return
	}
	if in.parent == v.f.Entry() {
		v.bad(in, codeLandingPad, "%s cannot be in the entry block", in.Op)
		return
	}
	v.preds = in.parent.AppendPreds(v.preds[:0])
	for _, p := range v.preds {
		if problem := v.padEdge(in, parent, p.Terminator()); problem != "" {
			v.bad(in, codeLandingPad, "%s", problem)
			return
		}
	}
	if in.Op != CatchSwitch {
		v.unwindsOneWay(in)
	}
}

// maxPads bounds how deeply pads nest.
const maxPads = 10_000

// catchSwitch checks the handlers of a catchswitch and where it unwinds to.
func (v *verifier) catchSwitch(in *Instr) bool {
	handlers := in.ops[1:]
	if dest := in.unwindBlock(); dest != nil {
		handlers = handlers[:len(handlers)-1]
		pad := dest.FirstNonPhi()
		if !isFuncletPad(pad) {
			v.bad(in, codeLandingPad, "the block a catchswitch unwinds to begins with a catchswitch or cleanuppad")
			return false
		}
		for _, h := range handlers {
			if h.Value == dest {
				v.bad(in, codeLandingPad, "a catchswitch cannot unwind to one of its handlers")
				return false
			}
		}
		if parentPad(pad) == parentPad(in) {
			v.sibling(in, in)
		}
	}
	if len(handlers) == 0 {
		v.bad(in, codeLandingPad, "a catchswitch has at least one handler")
		return false
	}
	for _, h := range handlers {
		if pad := h.Value.(*Block).FirstNonPhi(); pad == nil || pad.Op != CatchPad {
			v.bad(in, codeLandingPad, "the handler %s does not begin with a catchpad", v.name(h.Value))
			return false
		}
	}
	return true
}

func (v *verifier) sibling(pad, by *Instr) {
	if v.siblings == nil {
		v.siblings = map[*Instr]*Instr{}
	}
	v.siblings[pad] = by
}

// padEdge says what is wrong with an edge to the block of a pad, which the terminator t makes.
func (v *verifier) padEdge(pad, parent, t *Instr) string {
	if t == nil {
		return ""
	}
	if pad.Op == CatchPad {
		if t != parent {
			return "the block of a catchpad is reached from its catchswitch alone"
		}
		return ""
	}
	var from *Instr
	switch t.Op {
	case Invoke:
		if t.UnwindDest() != pad.parent || t.NormalDest() == pad.parent {
			return "the block of a pad is reached by unwinding alone"
		}
		if f := t.CalledFunc(); f != nil && isIntrinsicName(f.name) && t.hasFuncAttr("nounwind") {
			return ""
		}
		if ops, ok := t.FindBundle("funclet"); ok && len(ops) == 1 {
			from, _ = ops[0].Value.(*Instr)
		}
	case CleanupRet:
		if len(t.ops) == 0 {
			return ""
		}
		from, _ = t.ops[0].Value.(*Instr)
		if from == parent {
			return "a cleanupret leaves its cleanuppad, so it cannot go to a pad within it"
		}
	case CatchSwitch:
		from = t
	default:
		return "the block of a pad is reached by unwinding alone"
	}
	for n := 0; ; n++ {
		switch {
		case from == pad:
			return "a pad cannot take what is thrown within it"
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

// unwindsOneWay checks that everything thrown out of a catchpad or cleanuppad goes to one place; for a catchpad that is where its catchswitch unwinds to.
func (v *verifier) unwindsOneWay(pad *Instr) {
	var first, to *Instr // an instruction that leaves the pad, and the pad it goes to, nil for the caller
	work := []*Instr{pad}
	for n := 0; len(work) > 0 && n < maxPads; n++ {
		now := work[len(work)-1]
		work = work[:len(work)-1]
		for u := now.uses; u != nil; u = u.next {
			in := u.User
			if in == nil || in.parent == nil || in.parent.parent != v.f {
				continue
			}
			switch in.Op {
			case Call, CatchRet:
				continue
			case CatchSwitch:
				if in.Flags&UnwindsToCaller != 0 {
					continue
				}
			case CleanupPad:
				work = append(work, in)
				continue
			case CleanupRet, Invoke:
			default:
				v.bad(in, codeLandingPad, "the token of a pad is used by what neither calls within it nor leaves it")
				return
			}
			target, leaves := v.leavesPad(pad, now, in)
			if !leaves {
				continue
			}
			if first == nil {
				first, to = in, target
				if pad.Op == CleanupPad && to != nil && parentPad(to) == parentPad(pad) {
					v.sibling(pad, in)
				}
			} else if to != target {
				v.bad(in, codeLandingPad, "everything thrown out of a pad goes to one place, but this goes elsewhere than what leaves it in block %s", v.name(first.parent))
				return
			}
			if now != pad {
				break
			}
		}
	}
	if first == nil || pad.Op != CatchPad {
		return
	}
	var out *Instr
	if dest := parentPad(pad).unwindBlock(); dest != nil {
		out = dest.FirstNonPhi()
	}
	if out != to {
		v.bad(first, codeLandingPad, "what is thrown out of a catchpad goes where its catchswitch unwinds to")
	}
}

// leavesPad reports whether an instruction that belongs to the pad now, which is pad or within it, unwinds out of pad, and to which pad; nil is the caller.
func (v *verifier) leavesPad(pad, now, in *Instr) (to *Instr, leaves bool) {
	dest := in.unwindBlock()
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

// unwindCircles finds pads that would handle each other's exceptions for ever.
func (v *verifier) unwindCircles(f *Func) {
	done := map[*Instr]bool{}
	for _, b := range f.Blocks {
		if v.siblings == nil {
			return
		}
		pad := b.FirstNonPhi()
		way := map[*Instr]bool{}
		for pad != nil && v.siblings[pad] != nil && !done[pad] {
			done[pad], way[pad] = true, true
			dest := v.siblings[pad].unwindBlock()
			if dest == nil {
				break
			}
			pad = dest.FirstNonPhi()
			if way[pad] {
				v.bad(pad, codeLandingPad, "pads handle each other's exceptions in a circle")
				break
			}
		}
	}
}
