package datalayout

import (
	"slices"
	"strings"

	"statepoint/core/ir"
)

// NormalTriple inserts the vendor that a short target triple omits: architecture, vendor, system,
// environment.
func NormalTriple(t string) string {
	parts := strings.Split(t, "-")
	if len(parts) < 2 {
		return t
	}
	for _, system := range []string{"linux", "freebsd", "netbsd", "openbsd", "windows", "win32",
		"darwin", "macosx", "none"} {
		if strings.HasPrefix(parts[1], system) {
			return strings.Join(slices.Insert(parts, 1, "unknown"), "-")
		}
	}
	return t
}

// Complete gives a module with opaque pointers that names its target and has no data layout that of
// the target, as opt does: alignments that the text leaves out depend on it.
func Complete(m *ir.Module) {
	if m.DataLayout == "" && m.Dialect.Opaque() {
		m.DataLayout = OfTarget(m.TargetTriple)
	}
}

// OfTarget is LLVM 22's data layout for a target triple, "" for targets not used with stack
// maps.
func OfTarget(triple string) string {
	arch, system, _ := strings.Cut(triple, "-")
	mangling := "-m:e"
	switch {
	case strings.Contains(system, "apple") || strings.Contains(system, "darwin") ||
		strings.Contains(system, "macosx"):
		mangling = "-m:o"
	case strings.Contains(system, "win32") || strings.Contains(system, "windows"):
		mangling = "-m:w"
	}
	switch arch {
	case "x86_64", "amd64":
		pointers := ""
		if strings.HasSuffix(system, "x32") {
			pointers = "-p:32:32"
		}
		return "e" + mangling + pointers +
			"-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
	case "aarch64", "arm64":
		if mangling == "-m:e" {
			return "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-" +
				"i64:64-i128:128-n32:64-S128-Fn32"
		}
	}
	return ""
}
