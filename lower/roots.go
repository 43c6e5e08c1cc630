package lower

import (
	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/lower/isel"
)

// lowerRoots makes ordinary code of llvm.gcroot, llvm.gcread and llvm.gcwrite, as LLVM's code
// generator does before all else, and reports whether it could.
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
	return true
}
