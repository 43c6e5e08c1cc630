package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// stackMapCall selects llvm.experimental.stackmap (StackMaps.rst): a record of where values are, and nops for the shadow in which code may be patched.
func (s *selector) stackMapCall(in *ir.Instr) {
	id, ok1 := ir.AsInt(in.Arg(0))
	shadow, ok2 := ir.AsInt(in.Arg(1))
	if !ok1 || !ok2 || in.Op != ir.Call {
		s.fail("a stackmap of this form")
		return
	}
	p := s.newPoint(in, id.Bits, uint32(shadow.Bits))
	s.computeEarly(in.Args()[2:])
	m := s.emit(mir.StackMap, amd64.W32)
	m.Aux = p
	s.recordPlain(in, 2)
}

// newPoint makes the record of a stackmap or patchpoint.
func (s *selector) newPoint(in *ir.Instr, id uint64, bytes uint32) int32 {
	s.out.Points = append(s.out.Points, mir.Point{ID: id, PatchBytes: bytes, Value: in.ID(), Rec: int32(len(s.out.Recorded)), Plain: true})
	return int32(len(s.out.Points) - 1)
}

// recordPlain records the arguments of a stackmap or patchpoint from one on. The instruction's operands are the last in the slab. Values may be in
// registers or in memory; an undefined one is in whatever register it is given.
func (s *selector) recordPlain(in *ir.Instr, from int) {
	at := len(s.buf) - 1
	p := &s.out.Points[s.buf[at].Aux]
	for i := from; i < in.Call.NumArgs; i++ {
		v := in.Arg(i)
		ps := s.parts(v.Type())
		if len(ps) != 1 {
			s.fail("a recorded value of type `" + v.Type().String() + "`")
			return
		}
		q := ps[0]
		src := s.source(v, 0)
		rec := mir.Recorded{Size: recordSize(q), Value: v.ID()}
		switch {
		case src.Kind == mir.KindImm && q.class == mir.GPR && !isUndef(v):
			rec.Size, rec.Val = 8, src.Val
			if q.bits == 1 {
				rec.Val &= 1
			}
		case src.Kind == mir.KindFrameAddr:
			rec.Kind, rec.Size, rec.Val = mir.RecordFrame, 8, int64(src.Object())
		default:
			rec.Kind, rec.Operand = mir.RecordReg, int32(s.buf[at].N)
			s.pointOperand(at, s.inRegister(src, q).As(mir.UseRM))
		}
		s.out.Recorded = append(s.out.Recorded, rec)
		p.Deopt++
	}
	r := recorder{s: s, inst: at}
	r.finish()
}

// recordSize is how many bytes of a value a location speaks of.
func recordSize(p part) uint16 { return uint16(max(1, (p.bits+7)/8)) }

// pointOperand adds an operand to instruction at, whose operands are the last in the slab.
func (s *selector) pointOperand(at int, o mir.Operand) {
	s.out.Operands = append(s.out.Operands, o)
	s.buf[at].N++
}

// inRegister is a source as a register: one that is none is copied to a new one before the point.
func (s *selector) inRegister(src mir.Operand, p part) mir.Operand {
	if src.Kind == mir.KindReg {
		return src
	}
	r := s.temp(p.class, p.size)
	s.pre = append(s.pre, copySource{to: r, src: src})
	return mir.R(r)
}

