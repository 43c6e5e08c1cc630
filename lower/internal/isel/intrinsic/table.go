package intrinsic

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
)

// Entry is a row of the table.
type Entry struct {
	// Name is without "llvm." and the suffixes of types. A family's is what its names begin with,
	// up to a dot.
	Name string
	// Makes says what becomes of a call; Ways how, for values of each width.
	Makes Makes
	Ways  *Ways
	// Pure is set where a call is left out if nothing needs its value.
	Pure bool
	// Frame is set where the function's frame may have to hang on RBP.
	Frame bool

	// Elsewhere is set where another part of selection selects calls (Unit.Elsewhere), all of them
	// if the row has no ways. OnVectors is set where one may have instructions for vectors
	// (Unit.OnVectors) and calls need not be done on each element.
	Elsewhere, OnVectors bool

	// lower selects other calls; wide does where the way is Split. function is the one of the C
	// library where it is Called, "" if that is for lower to know. family selects calls that have
	// rules of their own.
	lower    func(u *Unit, in *ir.Instr)
	wide     func(u *Unit, in *ir.Instr)
	function string
	family   func(u *Unit, in *ir.Instr, name string)
}

// Makes is what becomes of a call.
type Makes uint8

// What becomes of calls.
const (
	Code     Makes = iota // instructions
	Nothing               // no code; the value, if any, is undefined
	Argument              // no code; the value is that of the first argument
)

// Way is how values of some width are dealt with.
type Way uint8

// Ways to deal with values.
const (
	Refused   Way = iota // reported as not supported
	Native               // by instructions for that width
	Widened              // in a wider register
	Split                // in several registers
	Called               // by a function of a library
	OnFloat              // as a float
	ByElement            // one element after the other
)

// Width is a width of values, as far as policies tell them apart.
type Width uint8

// Widths of values.
const (
	Word     Width = iota // an integer of 8, 16, 32 or 64 bits
	Odd                   // another one of at most 64
	Wide                  // one of more
	Half                  // half and bfloat
	Float                 // float and double
	Extended              // x86_fp80
	Quad                  // fp128
	Vector
	Other // what has no width, or whose width makes no difference
	widths
)

// Ways has the way of each width.
type Ways [widths]Way

// The policies that the table knows.
var (
	// anyWidth does not depend on a width.
	anyWidth = &Ways{Native, Native, Native, Native, Native, Native, Native, Native, Native}
	// integers are computed in registers of 32 or 64 bits, wider ones word by word.
	integers = &Ways{Word: Native, Odd: Widened, Wide: Split, Vector: ByElement}
	// derived are computed by other operations of IR, which have policies of their own.
	derived = &Ways{Word: Native, Odd: Native, Wide: Native, Vector: ByElement, Other: Native}
	// floats are computed with instructions, functions by the C library.
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
	// pairs are functions with two results.
	pairs = &Ways{Float: Called, Extended: Called, Quad: Called}
	// classes look at the bits of a float.
	classes = &Ways{Half: Native, Float: Native, Extended: Native, Quad: Native, Vector: ByElement}
	// scalars are on integers and pointers of a register.
	scalars = &Ways{Native, Native, Native, Native, Native, Native, Native, ByElement, Native}
)

// widthOf is the width that decides how a call is dealt with: that of its first argument, or of its
// result if it has none or that is a vector.
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

// byName has the rows of the table.
var byName = map[string]*Entry{}

func init() {
	for i := range Table {
		byName[Table[i].Name] = &Table[i]
	}
}

// Find is the row of an intrinsic by its whole name, or nil.
func Find(name string) *Entry {
	base, ok := strings.CutPrefix(name, "llvm.")
	for ok && base != "" {
		if e := byName[base]; e != nil {
			return e
		}
		base = base[:max(0, strings.LastIndexByte(base, '.'))]
	}
	return nil
}
