package libc

import "statepoint/lower/machine"

// Call is the state of a call to a function of the runtime.
type Call struct {
	Name string
	M    *machine.Machine
	// Reads, unless it is nil, is called before memory is read from an address.
	Reads func(at uint64)
	// next is the index of the next integer argument in a register, vector that of the next
	// floating point argument, and stack that of the next word of arguments on the stack.
	next, vector, stack int
	// list is the address of the va_list with the next arguments, 0 if they are the call's own.
	list uint64
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
	if c.list != 0 {
		return c.listed(0, 8, 48)
	}
	if c.next < inRegisters {
		c.next++
		return c.M.Arg(c.next - 1)
	}
	return c.stacked()
}

// inRegisters is the number of integer arguments in registers.
const inRegisters = 6

// stacked takes the next word of the arguments on the stack.
func (c *Call) stacked() uint64 {
	c.stack++
	return c.M.Arg(inRegisters + c.stack - 1)
}

// Double takes the next argument that is a floating point number.
func (c *Call) Double() uint64 {
	if c.list != 0 {
		return c.listed(32, 16, 176)
	}
	c.vector++
	if c.vector <= 8 {
		return c.M.XMM[c.vector-1][0]
	}
	return c.stacked()
}

// LongDouble takes the next argument that is a long double (psABI, "Passing": class MEMORY, at a
// multiple of 16 bytes): its significand, and its sign and exponent.
func (c *Call) LongDouble() (significand uint64, top uint16) {
	if c.list != 0 {
		if at, err := c.M.Mem.Load64(c.list + 8); err == nil && at%16 != 0 {
			_ = c.M.Mem.Store64(c.list+8, at+8) // if it fails, listed does
		}
		significand = c.listed(0, 0, 0)
		return significand, uint16(c.listed(0, 0, 0))
	}
	c.stack += c.stack & 1
	significand = c.stacked()
	return significand, uint16(c.stacked())
}

// listed takes the next argument from the va_list (psABI, "The va_list Type"): from where registers
// were saved as long as the offset in its first word, from a bit on, is below the limit, else from
// the stack. One that cannot be read is 0.
func (c *Call) listed(bit int, size, limit uint64) uint64 {
	mem := c.M.Mem
	var words [3]uint64 // both offsets, the stack's arguments, saved registers
	for i := range words {
		words[i], _ = mem.Load64(c.list + 8*uint64(i))
	}
	at, changed := words[1], 1
	if off := words[0] >> bit & (1<<32 - 1); off < limit {
		at, changed = words[2]+off, 0
		words[0] += size << bit
	} else {
		words[1] += 8
	}
	v, err := mem.Load64(at)
	if err == nil {
		err = mem.Store64(c.list+8*uint64(changed), words[changed])
	}
	if err != nil {
		return 0
	}
	return v
}

// Result sets the result.
func (c *Call) Result(v uint64) error {
	c.M.Return(v)
	return nil
}

// Rewind begins again with the first arguments.
func (c *Call) Rewind() { c.next, c.vector, c.stack = 0, 0, 0 }
