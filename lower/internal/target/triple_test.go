package target_test

import (
	"strings"
	"testing"

	"statepoint/lower/internal/target"
)

// TestOtherTargets has every target that code is not made for be told.
func TestOtherTargets(t *testing.T) {
	for triple, want := range map[string]string{
		"": "", "x86_64-unknown-linux-gnu": "", "x86_64-pc-linux": "", "amd64-unknown-freebsd": "",
		"i386-unknown-linux-gnu": "as for x86-64", "aarch64-apple-macosx": "as for x86-64",
		"x86_64-pc-windows-msvc": "those of System V", "x86_64-pc-win32": "those of System V",
		"x86_64-apple-macosx10.15.0": "its object is ELF's",
		"x86_64-apple-darwin":        "is for Mach-O",
	} {
		if got := target.DifferenceFrom(triple); (got == "") != (want == "") ||
			!strings.Contains(got, want) {
			t.Errorf("%q: %q, want %q", triple, got, want)
		}
	}
}
