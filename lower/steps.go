package lower

import (
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/data"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/links"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/optimize"
	"statepoint/lower/internal/records"
	"statepoint/lower/internal/regalloc"
	"statepoint/lower/internal/target"
	"statepoint/lower/legalize"
)

// run is what a step does.
type run func(fn *function) (bool, error)

func place(b *data.Builder, diags *source.List) run {
	return func(fn *function) (ok bool, err error) {
		if fn.f.Prologue != nil {
			diags.Codef(isel.CodeUnsupportedGlobal, fn.f.Span,
				"`prologue` data is not supported by the x86-64 code generator")
			return false, nil
		}
		fn.section, ok = b.CodeSectionOf(fn.f)
		return ok, nil
	}
}

func check(checks *target.Checks) run {
	return func(fn *function) (bool, error) { return checks.Function(fn.f), nil }
}

// noteNames does nothing where names is nil.
func noteNames(m *ir.Module, names *links.Names) run {
	return func(fn *function) (bool, error) {
		if names != nil {
			names.Fill(m, fn.f)
		}
		return true, nil
	}
}

func legalizeIR(m *ir.Module) run {
	return func(fn *function) (bool, error) { return legalize.Function(m, fn.f, fn.by.work), nil }
}

// findLiveRoots does nothing where live is nil.
func findLiveRoots(live *records.LiveRoots, sel *isel.Context) run {
	return func(fn *function) (bool, error) {
		if live != nil {
			sel.LiveRoots = live.Find(fn.f)
		}
		return true, nil
	}
}

func selectCode(sel *isel.Context, syms *mir.Symbols) run {
	return func(fn *function) (bool, error) {
		sel.Given = fn.given
		syms.BeginFunction(fn.number)
		if !sel.Select(fn.f, &fn.by.mf) {
			return false, nil
		}
		syms.OrderConstants(&fn.by.mf)
		return true, nil
	}
}

func applyAttributes(a *target.Attributes) run {
	return func(fn *function) (bool, error) {
		return a.Apply(fn.f, &fn.by.mf) && a.StackCheck(fn.f, &fn.by.mf), nil
	}
}

func optimizeCode(keepIDs bool) run {
	rewriter := optimize.Rewriter{KeepIDs: keepIDs}
	return func(fn *function) (bool, error) {
		rewriter.Run(&fn.by.mf)
		return true, nil
	}
}

func allocate(checked bool) run {
	var allocator regalloc.Allocator
	return func(fn *function) (bool, error) {
		var err error
		if fn.alloc, err = allocator.Allocate(&fn.by.mf); err == nil && checked {
			err = regalloc.Check(&fn.by.mf, fn.alloc)
		}
		return true, err
	}
}

// maxFrame bounds the size of a frame in bytes: offsets in it, and into the arguments above it,
// have 31 bits.
const maxFrame = 1<<31 - 1<<20

func emitCode(checks *target.Checks, diags *source.List) run {
	return func(fn *function) (bool, error) {
		em := &fn.by.em
		em.Function(&fn.by.mf, fn.alloc)
		size := em.Frame.Size + em.Frame.Below
		if with := size + em.Frame.AlignTo; with > maxFrame {
			diags.Codef(isel.CodeLimit, fn.f.Span,
				"the frame of `@%s` takes %s, the limit of the code generator is %d", fn.f.Name(),
				source.Count(with, "byte"), maxFrame)
			return false, nil
		}
		checks.FrameSize(fn.f, size)
		if em.Checked {
			return true, em.Check()
		}
		return true, nil
	}
}

// describeFrame also describes the slots, unless l is nil.
func describeFrame(l *links.Links) run {
	return func(fn *function) (bool, error) {
		layout := &fn.by.em.Frame
		fn.cf.Frame = code.Frame{
			Size: layout.Size, Copied: fn.by.mf.Copied, Dynamic: layout.Dynamic,
			Grows:   layout.Dynamic && layout.Aligned != amd64.RSP,
			AlignTo: layout.AlignTo, Below: layout.Below,
		}
		if l != nil {
			l.Begin(fn.f, fn.given, fn.by.sel.StandsFor, &fn.cf.Frame, fn.alloc)
		}
		return true, nil
	}
}

func mapRoots(m *records.RootMap) run {
	return func(fn *function) (bool, error) { return m.Function(fn.f, fn.cf), nil }
}

func makeRecords(s *records.StackMap) run {
	return func(fn *function) (bool, error) {
		s.Function(fn.f, fn.cf)
		return true, nil
	}
}

func noteTables(s *sections, u *records.Unwinding) run {
	return func(fn *function) (bool, error) {
		s.jumpTables(fn.cf)
		u.Function(fn.f, fn.cf)
		return true, nil
	}
}

// linkCode does nothing where l is nil.
func linkCode(l *links.Links) run {
	return func(fn *function) (bool, error) {
		if l != nil {
			l.Instructions(fn.cf)
		}
		return true, nil
	}
}
