package lower

import (
	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/lower/isel"
)

// ownTables are the strategies of llvm.gcroot for which LLVM writes a table of its own of where the roots are at each call.
var ownTables = map[string]bool{"ocaml": true, "erlang": true}

// lowerRoots makes ordinary code of llvm.gcroot, llvm.gcread and llvm.gcwrite, as LLVM's code generator does before all else, and reports whether it could.
func (c *Compiler) lowerRoots(f *ir.Func) bool {
	if err := c.roots.Function(f); err != nil {
		d, ok := passes.AsDiagnostic(err)
		if !ok {
			d = source.Diagnostic{Severity: source.Error, Span: f.Span, Message: err.Error()}
		}
		if d.Code == "" {
			d.Code = isel.CodeUnsupported
		}
		c.diags.Add(d)
		return false
	}
	if ownTables[f.GC] && passes.NeedsRootLowering(f) {
		c.diags.Add(source.Diagnostic{
			Severity: source.Warning, Code: isel.CodeUnsupported, Span: f.Span,
			Message: "the frame table of `gc \"" + f.GC + "\"` is not written: a collector will not find the roots of `@" + f.Name() + "`",
			Notes:   []string{"the shadow stack (`gc \"shadow-stack\"`) needs no table"},
		})
	}
	return true
}
