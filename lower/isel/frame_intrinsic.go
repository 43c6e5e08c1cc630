package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// frame is the address of the function's frame, which then hangs on RBP: there is the caller's RBP,
// and above it the return address.
func (s intrinsicCalls) frame() mir.VReg {
	s.Out.Dynamic = true
	r := s.Temp(mir.GPR, 8)
	s.Emit(mir.FrameAddress, amd64.W64, mir.D(r))
	return r
}

// frameAt follows the chain of saved RBP so many callers up.
func (s intrinsicCalls) frameAt(in *ir.Instr) (mir.VReg, bool) {
	c, ok := ir.AsInt(in.Arg(0))
	if !ok || c.Bits > 64 {
		s.Fail("a frame that is not at a small constant depth")
		return 0, false
	}
	r := s.frame()
	for range c.Bits {
		up := s.Temp(mir.GPR, 8)
		s.X86(amd64.MOV, amd64.W64, mir.D(up), mir.M(r, 0))
		r = up
	}
	return r, true
}

func (s intrinsicCalls) frameAddress(in *ir.Instr) {
	if !s.Needed(in) {
		return
	}
	if r, ok := s.frameAt(in); ok {
		s.define(in, r, amd64.W64)
	}
}

func (s intrinsicCalls) returnAddress(in *ir.Instr) {
	if !s.Needed(in) {
		return
	}
	if r, ok := s.frameAt(in); ok {
		s.X86(amd64.MOV, amd64.W64, mir.D(s.VReg(in, 0)), mir.M(r, 8))
	}
}

// aboveFrame is an address so many bytes above the frame.
func (s intrinsicCalls) aboveFrame(in *ir.Instr, off int64) {
	if s.Needed(in) {
		s.mem.emitAddress(s.VReg(in, 0), mir.M(s.frame(), off))
	}
}

// namedRegister is the name of the register that a read or write is of.
func namedRegister(in *ir.Instr) string {
	m, ok := in.Arg(0).(*ir.MetadataValue)
	if !ok {
		return ""
	}
	md := m.MD
	if node, ok := md.(*ir.MDNode); ok && len(node.Operands) == 1 {
		md = node.Operands[0]
	}
	if name, ok := md.(*ir.MDString); ok {
		return name.Value
	}
	return ""
}

// readRegister selects llvm.read_register of the two registers that code may ask for by name, as
// LLVM has it.
func (s intrinsicCalls) readRegister(in *ir.Instr) {
	if !s.Needed(in) {
		return
	}
	if !build.IsWord(in.Type()) {
		s.Refuse(in)
		return
	}
	switch name := namedRegister(in); name {
	case "rsp":
		s.Out.Dynamic = true
		s.Emit(mir.StackSave, amd64.W64, mir.D(s.VReg(in, 0)))
	case "rbp":
		s.define(in, s.frame(), amd64.W64)
	default:
		s.Fail("reading the register `" + name + "`")
	}
}

func (s intrinsicCalls) writeRegister(in *ir.Instr) {
	if name := namedRegister(in); name != "rsp" {
		s.Fail("writing the register `" + name + "`")
		return
	}
	if !build.IsWord(in.Arg(1).Type()) {
		s.Refuse(in)
		return
	}
	s.Out.Dynamic = true
	s.Emit(mir.StackRestore, amd64.W64, mir.R(s.Reg(in.Arg(1))))
}
