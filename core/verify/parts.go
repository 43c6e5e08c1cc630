package verify

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
)

// The verifier's parts, by subject: each knows the report, and the few others that it asks.

// flowChecks checks blocks, terminators and dominance.
type flowChecks struct {
	r *report

	// order is the position of each instruction in its block, by ID; it is right for the current
	// function.
	order []int32
	dom   domTree
	preds []*ir.Block
}

// valueChecks checks the operands and results of instructions.
type valueChecks struct {
	r     *report
	calls *callChecks

	vals []ir.Value
}

// phiChecks checks phis.
type phiChecks struct {
	r    *report
	flow *flowChecks
}

// callChecks checks calls: tail calls, bundles, conventions, inline assembly.
type callChecks struct {
	r          *report
	flow       *flowChecks
	unwind     *unwindChecks
	intrinsics *intrinsicChecks
	gc         *gcChecks
	attrs      *attrChecks
}

// unwindChecks checks landing pads and the pads of funclets.
type unwindChecks struct {
	r    *report
	flow *flowChecks

	// landing is what the landingpads of the current function give.
	landing *ir.Type
	// siblings are the pads that unwind to one with the same parent, and the instruction that does.
	siblings map[*ir.Instr]*ir.Instr
}

// intrinsicChecks checks intrinsics: how they are used, their types, their arguments.
type intrinsicChecks struct {
	r       *report
	flow    *flowChecks
	symbols *symbolChecks
	meta    *metadataChecks
}

// gcChecks checks what collectors need: statepoints, relocates, results, roots and barriers.
type gcChecks struct {
	r *report

	// strategy is that of the function strategyOf, nil if there is none of its name.
	strategy   gc.Strategy
	strategyOf *ir.Func
}

// symbolChecks checks globals: linkage, aliases, variables that LLVM gives a meaning.
type symbolChecks struct {
	r    *report
	meta *metadataChecks

	// aliases are those that were followed to what they stand for.
	aliases map[*ir.Alias]ir.Value
}

// attrChecks checks attributes: where each may stand, beside which, with which values.
type attrChecks struct {
	r     *report
	calls *callChecks

	attrs map[attrCheck]string
}

// metadataChecks checks metadata attached to instructions and globals.
type metadataChecks struct {
	r       *report
	symbols *symbolChecks

	// scalars are the nodes that were looked at as scalar types of `!tbaa`.
	scalars map[*ir.MDNode]scalarKind
}

// moduleChecks checks named metadata, module flags and debug information.
type moduleChecks struct {
	r *report
}

// connect shows the parts to each other.
func (v *verifier) connect() {
	c := &v.r
	v.flow = flowChecks{r: c}
	v.kinds = valueChecks{r: c, calls: &v.calls}
	v.phis = phiChecks{r: c, flow: &v.flow}
	v.calls = callChecks{r: c, flow: &v.flow, unwind: &v.unwind, intrinsics: &v.intrinsics,
		gc: &v.gc, attrs: &v.attrs}
	v.unwind = unwindChecks{r: c, flow: &v.flow}
	v.intrinsics = intrinsicChecks{r: c, flow: &v.flow, symbols: &v.symbols, meta: &v.meta}
	v.gc = gcChecks{r: c}
	v.symbols = symbolChecks{r: c, meta: &v.meta}
	v.attrs = attrChecks{r: c, calls: &v.calls}
	v.meta = metadataChecks{r: c, symbols: &v.symbols}
	v.module = moduleChecks{r: c}
}
