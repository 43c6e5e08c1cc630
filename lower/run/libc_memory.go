package run

import (
	"bytes"
	"fmt"
	"math/bits"

	"statepoint/lower/machine"
)

// blocksBase is where memory of malloc begins: a page with what is free, then blocks.
const blocksBase = 2 << 32

// A block stands behind two words, a mark and its size, and the mark tells whether it is in use.
// What is free waits in a list for its size; the word of a free block says which is next. All of it
// is in the program's memory, so that it comes back when the machine goes back.
const (
	blockUsed = 0xB10C_0000_0000_0001
	blockFree = 0xB10C_0000_0000_0000

	endWord  = 504 // of the page: where mapped memory ends
	nextWord = 505 // where the next block goes
)

// copied bounds what one call of a function of the C library touches.
const copied = 1 << 28

// class rounds a size up to that of a list, and gives the word of the page that has the list.
func class(size uint64) (rounded, list uint64) {
	size = max(size, 16)
	if size <= 2048 {
		rounded = (size + 15) &^ 15
		return rounded, blocksBase + 8*(rounded/16)
	}
	n := uint64(bits.Len64(size - 1))
	return 1 << n, blocksBase + 8*(256+n)
}

// take gives a block of at least so many bytes, aligned to 16 or more; 0 for too many.
func (p *Program) take(size, align uint64) (uint64, error) {
	mem := p.Machine.Mem
	if size > copied || align > copied {
		return 0, nil
	}
	if !p.state.memory {
		p.state.memory = true
		if err := mem.Map(blocksBase, machine.PageSize, machine.Read|machine.Write); err != nil {
			return 0, err
		}
		for _, w := range []uint64{endWord, nextWord} {
			if err := mem.Store64(blocksBase+8*w, blocksBase+machine.PageSize); err != nil {
				return 0, err
			}
		}
	}
	size, list := class(size)
	at, err := mem.Load64(list)
	if err != nil {
		return 0, err
	}
	if at != 0 && align <= 16 {
		next, err := mem.Load64(at)
		if err == nil {
			err = mem.Store64(list, next)
		}
		if err != nil {
			return 0, err
		}
		return at, mem.Store64(at-16, blockUsed)
	}
	if at, err = p.extend(size, max(16, align)); err != nil {
		return 0, err
	}
	if err := mem.Store64(at-8, size); err != nil {
		return 0, err
	}
	return at, mem.Store64(at-16, blockUsed)
}

// extend makes room behind all blocks.
func (p *Program) extend(size, align uint64) (uint64, error) {
	mem := p.Machine.Mem
	next, err := mem.Load64(blocksBase + 8*nextWord)
	if err != nil {
		return 0, err
	}
	end, err := mem.Load64(blocksBase + 8*endWord)
	if err != nil {
		return 0, err
	}
	at := (next + 16 + align - 1) &^ (align - 1)
	if at+size > end {
		more := (at + size - end + 1<<16 - 1) &^ (1<<16 - 1)
		if err := mem.Map(end, more, machine.Read|machine.Write); err != nil {
			return 0, err
		}
		if err := mem.Store64(blocksBase+8*endWord, end+more); err != nil {
			return 0, err
		}
	}
	return at, mem.Store64(blocksBase+8*nextWord, at+size)
}

// sizeOf is the size of a block that is in use.
func (p *Program) sizeOf(at uint64) (uint64, error) {
	if p.heap.inside(at) {
		return 0, fmt.Errorf("%#x is in the collected heap, not memory of malloc", at)
	}
	if mark, err := p.Machine.Mem.Load64(at - 16); err != nil || at%16 != 0 || mark != blockUsed {
		return 0, fmt.Errorf("%#x is no memory of malloc, or it was freed already", at)
	}
	return p.Machine.Mem.Load64(at - 8)
}

