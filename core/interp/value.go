package interp

import (
	"fmt"
	"math/big"
	"strings"

	"statepoint/core/ir"
)

// State says how well defined a value is.
type State uint8

// The states, best first. A value computed from several is no better than the worst of them.
const (
	// Defined is a value that every correct compilation must compute.
	Defined State = iota
	// Arbitrary is a value that this run chose and another may choose differently: freeze of undef,
	// the payload of a NaN, the rounding of a library function.
	Arbitrary
	// Undef is undef: each use may see another value.
	Undef
	// Poison is poison.
	Poison
)

var stateNames = [...]string{"defined", "arbitrary", "undef", "poison"}

// String is the state's name.
func (s State) String() string { return stateNames[s] }

// Value is the value of one SSA name at one time. Its type decides which fields are used.
type Value struct {
	Type *ir.Type
	// State is the state of a scalar; for a vector, struct or array see StateOf.
	State State
	// Bits is an integer of up to 64 bits, zero-extended; an address; the bits of a half, bfloat,
	// float or double.
	Bits uint64
	// Big is a wider integer, or the bits of an x86_fp80 or fp128; never negative. It is not
	// changed once it is in a value.
	Big *big.Int
	// Elems are the elements of a vector, struct or array.
	Elems []Value
	// Token is the statepoint execution of a token, or of a landing pad's result.
	Token *Token
}

// Token is one execution of a statepoint.
type Token struct {
	// Call is the statepoint.
	Call *ir.Instr
	// Result is the result of the called function, for gc.result.
	Result Value
	// Before and After are Collector.Epoch when the call began and when it ended.
	Before, After int
}

// Int makes an integer; bits of v that are too high for it are dropped.
func Int(t *ir.Type, v uint64) Value {
	if t.Bits > 64 {
		return BigInt(t, new(big.Int).SetUint64(v))
	}
	return Value{Type: t, Bits: v & mask(t.Bits)}
}

// BigInt makes an integer of any width; v is taken modulo two to its width.
func BigInt(t *ir.Type, v *big.Int) Value {
	// of a negative number, And takes the two's complement
	m := new(big.Int).And(v, bigMask(t.Bits))
	if t.Bits <= 64 {
		return Value{Type: t, Bits: m.Uint64()}
	}
	return Value{Type: t, Big: m}
}

// Pointer makes an address.
func Pointer(t *ir.Type, addr uint64) Value { return Value{Type: t, Bits: addr} }

// Aggregate makes a vector, struct or array from its elements.
func Aggregate(t *ir.Type, elems ...Value) Value { return Value{Type: t, Elems: elems} }

// OfState makes a value whose scalars are all zero and have the given state.
func OfState(t *ir.Type, s State) Value {
	v := Value{Type: t}
	if n := elements(t); n >= 0 {
		v.Elems = make([]Value, n)
		for i := range v.Elems {
			v.Elems[i] = OfState(elementType(t, i), s)
		}
		return v
	}
	v.State = s
	if wide(t) {
		v.Big = new(big.Int)
	}
	return v
}

// Zero is the zero of a type: 0, null, or elements of those.
func Zero(t *ir.Type) Value { return OfState(t, Defined) }

// StateOf is the state of a value; for one with elements, the worst of theirs.
func (v *Value) StateOf() State {
	s := v.State
	for i := range v.Elems {
		s = max(s, v.Elems[i].StateOf())
	}
	return s
}

// Unsigned is an integer or the bits of any other scalar as a number that is not negative.
func (v *Value) Unsigned() *big.Int {
	if v.Big != nil {
		return v.Big
	}
	return new(big.Int).SetUint64(v.Bits)
}

// Signed is an integer as two's complement.
func (v *Value) Signed() *big.Int {
	if v.Big == nil {
		return big.NewInt(signExtend(v.Bits, v.Type.Bits))
	}
	if v.Big.Bit(int(v.Type.Bits)-1) == 0 {
		return v.Big
	}
	return new(big.Int).Sub(v.Big, new(big.Int).Lsh(big.NewInt(1), uint(v.Type.Bits)))
}

// Int64 is an integer of up to 64 bits, sign-extended.
func (v *Value) Int64() int64 { return signExtend(v.Bits, v.Type.Bits) }

// IsZero reports whether a scalar is all zero bits.
func (v *Value) IsZero() bool { return v.Bits == 0 && (v.Big == nil || v.Big.Sign() == 0) }

// Same reports whether two values of one type agree wherever both are Defined. NaNs agree with
// each other.
func Same(a, b *Value) bool {
	if len(a.Elems) != len(b.Elems) {
		return false
	}
	for i := range a.Elems {
		if !Same(&a.Elems[i], &b.Elems[i]) {
			return false
		}
	}
	if len(a.Elems) > 0 || a.State != Defined || b.State != Defined {
		return true
	}
	if a.Type != nil && a.Type.IsFloat() && isNaN(*a) && isNaN(*b) {
		return true
	}
	return a.Bits == b.Bits && (a.Big == nil) == (b.Big == nil) &&
		(a.Big == nil || a.Big.Cmp(b.Big) == 0)
}

// String writes the value as IR would, floats as their bits.
func (v Value) String() string {
	if v.Type == nil {
		return "nothing"
	}
	if n := elements(v.Type); n >= 0 {
		parts := make([]string, len(v.Elems))
		for i := range v.Elems {
			parts[i] = v.Elems[i].String()
		}
		switch v.Type.Kind {
		case ir.VectorKind:
			return "<" + strings.Join(parts, ", ") + ">"
		case ir.ArrayKind:
			return "[" + strings.Join(parts, ", ") + "]"
		}
		return "{ " + strings.Join(parts, ", ") + " }"
	}
	t := v.Type.String()
	switch {
	case v.State >= Undef:
		return t + " " + v.State.String()
	case v.Type.Kind == ir.IntegerKind:
		return t + " " + v.Signed().String()
	case v.Type.Kind == ir.TokenKind:
		return "token"
	case v.Type.Kind == ir.VoidKind:
		return "void"
	}
	return fmt.Sprintf("%s 0x%x", t, v.Unsigned())
}

// elements is the number of elements of a type, -1 for a scalar.
func elements(t *ir.Type) int {
	switch t.Kind {
	case ir.VectorKind, ir.ArrayKind:
		return int(t.Len)
	case ir.StructKind:
		return len(t.Fields)
	}
	return -1
}

func elementType(t *ir.Type, i int) *ir.Type {
	if t.Kind == ir.StructKind {
		return t.Fields[i]
	}
	return t.Elem
}

// wide reports whether a scalar needs Big.
func wide(t *ir.Type) bool {
	switch t.Kind {
	case ir.IntegerKind:
		return t.Bits > 64
	case ir.X86FP80Kind, ir.FP128Kind, ir.PPCFP128Kind:
		return true
	}
	return false
}

func mask(bits uint32) uint64 {
	if bits >= 64 {
		return ^uint64(0)
	}
	return 1<<bits - 1
}

func bigMask(bits uint32) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	return m.Sub(m, big.NewInt(1))
}

func signExtend(v uint64, bits uint32) int64 {
	shift := 64 - min(bits, 64)
	return int64(v<<shift) >> shift
}
