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
// registers or in memory.
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
		size := uint8(max(1, (ps[0].bits+7)/8))
		src := s.source(v, 0)
		rec := mir.Recorded{Size: size, Value: v.ID()}
		switch src.Kind {
		case mir.KindImm:
			rec.Size, rec.Val = 8, recordedConstant(v, src)
		case mir.KindFrameAddr:
			rec.Kind, rec.Size, rec.Val = mir.RecordFrame, 8, int64(src.Object())
		default:
			if src.Kind != mir.KindReg {
				r := s.temp(ps[0].class, ps[0].size)
				s.pre = append(s.pre, copySource{r, src})
				src = mir.R(r)
			}
			rec.Kind, rec.Operand = mir.RecordReg, int32(s.buf[at].N)
			s.out.Operands = append(s.out.Operands, src.As(mir.UseRM))
			s.buf[at].N++
		}
		s.out.Recorded = append(s.out.Recorded, rec)
		p.Deopt++
	}
	r := recorder{s: s, inst: at}
	r.finish()
}

// patchPoint selects llvm.experimental.patchpoint (StackMaps.rst): a call through a register, with nops up to the number of bytes asked for.
func (s *selector) patchPoint(in *ir.Instr) {
	id, ok1 := ir.AsInt(in.Arg(0))
	bytes, ok2 := ir.AsInt(in.Arg(1))
	count, ok3 := ir.AsInt(in.Arg(3))
	if !ok1 || !ok2 || !ok3 || in.Op != ir.Call || count.Bits > uint64(in.Call.NumArgs-4) {
		s.fail("a patchpoint of this form")
		return
	}
	if in.Call.CC == ir.CCAnyReg {
		s.fail("a patchpoint with the calling convention anyregcc")
		return
	}
	n := int(count.Bits)
	args := in.Args()[4 : 4+n]
	params := make([]*ir.Type, n)
	for i := range args {
		params[i] = args[i].Value.Type()
	}
	target := s.source(in.Arg(2), 0)
	c := callSite{
		in: in, callee: in.Arg(2), typ: s.Module.Types.Func(in.Type(), params, false), cc: in.Call.CC, args: args, value: in, noTarget: true,
		attrs: func(i int) *ir.AttrSet { return in.Call.ParamAttrs(4 + i) },
	}
	p := s.newPoint(in, id.Bits, uint32(bytes.Bits))
	m := s.emitCall(&c, mir.PatchPoint)
	if m == nil {
		return
	}
	m.Aux, m.W = p, amd64.W32 // what is recorded may be in a slot of 4 bytes
	// Operand 0 is what R11 is loaded with, if anything is called at all.
	if ops := s.out.Ops(m); target.Kind != mir.KindImm || target.Val != 0 {
		if target.Kind != mir.KindImm && target.Kind != mir.KindSymAddr {
			s.fail("a patchpoint whose target is not a constant")
			return
		}
		ops[0] = target
	}
	s.recordPlain(in, 4+n)
}
