package explore

import (
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/place"
	"statepoint/core/source"
	"statepoint/web/report"
)

// forLLVM says what LLVM's tools can do with a module. read holds the parser's diagnostics: a note
// marks input that it accepted although LLVM rejects it.
func forLLVM(m *ir.Module, read *source.List) report.LLVM {
	l := report.LLVM{
		HasPoll: place.HasPoll(m),
		RefusesSource: slices.ContainsFunc(read.Items,
			func(d source.Diagnostic) bool { return d.Severity == source.Note }),
	}
	switch {
	case m.Dialect.Opaque():
		l.Release = 22
	case m.Dialect >= ir.LLVM11:
		l.Release = 14
	}
	for _, f := range m.Funcs {
		if f.GC != "" && !gc.KnownToLLVM(f.GC) && !slices.Contains(l.Unknown, f.GC) {
			l.Unknown = append(l.Unknown, f.GC)
		}
	}
	slices.Sort(l.Unknown)
	return l
}
