package isel

import (
	"statepoint/lower/isel/build"
	"statepoint/lower/isel/inlineasm"
	"statepoint/lower/isel/intrinsic"
	"statepoint/lower/isel/processor"
	"statepoint/lower/isel/vector"
	"statepoint/lower/isel/x87"
)

// Selection is one walk in parts, each a type of its own for one subject. What parts ask of each
// other goes through these fields, so that a reader sees where a subject ends. A part in a package
// of its own has a builder and what it keeps for itself; the others stand on the selector, and what
// is known of a function is the selector's.
type subjects struct {
	mem    memoryAccess
	ints   integers
	wide   wideIntegers
	fp     floats
	vec    vector.Unit
	flow   control
	conv   callSequences
	points statepoints
	intr   intrinsic.Unit
	shape  shape
	atomic atomics

	// Compatibility: what serves programs in C more than languages with a collector.
	x87 x87.Unit
	asm inlineasm.Unit
	cpu processor.Unit
}

// memoryAccess selects loads, stores and addresses, and folds them into what uses them.
type memoryAccess struct{ *selector }

// integers selects arithmetic on integers that a register holds.
type integers struct{ *selector }

// wideIntegers selects arithmetic on integers of several registers.
type wideIntegers struct{ *selector }

// floats selects arithmetic on half, bfloat, float, double and fp128.
type floats struct{ *selector }

// control selects branches, switches, comparisons and selects.
type control struct{ *selector }

// callSequences selects calls, invokes, tail calls and returns, by their conventions.
type callSequences struct{ *selector }

// statepoints selects statepoints, stack maps and patchpoints, and what they record.
type statepoints struct{ *selector }

// shape orders blocks, and makes the edges and phis of the function.
type shape struct{ *selector }

// atomics selects atomic operations.
type atomics struct{ *selector }

// join makes the parts stand on a selector.
func (p *subjects) join(s *selector) {
	p.mem, p.ints, p.wide, p.fp = memoryAccess{s}, integers{s}, wideIntegers{s}, floats{s}
	p.flow, p.conv, p.points = control{s}, callSequences{s}, statepoints{s}
	p.shape, p.atomic = shape{s}, atomics{s}
	s.Builder = build.Builder{Code: &s.code, Values: s}
	p.x87.Builder = s.Builder
	p.vec.Builder, p.vec.Selection = s.Builder, s
	p.intr.Builder = s.Builder
	p.asm.Builder, p.asm.Selection = s.Builder, p.conv
	p.cpu.Builder = s.Builder
	p.intr.Others = intrinsic.Others{Floats: p.fp, Calls: p.conv, Points: p.points, Access: p.mem,
		Vectors: &p.vec, Processor: &p.cpu}
}
