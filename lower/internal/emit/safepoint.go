package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
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

// safePoints are the safe points of the function.
type safePoints struct {
	out    *writer
	layout *layout
	places *places
	wanted rootmap.Kinds
	list   []safePoint
	// leaving is set while the frame is left, and branching while a block's branches are emitted.
	leaving, branching bool
}

// reset begins a function whose safe points of these kinds are wanted.
func (s *safePoints) reset(wanted rootmap.Kinds) { s.wanted, s.list = wanted, s.list[:0] }

// SafePoint is a safe point in the code.
type SafePoint struct {
	Kind   rootmap.PointKind
	Offset uint32
	// Inst is the mir instruction that made it, -1 for none, and Block the block it is in.
	Inst, Block int32
}

// found are the safe points in the order of the code, once it is finished.
func (s *safePoints) found() []SafePoint {
	all := make([]SafePoint, 0, len(s.list))
	spans := s.out.asm.Spans()
	for i := range s.list {
		p := &s.list[i]
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

// note notes a safe point at the next instruction, or at the end of the one emitted last.
func (s *safePoints) note(kind rootmap.PointKind, end bool) {
	if !s.wanted.Has(kind) || s.out.blockAt < 0 {
		return
	}
	p := safePoint{kind: kind, span: s.out.nextSpan(), end: end, block: s.out.blockAt}
	if end {
		p.span--
	}
	if s.out.current != nil {
		p.inst = s.out.instAt + 1
	}
	s.list = append(s.list, p)
}

// before notes the safe points that the instruction to be emitted next makes.
func (s *safePoints) before(in *amd64.Inst) {
	switch {
	case s.out.blockAt < 0: // in the prologue there are no roots yet
	case s.out.current != nil && s.out.current.Op == mir.Asm: // LLVM does not know what it calls
	case in.Op == amd64.CALL:
		if s.places.room == 0 {
			s.note(rootmap.PreCall, false)
		}
		// the instruction that is numbered so is emitted before anyone asks for its end
		s.note(rootmap.PostCall, false)
		if n := len(s.list); n > 0 && s.list[n-1].kind == rootmap.PostCall {
			s.list[n-1].end = true
		}
	case s.branching && !s.leaving && in.Args[0].Kind == amd64.KindLabel &&
		s.out.asm.Bound(in.Args[0].Label()):
		s.note(rootmap.Loop, false)
	}
}

// table notes the jump through a table that goes backwards.
func (s *safePoints) table(targets []mir.Operand) {
	for i := range targets {
		if s.out.asm.Bound(s.layout.labels[s.layout.target(int32(targets[i].Val))]) {
			s.note(rootmap.Loop, false)
			return
		}
	}
}
