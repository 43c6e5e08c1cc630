package machine

import (
	"testing"

	"golang.org/x/arch/x86/x86asm"
)

// Saturating addition and subtraction of lanes give the results of the manual's examples: the bound
// that the exact result exceeds.
func TestHeldLanes(t *testing.T) {
	for _, c := range []struct {
		op         x86asm.Op
		a, b, want uint64
	}{
		{x86asm.PADDUSB, 0xf0, 0x20, 0xff}, {x86asm.PADDUSB, 0x10, 0x20, 0x30},
		{x86asm.PADDUSW, 0xfff0, 0x20, 0xffff}, {x86asm.PADDUSW, 0xff, 1, 0x100},
		{x86asm.PSUBUSB, 0x10, 0x20, 0}, {x86asm.PSUBUSB, 0x20, 0x10, 0x10},
		{x86asm.PSUBUSW, 0x100, 0x101, 0}, {x86asm.PSUBUSW, 0xffff, 1, 0xfffe},
		{x86asm.PADDSB, 0x7f, 1, 0x7f}, {x86asm.PADDSB, 0x80, 0xff, 0x80},
		{x86asm.PADDSW, 0x7fff, 1, 0x7fff}, {x86asm.PADDSW, 0x8000, 0xffff, 0x8000},
		{x86asm.PSUBSB, 0x80, 1, 0x80}, {x86asm.PSUBSB, 0, 0x80, 0x7f},
		{x86asm.PSUBSW, 0x8000, 1, 0x8000}, {x86asm.PSUBSW, 5, 7, 0xfffe},
	} {
		l := laneOps[c.op]
		mask := uint64(1)<<(8*l.width) - 1
		if got := l.f(c.a, c.b) & mask; got != c.want {
			t.Errorf("%v of %#x and %#x is %#x, not %#x", c.op, c.a, c.b, got, c.want)
		}
	}
}
