package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/stackmap/rootmap"
)

// Safe points are found during emission: a collector stops at an instruction, and only here are the
// final instructions known. A call that two blocks share is one point, and so is a shared exit; a
// branch is a loop's if it goes backward in the code, as one in every cycle does.

// safePoint is a safe point as it was emitted.
type safePoint struct {
	kind rootmap.PointKind
	// span is the emitted instruction at whose start or end it is.
	span int32
	end  bool
	// block is an index in mir.Func, and inst one more than the index of its instruction, 0 for
	// none.
	block, inst int32
}

// safePoints are the safe points of the function.
type safePoints struct {
	out    *writer
	layout *layout
	places *places
	wanted rootmap.Kinds
	list   []safePoint
	// leaving is set during the epilogue, and branching while a block's branches are emitted.
	leaving, branching bool
}

// reset begins a function with the kinds of safe points to find.
func (s *safePoints) reset(wanted rootmap.Kinds) { s.wanted, s.list = wanted, s.list[:0] }

// SafePoint is a safe point in the code.
type SafePoint struct {
	Kind   rootmap.PointKind
	Offset uint32
	// Inst is its mir instruction, -1 for none, and Block its block.
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

// note records a safe point at the next instruction, or at the end of the last one emitted.
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

// before records the safe points of the next emitted instruction.
func (s *safePoints) before(in *amd64.Inst) {
	switch {
	case s.out.blockAt < 0: // the prologue has no roots yet
	case s.out.current != nil && s.out.current.Op == mir.Asm: // LLVM does not know its callee
	case in.Op == amd64.CALL:
		if s.places.room == 0 {
			s.note(rootmap.PreCall, false)
		}
		// the instruction with this number is emitted before its end is needed
		s.note(rootmap.PostCall, false)
		if n := len(s.list); n > 0 && s.list[n-1].kind == rootmap.PostCall {
			s.list[n-1].end = true
		}
	case s.branching && !s.leaving && in.Args[0].Kind == amd64.KindLabel &&
		s.out.asm.Bound(in.Args[0].Label()):
		s.note(rootmap.Loop, false)
	}
}

// table records a jump through a table that goes backward.
func (s *safePoints) table(targets []mir.Operand) {
	for i := range targets {
		if s.out.asm.Bound(s.layout.labels[s.layout.target(int32(targets[i].Val))]) {
			s.note(rootmap.Loop, false)
			return
		}
	}
}
