package rewrite

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/passes/internal/libfuncs"
	"statepoint/core/passes/pass"
)

// refuse finds constructs that the pass cannot rewrite, before it changes anything: LLVM would
// crash on them or lose pointers.
func (r *rewriter) refuse() error {
	r.hidden = false
	for _, a := range r.f.Args {
		r.hidden = r.hidden || r.hidesRefs(a.Type())
	}
	for _, b := range r.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			r.hidden = r.hidden || in.Type().IsAggregate() && r.hidesRefs(in.Type())
			if in.Op == ir.CallBr && r.needsRewrite(in) {
				return &pass.Unsupported{Code: pass.CodeCallBr, Span: in.Span,
					Message: "a `callbr` cannot become a statepoint; mark it " +
						"\"gc-leaf-function\" if it reaches no safepoint"}
			}
			if in.Op.IsCall() && in.Call.FuncType.Variadic && !in.Type().IsVoid() &&
				r.needsRewrite(in) && !libfuncs.IsSafepointIntrinsic(in) {
				return &pass.Unsupported{Code: pass.CodeVariadic, Span: in.Span,
					Message: "a call to a variadic function with a result cannot become a " +
						"statepoint",
					Notes: []string{
						"mark it \"gc-leaf-function\" if it reaches no safepoint, or call it " +
							"through a function of fixed arguments"}}
			}
			if in.Op.IsCall() && in.Call.NumArgs > 0 &&
				in.Call.ParamAttrs(in.Call.NumArgs-1).Has("inalloca") && r.needsRewrite(in) {
				return &pass.Unsupported{Span: in.Span,
					Message: "a call with an `inalloca` argument cannot become a statepoint, in " +
						"which other operands follow it",
					Notes: []string{"mark it \"gc-leaf-function\" if it reaches no safepoint"}}
			}
			if in.Op == ir.Invoke && r.needsRewrite(in) {
				if pad := in.UnwindDest().FirstNonPhi(); pad == nil || pad.Op != ir.LandingPad {
					return &pass.Unsupported{Code: pass.CodeFunclet, Span: in.Span,
						Message: "an `invoke` that unwinds to a funclet pad cannot become a " +
							"statepoint, which needs a `landingpad`"}
				}
			}
		}
	}
	return nil
}

// hidesRefs reports whether a type is a struct or array with references inside.
func (r *rewriter) hidesRefs(t *ir.Type) bool {
	return t.IsAggregate() && gc.HoldsGCPointers(r.strategy, t)
}

// pointerBits is the width in bits of pointers of t's address space.
func (r *rewriter) pointerBits(t *ir.Type) uint64 {
	d, _ := datalayout.Parse(r.m.DataLayout)
	return d.Size(t.Scalar()) * 8
}
