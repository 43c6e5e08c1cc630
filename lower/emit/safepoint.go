package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
	"statepoint/stackmap/rootmap"
)

// Safe points are found as the code is written: what a collector can stop at is an instruction, and
// only here is it known which ones there are. A call that two blocks share is one point, and so is
// a way out; a branch counts as a loop's if it goes backwards in the code, as one in every circle
// does.

// safePoint is a safe point as it was emitted.
type safePoint struct {
	kind rootmap.PointKind
	// span is the emitted instruction at whose beginning it is, or at whose end.
	span int32
	end  bool
	// block is of mir.Func, and inst one more than the instruction that made it, 0 for none.
	block, inst int32
}

// SafePoint is a safe point in the code.
type SafePoint struct {
	Kind   rootmap.PointKind
	Offset uint32
	// Inst is the mir instruction that made it, -1 for none, and Block the block it is in.
	Inst, Block int32
}

// SafePoints are the safe points of the function in the order of the code, once it is finished.
func (e *Emitter) SafePoints() []SafePoint {
	all := make([]SafePoint, 0, len(e.safePoints))
	spans := e.asm.Spans()
	for i := range e.safePoints {
		p := &e.safePoints[i]
		out := SafePoint{Kind: p.kind, Inst: p.inst - 1, Block: p.block}
		switch {
		case p.end:
			out.Offset = spans[p.span].To
		case int(p.span) < len(spans):
			out.Offset = spans[p.span].From
		}
		all = append(all, out)
	}
	return all
}

// safePoint notes a safe point at the next instruction, or at the end of the one emitted last.
func (e *Emitter) safePoint(kind rootmap.PointKind, end bool) {
	if !e.stops.Has(kind) || e.blockAt < 0 {
		return
	}
	p := safePoint{kind: kind, span: int32(len(e.asm.Spans())), end: end, block: e.blockAt}
	if end {
		p.span--
	}
	if e.current != nil {
		p.inst = e.instAt + 1
	}
	e.safePoints = append(e.safePoints, p)
}

// noteSafePoints notes the safe points that the instruction to be emitted next makes.
func (e *Emitter) noteSafePoints(in *amd64.Inst) {
	switch {
	case e.blockAt < 0: // in the prologue there are no roots yet
	case in.Op == amd64.CALL:
		if e.room == 0 {
			e.safePoint(rootmap.PreCall, false)
		}
		// the instruction that is numbered so is emitted before anyone asks for its end
		e.safePoint(rootmap.PostCall, false)
		if n := len(e.safePoints); n > 0 && e.safePoints[n-1].kind == rootmap.PostCall {
			e.safePoints[n-1].end = true
		}
	case e.branching && !e.leaving && in.Args[0].Kind == amd64.KindLabel &&
		e.asm.Bound(in.Args[0].Label()):
		e.safePoint(rootmap.Loop, false)
	}
}

// loopThroughTable notes the jump through a table that goes backwards.
func (e *Emitter) loopThroughTable(targets []mir.Operand) {
	for i := range targets {
		if e.asm.Bound(e.labels[e.target(int32(targets[i].Val))]) {
			e.safePoint(rootmap.Loop, false)
			return
		}
	}
}
