package build

import "statepoint/core/ir"

// IsUndef reports whether v is undef or poison, so that it need not be copied.
func IsUndef(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && (c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison)
}

// IsExtended reports whether a type is x86_fp80.
func IsExtended(t *ir.Type) bool { return t.Kind == ir.X86FP80Kind }

// IsScalarFloat reports whether a type is float or double, which SSE2 computes with.
func IsScalarFloat(t *ir.Type) bool { return t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind }

// IsHalf reports whether a type is half or bfloat, which are only stored and converted: arithmetic
// on them is done in float.
func IsHalf(t *ir.Type) bool { return t.Kind == ir.HalfKind || t.Kind == ir.BFloatKind }

// isWideInt reports whether a type is an integer of more than one register.
func isWideInt(t *ir.Type) bool {
	return t.Kind == ir.IntegerKind && t.Bits > 64 && t.Bits <= MaxIntBits
}

// IsWord reports whether values of the type are one general register.
func IsWord(t *ir.Type) bool {
	return t.Kind == ir.PointerKind || t.Kind == ir.IntegerKind && t.Bits <= 64
}

// OrSelf is v if it has a list of uses, else in.
func OrSelf(v ir.Value, in *ir.Instr) ir.Value {
	switch v.(type) {
	case *ir.Instr, *ir.Arg:
		return v
	}
	return in
}
