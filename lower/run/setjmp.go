package run

import (
	"errors"

	"statepoint/lower/amd64"
	"statepoint/lower/run/internal/libc"
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

func setjmp(p *Program, c *libc.Call) error {
	at, err := here(c)
	if err != nil {
		return err
	}
	words := []uint64{jumpMark}
	for _, r := range keptRegisters {
		words = append(words, c.M.Get(r))
	}
	buffer := c.Arg(0)
	for i, w := range append(words, at.sp, at.returnAddress) {
		if err := c.M.Mem.Store64(buffer+8*uint64(i), w); err != nil {
			return err
		}
		if i > 0 && i <= len(keptRegisters) && p.judge != nil {
			p.judge.shadow.Save(keptRegisters[i-1], buffer+8*uint64(i))
		}
	}
	return c.Result(0)
}

func longjmp(p *Program, c *libc.Call) error {
	buffer, value := c.Arg(0), uint64(uint32(c.Arg(1)))
	var words [9]uint64
	for i := range words {
		var err error
		if words[i], err = c.M.Mem.Load64(buffer + 8*uint64(i)); err != nil {
			return err
		}
	}
	if words[0] != jumpMark {
		return errors.New("no setjmp has filled the buffer")
	}
	for i, r := range keptRegisters {
		c.M.Set(r, words[1+i])
		if p.judge != nil {
			p.judge.shadow.Load(r, buffer+8*uint64(1+i))
		}
	}
	c.M.Set(amd64.RSP, words[7])
	c.M.Set(amd64.RIP, words[8])
	return c.Result(max(value, 1))
}
