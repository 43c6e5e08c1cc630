package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// Registers of the convention of the Glasgow Haskell Compiler, whose virtual machine has its own registers in these (LangRef, "ghccc"). Its functions leave none of the
// registers as they found them, so that they cost nothing to enter; they go on by tail calls.
var argGHC = [...]amd64.Reg{amd64.R13, amd64.RBP, amd64.R12, amd64.RBX, amd64.R14, amd64.RSI, amd64.RDI, amd64.R8, amd64.R9, amd64.R15}

// numGHCXMM is how many XMM registers that convention has for arguments, from XMM1 on.
const numGHCXMM = 6

// nextGHC is the place of an argument part under ghccc, which has registers only.
func (a *argPlaces) nextGHC(p part) (r amd64.Reg, off int64, inReg bool) {
	if p.class == mir.XMM {
		a.xmm++
		return amd64.XMM0 + amd64.Reg(a.xmm), 0, a.xmm <= numGHCXMM
	}
	if a.gpr == len(argGHC) {
		return 0, 0, false
	}
	a.gpr++
	return argGHC[a.gpr-1], 0, true
}

// argPreserveNone are the registers for arguments of functions that keep none but RBP: first those that C functions keep, so that a chain of such functions can hold its
// state there while it calls them (LangRef, "preserve_nonecc").
var argPreserveNone = [...]amd64.Reg{amd64.R12, amd64.R13, amd64.R14, amd64.R15, amd64.RDI, amd64.RSI, amd64.RDX, amd64.RCX, amd64.R8, amd64.R9, amd64.R11, amd64.RAX}

// argRegs are the general registers for arguments of the conventions that use the stack behind them.
func (a *argPlaces) argRegs() []amd64.Reg {
	if a.cc == ccPreserveNone {
		return argPreserveNone[:]
	}
	return argGPR[:]
}

// nextWebKit is the place of an argument part under webkit_jscc (LangRef of LLVM 14, "webkit_jscc"): the first integer in RAX, all others on the stack, in as many bytes as
// they have.
func (a *argPlaces) nextWebKit(p part) (r amd64.Reg, off int64, inReg bool) {
	if p.class == mir.GPR && a.gpr == 0 {
		a.gpr++
		return amd64.RAX, 0, true
	}
	size := int64(p.size)
	off = (a.stack + size - 1) &^ (size - 1)
	a.stack = off + size
	return 0, off, false
}

// destroyKept adds to a call's operands that it keeps none of the registers that calls usually keep, or of them only RBP.
func (s *selector) destroyKept(cc ir.CallConv, ops []mir.Operand) []mir.Operand {
	for _, r := range [...]amd64.Reg{amd64.RBX, amd64.RBP, amd64.R12, amd64.R13, amd64.R14, amd64.R15} {
		if r != amd64.RBP || cc == ir.CCGHC {
			ops = append(ops, mir.Out(s.temp(mir.GPR, 8), r))
		}
	}
	return ops
}

// keepsLess reports whether functions of a convention keep fewer registers than those of C, so that a tail call of one from another function is none.
func keepsLess(cc ir.CallConv) bool { return cc == ir.CCGHC || cc == ccPreserveNone }
