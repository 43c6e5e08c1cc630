package abi

import (
	"math/bits"

	"statepoint/lower/amd64"
)

// Class is a class of values that conventions distinguish: values of one class use the same
// registers.
type Class uint8

// The classes.
const (
	Small    Class = iota // an integer of at most 16 bits
	Int                   // up to 64 bits of an integer, and a pointer
	Half                  // half and bfloat
	Float                 // float and double
	Quad                  // fp128
	Extended              // x86_fp80
	Vector                // sixteen bytes of a vector
	NumClasses
)

// Set is a set of registers, bit 1<<Reg.
type Set uint64

// SetOf is the set of some registers.
func SetOf(regs ...amd64.Reg) Set {
	var s Set
	for _, r := range regs {
		s |= 1 << r
	}
	return s
}

// Has reports whether a register is in the set.
func (s Set) Has(r amd64.Reg) bool { return s&(1<<r) != 0 }

// Registers are the members, ascending.
func (s Set) Registers() []amd64.Reg {
	var regs []amd64.Reg
	for ; s != 0; s &= s - 1 {
		regs = append(regs, amd64.Reg(bits.TrailingZeros64(uint64(s))))
	}
	return regs
}

// Kind is the kind of a Place.
type Kind uint8

const (
	Nowhere Kind = iota // no place is left
	InReg               // the register Reg
	OnStack             // Off bytes above the stack pointer at the call
	OnX87               // the x87 stack: the topmost, or the one below that before
)

// Place is where a part of an argument or result is.
type Place struct {
	Kind Kind
	Reg  amd64.Reg
	Off  int64
}

// Special is an argument with a dedicated register, whatever precedes it.
type Special uint8

// The special arguments, by attribute.
const (
	Nest Special = iota
	SwiftSelf
	SwiftAsync
	SwiftError
	NumSpecials
)

// Convention is a calling convention.
type Convention struct {
	// Args are the registers for arguments, Results those for results.
	Args, Results [NumClasses][]amd64.Reg
	// X87 has the classes whose results go on the x87 stack when their registers are taken, bit
	// 1<<Class.
	X87 uint8
	// Specials are the registers of special arguments, NoReg for one that is passed like other
	// arguments.
	Specials [NumSpecials]amd64.Reg
	// SpecialsLast is set if they are used only once the registers for integers are taken.
	SpecialsLast bool
	// Result is the register for the address of a result in memory, NoReg if it is passed like the
	// first argument.
	Result amd64.Reg
	// Handed is set if a function returns this address in RAX.
	Handed bool
	// Pairs is set if the two halves of an i128 argument stay together.
	Pairs bool
	// NoStack is set if all arguments must fit in registers.
	NoStack bool
	// Plain is set if nothing is passed by value, and no attribute gives an argument a register.
	Plain bool
	// Packed is set if arguments on the stack are not padded.
	Packed bool
	// Keeps are the callee-saved registers, except those of the function's result.
	Keeps Set
	// Own is set if the registers of its arguments are also excluded.
	Own bool
	// Reserved are the registers that a function neither changes nor uses.
	Reserved Set
	// Pops is set if a function pops its arguments, as many bytes as Popped says. Frames are then
	// relative to 8 bytes below the stack pointer after the return, which is the stack pointer at
	// the call if at most one word of arguments is on the stack.
	Pops bool
	// TailCalls is set if a call marked tail before a return must be a tail call.
	TailCalls bool
	// Variadic is set if a function may have variable arguments.
	Variadic bool
	// PointsOnly is set if the convention is only for patch points, not for calls and functions.
	PointsOnly bool
}

// maxX87 is the maximum number of results on the x87 stack.
const maxX87 = 2

// Popped is the number of bytes that a function pops, given the bytes of its arguments.
func (c *Convention) Popped(stack int64) int64 {
	if !c.Pops {
		return 0
	}
	return (stack+8+15)&^15 - 8
}

// KeepsLess are the registers that a C function preserves but a function of the convention does
// not, if neither its arguments nor its result are in them.
func (c *Convention) KeepsLess() Set { return C.Keeps &^ c.Keeps }

// Lost are the registers that a function does not preserve because arguments or results are in
// them.
func (c *Convention) Lost(used Set) Set {
	if !c.Own {
		return 0
	}
	return used
}

// ForMoves are the registers used for moves: no argument can arrive in them.
const ForMoves = Set(1<<amd64.XMM14 | 1<<amd64.XMM15)

// KeepsMore are the registers that a function of the convention preserves but a C function does
// not.
func (c *Convention) KeepsMore() Set { return c.Keeps &^ C.Keeps }

// scratch are the registers that are free at function entry and exit, unless arguments or results
// are in them.
var scratch = [...]amd64.Reg{
	amd64.RAX, amd64.RCX, amd64.RDX, amd64.RSI, amd64.RDI, amd64.R8, amd64.R9, amd64.R10, amd64.R11,
}

// Scratch is a general register for function exits that need not be preserved and is not in use;
// NoReg if there is none.
func (c *Convention) Scratch(used Set) amd64.Reg {
	for _, r := range scratch {
		if !used.Has(r) && !c.Keeps.Has(r) && !c.Reserved.Has(r) {
			return r
		}
	}
	return amd64.NoReg
}
