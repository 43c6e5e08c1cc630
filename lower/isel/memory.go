package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// foldWindow is how many instructions back a load may stand that an instruction takes in as its
// memory operand.
const foldWindow = 16

// foldable reports whether v is a load that the instruction being selected can do itself, at a
// width: nobody else uses it, and nothing between may write to memory.
func (s memoryAccess) foldable(v ir.Value, w amd64.Width) bool {
	t := v.Type()
	if !build.IsWord(t) || t.Kind == ir.IntegerKind && t.Bits != uint32(w) ||
		t.Kind == ir.PointerKind &&
			w != amd64.W64 {
		return false
	}
	in, ok := v.(*ir.Instr)
	return ok && s.loadFoldable(in)
}

// loadFoldable reports whether in is a load that only the instruction being selected uses and that
// can be done at its place.
func (s memoryAccess) loadFoldable(in *ir.Instr) bool {
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

// writes reports whether an instruction may write to memory, or must not be moved over.
func writes(in *ir.Instr) bool {
	switch in.Op {
	case ir.Store, ir.Call, ir.Invoke, ir.CallBr, ir.Fence, ir.CmpXchg, ir.AtomicRMW, ir.VAArg:
		return true
	case ir.Load:
		return in.Flags&(ir.Volatile|ir.Atomic) != 0
	}
	return false
}

// fold is the address of a load of so many bits that the current instruction does itself.
func (s memoryAccess) fold(v ir.Value, w amd64.Width, bits uint32) (mir.Operand, bool) {
	if uint32(w) != bits || !s.foldable(v, w) || s.Needed(v) {
		return mir.Operand{}, false
	}
	in := v.(*ir.Instr)
	s.Carry(in)
	return s.segment(s.address(in.Operand(0), 0), in.Operand(0)), true
}

// operandRM is a value as the operand of an instruction that takes a register, memory, or a 32-bit
// immediate.
func (s memoryAccess) operandRM(v ir.Value, w amd64.Width) mir.Operand {
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

// segment gives an address the segment of its address space: 256 is GS and 257 FS.
func (s memoryAccess) segment(o mir.Operand, pointer ir.Value) mir.Operand {
	switch pointer.Type().AddrSpace {
	case 256:
		o.Seg = amd64.GS
	case 257:
		o.Seg = amd64.FS
	}
	return o
}

func (s memoryAccess) loadInst(in *ir.Instr) {
	volatile := in.Flags&ir.Volatile != 0
	if !s.Needed(in) && !volatile && in.Flags&ir.Atomic == 0 {
		return
	}
	ps := s.Parts(in.Type())
	if len(ps) == 0 {
		return
	}
	s.VReg(in, 0)
	ps = append([]build.Part(nil), ps...)
	addr := s.segment(s.address(in.Operand(0), 0), in.Operand(0))
	for i, p := range ps {
		o := s.at_(addr, int64(p.Off))
		s.loadPart(s.VReg(in, i), o, p)
	}
}

// at_ is an address moved by off bytes.
func (s memoryAccess) at_(o mir.Operand, off int64) mir.Operand {
	if off == 0 {
		return o
	}
	if !build.Fits32(o.Val + off) {
		r := s.Temp(mir.GPR, 8)
		s.X86(amd64.LEA, amd64.W64, mir.D(r), o)
		seg := o.Seg
		o = mir.M(r, off)
		o.Seg = seg
		return o
	}
	o.Val += off
	return o
}

// loadPart loads one part.
func (s memoryAccess) loadPart(d mir.VReg, o mir.Operand, p build.Part) {
	if p.Class == mir.XMM {
		s.fp.floatLoad(d, o, p)
		return
	}
	w, ok := build.MemoryWidth(p.Bits)
	switch {
	case ok && w == amd64.W8:
		s.X86(amd64.MOVZXB, amd64.W32, mir.D(d), o)
	case ok && w == amd64.W16:
		s.X86(amd64.MOVZXW, amd64.W32, mir.D(d), o)
	case ok:
		s.X86(amd64.MOV, w, mir.D(d), o)
	default:
		s.oddLoad(d, o, p.Bits)
	}
}

// oddLoad loads an integer of 3, 5, 6 or 7 bytes, piece by piece so as to touch no byte beyond it.
func (s memoryAccess) oddLoad(d mir.VReg, o mir.Operand, bits uint32) {
	n := (bits + 7) / 8
	w := build.OpWidth(bits)
	var sum mir.VReg
	off := uint32(0)
	for off < n {
		size := pieceSize(n - off)
		piece := s.Temp(mir.GPR, uint8(w/8))
		s.loadPart(piece, s.at_(o, int64(off)), build.Part{Bits: size * 8})
		if off == 0 {
			sum = piece
		} else {
			shifted, both := s.Temp(mir.GPR, uint8(w/8)), s.Temp(mir.GPR, uint8(w/8))
			s.X86(amd64.SHL, w, mir.D(shifted), mir.R(piece).As(mir.Tied), mir.I(int64(off*8)))
			s.X86(amd64.OR, w, mir.D(both), mir.R(sum).As(mir.Tied), mir.R(shifted))
			sum = both
		}
		off += size
	}
	s.Emit(mir.Copy, w, mir.D(d), mir.R(sum).As(mir.Tied))
}

// pieceSize is the largest power of two that is not above n, in bytes, for n below 8.
func pieceSize(n uint32) uint32 {
	switch {
	case n >= 4:
		return 4
	case n >= 2:
		return 2
	}
	return 1
}

func (s memoryAccess) store(in *ir.Instr) {
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
	addr := s.segment(s.address(pointer, 0), pointer)
	for i, p := range ps {
		s.storePart(s.at_(addr, int64(p.Off)), v, i, p)
	}
}

// storePart stores part i of a value.
func (s memoryAccess) storePart(o mir.Operand, v ir.Value, i int, p build.Part) {
	if p.Class == mir.XMM {
		s.fp.floatStore(o, v, i, p)
		return
	}
	src := s.Source(v, i)
	w, ok := build.MemoryWidth(p.Bits)
	if p.Bits < 8 || ok && p.Bits < uint32(w) {
		// The bits above an odd width are written as zeros, which is what a load of it takes them
		// for.
		if src.Kind == mir.KindImm {
			src.Val &= int64(1)<<p.Bits - 1
		} else if r, _ := s.Resolve(v, i); !s.ints.isBool8(r) {
			src = mir.R(s.zeroAbove(src, p.Bits))
		}
	}
	if !ok {
		s.oddStore(o, src, p.Bits)
		return
	}
	s.storeSource(o, src, w)
}

func (s memoryAccess) storeSource(o mir.Operand, src mir.Operand, w amd64.Width) {
	switch {
	case src.Kind == mir.KindReg:
	case src.Kind == mir.KindImm && build.Fits32(src.Val):
	case src.Kind == mir.KindImm && w < amd64.W64:
		src.Val = int64(int32(src.Val))
	default:
		src = mir.R(s.Load(src, mir.GPR, 8))
	}
	s.X86(amd64.MOV, w, o, src)
}

// zeroAbove is a register of fewer than 32 bits with those above made zero.
func (s memoryAccess) zeroAbove(src mir.Operand, bits uint32) mir.VReg {
	d := s.Temp(mir.GPR, 4)
	s.X86(amd64.AND, amd64.W32, mir.D(d), src.As(mir.Tied), mir.I(int64(1)<<bits-1))
	return d
}

// oddStore stores an integer of 3, 5, 6 or 7 bytes without touching what is beyond.
func (s memoryAccess) oddStore(o, src mir.Operand, bits uint32) {
	n := (bits + 7) / 8
	w := build.OpWidth(bits)
	if src.Kind != mir.KindReg {
		src = mir.R(s.Load(src, mir.GPR, uint8(w/8)))
	}
	if bits%8 != 0 {
		t, u := s.Temp(mir.GPR, uint8(w/8)), s.Temp(mir.GPR, uint8(w/8))
		k := int64(uint32(w) - bits)
		s.X86(amd64.SHL, w, mir.D(t), src.As(mir.Tied), mir.I(k))
		s.X86(amd64.SHR, w, mir.D(u), mir.R(t).As(mir.Tied), mir.I(k))
		src = mir.R(u)
	}
	for off := uint32(0); off < n; {
		size := pieceSize(n - off)
		piece := src
		if off > 0 {
			t := s.Temp(mir.GPR, uint8(w/8))
			s.X86(amd64.SHR, w, mir.D(t), src.As(mir.Tied), mir.I(int64(off*8)))
			piece = mir.R(t)
		}
		s.storeSource(s.at_(o, int64(off)), piece, amd64.Width(size*8))
		off += size
	}
}

// readModifyWrite selects `store (op (load p), x), p` as one instruction on memory.
func (s memoryAccess) readModifyWrite(in *ir.Instr) bool {
	v, ok := in.Operand(0).(*ir.Instr)
	if !ok || in.Flags&(ir.Volatile|ir.Atomic) != 0 || !v.Op.IsBinary() || !ir.HasOneUse(v) ||
		s.Needed(v) || v.Parent() != in.Parent() {
		return false
	}
	op, ok := binaryOps[v.Op]
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
	addr := s.segment(s.address(in.Operand(1), 0), in.Operand(1))
	if c, ok := ir.AsInt(b); ok {
		n := c.Int64()
		switch {
		case (v.Op == ir.Add && n == 1 || v.Op == ir.Sub && n == -1):
			s.X86(amd64.INC, w, addr)
			return true
		case (v.Op == ir.Add && n == -1 || v.Op == ir.Sub && n == 1):
			s.X86(amd64.DEC, w, addr)
			return true
		}
		if build.Fits32(n) {
			s.X86(op, w, addr, mir.I(n))
			return true
		}
	}
	s.X86(op, w, addr, mir.R(s.Reg(b)))
	return true
}

// loadOf reports whether v is a load of the pointer that the current store writes to, which the
// store can do itself.
func (s memoryAccess) loadOf(v, pointer ir.Value, w amd64.Width) bool {
	in, ok := v.(*ir.Instr)
	return ok && in.Op == ir.Load && in.Operand(0) == pointer && s.foldable(v, w)
}
