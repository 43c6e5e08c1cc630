package run

import (
	"errors"

	"statepoint/lower/amd64"
)

// jumpMark is the first word of a buffer of setjmp that was filled.
const jumpMark = 0x5E71_A3B0_0000_0001

// keptRegisters are what a buffer holds after its mark: the callee-saved registers. The stack
// pointer and the return address follow.
var keptRegisters = [...]amd64.Reg{amd64.RBX, amd64.RBP, amd64.R12, amd64.R13, amd64.R14, amd64.R15}

// jumpFunctions are the functions of setjmp.h. A reference that is live across setjmp is in the
// frame of the calling function, not in the buffer.
var jumpFunctions = []named{
	{"setjmp", setjmp}, {"_setjmp", setjmp}, {"sigsetjmp", setjmp}, {"__sigsetjmp", setjmp},
	{"longjmp", longjmp}, {"_longjmp", longjmp}, {"siglongjmp", longjmp},
}

func setjmp(p *Program, c *call) error {
	at, err := c.here()
	if err != nil {
		return err
	}
	words := []uint64{jumpMark}
	for _, r := range keptRegisters {
		words = append(words, c.m.Get(r))
	}
	buffer := c.arg(0)
	for i, w := range append(words, at.sp, at.returnAddress) {
		if err := c.m.Mem.Store64(buffer+8*uint64(i), w); err != nil {
			return err
		}
		if i > 0 && i <= len(keptRegisters) && p.judge != nil {
			p.judge.shadow.Save(keptRegisters[i-1], buffer+8*uint64(i))
		}
	}
	return c.result(0)
}

func longjmp(p *Program, c *call) error {
	buffer, value := c.arg(0), uint64(uint32(c.arg(1)))
	var words [9]uint64
	for i := range words {
		var err error
		if words[i], err = c.m.Mem.Load64(buffer + 8*uint64(i)); err != nil {
			return err
		}
	}
	if words[0] != jumpMark {
		return errors.New("no setjmp has filled the buffer")
	}
	for i, r := range keptRegisters {
		c.m.Set(r, words[1+i])
		if p.judge != nil {
			p.judge.shadow.Load(r, buffer+8*uint64(1+i))
		}
	}
	c.m.Set(amd64.RSP, words[7])
	c.m.Set(amd64.RIP, words[8])
	return c.result(max(value, 1))
}
