package verify

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
)

// The verifier's parts, by subject: each knows the report, and the few others that it asks.

// report collects what is wrong with a module, and says where.
type report struct {
	focus focus // of the next problem
	// theirs is what LLVM's verifier says of it, where its words are others; "" adds nothing.
	theirs   string
	m        *ir.Module
	opts     Options
	meter    *source.Meter
	problems []Problem
	f        *ir.Func
	layout   *ir.DataLayout
}

// flowChecks checks blocks, terminators and dominance.
type flowChecks struct {
	*report

	// order is the position of each instruction in its block, by ID; it is right for the current
	// function.
	order []int32
	dom   domTree
	preds []*ir.Block
}

// valueChecks checks the operands and results of instructions.
type valueChecks struct {
	*report
	calls *callChecks

	vals []ir.Value
}

// phiChecks checks phis.
type phiChecks struct {
	*report
	flow *flowChecks
}

// callChecks checks calls: tail calls, bundles, conventions, inline assembly.
type callChecks struct {
	*report
	flow       *flowChecks
	unwind     *unwindChecks
	intrinsics *intrinsicChecks
	gc         *gcChecks
	attrs      *attrChecks
}

// unwindChecks checks landing pads and the pads of funclets.
type unwindChecks struct {
	*report
	flow *flowChecks

	// landing is what the landingpads of the current function give.
	landing *ir.Type
	// siblings are the pads that unwind to one with the same parent, and the instruction that does.
	siblings map[*ir.Instr]*ir.Instr
}

// intrinsicChecks checks intrinsics: how they are used, their types, their arguments.
type intrinsicChecks struct {
	*report
	flow    *flowChecks
	symbols *symbolChecks
	meta    *metadataChecks
}

// gcChecks checks what collectors need: statepoints, relocates, results, roots and barriers.
type gcChecks struct {
	*report

	// strategy is that of the function strategyOf, nil if there is none of its name.
	strategy   gc.Strategy
	strategyOf *ir.Func
}

// symbolChecks checks globals: linkage, aliases, variables that LLVM gives a meaning.
type symbolChecks struct {
	*report
	meta *metadataChecks

	// aliases are those that were followed to what they stand for.
	aliases map[*ir.Alias]ir.Value
}

// attrChecks checks attributes: where each may stand, beside which, with which values.
type attrChecks struct {
	*report
	calls *callChecks

	attrs map[attrCheck]string
}

// metadataChecks checks metadata attached to instructions and globals.
type metadataChecks struct {
	*report
	symbols *symbolChecks

	// scalars are the nodes that were looked at as scalar types of `!tbaa`.
	scalars map[*ir.MDNode]scalarKind
}

// moduleChecks checks named metadata, module flags and debug information.
type moduleChecks struct {
	*report
}

// connect shows the parts to each other.
func (v *verifier) connect() {
	c := &v.report
	v.flow = flowChecks{report: c}
	v.kinds = valueChecks{report: c, calls: &v.calls}
	v.phis = phiChecks{report: c, flow: &v.flow}
	v.calls = callChecks{report: c, flow: &v.flow, unwind: &v.unwind, intrinsics: &v.intrinsics,
		gc: &v.gc, attrs: &v.attrs}
	v.unwind = unwindChecks{report: c, flow: &v.flow}
	v.intrinsics = intrinsicChecks{report: c, flow: &v.flow, symbols: &v.symbols, meta: &v.meta}
	v.gc = gcChecks{report: c}
	v.symbols = symbolChecks{report: c, meta: &v.meta}
	v.attrs = attrChecks{report: c, calls: &v.calls}
	v.meta = metadataChecks{report: c, symbols: &v.symbols}
	v.module = moduleChecks{report: c}
}
