package intrinsic

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// frame is the frame address, in RBP: the caller's RBP is stored there, and above it the return
// address.
func (u *Unit) frame() mir.VReg {
	u.Out.FramePointer = true
	u.Out.Reserved |= 1 << amd64.RBP
	r := u.Temp(mir.GPR, 8)
	u.Emit(mir.FrameAddress, amd64.W64, mir.D(r))
	return r
}

// frameAt follows the chain of saved RBPs up the given number of callers.
func (u *Unit) frameAt(in *ir.Instr) (mir.VReg, bool) {
	c, ok := ir.AsInt(in.Arg(0))
	if !ok || c.Bits > 64 {
		u.Fail("a frame at a depth that is not a small constant")
		return 0, false
	}
	r := u.frame()
	for range c.Bits {
		up := u.Temp(mir.GPR, 8)
		u.X86(amd64.MOV, amd64.W64, mir.D(up), mir.M(r, 0))
		r = up
	}
	return r, true
}

func (u *Unit) frameAddress(in *ir.Instr) {
	if r, ok := u.frameAt(in); ok {
		u.DefineReg(in, r, amd64.W64)
	}
}

// returnAddress selects llvm.returnaddress; that of the function itself needs no frame pointer.
func (u *Unit) returnAddress(in *ir.Instr) {
	if c, ok := ir.AsInt(in.Arg(0)); ok && c.Bits == 0 {
		u.X86(amd64.MOV, amd64.W64, mir.D(u.VReg(in, 0)), mir.M(u.returnPlace(), 0))
		return
	}
	if r, ok := u.frameAt(in); ok {
		u.X86(amd64.MOV, amd64.W64, mir.D(u.VReg(in, 0)), mir.M(r, 8))
	}
}

// returnPlace returns the address of the return address.
func (u *Unit) returnPlace() mir.VReg {
	r := u.Temp(mir.GPR, 8)
	u.Emit(mir.ReturnPlace, amd64.W64, mir.D(r))
	return r
}

func (u *Unit) addressOfReturnAddress(in *ir.Instr) {
	u.Emit(mir.ReturnPlace, amd64.W64, mir.D(u.VReg(in, 0)))
}

// spOnEntry selects llvm.sponentry, the address of the stack arguments.
func (u *Unit) spOnEntry(in *ir.Instr) {
	u.X86(amd64.ADD, amd64.W64, mir.D(u.VReg(in, 0)), mir.R(u.returnPlace()).As(mir.Tied),
		mir.I(8))
}

// namedRegister is the name of the register that is read or written.
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

// readRegister selects llvm.read_register of the two registers that LLVM lets code read by name.
func (u *Unit) readRegister(in *ir.Instr) {
	if !build.IsWord(in.Type()) {
		u.Refuse(in)
		return
	}
	switch name := namedRegister(in); name {
	case "rsp":
		u.Emit(mir.StackSave, amd64.W64, mir.D(u.VReg(in, 0)))
	case "rbp":
		u.DefineReg(in, u.frame(), amd64.W64)
	default:
		u.Fail("reading the register `" + name + "`")
	}
}

func (u *Unit) writeRegister(in *ir.Instr) {
	if name := namedRegister(in); name != "rsp" {
		u.Fail("writing the register `" + name + "`")
		return
	}
	if !build.IsWord(in.Arg(1).Type()) {
		u.Refuse(in)
		return
	}
	u.Emit(mir.StackRestore, amd64.W64, mir.R(u.Reg(in.Arg(1))))
}

// stackSave and stackRestore select the intrinsics of these names. They matter only for dynamic
// allocas: in a function without any, the stack pointer does not change.
func (u *Unit) stackSave(in *ir.Instr) {
	if u.Needed(in) {
		u.Emit(mir.StackSave, amd64.W64, mir.D(u.VReg(in, 0)))
	}
}

func (u *Unit) stackRestore(in *ir.Instr) {
	u.Emit(mir.StackRestore, amd64.W64, mir.R(u.Reg(in.Arg(0))))
}
