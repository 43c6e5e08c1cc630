package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// afterCall is an action after a call, usually a copy.
type afterCall struct {
	to  mir.VReg
	src mir.Operand
	// code emits an action other than a copy; it is nil for a copy.
	code func()
	// popped is the width in bits of a result on the x87 stack, 0 for other copies.
	popped uint32
	// memory is the address to store src to if to is unset.
	memory mir.Operand
	// result is the type of a call's result that the callee stored to a frame object, nil for other
	// copies.
	result *ir.Type
	value  ir.Value
	object int
}

// finish emits the actions after the most recently selected call.
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

// loadResult loads a call's result from the memory to which the callee stored it.
func (s *callSequences) loadResult(v ir.Value, t *ir.Type, object int) {
	for i, p := range append([]build.Part(nil), s.Parts(t)...) {
		s.mem.LoadPart(s.VReg(v, i), mir.Frame(object, int64(p.Off)), p)
	}
}
