package target

import (
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// moduleFlags are the module flags that change the code that LLVM generates for x86-64, with
// descriptions of what our code lacks.
var moduleFlags = map[string]string{
	"cf-protection-branch":         "`endbr64` where indirect branches lead to",
	"cf-protection-return":         "the mark that it works with a shadow stack",
	"kcfi":                         "the types of functions before their entries",
	"indirect_branch_cs_prefix":    "prefixes of indirect branches",
	"function_return_thunk_extern": "returns by way of a thunk",
	"stack-protector-guard":        "a guard elsewhere than at `%fs:40`",
	"stack-protector-guard-reg":    "a guard elsewhere than at `%fs:40`",
	"stack-protector-guard-offset": "a guard elsewhere than at `%fs:40`",
	"stack-protector-guard-symbol": "a guard elsewhere than at `%fs:40`",
	"override-stack-alignment":     "another alignment of the stack than 16 bytes",
	"import-call-optimization":     "a table of calls to imported functions",
	"RtLibUseGOT":                  "the global offset table in its calls to library functions",
	"Code Model":                   "another code model than the small one",
	"Cross-DSO CFI":                "checks of calls from other libraries",
}

// flags warns about unsupported module flags.
func (v *Checks) flags() {
	v.eachNode("llvm.module.flags", func(flag *ir.MDNode, at source.Span) bool {
		if len(flag.Operands) != 3 {
			return true
		}
		name, ok := flag.Operands[1].(*ir.MDString)
		if !ok || moduleFlags[name.Value] == "" || asksNothing(name.Value, flag.Operands[2]) {
			return true
		}
		v.warn(at, "the module is compiled without "+moduleFlags[name.Value]+": the x86-64 code "+
			"generator does not heed the module flag `"+name.Value+"`")
		return true
	})
}

// eachNode visits the nodes of the module's named metadata, with their positions, until visit
// returns false.
func (v *Checks) eachNode(name string, visit func(node *ir.MDNode, at source.Span) bool) {
	for i := range v.env.Module.Metadata.Named {
		list := &v.env.Module.Metadata.Named[i]
		if list.Name != name {
			continue
		}
		for _, md := range list.Nodes {
			node, ok := md.(*ir.MDNode)
			if !ok || node == nil {
				continue
			}
			at := node.Span
			if at.IsZero() {
				at = list.Span
			}
			if !visit(node, at) {
				return
			}
		}
	}
}

// asksNothing reports whether a flag has a value without effect on the code.
func asksNothing(name string, md ir.Metadata) bool {
	switch v := md.(type) {
	case *ir.MDValue:
		n, ok := ir.AsInt(v.Value)
		switch {
		case !ok || n.Big != nil:
			return false
		case name == "Code Model": // the tiny and the small one
			return n.Bits <= 1
		case name == "stack-protector-guard-offset":
			return n.Bits == guardOffset
		}
		return n.Bits == 0
	case *ir.MDString:
		return v.Value == "tls" || v.Value == "fs"
	}
	return false
}

// guardOffset is the offset of the stack protector's guard from the start of the thread's data.
const guardOffset = 40

// debugInfo notes that the module's debug information, if it has any, is dropped.
func (v *Checks) debugInfo() {
	v.eachNode("llvm.dbg.cu", func(unit *ir.MDNode, at source.Span) bool {
		if slices.ContainsFunc(unit.Parts, saysNoDebug) {
			return true
		}
		v.warn(at, "the object has no debug information: the x86-64 code generator makes none of "+
			"`!llvm.dbg.cu` and what it leads to")
		return false
	})
}

// saysNoDebug reports whether a part of a compile unit's text requests no debug information.
func saysNoDebug(text string) bool { return strings.Contains(text, "emissionKind: NoDebug") }
