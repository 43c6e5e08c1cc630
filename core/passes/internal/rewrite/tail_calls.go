package rewrite

import (
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/internal/libfuncs"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// swiftTail is the calling convention swifttailcc.
const swiftTail ir.CallConv = 20

// warnOfLostTail warns of a call whose convention guarantees a tail call (LangRef, "call"): as a
// statepoint it returns to its function, so recursion through it uses more stack with each call.
func (r *rewriter) warnOfLostTail(call *ir.Instr) {
	cc := call.Call.CC
	next := call.Next()
	if call.Op != ir.Call || !call.Has(ir.Tail) || cc != ir.CCTail && cc != swiftTail ||
		cc != r.f.CC || len(call.Call.Bundles) > 0 || next == nil || next.Op != ir.Ret ||
		next.NumOps() == 1 && next.Operand(0) != ir.Value(call) {
		return
	}
	r.why.Findings.Warn(source.Diagnostic{
		Severity: source.Warning, Code: pass.CodeLostTail, Span: call.Span,
		Message: "this tail call becomes a statepoint, which returns here: recursion through it " +
			"uses stack for each call",
		Notes: []string{"make it `musttail`, which remains a tail call: the frame is gone, and " +
			"with it what a collector would update"},
	})
}

// isKeptTail reports whether a call stays a call because it ends the frame.
func isKeptTail(in *ir.Instr) bool { return in.Has(ir.MustTail) && !edit.IsIntrinsicCall(in) }

// warnOfKeptTail warns of the first musttail call of a function that LLVM would make a statepoint.
func (r *rewriter) warnOfKeptTail(call *ir.Instr) {
	if r.keptTail || !isKeptTail(call) || libfuncs.CallsLeaf(r.o, call) {
		return
	}
	r.keptTail = true
	r.why.Findings.Warn(source.Diagnostic{
		Severity: source.Warning, Code: pass.CodeKeptTail, Span: call.Span,
		Message: "this `musttail` call remains a tail call, without a statepoint; LLVM's opt " +
			"ends with an error here",
		Notes: []string{"the frame is gone when the callee runs, so no reference in it needs a " +
			"record"},
	})
}
