package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// foldWindow is the distance, in instructions, over which a load may be folded into its use as a
// memory operand.
const foldWindow = 16

// foldable reports whether v is a load that can be folded into the instruction being selected, at a
// width: nothing else uses it, and no instruction in between may write to memory.
func (s *memoryAccess) foldable(v ir.Value, w amd64.Width) bool {
	t := v.Type()
	if !build.IsWord(t) || t.Kind == ir.IntegerKind && t.Bits != uint32(w) ||
		t.Kind == ir.PointerKind &&
			w != amd64.W64 {
		return false
	}
	in, ok := v.(*ir.Instr)
	return ok && s.Foldable(in)
}

// Foldable reports whether in is a load that only the instruction being selected uses and that can
// be folded into it.
func (s *memoryAccess) Foldable(in *ir.Instr) bool {
	if in.Op != ir.Load || s.At == nil || in.Parent() != s.At.Parent() || !ir.HasOneUse(in) ||
		in.Flags&(ir.Volatile|ir.Atomic) != 0 {
		return false
	}
	p := s.At.Prev()
	for range foldWindow {
		if p == in {
			return true
		}
		if p == nil || writes(p) {
			return false
		}
		p = p.Prev()
	}
	return false
}

// writes reports whether an instruction may write to memory or is a barrier to moving loads.
func writes(in *ir.Instr) bool {
	switch in.Op {
	case ir.Store, ir.Call, ir.Invoke, ir.CallBr, ir.Fence, ir.CmpXchg, ir.AtomicRMW, ir.VAArg:
		return true
	case ir.Load:
		return in.Flags&(ir.Volatile|ir.Atomic) != 0
	}
	return false
}

// fold returns the address of a load of the given number of bits that is folded into the current
// instruction.
func (s *memoryAccess) fold(v ir.Value, w amd64.Width, bits uint32) (mir.Operand, bool) {
	if uint32(w) != bits || !s.foldable(v, w) || s.Needed(v) {
		return mir.Operand{}, false
	}
	in := v.(*ir.Instr)
	s.Carry(in)
	return s.Segment(s.address(in.Operand(0), 0), in.Operand(0)), true
}

// foldVolatile returns the address of a volatile load that only the current instruction uses, and
// makes it part of the instruction, if none in between refers to memory.
func (s *memoryAccess) foldVolatile(v ir.Value) (mir.Operand, bool) {
	in, ok := v.(*ir.Instr)
	if !ok || in.Op != ir.Load || in.Flags&(ir.Volatile|ir.Atomic) != ir.Volatile ||
		!ir.HasOneUse(in) || s.Needed(in) || in.Parent() != s.At.Parent() {
		return mir.Operand{}, false
	}
	p := s.At.Prev()
	for n := 0; p != in; n++ {
		if p == nil || n == foldWindow || p.Op == ir.Load || writes(p) {
			return mir.Operand{}, false
		}
		p = p.Prev()
	}
	s.folded = in
	s.Carry(in)
	return s.Segment(s.address(in.Operand(0), 0), in.Operand(0)), true
}

// OperandRM is a value as the operand of an instruction that takes a register, memory, or a 32-bit
// immediate.
func (s *memoryAccess) OperandRM(v ir.Value, w amd64.Width) mir.Operand {
	if build.IsWord(v.Type()) {
		if o, ok := s.fold(v, w, uint32(w)); ok {
			return o
		}
	}
	o := s.Source(v, 0)
	switch o.Kind {
	case mir.KindReg:
		return o.As(mir.UseRM)
	case mir.KindImm:
		if build.Fits32(o.Val) {
			return o
		}
	}
	return mir.RM(s.Load(o, mir.GPR, uint8(w/8)))
}

func (s *memoryAccess) loadInst(in *ir.Instr) {
	volatile := in.Flags&ir.Volatile != 0 && in != s.folded
	if !s.Needed(in) && !volatile && in.Flags&ir.Atomic == 0 {
		return
	}
	ps := s.Parts(in.Type())
	if len(ps) == 0 {
		return
	}
	s.VReg(in, 0)
	ps = append([]build.Part(nil), ps...)
	addr := s.Segment(s.address(in.Operand(0), 0), in.Operand(0))
	for i, p := range ps {
		o := s.Offset(addr, int64(p.Off))
		s.LoadPart(s.VReg(in, i), o, p)
	}
}

// LoadPart loads one part.
func (s *memoryAccess) LoadPart(d mir.VReg, o mir.Operand, p build.Part) {
	switch {
	case p.Class == mir.XMM:
		s.fp.LoadFloat(d, o, p)
	case p.Bit != 0:
		s.LoadBits(d, o, p)
	default:
		s.LoadInt(d, o, p.Bits)
	}
}

