package isel

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// pointParts are the parts that select calls with records.
type pointParts struct {
	gc     collector
	reader statepointReader
	same   canonicals
	rec    recording
	points statepoints
	trans  transitions
	relocs relocations
	patch  patchPoints
}

// collector is what the function's strategy says about references.
type collector struct {
	strategy gc.Strategy // nil for none
}

// recording adds the recorded values to calls, so that they stay in the recorded locations during
// the call.
type recording struct {
	build.Builder
	body *body
	walk interface {
		callers
		through
	}
	gc      *collector
	calling *callSequences
	mem     *memoryAccess
	phis    *phis
	relocs  *relocations

	// registers is how many gc pointers of a statepoint may be in callee-saved registers;
	// deoptRegisters is set if deopt operands may be in any register at every statepoint.
	registers      int
	deoptRegisters bool

	// lastPoint is, by virtual register, one more than the index of the operand that records it, at
	// the last statepoint that does.
	lastPoint []uint32
	// early are the registers of those operands of the current instruction that are computed before
	// it.
	early map[ir.Value]mir.VReg
	// pairs are the pairs of the current statepoint; before are the copies to emit before it.
	pairs  []pair
	before []copyBefore
	// wides are the frame objects of values recorded in separate memory; sharedWides are those that
	// several statepoints use.
	wides       map[wideKey]int
	sharedWides []sharedWide
}

// through finds the value that another one is a copy of.
type through interface {
	// follow returns the part of a value that a part is a copy of, without recording the
	// instructions in between.
	follow(v ir.Value, p int) (ir.Value, int)
	// isFixed reports whether a part of a value is a constant or an address that nothing moves.
	isFixed(v ir.Value, part int) bool
	// resolved is a part of such a value as an operand that a copy can read.
	resolved(v ir.Value, part int) mir.Operand
}

// statepoints selects statepoints, and calls with deopt operands.
type statepoints struct {
	build.Builder
	calling *callSequences
	rec     *recording
	trans   *transitions
	reader  *statepointReader
}

// transitions selects what a strategy puts around calls that leave managed code.
type transitions struct {
	build.Builder
	body *body
	gc   *collector
	mem  *memoryAccess
	flow *control
}

// relocations selects relocates that their statepoint does not define.
type relocations struct {
	build.Builder
	walk callers
	mem  *memoryAccess
	rec  *recording
}

// patchPoints selects stack maps and patch points.
type patchPoints struct {
	build.Builder
	calling *callSequences
	rec     *recording
}

// joinPoints connects the parts for records to a selector.
func (p *subjects) joinPoints(s *selector, b build.Builder) {
	p.same = canonicals{body: &s.body, walk: s, gc: &p.gc, relocs: &p.relocs,
		reader: &p.reader}
	p.rec = recording{Builder: b, body: &s.body, walk: s, gc: &p.gc, calling: &p.calling,
		mem: &p.mem, phis: &p.phis, relocs: &p.relocs}
	p.points = statepoints{Builder: b, calling: &p.calling, rec: &p.rec, trans: &p.trans,
		reader: &p.reader}
	p.trans = transitions{Builder: b, body: &s.body, gc: &p.gc, mem: &p.mem, flow: &p.flow}
	p.relocs = relocations{Builder: b, walk: s, mem: &p.mem, rec: &p.rec}
	p.patch = patchPoints{Builder: b, calling: &p.calling, rec: &p.rec}
}

// begin begins a function with a strategy.
func (p *pointParts) begin(strategy gc.Strategy) {
	p.gc.strategy = strategy
	p.reader.begin()
	r := &p.rec
	clear(r.wides)
	clear(r.early)
	r.pairs, r.before, r.sharedWides = r.pairs[:0], r.before[:0], r.sharedWides[:0]
}
