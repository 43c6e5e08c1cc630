package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// intrinsics says how calls of LLVM's intrinsics are selected, by the name without its overload
// suffix. Those of integers get a scalar integer of at most 64 bits.
var intrinsics = map[string]func(s *selector, in *ir.Instr){}

func init() {
	for name, fn := range map[string]func(*selector, *ir.Instr){
		"llvm.memcpy":        func(s *selector, in *ir.Instr) { s.intr.memoryCall(in, "memcpy") },
		"llvm.memcpy.inline": func(s *selector, in *ir.Instr) { s.intr.memoryCall(in, "memcpy") },
		"llvm.memmove":       func(s *selector, in *ir.Instr) { s.intr.memoryCall(in, "memmove") },
		"llvm.memset.inline": func(s *selector, in *ir.Instr) { s.intr.memoryCall(in, "memset") },
		"llvm.memset":        func(s *selector, in *ir.Instr) { s.intr.memoryCall(in, "memset") },
		"llvm.trap":          func(s *selector, in *ir.Instr) { s.intr.trap(in) },
		"llvm.ubsantrap":     func(s *selector, in *ir.Instr) { s.intr.trap(in) },
		"llvm.debugtrap":     func(s *selector, in *ir.Instr) { s.X86(amd64.INT3, amd64.W0) },

		"llvm.smax": func(s *selector, in *ir.Instr) { s.intr.minMax(in, amd64.CondG, true) },
		"llvm.smin": func(s *selector, in *ir.Instr) { s.intr.minMax(in, amd64.CondL, true) },
		"llvm.umax": func(s *selector, in *ir.Instr) { s.intr.minMax(in, amd64.CondA, false) },
		"llvm.umin": func(s *selector, in *ir.Instr) { s.intr.minMax(in, amd64.CondB, false) },
		"llvm.abs":  func(s *selector, in *ir.Instr) { s.intr.abs(in) },

		"llvm.ctpop":      func(s *selector, in *ir.Instr) { s.intr.ctpop(in) },
		"llvm.ctlz":       func(s *selector, in *ir.Instr) { s.intr.ctlz(in) },
		"llvm.cttz":       func(s *selector, in *ir.Instr) { s.intr.cttz(in) },
		"llvm.bswap":      func(s *selector, in *ir.Instr) { s.intr.bswap(in) },
		"llvm.bitreverse": func(s *selector, in *ir.Instr) { s.intr.bitReverse(in) },
		"llvm.fshl":       func(s *selector, in *ir.Instr) { s.intr.funnelShift(in) },
		"llvm.fshr":       func(s *selector, in *ir.Instr) { s.intr.funnelShift(in) },

		"llvm.sadd.with.overflow": func(s *selector, in *ir.Instr) { s.intr.withOverflow(in, ir.Add, true) },
		"llvm.uadd.with.overflow": func(s *selector, in *ir.Instr) { s.intr.withOverflow(in, ir.Add, false) },
		"llvm.ssub.with.overflow": func(s *selector, in *ir.Instr) { s.intr.withOverflow(in, ir.Sub, true) },
		"llvm.usub.with.overflow": func(s *selector, in *ir.Instr) { s.intr.withOverflow(in, ir.Sub, false) },
		"llvm.smul.with.overflow": func(s *selector, in *ir.Instr) { s.intr.withOverflow(in, ir.Mul, true) },
		"llvm.umul.with.overflow": func(s *selector, in *ir.Instr) { s.intr.withOverflow(in, ir.Mul, false) },

		"llvm.sadd.sat": func(s *selector, in *ir.Instr) { s.intr.saturating(in, amd64.ADD, true) },
		"llvm.uadd.sat": func(s *selector, in *ir.Instr) { s.intr.saturating(in, amd64.ADD, false) },
		"llvm.ssub.sat": func(s *selector, in *ir.Instr) { s.intr.saturating(in, amd64.SUB, true) },
		"llvm.usub.sat": func(s *selector, in *ir.Instr) { s.intr.saturating(in, amd64.SUB, false) },

		"llvm.ushl.sat": func(s *selector, in *ir.Instr) { s.derive.shiftSaturating(in, false) },
		"llvm.sshl.sat": func(s *selector, in *ir.Instr) { s.derive.shiftSaturating(in, true) },
		"llvm.scmp":     func(s *selector, in *ir.Instr) { s.derive.threeWay(in, ir.SLT, ir.SGT) },
		"llvm.ucmp":     func(s *selector, in *ir.Instr) { s.derive.threeWay(in, ir.ULT, ir.UGT) },

		"llvm.stacksave": func(s *selector, in *ir.Instr) {
			s.Out.Dynamic = true
			if s.Needed(in) {
				s.Emit(mir.StackSave, amd64.W64, mir.D(s.VReg(in, 0)))
			}
		},
		"llvm.stackrestore": func(s *selector, in *ir.Instr) {
			s.Out.Dynamic = true
			s.Emit(mir.StackRestore, amd64.W64, mir.R(s.Reg(in.Arg(0))))
		},

		"llvm.frameaddress":           func(s *selector, in *ir.Instr) { s.intr.frameAddress(in) },
		"llvm.returnaddress":          func(s *selector, in *ir.Instr) { s.intr.returnAddress(in) },
		"llvm.addressofreturnaddress": func(s *selector, in *ir.Instr) { s.intr.aboveFrame(in, 8) },
		"llvm.sponentry":              func(s *selector, in *ir.Instr) { s.intr.aboveFrame(in, 16) },
		"llvm.read_register":          func(s *selector, in *ir.Instr) { s.intr.readRegister(in) },
		"llvm.read_volatile_register": func(s *selector, in *ir.Instr) { s.intr.readRegister(in) },
		"llvm.write_register":         func(s *selector, in *ir.Instr) { s.intr.writeRegister(in) },

		"llvm.va_start": func(s *selector, in *ir.Instr) { s.conv.vaStart(in) },
		"llvm.va_copy":  func(s *selector, in *ir.Instr) { s.conv.vaCopy(in) },
		"llvm.va_end":   func(*selector, *ir.Instr) {},

		"llvm.eh.typeid.for": func(s *selector, in *ir.Instr) { s.conv.typeID(in) },

		"llvm.experimental.deoptimize": func(s *selector, in *ir.Instr) { s.points.deoptimize(in) },

		"llvm.experimental.stackmap":   func(s *selector, in *ir.Instr) { s.points.stackMapCall(in) },
		"llvm.experimental.patchpoint": func(s *selector, in *ir.Instr) { s.points.patchPoint(in) },
		"llvm.threadlocal.address": func(s *selector, in *ir.Instr) {
			if g, off := s.mem.threadLocal(in); g != nil && s.Needed(in) {
				s.Emit(mir.Copy, amd64.W64, mir.D(s.VReg(in, 0)),
					mir.R(s.mem.threadPointer(g, off)).As(mir.Tied))
			}
		},

		"llvm.sqrt":     func(s *selector, in *ir.Instr) { s.fp.sqrt(in) },
		"llvm.fabs":     func(s *selector, in *ir.Instr) { s.fp.fabs(in) },
		"llvm.copysign": func(s *selector, in *ir.Instr) { s.fp.copySign(in) },
	} {
		intrinsics[name] = fn
	}
	// What the C library does.
	for name, fn := range map[string]string{
		"llvm.sin": "sin", "llvm.cos": "cos", "llvm.pow": "pow", "llvm.exp": "exp", "llvm.exp2": "exp2", "llvm.log": "log", "llvm.log2": "log2",
		"llvm.log10": "log10", "llvm.floor": "floor", "llvm.ceil": "ceil", "llvm.trunc": "trunc", "llvm.rint": "rint", "llvm.nearbyint": "nearbyint",
		"llvm.round": "round", "llvm.roundeven": "roundeven", "llvm.fma": "fma", "llvm.minnum": "fmin", "llvm.maxnum": "fmax",
	} {
		intrinsics[name] = func(s *selector, in *ir.Instr) { s.intr.mathCall(in, fn) }
	}
}

