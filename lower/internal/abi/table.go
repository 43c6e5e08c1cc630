package abi

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
)

// The conventions without a constant in package ir, by LLVM's number (llvm/IR/CallingConv.h).
const (
	// HiPE is the convention of the High-Performance Erlang compiler.
	HiPE         ir.CallConv = 11
	webKitJS     ir.CallConv = 12
	swift        ir.CallConv = 16
	swiftTail    ir.CallConv = 20
	preserveNone ir.CallConv = 21
	// this and the next two differ from C's only on 32-bit targets
	stdCall  ir.CallConv = 64
	fastCall ir.CallConv = 65
	thisCall ir.CallConv = 70
	sysV     ir.CallConv = 78
	regCall  ir.CallConv = 92
	graal    ir.CallConv = 107
)

type regs = []amd64.Reg

// The registers for arguments and results.
var (
	argInts    = regs{amd64.RDI, amd64.RSI, amd64.RDX, amd64.RCX, amd64.R8, amd64.R9}
	argXMM     = xmm(0, 8)
	resultInts = regs{amd64.RAX, amd64.RDX, amd64.RCX}
	swiftInts  = regs{amd64.RAX, amd64.RDX, amd64.RCX, amd64.R8}
	// The registers of the Glasgow Haskell Compiler's virtual machine.
	ghcInts = regs{
		amd64.R13, amd64.RBP, amd64.R12, amd64.RBX, amd64.R14, amd64.RSI, amd64.RDI, amd64.R8,
		amd64.R9, amd64.R15,
	}
	// Those of Erlang's: the heap's end, the process, and the arguments of a function.
	hipeInts = regs{amd64.R15, amd64.RBP, amd64.RSI, amd64.RDX, amd64.RCX, amd64.R8}
	hipeBack = regs{amd64.R15, amd64.RBP, amd64.RAX, amd64.RDX, amd64.RCX}
	// Those of x86_regcallcc are for arguments and results.
	manyInts = regs{
		amd64.RAX, amd64.RCX, amd64.RDX, amd64.RDI, amd64.RSI, amd64.R8, amd64.R9, amd64.R12,
		amd64.R13, amd64.R14, amd64.R15,
	}
	// First those that C functions preserve: a chain of such functions can keep its state there
	// across calls to C functions.
	noneInts = regs{
		amd64.R12, amd64.R13, amd64.R14, amd64.R15, amd64.RDI, amd64.RSI, amd64.RDX, amd64.RCX,
		amd64.R8, amd64.R9,
		amd64.R11, amd64.RAX,
	}
)

// xmm are n XMM registers starting with number i.
func xmm(i, n int) regs {
	var list regs
	for k := range n {
		list = append(list, amd64.XMM0+amd64.Reg(i+k))
	}
	return list
}

// The registers that functions preserve.
var (
	kept    = SetOf(amd64.RBX, amd64.RBP, amd64.R12, amd64.R13, amd64.R14, amd64.R15)
	allXMM  = SetOf(xmm(0, 16)...)
	keptToo = SetOf(amd64.RCX, amd64.RDX, amd64.RSI, amd64.RDI, amd64.R8, amd64.R9, amd64.R10)
)

// C is the convention of C, that of the psABI, on which all others are based.
var C = &Convention{
	Args: [NumClasses][]amd64.Reg{
		Small: argInts, Int: argInts, Half: argXMM, Float: argXMM, Quad: argXMM, Vector: argXMM,
	},
	Results: [NumClasses][]amd64.Reg{
		Small: resultInts, Int: resultInts, Half: xmm(0, 3), Float: xmm(0, 2), Quad: xmm(0, 2),
		Vector: xmm(0, 4),
	},
	X87:      1<<Float | 1<<Extended,
	Specials: [NumSpecials]amd64.Reg{Nest: amd64.R10, SwiftSelf: amd64.R13, SwiftAsync: amd64.R14, SwiftError: amd64.R12},
	Handed:   true,
	Pairs:    true,
	Keeps:    kept,
	Variadic: true,
}