func (s *memoryAccess) store(in *ir.Instr) {
	v, pointer := in.Operand(0), in.Operand(1)
	if s.readModifyWrite(in) {
		return
	}
	ps := append([]build.Part(nil), s.Parts(v.Type())...)
	if len(ps) == 0 {
		return
	}
	if c, ok := v.(*ir.Const); ok && (c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison) &&
		in.Flags&ir.Volatile == 0 {
		return
	}
	addr := s.Segment(s.address(pointer, 0), pointer)
	for i, p := range ps {
		s.StorePart(s.Offset(addr, int64(p.Off)), v, i, p)
	}
}

// StorePart stores part i of a value.
func (s *memoryAccess) StorePart(o mir.Operand, v ir.Value, i int, p build.Part) {
	if p.Class == mir.XMM {
		s.fp.StoreFloat(o, v, i, p)
		return
	}
	src := s.Source(v, i)
	if p.Bit != 0 {
		s.StoreBits(o, src, p)
		return
	}
	w, ok := build.MemoryWidth(p.Bits)
	if p.Bits < 8 || ok && p.Bits < uint32(w) {
		// The bits above an odd width are stored as zeros, as loads of that width assume.
		if src.Kind == mir.KindImm {
			src.Val &= int64(1)<<p.Bits - 1
		} else if r, _ := s.Resolve(v, i); !s.ints.isBool8(r) {
			src = mir.R(s.zeroAbove(src, p.Bits))
		}
	}
	if !ok {
		s.StoreOdd(o, src, p.Bits)
		return
	}
	s.StoreInt(o, src, w)
}

// zeroAbove zeroes the bits of a register above a width of less than 32 bits.
func (s *memoryAccess) zeroAbove(src mir.Operand, bits uint32) mir.VReg {
	d := s.Temp(mir.GPR, 4)
	s.X86(amd64.AND, amd64.W32, mir.D(d), src.As(mir.Tied), mir.I(int64(1)<<bits-1))
	return d
}

// readModifyWrite selects `store (op (load p), x), p` as one instruction on memory.
func (s *memoryAccess) readModifyWrite(in *ir.Instr) bool {
	v, ok := in.Operand(0).(*ir.Instr)
	if !ok || in.Flags&(ir.Volatile|ir.Atomic) != 0 || !ir.HasOneUse(v) || s.Needed(v) ||
		v.Parent() != in.Parent() {
		return false
	}
	if v.Op == ir.GetElementPtr {
		return s.movePointer(in, v)
	}
	if !v.Op.IsBinary() {
		return false
	}
	op, ok := build.Arithmetic[v.Op]
	if !ok || v.Op == ir.Mul || v.Type().Kind != ir.IntegerKind {
		return false
	}
	w, ok := build.ExactWidth(v.Type().Bits)
	if !ok {
		return false
	}
	a, b := v.Operand(0), v.Operand(1)
	if !s.loadOf(a, in.Operand(1), w) {
		if !isCommutative(v.Op) || !s.loadOf(b, in.Operand(1), w) {
			return false
		}
		a, b = b, a
	}
	if s.Needed(a) || s.foldable(b, w) && b == a {
		return false
	}
	s.Carry(v)
	s.Carry(a.(*ir.Instr))
	addr := s.Segment(s.address(in.Operand(1), 0), in.Operand(1))
	if c, ok := ir.AsInt(b); ok {
		n := c.Int64()
		switch {
		case v.Op == ir.Sub && (n == 1 || n == -1):
			s.addToMemory(addr, -n, w)
			return true
		case v.Op == ir.Add && build.Fits32(n):
			s.addToMemory(addr, n, w)
			return true
		case build.Fits32(n):
			s.X86(op, w, addr, mir.I(n))
			return true
		}
	}
	s.X86(op, w, addr, mir.R(s.Reg(b)))
	return true
}

// movePointer selects a store of the pointer that was there plus a constant.
func (s *memoryAccess) movePointer(in, gep *ir.Instr) bool {
	var a address
	p := gep.Operand(0)
	for i := 1; i < gep.NumOps(); i++ {
		if !isConst(gep.Operand(i)) {
			return false
		}
	}
	if gep.Type().Kind != ir.PointerKind || !s.loadOf(p, in.Operand(1), amd64.W64) ||
		s.Needed(p) || !s.addGEP(&a, gep) || a.disp == 0 {
		return false
	}
	s.Carry(gep)
	s.Carry(p.(*ir.Instr))
	s.addToMemory(s.Segment(s.address(in.Operand(1), 0), in.Operand(1)), a.disp, amd64.W64)
	return true
}

// addToMemory adds a number of 32 bits to memory.
func (s *memoryAccess) addToMemory(addr mir.Operand, n int64, w amd64.Width) {
	switch n {
	case 1:
		s.X86(amd64.INC, w, addr)
	case -1:
		s.X86(amd64.DEC, w, addr)
	default:
		s.X86(amd64.ADD, w, addr, mir.I(n))
	}
}

// loadOf reports whether v is a load from the pointer of the current store that can be folded into
// it.
func (s *memoryAccess) loadOf(v, pointer ir.Value, w amd64.Width) bool {
	in, ok := v.(*ir.Instr)
	return ok && in.Op == ir.Load && in.Operand(0) == pointer && s.foldable(v, w)
}