// release gives a block back, filled with rubbish.
func (p *Program) release(at uint64) error {
	size, err := p.sizeOf(at)
	if err != nil {
		return err
	}
	mem := p.Machine.Mem
	_, list := class(size)
	next, err := mem.Load64(list)
	if err != nil {
		return err
	}
	if err := mem.WriteAt(at, bytes.Repeat([]byte{0xDD}, int(size))); err != nil {
		return err
	}
	for _, w := range [][2]uint64{{at, next}, {list, at}, {at - 16, blockFree}} {
		if err := mem.Store64(w[0], w[1]); err != nil {
			return err
		}
	}
	return nil
}

// memoryFunctions manage memory that is not collected, and copy.
var memoryFunctions = map[string]function{
	"malloc": func(p *Program, c *call) error { return p.allocated(c, c.arg(0), 0, false) },
	"calloc": func(p *Program, c *call) error {
		n, size := c.arg(0), c.arg(1)
		if size != 0 && n > copied/size {
			return c.result(0)
		}
		return p.allocated(c, n*size, 0, true)
	},
	"aligned_alloc": func(p *Program, c *call) error {
		return p.allocated(c, c.arg(1), c.arg(0), false)
	},
	"realloc": reallocate,
	"free":    released,
	"_Znwm":   func(p *Program, c *call) error { return p.allocated(c, c.arg(0), 0, false) },
	"_Znam":   func(p *Program, c *call) error { return p.allocated(c, c.arg(0), 0, false) },
	"_ZdlPv":  released,
	"_ZdaPv":  released,
	"_ZdlPvm": released,
	"_ZdaPvm": released,
	"memcpy":  copyBytes, "memmove": copyBytes,
	"__memcpy_chk": copyBytes, "__memmove_chk": copyBytes,
	"memset": fill, "__memset_chk": fill,
	"bzero": func(p *Program, c *call) error {
		return p.writeInto(c.arg(0), make([]byte, min(c.arg(1), copied)))
	},
	"memcmp": compare, "bcmp": compare,
	"memchr": func(p *Program, c *call) error {
		b, err := c.read(c.arg(0), c.arg(2))
		if err != nil {
			return err
		}
		if i := bytes.IndexByte(b, byte(c.arg(1))); i >= 0 {
			return c.result(c.arg(0) + uint64(i))
		}
		return c.result(0)
	},
}

func released(p *Program, c *call) error {
	if c.arg(0) == 0 {
		return nil
	}
	return p.release(c.arg(0))
}

func (p *Program) allocated(c *call, size, align uint64, clear bool) error {
	if align&(align-1) != 0 || align > copied {
		return c.result(0)
	}
	at, err := p.take(size, align)
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
	had, err := p.sizeOf(old)
	if err != nil {
		return err
	}
	if size <= had {
		return c.result(old)
	}
	at, err := p.take(size, 0)
	if err != nil || at == 0 {
		c.m.Return(0)
		return err
	}
	b := make([]byte, had)
	if err := c.m.Mem.ReadAt(old, b); err != nil {
		return err
	}
	if err := c.m.Mem.WriteAt(at, b); err != nil {
		return err
	}
	if err := p.release(old); err != nil {
		return err
	}
	return c.result(at)
}

// read copies memory of the program.
func (c *call) read(at, size uint64) ([]byte, error) {
	if size > copied {
		return nil, fmt.Errorf("%d bytes at %#x are more than one call may touch (%d)", size, at,
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
	return p.writeInto(c.arg(0), b)
}

// writeInto writes what may be references of objects.
func (p *Program) writeInto(at uint64, b []byte) error {
	if p.heap.barrier && p.heap.inside(at) {
		if err := p.heap.stored(at, b); err != nil {
			return err
		}
	}
	return p.Machine.Mem.WriteAt(at, b)
}

func fill(p *Program, c *call) error {
	if c.arg(2) > copied {
		return fmt.Errorf("%d bytes at %#x are more than one call may touch (%d)", c.arg(2),
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
