package sweep

import (
	"fmt"
	"strings"
)

// Kind is what sort of type a Type is.
type Kind uint8

// The kinds.
const (
	Int Kind = iota
	Float
	Pointer
	Vector
	Struct
	Array
)

// Type is a first-class type of the sweep.
type Type struct {
	Kind   Kind
	Bits   int     // of an Int
	Name   string  // of a Float, as LLVM spells it
	Space  int     // of a Pointer
	Len    int     // of a Vector or Array
	Elem   *Type   // of those
	Fields []*Type // of a Struct
}

func i(bits int) *Type          { return &Type{Kind: Int, Bits: bits} }
func fl(name string) *Type      { return &Type{Kind: Float, Name: name} }
func ptr(space int) *Type       { return &Type{Kind: Pointer, Space: space} }
func vec(n int, e *Type) *Type  { return &Type{Kind: Vector, Len: n, Elem: e} }
func arr(n int, e *Type) *Type  { return &Type{Kind: Array, Len: n, Elem: e} }
func rec(fields ...*Type) *Type { return &Type{Kind: Struct, Fields: fields} }
func (t *Type) is(k Kind) bool  { return t.Kind == k }
func (t *Type) has(k Kind) bool { return t.Scalar().Kind == k }
func (t *Type) like(e *Type) *Type {
	if t.Kind == Vector {
		return vec(t.Len, e)
	}
	return e
}

// Scalar is the element of a vector, or else the type itself.
func (t *Type) Scalar() *Type {
	if t.Kind == Vector {
		return t.Elem
	}
	return t
}

// Text is the type as a module of that form spells it.
func (t *Type) Text(typed bool) string {
	switch t.Kind {
	case Int:
		return fmt.Sprintf("i%d", t.Bits)
	case Float:
		return t.Name
	case Pointer:
		space := ""
		if t.Space != 0 {
			space = fmt.Sprintf(" addrspace(%d)", t.Space)
		}
		if typed {
			return "i8" + space + "*"
		}
		return "ptr" + space
	case Vector:
		return fmt.Sprintf("<%d x %s>", t.Len, t.Elem.Text(typed))
	case Array:
		return fmt.Sprintf("[%d x %s]", t.Len, t.Elem.Text(typed))
	}
	var fs []string
	for _, f := range t.Fields {
		fs = append(fs, f.Text(typed))
	}
	return "{" + strings.Join(fs, ", ") + "}"
}

// mangled is the spelling of the type in the name of an overloaded intrinsic.
func (t *Type) mangled(typed bool) string {
	switch t.Kind {
	case Int:
		return fmt.Sprintf("i%d", t.Bits)
	case Float:
		return map[string]string{"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64",
			"x86_fp80": "f80", "fp128": "f128"}[t.Name]
	case Pointer:
		if typed {
			return fmt.Sprintf("p%di8", t.Space)
		}
		return fmt.Sprintf("p%d", t.Space)
	case Vector:
		return fmt.Sprintf("v%d%s", t.Len, t.Elem.mangled(typed))
	case Array:
		return fmt.Sprintf("a%d%s", t.Len, t.Elem.mangled(typed))
	}
	s := "sl_"
	for _, f := range t.Fields {
		s += f.mangled(typed)
	}
	return s + "s"
}

// bits is the size of a type without padding; 0 for aggregates.
func (t *Type) bits() int {
	switch t.Kind {
	case Int:
		return t.Bits
	case Float:
		return map[string]int{"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80,
			"fp128": 128}[t.Name]
	case Pointer:
		return 64
	case Vector:
		return t.Len * t.Elem.bits()
	}
	return 0
}

// Types are the types that take every place: one of each class.
var Types = []*Type{
	i(1), i(5), i(8), i(16), i(32), i(64), i(65), i(128), i(256),
	fl("half"), fl("bfloat"), fl("float"), fl("double"), fl("x86_fp80"), fl("fp128"),
	ptr(0), ptr(1),
	vec(1, i(64)), vec(2, i(1)), vec(8, i(1)), vec(3, i(8)), vec(16, i(8)), vec(5, i(5)),
	vec(7, i(16)), vec(3, i(33)), vec(4, i(32)), vec(8, i(32)), vec(2, i(64)),
	vec(3, i(65)), vec(2, i(128)),
	vec(1, fl("float")), vec(3, fl("float")), vec(4, fl("float")), vec(2, fl("double")),
	vec(4, fl("half")), vec(2, fl("bfloat")), vec(2, fl("x86_fp80")), vec(2, fl("fp128")),
	vec(2, ptr(0)), vec(3, ptr(1)), vec(1, ptr(0)),
	rec(i(8), i(64)), arr(3, i(16)), rec(fl("float"), rec(i(1), ptr(0)), arr(2, fl("double"))),
	rec(vec(2, i(32)), fl("x86_fp80")), rec(), arr(1, i(8)),
}

// isOf are the types that a test accepts.
func isOf(test func(*Type) bool) []*Type {
	var ts []*Type
	for _, t := range Types {
		if test(t) {
			ts = append(ts, t)
		}
	}
	return ts
}

func isInt(t *Type) bool       { return t.has(Int) }
func isFloat(t *Type) bool     { return t.has(Float) }
func isPointer(t *Type) bool   { return t.has(Pointer) }
func isAggregate(t *Type) bool { return t.Kind == Struct || t.Kind == Array }
func isFirst(*Type) bool       { return true }
