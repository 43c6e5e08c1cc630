package abi

import (
	"math/bits"

	"statepoint/lower/amd64"
)

// Args assigns places to arguments, in order.
type Args struct {
	c     *Convention
	used  Set
	left  Set // registers left over by a pair on the stack
	stack int64
}

// Arguments begins with the first argument.
func (c *Convention) Arguments() Args { return Args{c: c} }

// first takes the first free register of a list.
func first(used *Set, list []amd64.Reg) (amd64.Reg, bool) {
	for _, r := range list {
		if !used.Has(r) {
			*used |= 1 << r
			return r, true
		}
	}
	return amd64.NoReg, false
}

// Result takes the register for the address of a result in memory.
func (a *Args) Result() amd64.Reg {
	if r := a.c.Result; r != amd64.NoReg {
		return r
	}
	r, _ := first(&a.used, a.c.Args[Int])
	return r
}

// Next is the place of a part of size bytes.
func (a *Args) Next(cl Class, size int64) Place {
	if r, ok := first(&a.used, a.c.Args[cl]); ok {
		return inRegister(r)
	}
	if a.c.NoStack {
		return Place{}
	}
	if a.c.Packed {
		return a.onStack(size, size)
	}
	return a.onStack(max(8, size), max(8, size))
}

func inRegister(r amd64.Reg) Place {
	if ForMoves.Has(r) {
		return Place{}
	}
	return Place{Kind: InReg, Reg: r}
}

func (a *Args) onStack(size, align int64) Place {
	off := (a.stack + align - 1) &^ (align - 1)
	a.stack = off + size
	return Place{Kind: OnStack, Off: off}
}

// BeginPair precedes the two halves of an i128, which are both in registers or, aligned to 16
// bytes, both on the stack.
func (a *Args) BeginPair() {
	list := SetOf(a.c.Args[Int]...)
	if !a.c.Pairs || bits.OnesCount64(uint64(list&^a.used)) >= 2 {
		return
	}
	a.left = list &^ a.used
	a.used |= list
	a.stack = (a.stack + 15) &^ 15
}

// EndPair follows the halves: a register left over is available to the arguments that follow.
func (a *Args) EndPair() {
	a.used &^= a.left
	a.left = 0
}

// Special is the register of a special argument; NoReg if it is placed like others.
func (a *Args) Special(sp Special) amd64.Reg {
	if a.c.SpecialsLast && SetOf(a.c.Args[Int]...)&^a.used != 0 {
		return amd64.NoReg
	}
	return a.c.Specials[sp]
}

// ByValue is the offset on the stack of an argument of size bytes passed by value.
func (a *Args) ByValue(size, align int64) int64 { return a.onStack((size+7)&^7, max(align, 8)).Off }

// Stack is the number of bytes of arguments on the stack.
func (a *Args) Stack() int64 { return a.stack }

// Used are the registers taken.
func (a *Args) Used() Set { return a.used }

// Taken is the number of registers of a class that are taken.
func (a *Args) Taken(cl Class) int {
	return bits.OnesCount64(uint64(a.used & SetOf(a.c.Args[cl]...)))
}

// Results assigns places to the parts of a result, in order.
type Results struct {
	c    *Convention
	used Set
	x87  int
}

// ResultPlaces begins with the first part.
func (c *Convention) ResultPlaces() Results { return Results{c: c} }

// Used are the registers taken.
func (a *Results) Used() Set { return a.used }

// Next is the place of a part; Nowhere if it has none and the result goes to memory.
func (a *Results) Next(cl Class) Place {
	if r, ok := first(&a.used, a.c.Results[cl]); ok {
		return Place{Kind: InReg, Reg: r}
	}
	if a.c.X87&(1<<cl) != 0 && a.x87 < maxX87 {
		a.x87++
		return Place{Kind: OnX87}
	}
	return Place{}
}
