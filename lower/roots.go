package lower

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/barriers"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/roots"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/records"
)

// rootLowering lowers llvm.gcroot and what belongs to it.
type rootLowering struct {
	lowering   *roots.Lowering
	m          *ir.Module
	diags      *source.List
	strategies *gc.Registry
	// unoptimized is Options.Unoptimized.
	unoptimized bool
}

// lower replaces llvm.gcroot, llvm.gcread and llvm.gcwrite by ordinary code, as LLVM's code
// generator does first, and reports whether it could.
func (r *rootLowering) lower(fn *function) (bool, error) {
	f := fn.f
	if !r.unoptimized {
		roots.TakeLateRoots(r.m, f)
	}
	if refused(r.diags, f, r.lowering.Function(f)) {
		return false, nil
	}
	if !r.unoptimized {
		roots.DropOverwrittenInits(f)
		if gc.TabulatesRoots(r.strategies.Of(f)) {
			duplicateReturns(r.m, f)
		}
	}
	return true, nil
}

// placeBarriers adds the barriers of its strategy to the accesses of a function.
func placeBarriers(placer *barriers.Placer, diags *source.List) run {
	return func(fn *function) (bool, error) {
		var did pass.Explanation
		err := placer.Function(fn.f, &did)
		for i := range did.Findings {
			diags.Add(did.Findings[i].Diagnostic)
		}
		return !refused(diags, fn.f, err), nil
	}
}

// declarations reports the roots in declarations, which cannot be lowered.
func (r *rootLowering) declarations() {
	for _, f := range r.m.Funcs {
		if f.IsDeclaration() {
			refused(r.diags, f, r.lowering.Declared(f))
		}
	}
}

// refused reports why a function's barriers or roots cannot be lowered; it returns false if there
// is no error.
func refused(diags *source.List, f *ir.Func, err error) bool {
	if err == nil {
		return false
	}
	d, ok := pass.AsDiagnostic(err)
	if !ok {
		d = source.Diagnostic{Severity: source.Error, Span: f.Span, Message: err.Error()}
	}
	if d.Code == "" {
		d.Code = isel.CodeUnsupported
	}
	diags.Add(d)
	return true
}

// shapeFrame lays out the frame of a function with a table of roots as LLVM does.
func (r *rootLowering) shapeFrame(fn *function) (bool, error) {
	r.shape(fn.f, &fn.by.mf)
	return true, nil
}

func (r *rootLowering) shape(f *ir.Func, out *mir.Func) {
	s := r.strategies.Of(f)
	out.SafePoints = records.SafePoints(s)
	out.RedZone = gc.TabulatesRoots(s) && !f.Attrs.Has("noredzone")
	out.Rooted = len(gc.RootsOf(f)) > 0
	out.InOrder = out.Rooted && r.unoptimized
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
