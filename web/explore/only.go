package explore

import (
	"slices"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/provenance"
	"statepoint/web/report"
)

// onlyFunction returns the function of a module that the request is about, nil if it is about all,
// or if that is found only in the report: the function of a value, and the first that has records
// without being collected. If there is no function of the name, which may come from an earlier
// text, it is the first that is collected and calls something, or if nothing has records, the
// first.
func (b *builder) onlyFunction(m *ir.Module) *ir.Func {
	all, only := m.Definitions(), b.c.request.Only
	if only == "" || len(all) < report.FewestFunctions {
		return nil
	}
	for _, f := range all {
		if name := f.Name(); isNamed(only, name) || name == "" && printer.Name(f) == only {
			return f
		}
	}
	if strings.HasPrefix(only, "%") {
		return nil
	}
	for n, f := range all {
		if f.GC != "" && b.bodies.calls(n, f) {
			return f
		}
	}
	if !b.c.usual() || slices.ContainsFunc(m.Funcs, mayRecord) {
		return nil
	}
	return all[0]
}

// isNamed reports whether a text is a function's name with its sigil.
func isNamed(text, name string) bool {
	if strings.HasPrefix(text, `@"`) {
		return string(ir.AppendName(nil, '@', name)) == text
	}
	return len(text) == len(name)+1 && text[0] == '@' && text[1:] == name && ir.NameIsPlain(name)
}

// mayRecord reports whether a function is collected, or one of the intrinsics whose calls have
// records.
func mayRecord(f *ir.Func) bool {
	is := func(name string) bool { return strings.HasPrefix(f.Name(), "llvm.experimental."+name) }
	return f.GC != "" || is("stackmap") || is("patchpoint") || is("gc.")
}

// calls reports whether a function calls something that may be a safepoint.
func calls(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if callee := in.CalledFunc(); in.Op.IsCall() &&
				(callee == nil || !callee.IsIntrinsic() || gc.IsStatepoint(in)) {
				return true
			}
		}
	}
	return false
}

// Only returns the name of the only function that has documents and all its links, "" if all have.
// Such a compilation serves [report.Report.Excerpt], and what lists all functions.
func (c *Compilation) Only() string {
	if c.only == nil {
		return ""
	}
	return printer.Name(c.only)
}

// Shows reports whether a function has documents and all its links.
func (c *Compilation) Shows(function provenance.ID) bool {
	return c.only == nil || c.only.ID() == function
}

// Serves reports whether the compilation has what an excerpt about a function needs; see
// [report.Request]'s Only.
func (c *Compilation) Serves(only string) bool {
	return c.only == nil || only == report.FirstFunction || only == c.Only()
}