// intrinsic selects a call of an LLVM intrinsic that makes code.
func (s intrinsicCalls) intrinsic(in *ir.Instr, name string) {
	if hasPrefix(name, x86Prefix) {
		s.cpu.x86Intrinsic(in, name)
		return
	}
	if s.vec.vectorIntrinsic(in, name) {
		return
	}
	if hasPrefix(name, constrainedPrefix) {
		s.constrained(in, name)
		return
	}
	if s.fp.halfIntrinsic(in, name) {
		return
	}
	base := name
	for {
		if fn, ok := wideIntrinsics[base]; ok && build.IsWideInt(in.Type()) {
			if s.Needed(in) {
				fn(s.derive.values(in))
			}
			return
		}
		if fn, ok := intrinsics[base]; ok {
			fn(s.selector, in)
			return
		}
		dot := len(base) - 1
		for dot > 0 && base[dot] != '.' {
			dot--
		}
		if dot <= len("llvm") {
			break
		}
		base = base[:dot]
	}
	s.Fail("the intrinsic `@" + name + "`")
}

func (s intrinsicCalls) trap(*ir.Instr) { s.X86(amd64.UD2, amd64.W0) }

// memoryCall calls memcpy, memmove or memset, or does the same in place.
func (s intrinsicCalls) memoryCall(in *ir.Instr, fn string) {
	if c, ok := ir.AsInt(in.Arg(2)); ok && c.Bits == 0 {
		return
	}
	if s.mem.copyInPlace(in, fn) {
		return
	}
	s.callMemory(in, fn, fn == "memset")
}

