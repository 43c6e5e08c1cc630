package lower

import (
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/isel"
	"statepoint/lower/mir"
)

// lowerRoots makes ordinary code of llvm.gcroot, llvm.gcread and llvm.gcwrite, as LLVM's code
// generator does before all else, and reports whether it could.
func (c *Compiler) lowerRoots(f *ir.Func) bool {
	if !c.opts.Unoptimized {
		passes.TakeLateRoots(c.m, f)
	}
	if c.refused(f, c.roots.Function(f)) {
		return false
	}
	if !c.opts.Unoptimized {
		passes.DropOverwrittenInits(f)
		if s := c.strategyOf(f); s != nil && gc.WritesTable(s) {
			duplicateReturns(c.m, f)
		}
	}
	return true
}

// refused reports why a function's roots cannot be lowered, false for no error.
func (c *Compiler) refused(f *ir.Func, err error) bool {
	if err == nil {
		return false
	}
	d, ok := passes.AsDiagnostic(err)
	if !ok {
		d = source.Diagnostic{Severity: source.Error, Span: f.Span, Message: err.Error()}
	}
	if d.Code == "" {
		d.Code = isel.CodeUnsupported
	}
	c.diags.Add(d)
	return true
}

// rootsOf are the roots of a function, numbered as tables have them.
func (c *Compiler) rootsOf(f *ir.Func) []gc.Root {
	roots := gc.RootsOf(f)
	if c.opts.Unoptimized { // LLVM selects the instructions of a block backwards there
		slices.Reverse(roots)
		for i := range roots {
			roots[i].Number = i
		}
	}
	return roots
}

// keepRoots says how the frame of a function is made that a table of roots tells of: as LLVM does.
func (c *Compiler) keepRoots(f *ir.Func) {
	out := &c.f
	s := c.strategyOf(f)
	out.RedZone = s != nil && gc.WritesTable(s) && !f.Attrs.Has("noredzone")
	out.Rooted = len(gc.RootsOf(f)) > 0
	out.InOrder = out.Rooted && c.opts.Unoptimized
	if !out.InOrder {
		return
	}
	for i := range out.Insts {
		in := &out.Insts[i]
		for _, o := range out.Ops(in) {
			if o.Phys != amd64.NoReg && out.Conv.Keeps.Has(o.Phys) {
				return // the instruction needs that very register
			}
			if in.Flags&mir.IsCall != 0 && o.IsMem() && (o.Reg != 0 || o.Index != 0) {
				return // it needs some of these
			}
		}
	}
	if len(out.Asms) == 0 {
		out.Reserved |= out.Conv.Keeps
	}
}
