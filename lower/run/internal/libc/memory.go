package libc

import (
	"bytes"
	"fmt"

	"statepoint/core/source"
)

// copied bounds how much memory one call to a C library function touches.
const copied = 1 << 28

// memoryFunctions manage uncollected memory, and copy memory.
var memoryFunctions = []named{
	{"malloc", func(l *Library, c *Call) error { return l.Allocated(c, c.Arg(0), 0, false) }},
	{"calloc", func(l *Library, c *Call) error {
		n, size := c.Arg(0), c.Arg(1)
		if size != 0 && n > copied/size {
			return c.Result(0)
		}
		return l.Allocated(c, n*size, 0, true)
	}},
	{"aligned_alloc", func(l *Library, c *Call) error {
		return l.Allocated(c, c.Arg(1), c.Arg(0), false)
	}},
	{"realloc", reallocate},
	{"free", Free},
	{"_Znwm", func(l *Library, c *Call) error { return l.Allocated(c, c.Arg(0), 0, false) }},
	{"_Znam", func(l *Library, c *Call) error { return l.Allocated(c, c.Arg(0), 0, false) }},
	{"_ZdlPv", Free},
	{"_ZdaPv", Free},
	{"_ZdlPvm", Free},
	{"_ZdaPvm", Free},
	{"memcpy", copyBytes}, {"memmove", copyBytes},
	{"__memcpy_chk", copyBytes}, {"__memmove_chk", copyBytes},
	{"memset", fill}, {"__memset_chk", fill},
	{"bzero", func(l *Library, c *Call) error {
		return l.writeInto(c.Arg(0), make([]byte, min(c.Arg(1), copied)))
	}},
	{"memcmp", compare}, {"bcmp", compare},
	{"memchr", func(l *Library, c *Call) error {
		b, err := c.read(c.Arg(0), c.Arg(2))
		if err != nil {
			return err
		}
		if i := bytes.IndexByte(b, byte(c.Arg(1))); i >= 0 {
			return c.Result(c.Arg(0) + uint64(i))
		}
		return c.Result(0)
	}},
}

// Free is void free(ptr).
func Free(l *Library, c *Call) error {
	if c.Arg(0) == 0 {
		return nil
	}
	return l.Blocks.Release(c.Arg(0))
}

// Allocated returns a block from a call, with zeros in it if it is to be clear; null if there is no
// room.
func (l *Library) Allocated(c *Call, size, align uint64, clear bool) error {
	if align&(align-1) != 0 || align > copied {
		return c.Result(0)
	}
	at, err := l.Blocks.Take(size, align)
	if err != nil {
		return err
	}
	if clear && at != 0 {
		if err := c.M.Mem.WriteAt(at, make([]byte, size)); err != nil {
			return err
		}
	}
	return c.Result(at)
}

func reallocate(l *Library, c *Call) error {
	old, size := c.Arg(0), c.Arg(1)
	if old == 0 {
		return l.Allocated(c, size, 0, false)
	}
	had, err := l.Blocks.sizeOf(old)
	if err != nil {
		return err
	}
	if size <= had {
		return c.Result(old)
	}
	at, err := l.Blocks.Take(size, 0)
	if err != nil || at == 0 {
		c.M.Return(0)
		return err
	}
	b := make([]byte, had)
	if err := c.M.Mem.ReadAt(old, b); err != nil {
		return err
	}
	l.World.Copied(old, at, had)
	if err := c.M.Mem.WriteAt(at, b); err != nil {
		return err
	}
	if err := l.Blocks.Release(old); err != nil {
		return err
	}
	return c.Result(at)
}

// read copies memory of the program.
func (c *Call) read(at, size uint64) ([]byte, error) {
	if size > copied {
		return nil, fmt.Errorf("%s at %#x are more than one call may touch (%d)",
			source.Count(size, "byte"), at,
			copied)
	}
	if size > 0 {
		c.reading(at)
	}
	b := make([]byte, size)
	return b, c.M.Mem.ReadAt(at, b)
}

func copyBytes(l *Library, c *Call) error {
	if err := l.Copy(c, c.Arg(0), c.Arg(1), c.Arg(2)); err != nil {
		return err
	}
	return c.Result(c.Arg(0))
}

// Copy copies bytes, whose words may be references in objects.
func (l *Library) Copy(c *Call, to, from, size uint64) error {
	b, err := c.read(from, size)
	if err != nil {
		return err
	}
	l.World.Copied(from, to, size)
	return l.writeInto(to, b)
}

// writeInto writes words that may be references in objects.
func (l *Library) writeInto(at uint64, b []byte) error {
	if err := l.World.Stores(at, b); err != nil {
		return err
	}
	return l.Blocks.Mem.WriteAt(at, b)
}

func fill(l *Library, c *Call) error {
	if c.Arg(2) > copied {
		return fmt.Errorf("%s at %#x are more than one call may touch (%d)",
			source.Count(c.Arg(2), "byte"),
			c.Arg(0), copied)
	}
	c.M.Return(c.Arg(0))
	return l.writeInto(c.Arg(0), bytes.Repeat([]byte{byte(c.Arg(1))}, int(c.Arg(2))))
}

func compare(l *Library, c *Call) error {
	a, err := c.read(c.Arg(0), c.Arg(2))
	if err != nil {
		return err
	}
	b, err := c.read(c.Arg(1), c.Arg(2))
	if err != nil {
		return err
	}
	return c.sign(bytes.Compare(a, b))
}

// sign returns a negative, zero or positive int.
func (c *Call) sign(n int) error { return c.Result(uint64(int64(n))) }
