package run

import "statepoint/lower/machine"

// function is a function of the runtime.
type function func(p *Program, c *call) error

// call is the state of a call of a function of the runtime.
type call struct {
	name string
	m    *machine.Machine
	// next is the index of the next integer argument, and vector that of the next floating point
	// argument.
	next, vector int
}

// arg is argument i as an integer.
func (c *call) arg(i int) uint64 { return c.m.Arg(i) }

// word takes the next integer argument.
func (c *call) word() uint64 {
	v := c.m.Arg(c.next)
	c.next++
	return v
}

// double takes the next argument that is a floating point number.
func (c *call) double() uint64 {
	c.vector++
	if c.vector <= 8 {
		return c.m.XMM[c.vector-1][0]
	}
	c.next = max(c.next, 6)
	return c.word()
}

// result sets the result.
func (c *call) result(v uint64) error {
	c.m.Return(v)
	return nil
}