// from returns C's convention modified by change.
func from(base *Convention, change func(*Convention)) *Convention {
	c := *base
	change(&c)
	return &c
}

var swiftRow = from(C, func(c *Convention) {
	c.Results[Small], c.Results[Int] = swiftInts, swiftInts
	c.Results[Float], c.Results[Quad] = xmm(0, 4), xmm(0, 4)
	c.Result = amd64.RAX
})

// fastRow has a third register for floats.
var fastRow = from(C, func(c *Convention) { c.Results[Float] = xmm(0, 3) })

// rows are the conventions, by LLVM's number.
var rows = map[ir.CallConv]*Convention{
	ir.CCC:    C,
	ir.CCFast: fastRow,
	ir.CCCold: from(C, func(c *Convention) {
		c.Keeps = kept | keptToo | SetOf(amd64.R11) | allXMM
	}),
	ir.CCGHC: from(C, func(c *Convention) {
		c.Args = [NumClasses][]amd64.Reg{
			Small: ghcInts, Int: ghcInts, Float: xmm(1, 6), Vector: xmm(1, 6),
		}
		c.Specials = [NumSpecials]amd64.Reg{}
		c.NoStack, c.Plain, c.Pairs, c.Variadic = true, true, false, false
		c.Keeps, c.TailCalls = 0, true
	}),
	HiPE: from(C, func(c *Convention) {
		c.Args[Small], c.Args[Int], c.Args[Float] = hipeInts, hipeInts, nil
		c.Results[Small], c.Results[Int] = hipeBack, hipeBack
		c.Specials = [NumSpecials]amd64.Reg{}
		c.Plain, c.Pairs, c.Variadic, c.Keeps = true, false, false, 0
	}),
	webKitJS: from(C, func(c *Convention) {
		c.Args = [NumClasses][]amd64.Reg{Small: {amd64.RAX}, Int: {amd64.RAX}}
		c.Packed, c.Pairs, c.Variadic = true, false, false
	}),
	ir.CCAnyReg: from(C, func(c *Convention) { c.PointsOnly = true }),
	ir.CCPreserveMost: from(C, func(c *Convention) {
		c.Keeps, c.Handed = kept|keptToo|SetOf(amd64.RAX), false
	}),
	ir.CCPreserveAll: from(C, func(c *Convention) {
		c.Keeps, c.Handed = kept|keptToo|SetOf(amd64.RAX)|allXMM, false
	}),
	swift: swiftRow,
	ir.CCTail: from(fastRow, func(c *Convention) {
		c.Pops, c.TailCalls, c.Variadic = true, true, false
	}),
	swiftTail: from(swiftRow, func(c *Convention) {
		c.Pops, c.TailCalls, c.Variadic = true, true, false
		c.Keeps = kept &^ SetOf(amd64.R13, amd64.R14)
	}),
	preserveNone: from(C, func(c *Convention) {
		c.Args[Int] = noneInts
		c.SpecialsLast, c.Plain, c.Variadic = true, true, false
		c.Keeps = SetOf(amd64.RBP)
	}),
	stdCall:  C,
	fastCall: C,
	thisCall: C,
	sysV:     C,
	regCall: from(C, func(c *Convention) {
		for _, cl := range [...]Class{Small, Int} {
			c.Args[cl], c.Results[cl] = manyInts, manyInts
		}
		for _, cl := range [...]Class{Float, Quad, Vector} {
			c.Args[cl], c.Results[cl] = xmm(0, 16), xmm(0, 16)
		}
		c.X87, c.Pairs, c.Variadic, c.Own = 1<<Extended, false, false, true
		c.Keeps = kept | SetOf(xmm(8, 8)...)
	}),
	graal: from(C, func(c *Convention) { c.Reserved = SetOf(amd64.R14, amd64.R15) }),
}

// Of is the convention with one of LLVM's numbers; nil if it is not supported.
func Of(cc ir.CallConv) *Convention { return rows[cc] }
