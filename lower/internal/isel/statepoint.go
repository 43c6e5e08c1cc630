package isel

import (
	"fmt"

	"statepoint/core/analysis"
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

// Deoptimize selects llvm.experimental.deoptimize: a call to the runtime's routine of this name,
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

// clobbered flags values that a collector may overwrite.
func (r *recorder) clobbered() mir.OperandFlags {
	if r.s.gc.moves() {
		return mir.Clobbered
	}
	return 0
}

// live records the pairs for a non-moving collector (Statepoints.rst, "Simplifications for
// Non-Relocating GCs"): without relocates to show what is live, every reference in "gc-live" is
// recorded and stays usable after the call. Its base is the listed reference from which address
// arithmetic derives it; a pointer whose base is a merge is its own base.
func (r *recorder) live(sp *gc.Statepoint) {
	s := r.s
	listed := map[valuePart]int{} // the last of equal ones
	for i := range sp.Live {
		v, part := s.walk.follow(sp.Live[i].Value, 0)
		listed[valuePart{v, part}] = i
	}
	bases := analysis.NewBases()
	for i := range sp.Live {
		v := sp.Live[i].Value
		w, part := s.Resolve(v, 0)
		k := valuePart{w, part}
		if !gc.HoldsGCPointers(s.gc.strategy, v.Type()) || s.walk.isFixed(w, part) ||
			listed[k] != i {
			continue
		}
		base := v
		if at, ok := s.baseAmong(bases, v, listed); ok {
			base = sp.Live[at].Value
		}
		if isWide(v.Type()) {
			s.pairs = append(s.pairs, pair{derived: v, base: base})
			continue
		}
		s.pairs = append(s.pairs, pair{derived: w, base: base, part: part, listed: v})
		reg := s.Source(w, part).Reg
		if r.recorded(reg) == nil && !r.inRegisters(reg, reg) {
			r.operand(reg, 0, mir.Derived)
		}
	}
}

// baseAmong is the index of v's base among the listed values, or false if it is not listed.
func (s *recording) baseAmong(bases *analysis.Bases, v ir.Value, listed map[valuePart]int) (int,
	bool) {
	d, err := bases.DefiningValue(v)
	if err != nil || d.Type().IsVector() != v.Type().IsVector() {
		return 0, false
	}
	w, part := s.walk.follow(d, 0)
	at, ok := listed[valuePart{w, part}]
	return at, ok
}

// hasPair reports whether the statepoint already records a part of a value.
func (s *recording) hasPair(v ir.Value, part int) bool {
	for i := range s.pairs {
		if s.pairs[i].derived == v && s.pairs[i].part == part {
			return true
		}
	}
	return false
}

// readStatepoint is a parsed statepoint with its relocates, in LLVM's order: newest first.
type readStatepoint struct {
	gc.Statepoint
	relocates []gc.Relocate
	err       error
}

// statepointReader reads each statepoint of a function once, although two walks need it: one
// resolves relocates, the other selects code.
type statepointReader struct {
	read []readStatepoint
	// at is, by id of a statepoint, its index in read; it is valid only if the entry there is that
	// statepoint, so entries of other functions need not be cleared.
	at        byID
	relocates []gc.Relocate // those of the latest statepoints
}

// relocateSlab is the number of relocates that are allocated at once.
const relocateSlab = 1 << 9

// begin begins a function. It drops what only a large one needed.
func (r *statepointReader) begin() {
	clear(r.read)
	clear(r.relocates)
	r.at.clear()
	r.read, r.relocates = r.read[:0], r.relocates[:0]
}

// statepoint reads a statepoint.
func (r *statepointReader) statepoint(in *ir.Instr) *readStatepoint {
	if n := int(r.at.at(in.ID())); n < len(r.read) && r.read[n].Call == in {
		return &r.read[n]
	}
	r.at.set(in.ID(), int32(len(r.read)))
	r.read = append(r.read, readStatepoint{})
	sp := &r.read[len(r.read)-1]
	if sp.Statepoint, sp.err = gc.View(in); sp.err != nil {
		return sp
	}
	if n := ir.NumUses(in); cap(r.relocates)-len(r.relocates) < n { // a copy would keep both lists
		r.relocates = make([]gc.Relocate, 0, max(n, relocateSlab))
	}
	first := len(r.relocates)
	r.relocates, sp.err = gc.AppendRelocates(r.relocates, &sp.Statepoint)
	sp.relocates = r.relocates[first:len(r.relocates):len(r.relocates)]
	return sp
}

// gcRegisters are the registers that may hold gc pointers at a statepoint: the callee-saved ones.
// The collector updates the pointer where the callee saved it, and the callee restores the new one.
// RBP may be the frame pointer.
var gcRegisters = [...]amd64.Reg{amd64.RBX, amd64.R14, amd64.R15, amd64.R12, amd64.R13}

// heldPointer is a pointer that a statepoint records in a register: its value before the call, its
// value afterwards, and the operand that locates it.
type heldPointer struct {
	before, after mir.VReg
	operand       int32
}

// inRegisters assigns a relocated pointer to a register if one is free and the pointer has no
// location yet. to is its register after the call: 0 if it is unused, v itself if nothing moves it.
// Pointers of an invoke are in slots, which both edges can read.
func (r *recorder) inRegisters(v, to mir.VReg) bool {
	s := r.s
	n := len(r.held)
	if n >= min(s.registers, len(gcRegisters)) || s.Out.Reserved.Has(gcRegisters[n]) ||
		r.call.Op.IsTerminator() || r.recorded(v) != nil || r.registerOf(v) != nil {
		return false
	}
	for _, o := range s.Out.Ops(r.inr()) {
		if o.Phys == gcRegisters[n] { // taken by an argument
			return false
		}
	}
	if to == 0 {
		to = s.Temp(mir.GPR, 8)
	}
	r.held = append(r.held, heldPointer{v, to, int32(r.inr().N)})
	s.pointOperand(r.inst, mir.R(v).In(gcRegisters[n]))
	if to != v {
		s.pointOperand(r.inst, mir.Out(to, gcRegisters[n]))
	}
	return true
}

// registerOf returns the entry of a pointer that is recorded in a register, nil if it is not.
func (r *recorder) registerOf(v mir.VReg) *heldPointer {
	for i := range r.held {
		if r.held[i].before == v {
			return &r.held[i]
		}
	}
	return nil
}

// isReference reports whether the collector manages what pointers of a type point to.
func (c *collector) isReference(t *ir.Type) bool {
	return c.strategy != nil && t.Kind == ir.PointerKind && c.strategy.IsReference(t)
}

// moves reports whether the function's collector may change recorded pointers.
func (c *collector) moves() bool {
	return c.strategy == nil || !c.strategy.UsesStatepoints() || c.strategy.Relocates()
}
