package sweep

import (
	"fmt"
	"math/big"
	"strings"
)

// Operand is one way to write an operand.
type Operand struct {
	Kind string // "arg", or what sort of constant
	Text string // of the constant, without its type
}

// Indeterminate reports whether the value of the operand is not one value.
func (o Operand) Indeterminate() bool {
	return o.Kind == "undef" || o.Kind == "poison" || o.Kind == "mixed"
}

// Arg is an operand that is known at run time only.
var Arg = Operand{Kind: "arg"}

// Operands are the ways to write an operand of a type: an argument first.
func (t *Type) Operands(typed bool) []Operand {
	ops := []Operand{Arg, {"undef", "undef"}, {"poison", "poison"}}
	add := func(kind, text string) { ops = append(ops, Operand{kind, text}) }
	switch t.Kind {
	case Int:
		add("zero", t.number(0))
		if t.Bits == 1 {
			add("ordinary", "true")
			add("expression", t.expression(typed))
			break
		}
		add("ordinary", "13")
		add("-1", "-1")
		if t.Bits >= 40 {
			add("large", "78187493530")
		}
		add("smallest", new(big.Int).Neg(new(big.Int).Lsh(big.NewInt(1), uint(t.Bits-1))).String())
		add("expression", t.expression(typed))
		add("size", "ptrtoint ("+sizeOf(typed)+" to "+t.Text(typed)+")")
	case Float:
		add("zero", floats[t.Name][0])
		add("ordinary", floats[t.Name][1])
		add("-1", floats[t.Name][2])
		add("expression", t.expression(typed))
	case Pointer:
		add("zero", "null")
		add("expression", t.expression(typed))
		add("number", "inttoptr (i64 -1 to "+t.Text(typed)+")")
		if t.Space == 0 {
			add("global", global(typed))
		}
	case Vector:
		add("zero", "zeroinitializer")
		for _, e := range t.Elem.Operands(typed)[3:] {
			add(e.Kind, t.each(typed, func(int) string { return e.Text }))
		}
		es := t.Elem.Operands(typed)
		if t.Len > 1 {
			add("mixed", t.each(typed, func(k int) string { return es[1+k%(len(es)-1)].Text }))
		}
		if !typed {
			add("splat", "splat ("+t.Elem.Text(false)+" "+es[4].Text+")")
		}
	case Array:
		add("zero", "zeroinitializer")
		es := t.Elem.Operands(typed)
		add("ordinary", "["+t.list(typed, func(int) string { return es[4].Text })+"]")
		if t.Len > 1 {
			add("mixed", "["+t.list(typed, func(k int) string {
				return es[1+k%(len(es)-1)].Text
			})+"]")
		}
		if t.Elem.Bits == 8 {
			add("text", `c"`+strings.Repeat("N", t.Len)+`"`)
		}
	case Struct:
		add("zero", "zeroinitializer")
		if len(t.Fields) == 0 {
			break
		}
		for n, kind := range []string{"mixed", "ordinary", "expression"} {
			var fs []string
			for _, f := range t.Fields {
				es := f.Operands(typed)
				e := es[min(4, len(es)-1)]
				switch n {
				case 0:
					e = es[1]
				case 2:
					e = es[len(es)-1]
				}
				fs = append(fs, f.Text(typed)+" "+e.Text)
			}
			add(kind, "{"+strings.Join(fs, ", ")+"}")
		}
	}
	return ops
}

func (t *Type) number(n int) string {
	if t.Bits == 1 {
		return []string{"false", "true"}[n]
	}
	return fmt.Sprint(n)
}

// each writes a vector of elements.
func (t *Type) each(typed bool, text func(int) string) string {
	return "<" + t.list(typed, text) + ">"
}

func (t *Type) list(typed bool, text func(int) string) string {
	var es []string
	for k := range t.Len {
		es = append(es, t.Elem.Text(typed)+" "+text(k))
	}
	return strings.Join(es, ", ")
}

// floats are 0, 1.5 and -1 of each type.
var floats = map[string][3]string{
	"half": {"0xH0000", "0xH3E00", "0xHBC00"}, "bfloat": {"0xR0000", "0xR3FC0", "0xRBF80"},
	"float": {"0.0", "1.5", "-1.0"}, "double": {"0.0", "1.5", "-1.0"},
	"x86_fp80": {"0xK00000000000000000000", "0xK3FFFC000000000000000", "0xKBFFF8000000000000000"},
	"fp128":    {"0xL00000000000000000000000000000000", "0xL00000000000000003FFF800000000000", "0xL0000000000000000BFFF000000000000"},
}

// global is the address of the module's variable as an i8* or ptr.
func global(typed bool) string {
	if typed {
		return "bitcast ([64 x i64]* @variable to i8*)"
	}
	return "@variable"
}

// sizeOf is the address in the idiom for the size of a type, before its conversion to an integer.
func sizeOf(typed bool) string {
	if typed {
		return "{i8, i64}* getelementptr ({i8, i64}, {i8, i64}* null, i32 1)"
	}
	return "ptr getelementptr ({i8, i64}, ptr null, i32 1)"
}

// expression is a constant expression of the type that needs the address of a variable.
func (t *Type) expression(typed bool) string {
	p := Pointer0.Text(typed) + " " + global(typed)
	switch t.Kind {
	case Int:
		return "ptrtoint (" + p + " to " + t.Text(typed) + ")"
	case Float:
		n := t.bits()
		return fmt.Sprintf("bitcast (i%d ptrtoint (%s to i%d) to %s)", n, p, n, t.Name)
	case Pointer:
		if t.Space != 0 {
			return "addrspacecast (" + p + " to " + t.Text(typed) + ")"
		}
		return "getelementptr (i8, " + p + ", i64 5)"
	}
	return "zeroinitializer"
}

// Pointer0 is a pointer of the first address space.
var Pointer0 = ptr(0)
