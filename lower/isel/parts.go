package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/isel/build"
	"statepoint/lower/isel/inlineasm"
	"statepoint/lower/isel/intrinsic"
	"statepoint/lower/isel/processor"
	"statepoint/lower/isel/vector"
	"statepoint/lower/isel/x87"
)

// Selection is one walk in parts, each a type of its own for one subject. A part has a builder, and
// in fields the few other parts that it asks, so that a reader sees where a subject ends. What it
// wants to know of the walk itself, it says by an interface. Calls, statepoints and the order of
// blocks stand on the selector.
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
type memoryAccess struct {
	build.Builder
	body *body
	walk globals
	ints *integers
	fp   *floats
	flow *control
}

// globals is what is known of symbols.
type globals interface {
	// AddressOf is a constant address as a symbol and an offset.
	AddressOf(v ir.Value) (sym ir.Named, off int64, ok bool)
	// NeedsGOT reports whether the address of a symbol is read from the global offset table.
	NeedsGOT(v ir.Named) bool
	// numberBlock is what stands for the address of a block.
	numberBlock(b *ir.Block) int64
}

// integers selects arithmetic on integers that a register holds.
type integers struct {
	build.Builder
	walk interface {
		// upperIsZero reports whether the upper half of a value's register is known to be zeros.
		upperIsZero(v ir.Value) bool
	}
	mem  *memoryAccess
	fp   *floats
	wide *wideIntegers
}

// wideIntegers selects arithmetic on integers of several registers.
type wideIntegers struct {
	build.Builder
	body *body
	ints *integers
	flow *control
}

// floats selects arithmetic on half, bfloat, float, double and fp128.
type floats struct {
	build.Builder
	ints *integers
	vec  *vector.Unit
	conv *callSequences
	x87  *x87.Unit
}

// control selects branches, switches, comparisons and selects.
type control struct {
	build.Builder
	body *body
	walk callers
	mem  *memoryAccess
	ints *integers
	wide *wideIntegers
	fp   *floats
	vec  *vector.Unit

	tables int // how many jump tables the module has so far
}

// callers is what is known of calls and references.
type callers interface {
	// calls says what sort of function an instruction calls.
	calls(in *ir.Instr) calledKind
	// isReference reports whether the function's collector manages what pointers of a type point
	// to.
	isReference(t *ir.Type) bool
}

// atomics selects atomic operations.
type atomics struct {
	build.Builder
	mem  *memoryAccess
	fp   *floats
	flow *control
}

// callSequences selects calls, invokes, tail calls and returns, by their conventions.
type callSequences struct{ *selector }

// statepoints selects statepoints, stack maps and patchpoints, and what they record.
type statepoints struct{ *selector }

// shape orders blocks, and makes the edges and phis of the function.
type shape struct{ *selector }

// join makes the parts those of a selector.
func (p *subjects) join(s *selector) {
	b := build.Builder{Code: &s.code, Values: s}
	s.Builder = b
	p.mem = memoryAccess{Builder: b, body: &s.body, walk: s, ints: &p.ints, fp: &p.fp,
		flow: &p.flow}
	p.ints = integers{Builder: b, walk: s, mem: &p.mem, fp: &p.fp, wide: &p.wide}
	p.wide = wideIntegers{Builder: b, body: &s.body, ints: &p.ints, flow: &p.flow}
	p.fp = floats{Builder: b, ints: &p.ints, vec: &p.vec, conv: &p.conv, x87: &p.x87}
	p.flow = control{Builder: b, body: &s.body, walk: s, mem: &p.mem, ints: &p.ints, wide: &p.wide,
		fp: &p.fp, vec: &p.vec}
	p.atomic = atomics{Builder: b, mem: &p.mem, fp: &p.fp, flow: &p.flow}
	p.conv, p.points, p.shape = callSequences{s}, statepoints{s}, shape{s}
	p.x87.Builder, p.cpu.Builder = b, b
	p.vec.Builder, p.vec.Selection = b, s
	p.asm.Builder, p.asm.Selection = b, p.conv
	p.intr.Builder = b
	p.intr.Others = intrinsic.Others{Floats: &p.fp, Calls: p.conv, Points: p.points, Access: &p.mem,
		Vectors: &p.vec, Processor: &p.cpu}
}
