package run

import (
	"bytes"
	"fmt"

	"statepoint/core/source"
)

// copied bounds how much memory one call of a C library function touches.
const copied = 1 << 28

// memoryFunctions manage uncollected memory, and copy memory.
var memoryFunctions = []named{
	{"malloc", func(p *Program, c *call) error { return p.allocated(c, c.arg(0), 0, false) }},
	{"calloc", func(p *Program, c *call) error {
		n, size := c.arg(0), c.arg(1)
		if size != 0 && n > copied/size {
			return c.result(0)
		}
		return p.allocated(c, n*size, 0, true)
	}},
	{"aligned_alloc", func(p *Program, c *call) error {
		return p.allocated(c, c.arg(1), c.arg(0), false)
	}},
	{"realloc", reallocate},
	{"free", released},
	{"_Znwm", func(p *Program, c *call) error { return p.allocated(c, c.arg(0), 0, false) }},
	{"_Znam", func(p *Program, c *call) error { return p.allocated(c, c.arg(0), 0, false) }},
	{"_ZdlPv", released},
	{"_ZdaPv", released},
	{"_ZdlPvm", released},
	{"_ZdaPvm", released},
	{"memcpy", copyBytes}, {"memmove", copyBytes},
	{"__memcpy_chk", copyBytes}, {"__memmove_chk", copyBytes},
	{"memset", fill}, {"__memset_chk", fill},
	{"bzero", func(p *Program, c *call) error {
		return p.writeInto(c.arg(0), make([]byte, min(c.arg(1), copied)))
	}},
	{"memcmp", compare}, {"bcmp", compare},
	{"memchr", func(p *Program, c *call) error {
		b, err := c.read(c.arg(0), c.arg(2))
		if err != nil {
			return err
		}
		if i := bytes.IndexByte(b, byte(c.arg(1))); i >= 0 {
			return c.result(c.arg(0) + uint64(i))
		}
		return c.result(0)
	}},
}

func released(p *Program, c *call) error {
	if c.arg(0) == 0 {
		return nil
	}
	return p.blocks.release(c.arg(0))
}

func (p *Program) allocated(c *call, size, align uint64, clear bool) error {
	if align&(align-1) != 0 || align > copied {
		return c.result(0)
	}
	at, err := p.blocks.take(size, align)
	if err != nil {
		return err
	}
	if clear && at != 0 {
		if err := c.m.Mem.WriteAt(at, make([]byte, size)); err != nil {
			return err
		}
	}
	return c.result(at)
}

func reallocate(p *Program, c *call) error {
	old, size := c.arg(0), c.arg(1)
	if old == 0 {
		return p.allocated(c, size, 0, false)
	}
	had, err := p.blocks.sizeOf(old)
	if err != nil {
		return err
	}
	if size <= had {
		return c.result(old)
	}
	at, err := p.blocks.take(size, 0)
	if err != nil || at == 0 {
		c.m.Return(0)
		return err
	}
	b := make([]byte, had)
	if err := c.m.Mem.ReadAt(old, b); err != nil {
		return err
	}
	p.judge.copied(old, at, had)
	if err := c.m.Mem.WriteAt(at, b); err != nil {
		return err
	}
	if err := p.blocks.release(old); err != nil {
		return err
	}
	return c.result(at)
}

// read copies memory of the program.
func (c *call) read(at, size uint64) ([]byte, error) {
	if size > copied {
		return nil, fmt.Errorf("%s at %#x are more than one call may touch (%d)",
			source.Count(size, "byte"), at,
			copied)
	}
	b := make([]byte, size)
	return b, c.m.Mem.ReadAt(at, b)
}

func copyBytes(p *Program, c *call) error {
	b, err := c.read(c.arg(1), c.arg(2))
	if err != nil {
		return err
	}
	c.m.Return(c.arg(0))
	p.judge.copied(c.arg(1), c.arg(0), c.arg(2))
	return p.writeInto(c.arg(0), b)
}

// writeInto writes words that may be references in objects.
func (p *Program) writeInto(at uint64, b []byte) error {
	if p.heap.before != nil && p.heap.inside(at) {
		if err := p.heap.before(at, b); err != nil {
			return err
		}
	}
	return p.Machine.Mem.WriteAt(at, b)
}

func fill(p *Program, c *call) error {
	if c.arg(2) > copied {
		return fmt.Errorf("%s at %#x are more than one call may touch (%d)",
			source.Count(c.arg(2), "byte"),
			c.arg(0), copied)
	}
	c.m.Return(c.arg(0))
	return p.writeInto(c.arg(0), bytes.Repeat([]byte{byte(c.arg(1))}, int(c.arg(2))))
}

func compare(p *Program, c *call) error {
	a, err := c.read(c.arg(0), c.arg(2))
	if err != nil {
		return err
	}
	b, err := c.read(c.arg(1), c.arg(2))
	if err != nil {
		return err
	}
	return c.sign(bytes.Compare(a, b))
}

// sign returns a negative, zero or positive int.
func (c *call) sign(n int) error { return c.result(uint64(int64(n))) }
