package lower

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/code"
)

// noteTarget says of a module for another target what is not as there.
func (c *Compiler) noteTarget() {
	if other := OtherTarget(c.m.TargetTriple); other != "" {
		c.diags.Add(source.Diagnostic{Severity: source.Note, Span: c.m.TripleSpan,
			Message: fmt.Sprintf("the module is for `%s`; %s", c.m.TargetTriple, other),
			Notes: []string{"The passes do the same for every machine; the code, the frame and " +
				"the places in the stack map are those of x86-64 with ELF."}})
	}
}

// OtherTarget says what is not as a module asks whose target triple names another target than
// x86-64 with ELF objects and the System V conventions, "" if nothing is.
func OtherTarget(triple string) string {
	arch, system, _ := strings.Cut(triple, "-")
	switch arch {
	case "", "x86_64", "x86_64h", "amd64":
	default:
		return "its code is what x86-64 makes of it"
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

// machO is what the assembly of a target is like that has Mach-O objects, nil for others. Systems
// are named by their release, darwin19, or by that of macOS, macosx10.15.
func machO(triple string) *code.MachO {
	_, system, _ := strings.Cut(triple, "-")
	for _, name := range []string{"darwin", "macosx", "macos"} {
		_, release, ok := strings.Cut(system, name)
		if !ok {
			continue
		}
		release, _, _ = strings.Cut(release, "-")
		var v [3]int
		for i, part := range strings.SplitN(release, ".", 3) {
			v[i], _ = strconv.Atoi(part)
		}
		if name == "darwin" && v[0] > 0 {
			if v[0] < 20 {
				v = [3]int{10, v[0] - 4, 0}
			} else {
				v = [3]int{v[0] - 9, 0, 0}
			}
		}
		return &code.MachO{Version: versionDirective(v)}
	}
	if strings.Contains(system, "apple") {
		return &code.MachO{}
	}
	return nil
}

// versionDirective names the release of macOS that code is for, in the directive of its time.
func versionDirective(v [3]int) string {
	if v[0] < 10 {
		return ""
	}
	text := ".build_version macos, "
	if v[0] == 10 && v[1] < 14 {
		text = ".macosx_version_min "
	}
	text += fmt.Sprintf("%d, %d", v[0], v[1])
	if v[2] > 0 {
		text += fmt.Sprintf(", %d", v[2])
	}
	return text
}
