package libc

import (
	"errors"
	"fmt"
)

var errAborted = errors.New("the program aborted")

// systemFunctions abort the program or query its environment. Functions that end it are left to the
// caller.
var systemFunctions = []named{
	{"abort", func(l *Library, c *Call) error { return errAborted }},
	{"_ZSt9terminatev", func(l *Library, c *Call) error { return errAborted }},
	{"__stack_chk_fail", func(l *Library, c *Call) error {
		return errors.New("the stack's guard was overwritten")
	}},
	{"__assert_fail", func(l *Library, c *Call) error {
		what, _ := c.text(c.Arg(0))
		file, _ := c.text(c.Arg(1))
		return fmt.Errorf("%s:%d: assertion failed: %s", file, uint32(c.Arg(2)), what)
	}},
	{"atexit", func(l *Library, c *Call) error { return c.Result(1) }}, // refused
	{"getenv", func(l *Library, c *Call) error { return c.Result(0) }},
	{"time", clock}, {"clock", clock},
	{"rand", func(l *Library, c *Call) error {
		l.Random = l.Random*6364136223846793005 + 1442695040888963407
		return c.Result(l.Random >> 33)
	}},
	{"srand", func(l *Library, c *Call) error {
		l.Random = uint64(uint32(c.Arg(0)))
		return nil
	}},
	{"abs", func(l *Library, c *Call) error {
		return c.Result(uint64(uint32(magnitude(int64(int32(c.Arg(0)))))))
	}},
	{"labs", magnitudeOf}, {"llabs", magnitudeOf}, {"imaxabs", magnitudeOf},
	{"div", func(l *Library, c *Call) error {
		a, b := int32(c.Arg(0)), int32(c.Arg(1))
		if b == 0 {
			return errDivided
		}
		return c.Result(uint64(uint32(a/b)) | uint64(uint32(a%b))<<32)
	}},
	{"ldiv", quotient}, {"lldiv", quotient}, {"imaxdiv", quotient},
}

func magnitudeOf(_ *Library, c *Call) error {
	return c.Result(uint64(magnitude(int64(c.Arg(0)))))
}

const rdx = 2 // in the order of x86-64's encodings

var errDivided = errors.New("a division by zero")

// quotient returns two numbers of 64 bits, in RAX and RDX.
func quotient(_ *Library, c *Call) error {
	a, b := int64(c.Arg(0)), int64(c.Arg(1))
	if b == 0 {
		return errDivided
	}
	c.M.GPR[rdx] = uint64(a % b)
	return c.Result(uint64(a / b))
}

func magnitude(v int64) int64 {
	if v < 0 {
		return -v
	}
	return v
}

// clock counts steps, so a run is the same every time.
func clock(l *Library, c *Call) error {
	t := c.M.Steps
	if c.Name == "time" && c.Arg(0) != 0 {
		if err := c.M.Mem.Store64(c.Arg(0), t); err != nil {
			return err
		}
	}
	return c.Result(t)
}
