package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// afterCall is what is done after a call: a copy, mostly.
type afterCall struct {
	to  mir.VReg
	src mir.Operand
	// code is what else is to be done, nil for a copy.
	code func()
	// popped is how many bits a result on the x87 stack has, 0 for other copies.
	popped uint32
	// memory is where to store src, if to is none.
	memory mir.Operand
	// result is the type of a call's value that the callee wrote to a frame object, nil for other
	// copies.
	result *ir.Type
	value  ir.Value
	object int
}

// finish emits what is done after the call that was selected last.
func (s *callSequences) finish() {
	for _, c := range s.after {
		switch {
		case c.result != nil:
			s.loadResult(c.value, c.result, c.object)
		case c.code != nil:
			c.code()
		case c.popped != 0:
			s.x87.PopResult(c.to, c.popped)
		case c.to == 0:
			s.X86(amd64.MOV, amd64.W64, c.memory, c.src)
		default:
			s.Emit(mir.Copy, amd64.W64, mir.D(c.to), c.src.As(mir.Tied))
		}
	}
	s.after = s.after[:0]
}

// loadResult defines a call's value by what the callee wrote.
func (s *callSequences) loadResult(v ir.Value, t *ir.Type, object int) {
	for i, p := range append([]build.Part(nil), s.Parts(t)...) {
		s.mem.LoadPart(s.VReg(v, i), mir.Frame(object, int64(p.Off)), p)
	}
}
