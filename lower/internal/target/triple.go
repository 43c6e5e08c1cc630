package target

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/internal/isel/build"
)

// Triple reports the differences from the target of the module's triple, if that is another target:
// before everything else, and as a warning if the code is for another processor.
func (v *Checks) Triple() {
	m := v.env.Module
	difference := differenceFrom(m.TargetTriple)
	if difference == "" {
		return
	}
	d := source.Diagnostic{Severity: source.Note, Span: m.TripleSpan,
		Message: fmt.Sprintf("the module is for `%s`; %s", m.TargetTriple, difference),
		Notes: []string{"The passes do the same for every machine; the code, the frame and " +
			"the places in the stack map are those of x86-64 with ELF."}}
	if isForeign(m.TargetTriple) {
		d.Severity, d.Code = source.Warning, build.CodeUnsupported
	}
	v.env.Diags.Items = slices.Insert(v.env.Diags.Items, 0, d)
}

// isForeign reports whether a target triple names another processor than x86-64.
func isForeign(triple string) bool {
	arch, _, _ := strings.Cut(triple, "-")
	switch arch {
	case "", "x86_64", "x86_64h", "amd64":
		return false
	}
	return true
}

// differenceFrom describes how code and objects, which are for x86-64, ELF and System V, differ
// from those of a target. It is "" for that target.
func differenceFrom(triple string) string {
	if isForeign(triple) {
		return "it compiles as for x86-64"
	}
	_, system, _ := strings.Cut(triple, "-")
	for _, s := range []string{"windows", "win32", "cygwin", "uefi"} {
		if strings.Contains(system, s) {
			return "its calls are those of System V, and its object is ELF's"
		}
	}
	for _, s := range []string{"apple", "darwin", "macos"} {
		if strings.Contains(system, s) {
			return "its object is ELF's, though its assembly is for Mach-O"
		}
	}
	return ""
}
