package ir

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/source"
)

// valueAttrs are the attributes of parameters and results (LangRef, "Parameter Attributes"): each with the types it can stand on
// (p pointers, P also vectors of pointers, i integers, I also vectors of integers, f floats and vectors of floats, * anything), R if
// a result can have it, and F if a function can have it, too.
var valueAttrs = func() map[string]string {
	m := map[string]string{}
	for word := range strings.FieldsSeq(`
		align:PRF alignstack:*RF allocalign:i allocptr:p byref:p byval:p captures:p dead_on_return:p dead_on_unwind:p dereferenceable:pR
		dereferenceable_or_null:pR elementtype:p immarg:* inalloca:p initializes:p inreg:*R nest:p noalias:pR nocapture:p noext:*R
		nofpclass:fR nofree:*F nonnull:pR noundef:*R preallocated:pF range:IR readnone:pF readonly:pF returned:* signext:iR sret:p
		swiftasync:* swifterror:p swiftself:* writable:p writeonly:*F zeroext:iR`) {
		name, types, _ := strings.Cut(word, ":")
		m[name] = types
	}
	return m
}()

// codeAttribute: an attribute that cannot stand where it does, or beside another.
const codeAttribute = "SP0214"

// AttrOfValuesOnly reports whether an attribute is one of parameters or results and can stand on no function.
func AttrOfValuesOnly(name string) bool {
	types, value := valueAttrs[name]
	return value && !strings.Contains(types, "F")
}

// attrPlace is where a set of attributes stands.
type attrPlace uint8

const (
	attrOfFunc attrPlace = iota
	attrOfResult
	attrOfParam
)

// attrCheck is one set in one place on one type; sets are shared, so each is checked once.
type attrCheck struct {
	set   *AttrSet
	place attrPlace
	typ   *Type
}

// attrProblem says what is wrong with a set of attributes where it stands, "" if nothing is.
func (v *verifier) attrProblem(s *AttrSet, place attrPlace, t *Type) string {
	if s == nil || len(s.Attrs) == 0 {
		return ""
	}
	key := attrCheck{s, place, t}
	if problem, known := v.attrs[key]; known {
		return problem
	}
	if v.attrs == nil {
		v.attrs = map[attrCheck]string{}
	}
	problem := misplacedAttr(s, place, t)
	if problem == "" {
		problem = contradictingAttrs(s, place)
	}
	v.attrs[key] = problem
	return problem
}

func misplacedAttr(s *AttrSet, place attrPlace, t *Type) string {
	for _, a := range s.Attrs {
		_, known := attrRanks[a.Name]
		if a.Quoted || !known {
			continue // strings mean what they like; words of newer versions are kept
		}
		types, value := valueAttrs[a.Name]
		switch {
		case place == attrOfFunc && value && !strings.Contains(types, "F"):
			return a.Name + " is an attribute of parameters, not of functions"
		case place != attrOfFunc && !value:
			return a.Name + " is an attribute of functions, not of parameters or results"
		case place == attrOfResult && !strings.Contains(types, "R"):
			return a.Name + " is an attribute of parameters, not of results"
		case place != attrOfFunc && !attrFits(types[0], t):
			return fmt.Sprintf("%s cannot stand on type %s", a.Name, t)
		}
	}
	return ""
}

func attrFits(class byte, t *Type) bool {
	switch class {
	case 'p':
		return t.IsPointer()
	case 'P':
		return t.Scalar().IsPointer()
	case 'i':
		return t.IsInteger()
	case 'I':
		return t.Scalar().IsInteger()
	case 'f':
		if t.Kind == StructKind && !t.Identified() && len(t.Fields) > 0 && !slices.ContainsFunc(t.Fields, func(u *Type) bool { return u != t.Fields[0] }) {
			t = t.Fields[0] // several results of one type
			return t.Scalar().IsFloat()
		}
		for t.Kind == ArrayKind {
			t = t.Elem
		}
		return t.Scalar().IsFloat()
	}
	return true
}

// exclusive are attributes of which a function, a parameter or a result can have one only.
var exclusive = map[attrPlace][][]string{
	attrOfFunc: {
		{"noinline", "alwaysinline"}, {"optnone", "optsize"}, {"optnone", "minsize"}, {"optdebug", "optnone"}, {"optdebug", "optsize"},
		{"optdebug", "minsize"}, {"readnone", "readonly", "writeonly"}, {"sanitize_realtime", "sanitize_realtime_blocking"},
	},
	attrOfParam: {
		{"zeroext", "signext", "noext"}, {"byval", "inalloca", "preallocated", "nest", "byref", "sret"}, {"inreg", "byval"}, {"inreg", "nest"},
		{"inreg", "inalloca"}, {"inreg", "byref"}, {"inreg", "preallocated"}, {"readnone", "readonly", "writeonly"}, {"sret", "returned"},
		{"inalloca", "readonly"}, {"writable", "readonly"}, {"writable", "readnone"},
	},
	attrOfResult: {{"zeroext", "signext", "noext"}},
}

