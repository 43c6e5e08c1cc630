package debuginfo

import (
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// expressionOp is an operator with its operands.
type expressionOp struct {
	name string
	args []string
}

// expression splits a debug expression into operators; problem says why it is invalid.
func expression(n *ir.MDNode) (ops []expressionOp, problem string) {
	if len(n.Parts) != 1 {
		return nil, ""
	}
	words := strings.FieldsFunc(n.Parts[0], func(r rune) bool {
		return r == ',' || r == ' ' || r == '(' || r == ')'
	})
	for len(words) > 0 {
		name, ok := strings.CutPrefix(words[0], "DW_OP_")
		count, known := ir.ExpressionOperands(name)
		switch {
		case !ok, !known:
			return nil, words[0] + " is not an operator of a debug expression"
		case len(words) <= count:
			return nil, words[0] + " has " + source.Count(count, "operand")
		}
		ops = append(ops, expressionOp{name, words[1 : count+1]})
		words = words[count+1:]
	}
	return ops, ""
}

// expressionProblem returns the error in a debug expression, "" if there is none.
func expressionProblem(n *ir.MDNode) string {
	ops, problem := expression(n)
	if problem != "" {
		return problem
	}
	for i, op := range ops {
		last := i == len(ops)-1
		switch op.name {
		case "LLVM_fragment":
			if !last {
				return "DW_OP_LLVM_fragment must be last"
			}
		case "stack_value":
			if !last && ops[i+1].name != "LLVM_fragment" {
				return "DW_OP_stack_value can be followed only by DW_OP_LLVM_fragment"
			}
		case "swap":
			if len(ops) == 1 {
				return "DW_OP_swap needs two values to swap"
			}
		case "LLVM_entry_value":
			first := i == 0 || i == 1 && ops[0].name == "LLVM_arg" && ops[0].args[0] == "0"
			if !first || op.args[0] != "1" {
				return "DW_OP_LLVM_entry_value must be first, and of one register"
			}
		}
	}
	return ""
}

// debugFragment checks the fragment of a global variable in an expression.
func debugFragment(d *debugCheck, _ *ir.MDNode, f map[string]debugField) string {
	e, ok := f["expr"].md.(*ir.MDNode)
	if !ok {
		return ""
	}
	ops, _ := expression(e)
	if len(ops) == 0 || ops[len(ops)-1].name != "LLVM_fragment" {
		return ""
	}
	args := ops[len(ops)-1].args
	offset, _ := strconv.ParseUint(args[0], 10, 64)
	size, _ := strconv.ParseUint(args[1], 10, 64)
	whole := uint64(0)
	at, _ := f["var"].md.(*ir.MDNode)
	for range 100 { // from the variable to its type, and through typedefs
		if at == nil {
			return ""
		}
		fields := d.fieldsOf(at)
		if whole, _ = strconv.ParseUint(fields["size"].text, 10, 64); whole > 0 {
			break
		}
		next := "baseType"
		if at.Kind == "DIGlobalVariable" || at.Kind == "DILocalVariable" {
			next = "type"
		}
		at, _ = fields[next].md.(*ir.MDNode)
	}
	switch {
	case whole == 0:
		return ""
	case offset+size > whole:
		return "the fragment is outside of the variable, which has " +
			strconv.FormatUint(whole, 10) + " bits"
	case size == whole:
		return "the fragment is the whole variable"
	}
	return ""
}
