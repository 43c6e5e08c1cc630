package floats_test

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/floats"
)

// TestBits reads literals of all types.
func TestBits(t *testing.T) {
	types := ir.NewTypes()
	for _, test := range []struct {
		of        *ir.Type
		text      string
		low, high uint64
		ok        bool
	}{
		{types.Double, "1.5", 0x3ff8000000000000, 0, true},
		{types.Double, "0x3FF8000000000000", 0x3ff8000000000000, 0, true},
		{types.Float, "0x3FF8000000000000", 0x3fc00000, 0, true},
		{types.Half, "0xH3C00", 0x3c00, 0, true},
		{types.Half, "65520.0", 0x7c00, 0, true}, // rounds to infinity
		{types.Half, "0x3E70000000000000", 1, 0, true},
		{types.BFloat, "-1.0", 0xbf80, 0, true},
		{types.X86FP80, "0xK3FFF8000000000000000", 1 << 63, 0x3fff, true},
		{types.FP128, "0xL00000000000000013FFF000000000000", 1, 0x3fff << 48, true},
		{types.X86FP80, "0xK3FFF", 0, 0, false},
		{types.Double, "one", 0, 0, false},
	} {
		c := ir.NewConst(test.of, ir.ConstFloat)
		c.Text = test.text
		low, high, ok := floats.Bits(c)
		if low != test.low || high != test.high || ok != test.ok {
			t.Errorf("%s %s: %#x, %#x, %t", test.of, test.text, low, high, ok)
		}
	}
}

// TestFromBits writes numbers as LLVM prints them, and reads them again.
func TestFromBits(t *testing.T) {
	types := ir.NewTypes()
	for _, test := range []struct {
		of   *ir.Type
		bits uint64
		want string
	}{
		{types.Double, 0x3ff8000000000000, "1.500000e+00"},
		{types.Double, 1, "4.940660e-324"},
		{types.Float, 0x3dcccccd, "0x3FB99999A0000000"},
		{types.Float, 0x80000000, "-0.000000e+00"},
		{types.Float, 0x7f800001, "0x7FF0000020000000"}, // a NaN that signals
		{types.Half, 0x3c00, "0xH3C00"},
		{types.BFloat, 0x1, "0xR0001"},
	} {
		c := floats.FromBits(test.of, test.bits)
		if c.Text != test.want {
			t.Errorf("%s %#x is %s, not %s", test.of, test.bits, c.Text, test.want)
		}
		if back, ok := floats.ShortBits(c); !ok || back != test.bits {
			t.Errorf("%s is %#x, not %#x", c.Text, back, test.bits)
		}
	}
}
