package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// Callees that take their arguments off the stack leave the stack pointer where their own return
// address and arguments end, wherever they begin: a tail call may have moved both. So what is
// counted from is 8 bytes below that place, both here and in the callee. In the caller it is the
// bottom of the frame; the callee keeps a copy of its return address right below it, if its own
// lies lower.

// popped puts the stack pointer back to the bottom of the frame behind a call of such a callee.
func (e *Emitter) popped(in *mir.Inst) {
	if !in.Pops {
		return
	}
	e.emit(amd64.Ins(amd64.SUB, amd64.W64, amd64.R(amd64.RSP), amd64.I(8)))
	e.room = 0
}

// copyReturn copies the return address to where the frame is counted from. XMM15 holds nothing
// between instructions.
func (e *Emitter) copyReturn(in *mir.Inst) {
	e.emit(amd64.Ins(amd64.MOVSD, amd64.W0, amd64.R(amd64.XMM15), e.stack(e.Frame.Incoming(-1))))
	e.emit(amd64.Ins(amd64.MOVSD, amd64.W0, e.stack(e.Frame.Incoming(in.Aux)),
		amd64.R(amd64.XMM15)))
	e.counted = e.f.Copied
	span := int32(len(e.asm.Spans()) - 1)
	e.frames = append(e.frames, frameOp{span: span, cfa: int32(8 + e.Frame.Size + e.counted)})
	for i, r := range e.Frame.Saved {
		at := e.Frame.SavedAt(i) - e.Frame.Size - 8 - e.counted
		e.frames = append(e.frames, frameOp{span: span, saved: r, at: int32(at)})
	}
}

// SavesApart reports whether the frame has registers saved anywhere but right below the return
// address that it is counted from.
func (e *Emitter) SavesApart() bool {
	return len(e.Frame.Saved) > 0 && (e.Frame.Hole != 0 || e.f.Copied != 0)
}
