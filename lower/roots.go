package lower

import (
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/lower/isel"
)

// lowerRoots makes ordinary code of llvm.gcroot, llvm.gcread and llvm.gcwrite, as LLVM's code
// generator does before all else, and reports whether it could.
func (c *Compiler) lowerRoots(f *ir.Func) bool {
	// A table has every call of its functions, roots or not: a collector that meets a frame without
	// an entry cannot walk on.
	strategy, err := c.opts.Strategies.Lookup(f.GC)
	tabled := err == nil && gc.WritesTable(strategy)
	hasRoots := tabled && passes.NeedsRootLowering(f, c.opts.Strategies)
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
	if tabled && (hasRoots || makesCalls(f)) {
		lacks := "the roots of `@" + f.Name() + "`"
		if !hasRoots {
			lacks = "its way past the frame of `@" + f.Name() + "`"
		}
		c.diags.Add(source.Diagnostic{
			Severity: source.Warning, Code: isel.CodeUnsupported, Span: f.Span,
			Message: "the frame table of `gc \"" + f.GC + "\"` is not written: a collector will not find " + lacks,
			Notes:   []string{"the shadow stack (`gc \"shadow-stack\"`) needs no table"},
		})
	}
	return true
}

// makesCalls reports whether a function calls anything but intrinsics.
func makesCalls(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Op.IsCall() {
				continue
			}
			if callee := in.CalledFunc(); callee == nil ||
				!strings.HasPrefix(callee.Name(), "llvm.") {
				return true
			}
		}
	}
	return false
}
