package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/isel/float"
	"statepoint/lower/internal/isel/vector"
	"statepoint/lower/internal/isel/x87"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/target"
)

// callParts are the parts of calls, and of how functions begin and end.
type callParts struct {
	conv    conventions
	calling callSequences
	lib     libraryCalls
	tails   tailCalls
	ends    functionEnds
	varargs variadics
	eh      exceptions
}

// conventions says where the values of this function cross calls by a convention, and in what form.
type conventions struct {
	build.Builder
	vec *vector.Unit
	fp  *float.Unit
}

// callSequences selects calls that return here.
type callSequences struct {
	build.Builder
	walk globals
	conv *conventions
	mem  *memoryAccess
	x87  *x87.Unit

	// after is what is done after the call that is being selected.
	after []afterCall
	// losesRBP is a call of the function that destroys that register, nil for none.
	losesRBP *ir.Instr
	// tabled is set if the function's strategy has a table of roots: its calls and its frame are
	// then like LLVM's.
	tabled bool
	ops    []mir.Operand // memory for those of a call
}

// libraryCalls selects calls of functions of C's library and the compiler's own.
type libraryCalls struct {
	build.Builder
	calling *callSequences
	x87     *x87.Unit
}

// tailCalls selects calls made instead of the return.
type tailCalls struct {
	build.Builder
	body *body
	walk interface {
		callers
		// nextCode and prevCode are the instructions after and before another one in its block
		// that make code, nil for none.
		nextCode(in *ir.Instr) *ir.Instr
		prevCode(in *ir.Instr) *ir.Instr
	}
	conv    *conventions
	calling *callSequences
	mem     *memoryAccess
	ends    *functionEnds

	ops []mir.Operand // memory for those of a call
}

// functionEnds selects how the function begins, and its returns.
type functionEnds struct {
	build.Builder
	body    *body
	conv    *conventions
	calling *callSequences
	tails   *tailCalls
	varargs *variadics
	mem     *memoryAccess
	x87     *x87.Unit

	// pointer is RBP where it is kept for the frame.
	pointer abi.Set
	// asked is when the function's attributes want RBP to point to the frame.
	asked target.FramePointer
	// resultAt is where the caller wants a result that does not fit the registers, 0 if the
	// function has none.
	resultAt mir.VReg
	// afterEntry emits what is done once the arguments have registers.
	afterEntry []func()
}

// variadics selects va_start, va_arg and their like.
type variadics struct {
	build.Builder
	conv *conventions
	mem  *memoryAccess

	// saveArea is one more than the frame object of the function's argument registers, 0 if none
	// is needed.
	saveArea int
}

// exceptions selects invokes, landing pads and resumes.
type exceptions struct {
	build.Builder
	body *body
	walk interface {
		globals
		callers
		// plainCall selects a call or invoke of a function that is not an intrinsic.
		plainCall(in *ir.Instr)
	}
	points *statepoints
	patch  *patchPoints
	trans  *transitions
}

// joinCalls makes the parts of calls those of a selector.
func (p *subjects) joinCalls(s *selector, b build.Builder) {
	p.conv = conventions{Builder: b, vec: &p.vec, fp: &p.fp}
	p.calling = callSequences{Builder: b, walk: s, conv: &p.conv, mem: &p.mem, x87: &p.x87}
	p.lib = libraryCalls{Builder: b, calling: &p.calling, x87: &p.x87}
	p.tails = tailCalls{Builder: b, body: &s.body, walk: s, conv: &p.conv, calling: &p.calling,
		mem: &p.mem, ends: &p.ends}
	p.ends = functionEnds{Builder: b, body: &s.body, conv: &p.conv, calling: &p.calling,
		tails: &p.tails, varargs: &p.varargs, mem: &p.mem, x87: &p.x87}
	p.varargs = variadics{Builder: b, conv: &p.conv, mem: &p.mem}
	p.eh = exceptions{Builder: b, body: &s.body, walk: s, points: &p.points, patch: &p.patch,
		trans: &p.trans}
}

// begin begins a function.
func (p *callParts) begin() {
	p.calling.after, p.calling.losesRBP = p.calling.after[:0], nil
	p.ends.resultAt, p.ends.afterEntry = 0, p.ends.afterEntry[:0]
	p.varargs.saveArea = 0
}
