package ir

import (
	"fmt"
	"strings"

	"statepoint/core/source"
)

// asmKind is what a constraint of inline assembly speaks of.
type asmKind uint8

const (
	asmInput asmKind = iota
	asmOutput
	asmClobber
	asmLabel
)

// asmConstraint is one constraint of inline assembly.
type asmConstraint struct {
	kind asmKind
	// indirect says that an argument is the address of the operand.
	indirect bool
	// matched says that an input goes where this output comes from.
	matched bool
}

// hasArgument reports whether an argument of the call belongs to the constraint.
func (c asmConstraint) hasArgument() bool {
	return c.kind == asmInput || c.kind == asmOutput && c.indirect
}

// asmConstraints reads the constraints of inline assembly (LangRef, "Inline Asm Constraint String").
func asmConstraints(text string) (list []asmConstraint, problem string) {
	if text == "" {
		return nil, ""
	}
	for part := range strings.SplitSeq(text, ",") {
		if part == "" {
			return nil, "an empty constraint"
		}
		c, ok := readConstraint(part, list)
		if !ok {
			return nil, "`" + part + "` is no constraint of inline assembly"
		}
		list = append(list, c)
	}
	return list, ""
}

// readConstraint reads one constraint; before are those it may refer to by number.
func readConstraint(s string, before []asmConstraint) (c asmConstraint, ok bool) {
	switch s[0] {
	case '~':
		c.kind = asmClobber
		if len(s) < 2 || s[1] != '{' {
			return c, false
		}
	case '=':
		c.kind = asmOutput
	case '!':
		c.kind = asmLabel
	}
	if c.kind != asmInput {
		s = s[1:]
	}
	if strings.HasPrefix(s, "*") {
		c.indirect = true
		s = s[1:]
	}
	for early, swaps := false, false; s != ""; s = s[1:] {
		switch {
		case s[0] == '&' && c.kind == asmOutput && !early:
			early = true
			continue
		case s[0] == '%' && c.kind != asmClobber && !swaps:
			swaps = true
			continue
		case strings.IndexByte("&%#*", s[0]) >= 0:
			return c, false
		}
		break
	}
	if s == "" {
		return c, false
	}
	alternatives := strings.Contains(s, "|")
	for s != "" {
		take := 1
		switch {
		case s[0] == '{':
			if take = strings.IndexByte(s, '}') + 1; take == 0 {
				return c, false
			}
		case '0' <= s[0] && s[0] <= '9':
			n, rest := leadingNumber(s)
			take = len(s) - len(rest)
			if n < 0 || n >= len(before) || before[n].kind != asmOutput || c.kind != asmInput || before[n].matched && !alternatives {
				return c, false
			}
			before[n].matched = true
		case s[0] == '^':
			take = 3
		case s[0] == '@':
			if len(s) < 2 || s[1] < '0' || s[1] > '9' {
				return c, false
			}
			take = 2 + int(s[1]-'0')
		}
		s = s[min(take, len(s)):]
	}
	return c, true
}

// AsmProblem says in which way the constraints of inline assembly do not fit the type it is called with, "" if they do (LangRef, "Inline Asm
// Constraint String"): outputs first, each a result; then inputs, each a parameter; then labels and clobbers.
func AsmProblem(constraints string, ft *Type) string {
	list, problem := asmConstraints(constraints)
	if problem != "" {
		return problem
	}
	var outputs, inputs, indirect, labels, clobbers int
	for _, c := range list {
		switch c.kind {
		case asmOutput:
			if inputs > indirect || clobbers+labels > 0 {
				return "outputs come before inputs, labels and clobbers"
			}
			if !c.indirect {
				outputs++
				continue
			}
			indirect++ // the address of an output is an input
			inputs++
		case asmInput:
			if clobbers > 0 {
				return "inputs come before clobbers"
			}
			inputs++
		case asmLabel:
			if clobbers > 0 {
				return "labels come before clobbers"
			}
			labels++
		case asmClobber:
			clobbers++
		}
	}
	result := ft.Elem
	switch {
	case ft.Variadic:
		return "inline assembly has no variable arguments"
	case outputs == 0 && result.Kind != VoidKind:
		return fmt.Sprintf("assembly without outputs gives void, not %s", result)
	case outputs == 1 && result.Kind == StructKind:
		return fmt.Sprintf("assembly with one output gives that, not %s", result)
	case outputs > 1 && (result.Kind != StructKind || len(result.Fields) != outputs):
		return fmt.Sprintf("assembly with %d outputs gives a struct of them, not %s", outputs, result)
	case inputs != len(ft.Fields):
		return fmt.Sprintf("%d constraints for inputs, %d arguments", inputs, len(ft.Fields))
	}
	return ""
}

// assembly checks a call of inline assembly.
func (v *verifier) assembly(in *Instr, a *InlineAsm) {
	if problem := AsmProblem(a.Constraints, in.Call.FuncType); problem != "" {
		v.bad(in, codeCallType, "%s", problem)
		return
	}
	list, _ := asmConstraints(a.Constraints)
	arg, labels := 0, 0
	for _, c := range list {
		if c.kind == asmLabel {
			labels++
		}
		if !c.hasArgument() {
			continue
		}
		if arg >= in.Call.NumArgs {
			return
		}
		elem := in.Call.ParamAttrs(arg).Has("elementtype")
		switch {
		case !c.indirect && elem:
			v.at(arg+1).bad(in, codeAttribute, "argument %d is no address by its constraint, so it has no elementtype", arg+1)
		case c.indirect && !in.Arg(arg).Type().IsPointer():
			v.at(arg+1).bad(in, codeCallType, "argument %d is an address by its constraint, but has type %s", arg+1, in.Arg(arg).Type())
		case c.indirect && !elem && v.m.Dialect.Opaque():
			v.at(arg+1).bad(in, codeAttribute, "argument %d is an address by its constraint, so it needs elementtype(…)", arg+1)
		}
		arg++
	}
	switch {
	case in.Op != CallBr:
		if labels > 0 {
			v.bad(in, codeCallType, "labels among the constraints: only callbr has places to go to")
		}
	case !v.m.Dialect.Opaque(): // labels were arguments
	case labels != in.indirectDests():
		v.bad(in, codeCallType, "%s among the constraints, but %s", source.Count(labels, "label"), source.Count(in.indirectDests(), "indirect destination"))
	}
	if in.Op == CallBr && a.Unwind {
		v.bad(in, codeCallType, "assembly of a callbr cannot unwind")
	}
}

// indirectDests is the number of blocks a callbr can go to besides the one it falls through to.
func (in *Instr) indirectDests() int {
	at := 1 + in.Call.NumArgs
	for _, b := range in.Call.Bundles {
		at += b.NumArgs
	}
	return len(in.ops) - at - 1
}
