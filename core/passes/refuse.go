package passes

import (
	"fmt"

	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
)

// refuse finds what the pass cannot rewrite, before it changes anything: LLVM would crash on it or lose pointers.
func (r *rewriter) refuse() error {
	hidden := false
	for _, a := range r.f.Args {
		hidden = hidden || r.hidesRefs(a.Type())
	}
	for _, b := range r.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			hidden = hidden || in.Type().IsAggregate() && r.hidesRefs(in.Type())
			if in.Op == ir.CallBr && r.needsRewrite(in) {
				return &Unsupported{Code: codeCallBr, Span: in.Span, Message: "a `callbr` cannot become a statepoint; mark it \"gc-leaf-function\" if it reaches no safepoint"}
			}
			if in.Op == ir.Invoke && r.needsRewrite(in) {
				if pad := in.UnwindDest().FirstNonPhi(); pad == nil || pad.Op != ir.LandingPad {
					return &Unsupported{Code: codeFunclet, Span: in.Span, Message: "an `invoke` that unwinds to a funclet pad cannot become a statepoint, which needs a `landingpad`"}
				}
			}
		}
	}
	if !hidden {
		return nil
	}
	return r.refuseHidden()
}

// hidesRefs reports whether a type is a struct or array with references inside.
func (r *rewriter) hidesRefs(t *ir.Type) bool {
	return t.IsAggregate() && gc.HoldsGCPointers(r.strategy, t)
}

// refuseHidden finds structs and arrays with references in them that live across a safepoint.
func (r *rewriter) refuseHidden() error {
	live := analysis.Live(&analysis.LivenessQuery{CFG: analysis.NewCFG(r.f), IsRef: r.hidesRefs, Points: r.points, AfterOnly: true})
	for i, set := range live.At {
		if len(set) == 0 {
			continue
		}
		v := live.Values[set[0]]
		span := source.Span{}
		switch v := v.(type) {
		case *ir.Instr:
			span = v.Span
		case *ir.Arg:
			span = v.Span
		}
		return &Unsupported{
			Code:    codeHidden,
			Span:    span,
			Message: fmt.Sprintf("this value of type %s holds gc pointers and is live across a safepoint, where a collector could not find them", v.Type()),
			Notes:   []string{fmt.Sprintf("the safepoint is the call of %s", calleeName(r.points[i])), "take the pointers out with `extractvalue` before the call"},
		}
	}
	return nil
}

// calleeName is how a message names what a call calls.
func calleeName(in *ir.Instr) string {
	if f := in.CalledFunc(); f != nil {
		return "@" + f.Name()
	}
	return "a pointer"
}

// pointerBits is the width in bits of pointers of t's address space.
func (r *rewriter) pointerBits(t *ir.Type) uint64 {
	d, _ := ir.NewDataLayout(r.m.DataLayout)
	return d.Size(t.Scalar()) * 8
}
