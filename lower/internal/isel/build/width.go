package build

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// OpWidth is the width of arithmetic on an integer with a given number of bits: at least 32,
// because these instructions are shorter and write whole registers.
func OpWidth(bits uint32) amd64.Width {
	if bits <= 32 {
		return amd64.W32
	}
	return amd64.W64
}

// ExactWidth is the width of an instruction that must operate on exactly that number of bits; ok is
// false if there is none.
func ExactWidth(bits uint32) (w amd64.Width, ok bool) {
	switch bits {
	case 8, 16, 32, 64:
		return amd64.Width(bits), true
	}
	return 0, false
}

// Explicit marks a fixed operand as one that the machine instruction encodes.
func Explicit(o mir.Operand) mir.Operand { o.Flags |= mir.Explicit; return o }

// Pick is the single or the double form of an operation.
func Pick(t *ir.Type, single, double amd64.Op) amd64.Op {
	if t.Kind == ir.FloatKind {
		return single
	}
	return double
}

// MemoryWidth is the width of the move that loads or stores an integer or pointer with a given
// number of bits. Odd widths are rounded up to whole bytes.
func MemoryWidth(bits uint32) (amd64.Width, bool) {
	switch {
	case bits <= 8:
		return amd64.W8, true
	case bits <= 16:
		return amd64.W16, bits > 8
	case bits == 32:
		return amd64.W32, true
	case bits == 64:
		return amd64.W64, true
	}
	return 0, false
}

// Fits32 reports whether n fits a sign-extended 32-bit immediate.
func Fits32(n int64) bool { return n == int64(int32(n)) }

// FloatWidth is the width of a float or double.
func FloatWidth(t *ir.Type) amd64.Width {
	if t.Kind == ir.FloatKind {
		return amd64.W32
	}
	return amd64.W64
}

var Arithmetic = map[ir.Opcode]amd64.Op{
	ir.Add: amd64.ADD, ir.Sub: amd64.SUB, ir.And: amd64.AND, ir.Or: amd64.OR, ir.Xor: amd64.XOR,
	ir.Mul: amd64.IMUL,
}

// Log2 is the index of the highest set bit of n.
func Log2(n uint64) int {
	k := 0
	for n > 1 {
		n >>= 1
		k++
	}
	return k
}
