package isel

import (
	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/floats"
	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
	"statepoint/stackmap"
)

// recorder adds the values that a statepoint records to its instruction, whose operands are the
// last in the slab.
type recorder struct {
	s      *recording
	inst   int // in s.buf
	liveIn bool
	call   *ir.Instr
	stored []storedWide
	held   []heldPointer
}

func (r *recorder) inr() *mir.Inst { return &r.s.Buf[r.inst] }

func (r *recorder) statepoint(sp *gc.Statepoint, relocates []gc.Relocate) {
	s := r.s
	p := &s.Out.Points[r.inr().Aux]
	// The pointers come first, so that deopt and base operands find their slots.
	s.pairs = s.pairs[:0]
	for i := range relocates {
		if s.relocs.offsetFrom(&relocates[i]) == nil {
			r.relocate(&relocates[i])
		}
	}
	if sp.Target != nil && !s.gc.moves() {
		r.live(sp)
	}
	for i := range sp.Deopt {
		v := sp.Deopt[i].Value
		w, _ := s.Resolve(v, 0)
		s.Out.Recorded = append(s.Out.Recorded, named(r.deopt(v), v, w))
	}
	p.Deopt = int32(len(sp.Deopt))
	for i := range s.pairs {
		if isWide(s.pairs[i].derived.Type()) {
			s.Out.Recorded = append(s.Out.Recorded, r.wide(s.pairs[i].base, false),
				r.wide(s.pairs[i].derived, false))
			p.GC += 2
			continue
		}
		r.pair(&s.pairs[i])
		p.GC += 2
	}
	if sp.Target != nil { // calls with deopt operands only are not relocated over
		r.deoptPointers(sp, relocates, p)
	}
	r.allocas(sp, p)
	r.finish()
}

// pair adds the locations of a pair.
func (r *recorder) pair(p *pair) {
	s := r.s
	v, part := s.Resolve(p.base, 0)
	src := s.walk.resolved(v, part)
	if src.Kind == mir.KindReg && v == p.derived && part == p.part { // it is its own base
		at := r.gcValue(v, src, mir.BasePtr|mir.Derived)
		base := named(at, p.base, v)
		derived := base
		if p.listed != p.base {
			derived = named(at, p.listed, v)
		}
		s.Out.Recorded = append(s.Out.Recorded, base, derived)
		return
	}
	base := named(r.gcValue(v, src, mir.BasePtr), p.base, v)
	src = s.walk.resolved(p.derived, p.part)
	s.Out.Recorded = append(s.Out.Recorded, base,
		named(r.gcValue(p.derived, src, mir.Derived), p.listed, p.derived))
}

// finish emits the copies that go before and after the call.
func (r *recorder) finish() {
	s := r.s
	r.storeWides()
	s.calling.finish()
	if len(s.before) == 0 {
		return
	}
	tail := append([]mir.Inst(nil), s.Buf[r.inst:]...)
	s.Buf = s.Buf[:r.inst]
	for _, c := range s.before {
		s.Emit(mir.Copy, amd64.W64, mir.D(c.to), c.src.As(mir.Tied))
	}
	s.before = s.before[:0]
	s.Buf = append(s.Buf, tail...)
}

// copyBefore is a copy to emit before the call that records its result.
type copyBefore struct {
	to  mir.VReg
	src mir.Operand
}

// pair is a relocated pointer and its base.
type pair struct {
	derived, base ir.Value
	part          int
	// listed is the pointer that the statepoint lists, before Resolve.
	listed ir.Value
}

// named sets the value of the text that a recorded location is said to hold.
func named(rec mir.Recorded, listed, resolved ir.Value) mir.Recorded {
	if rec.Value == resolved.ID() && rec.Value != 0 {
		rec.Value = element(listed, resolved)
	}
	return rec
}

// element is the value of the text that names a recorded one: for a part of an aggregate, the
// extractvalue that reads it.
func element(listed, resolved ir.Value) provenance.ID {
	for in, ok := listed.(*ir.Instr); ok; in, ok = in.Operand(0).(*ir.Instr) {
		switch in.Op {
		case ir.ExtractValue:
			return in.ID()
		case ir.BitCast, ir.AddrSpaceCast, ir.Freeze:
			continue
		}
		break
	}
	return resolved.ID()
}

