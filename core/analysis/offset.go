package analysis

import (
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// Offset is the offset that the indices of a getelementptr add, in bytes: off, plus any multiple of
// stride, if that is not 0.
func Offset(layout *datalayout.Layout, t *ir.Type, indices []ir.Value) (off, stride int64) {
	for i, v := range indices {
		n, known := ConstantIndex(v)
		switch {
		case i > 0 && t.Kind == ir.StructKind:
			if n < 0 || n >= int64(len(t.Fields)) {
				return 0, 1
			}
			off += int64(layout.FieldOffset(t, int(n)))
			t = t.Fields[n]
			continue
		case i > 0:
			t = t.Elem
		}
		if t == nil || !ir.Sized(t) || t.HoldsScalable() {
			return 0, 1
		}
		if size := int64(layout.Size(t)); known {
			off += n * size
		} else {
			stride = GCD(stride, size)
		}
	}
	return off, stride
}

// ConstantIndex is a constant index, or length.
func ConstantIndex(v ir.Value) (n int64, known bool) {
	c, ok := v.(*ir.Const)
	if !ok {
		return 0, false
	}
	if c.IsZeroValue() {
		return 0, true
	}
	if c.Kind != ir.ConstInt || c.Big != nil {
		return 0, false
	}
	return c.Int64(), true
}

// GCD is the greatest common divisor of two numbers; every number divides 0.
func GCD(a, b int64) int64 {
	if a < 0 {
		a = -a
	}
	if b < 0 {
		b = -b
	}
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
