package explore

import (
	"slices"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/web/report"
)

// forLLVM says what LLVM's tools can do with a module. read is what the parser says of its text: a
// note stands for what it read although LLVM refuses it.
func forLLVM(m *ir.Module, read *source.List) report.LLVM {
	l := report.LLVM{
		HasPoll: passes.HasPoll(m),
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

// codeUnknownGC is of a strategy that does not exist, here of one that LLVM's tools do not have.
const codeUnknownGC = "SP0301"

// unseen warns of functions with references that no collector finds: their strategy, which LLVM's
// tools do not have, finds roots by llvm.gcroot, and they declare none. One without a call needs
// none.
func (r *run) unseen(m *ir.Module) {
	for _, f := range m.Funcs {
		if f.GC == "" || f.IsDeclaration() || gc.KnownToLLVM(f.GC) {
			continue
		}
		s, err := r.strategies.Lookup(f.GC)
		if err != nil || s.UsesStatepoints() || len(gc.RootsOf(f)) > 0 {
			continue
		}
		if calls, holds := callsAndHolds(f, s); !calls || !holds {
			continue
		}
		r.list.Add(source.Diagnostic{Severity: source.Warning, Code: codeUnknownGC, Span: f.Span,
			Message: "@" + f.Name() + " calls, and holds pointers of address space 1, but with " +
				"gc \"" + f.GC + "\" a collector finds only what `llvm.gcroot` declares",
			Notes: []string{"LLVM's tools do not have this strategy: \"LLVM ERROR: unsupported " +
				"GC: " + f.GC + "\"",
				"functions with gc \"statepoint-example\" get statepoints"},
		})
	}
}

// callsAndHolds reports whether a function calls another, and whether a pointer is in it that the
// strategy of LLVM's documents takes for a reference and its own does not.
func callsAndHolds(f *ir.Func, s gc.Strategy) (calls, holds bool) {
	reference := func(t *ir.Type) bool {
		return t.Kind == ir.PointerKind && t.AddrSpace == 1 && !s.IsReference(t)
	}
	for _, a := range f.Args {
		holds = holds || reference(a.Type())
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			holds = holds || reference(in.Type())
			if in.Op == ir.Call || in.Op == ir.Invoke || in.Op == ir.CallBr {
				to := in.CalledFunc()
				calls = calls || to == nil || !strings.HasPrefix(to.Name(), "llvm.")
			}
		}
	}
	return calls, holds
}
