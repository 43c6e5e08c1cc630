package roots

import (
	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// FindUndeclared warns of functions with references that no collector finds: their strategy, which
// LLVM's tools do not have, finds roots by llvm.gcroot, and they declare none. A function without
// calls needs none.
func FindUndeclared(m *ir.Module, o *pass.Options, found *findings.List) {
	for _, f := range m.Funcs {
		if f.GC == "" || f.IsDeclaration() || gc.KnownToLLVM(f.GC) {
			continue
		}
		s, err := o.Strategy(f)
		if err != nil || s.UsesStatepoints() || len(gc.RootsOf(f)) > 0 {
			continue
		}
		if calls, holds := callsAndHolds(f, s); !calls || !holds {
			continue
		}
		found.Add(findings.Finding{Func: f.ID(), Diagnostic: source.Diagnostic{
			Severity: source.Warning, Code: pass.CodeUnknownGC, Span: f.Span,
			Message: "@" + f.Name() + " calls, and holds pointers of address space 1, but with " +
				"gc \"" + f.GC + "\" a collector finds only what `llvm.gcroot` declares",
			Notes: []string{"LLVM's tools do not have this strategy: \"LLVM ERROR: unsupported " +
				"GC: " + f.GC + "\"",
				"functions with gc \"statepoint-example\" get statepoints"},
		}})
	}
}

// callsAndHolds reports whether a function calls another, and whether it has a pointer that is a
// reference for the strategy of LLVM's documents but not for its own.
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
				calls = calls || to == nil || !to.IsIntrinsic()
			}
		}
	}
	return calls, holds
}
