package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/internal/isel/atomic"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/isel/float"
	"statepoint/lower/internal/isel/inlineasm"
	"statepoint/lower/internal/isel/intrinsic"
	"statepoint/lower/internal/isel/processor"
	"statepoint/lower/internal/isel/vector"
	"statepoint/lower/internal/isel/wide"
	"statepoint/lower/internal/isel/x87"
	"statepoint/lower/internal/mir"
)

// subjects are the parts of selection, each a separate type. A part has a builder, and fields for
// the few other parts that it calls, so a reader sees what a subject depends on. What it needs of
// the walk itself is an interface. This file has the parts for computations, parts_call.go those
// for calls, and parts_point.go those for records.
type subjects struct {
	mem    memoryAccess
	ints   integers
	wide   wide.Unit
	fp     float.Unit
	vec    vector.Unit
	flow   control
	intr   intrinsic.Unit
	atomic atomic.Unit

	callParts
	pointParts

	// The order of blocks, and what joins them.
	ordering blockOrder
	phis     phis
	shape    shape

	// Compatibility: what serves programs in C more than languages with a collector.
	x87  x87.Unit
	asm  inlineasm.Unit
	host assemblyHost
	cpu  processor.Unit
}

// memoryAccess selects loads, stores and addresses, and folds them into their uses.
type memoryAccess struct {
	build.Builder
	body *body
	walk globals
	ints *integers
	fp   *float.Unit
	flow *control

	folded *ir.Instr // the volatile load that is part of another instruction, until it is reached
}

// globals answers questions about symbols.
type globals interface {
	// AddressOf is a constant address as a symbol and an offset.
	AddressOf(v ir.Value) (sym ir.Named, off int64, ok bool)
	// NeedsGOT reports whether the address of a symbol is read from the global offset table.
	NeedsGOT(v ir.Named) bool
	// numberBlock returns the number that represents the address of a block.
	numberBlock(b *ir.Block) int64
}

// integers selects arithmetic on integers that fit a register.
type integers struct {
	build.Builder
	walk registers
	mem  *memoryAccess
	flow *control
	fp   *float.Unit
	wide *wide.Unit
}

// registers knows what the registers of values hold.
type registers interface {
	// upperIsZero reports whether the upper half of a value's register is known to be zeros.
	upperIsZero(v ir.Value) bool
}

// control selects branches, switches, comparisons and selects.
type control struct {
	build.Builder
	body *body
	walk callers
	mem  *memoryAccess
	ints *integers
	wide *wide.Unit
	fp   *float.Unit
	vec  *vector.Unit
}

// callers answers questions about calls, references and registers.
type callers interface {
	registers
	// calls classifies the function that an instruction calls.
	calls(in *ir.Instr) calledKind
	// isReference reports whether the function's collector manages what pointers of a type point
	// to.
	isReference(t *ir.Type) bool
}

// blockOrder puts the blocks into the order in which they are walked.
type blockOrder struct {
	body *body

	// Reused memory.
	post   []*ir.Block
	stack  []dfsFrame
	succs  []*ir.Block
	textAt []int32
}

// phis assigns registers to the incoming values of phis, and emits the code that computes them.
type phis struct {
	build.Builder
	body *body
	walk globals
	mem  *memoryAccess
	vec  *vector.Unit

	// values are the registers of phi operands that are computed at the end of a block; delayed are
	// the operands still to be computed.
	values  map[phiKey]mir.VReg
	delayed []delayedPhi
	succs   []*ir.Block
}

// shape assembles the function from its blocks: edges, phis and loop depths.
type shape struct {
	build.Builder
	body  *body
	phis  *phis
	tails *tailCalls
}

// assemblyHost implements inlineasm.Selection.
type assemblyHost struct {
	build.Builder
	globals
	body *body
	conv *conventions
	fp   *float.Unit
}

// join connects the parts to each other and to a selector.
func (p *subjects) join(s *selector) {
	b := build.Builder{Code: &s.code, Values: s}
	s.Builder = b
	p.mem = memoryAccess{Builder: b, body: &s.body, walk: s, ints: &p.ints, fp: &p.fp,
		flow: &p.flow}
	p.ints = integers{Builder: b, walk: s, mem: &p.mem, flow: &p.flow, fp: &p.fp, wide: &p.wide}
	p.wide = wide.Unit{Builder: b, Integers: &p.ints, Branches: &p.flow}
	p.fp = float.Unit{Builder: b, Library: &p.lib, Vectors: &p.vec, X87: &p.x87}
	p.flow = control{Builder: b, body: &s.body, walk: s, mem: &p.mem, ints: &p.ints, wide: &p.wide,
		fp: &p.fp, vec: &p.vec}
	p.atomic = atomic.Unit{Builder: b, Floats: &p.fp}
	p.ordering = blockOrder{body: &s.body}
	p.phis = phis{Builder: b, body: &s.body, walk: s, mem: &p.mem, vec: &p.vec}
	p.shape = shape{Builder: b, body: &s.body, phis: &p.phis, tails: &p.tails}
	p.joinCalls(s, b)
	p.joinPoints(s, b)
	p.x87.Builder, p.cpu.Builder = b, b
	p.vec.Builder, p.vec.Selection = b, s
	p.host = assemblyHost{Builder: b, globals: s, body: &s.body, conv: &p.conv, fp: &p.fp}
	p.asm.Builder, p.asm.Selection = b, &p.host
	p.intr.Builder = b
	p.intr.Selection = &intrinsicHost{libraryCalls: &p.lib, mem: &p.mem, fp: &p.fp, vec: &p.vec}
	p.intr.Elsewhere, p.intr.OnVectors = p.elsewhere(), p.onVectors()
}
