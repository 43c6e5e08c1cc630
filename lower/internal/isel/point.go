package isel

import (
	"fmt"
	"math/bits"

	"statepoint/core/ir"
	"statepoint/core/ir/floats"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
	"statepoint/stackmap"
)

// StackMap selects llvm.experimental.stackmap (StackMaps.rst): a record of the locations of values,
// and nops for the shadow, which may be overwritten by code.
func (s *patchPoints) StackMap(in *ir.Instr) {
	id, ok1 := ir.AsInt(in.Arg(0))
	shadow, ok2 := ir.AsInt(in.Arg(1))
	if !ok1 || !ok2 || in.Op != ir.Call {
		s.Fail("a stackmap of this form")
		return
	}
	if shadow.Int64() < 0 {
		s.Report(in, "the number of shadow bytes of a stackmap cannot be negative")
		return
	}
	p := s.rec.newPoint(in, id.Bits, uint32(shadow.Bits))
	bits := s.computePlain(in.Args()[2:])
	m := s.Emit(mir.StackMap, amd64.W32)
	m.Aux = p
	s.recordPlain(in, 2, bits)
}

// newPoint creates the record of a stackmap or patchpoint.
func (s *recording) newPoint(in *ir.Instr, id uint64, bytes uint32) int32 {
	s.Out.Points = append(s.Out.Points, mir.Point{ID: id, PatchBytes: bytes, Value: in.ID(),
		Rec: int32(len(s.Out.Recorded)), Plain: true})
	return int32(len(s.Out.Points) - 1)
}

// plainBits maps the bfloats that a stackmap or patchpoint records to general registers, where LLVM
// keeps them.
type plainBits map[ir.Value]mir.VReg

// computePlain is computeEarly for a stackmap or patchpoint; it also moves bfloats to general
// registers.
func (s *patchPoints) computePlain(operands []ir.Use) plainBits {
	s.rec.computeEarly(operands)
	var bits plainBits
	for i := range operands {
		v := operands[i].Value
		if v.Type().Kind != ir.BFloatKind || ir.IsConstant(v) {
			continue
		}
		if bits == nil {
			bits = plainBits{}
		}
		bits[v] = s.BitsOf(s.Source(v, 0), build.Part{Class: mir.XMM, Size: 4})
	}
	return bits
}

// recordPlain records the arguments of a stackmap or patchpoint from index from on. The
// instruction's operands are the last in the slab.
func (s *patchPoints) recordPlain(in *ir.Instr, from int, bits plainBits) {
	r := s.rec.plainRecorder(in)
	for i := from; i < in.Call.NumArgs; i++ {
		r.plain(in.Arg(i), bits, mir.UseRM, true)
	}
	r.finish()
}

// plainRecorder is the recorder of a stackmap or patchpoint that has just been emitted.
func (s *recording) plainRecorder(in *ir.Instr) recorder {
	return recorder{s: s, inst: len(s.Buf) - 1, call: in}
}

// plain records a value. It may be in a register or in memory; an undefined one is in whatever
// register it is given. A value that fits no register, or only an XMM register that it is never
// computed in, is stored to the frame. A constant is recorded as such if the format allows it.
func (r *recorder) plain(v ir.Value, bits plainBits, role mir.Role, constants bool) {
	s := r.s
	at := r.inst
	ps := s.Parts(v.Type())
	if len(ps) == 0 {
		s.Fail("a recorded value of type `" + v.Type().String() + "`")
		return
	}
	rec := mir.Recorded{Value: v.ID()}
	q := ps[0]
	older := !r.call.Parent().Parent().Module().Dialect.Opaque()
	n, number := plainConstant(v, older)
	if older && len(ps) == 1 && !q.OnX87() && build.IsUndef(v) {
		n, number = stackmap.UndefConstant, true
	}
	switch {
	case number && (constants || len(ps) > 1):
		rec.Size, rec.Val = 8, n
	case len(ps) > 1 || q.OnX87():
		rec = r.wide(v, true)
	default:
		src := s.Source(v, 0)
		rec.Size = plainSize(q)
		if x := bits[v]; x != 0 {
			src, q.Class = mir.R(x), mir.GPR
		}
		if v.Type().Kind == ir.BFloatKind && ir.IsConstant(v) {
			src, q.Class, q.Size = mir.I(n), mir.GPR, 4
		}
		switch {
		case src.Kind == mir.KindFrameAddr && constants:
			rec.Kind, rec.Size, rec.Val = mir.RecordFrame, 8, int64(src.Object())
		case src.Kind == mir.KindImm && q.Class == mir.GPR && !build.IsUndef(v) && constants:
			rec.Size, rec.Val = 8, src.Val
		default:
			rec.Kind, rec.Operand = mir.RecordReg, int32(s.Buf[at].N)
			s.pointOperand(at, s.inRegister(src, q).As(role))
		}
	}
	s.Out.Recorded = append(s.Out.Recorded, rec)
	s.Out.Points[s.Buf[at].Aux].Deopt++
}

