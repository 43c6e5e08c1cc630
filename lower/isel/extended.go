package isel

import (
	"math"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// A value of type x86_fp80 is its ten bytes in the lower part of an XMM register, where it is
// copied, spilled and joined like every other of sixteen bytes. What computes with it pushes it on
// the x87 unit's stack by way of memory and pops the result: between the instructions of IR that
// stack is empty, but for results that a call has returned there.

// extendedSlots is how many values the memory between XMM registers and the x87 unit has room for.
const extendedSlots = 2

// extendedSlot is that memory.
func (s x87) extendedSlot(n int64) mir.Operand {
	if s.extendedArea == 0 {
		s.Out.Objects = append(s.Out.Objects, mir.Object{Size: 16 * extendedSlots, Align: 16})
		s.extendedArea = len(s.Out.Objects)
	}
	return mir.Frame(s.extendedArea-1, 16*n)
}

// maxPushed is how deep the expressions are that are computed on the x87 stack without a register
// between: it has eight.
const maxPushed = 6

// push puts an extended value on the x87 stack, above n others. What only the current instruction
// uses is computed there.
func (s x87) push(v ir.Value, n int64) {
	if in, ok := v.(*ir.Instr); ok && !s.Needed(v) {
		switch {
		case s.mem.loadFoldable(in):
			s.Carry(in)
			s.X86(amd64.FLD80, amd64.W0, s.mem.segment(s.mem.address(in.Operand(0), 0),
				in.Operand(0)))
			return
		case n < maxPushed && s.computedHere(in):
			s.Carry(in)
			s.pushComputed(in, n)
			return
		}
	}
	if c, ok := v.(*ir.Const); ok && c.Kind == ir.ConstFloat && isOne(c) {
		s.X86(amd64.FLD1, amd64.W0)
		return
	}
	s.pushSource(s.Source(v, 0), n)
}

// computedHere reports whether an instruction on extended values is one that its only user, which
// is being selected, can do itself on the x87 stack.
func (s x87) computedHere(in *ir.Instr) bool {
	if !build.IsExtended(in.Type()) || s.At == nil || in.Parent() == nil ||
		in.Parent() != s.At.Parent() || !ir.HasOneUse(in) {
		return false
	}
	switch in.Op {
	case ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FNeg:
		return true
	case ir.FPExt:
		return build.IsScalarFloat(in.Operand(0).Type())
	case ir.SIToFP, ir.UIToFP:
		return build.IsWord(in.Operand(0).Type())
	}
	return false
}

// pushComputed does such an instruction, above n others.
func (s x87) pushComputed(in *ir.Instr, n int64) {
	switch in.Op {
	case ir.FNeg:
		s.push(in.Operand(0), n)
		s.X86(amd64.FCHS, amd64.W0)
	case ir.FPExt:
		s.pushFloat(in.Operand(0))
	case ir.SIToFP, ir.UIToFP:
		s.pushInteger(in)
	default:
		s.push(in.Operand(0), n)
		s.push(in.Operand(1), n+1)
		s.X86(extendedOps[in.Op], amd64.W0)
	}
}

// extendedOps are the operations on the two topmost of the x87 stack.
var extendedOps = map[ir.Opcode]amd64.Op{ir.FAdd: amd64.FADDP, ir.FSub: amd64.FSUBP,
	ir.FMul: amd64.FMULP, ir.FDiv: amd64.FDIVP}

// popTo stores an extended value to ten bytes of memory, without a register if it comes from the
// x87 stack; false if that is not so.
func (s x87) popTo(o mir.Operand, v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	if !ok || s.Needed(v) || !s.mem.loadFoldable(in) && !s.computedHere(in) {
		return false
	}
	s.push(v, 0)
	s.X86(amd64.FSTP80, amd64.W0, o)
	return true
}

// isOne reports whether an extended constant is 1.
func isOne(c *ir.Const) bool {
	low, high, ok := build.FloatBits(c)
	return ok && low == 1<<63 && high == 0x3fff
}

// pushSource is push for a source.
func (s x87) pushSource(o mir.Operand, n int64) {
	switch {
	case o.Kind == mir.KindImm:
		s.X86(amd64.FLDZ, amd64.W0)
	case o.IsMem():
		s.X86(amd64.FLD80, amd64.W0, o)
	default:
		s.Emit(mir.Push80, amd64.W0, mir.RM(o.Reg), s.extendedSlot(n%extendedSlots))
	}
}

// pop defines d as the top of the x87 stack.
func (s x87) pop(d mir.VReg) {
	slot := s.extendedSlot(0)
	s.X86(amd64.FSTP80, amd64.W0, slot)
	s.X86(amd64.MOVAPS, amd64.W0, mir.D(d), slot)
}

// extendedBinary selects arithmetic on extended values.
func (s x87) extendedBinary(in *ir.Instr) {
	if extendedOps[in.Op] == 0 {
		s.conv.libraryValues("fmodl", in, in.Operand(0), in.Operand(1))
		return
	}
	s.pushComputed(in, 0)
	s.pop(s.VReg(in, 0))
}

// extendedCompare emits fcmp on extended values. Both are off the stack before the flags are read.
func (s x87) extendedCompare(p ir.Pred, a, b ir.Value) build.Condition {
	fc := floatConditions[p]
	if fc.swap {
		a, b = b, a
	}
	s.push(b, 0)
	s.push(a, 1)
	s.X86(amd64.FUCOMIP, amd64.W0)
	s.X86(amd64.FPOP, amd64.W0).Flags |= mir.ReadsFlags
	return fc.c
}

// extendedLoad loads ten bytes.
func (s x87) extendedLoad(d mir.VReg, o mir.Operand) {
	low := s.vec.vmove(amd64.MOVQ, amd64.W0, o)
	s.X86(amd64.PINSRW, amd64.W0, mir.D(d), mir.R(low).As(mir.Tied), s.mem.at_(o, 8), mir.I(4))
}

// extendedStore stores ten bytes.
func (s x87) extendedStore(o, src mir.Operand) {
	if src.Kind == mir.KindImm {
		s.mem.storeSource(o, src, amd64.W64)
		s.mem.storeSource(s.mem.at_(o, 8), src, amd64.W16)
		return
	}
	x := src
	if x.Kind != mir.KindReg {
		x = mir.R(s.Load(src, mir.XMM, 16))
	}
	s.X86(amd64.MOVQ, amd64.W0, o, x)
	s.X86(amd64.MOV, amd64.W16, s.mem.at_(o, 8), mir.R(s.extendedTop(x.Reg)))
}

// extendedTop is the sign and exponent of an extended value.
func (s x87) extendedTop(x mir.VReg) mir.VReg {
	top := s.Temp(mir.GPR, 4)
	s.X86(amd64.PEXTRW, amd64.W32, mir.D(top), mir.R(x), mir.I(4))
	return top
}

// extendedCopySign selects llvm.copysign.
func (s x87) extendedCopySign(in *ir.Instr) {
	bits := func(v ir.Value, low, high uint64) mir.VReg {
		return s.vec.vop(amd64.ANDPS, s.Load(s.Pool128(low, high), mir.XMM, 16),
			mir.R(s.vec.vreg128(v, 0)))
	}
	sign := bits(in.Arg(1), 0, 1<<15)
	magnitude := bits(in.Arg(0), 1<<64-1, 1<<15-1)
	s.X86(amd64.ORPS, amd64.W0, mir.D(s.VReg(in, 0)), mir.R(magnitude).As(mir.Tied), mir.R(sign))
}

// extendedCast selects the conversions of extended values but those of the runtime library.
func (s x87) extendedCast(in *ir.Instr) bool {
	v := in.Operand(0)
	from, to := v.Type(), in.Type()
	switch in.Op {
	case ir.FPExt:
		if !build.IsScalarFloat(from) {
			return false
		}
		s.pushFloat(v)
		s.pop(s.VReg(in, 0))
	case ir.FPTrunc:
		if !build.IsScalarFloat(to) {
			return false
		}
		s.push(v, 0)
		slot := s.extendedSlot(0)
		s.X86(build.Pick(to, amd64.FSTP32, amd64.FSTP64), amd64.W0, slot)
		s.X86(build.Pick(to, amd64.MOVSS, amd64.MOVSD), amd64.W0, mir.D(s.VReg(in, 0)), slot)
	case ir.SIToFP, ir.UIToFP:
		if from.Kind != ir.IntegerKind {
			return false
		}
		s.pushInteger(in)
		s.pop(s.VReg(in, 0))
	case ir.FPToSI, ir.FPToUI:
		if to.Kind != ir.IntegerKind {
			return false
		}
		s.extendedToInteger(in)
	case ir.BitCast:
		return s.extendedBits(in)
	default:
		return false
	}
	return true
}

// pushFloat puts a float or double on the x87 stack, which has no bits too few for it.
func (s x87) pushFloat(v ir.Value) {
	t := v.Type()
	o := s.fp.floatOperand(v)
	if !o.IsMem() {
		slot := s.extendedSlot(0)
		s.X86(build.Pick(t, amd64.MOVSS, amd64.MOVSD), amd64.W0, slot, o.As(mir.Use))
		o = slot
	}
	s.X86(build.Pick(t, amd64.FLD32, amd64.FLD64), amd64.W0, o)
}

// pushInteger puts an integer of at most 64 bits on the x87 stack, as sitofp or uitofp has it: all
// of them are exact.
func (s x87) pushInteger(in *ir.Instr) {
	v := in.Operand(0)
	load := func(r mir.VReg, n int64) {
		slot := s.extendedSlot(n)
		s.X86(amd64.MOV, amd64.W64, slot, mir.R(r))
		s.X86(amd64.FILD64, amd64.W0, slot)
	}
	// by halves, the upper of which counts 2^32 times
	if in.Op == ir.UIToFP && v.Type().Bits == 64 {
		x := s.Reg(v)
		low := s.Temp(mir.GPR, 8)
		s.X86(amd64.MOV, amd64.W32, mir.D(low), mir.R(x))
		load(s.Op2(amd64.SHR, amd64.W64, x, mir.I(32)), 0)
		s.X86(amd64.FLD32, amd64.W0, mir.Operand{Kind: mir.KindMem,
			Sym: s.Pool(uint64(math.Float32bits(1<<32)), 4)})
		s.X86(amd64.FMULP, amd64.W0)
		load(low, 1)
		s.X86(amd64.FADDP, amd64.W0)
	} else {
		load(s.ints.extend(v, in.Op == ir.SIToFP, 64), 0)
	}
}

// The rounding control of the x87 control word that cuts off the fraction (Intel SDM volume 1, "x87
// FPU Control Word").
const truncateControl = 0x0c00

// extendedToInteger selects fptosi and fptoui to at most 64 bits. What does not fit 64 signed bits
// becomes the smallest number, whose sign says so: it is that of the value less 2^63.
func (s x87) extendedToInteger(in *ir.Instr) {
	v, d := in.Operand(0), s.VReg(in, 0)
	if in.Op == ir.FPToSI || in.Type().Bits < 64 {
		s.push(v, 0)
		convert := s.truncating()
		if in.Op == ir.FPToSI && in.Type().Bits <= 32 {
			convert(d, amd64.FISTP32, amd64.W32)
			return
		}
		wide := s.Temp(mir.GPR, 8)
		convert(wide, amd64.FISTP64, amd64.W64)
		s.Emit(mir.Copy, amd64.W64, mir.D(d), mir.R(wide).As(mir.Tied))
		return
	}
	convert := s.truncating()
	direct, rest := s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8)
	src := s.Source(v, 0)
	s.pushSource(src, 0)
	convert(direct, amd64.FISTP64, amd64.W64)
	s.pushSource(src, 0)
	s.X86(amd64.FLD32, amd64.W0, mir.Operand{Kind: mir.KindMem,
		Sym: s.Pool(uint64(math.Float32bits(1<<63)), 4)})
	s.X86(amd64.FSUBP, amd64.W0)
	convert(rest, amd64.FISTP64, amd64.W64)
	sign := s.Op2(amd64.SAR, amd64.W64, direct, mir.I(63))
	high := s.Op2(amd64.AND, amd64.W64, rest, mir.R(sign))
	s.X86(amd64.OR, amd64.W64, mir.D(d), mir.R(high).As(mir.Tied), mir.R(direct))
}

