package intrinsic

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
)

// Entry is a row of the table.
type Entry struct {
	// Name is the name without "llvm." and type suffixes. For a family it is the common prefix, up
	// to a dot.
	Name string
	// Makes says what a call becomes, and Ways how, for values of each width.
	Makes Makes
	Ways  *Ways
	// Pure is set if calls whose value is unused are omitted.
	Pure bool
	// Frame is set if the function may need RBP as its frame pointer.
	Frame bool

	// Elsewhere is set if another part of selection selects calls (Unit.Elsewhere), all of them if
	// the row has no ways. OnVectors is set if calls on vectors may have instructions
	// (Unit.OnVectors), so that they are not always done element by element.
	Elsewhere, OnVectors bool

	// lower selects other calls, and wide those whose way is Split. function is the C library
	// function if the way is Called, "" if lower chooses it. family selects the calls of a family.
	lower    func(u *Unit, in *ir.Instr)
	wide     func(u *Unit, in *ir.Instr)
	function string
	family   func(u *Unit, in *ir.Instr, name string)
}

// Makes is what a call becomes.
type Makes uint8

// What a call becomes.
const (
	Code     Makes = iota // instructions
	Nothing               // no code; the result, if any, is undefined
	Argument              // no code; the result is the first argument
)

// Way is how values of one width are lowered.
type Way uint8

// Ways to lower values.
const (
	Refused   Way = iota // reported as not supported
	Native               // by instructions for that width
	Widened              // in a wider register
	Split                // in several registers
	Called               // by a library function
	OnFloat              // as a float
	ByElement            // element by element
)

// Width is a class of widths that policies distinguish.
type Width uint8

// Widths of values.
const (
	Word     Width = iota // an integer of 8, 16, 32 or 64 bits
	Odd                   // an integer of another width up to 64
	Wide                  // a wider integer
	Half                  // half and bfloat
	Float                 // float and double
	Extended              // x86_fp80
	Quad                  // fp128
	Vector
	Other // no width, or its width does not matter
	widths
)

// Ways has the Way for each Width.
type Ways [widths]Way

// The policies that rows use.
var (
	// anyWidth does not depend on the width.
	anyWidth = &Ways{Native, Native, Native, Native, Native, Native, Native, Native, Native}
	// integers are computed in registers of 32 or 64 bits, wider ones word by word.
	integers = &Ways{Word: Native, Odd: Widened, Wide: Split, Vector: ByElement}
	// derived are computed by other IR operations, which have their own policies.
	derived = &Ways{Word: Native, Odd: Native, Wide: Native, Vector: ByElement, Other: Native}
	// floats are computed by instructions, functions by calls to the C library.
	floats = &Ways{
		Half:     OnFloat,
		Float:    Native,
		Extended: Native,
		Quad:     Native,
		Vector:   ByElement,
	}
	functions = &Ways{
		Half:     OnFloat,
		Float:    Called,
		Extended: Called,
		Quad:     Called,
		Vector:   ByElement,
	}
	root = &Ways{
		Half:     OnFloat,
		Float:    Native,
		Extended: Native,
		Quad:     Called,
		Vector:   ByElement,
	}
	// pairs are C library functions with two results.
	pairs = &Ways{Float: Called, Extended: Called, Quad: Called}
	// classes examine the bits of a float.
	classes = &Ways{Half: Native, Float: Native, Extended: Native, Quad: Native, Vector: ByElement}
	// scalars are operations on integers and pointers that fit a register.
	scalars = &Ways{Native, Native, Native, Native, Native, Native, Native, ByElement, Native}
)

// widthOf is the width that decides how a call is lowered: that of its first argument, or of its
// result if there is no argument or the result is a vector.
func widthOf(in *ir.Instr) Width {
	t := in.Type()
	if t.Kind != ir.VectorKind && in.Call.NumArgs > 0 {
		t = in.Arg(0).Type()
	}
	switch t.Kind {
	case ir.IntegerKind:
		if t.Bits > 64 {
			return Wide
		}
		if _, exact := build.ExactWidth(t.Bits); exact {
			return Word
		}
		return Odd
	case ir.HalfKind, ir.BFloatKind:
		return Half
	case ir.FloatKind, ir.DoubleKind:
		return Float
	case ir.X86FP80Kind:
		return Extended
	case ir.FP128Kind:
		return Quad
	case ir.VectorKind:
		return Vector
	}
	return Other
}

// Find returns the row of an intrinsic by its full name, or nil.
func Find(name string) *Entry {
	base, ok := strings.CutPrefix(name, "llvm.")
	byName := loaded().byName
	for ok && base != "" {
		if e := byName[base]; e != nil {
			return e
		}
		base = base[:max(0, strings.LastIndexByte(base, '.'))]
	}
	return nil
}