// plainConstant is a value as the constant that a stackmap records: an integer that fits 64 bits,
// sign-extended if its width is a number of whole bytes or the module is of LLVM 14 or older, else
// zero-extended; the null pointer; the bits of a bfloat.
func plainConstant(v ir.Value, older bool) (n int64, ok bool) {
	c, isConst := v.(*ir.Const)
	if !isConst {
		return 0, false
	}
	t := c.Type()
	switch {
	case c.IsZeroValue() && (t.Kind == ir.IntegerKind || t.Kind == ir.PointerKind):
		return 0, true
	case t.Kind == ir.BFloatKind && c.Kind == ir.ConstFloat:
		b, ok := floats.ShortBits(c)
		return int64(b), ok
	case c.Kind != ir.ConstInt:
		return 0, false
	case t.Bits > 64:
		if c.Big == nil {
			return c.Int64(), true
		}
		n = build.BigWord(c, 0)
		above := ^uint64(0) >> (128 - t.Bits)
		return n, uint64(build.BigWord(c, 1)) == uint64(n>>63)&above
	}
	n = c.Int64()
	if t.Bits%8 != 0 && !older {
		n &= 1<<t.Bits - 1
	}
	return n, true
}

// recordSize is the size in bytes of a value's location. For a vector whose lanes in a register are
// not those in memory, it is that of the whole register.
func recordSize(p build.Part) uint16 {
	if p.Lane != 0 && uint32(p.Lane)*uint32(p.Lanes) != p.Bits {
		return uint16(p.Size)
	}
	return uint16(max(1, (p.Bits+7)/8))
}

// plainSize is recordSize for a register of a stackmap or patchpoint: an integer of an odd width is
// rounded up to a register's width.
func plainSize(p build.Part) uint16 {
	n := recordSize(p)
	if p.Class == mir.GPR {
		n = 1 << bits.Len16(n-1)
	}
	return n
}

// pointOperand adds an operand to instruction at, whose operands are the last in the slab.
func (s *recording) pointOperand(at int, o mir.Operand) {
	s.Out.Operands = append(s.Out.Operands, o)
	s.Buf[at].N++
}

// inRegister returns a register with a source: a source that is elsewhere is copied to a new
// register before the point.
func (s *recording) inRegister(src mir.Operand, p build.Part) mir.Operand {
	if src.Kind == mir.KindReg {
		return src
	}
	r := s.Temp(p.Class, p.Size)
	s.before = append(s.before, copyBefore{to: r, src: src})
	return mir.R(r)
}