// patchPoint selects llvm.experimental.patchpoint (StackMaps.rst): a call through a register, with nops up to the number of bytes asked for.
func (s *selector) patchPoint(in *ir.Instr) {
	id, ok1 := ir.AsInt(in.Arg(0))
	bytes, ok2 := ir.AsInt(in.Arg(1))
	count, ok3 := ir.AsInt(in.Arg(3))
	if !ok1 || !ok2 || !ok3 || count.Bits > uint64(in.Call.NumArgs-4) {
		s.fail("a patchpoint of this form")
		return
	}
	n := int(count.Bits)
	p := s.newPoint(in, id.Bits, uint32(bytes.Bits))
	s.computeEarly(in.Args()[4:])
	target := s.patchTarget(in.Arg(2))
	if in.Call.CC == ir.CCAnyReg {
		s.anyRegPoint(in, p, n, target)
		return
	}
	args := in.Args()[4 : 4+n]
	params := make([]*ir.Type, n)
	for i := range args {
		params[i] = args[i].Value.Type()
	}
	c := callSite{
		in: in, callee: in.Arg(2), typ: s.Module.Types.Func(in.Type(), params, false), cc: in.Call.CC, args: args, value: in, noTarget: true,
		attrs: func(i int) *ir.AttrSet { return in.Call.ParamAttrs(4 + i) },
	}
	m := s.emitCall(&c, mir.PatchPoint)
	if m == nil {
		return
	}
	m.Aux, m.W = p, amd64.W32 // what is recorded may be in a slot of 4 bytes
	s.out.Ops(m)[0] = target
	s.recordPlain(in, 4+n)
}

// patchTarget is operand 0 of a patchpoint: what R11 is loaded with for the call, or none if nothing is called at all. A target that is known only at run time is
// in R11 beforehand.
func (s *selector) patchTarget(v ir.Value) mir.Operand {
	target := s.source(v, 0)
	switch {
	case target.Kind == mir.KindImm && target.Val == 0:
		return mir.Operand{}
	case target.Kind == mir.KindImm || target.Kind == mir.KindSymAddr:
		return target
	}
	return target.In(amd64.R11)
}

// anyRegArgs is how many arguments of a patchpoint under anyregcc must be in general registers; those after may be in memory when registers run out.
const anyRegArgs = 8

// anyRegPoint selects a patchpoint under anyregcc: arguments and result are in registers of the allocator's choice, which the record tells, and nothing but R11
// is destroyed (LangRef, "anyregcc"; StackMaps.rst).
func (s *selector) anyRegPoint(in *ir.Instr, point int32, n int, target mir.Operand) {
	s.out.HasCalls = true
	m := s.emit(mir.PatchPoint, amd64.W32, target)
	m.Aux = point
	m.Flags |= mir.ClobbersR11
	at := len(s.buf) - 1
	p := &s.out.Points[point]
	record := func(v ir.Value, q part, o mir.Operand) {
		s.out.Recorded = append(s.out.Recorded, mir.Recorded{Kind: mir.RecordReg, Size: recordSize(q), Operand: int32(s.buf[at].N), Value: v.ID()})
		s.pointOperand(at, o)
		p.Deopt++
	}
	if !in.Type().IsVoid() {
		ps := s.parts(in.Type())
		if len(ps) != 1 {
			s.fail("a result of type `" + in.Type().String() + "` under anyregcc")
			return
		}
		q := ps[0]
		d := s.temp(q.class, q.size)
		if s.needed(in) {
			d = s.vreg(in, 0)
		}
		record(in, q, mir.D(d))
	}
	taken := 0
	for i := 4; i < 4+n; i++ {
		v := in.Arg(i)
		ps := s.parts(v.Type())
		if len(ps) != 1 {
			s.fail("an argument of type `" + v.Type().String() + "` under anyregcc")
			return
		}
		q, role := ps[0], mir.Use
		if taken++; taken > anyRegArgs {
			role = mir.UseRM
		}
		record(v, q, s.inRegister(s.source(v, 0), q).As(role))
	}
	s.recordPlain(in, 4+n)
}

// computeEarly computes those of a call's operands that take code, as the address of a thread-local variable does: nothing can be put between the call and
// what it records.
func (s *selector) computeEarly(operands []ir.Use) {
	for i := range operands {
		v, _ := s.resolve(operands[i].Value, 0)
		if s.needsCode(v) && s.countParts(v.Type()) == 1 {
			r := s.reg(v)
			if s.early == nil {
				s.early = map[ir.Value]mir.VReg{}
			}
			s.early[v] = r
		}
	}
}
