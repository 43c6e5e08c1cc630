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
		v.landingType(in, in.typ)
	case Resume:
		v.landingType(in, in.ops[0].Value.Type())
	case CatchPad, CleanupPad, CatchSwitch:
		if in.parent.FirstNonPhi() != in {
			v.bad(in, codeLandingPad, "%s is the first instruction of its block after the phis", in.Op)
		}
		if in.typ.Kind != TokenKind {
			v.bad(in, codeLandingPad, "%s gives a token, not %s", in.Op, in.typ)
		}
		v.funcletPad(in)
	case CatchRet, CleanupRet:
		want := CatchPad
		if in.Op == CleanupRet {
			want = CleanupPad
		}
		if pad, ok := in.ops[0].Value.(*Instr); !ok || pad.Op != want {
			v.at(0).bad(in, codeLandingPad, "%s leaves a %s", in.Op, want)
		}
		if in.Op == CleanupRet && len(in.ops) > 1 {
			if pad := in.ops[1].Value.(*Block).FirstNonPhi(); !isFuncletPad(pad) {
				v.bad(in, codeLandingPad, "the block a cleanupret unwinds to begins with a catchswitch or cleanuppad")
			}
		}
	}
}

// landingType checks that all landingpads of a function give, and all resumes take, one type.
func (v *verifier) landingType(in *Instr, t *Type) {
	if v.landing == nil {
		v.landing = t
	} else if v.landing != t {
		v.bad(in, codeLandingPad, "landingpads give and resumes take one type in a function: %s, not %s", v.landing, t)
	}
}

// unwindDest checks that an invoke unwinds to a pad.
func (v *verifier) unwindDest(in *Instr) {
	pad := in.UnwindDest().FirstNonPhi()
	if pad == nil || pad.Op != LandingPad && pad.Op != CatchSwitch && pad.Op != CleanupPad {
		v.at(len(in.ops)-1).bad(in, codeLandingPad, "the block an invoke unwinds to begins with a landingpad, catchswitch or cleanuppad")
	}
	if v.f.Personality == nil {
		v.bad(in, codeLandingPad, "invoke in a function without a personality")
	}
}
