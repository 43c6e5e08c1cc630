package ir

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/source"
)

// AsmKind classifies a constraint of inline assembly.
type AsmKind uint8

const (
	// AsmInput is an operand the assembly reads.
	AsmInput AsmKind = iota
	// AsmOutput is an operand it writes.
	AsmOutput
	// AsmClobber is a register, or memory, that it may change.
	AsmClobber
	// AsmLabel is a possible branch target of a callbr.
	AsmLabel
)

// AsmConstraint is one constraint of inline assembly.
type AsmConstraint struct {
	Kind AsmKind
	// Indirect is set if the argument is the operand's address.
	Indirect bool
	// matched is set if an input is tied to this output.
	matched bool
}

// HasArgument reports whether the constraint has a corresponding call argument.
func (c AsmConstraint) HasArgument() bool {
	return c.Kind == AsmInput || c.Kind == AsmOutput && c.Indirect
}

// AsmConstraints parses the constraint string of inline assembly (LangRef, "Inline Asm Constraint
// String").
func AsmConstraints(text string) (list []AsmConstraint, problem string) {
	if text == "" {
		return nil, ""
	}
	for part := range strings.SplitSeq(text, ",") {
		if part == "" {
			return nil, "an empty constraint"
		}
		c, ok := readConstraint(part, list)
		if !ok {
			return nil, "`" + part + "` is not a constraint of inline assembly"
		}
		list = append(list, c)
	}
	return list, ""
}

// readConstraint parses one constraint; before holds the earlier ones, which it may refer to by
// number.
func readConstraint(s string, before []AsmConstraint) (c AsmConstraint, ok bool) {
	switch s[0] {
	case '~':
		c.Kind = AsmClobber
		if len(s) < 2 || s[1] != '{' {
			return c, false
		}
	case '=':
		c.Kind = AsmOutput
	case '!':
		c.Kind = AsmLabel
	}
	if c.Kind != AsmInput {
		s = s[1:]
	}
	if strings.HasPrefix(s, "*") {
		c.Indirect = true
		s = s[1:]
	}
	for early, swaps := false, false; s != ""; s = s[1:] {
		switch {
		case s[0] == '&' && c.Kind == AsmOutput && !early:
			early = true
			continue
		case s[0] == '%' && c.Kind != AsmClobber && !swaps:
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
			take = len(s) - len(strings.TrimLeft(s, "0123456789"))
			n, err := strconv.Atoi(s[:take])
			if err != nil || n >= len(before) || before[n].Kind != AsmOutput ||
				c.Kind != AsmInput || before[n].matched && !alternatives {
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

// AsmProblem describes how the constraints of inline assembly mismatch its function type, or
// returns "" if they match (LangRef, "Inline Asm Constraint String"): outputs first, each a result;
// then inputs, each a parameter; then labels and clobbers.
func AsmProblem(constraints string, ft *Type) string {
	list, problem := AsmConstraints(constraints)
	if problem != "" {
		return problem
	}
	var outputs, inputs, indirect, labels, clobbers int
	for _, c := range list {
		switch c.Kind {
		case AsmOutput:
			if inputs > indirect || clobbers+labels > 0 {
				return "outputs must come before inputs, labels and clobbers"
			}
			if !c.Indirect {
				outputs++
				continue
			}
			indirect++ // the address of an output is an input
			inputs++
		case AsmInput:
			if clobbers > 0 {
				return "inputs must come before clobbers"
			}
			inputs++
		case AsmLabel:
			if clobbers > 0 {
				return "labels must come before clobbers"
			}
			labels++
		case AsmClobber:
			clobbers++
		}
	}
	result := ft.Elem
	switch {
	case ft.Variadic:
		return "inline assembly cannot have variable arguments"
	case outputs == 0 && result.Kind != VoidKind:
		return fmt.Sprintf("inline assembly without outputs must return void, not %s", result)
	case outputs == 1 && result.Kind == StructKind:
		return fmt.Sprintf("inline assembly with one output must return that, not %s", result)
	case outputs > 1 && (result.Kind != StructKind || len(result.Fields) != outputs):
		return fmt.Sprintf("inline assembly with %s must return a struct of them, not %s",
			source.Count(outputs, "output"),
			result)
	case inputs != len(ft.Fields):
		return fmt.Sprintf("%s for inputs, %s", source.Count(inputs, "constraint"),
			source.Count(len(ft.Fields), "argument"))
	}
	return ""
}
