package ir

import (
	"fmt"
	"strings"
)

// AsmProblem says in which way the constraints of inline assembly do not fit the type it is called with, "" if they do (LangRef, "Inline Asm
// Constraint String"): outputs first, each a result; then inputs, each a parameter; then labels and clobbers.
func AsmProblem(constraints string, ft *Type) string {
	outputs, inputs, others := 0, 0, 0
	if constraints != "" {
		for c := range strings.SplitSeq(constraints, ",") {
			if c == "" {
				return "an empty constraint"
			}
			if strings.Count(c, "{") != strings.Count(c, "}") {
				return "the constraint `" + c + "`" + " has a brace without its other"
			}
			switch body := strings.TrimLeft(c, "=&*+%"); {
			case c[0] == '~':
				if !strings.HasPrefix(c, "~{") {
					return "a clobber is a register in braces, not `" + c + "`"
				}
				others++
			case c[0] == '!':
				others++
			case body == "":
				return "the constraint `" + c + "`" + " allows nothing"
			case c[0] == '=' && strings.HasPrefix(strings.TrimLeft(c, "=&"), "*"): // the address of an output is an input
				if others > 0 {
					return "outputs and inputs come before clobbers"
				}
				inputs++
			case c[0] == '=':
				if inputs > 0 && !strings.Contains(constraints, "=*") || others > 0 {
					return "outputs come before inputs and clobbers"
				}
				outputs++
			default:
				if others > 0 && strings.Contains(constraints[:strings.Index(constraints, c)], "~{") {
					return "inputs come before clobbers"
				}
				inputs++
			}
		}
	}
	result := ft.Elem
	switch {
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
