package isel

import (
	"fmt"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// statepoint selects a statepoint: the wrapped call and the contents of its record
// (Statepoints.rst, "Stack Map Format"). The pairs are those of its relocates in LLVM's order:
// newest first, each derived pointer once.
func (s *statepoints) statepoint(in *ir.Instr) {
	sp := s.reader.statepoint(in)
	if sp.err != nil {
		s.Failed++
		s.Env.Diags.Codef(CodeStatepoint, in.Span, "%v", sp.err)
		return
	}
	s.Out.Points = append(s.Out.Points, mir.Point{
		ID: s.recordedID(in, sp.ID), PatchBytes: sp.PatchBytes, CC: uint32(in.Call.CC),
		Flags: sp.Flags,
		Value: in.ID(), Rec: int32(len(s.Out.Recorded)),
		Old36: sp.Shape == gc.Inline36,
	})
	point := int32(len(s.Out.Points) - 1)
	c := callSite{
		in: in, callee: sp.Target, typ: sp.TargetType, cc: in.Call.CC, args: sp.CallArgs, value: in,
		noTarget: sp.PatchBytes > 0,
		attrs:    sp.ArgAttrs,
	}
	transition := s.trans.transition(&sp.Statepoint, true)
	s.rec.computeEarly(sp.Deopt)
	s.rec.computeEarly(sp.Live)
	m := s.calling.emitCall(&c, mir.Statepoint)
	if m == nil {
		return
	}
	m.Aux, m.W = point, amd64.W32 // what is recorded may be in a slot of 4 bytes
	r := recorder{s: s.rec, inst: len(s.Buf) - 1, call: in,
		liveIn: sp.Flags&gc.FlagDeoptLiveIn != 0}
	r.statepoint(&sp.Statepoint, sp.relocates)
	if transition && in.Op == ir.Call { // an invoke has a block for it on each edge
		s.trans.transition(&sp.Statepoint, false)
	}
}

// hasTransition reports whether a statepoint needs code before and after its call.
func (s *transitions) hasTransition(sp *gc.Statepoint) bool {
	_, ok := gc.As[gc.Transitions](s.gc.strategy)
	return ok && sp.Flags&gc.FlagTransition != 0
}

// transitionEdge inserts a block on an edge of an invoke, with the code that follows a transition.
// The unwinder enters the block on the unwind edge with the exception in RAX and RDX.
func (s *transitions) transitionEdge(sp *gc.Statepoint, to int32, unwind bool) int32 {
	s.transition(sp, false)
	if unwind {
		for i := range s.Buf {
			s.Buf[i].Flags |= mir.ClobbersRAX | mir.ClobbersRDX
		}
	}
	s.flow.Jump(to)
	label := s.flow.Piece()
	s.body.extraLabels[int(label)-len(s.body.blocks)].pad = unwind
	return label
}

// transition emits the code that the function's strategy requires before and after a call that
// leaves code known to the collector (Statepoints.rst, "GC Transitions"): the strategy names the
// transition operand that is the address to store to, and the value. Other strategies need no code.
func (s *transitions) transition(sp *gc.Statepoint, entering bool) bool {
	if !s.hasTransition(sp) {
		return false
	}
	t, _ := gc.As[gc.Transitions](s.gc.strategy)
	operand, before, after := t.TransitionFlag()
	if operand < 0 || operand >= len(sp.Transition) {
		s.Fail("a gc-transition without the operand its strategy needs")
		return false
	}
	n := after
	if entering {
		n = before
	}
	s.X86(amd64.MOV, amd64.W32, s.mem.address(sp.Transition[operand].Value, 0), mir.I(int64(n)))
	return true
}

// deoptCall selects an ordinary call with the operand bundle "deopt", which records those operands
// like a statepoint without relocations (LangRef, "Deoptimization Operand Bundles").
func (s *statepoints) deoptCall(c *callSite, deopt []ir.Use) {
	d := gc.ReadDirectives(c.in, gc.DeoptID)
	sp := gc.Statepoint{Call: c.in, ID: d.ID, PatchBytes: d.PatchBytes, Deopt: deopt,
		HasDeopt: true}
	c.noTarget = c.noTarget || d.PatchBytes > 0
	s.Out.Points = append(s.Out.Points, mir.Point{ID: s.recordedID(c.in, sp.ID),
		PatchBytes: sp.PatchBytes, CC: uint32(c.cc), Value: c.in.ID(),
		Rec: int32(len(s.Out.Recorded))})
	point := int32(len(s.Out.Points) - 1)
	s.rec.computeEarly(deopt)
	m := s.calling.emitCall(c, mir.Statepoint)
	if m == nil {
		return
	}
	m.Aux, m.W = point, amd64.W32 // what is recorded may be in a slot of 4 bytes
	r := recorder{s: s.rec, inst: len(s.Buf) - 1, call: c.in}
	r.statepoint(&sp, nil)
}

// Deoptimize selects llvm.experimental.deoptimize: a call of the runtime's routine of this name,
// with the deopt operands recorded (LangRef, "llvm.experimental.deoptimize").
func (s *statepoints) Deoptimize(in *ir.Instr) {
	c := callSite{
		in: in, symbol: "__llvm_deoptimize", typ: in.Call.FuncType, cc: in.Call.CC, args: in.Args(),
		value: in,
		attrs: func(i int) *ir.AttrSet { return in.Call.ParamAttrs(i) },
	}
	deopt, _ := in.FindBundle("deopt")
	s.deoptCall(&c, deopt)
}

// recordedID is the id in a statepoint's record. For modules of LLVM up to 14 it is the lower half
// of the statepoint's id, as LLVM 14 records it; stack maps and patch points keep their full ids.
func (s *statepoints) recordedID(call *ir.Instr, id uint64) uint64 {
	half := uint64(uint32(id))
	if d := s.Env.Module.Dialect; half == id || d != ir.LLVM38 && d != ir.LLVM11 {
		return id
	}
	s.Env.Diags.Add(source.Diagnostic{Severity: source.Warning, Code: CodeUnsupported,
		Span: call.Span, Message: fmt.Sprintf("the id %#x has more than 32 bits: as with LLVM 14, "+
			"the record of this statepoint has %#x", id, half)})
	return half
}
