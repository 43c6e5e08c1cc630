package prepare

import (
	"fmt"
	"strings"

	"statepoint/core/findings"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// FindUncollected warns of a module that allocates objects while nothing in it concerns a
// collector: at the first allocation.
func FindUncollected(m *ir.Module, o *pass.Options, found *findings.List) {
	a := allocators{named: names(o.ReferenceAllocators)}
	var first *ir.Instr
	for _, f := range m.Funcs {
		if f.GC != "" || f.IsIntrinsic() && concernsCollector(f.Name()) {
			return
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil && first == nil; in = in.Next() {
				if !in.Op.IsCall() || !isPlain(in.Type()) {
					continue
				}
				switch a.of(in.CalledFunc()) {
				case allocates, reallocates:
					first = in
				}
			}
		}
	}
	if first == nil {
		return
	}
	found.Add(findings.Finding{Func: first.Func().ID(), First: options.MakeReferences,
		Diagnostic: source.Diagnostic{Severity: source.Warning, Code: pass.CodeUncollected,
			Span: first.Span, Message: fmt.Sprintf("nothing collects what `@%s` allocates: no "+
				"function names a collector", first.CalledFunc().Name()),
			Notes: []string{advice(m)}}})
}

// concernsCollector reports whether an intrinsic is for the sake of a collector, or of a map.
func concernsCollector(name string) bool {
	for _, prefix := range []string{"llvm.gc", "llvm.experimental.gc.",
		"llvm.experimental.stackmap", "llvm.experimental.patchpoint"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}

// advice names the command line that prepares a module.
func advice(m *ir.Module) string {
	file := m.Name
	if file == "<stdin>" {
		file = "-"
	}
	return "`statepoint opt -passes=" + options.MakeReferences + " -S " + file +
		"` makes a program of a collected language of it; `-explain` says why"
}
