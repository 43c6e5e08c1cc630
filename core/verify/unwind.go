package verify

import (
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// exceptionPad checks the instructions of exception handling (LangRef, "Exception Handling
// Instructions").
func (v *unwindChecks) exceptionPad(in *ir.Instr) {
	if v.r.F.Personality == nil && in.Op != ir.Resume {
		v.r.Bad(in, diag.LandingPad, "%s in a function without a personality", in.Op)
		return
	}
	switch in.Op {
	case ir.LandingPad:
		if in.Parent().FirstNonPhi() != in {
			v.r.Bad(in, diag.LandingPad,
				"a landingpad must be the first instruction of its block after the phis")
		}
		if in.Parent() == v.r.F.Entry() {
			v.r.Bad(in, diag.LandingPad, "a landingpad cannot be in the entry block")
		}
		for u := ir.FirstUse(in.Parent()); u != nil; u = u.Next() {
			t := u.User
			if t == nil || !t.IsTerminator() || t.Func() != v.r.F {
				continue
			}
			if t.Op != ir.Invoke || t.UnwindDest() != in.Parent() || t.NormalDest() == in.Parent() {
				v.r.Bad(in, diag.LandingPad,
					"the block of a landingpad can be reached only by unwind edges of invokes")
				return
			}
		}
		if in.NumOps() == 0 && in.Flags&ir.Cleanup == 0 {
			v.r.Bad(in, diag.LandingPad, "a landingpad must have a clause or be a cleanup")
		}
		v.landingType(in, in.Type())
	case ir.Resume:
		v.landingType(in, in.Operand(0).Type())
	case ir.CatchPad, ir.CleanupPad, ir.CatchSwitch:
		if in.Parent().FirstNonPhi() != in {
			v.r.Bad(in, diag.LandingPad, "%s must be the first instruction of its block after "+
				"the phis",
				in.Op)
		}
		if in.Type().Kind != ir.TokenKind {
			v.r.Bad(in, diag.LandingPad, "%s gives a token, not %s", in.Op, in.Type())
		}
		v.funcletPad(in)
	case ir.CatchRet, ir.CleanupRet:
		want := ir.CatchPad
		if in.Op == ir.CleanupRet {
			want = ir.CleanupPad
		}
		if pad, ok := in.Operand(0).(*ir.Instr); !ok || pad.Op != want {
			v.r.At(0).Bad(in, diag.LandingPad, "%s leaves %s", in.Op, source.An(want.String()))
		}
		if in.Op == ir.CleanupRet && in.NumOps() > 1 {
			if pad := in.Operand(1).(*ir.Block).FirstNonPhi(); !isFuncletPad(pad) {
				v.r.Bad(in, diag.LandingPad,
					"the unwind destination of a cleanupret must begin with a catchswitch or "+
						"cleanuppad")
			}
		}
	}
}

// landingType checks that all landingpads and resumes of a function have one type.
func (v *unwindChecks) landingType(in *ir.Instr, t *ir.Type) {
	if v.landing == nil {
		v.landing = t
	} else if v.landing != t {
		v.r.Bad(in, diag.LandingPad,
			"all landingpads and resumes of a function must have one type: %s, not "+
				"%s", v.landing, t)
	}
}

// unwindDest checks that an invoke unwinds to a pad.
func (v *unwindChecks) unwindDest(in *ir.Instr) {
	pad := in.UnwindDest().FirstNonPhi()
	if pad == nil || pad.Op != ir.LandingPad && pad.Op != ir.CatchSwitch &&
		pad.Op != ir.CleanupPad {
		v.r.At(in.NumOps()-1).Bad(in, diag.LandingPad,
			"the unwind destination of an invoke must begin with a landingpad, catchswitch or "+
				"cleanuppad")
	}
	if v.r.F.Personality == nil {
		v.r.Bad(in, diag.LandingPad, "invoke in a function without a personality")
	}
}
