package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// atomicLoops are the atomicrmw operations that have no instruction: a loop computes the new value
// from the old one and stores it if no other thread changed memory meanwhile.
var atomicLoops = map[string]mir.Loop{
	"and": mir.LoopAnd, "or": mir.LoopOr, "xor": mir.LoopXor, "nand": mir.LoopNand, "max": mir.LoopMax, "min": mir.LoopMin, "umax": mir.LoopUMax, "umin": mir.LoopUMin,
	"usub_cond": mir.LoopSubCond, "usub_sat": mir.LoopSubSat,
	"uinc_wrap": mir.LoopIncWrap, "udec_wrap": mir.LoopDecWrap,
}

// atomicFloatLoops are the atomicrmw operations on floating-point numbers.
var atomicFloatLoops = map[string]mir.Loop{"fadd": mir.LoopFAdd, "fsub": mir.LoopFSub}

// atomicLoop selects an atomicrmw as a CMPXCHG loop. The new value's register differs from every
// register that the loop reads.
func (s *atomics) atomicLoop(in *ir.Instr, w amd64.Width, loop mir.Loop, value mir.Operand) {
	p := in.Operand(0)
	addr := s.Segment(s.mem.address(p, 0), p)
	size := build.IntSize(uint32(max(w, amd64.W32)))
	old := s.Temp(mir.GPR, size)
	if s.Needed(in) && in.Type().Kind != ir.FloatKind && in.Type().Kind != ir.DoubleKind {
		old = s.VReg(in, 0)
	}
	m := s.Emit(mir.AtomicLoop, w, mir.D(s.Temp(mir.GPR, size)), mir.I(0).As(mir.Tied), addr, value,
		mir.Out(old, amd64.RAX))
	m.Aux = int32(loop)
	m.Flags |= mir.ClobbersRAX
	if s.Needed(in) && in.Type().IsFloat() {
		s.FromBits(s.VReg(in, 0), old, build.Part{Class: mir.XMM, Size: uint8(w / 8)})
	}
}

// atomicFloat selects an atomicrmw on a float or double.
func (s *atomics) atomicFloat(in *ir.Instr) bool {
	t := in.Operand(1).Type()
	if !build.IsScalarFloat(t) || in.Mem == nil {
		return false
	}
	w := build.FloatWidth(t)
	if loop, ok := atomicFloatLoops[in.Mem.RMW]; ok {
		s.atomicLoop(in, w, loop, mir.R(s.fp.Register(in.Operand(1))))
		return true
	}
	if in.Mem.RMW != "xchg" {
		return false
	}
	p := build.Part{Class: mir.XMM, Size: uint8(w / 8)}
	bits := s.BitsOf(s.Source(in.Operand(1), 0), p)
	addr := s.Segment(s.mem.address(in.Operand(0), 0), in.Operand(0))
	d := s.Temp(mir.GPR, p.Size)
	s.X86(amd64.XCHG, w, addr, mir.D(d), mir.R(bits).As(mir.Tied))
	if s.Needed(in) {
		s.FromBits(s.VReg(in, 0), d, p)
	}
	return true
}

// wideCmpXchg selects cmpxchg on 128 bits, whose registers are fixed: RDX:RAX is expected and
// RCX:RBX the new value (Intel SDM volume 2, CMPXCHG16B).
func (s *atomics) wideCmpXchg(in *ir.Instr) {
	addr := s.Segment(s.mem.address(in.Operand(0), 0), in.Operand(0))
	low, high := s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8)
	if s.Needed(in) {
		low, high = s.VReg(in, 0), s.VReg(in, 1)
	}
	m := s.X86(amd64.CMPXCHG16B, amd64.W64, addr,
		s.Source(in.Operand(1), 0).In(amd64.RAX), s.Source(in.Operand(1), 1).In(amd64.RDX),
		s.Source(in.Operand(2), 0).In(amd64.RBX), s.Source(in.Operand(2), 1).In(amd64.RCX),
		mir.Out(low, amd64.RAX), mir.Out(high, amd64.RDX))
	m.Prefix = amd64.Lock
	m.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
	if s.Needed(in) {
		s.SetCC(s.VReg(in, 2), build.Condition{C: amd64.CondE})
	}
}
