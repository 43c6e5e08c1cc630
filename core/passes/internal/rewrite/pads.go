package rewrite

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// makePadsTokens makes a landing pad a token, which relocates of v need after an invoke, and with
// it all pads of the function, whose types must agree. LLVM has no such form: its pass leaves the
// pads unchanged, and its verifier refuses the relocates. So there is a warning, once per function.
func (r *rewriter) makePadsTokens(pad, call *ir.Instr, v ir.Value) error {
	var pads []*ir.Instr
	resumed := false
	lines := map[source.Span]bool{} // an invoke may have been given a copy of a pad
	for _, b := range r.f.Blocks {
		if in := b.Terminator(); in != nil && in.Op == ir.Resume {
			resumed = true
			if from, ok := in.Operand(0).(*ir.Instr); !ok || from.Op != ir.LandingPad {
				return r.mustAgree(in, pad, call, "this `resume` takes another value")
			}
		}
		in := b.FirstNonPhi()
		if in == nil || in.Op != ir.LandingPad || in.Type().Kind == ir.TokenKind {
			continue
		}
		if !onlyResumed(in) {
			return r.mustAgree(in, pad, call, "the value of this one is used")
		}
		pads = append(pads, in)
		lines[in.Span] = true
	}
	what := "this landing pad is made a `token`"
	if n := len(lines) - 1; n == 1 {
		what += ", and with it another one of @" + r.f.Name()
	} else if n > 1 {
		what += fmt.Sprintf(", and with it %d others of @%s", n, r.f.Name())
	}
	warning := source.Diagnostic{
		Severity: source.Warning, Code: pass.CodeTokens, Span: pad.Span,
		Message: what + "; LLVM's opt ends with an error here",
		Notes: []string{
			fmt.Sprintf("%s is needed after it, and its relocate takes the landing pad as a token",
				pointerName(v)),
			"opt gives the relocate the landing pad itself, of type " + pad.Type().String() +
				", which its verifier refuses",
		},
	}
	if resumed {
		warning.Notes = append(warning.Notes, "LLVM's llc crashes on `resume token`; the code "+
			"generated here resumes with the original exception")
	}
	for _, in := range pads {
		in.MutateType(r.m.Types.Token)
	}
	r.why.Findings.Warn(warning)
	r.why.Figures.TokenPads += len(pads)
	return nil
}

// mustAgree refuses a function in which one landing pad must become a token but the pad at cannot.
func (r *rewriter) mustAgree(at, pad, call *ir.Instr, why string) error {
	ir.NumberLocals(r.f)
	return padUsed(at, "all landing pads of a function have one type, and another one of @"+
		r.f.Name()+" must be the token of relocations; but "+why, call,
		"the other one begins the block "+printer.Operand(r.m, pad.Parent()))
}

// padUsed is the error for a landing pad, or resume, that cannot be used with tokens.
func padUsed(at *ir.Instr, message string, call *ir.Instr, note string) error {
	return &pass.Unsupported{
		Code: pass.CodePad, Span: at.Span, Message: message,
		Notes: []string{note, "the safepoint is the call to " + edit.CalleeName(call),
			"make every landing pad of the function a `landingpad token`, and get the " +
				"exception by a call to the runtime"},
	}
}

// onlyResumed reports whether only resume uses a landing pad.
func onlyResumed(pad *ir.Instr) bool {
	for u := ir.FirstUse(pad); u != nil; u = u.Next() {
		if u.User == nil || u.User.Op != ir.Resume {
			return false
		}
	}
	return true
}

// pointerName is a reference's name in messages.
func pointerName(v ir.Value) string {
	if n := v.(ir.Named).Name(); n != "" {
		return "%" + n
	}
	return "a gc pointer"
}
