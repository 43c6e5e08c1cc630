package run

import (
	"errors"
	"fmt"
)

var errAborted = errors.New("the program aborted")

// systemFunctions end the program or query its environment.
var systemFunctions = []named{
	{"exit", ends}, {"_exit", ends}, {"_Exit", ends}, {"quick_exit", ends},
	{"abort", func(p *Program, c *call) error { return errAborted }},
	{"_ZSt9terminatev", func(p *Program, c *call) error { return errAborted }},
	{"__stack_chk_fail", func(p *Program, c *call) error {
		return errors.New("the stack's guard was overwritten")
	}},
	{"__assert_fail", func(p *Program, c *call) error {
		what, _ := c.text(c.arg(0))
		file, _ := c.text(c.arg(1))
		return fmt.Errorf("%s:%d: assertion failed: %s", file, uint32(c.arg(2)), what)
	}},
	{"atexit", func(p *Program, c *call) error { return c.result(1) }}, // refused
	{"getenv", func(p *Program, c *call) error { return c.result(0) }},
	{"time", clock}, {"clock", clock},
	{"rand", func(p *Program, c *call) error {
		p.random = p.random*6364136223846793005 + 1442695040888963407
		return c.result(p.random >> 33)
	}},
	{"srand", func(p *Program, c *call) error {
		p.random = uint64(uint32(c.arg(0)))
		return nil
	}},
	{"abs", func(p *Program, c *call) error {
		return c.result(uint64(uint32(magnitude(int64(int32(c.arg(0)))))))
	}},
	{"labs", func(p *Program, c *call) error {
		return c.result(uint64(magnitude(int64(c.arg(0)))))
	}},
}

func magnitude(v int64) int64 {
	if v < 0 {
		return -v
	}
	return v
}

func ends(p *Program, c *call) error { return &ErrExit{Status: int(uint8(c.arg(0)))} }

// clock counts steps, so a run is the same every time.
func clock(p *Program, c *call) error {
	t := p.Machine.Steps
	if c.name == "time" && c.arg(0) != 0 {
		if err := c.m.Mem.Store64(c.arg(0), t); err != nil {
			return err
		}
	}
	return c.result(t)
}