// callMemory calls a function that fills memory, or copies it.
func (s intrinsicCalls) callMemory(in *ir.Instr, fn string, fills bool) {
	var second mir.Operand
	if fills {
		second = s.ints.extended(in.Arg(1), false, 32)
	} else {
		second = s.Source(in.Arg(1), 0)
	}
	n := s.ints.extended(in.Arg(2), false, 64)
	s.fp.library(fn, []mir.Operand{s.Source(in.Arg(0), 0).In(amd64.RDI), second.In(amd64.RSI),
		n.In(amd64.RDX)})
}

// scalar reports whether an intrinsic's result is needed and an integer of a register's size; a
// diagnostic tells when it is not.
func (s intrinsicCalls) scalar(in *ir.Instr) (bits uint32, ok bool) {
	if !s.Needed(in) {
		return 0, false
	}
	t := in.Type()
	if t.Kind != ir.IntegerKind || t.Bits > 64 {
		s.Refuse(in)
		return 0, false
	}
	return t.Bits, true
}

// minMax selects the larger or smaller of two integers.
func (s intrinsicCalls) minMax(in *ir.Instr, cond amd64.Cond, signed bool) {
	bits, ok := s.scalar(in)
	if !ok {
		return
	}
	w := build.OpWidth(bits)
	a, b := s.ints.Extend(in.Arg(0), signed, uint32(w)), s.ints.Extend(in.Arg(1), signed, uint32(w))
	s.X86(amd64.CMP, w, mir.R(a), mir.R(b))
	s.flow.cmov(s.VReg(in, 0), mir.R(b), mir.R(a), cond, w)
}

// abs is x or -x, whichever is not negative; NEG sets the sign flag by its result.
func (s intrinsicCalls) abs(in *ir.Instr) {
	bits, ok := s.scalar(in)
	if !ok {
		return
	}
	w := build.OpWidth(bits)
	x := s.ints.Extend(in.Arg(0), true, uint32(w))
	minus := s.Temp(mir.GPR, uint8(w/8))
	s.X86(amd64.NEG, w, mir.D(minus), mir.R(x).As(mir.Tied))
	s.flow.cmov(s.VReg(in, 0), mir.R(minus), mir.R(x), amd64.CondS, w)
}

// withOverflow selects the arithmetic that also says whether it overflowed. The overflow is part 1
// of the result.
func (s intrinsicCalls) withOverflow(in *ir.Instr, op ir.Opcode, signed bool) {
	if !s.Needed(in) {
		return
	}
	if in.Arg(0).Type().Kind == ir.VectorKind {
		s.vec.vectorOverflow(in, op, signed)
		return
	}
	if t := in.Arg(0).Type(); t.Kind == ir.IntegerKind &&
		(t.Bits > 64 && t.Bits <= build.MaxIntBits || op == ir.Mul && t.Bits > 32 && t.Bits < 64) {
		b := s.derive.values(in)
		sum, over := b.overflow(op, signed, in.Arg(0), in.Arg(1))
		e, o := b.parts(sum), b.parts(over)
		n := s.CountParts(t)
		for i := range n {
			s.Emit(mir.Copy, amd64.W64, mir.D(s.VReg(in, i)), e[i].As(mir.Tied))
		}
		s.Emit(mir.Copy, amd64.W32, mir.D(s.VReg(in, n)), o[0].As(mir.Tied))
		return
	}
	c, ok := s.overflowing(in, op, signed)
	if ok {
		s.flow.setcc(s.VReg(in, 1), build.Condition{C: c})
	}
}

