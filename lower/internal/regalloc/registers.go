package regalloc

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/mir"
)

// The allocatable registers, in the order they are tried. RSP is the stack pointer. XMM14 and XMM15
// are reserved for memory-to-memory copies.
var (
	gprOrder = [...]amd64.Reg{
		amd64.RAX, amd64.RCX, amd64.RDX, amd64.RSI, amd64.RDI, amd64.R8, amd64.R9, amd64.R10,
		amd64.R11,
		amd64.RBX, amd64.R14, amd64.R15, amd64.R12, amd64.R13, amd64.RBP,
	}
	xmmOrder = [...]amd64.Reg{
		amd64.XMM0, amd64.XMM1, amd64.XMM2, amd64.XMM3, amd64.XMM4, amd64.XMM5, amd64.XMM6,
		amd64.XMM7,
		amd64.XMM8, amd64.XMM9, amd64.XMM10, amd64.XMM11, amd64.XMM12, amd64.XMM13,
	}
)

// numCallerSaved is the number of registers in gprOrder that a call destroys (psABI 3.2.1); it
// destroys all XMM registers.
const numCallerSaved = 9

// CalleeSaved reports whether a C function must preserve a register. For calls of other conventions
// the operands list additional clobbers.
func CalleeSaved(r amd64.Reg) bool { return abi.C.Keeps.Has(r) }

// registers are the registers that a function may use.
type registers struct {
	gprs    [len(gprOrder)]amd64.Reg
	numGPRs int
}

// of is the registers of a class.
func (r *registers) of(c mir.Class) []amd64.Reg {
	if c == mir.XMM {
		return xmmOrder[:]
	}
	return r.gprs[:r.numGPRs]
}

// find finds the general registers that a function may use: all but reserved ones, and RBP if it is
// the frame pointer.
func (r *registers) find(f *mir.Func) {
	r.numGPRs = numCallerSaved
	copy(r.gprs[:], gprOrder[:numCallerSaved])
	for _, g := range gprOrder[numCallerSaved:] {
		if f.Reserved.Has(g) || g == amd64.RBP && f.Dynamic {
			continue
		}
		r.gprs[r.numGPRs] = g
		r.numGPRs++
	}
}