// relocate adds the pair of a relocate, unless its pointer has one already, and returns the
// register of the pointer after the call.
func (r *recorder) relocate(rel *gc.Relocate) {
	s := r.s
	if isWide(rel.Derived.Type()) {
		r.relocateWide(rel)
		return
	}
	v, part := s.Resolve(rel.Derived, 0)
	if as := element(rel.Derived, v); as != rel.Derived.ID() {
		s.Out.Listed = append(s.Out.Listed, mir.Listed{Point: int32(r.inr().Aux),
			Value: rel.Derived.ID(), As: as})
	}
	if s.walk.isFixed(v, part) {
		for i := range s.pairs {
			if s.pairs[i].derived == v {
				return
			}
		}
		s.pairs = append(s.pairs, pair{derived: v, base: rel.Base, part: part, listed: rel.Derived})
		return
	}
	var to mir.VReg
	c, _ := s.walk.follow(rel.Call, 0)
	if n := s.body.regOf.at(c.ID()); n > 0 { // it is needed
		to = mir.VReg(n)
	}
	src := s.walk.resolved(v, part)
	if r.recorded(src.Reg) != nil || r.registerOf(src.Reg) != nil {
		return // by another relocate of the same pointer, which is canonical
	}
	if r.inRegisters(src.Reg, to) {
		s.pairs = append(s.pairs, pair{derived: v, base: rel.Base, part: part, listed: rel.Derived})
		return
	}
	s.pairs = append(s.pairs, pair{derived: v, base: rel.Base, part: part, listed: rel.Derived})
	r.operand(src.Reg, to, mir.Clobbered|mir.Derived)
}

// recorded is the operand that records a register at this statepoint, nil if there is none so far.
func (r *recorder) recorded(v mir.VReg) *mir.Operand {
	s := r.s
	if int(v) >= len(s.lastPoint) {
		return nil
	}
	in := r.inr()
	at := s.lastPoint[v]
	if at <= in.Ops || at > in.Ops+in.N {
		return nil
	}
	if o := &s.Out.Operands[at-1]; o.Role == mir.SlotUse && o.Reg == v {
		return o
	}
	return nil
}

// operand returns the index, within the instruction, of the SlotUse for a register, and adds one if
// there is none.
func (r *recorder) operand(v, after mir.VReg, flags mir.OperandFlags) int32 {
	s := r.s
	in := r.inr()
	if o := r.recorded(v); o != nil {
		o.Flags |= flags
		return int32(s.lastPoint[v] - 1 - in.Ops)
	}
	for int(v) >= len(s.lastPoint) {
		s.lastPoint = append(s.lastPoint, make([]uint32, max(64, len(s.lastPoint)))...)
	}
	if after == 0 {
		after = v
	}
	s.Out.Operands = append(s.Out.Operands, mir.Operand{Kind: mir.KindReg, Role: mir.SlotUse,
		Reg: v, Index: after, Flags: flags})
	in.N++
	s.lastPoint[v] = uint32(len(s.Out.Operands))
	return int32(in.N - 1)
}

// gcValue is the location of one half of a pair, which is the operand src.
func (r *recorder) gcValue(v ir.Value, src mir.Operand, why mir.OperandFlags) mir.Recorded {
	s := r.s
	switch src.Kind {
	case mir.KindReg:
		if held := r.registerOf(src.Reg); held != nil {
			return mir.Recorded{Kind: mir.RecordReg, Size: 8, Operand: held.operand, Value: v.ID()}
		}
		return mir.Recorded{Kind: mir.RecordSlot, Size: 8,
			Operand: r.operand(src.Reg, 0, r.clobbered()|why), Value: v.ID()}
	case mir.KindFrameAddr:
		return mir.Recorded{Kind: mir.RecordFrame, Size: 8, Val: int64(src.Object()), Value: v.ID()}
	case mir.KindImm:
		return mir.Recorded{Size: 8, Val: recordedConstant(v, src)}
	}
	// The address of a global is a constant that only the linker knows: it is recorded as a value
	// in a slot.
	t := s.Temp(mir.GPR, 8)
	return mir.Recorded{Kind: mir.RecordSlot, Size: 8, Operand: r.addressOperand(t, src, why),
		Value: v.ID()}
}

// addressOperand records the address of a symbol, loaded into a register.
func (r *recorder) addressOperand(t mir.VReg, src mir.Operand, why mir.OperandFlags) int32 {
	s := r.s
	s.before = append(s.before, copyBefore{to: t, src: src})
	return r.operand(t, 0, why)
}

// recordedConstant is the location of a constant.
func recordedConstant(v ir.Value, src mir.Operand) int64 {
	if build.IsUndef(v) {
		return stackmap.UndefConstant
	}
	return src.Val
}

