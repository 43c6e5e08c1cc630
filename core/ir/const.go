package ir

import (
	"math/big"
	"strings"

	"statepoint/core/provenance"
)

// ConstKind is the kind of a Const (LangRef, "Constants").
type ConstKind uint8

const (
	ConstInt ConstKind = iota
	ConstFloat
	ConstNull      // null pointer
	ConstNone      // token none
	ConstZero      // zeroinitializer
	ConstUndef     // undef
	ConstPoison    // poison
	ConstAggregate // struct, array or vector with its elements in Elems
	ConstString    // c"…", an array of i8 with its bytes in Text
	ConstSplat     // splat (elem)
	ConstExpr      // an instruction's opcode on constant operands
	ConstBlockAddress
	ConstDSOLocalEquivalent
	ConstNoCFI
	ConstPtrAuth
)

// Const is a constant other than a global. Integers up to 64 bits, null, none, zeroinitializer,
// undef and poison are interned, so equal constants are equal pointers.
type Const struct {
	typ  *Type
	Kind ConstKind
	// Op is the opcode of a constant expression.
	Op Opcode
	// Pred is the predicate of a compare expression.
	Pred Pred
	// Flags are the flags of a constant expression.
	Flags Flags
	// Bits is the value of an integer of at most 64 bits, zero-extended.
	Bits uint64
	// Big is the value of a wider integer, two's complement, not negative.
	Big *big.Int
	// Text is a float literal as LLVM prints it, or the bytes of a string.
	Text string
	// Elems are the elements of an aggregate or splat, or the operands of an expression (a
	// blockaddress has function and block).
	Elems []Value
	// ElemType is the source element type of a getelementptr expression.
	ElemType *Type
	// Indices are the indices of an extractvalue or insertvalue expression, or the mask of a
	// shufflevector (-1: undefined).
	Indices []int32
	// InRange is the inrange of a getelementptr, "" if it has none: "inrange(-8, 16)", or "#n"
	// where operand n is marked (before LLVM 19).
	InRange string
}

// Type returns the type of the constant.
func (c *Const) Type() *Type { return c.typ }

// ID is 0: constants have no identity.
func (c *Const) ID() provenance.ID { return 0 }
func (c *Const) useList() **Use    { return nil }

// IntConst returns the integer constant of a type of at most 64 bits; higher bits of v are dropped.
func IntConst(t *Type, v uint64) *Const {
	if t.Bits < 64 {
		v &= 1<<t.Bits - 1
	}
	return t.table.consts.get(t, ConstInt, v)
}

// BigConst returns the integer constant of a type of any width; v is taken modulo 2^Bits.
func BigConst(t *Type, v *big.Int) *Const {
	mod := new(big.Int).Lsh(big.NewInt(1), uint(t.Bits))
	v = new(big.Int).Mod(v, mod)
	if t.Bits <= 64 {
		return IntConst(t, v.Uint64())
	}
	return &Const{typ: t, Kind: ConstInt, Big: v}
}

// Null returns the null pointer of a pointer type.
func Null(t *Type) *Const { return t.table.consts.get(t, ConstNull, 0) }

// None returns `token none`.
func None(t *Type) *Const { return t.table.consts.get(t, ConstNone, 0) }

// Undef returns undef of a type.
func Undef(t *Type) *Const { return t.table.consts.get(t, ConstUndef, 0) }

// Poison returns poison of a type.
func Poison(t *Type) *Const { return t.table.consts.get(t, ConstPoison, 0) }

// Zero returns the zero value of a type in LLVM's form: 0, null, `0.000000e+00`, or
// zeroinitializer.
func Zero(t *Type) *Const {
	switch {
	case t.Kind == IntegerKind && t.Bits <= 64:
		return IntConst(t, 0)
	case t.Kind == IntegerKind:
		return BigConst(t, new(big.Int))
	case t.Kind == PointerKind:
		return Null(t)
	case t.Kind == TokenKind:
		return None(t)
	case t.IsFloat():
		return t.table.consts.get(t, ConstFloat, 0)
	}
	return t.table.consts.get(t, ConstZero, 0)
}

