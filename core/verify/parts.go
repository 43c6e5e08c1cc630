package verify

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/verify/diag"
	"statepoint/core/verify/internal/attributes"
	"statepoint/core/verify/internal/collector"
	"statepoint/core/verify/internal/intrinsics"
	"statepoint/core/verify/internal/metadata"
)

// The verifier's parts, by subject: each has the report, and the few other parts that it calls.

// flowChecks checks blocks, terminators and dominance.
type flowChecks struct {
	r     *diag.Report
	dom   domTree
	preds []*ir.Block
}

// valueChecks checks the operands and results of instructions.
type valueChecks struct {
	r          *diag.Report
	calls      *callChecks
	attributes *attributes.Checks

	vals []ir.Value
}

// phiChecks checks phis.
type phiChecks struct {
	r    *diag.Report
	flow *flowChecks
}

// callChecks checks calls: tail calls, bundles, conventions, inline assembly.
type callChecks struct {
	r          *diag.Report
	flow       *flowChecks
	unwind     *unwindChecks
	intrinsics *intrinsics.Checks
	collector  *collector.Checks
	attributes *attributes.Checks
}

// unwindChecks checks landing pads and the pads of funclets.
type unwindChecks struct {
	r    *diag.Report
	flow *flowChecks

	// landing is the type of the landingpads in the current function.
	landing *ir.Type
	// siblings maps a pad to the pad with the same parent to which it unwinds, and to the
	// instruction that does.
	siblings map[*ir.Instr]*ir.Instr
}

// symbolChecks checks globals: linkage, aliases, variables with a meaning for LLVM.
type symbolChecks struct {
	r        *diag.Report
	metadata *metadata.Checks

	// aliases maps aliases to their final aliasees.
	aliases map[*ir.Alias]ir.Value
}

// connect creates the parts and connects them.
func (v *verifier) connect(strategies *gc.Registry) {
	v.metadata = metadata.New(v.r, &v.symbols)
	v.attributes = attributes.New(v.r)
	v.intrinsics = intrinsics.New(v.r, &v.flow, &v.symbols)
	v.collector = collector.New(v.r, strategies)
	v.flow = flowChecks{r: v.r}
	v.values = valueChecks{r: v.r, calls: &v.calls, attributes: v.attributes}
	v.phis = phiChecks{r: v.r, flow: &v.flow}
	v.calls = callChecks{r: v.r, flow: &v.flow, unwind: &v.unwind, intrinsics: v.intrinsics,
		collector: v.collector, attributes: v.attributes}
	v.unwind = unwindChecks{r: v.r, flow: &v.flow}
	v.symbols = symbolChecks{r: v.r, metadata: v.metadata}
}
