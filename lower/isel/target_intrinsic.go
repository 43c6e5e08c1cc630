package isel

import (
	"strconv"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

func init() {
	intrinsics["llvm.readcyclecounter"] = func(s *selector, in *ir.Instr) {
		low, high := s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8)
		m := s.X86(amd64.RDTSC, amd64.W0, mir.Out(low, amd64.RAX), mir.Out(high, amd64.RDX))
		m.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
		if s.Needed(in) {
			up := s.Op2(amd64.SHL, amd64.W64, high, mir.I(32))
			s.X86(amd64.OR, amd64.W64, mir.D(s.VReg(in, 0)), mir.R(up).As(mir.Tied), mir.R(low))
		}
	}
	// LLVM has no steady counter for x86-64 and gives 0.
	intrinsics["llvm.readsteadycounter"] = func(s *selector, in *ir.Instr) { s.intr.answer(in, 0) }
	intrinsics["llvm.thread.pointer"] = func(s *selector, in *ir.Instr) {
		if s.Needed(in) {
			s.X86(amd64.MOV, amd64.W64, mir.D(s.VReg(in, 0)),
				mir.Operand{Kind: mir.KindMem, Seg: amd64.FS})
		}
	}
	intrinsics["llvm.ptrmask"] = func(s *selector, in *ir.Instr) {
		if s.Needed(in) {
			s.X86(amd64.AND, amd64.W64, mir.D(s.VReg(in, 0)), s.Source(in.Arg(0), 0).As(mir.Tied),
				mir.R(s.ints.Extend(in.Arg(1), false, 64)))
		}
	}
	intrinsics["llvm.load.relative"] = func(s *selector, in *ir.Instr) {
		if s.Needed(in) {
			base := s.Reg(in.Arg(0))
			at := mir.Operand{Kind: mir.KindMem, Reg: base, Index: s.mem.index64(in.Arg(1)),
				Scale: 1}
			d := s.Temp(mir.GPR, 8)
			s.X86(amd64.MOVSXD, amd64.W64, mir.D(d), at)
			s.X86(amd64.ADD, amd64.W64, mir.D(s.VReg(in, 0)), mir.R(d).As(mir.Tied), mir.R(base))
		}
	}
	intrinsics["llvm.is.constant"] = func(s *selector, in *ir.Instr) {
		v, _ := s.Resolve(in.Arg(0), 0)
		c, ok := v.(*ir.Const)
		n := int64(0)
		if ok && c.Kind != ir.ConstExpr {
			n = 1
		}
		s.intr.answer(in, n)
	}
	intrinsics["llvm.objectsize"] = func(s *selector, in *ir.Instr) { s.intr.objectSize(in) }
	for _, name := range [...]string{"llvm.allow.runtime.check", "llvm.allow.ubsan.check",
		"llvm.experimental.widenable.condition"} {
		intrinsics[name] = func(s *selector, in *ir.Instr) { s.intr.answer(in, 1) }
	}
	for _, fn := range [...]string{"memcpy", "memmove", "memset"} {
		intrinsics["llvm."+fn+".element.unordered.atomic"] = func(s *selector, in *ir.Instr) {
			s.intr.elementAtomic(in, fn)
		}
	}
}

// answer defines an intrinsic's value as a number.
func (s intrinsicCalls) answer(in *ir.Instr, n int64) {
	if !s.Needed(in) {
		return
	}
	if in.Type().Kind != ir.IntegerKind {
		s.Refuse(in)
		return
	}
	for p := range s.CountParts(in.Type()) {
		s.Emit(mir.Copy, amd64.W64, mir.D(s.VReg(in, p)), mir.I(n).As(mir.Tied))
		n >>= 63
	}
}

// objectSize selects llvm.objectsize: how much is left of a variable whose size is written down,
// else the answer for what is not known.
func (s intrinsicCalls) objectSize(in *ir.Instr) {
	v, _ := s.Resolve(in.Arg(0), 0)
	off := int64(0)
	for {
		g, ok := v.(*ir.Instr)
		if !ok || g.Op != ir.GetElementPtr {
			break
		}
		delta, known := constantOffset(s.Layout, g.ElemType, operandsFrom(g, 1))
		if !known {
			break
		}
		off += delta
		v, _ = s.Resolve(g.Operand(0), 0)
	}
	if sym, more, ok := s.constAddress(v); ok && sym != nil {
		off += more
		v = sym
	}
	size := int64(-1)
	switch v := v.(type) {
	case *ir.Instr:
		if n := s.regOf[v.ID()]; v.Op == ir.Alloca && n < 0 {
			size = int64(s.Out.Objects[-1-n].Size)
		}
	case *ir.Global:
		if v.Init != nil && (v.Linkage == "" || v.Linkage == "internal" || v.Linkage == "private") {
			size = int64(s.Layout.Size(v.Content))
		}
	}
	least, _ := ir.AsInt(in.Arg(1))
	switch {
	case size >= 0 && off >= 0:
		s.answer(in, max(size-off, 0))
	case size >= 0:
		s.answer(in, 0)
	case least != nil && least.Bits != 0:
		s.answer(in, 0)
	default:
		s.answer(in, -1)
	}
}

// operandsFrom are an instruction's operands from the i-th on.
func operandsFrom(in *ir.Instr, i int) []ir.Value {
	var vs []ir.Value
	for ; i < in.NumOps(); i++ {
		vs = append(vs, in.Operand(i))
	}
	return vs
}

// elementAtomic selects the functions that move or fill memory element by element: a function of
// the runtime for each size of element (LangRef, "Element Wise Atomic Memory Intrinsics").
func (s intrinsicCalls) elementAtomic(in *ir.Instr, fn string) {
	size, ok := ir.AsInt(in.Arg(3))
	if !ok {
		s.Refuse(in)
		return
	}
	if n, ok := ir.AsInt(in.Arg(2)); ok && n.Bits == 0 {
		return
	}
	s.callMemory(in, "__llvm_"+fn+"_element_unordered_atomic_"+strconv.FormatUint(size.Bits, 10),
		fn == "memset")
}