// overflowing emits the arithmetic and says which condition stands for overflow.
func (s intrinsicCalls) overflowing(in *ir.Instr, op ir.Opcode, signed bool) (amd64.Cond, bool) {
	t := in.Arg(0).Type()
	if t.Kind != ir.IntegerKind || t.Bits > 64 {
		s.Refuse(in)
		return 0, false
	}
	d := s.VReg(in, 0)
	w, exact := build.ExactWidth(t.Bits)
	if !exact || op == ir.Mul && w == amd64.W8 || op == ir.Mul && !signed && w < amd64.W64 {
		return s.overflowWide(in, op, signed, d, t.Bits)
	}
	a, b := in.Arg(0), in.Arg(1)
	if op == ir.Mul && !signed {
		m := s.X86(amd64.MUL, w, s.rmNotImm(b, w), s.Source(a, 0).In(amd64.RAX),
			mir.Out(d, amd64.RAX))
		m.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
		return amd64.CondO, true
	}
	o := s.mem.operandRM(b, w)
	if op == ir.Mul && o.Kind == mir.KindImm {
		o = mir.R(s.Load(o, mir.GPR, uint8(max(w, amd64.W32)/8)))
	}
	s.X86(binaryOps[op], w, mir.D(d), s.Source(a, 0).As(mir.Tied), o)
	if signed || op == ir.Mul {
		return amd64.CondO, true
	}
	return amd64.CondB, true
}

// rmNotImm is operandRM for instructions without an immediate.
func (s intrinsicCalls) rmNotImm(v ir.Value, w amd64.Width) mir.Operand {
	o := s.mem.operandRM(v, w)
	if o.Kind == mir.KindImm {
		return mir.R(s.Load(o, mir.GPR, uint8(max(w, amd64.W32)/8)))
	}
	return o
}

// overflowWide computes in more bits and looks whether the result fits.
func (s intrinsicCalls) overflowWide(in *ir.Instr, op ir.Opcode, signed bool, d mir.VReg,
	bits uint32) (amd64.Cond, bool) {
	if op == ir.Mul && bits > 32 || bits > 63 {
		s.Refuse(in)
		return 0, false
	}
	a, b := s.ints.Extend(in.Arg(0), signed, 64), s.ints.Extend(in.Arg(1), signed, 64)
	r, back := s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8)
	s.X86(binaryOps[op], amd64.W64, mir.D(r), mir.R(a).As(mir.Tied), mir.R(b))
	k := int64(64 - bits)
	up := s.Temp(mir.GPR, 8)
	s.X86(amd64.SHL, amd64.W64, mir.D(up), mir.R(r).As(mir.Tied), mir.I(k))
	down := amd64.SHR
	if signed {
		down = amd64.SAR
	}
	s.X86(down, amd64.W64, mir.D(back), mir.R(up).As(mir.Tied), mir.I(k))
	s.Emit(mir.Copy, amd64.W64, mir.D(d), mir.R(r).As(mir.Tied))
	s.X86(amd64.CMP, amd64.W64, mir.R(back), mir.R(r))
	return amd64.CondNE, true
}

// saturating selects addition and subtraction that stop at the ends of the range.
func (s intrinsicCalls) saturating(in *ir.Instr, op amd64.Op, signed bool) {
	if !s.Needed(in) {
		return
	}
	t := in.Type()
	w, exact := build.ExactWidth(t.Bits)
	if t.Kind != ir.IntegerKind || t.Bits > build.MaxIntBits {
		s.Refuse(in)
		return
	}
	if !exact {
		s.derive.saturate(in, map[amd64.Op]ir.Opcode{amd64.ADD: ir.Add, amd64.SUB: ir.Sub}[op],
			signed)
		return
	}
	bits := t.Bits
	wide := max(w, amd64.W32)
	size := uint8(wide / 8)
	limit, cond := mir.VReg(0), amd64.CondB
	switch {
	case signed:
		// The end of the range on a's side: all ones but the sign, turned over if a is negative.
		a := s.ints.Extend(in.Arg(0), true, uint32(wide))
		sign, end := s.Temp(mir.GPR, size), s.Load(mir.I(int64(uint64(1)<<(bits-1)-1)), mir.GPR,
			size)
		limit = s.Temp(mir.GPR, size)
		s.X86(amd64.SAR, wide, mir.D(sign), mir.R(a).As(mir.Tied), mir.I(int64(wide)-1))
		s.X86(amd64.XOR, wide, mir.D(limit), mir.R(sign).As(mir.Tied), mir.R(end))
		cond = amd64.CondO
	case op == amd64.ADD:
		limit = s.Load(mir.I(-1), mir.GPR, size)
	default:
		limit = s.Load(mir.I(0), mir.GPR, size)
	}
	r := s.Temp(mir.GPR, size)
	s.X86(op, w, mir.D(r), s.Source(in.Arg(0), 0).As(mir.Tied), s.mem.operandRM(in.Arg(1), w))
	s.flow.cmov(s.VReg(in, 0), mir.R(r), mir.R(limit), cond, wide)
}
