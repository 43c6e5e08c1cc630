package atomic

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// loops are the atomicrmw operations that have no instruction: a loop computes the new value
// from the old one and stores it if no other thread changed memory meanwhile.
var loops = map[string]mir.Loop{
	"and": mir.LoopAnd, "or": mir.LoopOr, "xor": mir.LoopXor, "nand": mir.LoopNand, "max": mir.LoopMax, "min": mir.LoopMin, "umax": mir.LoopUMax, "umin": mir.LoopUMin,
	"usub_cond": mir.LoopSubCond, "usub_sat": mir.LoopSubSat,
	"uinc_wrap": mir.LoopIncWrap, "udec_wrap": mir.LoopDecWrap,
}

// floatLoops are the atomicrmw operations on floating-point numbers.
var floatLoops = map[string]mir.Loop{"fadd": mir.LoopFAdd, "fsub": mir.LoopFSub}

// loop selects an atomicrmw as a CMPXCHG loop. The new value's register differs from every
// register that the loop reads.
func (u *Unit) loop(in *ir.Instr, w amd64.Width, loop mir.Loop, value mir.Operand) {
	p := in.Operand(0)
	addr := u.Memory(p)
	size := build.IntSize(uint32(max(w, amd64.W32)))
	old := u.Temp(mir.GPR, size)
	if u.Needed(in) && in.Type().Kind != ir.FloatKind && in.Type().Kind != ir.DoubleKind {
		old = u.VReg(in, 0)
	}
	m := u.Emit(mir.AtomicLoop, w, mir.D(u.Temp(mir.GPR, size)), mir.I(0).As(mir.Tied), addr, value,
		mir.Out(old, amd64.RAX))
	m.Aux = int32(loop)
	m.Flags |= mir.ClobbersRAX
	if u.Needed(in) && in.Type().IsFloat() {
		u.FromBits(u.VReg(in, 0), old, build.Part{Class: mir.XMM, Size: uint8(w / 8)})
	}
}

// float selects an atomicrmw on a float or double.
func (u *Unit) float(in *ir.Instr) bool {
	t := in.Operand(1).Type()
	if !build.IsScalarFloat(t) || in.Mem == nil {
		return false
	}
	w := build.FloatWidth(t)
	if loop, ok := floatLoops[in.Mem.RMW]; ok {
		u.loop(in, w, loop, mir.R(u.Floats.Register(in.Operand(1))))
		return true
	}
	if in.Mem.RMW != "xchg" {
		return false
	}
	p := build.Part{Class: mir.XMM, Size: uint8(w / 8)}
	bits := u.BitsOf(u.Source(in.Operand(1), 0), p)
	addr := u.Memory(in.Operand(0))
	d := u.Temp(mir.GPR, p.Size)
	u.X86(amd64.XCHG, w, addr, mir.D(d), mir.R(bits).As(mir.Tied))
	if u.Needed(in) {
		u.FromBits(u.VReg(in, 0), d, p)
	}
	return true
}

// cmpXchgWide selects cmpxchg on 128 bits, whose registers are fixed: RDX:RAX is expected and
// RCX:RBX the new value (Intel SDM volume 2, CMPXCHG16B).
func (u *Unit) cmpXchgWide(in *ir.Instr) {
	addr := u.Memory(in.Operand(0))
	low, high := u.Temp(mir.GPR, 8), u.Temp(mir.GPR, 8)
	if u.Needed(in) {
		low, high = u.VReg(in, 0), u.VReg(in, 1)
	}
	m := u.X86(amd64.CMPXCHG16B, amd64.W64, addr,
		u.Source(in.Operand(1), 0).In(amd64.RAX), u.Source(in.Operand(1), 1).In(amd64.RDX),
		u.Source(in.Operand(2), 0).In(amd64.RBX), u.Source(in.Operand(2), 1).In(amd64.RCX),
		mir.Out(low, amd64.RAX), mir.Out(high, amd64.RDX))
	m.Prefix = amd64.Lock
	m.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
	if u.Needed(in) {
		u.SetCC(u.VReg(in, 2), build.Condition{C: amd64.CondE})
	}
}
