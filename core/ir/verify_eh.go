package ir

// exceptionPad checks the instructions of exception handling (LangRef, "Exception Handling Instructions").
func (v *verifier) exceptionPad(in *Instr) {
	if v.f.Personality == nil && in.Op != Resume {
		v.bad(in, codeLandingPad, "%s in a function without a personality", in.Op)
		return
	}
	switch in.Op {
	case LandingPad:
		if in.parent.FirstNonPhi() != in {
			v.bad(in, codeLandingPad, "a landingpad is the first instruction of its block after the phis")
		}
		if in.parent == v.f.Entry() {
			v.bad(in, codeLandingPad, "a landingpad cannot be in the entry block")
		}
		for u := in.parent.uses; u != nil; u = u.next {
			t := u.User
			if t == nil || !t.IsTerminator() || t.parent == nil {
				continue
			}
			if t.Op != Invoke || t.UnwindDest() != in.parent || t.NormalDest() == in.parent {
				v.bad(in, codeLandingPad, "the block of a landingpad is reached by the unwind edges of invokes alone")
				return
			}
		}
		if len(in.ops) == 0 && in.Flags&Cleanup == 0 {
			v.bad(in, codeLandingPad, "a landingpad has a clause or is a cleanup")
		}
	case CatchPad, CleanupPad, CatchSwitch:
		if in.parent.FirstNonPhi() != in {
			v.bad(in, codeLandingPad, "%s is the first instruction of its block after the phis", in.Op)
		}
		if in.typ.Kind != TokenKind {
			v.bad(in, codeLandingPad, "%s gives a token, not %s", in.Op, in.typ)
		}
		if !padOrNone(in.ops[0].Value) {
			v.bad(in, codeLandingPad, "%s is within none or another pad", in.Op)
		}
		if in.Op == CatchPad {
			if parent, ok := in.ops[0].Value.(*Instr); !ok || parent.Op != CatchSwitch {
				v.bad(in, codeLandingPad, "a catchpad is within a catchswitch")
			}
		}
	case CatchRet, CleanupRet:
		want := CatchPad
		if in.Op == CleanupRet {
			want = CleanupPad
		}
		if pad, ok := in.ops[0].Value.(*Instr); !ok || pad.Op != want {
			v.bad(in, codeLandingPad, "%s leaves a %s", in.Op, want)
		}
	}
}

// padOrNone reports whether a value is what a pad can be within.
func padOrNone(val Value) bool {
	switch val := val.(type) {
	case *Instr:
		return val.Op == CatchPad || val.Op == CleanupPad || val.Op == CatchSwitch
	case *Const:
		return val.Kind == ConstNone
	}
	return false
}

// unwindDest checks that an invoke unwinds to a pad.
func (v *verifier) unwindDest(in *Instr) {
	pad := in.UnwindDest().FirstNonPhi()
	if pad == nil || pad.Op != LandingPad && pad.Op != CatchSwitch && pad.Op != CleanupPad {
		v.bad(in, codeLandingPad, "the block an invoke unwinds to begins with a landingpad, catchswitch or cleanuppad")
	}
	if v.f.Personality == nil {
		v.bad(in, codeLandingPad, "invoke in a function without a personality")
	}
}