// OfKind returns the constant that type and kind alone determine (null, zero, none, undef, poison),
// or nil for other kinds.
func OfKind(kind ConstKind, t *Type) *Const {
	switch kind {
	case ConstNull, ConstZero:
		return Zero(t)
	case ConstNone:
		return None(t)
	case ConstUndef:
		return Undef(t)
	case ConstPoison:
		return Poison(t)
	}
	return nil
}

// zeroFloats holds the printed zeros of the floating-point types.
var zeroFloats = map[TypeKind]string{
	FloatKind: "0.000000e+00", DoubleKind: "0.000000e+00", HalfKind: "0xH0000",
	BFloatKind:  "0xR0000",
	X86FP80Kind: "0xK" + strings.Repeat("0", 20), FP128Kind: "0xL" + strings.Repeat("0", 32),
	PPCFP128Kind: "0xM" + strings.Repeat("0", 32),
}

// NewConst returns a constant that is not interned; the caller fills in the fields of its kind.
func NewConst(t *Type, kind ConstKind, elems ...Value) *Const {
	return &Const{typ: t, Kind: kind, Elems: elems}
}

// FinishDeadAddress makes 1 of the address of a block that a pass has deleted, as LLVM does
// (BasicBlock's destructor): nothing can branch there, but the constant may still be compared.
func (c *Const) FinishDeadAddress(ts *Types) {
	if b, ok := c.Elems[1].(*Block); ok && b.parent == nil {
		c.Kind, c.Op, c.Elems = ConstExpr, IntToPtr, []Value{IntConst(ts.I32, 1)}
	}
}

// Int64 is the value of an integer constant of at most 64 bits, sign-extended.
func (c *Const) Int64() int64 {
	shift := 64 - c.typ.Bits
	return int64(c.Bits<<shift) >> shift
}

// IsZeroValue reports whether the constant has a form that is all zero bits: 0, null,
// zeroinitializer, none.
func (c *Const) IsZeroValue() bool {
	switch c.Kind {
	case ConstInt:
		return c.Bits == 0 && (c.Big == nil || c.Big.Sign() == 0)
	case ConstNull, ConstZero, ConstNone:
		return true
	}
	return false
}

// IsZeroBits reports whether the constant is all zero bits: IsZeroValue, or a float written as one.
func (c *Const) IsZeroBits() bool {
	return c.IsZeroValue() || c.Kind == ConstFloat &&
		(c.Text == "0.000000e+00" || len(c.Text) > 4 && strings.Trim(c.Text[3:], "0") == "")
}

// AsInt returns v as an integer constant of at most 64 bits.
func AsInt(v Value) (c *Const, ok bool) {
	c, ok = v.(*Const)
	return c, ok && c.Kind == ConstInt && c.Big == nil
}

// IsConstant reports whether v is a constant: a Const or a global.
func IsConstant(v Value) bool {
	switch v.(type) {
	case *Const, *Func, *Global, *Alias, *IFunc:
		return true
	}
	return false
}

// InlineAsm is the callee `asm flags "template", "constraints"`.
type InlineAsm struct {
	typ                                   *Type
	Template, Constraints                 string
	SideEffect, AlignStack, Intel, Unwind bool
	// FuncType is the type of the call.
	FuncType *Type
}

// NewInlineAsm returns an inline assembly callee; typ is the pointer type it is called through.
func NewInlineAsm(typ, funcType *Type) *InlineAsm {
	return &InlineAsm{typ: typ, FuncType: funcType}
}

// Type returns the pointer type of the callee.
func (a *InlineAsm) Type() *Type { return a.typ }

// ID is 0.
func (a *InlineAsm) ID() provenance.ID { return 0 }
func (a *InlineAsm) useList() **Use    { return nil }
