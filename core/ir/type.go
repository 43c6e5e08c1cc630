package ir

// TypeKind is the kind of a Type (LangRef, "Type System").
type TypeKind uint8

const (
	VoidKind TypeKind = iota
	LabelKind
	MetadataKind
	TokenKind
	X86AMXKind
	X86MMXKind
	HalfKind
	BFloatKind
	FloatKind
	DoubleKind
	X86FP80Kind
	FP128Kind
	PPCFP128Kind
	IntegerKind
	PointerKind
	ArrayKind
	VectorKind
	StructKind
	FunctionKind
	TargetKind
)

// Type is an interned type: two types of one Types table are the same exactly when their pointers
// are.
type Type struct {
	Kind TypeKind
	// Packed is set for structs written <{ … }>.
	Packed bool
	// Scalable is set on vectors of a multiple of vscale elements.
	Scalable bool
	// Variadic is set on function types that end in "...".
	Variadic bool
	// Opaque is set on a named struct whose body is not known.
	Opaque bool
	// Bits is the width of an integer type.
	Bits uint32
	// AddrSpace is the address space of a pointer.
	AddrSpace uint32
	// Elem is the pointee of a typed pointer (nil: an opaque pointer), the element of an array or
	// vector, or the result of a function type.
	Elem *Type
	// Fields are the fields of a struct, the parameters of a function type, or the type arguments
	// of a target type.
	Fields []*Type
	// Len is the number of elements of an array or vector.
	Len uint64
	// Name is the name of a named struct without "%", "" for a literal one and for numbered ones
	// (see Number); the name of a target type.
	Name string
	// Number is the number of an unnamed but identified struct (%0), -1 otherwise.
	Number int
	// Ints are the integer arguments of a target type.
	Ints []uint64

	table *Types
	id    uint32       // position in the table, the key of types made from this one
	small *smallConsts // of an integer type

	sizing sizing // of a struct
}

// IsVoid reports whether t is void.
func (t *Type) IsVoid() bool { return t.Kind == VoidKind }

// IsInteger reports whether t is an integer type of any width.
func (t *Type) IsInteger() bool { return t.Kind == IntegerKind }

// IsInt reports whether t is the integer type of the given width in bits.
func (t *Type) IsInt(bits uint32) bool { return t.Kind == IntegerKind && t.Bits == bits }

// IsPointer reports whether t is a pointer, typed or opaque.
func (t *Type) IsPointer() bool { return t.Kind == PointerKind }

// IsOpaquePointer reports whether t is a pointer without a pointee type.
func (t *Type) IsOpaquePointer() bool { return t.Kind == PointerKind && t.Elem == nil }

// IsVector reports whether t is a vector, fixed or scalable.
func (t *Type) IsVector() bool { return t.Kind == VectorKind }

// IsFloat reports whether t is a floating-point type.
func (t *Type) IsFloat() bool { return HalfKind <= t.Kind && t.Kind <= PPCFP128Kind }

// IsAggregate reports whether t is a struct or an array.
func (t *Type) IsAggregate() bool { return t.Kind == StructKind || t.Kind == ArrayKind }

// IsFirstClass reports whether a value of type t can be an instruction's result or operand.
func (t *Type) IsFirstClass() bool {
	return t.Kind != VoidKind && t.Kind != FunctionKind && !(t.Kind == StructKind && t.Opaque)
}

// Scalar is the element type of a vector, and t itself for everything else.
func (t *Type) Scalar() *Type {
	if t.Kind == VectorKind {
		return t.Elem
	}
	return t
}

// Identified reports whether t is a struct with a name or number, which is printed instead of its
// body.
func (t *Type) Identified() bool { return t.Kind == StructKind && (t.Name != "" || t.Number >= 0) }

// Result is the result type of a function type.
func (t *Type) Result() *Type { return t.Elem }
