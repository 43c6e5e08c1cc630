package lower

import (
	"statepoint/lower/amd64"
	"statepoint/lower/frame"
	"statepoint/lower/mir"
)

// Callees that take their arguments off the stack leave the stack pointer where their own return address and arguments end, wherever they begin: a tail
// call may have moved both. So what is counted from is 8 bytes below that place, both here and in the callee. In the caller it is the bottom of the
// frame; the callee keeps a copy of its return address right below it, if its own lies lower.

// popped puts the stack pointer back to the bottom of the frame behind a call of such a callee.
func (e *emitter) popped(in *mir.Inst) {
	if !in.Pops {
		return
	}
	e.emit(amd64.Ins(amd64.SUB, amd64.W64, amd64.R(amd64.RSP), amd64.I(8)))
	e.room = 0
}

// copyReturn copies the return address to where the frame is counted from. XMM15 holds nothing between instructions.
func (e *emitter) copyReturn(in *mir.Inst) {
	e.emit(amd64.Ins(amd64.MOVSD, amd64.W0, amd64.R(amd64.XMM15), e.stack(e.frame.Incoming(-1))))
	e.emit(amd64.Ins(amd64.MOVSD, amd64.W0, e.stack(e.frame.Incoming(in.Aux)), amd64.R(amd64.XMM15)))
	e.counted = e.f.Copied
	span := int32(len(e.asm.Spans()) - 1)
	e.frames = append(e.frames, frameOp{span: span, cfa: int32(8 + e.frame.Size + e.counted)})
	for i, r := range e.frame.Saved {
		at := e.frame.SavedAt(i) - e.frame.Size - 8 - e.counted
		e.frames = append(e.frames, frameOp{span: span, saved: r, at: int32(at)})
	}
}

// besideArguments reports whether a frame has registers saved anywhere but right below the return address that it is counted from.
func besideArguments(l *frame.Layout, f *mir.Func) bool {
	return len(l.Saved) > 0 && (l.Hole != 0 || f.Copied != 0)
}
