package target

import (
	"fmt"
	"strings"

	"statepoint/core/source"
)

// Triple notes the differences from the target of the module's triple, if that is another target.
func (v *Checks) Triple() {
	m := v.env.Module
	if difference := differenceFrom(m.TargetTriple); difference != "" {
		v.env.Diags.Add(source.Diagnostic{Severity: source.Note, Span: m.TripleSpan,
			Message: fmt.Sprintf("the module is for `%s`; %s", m.TargetTriple, difference),
			Notes: []string{"The passes do the same for every machine; the code, the frame and " +
				"the places in the stack map are those of x86-64 with ELF."}})
	}
}

// differenceFrom describes how code and objects, which are for x86-64, ELF and System V, differ
// from those of a target. It is "" for that target.
func differenceFrom(triple string) string {
	arch, system, _ := strings.Cut(triple, "-")
	switch arch {
	case "", "x86_64", "x86_64h", "amd64":
	default:
		return "it compiles as for x86-64"
	}
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