func contradictingAttrs(s *AttrSet, place attrPlace) string {
	for _, group := range exclusive[place] {
		found := ""
		for _, name := range group {
			if !s.Has(name) {
				continue
			}
			if found != "" {
				return found + " and " + name + " contradict each other"
			}
			found = name
		}
	}
	if place == attrOfFunc {
		if s.Has("optnone") && !s.Has("noinline") {
			return "optnone needs noinline beside it"
		}
		if a, ok := s.Get("vscale_range"); ok {
			least, most, both := strings.Cut(a.Value, ",")
			if both && most != "0" && (len(least) > len(most) || len(least) == len(most) && least > most) {
				return "the least of vscale_range(" + a.Value + ") is larger than the most"
			}
		}
	}
	return ""
}

func (v *verifier) badAttr(val Value, span source.Span, problem string) {
	if problem != "" {
		v.add(Problem{Severity: source.Error, Code: codeAttribute, Value: val, Span: span, Message: problem})
	}
}

// functionAttrs checks the attributes of a function's header.
func (v *verifier) functionAttrs(f *Func) {
	v.badAttr(f, f.Span, v.attrProblem(f.Attrs, attrOfFunc, nil))
	v.badAttr(f, f.Span, v.attrProblem(f.Ret, attrOfResult, f.FuncType.Elem))
	intrinsic := len(f.name) > 5 && f.name[:5] == "llvm."
	once := map[string]bool{}
	for i, a := range f.Args {
		if a.Attrs == nil {
			continue
		}
		v.badAttr(f, f.Span, v.attrProblem(a.Attrs, attrOfParam, a.typ))
		if !intrinsic && a.Attrs.Has("immarg") {
			v.badAttr(f, f.Span, "immarg is an attribute of the parameters of intrinsics")
		}
		if a.Attrs.Has("returned") && a.typ != f.FuncType.Elem && !(a.typ.IsPointer() && f.FuncType.Elem.IsPointer()) {
			v.badAttr(f, f.Span, fmt.Sprintf("a returned parameter of type %s in a function that returns %s", a.typ, f.FuncType.Elem))
		}
		if a.Attrs.Has("sret") && i > 1 {
			v.badAttr(f, f.Span, "sret is an attribute of the first or second parameter")
		}
		if a.Attrs.Has("inalloca") && i != len(f.Args)-1 {
			v.badAttr(f, f.Span, "inalloca is an attribute of the last parameter")
		}
		for _, name := range []string{"sret", "nest", "returned", "swiftself", "swifterror", "swiftasync"} {
			if a.Attrs.Has(name) {
				if once[name] {
					v.badAttr(f, f.Span, "two parameters are "+name)
				}
				once[name] = true
			}
		}
	}
	v.allocSize(f)
	if f.Attrs.Has("jumptable") && f.UnnamedAddr != "unnamed_addr" {
		v.badAttr(f, f.Span, "jumptable needs unnamed_addr")
	}
}

// allocSize checks that allocsize names integer parameters.
func (v *verifier) allocSize(f *Func) {
	a, ok := f.Attrs.Get("allocsize")
	if !ok {
		return
	}
	for word := range strings.SplitSeq(a.Value, ",") {
		i := 0
		for _, c := range word {
			if c < '0' || c > '9' || i > 1<<20 {
				v.badAttr(f, f.Span, "allocsize("+a.Value+") names no parameter")
				return
			}
			i = i*10 + int(c-'0')
		}
		if i >= len(f.Args) || !f.Args[i].typ.IsInteger() {
			v.badAttr(f, f.Span, "allocsize("+a.Value+") names what is no integer parameter")
		}
	}
}

// callAttrs checks the attributes of a call.
func (v *verifier) callAttrs(in *Instr) {
	c := in.Call
	if c.Attrs == nil && c.Ret == nil && c.Params == nil {
		return
	}
	v.badAttr(in, in.Span, v.attrProblem(c.Ret, attrOfResult, in.typ))
	for i, s := range c.Params {
		if i < c.NumArgs {
			v.badAttr(in, in.Span, v.attrProblem(s, attrOfParam, in.Arg(i).Type()))
		}
	}
	v.badAttr(in, in.Span, v.attrProblem(c.Attrs, attrOfFunc, nil))
}