// deopt is the location of a deopt operand.
func (r *recorder) deopt(v ir.Value) mir.Recorded {
	s := r.s
	t := v.Type()
	w, _ := s.Resolve(v, 0)
	ps := s.Parts(t)
	switch {
	case len(ps) == 0:
		s.Fail("a deopt operand of type `" + t.String() + "`")
		return mir.Recorded{}
	case build.IsUndef(w) && s.Env.Layout.SizeInBits(t) <= 64:
		// a larger one has a location like any other value
		return mir.Recorded{Size: 8, Val: stackmap.UndefConstant}
	case len(ps) > 1 || ps[0].Lane != 0:
		return r.wide(v, true)
	}
	q := ps[0]
	size := recordSize(q)
	if c, ok := w.(*ir.Const); ok && c.Kind == ir.ConstFloat {
		if bits, ok := floats.ShortBits(c); ok {
			return mir.Recorded{Size: 8, Val: int64(bits)}
		}
	}
	src := s.Source(v, 0)
	// a zero that is wider than constants of a record
	if src.Kind == mir.KindImm && q.Class == mir.XMM && q.Size == 16 {
		return mir.Recorded{Kind: mir.RecordSlot, Size: size,
			Operand: r.addressOperand(s.Temp(q.Class, q.Size), src, mir.DeoptValue), Value: w.ID()}
	}
	if held := r.registerOf(src.Reg); held != nil && src.Kind == mir.KindReg {
		return mir.Recorded{Kind: mir.RecordReg, Size: size, Operand: held.operand, Value: w.ID()}
	}
	if (r.liveIn || s.deoptRegisters) && src.Kind != mir.KindImm && src.Kind != mir.KindFrameAddr &&
		!s.walk.isReference(t) {
		s.pointOperand(r.inst, s.inRegister(src, q).As(mir.UseRM))
		return mir.Recorded{Kind: mir.RecordReg, Size: size, Operand: int32(r.inr().N - 1),
			Value: w.ID()}
	}
	switch src.Kind {
	case mir.KindImm:
		return mir.Recorded{Size: 8, Val: recordedConstant(w, src)}
	case mir.KindFrameAddr:
		return mir.Recorded{Kind: mir.RecordFrame, Size: 8, Val: int64(src.Object()), Value: w.ID()}
	case mir.KindReg:
		return mir.Recorded{Kind: mir.RecordSlot, Size: size,
			Operand: r.operand(src.Reg, 0, mir.DeoptValue), Value: w.ID()}
	}
	return mir.Recorded{Kind: mir.RecordSlot, Size: size,
		Operand: r.addressOperand(s.Temp(q.Class, q.Size), src, mir.DeoptValue), Value: w.ID()}
}

// deoptPointers adds the references among the deopt operands that are in no pair yet. The base of
// one is that with which it is relocated, or the listed reference from which address arithmetic
// derives it; without either it is taken for a base, as by LLVM.
func (r *recorder) deoptPointers(sp *gc.Statepoint, relocates []gc.Relocate, p *mir.Point) {
	s := r.s
	for i := range sp.Deopt {
		listed := sp.Deopt[i].Value
		if !s.walk.isReference(listed.Type()) {
			continue
		}
		v, part := s.Resolve(listed, 0)
		if s.hasPair(v, part) {
			continue
		}
		base, basePart := v, part
		if of := s.deoptBase(listed, sp, relocates); of != nil {
			base, basePart = s.Resolve(of, 0)
		}
		s.pairs = append(s.pairs, pair{derived: v, base: base, part: part, listed: listed})
		loc := named(r.gcValue(v, s.walk.resolved(v, part), mir.Derived|mir.BasePtr), listed, v)
		baseLoc := loc
		if base != v || basePart != part {
			baseLoc = named(r.gcValue(base, s.walk.resolved(base, basePart), mir.BasePtr), base,
				base)
		}
		s.Out.Recorded = append(s.Out.Recorded, baseLoc, loc)
		p.GC += 2
	}
}

// deoptBase is the base of a reference in deopt operands as the statepoint has it, nil if it has
// none.
func (s *recording) deoptBase(v ir.Value, sp *gc.Statepoint, relocates []gc.Relocate) ir.Value {
	for i := range relocates {
		if relocates[i].Derived == v {
			return relocates[i].Base
		}
	}
	if d, err := analysis.NewBases().DefiningValue(v); err == nil && d != v &&
		d.Type() == v.Type() {
		for i := range sp.Live {
			if sp.Live[i].Value == d {
				return d
			}
		}
	}
	return nil
}

// allocas adds the stack objects among the gc operands.
func (r *recorder) allocas(sp *gc.Statepoint, p *mir.Point) {
	s := r.s
	for i := range sp.Live {
		v, _ := s.Resolve(sp.Live[i].Value, 0)
		in, ok := v.(*ir.Instr)
		if !ok || s.body.regOf.at(in.ID()) >= 0 {
			continue
		}
		n := int64(-1 - s.body.regOf.at(in.ID()))
		s.Out.Recorded = append(s.Out.Recorded, mir.Recorded{Kind: mir.RecordFrame, Size: 8, Val: n,
			Value: in.ID()})
		p.Allocas++
	}
}