// truncating reads the control word and says how to pop an integer without its fraction.
func (s x87) truncating() func(d mir.VReg, op amd64.Op, w amd64.Width) {
	control := s.extendedSlot(1)
	s.X86(amd64.FNSTCW, amd64.W0, control)
	old := s.Temp(mir.GPR, 4)
	s.X86(amd64.MOVZXW, amd64.W32, mir.D(old), control)
	s.X86(amd64.MOV, amd64.W16, s.mem.at_(control, 2),
		mir.R(s.Op2(amd64.OR, amd64.W32, old, mir.I(truncateControl))))
	return func(d mir.VReg, op amd64.Op, w amd64.Width) {
		slot := s.extendedSlot(0)
		s.X86(amd64.FLDCW, amd64.W0, s.mem.at_(control, 2))
		s.X86(op, amd64.W0, slot)
		s.X86(amd64.FLDCW, amd64.W0, control)
		s.X86(amd64.MOV, w, mir.D(d), slot)
	}
}

// extendedBits selects bitcast between x86_fp80 and i80.
func (s x87) extendedBits(in *ir.Instr) bool {
	v := in.Operand(0)
	switch {
	case in.Type().IsInt(80):
		x := s.vec.vreg128(v, 0)
		s.X86(amd64.MOVQ, amd64.W0, mir.D(s.VReg(in, 0)), mir.R(x))
		s.X86(amd64.PEXTRW, amd64.W32, mir.D(s.VReg(in, 1)), mir.R(x), mir.I(4))
	case v.Type().IsInt(80):
		low := s.vec.vmove(amd64.MOVQ, amd64.W0, mir.R(s.RegPart(v, 0)))
		s.X86(amd64.PINSRW, amd64.W0, mir.D(s.VReg(in, 0)), mir.R(low).As(mir.Tied),
			mir.R(s.RegPart(v, 1)), mir.I(4))
	default:
		return false
	}
	return true
}
