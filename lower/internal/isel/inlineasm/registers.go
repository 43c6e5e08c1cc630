package inlineasm

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/intrinsic"
)

// registers chooses the registers of inline assembly. Selection does this instead of the register
// allocator, because the text must name them; copies move values there and back, and the allocator
// coalesces them where possible.
type registers struct {
	// operands are the template's operands, seen of them, followed by second halves.
	operands []operand
	seen     int
	clobbers regSet
	// given are the registers of outputs, early those of outputs written before all inputs are
	// read, read those of inputs.
	given, early, read regSet
	// kept are registers that are assigned only to operands that name them.
	kept regSet
}

// order is the order in which registers are assigned.
var order = [...]amd64.Reg{
	amd64.RAX, amd64.RCX, amd64.RDX, amd64.RSI, amd64.RDI, amd64.R8, amd64.R9, amd64.R10, amd64.R11,
	amd64.RBX, amd64.R14, amd64.R15, amd64.R12, amd64.R13, amd64.RBP,
	amd64.XMM0, amd64.XMM1, amd64.XMM2, amd64.XMM3, amd64.XMM4, amd64.XMM5, amd64.XMM6, amd64.XMM7,
	amd64.XMM8, amd64.XMM9, amd64.XMM10, amd64.XMM11, amd64.XMM12,
	amd64.XMM13,
}

// choose assigns a register to each operand that needs one. problem says which could not get one.
func (a *registers) choose() (problem string) {
	// Operands with the fewest choices come first, outputs before inputs.
	for _, some := range [...]int{1, 4, 64} {
		for i := range a.operands {
			if o := &a.operands[i]; o.output && o.wants(some) {
				if problem := a.result(o); problem != "" {
					return problem
				}
			}
		}
	}
	for i := range a.operands {
		if o := &a.operands[i]; !o.output && o.tied > 0 && o.place == inRegister {
			out := &a.operands[o.tied-1]
			if o.reg = out.reg; out.place != inRegister || o.reg == amd64.NoReg {
				return "the constraint `" + o.text +
					"` tied to an operand that is not in a register"
			}
			if a.read.has(o.reg) {
				return "inline assembly with two inputs in `" + o.reg.String() + "`"
			}
			a.read |= setOf(o.reg)
		}
	}
	for _, some := range [...]int{1, 4, 64} {
		for i := range a.operands {
			if o := &a.operands[i]; (!o.output || o.place == inMemory) && o.tied == 0 &&
				o.wants(some) {
				if problem := a.argument(o); problem != "" {
					return problem
				}
			}
		}
	}
	return ""
}

// wants reports whether an operand still needs a register and may be in at most some of them.
func (o *operand) wants(some int) bool {
	if o.reg != amd64.NoReg || o.regs == 0 || o.place == immediate || o.place == inMemory &&
		!o.addressed {
		return false
	}
	return bits.OnesCount64(uint64(o.regs)) <= some
}

// result chooses the register of an output.
func (a *registers) result(o *operand) string {
	if o.place != inRegister {
		return ""
	}
	if o.named {
		r := lowest(o.regs)
		if a.given.has(r) {
			return "inline assembly with two outputs in `" + r.String() + "`"
		}
		o.reg = r
	} else {
		named := regSet(0)
		for i := range a.operands {
			if in := &a.operands[i]; !in.output && in.named {
				named |= in.regs
			}
		}
		free := o.regs &^ (a.given | a.clobbers | a.kept)
		if o.reg = firstFree(free &^ named); o.reg == amd64.NoReg && !o.early {
			o.reg = firstFree(free)
		}
	}
	if o.reg == amd64.NoReg {
		return tooFew
	}
	a.given |= setOf(o.reg)
	if o.early {
		a.early |= setOf(o.reg)
	}
	return ""
}

// tooFew is LLVM's error message for too few registers.
const tooFew = "inline assembly that requires more registers than available"

// argument chooses the register of an input, or of the address of an operand in memory: a free one,
// or if there is none that of an output.
func (a *registers) argument(o *operand) string {
	if o.named {
		r := lowest(o.regs)
		if a.read.has(r) {
			return "inline assembly with two inputs in `" + r.String() + "`"
		}
		o.reg = r
	} else {
		free := o.regs &^ (a.read | a.clobbers | a.early | a.kept)
		if o.likes != amd64.NoReg && free.has(o.likes) && !a.given.has(o.likes) {
			o.reg = o.likes
		} else if o.reg = firstFree(free &^ a.given); o.reg == amd64.NoReg {
			o.reg = firstFree(free)
		}
	}
	if o.reg == amd64.NoReg {
		return tooFew
	}
	a.read |= setOf(o.reg)
	return ""
}

// firstFree is the first register of a set in the order of assignment.
func firstFree(s regSet) amd64.Reg {
	for _, r := range order {
		if s.has(r) {
			return r
		}
	}
	return amd64.NoReg
}

// lowest is the lowest register of a set.
func lowest(s regSet) amd64.Reg {
	return amd64.Reg(bits.TrailingZeros64(uint64(s)))
}

// kept are the registers that inline assembly gets only by name: those that the function reserves,
// and its frame pointer.
func (u *Unit) kept() regSet {
	if u.keptRegs == 0 {
		u.keptRegs = regSet(u.Out.Reserved) | setOf(amd64.RSP)
		if u.mayHangOnRBP() {
			u.keptRegs |= setOf(amd64.RBP)
		}
	}
	return u.keptRegs
}

// mayHangOnRBP reports whether the function may need RBP as its frame pointer: it allocates stack
// space at run time, or calls an intrinsic that refers to its frame.
func (u *Unit) mayHangOnRBP() bool {
	if u.Out.Dynamic {
		return true
	}
	for _, b := range u.Func.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == ir.Alloca && u.Selection.IsDynamic(in) {
				return true
			}
			if in.Op != ir.Call || in.CalledFunc() == nil {
				continue
			}
			if e := intrinsic.Find(in.CalledFunc().Name()); e != nil && e.Frame {
				return true
			}
		}
	}
	return false
}
