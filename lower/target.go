package lower

import "strings"

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
			return "its object, and the names and sections of its assembly, are ELF's"
		}
	}
	return ""
}
