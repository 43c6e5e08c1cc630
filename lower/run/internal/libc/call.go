package libc

import "statepoint/lower/machine"

// Call is the state of a call to a function of the runtime.
type Call struct {
	Name string
	M    *machine.Machine
	// Reads, unless it is nil, is called before memory is read from an address.
	Reads func(at uint64)
	// next is the index of the next integer argument, and vector that of the next floating point
	// argument.
	next, vector int
}

// reading notes that memory is about to be read from an address.
func (c *Call) reading(at uint64) {
	if c.Reads != nil {
		c.Reads(at)
	}
}

// Arg is argument i as an integer.
func (c *Call) Arg(i int) uint64 { return c.M.Arg(i) }

// Word takes the next integer argument.
func (c *Call) Word() uint64 {
	v := c.M.Arg(c.next)
	c.next++
	return v
}

// Double takes the next argument that is a floating point number.
func (c *Call) Double() uint64 {
	c.vector++
	if c.vector <= 8 {
		return c.M.XMM[c.vector-1][0]
	}
	c.next = max(c.next, 6)
	return c.Word()
}

// Result sets the result.
func (c *Call) Result(v uint64) error {
	c.M.Return(v)
	return nil
}

// Rewind begins again with the first arguments.
func (c *Call) Rewind() { c.next, c.vector = 0, 0 }
