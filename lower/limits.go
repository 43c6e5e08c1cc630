package lower

import (
	"fmt"
	"math/bits"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/isel"
)

// DefaultMaxBytes is Options.MaxBytes where that is 0: how many bytes of code and data an object has at most. What has no contents in the file, such as
// variables that begin as zeros, does not count.
const DefaultMaxBytes = 256 << 20

// maxVariable bounds the size of a variable, as the addresses there are do.
const maxVariable = 1 << 47

// maxFrame bounds the size of a frame in bytes: offsets in it, and into the arguments above it, have 31 bits.
const maxFrame = 1<<31 - 1<<20

// reserve counts bytes of code or data that are about to be made, and reports whether there may be so many.
func (c *Compiler) reserve(span source.Span, what string, n uint64) bool {
	limit := c.opts.MaxBytes
	if limit == 0 {
		limit = DefaultMaxBytes
	}
	if n > limit || c.bytes > limit-n {
		if !c.full {
			c.diags.Codef(isel.CodeLimit, span, "%s makes the object's code and data larger than %d bytes, the limit of the code generator (MaxBytes)", what, limit)
		}
		c.full = true
		return false
	}
	c.bytes += n
	return true
}

// padFits counts what stands before a variable for its alignment, in a section that so many bytes have been put into.
func (c *Compiler) padFits(g *ir.Global, d *datum, filled map[sectionRef]uint64) bool {
	at := filled[d.section]
	pad := -at & (d.align - 1)
	filled[d.section] = at + pad + uint64(len(d.bytes))
	return pad == 0 || c.reserve(g.Span, fmt.Sprintf("`@%s` with its alignment of %d", g.Name(), d.align), pad)
}

// sizeFits reports whether a variable fits an address space.
func (c *Compiler) sizeFits(g *ir.Global) bool {
	if size, ok := c.extent(g.Content); !ok || size > maxVariable {
		c.diags.Codef(isel.CodeLimit, g.Span, "`@%s` is larger than %d bytes, the address space of x86-64", g.Name(), uint64(maxVariable))
		return false
	}
	return true
}

// extent is at least the size of a type in bytes, false if 64 bits do not hold it.
func (c *Compiler) extent(t *ir.Type) (uint64, bool) {
	switch t.Kind {
	case ir.ArrayKind:
		n, ok := c.extent(t.Elem)
		high, low := bits.Mul64(n, t.Len)
		return low, ok && high == 0 && low < 1<<62
	case ir.StructKind:
		sum := uint64(0)
		for _, f := range t.Fields {
			n, ok := c.extent(f)
			if sum += n; !ok || sum >= 1<<62 {
				return sum, false
			}
		}
		return max(sum, c.sel.Layout.Size(t)), true
	}
	return c.sel.Layout.Size(t), true
}
