package data

import (
	"fmt"
	"math/bits"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/code"
	"statepoint/lower/internal/isel"
)

// DefaultMaxBytes replaces an Options.MaxBytes of 0: the maximum number of bytes of code and data
// in an object. Data without contents in the file, such as zero-initialised variables, does not
// count.
const DefaultMaxBytes = 256 << 20

// maxVariable limits the size of a variable to the address space.
const maxVariable = 1 << 47

// Reserve counts bytes of code or data about to be emitted, and reports whether they are within the
// limit.
func (b *Builder) Reserve(span source.Span, what string, n uint64) bool {
	if b.Count(n) {
		return true
	}
	if !b.full {
		b.diags.Codef(isel.CodeLimit, span,
			"%s makes the object's code and data larger than %d bytes, the limit of the code "+
				"generator (MaxBytes)", what, b.limit())
	}
	b.full = true
	return false
}

// Count is Reserve without a message.
func (b *Builder) Count(n uint64) bool {
	limit := b.limit()
	if n > limit || b.bytes > limit-n {
		return false
	}
	b.bytes += n
	return true
}

func (b *Builder) limit() uint64 {
	if b.Options.MaxBytes == 0 {
		return DefaultMaxBytes
	}
	return b.Options.MaxBytes
}

// padFits counts the padding before a variable, in a section whose current size is filled.
func (b *Builder) padFits(g *ir.Global, d *code.Datum, filled map[code.Ref]uint64) bool {
	at := filled[d.Section]
	pad := -at & (d.Align - 1)
	filled[d.Section] = at + pad + uint64(len(d.Bytes))
	return pad == 0 || b.Reserve(g.Span, fmt.Sprintf("`@%s` with its alignment of %d", g.Name(),
		d.Align), pad)
}

// sizeFits reports whether a variable fits an address space.
func (b *Builder) sizeFits(g *ir.Global) bool {
	if size, ok := b.extent(g.Content); !ok || size > maxVariable {
		b.diags.Codef(isel.CodeLimit, g.Span,
			"`@%s` is larger than %d bytes, the address space of x86-64", g.Name(),
			uint64(maxVariable))
		return false
	}
	return true
}

// extent is at least the size of a type in bytes, false if 64 bits do not hold it.
func (b *Builder) extent(t *ir.Type) (uint64, bool) {
	switch t.Kind {
	case ir.ArrayKind:
		n, ok := b.extent(t.Elem)
		high, low := bits.Mul64(n, t.Len)
		return low, ok && high == 0 && low < 1<<62
	case ir.StructKind:
		sum := uint64(0)
		for _, f := range t.Fields {
			n, ok := b.extent(f)
			if sum += n; !ok || sum >= 1<<62 {
				return sum, false
			}
		}
		return max(sum, b.Consts.Layout.Size(t)), true
	}
	return b.Consts.Layout.Size(t), true
}
