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

// callParts are the parts that select calls, entries and returns of functions.
type callParts struct {
	conv    conventions
	calling callSequences
	lib     libraryCalls
	tails   tailCalls
	ends    functionEnds
	varargs variadics
	eh      exceptions
}

// conventions says where a calling convention passes values, and in what form.
type conventions struct {
	build.Builder
	vec *vector.Unit
	fp  *float.Unit
}

// callSequences selects calls other than tail calls.
type callSequences struct {
	build.Builder
	walk globals
	conv *conventions
	mem  *memoryAccess
	x87  *x87.Unit

	// after are the actions after the call that is being selected.
	after []afterCall
	// losesRBP is a call in the function that destroys RBP, nil for none.
	losesRBP *ir.Instr
	// tabled is set if the function's strategy has a table of roots: its calls and its frame are
	// then like LLVM's.
	tabled bool
	ops    []mir.Operand // memory for the operands of a call
}

// libraryCalls selects calls to functions of the C library and the compiler's runtime library.
type libraryCalls struct {
	build.Builder
	calling *callSequences
	x87     *x87.Unit
}

// tailCalls selects tail calls.
type tailCalls struct {
	build.Builder
	body *body
	walk interface {
		callers
		// nextCode and prevCode return the nearest instruction after and before the given one in
		// its block that emits code, nil for none.
		nextCode(in *ir.Instr) *ir.Instr
		prevCode(in *ir.Instr) *ir.Instr
	}
	conv    *conventions
	calling *callSequences
	mem     *memoryAccess
	ends    *functionEnds

	ops []mir.Operand // memory for the operands of a call
}

// functionEnds selects the entry of the function and its returns.
type functionEnds struct {
	build.Builder
	body    *body
	conv    *conventions
	calling *callSequences
	tails   *tailCalls
	varargs *variadics
	mem     *memoryAccess
	x87     *x87.Unit

	// pointer is RBP if it is reserved as the frame pointer.
	pointer abi.Set
	// asked is set if the function's attributes require RBP to point to the frame.
	asked target.FramePointer
	// resultAt holds the address to which the caller wants a result stored that does not fit the
	// registers, 0 for none.
	resultAt mir.VReg
	// afterEntry emits the code after the arguments are in registers.
	afterEntry []func()
}

// variadics selects va_start, va_arg and related instructions.
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

// joinCalls connects the parts for calls to a selector.
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
