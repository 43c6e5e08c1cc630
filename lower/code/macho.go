package code

import (
	"fmt"
	"strconv"
	"strings"
)

// NewMachO returns the properties of assembly for a target with Mach-O objects, nil for other
// targets. Systems are named by their Darwin release (darwin19) or by that of macOS (macosx10.15).
func NewMachO(triple string) *MachO {
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
		return &MachO{Version: versionDirective(v)}
	}
	if strings.Contains(system, "apple") {
		return &MachO{}
	}
	return nil
}

// versionDirective names the targeted macOS release, in the directive that the release uses.
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
