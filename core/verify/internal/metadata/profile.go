package metadata

import (
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// mdProfile checks !prof on an instruction: it has one weight for each successor (LangRef, "'prof'
// Metadata"; BranchWeightMetadata.rst).
func (v *Checks) mdProfile(in *ir.Instr, n *ir.MDNode) string {
	name := ""
	if len(n.Operands) > 0 {
		name, _ = String(n.Operands[0])
	}
	if name == "unknown" && v.r.M.Dialect.Opaque() {
		if len(n.Operands) != 2 {
			return "\"unknown\" must be followed by the name of a pass"
		}
		if _, ok := String(n.Operands[1]); !ok {
			return "\"unknown\" must be followed by the name of a pass"
		}
		return ""
	}
	if len(n.Operands) < 2 {
		return "it must have a name and at least one further operand"
	}
	if _, ok := String(n.Operands[0]); !ok {
		return "its first operand must be a name, a string"
	}
	if name == "VP" && v.r.M.Dialect.Opaque() {
		if in.Op != ir.Call && in.Op != ir.Invoke && in.Op != ir.CallBr {
			return "only calls can have \"VP\""
		}
		return valueProfile(n)
	}
	if name != "branch_weights" {
		if v.r.M.Dialect.Opaque() {
			return "its name is \"branch_weights\", \"VP\" or \"unknown\", not \"" + name + "\""
		}
		return ""
	}
	weights := n.Operands[1:]
	if _, ok := String(weights[0]); ok && v.r.M.Dialect.Opaque() { // the origin of the weights
		weights = weights[1:]
	}
	want := 0
	switch in.Op {
	case ir.Invoke:
		if len(weights) != 1 && len(weights) != 2 {
			return fmt.Sprintf("an invoke must have one or two weights, not %d", len(weights))
		}
		want = len(weights)
	case ir.Br, ir.CallBr, ir.Switch:
		want = len(in.Parent().Succs())
	case ir.IndirectBr:
		want = in.NumOps() - 1
	case ir.Call:
		want = 1
	case ir.Select:
		want = 2
	default:
		return "only branches, calls and select can have weights"
	}
	if len(weights) != want {
		return fmt.Sprintf("%s, but %d are needed", source.Count(len(weights), "weight"), want)
	}
	for _, w := range weights {
		if _, ok := Int(w); !ok {
			return "a weight must be an integer"
		}
	}
	return ""
}

// valueProfile checks !{!"VP", kind, total, (value, count)…}.
func valueProfile(n *ir.MDNode) string {
	if len(n.Operands) < 3 || len(n.Operands)%2 == 0 {
		return "\"VP\" is followed by the kind, the total, and pairs of a value and its count"
	}
	for i, op := range n.Operands[1:] {
		if _, ok := Int(op); !ok {
			return fmt.Sprintf("operand %d of \"VP\" is an integer", i+2)
		}
	}
	if c, _ := Int(n.Operands[1]); c.Big != nil || c.Bits > 2 {
		return "the kind of \"VP\" is 0 (targets of calls), 1 (sizes of memory) or 2 (tables of " +
			"virtual functions)"
	}
	return ""
}

// Profile checks the attachments of a function with its entry count and its possible callers.
func (v *Checks) Profile(f *ir.Func) {
	seen := map[string]bool{}
	for _, a := range f.Attachments {
		problem := ""
		switch n, _ := Node(a.Node); a.Kind {
		case "prof":
			if f.IsDeclaration() {
				problem = "a declaration cannot have a count"
			} else if n != nil {
				problem = entryCount(n, v.r.M.Dialect.Opaque())
			}
		case "kcfi_type":
			if !v.r.M.Dialect.Opaque() {
				continue
			}
			c, ok := (*ir.Const)(nil), false
			if n != nil && len(n.Operands) == 1 {
				c, ok = Int(n.Operands[0])
			}
			if !ok || !c.Type().IsInt(32) {
				problem = "it has one operand, a constant of type i32"
			}
		default:
			continue
		}
		if problem == "" && seen[a.Kind] && !f.IsDeclaration() {
			problem = "a function can have only one"
		}
		seen[a.Kind] = true
		if problem != "" {
			v.badKind(f, f.Span, a.Kind, problem)
		}
	}
}

func entryCount(n *ir.MDNode, opaque bool) string {
	name := ""
	if len(n.Operands) > 0 {
		name, _ = String(n.Operands[0])
	}
	if name == "unknown" && opaque {
		if len(n.Operands) == 2 {
			if _, ok := String(n.Operands[1]); ok {
				return ""
			}
		}
		return "\"unknown\" must be followed by the name of a pass"
	}
	switch {
	case len(n.Operands) < 2:
		return "it must have a name and a count"
	case name != "function_entry_count" && name != "synthetic_function_entry_count":
		return "its first operand is \"function_entry_count\" or \"synthetic_function_entry_count\""
	}
	if val, ok := n.Operands[1].(*ir.MDValue); !ok || !ir.IsConstant(val.Value) {
		return "the count must be an integer"
	}
	return ""
}

// callStack checks a call stack: a list of hashes of call sites.
func callStack(n *ir.MDNode) string {
	if len(n.Operands) == 0 {
		return "a call stack needs at least one entry"
	}
	for _, op := range n.Operands {
		if _, ok := Int(op); !ok {
			return "a call stack must be a list of integers"
		}
	}
	return ""
}

func (v *Checks) mdCallSite(in *ir.Instr, n *ir.MDNode) string {
	if !in.Op.IsCall() {
		return "only calls can have it"
	}
	return callStack(n)
}

// mdMemoryProfile checks !memprof: nodes with a call stack, strings about the memory and perhaps
// its size.
func (v *Checks) mdMemoryProfile(in *ir.Instr, n *ir.MDNode) string {
	if !in.Op.IsCall() {
		return "only calls can have it"
	}
	if len(n.Operands) == 0 {
		return "it must have at least one operand"
	}
	for _, op := range n.Operands {
		block, ok := Node(op)
		if !ok || len(block.Operands) < 2 {
			return "each operand must have a call stack and strings about the memory"
		}
		stack, ok := Node(block.Operands[0])
		if !ok {
			return "each operand must begin with a call stack, a node"
		}
		if problem := callStack(stack); problem != "" {
			return problem
		}
		last := len(block.Operands) - 1
		for i, word := range block.Operands[1:] {
			if _, isString := String(word); isString {
				continue
			}
			if i == 0 && v.r.M.Dialect.Opaque() {
				return "a string about the memory must follow the call stack"
			}
			if v.r.M.Dialect.Opaque() && totals(block.Operands[i+1:]) {
				break
			}
			if _, isInt := Int(word); i+1 != last || !isInt {
				return "strings must follow the call stack; the last may be a number"
			}
		}
	}
	return ""
}

// totals reports whether metadata is a list of pairs of a hash and a size, which may be last in an
// operand of !memprof.
func totals(list []ir.Metadata) bool {
	for _, md := range list {
		pair, ok := Node(md)
		if !ok || len(pair.Operands) != 2 {
			return false
		}
		for _, op := range pair.Operands {
			if _, ok := Int(op); !ok {
				return false
			}
		}
	}
	return true
}

func (v *Checks) mdCalleeType(in *ir.Instr, n *ir.MDNode) string {
	if !in.Op.IsCall() {
		return "only calls can have it"
	}
	for _, op := range n.Operands {
		t, ok := Node(op)
		if !ok || len(t.Operands) != 2 {
			return "it must be a list of function types, each a node with an offset and a name"
		}
		if offset, ok := Int(t.Operands[0]); !ok || !offset.IsZeroValue() {
			return "the offset of each type must be zero, as for functions"
		}
		if name, ok := String(t.Operands[1]); !ok || !strings.HasSuffix(name, ".generalized") {
			return "the name of each type must end in \".generalized\""
		}
	}
	return ""
}

func (v *Checks) mdAllocToken(in *ir.Instr, n *ir.MDNode) string {
	if !in.Op.IsCall() {
		return "only calls can have it"
	}
	if len(n.Operands) != 2 {
		return "it must have a type's name and whether the type holds pointers"
	}
	if _, ok := String(n.Operands[0]); !ok {
		return "its first operand must be a type's name, a string"
	}
	if c, ok := Int(n.Operands[1]); !ok || !c.Type().IsInt(1) {
		return "its second operand must be an i1: whether the type holds pointers"
	}
	return ""
}
