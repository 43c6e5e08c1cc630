package target

import (
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// The numbers in the metadata hipe.literals of a module for Erlang's virtual machine: the words of
// stack that every function may use, and the offset of the stack limit in the process.
const (
	leafWords  = "AMD64_LEAF_WORDS"
	stackLimit = "P_NSP_LIMIT"
)

// hipeArgs is the number of arguments that Erlang's convention passes in registers.
const hipeArgs = 6

// StackCheck makes a function of Erlang's convention check that the stack has room for it, and for
// what its callees may use without a check. It reports false, with an error, if the module lacks
// the necessary numbers.
func (a *Attributes) StackCheck(f *ir.Func, out *mir.Func) bool {
	if f.CC != abi.HiPE {
		return true
	}
	words, ok := a.hipeLiteral(f, leafWords)
	if !ok {
		return false
	}
	limit, ok := a.hipeLiteral(f, stackLimit)
	if !ok {
		return false
	}
	onStack := func(f *ir.Func) int64 { return max(0, int64(len(f.FuncType.Fields)-hipeArgs)) }
	more := int64(0)
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			callee := in.CalledFunc()
			if gc.IsStatepoint(in) {
				if sp, err := gc.View(in); err == nil {
					callee, _ = sp.Target.(*ir.Func)
				}
			}
			if callee == nil || callee.IsIntrinsic() ||
				onOwnStack(callee.Name()) {
				continue
			}
			more = max(more, words-1-onStack(callee))
		}
	}
	out.StackCheck = mir.StackCheck{Given: 8 * words, More: 8 * (onStack(f) + 1 + more),
		Limit: limit,
		Grow:  a.env.Symbols.Named(a.env.Module, "inc_stack_0")}
	return true
}

// onOwnStack reports whether a function belongs to the virtual machine and runs on its stack.
// Functions of Erlang are named Module.Function.Arity.
func onOwnStack(name string) bool {
	return strings.Contains(name, "erlang.") || strings.Contains(name, "bif_") ||
		!strings.ContainsAny(name, "._")
}

// hipeLiteral is a number in the module's metadata; if it is missing the function is refused.
func (a *Attributes) hipeLiteral(f *ir.Func, name string) (int64, bool) {
	for _, named := range a.env.Module.Metadata.Named {
		if named.Name != "hipe.literals" {
			continue
		}
		for _, n := range named.Nodes {
			node, ok := n.(*ir.MDNode)
			if !ok || len(node.Operands) != 2 {
				continue
			}
			key, isKey := node.Operands[0].(*ir.MDString)
			value, isValue := node.Operands[1].(*ir.MDValue)
			if !isKey || !isValue || key.Value != name {
				continue
			}
			if k, ok := ir.AsInt(value.Value); ok {
				return int64(int32(k.Bits)), true
			}
		}
	}
	a.env.Diags.Codef(build.CodeUnsupported, f.Span,
		"a function of the convention `%s` in a module "+
			"whose metadata `hipe.literals` does not say what `%s` is", f.CC, name)
	return 0, false
}