// PatchPoint selects llvm.experimental.patchpoint (StackMaps.rst): a call through a register, with
// nops up to the number of bytes asked for.
func (s *patchPoints) PatchPoint(in *ir.Instr) {
	id, ok1 := ir.AsInt(in.Arg(0))
	bytes, ok2 := ir.AsInt(in.Arg(1))
	count, ok3 := ir.AsInt(in.Arg(3))
	switch {
	case !ok1 || !ok2 || !ok3:
		s.Fail("a patchpoint without constant operands")
		return
	case bytes.Int64() < 0:
		s.Report(in, "the number of patch bytes of a patchpoint cannot be negative")
		return
	case count.Bits > uint64(in.Call.NumArgs-4):
		s.Report(in, fmt.Sprintf("the patchpoint counts %s for its call, but is given %d",
			source.Count(int(count.Int64()), "argument"), in.Call.NumArgs-4))
		return
	}
	n := int(count.Bits)
	p := s.rec.newPoint(in, id.Bits, uint32(bytes.Bits))
	recorded := 4 + n
	if in.Call.CC == ir.CCAnyReg {
		recorded = 4
	}
	s.rec.computeEarly(in.Args()[4:])
	bits := s.computePlain(in.Args()[recorded:])
	target := s.patchTarget(in.Arg(2))
	if in.Call.CC == ir.CCAnyReg {
		s.anyRegPoint(in, p, n, target, bits)
		return
	}
	args := in.Args()[4 : 4+n]
	params := make([]*ir.Type, n)
	for i := range args {
		params[i] = args[i].Value.Type()
	}
	c := callSite{
		in: in, callee: in.Arg(2), typ: s.Env.Module.Types.Func(in.Type(), params, false),
		cc: in.Call.CC, args: args, value: in, noTarget: true,
		attrs: func(i int) *ir.AttrSet { return in.Call.ParamAttrs(4 + i) },
	}
	m := s.calling.emitCall(&c, mir.PatchPoint)
	if m == nil {
		return
	}
	m.Aux, m.W = p, amd64.W32 // what is recorded may be in a slot of 4 bytes
	s.Out.Ops(m)[0] = target
	s.recordPlain(in, 4+n, bits)
}

// patchTarget is operand 0 of a patchpoint: the address that is loaded into R11 for the call, or
// none if there is no call. A target known only at run time is in R11 already.
func (s *patchPoints) patchTarget(v ir.Value) mir.Operand {
	target := s.Source(v, 0)
	switch {
	case target.Kind == mir.KindImm && target.Val == 0:
		return mir.Operand{}
	case target.Kind == mir.KindImm || target.Kind == mir.KindSymAddr:
		return target
	}
	return target.In(amd64.R11)
}

// anyRegArgs is how many arguments of a patchpoint under anyregcc must be in general registers;
// those after may be in memory when registers run out.
const anyRegArgs = 8

// anyRegPoint selects a patchpoint under anyregcc: arguments and result are in registers that the
// allocator chooses and the record lists, and only R11 is destroyed (LangRef, "anyregcc";
// StackMaps.rst).
func (s *patchPoints) anyRegPoint(in *ir.Instr, point int32, n int, target mir.Operand,
	bits plainBits) {
	s.Out.HasCalls = true
	m := s.Emit(mir.PatchPoint, amd64.W32, target)
	m.Aux = point
	m.Flags |= mir.ClobbersR11
	r := s.rec.plainRecorder(in)
	if !in.Type().IsVoid() {
		ps := s.Parts(in.Type())
		if len(ps) != 1 || ps[0].OnX87() {
			s.Fail("a result of type `" + in.Type().String() + "` under anyregcc")
			return
		}
		q := ps[0]
		d := s.Temp(q.Class, q.Size)
		if s.Needed(in) {
			d = s.VReg(in, 0)
		}
		s.Out.Recorded = append(s.Out.Recorded,
			mir.Recorded{Kind: mir.RecordReg, Size: plainSize(q), Operand: int32(s.Buf[r.inst].N),
				Value: in.ID()})
		s.rec.pointOperand(r.inst, mir.D(d))
		s.Out.Points[point].Deopt++
	}
	for i := 4; i < in.Call.NumArgs; i++ {
		role := mir.UseRM
		if i < 4+min(n, anyRegArgs) {
			role = mir.Use
		}
		r.plain(in.Arg(i), bits, role, i >= 4+n)
	}
	r.finish()
}

// computeEarly computes the operands of a call that take code, such as the address of a
// thread-local variable: no code may come between the call and its record.
func (s *recording) computeEarly(operands []ir.Use) {
	for i := range operands {
		v, _ := s.Resolve(operands[i].Value, 0)
		if s.phis.needsCode(v) && s.CountParts(v.Type()) == 1 {
			r := s.Reg(v)
			if s.early == nil {
				s.early = map[ir.Value]mir.VReg{}
			}
			s.early[v] = r
		}
	}
}
