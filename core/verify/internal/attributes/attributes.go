package attributes

import (
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// Checks checks attributes: their positions, combinations and values.
type Checks struct {
	r *diag.Report

	attrs map[attrCheck]string
}

// New returns checks that report to r.
func New(r *diag.Report) *Checks { return &Checks{r: r} }

// attrPlace is the position of a set of attributes.
type attrPlace uint8

const (
	attrOfFunc attrPlace = iota
	attrOfResult
	attrOfParam
)

// attrCheck is one set in one position on one type; sets are shared, so each is checked once.
type attrCheck struct {
	set   *ir.AttrSet
	place attrPlace
	typ   *ir.Type
}

// attrProblem returns the error in a set of attributes at its position, "" if there is none.
func (v *Checks) attrProblem(s *ir.AttrSet, place attrPlace, t *ir.Type) string {
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
		problem = contradictingAttrs(s, place, v.r.M.Dialect.Opaque())
	}
	if problem == "" && place != attrOfFunc {
		problem = v.attrTypeProblem(s, t)
	}
	if problem == "" {
		problem = stringAttrProblem(s, place, v.r.M.Dialect.Opaque())
	}
	v.attrs[key] = problem
	return problem
}

func misplacedAttr(s *ir.AttrSet, place attrPlace, t *ir.Type) string {
	for _, a := range s.Attrs {
		if a.Quoted || !ir.KnownAttr(a.Name) {
			continue // string attributes are free; words of newer releases are kept
		}
		types, value := ir.ValueAttr(a.Name)
		switch {
		case place == attrOfFunc && value && !strings.Contains(types, "F"):
			return a.Name + " is an attribute of parameters, not of functions"
		case place != attrOfFunc && !value:
			return a.Name + " is an attribute of functions, not of parameters or results"
		case place == attrOfResult && !strings.Contains(types, "R"):
			return a.Name + " is an attribute of parameters, not of results"
		case place != attrOfFunc && !attrFits(types[0], t):
			return fmt.Sprintf("%s cannot apply to type %s", a.Name, t)
		}
	}
	return ""
}

func attrFits(class byte, t *ir.Type) bool {
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
		return ir.FastMathType(t)
	case 'v':
		return t.Kind != ir.VoidKind
	}
	return true
}

// exclusive are groups of attributes of which a function, parameter or result can have only one.
var exclusive = map[attrPlace][][]string{
	attrOfFunc: {
		{"noinline", "alwaysinline"}, {"optnone", "optsize"}, {"optnone", "minsize"},
		{"optdebug", "optnone"}, {"optdebug", "optsize"},
		{"optdebug", "minsize"}, {"readnone", "readonly", "writeonly"},
		{"sanitize_realtime", "sanitize_realtime_blocking"},
	},
	attrOfParam: {
		{"zeroext", "signext"}, {"byval", "inalloca", "preallocated", "nest", "byref", "sret"}, {"inreg", "byval"}, {"inreg", "nest"},
		{"inreg", "inalloca"}, {"inreg", "byref"}, {"inreg", "preallocated"}, {"readnone", "readonly", "writeonly"}, {"sret", "returned"},
		{"inalloca", "readonly"}, {"writable", "readonly"}, {"writable", "readnone"},
	},
	attrOfResult: {{"zeroext", "signext"}},
}

func contradictingAttrs(s *ir.AttrSet, place attrPlace, opaque bool) string {
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
		if s.Has("readnone") {
			for _, where := range []string{"inaccessiblememonly", "inaccessiblemem_or_argmemonly"} {
				if s.Has(where) {
					return "readnone and " + where + " contradict each other"
				}
			}
		}
		if s.Has("optnone") && !s.Has("noinline") {
			return "optnone needs noinline too"
		}
		if a, ok := s.Get("vscale_range"); ok {
			return vscaleProblem(a.Value, opaque)
		}
	}
	return ""
}

func (v *Checks) badAttr(val ir.Value, span source.Span, problem string) {
	if problem != "" {
		word := problem
		if i := strings.IndexAny(problem, " ("); i > 0 {
			word = problem[:i]
		}
		v.r.AtWord(word).Add(diag.Problem{Severity: source.Error, Code: diag.Attribute, Value: val,
			Span:    span,
			Message: problem})
	}
}
