package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// Callees that pop their arguments leave the stack pointer after their return address and
// arguments, whose start a tail call may have moved. Both caller and callee therefore count offsets
// from 8 bytes below that address. In the caller it is the bottom of the frame; the callee keeps a
// copy of its return address right below it, if its own is lower.

// popped resets the stack pointer to the bottom of the frame after a call to such a callee.
func (e *instWriter) popped(in *mir.Inst) {
	if !in.Pops {
		return
	}
	e.out.emit(amd64.Ins(amd64.SUB, amd64.W64, amd64.R(amd64.RSP), amd64.I(8)))
	e.places.room = 0
}

// copyReturn copies the return address to the top of the frame, and the caller's RBP below it, if
// RBP points there. XMM15 is free between instructions.
func (e *instWriter) copyReturn(in *mir.Inst) {
	word := func(to, from int64) {
		e.out.emit(amd64.Ins(amd64.MOVSD, amd64.W0, amd64.R(amd64.XMM15), e.places.stack(from)))
		e.out.emit(amd64.Ins(amd64.MOVSD, amd64.W0, e.places.stack(to), amd64.R(amd64.XMM15)))
	}
	if e.f.Copied != 0 {
		word(e.frame.Incoming(in.Aux), e.frame.Incoming(-1))
	}
	e.unwind.counted = e.f.Copied
	if e.frame.Pair {
		word(e.frame.Incoming(in.Aux-1), e.frame.SavedAt(0)) // RBP is pushed first
		if e.frame.Found {
			e.unwind.byPointer = true
			e.unwind.note(frameOp{resume: true})
			e.unwind.note(frameOp{saved: amd64.RBP, at: -16})
			return
		}
	}
	e.unwind.note(frameOp{cfa: int32(8 + e.frame.Size + e.unwind.counted)})
	for i, r := range e.frame.Saved {
		at := e.frame.SavedAt(i) - e.frame.Size - 8 - e.unwind.counted
		if r == amd64.RBP && e.frame.Pair {
			at = -16
		}
		e.unwind.note(frameOp{saved: r, at: int32(at)})
	}
}
